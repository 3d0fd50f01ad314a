/** A try at a level that failed: the level begins again as it began, and what the try cost stays. */
import { expect, it } from 'vitest';
import type { Rule } from '../../../src/generation/design.js';
import { entryOf } from '../../../src/generation/genres/index.js';
import { Play } from '../../../src/generation/kit/play.js';
import type { Kind } from '../../../src/generation/kit/types.js';
import { designLike, penguin } from '../designs.js';

const playOf = (rules: Rule[]) => {
  const design = designLike(penguin, { genre: 'racing', rules });
  const play = new Play(entryOf(design)?.kind as unknown as Kind, { design, seed: design.seed, ease: 0, pictures: {} });
  play.begin();
  return play;
};

it.each([
  [[], 2],
  [[{ rule: 'noLose' }], 3],
] as const)('with %j leaves %i of three lives, and the points of before', (rules, lives) => {
  const play = playOf([...rules]);
  const { session } = play;
  const first = JSON.stringify(session.snapshot().hero);
  for (let i = 0; i < 200; i++) play.tick();
  session.addScore(50);
  session.hurt();
  session.tryAgain();
  const before = session.state;
  for (let i = 0; i < 120 && session.state === before; i++) play.tick();
  expect([session.level, session.lives, session.score, JSON.stringify(session.snapshot().hero)]).toEqual([
    1,
    lives,
    0,
    first,
  ]);
  expect(play.phase).toBe('play');
});

it('does nothing once a level is done', () => {
  const { session } = playOf([]);
  session.levelDone();
  session.tryAgain();
  for (let i = 0; i < 120 && session.level === 1; i++) session.step();
  expect(session.level).toBe(2);
});
