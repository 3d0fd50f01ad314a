/** The first two fifths of the levels are to be learnt in: each begins with all lives again, those after them with what is left. */
import { describe, expect, it } from 'vitest';
import type { Rule } from '../../../src/generation/design.js';
import { runner } from '../../../src/generation/genres/runner/index.js';
import { Session } from '../../../src/generation/kit/session.js';
import { isLearning, settledIn } from '../../../src/generation/kit/skill.js';
import { designOf } from '../genres/playing.js';

const SILENT = { sound() {}, burst() {}, float() {}, shake() {}, flash() {}, banner() {} };

/** Lives at the start of the level after `level`, where one was lost in that one. */
function livesAfter(level: number, rules: Rule[] = []): number {
  const design = designOf('runner', rules);
  const run = new Session(runner, { design, seed: design.seed, ease: 0, pictures: {} }, SILENT, level);
  run.hurt();
  run.levelDone();
  for (let i = 0; i < 600 && run.level === level; i++) run.step();
  expect(run.level).toBe(level + 1);
  return run.lives;
}

describe('the first levels', () => {
  it('each begin with all lives, and the later ones with what is left', () =>
    expect([1, 2, 3, 4, 7].map((level) => livesAfter(level))).toEqual([3, 3, 3, 2, 2]));

  it('give nothing back where the prompt says how many lives there are', () =>
    expect(livesAfter(1, [{ rule: 'lives', n: 4 }])).toBe(3));

  it('are two fifths of all, and of a level alone its beginning', () => {
    const many = Array.from({ length: 10 }, (_, i) => isLearning({ level: i + 1, levels: 10 }));
    expect(many).toEqual([true, true, true, true, false, false, false, false, false, false]);
    expect([settledIn({ level: 1, levels: 10 }), settledIn({ level: 2, levels: 10 }, 1)]).toEqual([0, 0.5]);
    expect([settledIn({ level: 1, levels: 1 }, 0.2), settledIn({ level: 1, levels: 1 }, 1)]).toEqual([0.5, 1]);
  });
});
