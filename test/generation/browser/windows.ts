/**
 * Each kind is opened twice: as a page in one window, where its bot plays to the end, and as a bundle in the other. Which of
 * them is which takes turns within an engine, so that each engine is played to the end in both windows.
 */
import type { Frame } from 'playwright-core';
import { expect } from 'vitest';
import type { Genre } from '../../../src/generation/design.js';
import { engineOf, GENRES, takeTurns } from './turns.js';

interface KindWindow {
  readonly genre: Genre;
  readonly viewport: { readonly width: number; readonly height: number };
}

const WIDE = { width: 1280, height: 720 };
const TALL = { width: 360, height: 640 };

const inTurns = (windows: readonly KindWindow['viewport'][]): KindWindow[] =>
  takeTurns(GENRES, windows, engineOf).map(([genre, viewport]) => ({ genre, viewport }));

export const PAGE_WINDOWS: readonly KindWindow[] = inTurns([WIDE, TALL]);
export const BUNDLE_WINDOWS: readonly KindWindow[] = inTurns([TALL, WIDE]);

/** In the page: whether the hero is where `render_game_to_text` says, in the units that it names; true where none is told. */
function heroInView(): boolean {
  __game.step(20);
  const { hero, coordinates } = JSON.parse(render_game_to_text()) as {
    hero?: { x: number; y: number };
    coordinates: string;
  };
  if (!hero) return true;
  if (coordinates.includes('cells')) return Math.max(Math.abs(hero.x), Math.abs(hero.y)) < 40;
  const at = __game.place(hero.x, hero.y);
  return at.x > 0 && at.x < innerWidth && at.y > 0 && at.y < innerHeight;
}

/** Begins the game from its title card; its picture fills the window, and the hero is in it. */
export async function beginsInView(frame: Frame): Promise<void> {
  expect(await frame.evaluate(() => globalThis.__game.state()['phase'])).toBe('title');
  await frame.locator('.screen.title .go').click();
  await frame.waitForFunction(() => globalThis.__game.state()['phase'] === 'play');
  expect(
    await frame.evaluate(
      () =>
        document.documentElement.scrollWidth <= innerWidth &&
        document.querySelector('canvas')?.clientWidth === innerWidth &&
        document.querySelector('canvas')?.clientHeight === innerHeight,
    ),
  ).toBe(true);
  expect(await frame.evaluate(heroInView)).toBe(true);
}
