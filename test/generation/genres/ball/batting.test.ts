/** Batting: won by its bot in both games, lost by who never swings; what a swing is worth, and runs by bases. */
import { describe, expect, it } from 'vitest';
import type { GameDesign, Rule } from '../../../../src/generation/design.js';
import { batting } from '../../../../src/generation/genres/ball/batting.js';
import { driveOf, windowOf, type Drive, type State } from '../../../../src/generation/genres/ball/batting-state.js';
import { designOf, expectSameAgain, table, tournament, type Table } from '../playing.js';

const tableOf = (mode: 'cricket' | 'baseball', rules: Rule[] = [], over: Partial<GameDesign> = {}): Table<State> =>
  table(batting, designOf('batting', rules, { mode, ...over }));
/** Lets the next ball come, and swings so many frames off the right one. */
function swing(t: Table<State>, off: number): void {
  const s = t.state();
  t.run(300, undefined, () => t.state().phase === 'pitch' && t.state().t >= t.state().pace + off - 1);
  t.run(1, (pad) => (pad.a = true));
  t.run(1, (pad) => (pad.a = false));
  t.run(200, undefined, () => s.phase === 'after');
}
const hit = (t: Table<State>, worth: number): void => {
  const drive: Drive = { angle: 0, far: 5, power: 0.5, worth, caught: false, by: 0 };
  Object.assign(t.state(), { phase: 'flight', t: 999, drive });
  t.run(1);
};

describe.each(['cricket', 'baseball'] as const)('%s', (mode) => {
  it.each(['easy', 'normal', 'hard'] as const)(
    'is won by its bot in at least 48 of 50 seeds when it is %s, the same way each time',
    (difficulty) => {
      const design = designOf('batting', [], { mode, difficulty });
      const first = tournament(batting, design, 50);
      expect(first.won).toBeGreaterThanOrEqual(48);
      expectSameAgain(first.traces, batting, design);
    },
    60_000,
  );

  it('is lost by who never swings: three misses are an out, three outs the game', () => {
    const t = tableOf(mode);
    t.run(60 * 300);
    expect([t.play.phase, t.state().bowled, t.state().runs]).toEqual(['lose', 9, 0]);
  });

  it('is lost by nobody where it is gentle', () => {
    const t = tableOf(mode, [{ rule: 'gentle' }]);
    t.run(60 * 120);
    expect([t.play.phase, t.game().lives]).toEqual(['play', 3]);
  });
});

describe('a swing', () => {
  it('in time sends the ball over the edge, soon to the left, late to the right, and far off past it', () => {
    const t = tableOf('cricket');
    const g = t.game();
    const most = windowOf(g, t.state());
    const angles = [-0.6, 0, 0.6].map((part) => driveOf(g, t.state(), part * most, 0)!.angle);
    expect([angles[0]! < -0.4, angles[1], angles[2]! > 0.4]).toEqual([true, 0, true]);
    expect([driveOf(g, t.state(), 0, 0)!.worth, driveOf(g, t.state(), most + 1, 0)]).toEqual([6, null]);
    expect(driveOf(g, t.state(), 0, 1)!.angle).toBeGreaterThan(0.3);
  });

  it('is made by the button at that frame', () => {
    const t = tableOf('cricket');
    swing(t, 0);
    expect([t.state().runs, t.state().told]).toEqual([6, '6']);
  });

  it('at nothing is a strike, and only one swing counts for a ball', () => {
    const t = tableOf('baseball');
    t.run(300, undefined, () => t.state().phase === 'pitch');
    for (let i = 0; i < 10; i++) t.press('a');
    t.run(300, undefined, () => t.state().phase === 'after');
    expect([t.state().strikes, t.state().runs]).toEqual([1, 0]);
  });

  it('has less time to be right in a harder game', () => {
    const widthOf = (difficulty: 'easy' | 'hard'): number => {
      const t = tableOf('cricket', [], { difficulty });
      return windowOf(t.game(), t.state());
    };
    expect(widthOf('easy')).toBeGreaterThan(widthOf('hard') * 1.3);
  });
});

it('runs come home from the bases', () => {
  const t = tableOf('baseball');
  hit(t, 1);
  expect([t.state().bases, t.state().runs]).toEqual([[true, false, false], 0]);
  hit(t, 2);
  expect([t.state().bases, t.state().runs]).toEqual([[false, true, true], 0]);
  hit(t, 1);
  expect([t.state().bases, t.state().runs]).toEqual([[true, false, true], 1]);
  hit(t, 4);
  expect([t.state().bases, t.state().runs]).toEqual([[false, false, false], 4]);
});

it('counted balls end the game when they are bowled', () => {
  const t = tableOf('cricket', [{ rule: 'throws', n: 2 }, { rule: 'gentle' }]);
  t.run(60 * 60);
  expect([t.state().balls, t.play.phase]).toEqual([0, 'lose']);
});
