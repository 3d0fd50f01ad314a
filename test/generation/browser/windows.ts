/**
 * Each kind is opened twice: as a page in the window of its device, where it is played to the end (`hands/plays.ts`), and as a
 * bundle in the other window.
 */
import type { Frame } from 'playwright-core';
import { expect } from 'vitest';
import type { Genre } from '../../../src/generation/design.js';
import { PLAYS } from './hands/plays.js';
import { GENRES } from './turns.js';

interface KindWindow {
  readonly genre: Genre;
  readonly viewport: { readonly width: number; readonly height: number };
}

export const WIDE = { width: 1280, height: 720 };
/** a phone's */
export const TALL = { width: 360, height: 640 };

/** A kind that is played by touch is opened as a page in the tall window. */
const isTall = (genre: Genre): boolean =>
  PLAYS.some(({ design, device }) => design.genre === genre && device === 'touch');

export const BUNDLE_WINDOWS: readonly KindWindow[] = GENRES.map((genre) => ({
  genre,
  viewport: isTall(genre) ? WIDE : TALL,
}));

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

/** The game's picture fills the window, and the hero is in it. */
export async function isInView(frame: Frame): Promise<void> {
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
