/** Two who were asked for and see the same have a half of the keyboard or a gamepad each, as in two halves of a window. */
import { describe, expect, it } from 'vitest';
import { GENRES } from '../../../src/generation/design.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';
import { chromiumIsThere } from '../../helpers/browser.js';
import { composePage } from '../../helpers/compose.js';
import { useBrowser } from '../../helpers/shared-browser.js';

interface Seen {
  readonly hero: { readonly x: number; readonly y: number };
  /** whether the other one is a person */
  readonly second: boolean;
}

/** A duel for two, a second into it: its page, what is seen of it, and what was seen at first. */
async function underWay(browser: ReturnType<typeof useBrowser>) {
  const design = readPrompt({ prompt: 'a sumo game for two players', seed: 4, supported: GENRES });
  expect(design.genre).toBe('duel');
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  await page.setContent(await composePage(design));
  await page.waitForFunction(() => globalThis.__game !== undefined && document.querySelector('canvas') !== null);
  await page.evaluate(() => globalThis.__game.start());
  await page.evaluate(() => globalThis.__game.step(60));
  const seen = () => page.evaluate(() => globalThis.__game.state() as unknown as Seen);
  const before = await seen();
  return { page, seen, before };
}

describe.skipIf(!chromiumIsThere)('a duel on one keyboard', () => {
  const browser = useBrowser();

  it.each([
    ['KeyD', false],
    ['ArrowLeft', true],
  ])('%s is of one of them', async (key, isSecond) => {
    const { page, seen, before } = await underWay(browser);
    await page.keyboard.down(key);
    await expect
      .poll(async () => {
        const { hero, second } = await seen();
        return isSecond ? second : hero.x > before.hero.x + 0.3;
      })
      .toBe(true);
    expect((await seen()).second).toBe(isSecond);
    await page.keyboard.up(key);
    await page.close();
  });
});

/** In the page: gamepads in those places, whose sticks lean to the right where it says so. */
function plugIn(leans: readonly (boolean | null)[]): void {
  const buttons = Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 }));
  const pads = leans.map(
    (right, index) =>
      right !== null && {
        id: `pad ${index}`,
        index,
        connected: true,
        mapping: 'standard',
        timestamp: 0,
        axes: [right ? 1 : 0, 0, 0, 0],
        buttons,
      },
  );
  navigator.getGamepads = () => pads.map((pad) => pad || null) as unknown as (Gamepad | null)[];
}

describe.skipIf(!chromiumIsThere)('a duel with gamepads', () => {
  const browser = useBrowser();

  it.each([
    ['the first of two moves the hero', [true, false], [true, false]],
    ['the second of two is the rival’s', [false, true], [false, true]],
    ['a single one moves the hero, whatever its place', [null, true], [true, false]],
  ] as const)('%s', async (_, leans, [moves, joins]) => {
    const { page, seen, before } = await underWay(browser);
    await page.evaluate(plugIn, leans);
    await expect
      .poll(async () => {
        const { hero, second } = await seen();
        return [hero.x > before.hero.x + 0.3, second];
      })
      .toEqual([moves, joins]);
    await page.close();
  });
});
