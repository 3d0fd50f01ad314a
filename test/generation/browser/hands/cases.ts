/** One test for each kind of game, or each way that it is played in, and each device: with that device alone it is begun and won. */
import { describe, expect, it } from 'vitest';
import type { GameDesign, GameMode, Genre } from '../../../../src/generation/design.js';
import { chromiumIsThere } from '../../../helpers/browser.js';
import { useBrowser } from '../../../helpers/shared-browser.js';
import { designLike, penguin } from '../../designs.js';
import { begin, open } from './open.js';

/** modes, and a seed where it is one that decides, that make another game of the same kind */
const WAYS: Partial<Record<Genre, readonly (readonly [mode: GameMode | undefined, seed?: number])[]>> = {
  aim_physics: [['golf', 20260], ['golf', 20262], ['archery']],
  duel: [['court'], ['fight'], ['ring']],
  maze: [[undefined], ['stealth']],
  quiz: [[undefined], ['typing']],
  reaction: [['holes'], ['slice'], ['fish'], ['lamp']],
};

/** Easy and short, of two levels: the second finds hands that are still in the middle of something. */
function casesOf(genre: Genre): [string, GameDesign][] {
  const easy = designLike(penguin, { genre, difficulty: 'easy', rules: [{ rule: 'levels', n: 2 }] });
  const ways = WAYS[genre];
  if (!ways) return [[genre, easy]];
  return ways.map(([mode, seed = easy.seed]) => [
    `${genre}: ${mode ?? 'plain'}, seed ${seed}`,
    designLike(easy, { mode, seed }),
  ]);
}

export function isWonByEachDevice(genres: readonly Genre[]): void {
  describe.skipIf(!chromiumIsThere)('with one device alone', () => {
    const browser = useBrowser();

    describe.each(genres.flatMap(casesOf))('%s', (_, design) => {
      it.each(['keyboard', 'touch', 'gamepad'] as const)(
        'is begun and won by %s',
        async (device) => {
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
  });
}
