/** Bowling: what rolls count, pins that fall and stay down for the second roll, gutters, spin, and a game that its bot wins. */
import { describe, expect, it } from 'vitest';
import type { GameDesign, Rule } from '../../../../src/generation/design.js';
import { bowling } from '../../../../src/generation/genres/ball/bowling.js';
import { beforeRoll, framesOf, scoreOf } from '../../../../src/generation/genres/ball/bowling-score.js';
import { DIAL, HALF, MID, type State } from '../../../../src/generation/genres/ball/bowling-state.js';
import { designOf, expectSameAgain, table, tournament, type Table } from '../playing.js';

const tableOf = (rules: Rule[] = [], over: Partial<GameDesign> = {}): Table<State> =>
  table(bowling, designOf('bowling', rules, over));
const times = (n: number, ...rolls: number[]): number[] => Array.from({ length: n }, () => rolls).flat();
const totalsOf = (rolls: number[]): (number | null)[] => framesOf(rolls, 10).map(({ total }) => total);

/** Rolls the ball that way, so many radians off the middle. */
function roll(t: Table<State>, off: number, spin = 0): void {
  t.run(12);
  const { ball } = t.state();
  Object.assign(ball, { vx: Math.sin(off) * 16, vy: -Math.cos(off) * 16 });
  Object.assign(t.state(), { phase: 'roll', t: 0, gutter: false, spin });
  t.run(500, undefined, () => t.state().phase === 'aim');
}

describe('the score', () => {
  it.each([
    [300, times(12, 10)],
    [150, times(21, 5)],
    [90, times(10, 9, 0)],
    [0, times(20, 0)],
    [20, [...times(1, 10, 3, 2), ...times(8, 0, 0)]],
    [18, [...times(1, 5, 5, 3, 2), ...times(8, 0, 0)]],
    // a well-known sheet
    [133, [1, 4, 4, 5, 6, 4, 5, 5, 10, 0, 1, 7, 3, 6, 4, 10, 2, 8, 6]],
  ])('is %i for its rolls', (score, rolls) => {
    expect(scoreOf(rolls, 10)).toBe(score);
    expect(totalsOf(rolls).at(-1)).toBe(score);
  });

  it('of a frame waits for the rolls that count for it', () => {
    expect([totalsOf([10]), totalsOf([10, 3]), totalsOf([10, 3, 4])]).toEqual([[null], [null, null], [17, 24]]);
    expect(totalsOf([6, 4])).toEqual([null]);
    expect(totalsOf([6, 4, 5])).toEqual([15, null]);
  });

  it('knows which pins stand next, and when it is over', () => {
    const before = (rolls: number[]): unknown[] => Object.values(beforeRoll(rolls, 10));
    expect(before([])).toEqual([10, true, false]);
    expect(before([3])).toEqual([7, false, false]);
    expect(before([10])).toEqual([10, true, false]);
    expect(before([...times(18, 0), 10])).toEqual([10, true, false]);
    expect(before([...times(18, 0), 10, 4])).toEqual([6, false, false]);
    expect(before([...times(18, 0), 4, 6])).toEqual([10, true, false]);
    expect([before(times(20, 0))[2], before(times(12, 10))[2], before(times(11, 10))[2]]).toEqual([true, true, false]);
  });
});

describe('a game', () => {
  it('is won by its bot at first try in at least 18 of 20 seeds, the same way each time', () => {
    const first = tournament(bowling, designOf('bowling'));
    expect(first.won).toBeGreaterThanOrEqual(18);
    expectSameAgain(first.traces, bowling, designOf('bowling'));
  }, 240_000);

  it('is not won by who does nothing, and lost by who rolls into the gutter', () => {
    const idle = tableOf();
    idle.run(60 * 60);
    expect([idle.play.phase, idle.state().rolls]).toEqual(['play', []]);
    const wide = tableOf();
    for (let i = 0; i < 20; i++) roll(wide, 0.3);
    wide.run(120);
    expect([wide.play.phase, wide.state().rolls]).toEqual(['lose', times(20, 0)]);
  });
});

describe('a roll', () => {
  it('leaves those that stand for the second, and sets all for the next frame', () => {
    const t = tableOf();
    roll(t, 0.1);
    const [first = 0] = t.state().rolls;
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThan(10);
    expect(t.state().pins.filter(({ body }) => body.on)).toHaveLength(10 - first);
    roll(t, 0.3);
    expect(t.state().rolls).toEqual([first, 0]);
    expect(t.state().pins.filter(({ body }) => body.on)).toHaveLength(10);
  });

  it('is bent by spin, and stays in a gutter once it is there', () => {
    const t = tableOf();
    const at = (spin: number): number => {
      const ball = t.state().ball;
      Object.assign(t.state(), { phase: 'roll', t: 0, gutter: false, spin });
      Object.assign(ball, { x: MID, y: 12, vx: 0, vy: -16, on: true });
      t.run(25);
      return ball.x - MID;
    };
    expect([at(-1) < -0.1, Math.abs(at(0)) < 0.01, at(1) > 0.1]).toEqual([true, true, true]);
    Object.assign(t.state().ball, { x: MID + HALF + 0.1, y: 9, vx: 2, vy: -12, on: true });
    t.run(15);
    expect([t.state().gutter, t.state().ball.vx]).toEqual([true, 0]);
  });

  it('gets its spin by a tap on the dial as by the arrows', () => {
    const t = tableOf();
    t.run(1, (pad) => (pad.pointer = { x: DIAL.x, y: DIAL.y, down: true }));
    expect(t.state().spin).toBe(1);
    const keys = tableOf();
    keys.run(20, (pad) => (pad.up = true));
    expect(keys.state().spin).toBeLessThan(-0.3);
  });
});

it('has as many frames as the throws that a prompt says are enough for', () => {
  expect([tableOf().state().frames, tableOf([{ rule: 'throws', n: 6 }]).state().frames]).toEqual([10, 3]);
});
