/** One test for each play: with its device alone the game is begun and won, as a preview shows it. */
import { describe, expect, it } from 'vitest';
import { chromiumIsThere } from '../../../helpers/browser.js';
import { useBrowser } from '../../../helpers/shared-browser.js';
import { toldUntil } from '../host.js';
import { isInView } from '../windows.js';
import { begin, open } from './open.js';
import type { Play } from './plays.js';

export function areWonByOneDevice(plays: readonly Play[]): void {
  describe.skipIf(!chromiumIsThere)('with one device alone', () => {
    const browser = useBrowser();

    it.each(plays)(
      '$name starts quietly, fills the window, is begun and won by $device, and tells the host',
      async ({ design, device }) => {
        const game = await open(browser, design, device);
        await begin(game, device);
        expect((await game.state()).phase).toBe('play');
        await isInView(game.frame);
        expect((await game.play()).phase).toBe('win');
        const told = await toldUntil(game.page, 'win');
        expect(told.slice(0, 2)).toEqual(['ready', 'start']);
        expect(told).not.toContain('error');
        expect(game.asked).toEqual(['/', '/game']);
        expect(game.errors).toEqual([]);
        await game.page.close();
      },
      240_000,
    );
  });
}
