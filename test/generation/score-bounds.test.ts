import { expect, test } from 'vitest';
import { DIFFICULTIES, type Genre } from '../../src/generation/design.js';
import { KINDS } from '../../src/generation/genres/index.js';
import { Play } from '../../src/generation/kit/play.js';
import type { Kind } from '../../src/generation/kit/types.js';
import { SCORE_BOUNDS, scoreBoundOf } from '../../src/generation/score-bounds.js';
import { designLike, penguin } from './designs.js';
import { limitOf } from './play-alone.js';

const kinds = Object.keys(SCORE_BOUNDS) as Genre[];

test.each(kinds)('%s: what the bot scores can be believed at every moment, with room', (genre) => {
  const kind = (KINDS[genre] as { kind: Kind }).kind;
  const { once, perSecond } = scoreBoundOf(genre)!;
  for (const difficulty of DIFFICULTIES) {
    const design = { ...designLike(penguin, { genre, rules: [] }), difficulty, seed: 11 };
    const game = new Play<unknown>(kind, { design, seed: design.seed, ease: 0, pictures: {} });
    game.begin();
    game.botMode = 'win';
    const limit = limitOf(kind, design);
    let room = Infinity;
    for (let frame = 1; frame < limit && game.phase === 'play'; frame += 1) {
      game.tick();
      room = Math.min(room, (once + (perSecond * frame) / 60) / Math.max(1, game.session.score));
    }
    expect(game.session.score).toBeGreaterThan(0);
    expect(room).toBeGreaterThan(1.3);
  }
});

test('what is no kind, and a kind without a bound, has none', () => {
  for (const kind of [null, '', 'chess', 'clicker', 'toString', '__proto__'])
    expect(scoreBoundOf(kind)).toBeUndefined();
});
