/** One test for each play: with its device alone the game is begun and won. */
import { describe, expect, it } from 'vitest';
import { chromiumIsThere } from '../../../helpers/browser.js';
import { useBrowser } from '../../../helpers/shared-browser.js';
import { begin, open } from './open.js';
import type { Play } from './plays.js';

export function areWonByOneDevice(plays: readonly Play[]): void {
  describe.skipIf(!chromiumIsThere)('with one device alone', () => {
    const browser = useBrowser();

    it.each(plays)(
      '$name is begun and won by $device',
      async ({ design, device }) => {
        const game = await open(browser, design, device);
        await begin(game, device);
        expect((await game.state()).phase).toBe('play');
        expect((await game.play()).phase).toBe('win');
        expect(game.errors).toEqual([]);
        await game.page.close();
      },
      240_000,
    );
  });
}
