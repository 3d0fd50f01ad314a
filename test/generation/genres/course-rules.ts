/** Rules that every course to a goal keeps alike, run or flown. */
import { expect, it } from 'vitest';
import type { Rule } from '../../../src/generation/design.js';
import type { Table } from './playing.js';

interface OnCourse {
  readonly goalX: number;
  readonly arrived: number;
  readonly got: number;
  items: unknown[];
}

/** Registers their tests; `seconds` is how long the way takes, `shape` tells one course from another. */
export function courseRules<S extends OnCourse>(
  tableOf: (rules: Rule[]) => Table<S>,
  seconds: (t: Table<S>) => number,
  shape: (s: S) => number[],
): void {
  it('with a number of things the way goes on until they are caught', () => {
    const t = tableOf([{ rule: 'collect', n: 12 }, { rule: 'lives', n: 20 }, { rule: 'noEnemies' }]);
    const { goalX } = t.state();
    expect(t.game().goal).toMatchObject({ done: 0, of: 12 });
    // what lies before the first goal is gone
    t.state().items = [];
    t.play.botMode = 'win';
    t.run(60 * 120, undefined, () => t.state().goalX > goalX);
    expect(t.state().goalX).toBeGreaterThan(goalX);
    expect(t.state().arrived).toBe(0);
    t.run(60 * 200);
    expect([t.play.phase, t.state().got >= 12]).toEqual(['win', true]);
  });

  it('a clock is lost by who is late, and its way fits into it', () => {
    const t = tableOf([
      { rule: 'timer', seconds: 20 },
      { rule: 'lives', n: 20 },
    ]);
    expect(t.game().clockLeft).toBe(20);
    expect(seconds(t)).toBeLessThan(20);
    t.run(60 * 22);
    expect([t.play.phase, t.game().lives > 0]).toEqual(['lose', true]);
  });

  it('levels come one after the other, each a way of its own', () => {
    const t = tableOf([
      { rule: 'levels', n: 2 },
      { rule: 'lives', n: 20 },
    ]);
    const first = shape(t.state());
    t.play.botMode = 'win';
    t.run(60 * 120, undefined, () => t.game().level === 2);
    expect(t.game().level).toBe(2);
    expect(shape(t.state())).not.toEqual(first);
    t.run(60 * 120);
    expect(t.play.phase).toBe('win');
  });
}
