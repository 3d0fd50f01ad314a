/** Two who were asked for and see the same have a half of the keyboard each, as in two halves of a window. */
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

describe.skipIf(!chromiumIsThere)('a duel on one keyboard', () => {
  const browser = useBrowser();

  it.each([
    ['KeyD', false],
    ['ArrowLeft', true],
  ])('%s is of one of them', async (key, isSecond) => {
    const design = readPrompt({ prompt: 'a sumo game for two players', seed: 4, supported: GENRES });
    expect(design.genre).toBe('duel');
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
    await page.setContent(await composePage(design));
    await page.waitForFunction(() => globalThis.__game !== undefined && document.querySelector('canvas') !== null);
    await page.evaluate(() => globalThis.__game.start());
    await page.evaluate(() => globalThis.__game.step(60));
    const seen = () => page.evaluate(() => globalThis.__game.state() as unknown as Seen);
    const before = await seen();
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
