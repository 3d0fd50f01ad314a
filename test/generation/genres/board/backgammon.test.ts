/** Backgammon: the rules at known positions, dice that must be played, games that care can win, hands, and matches to points. */
import { describe, expect, it } from 'vitest';
import { DIFFICULTIES, type GameDesign, type Rule } from '../../../../src/generation/design.js';
import {
  begun,
  fateOf,
  opening,
  rehearseTurn,
  thrown,
} from '../../../../src/generation/genres/board/backgammon-fate.js';
import { valueOf } from '../../../../src/generation/genres/board/backgammon-mind.js';
import { landing, topSpot } from '../../../../src/generation/genres/board/backgammon-places.js';
import {
  BAR,
  diceOf,
  linesOf,
  MEN,
  OFF,
  pipsOf,
  START,
  stepped,
  stepsOf,
  winnerOf,
  without,
  worthOf,
  type Position,
} from '../../../../src/generation/genres/board/backgammon-rules.js';
import type { State } from '../../../../src/generation/genres/board/backgammon-state.js';
import { backgammon } from '../../../../src/generation/genres/board/backgammon.js';
import { Random } from '../../../../src/generation/kit/random.js';
import { designOf, expectSameAgain, table, tournament, type Table } from '../playing.js';

const designFor = (rules: Rule[] = [], over: Partial<GameDesign> = {}): GameDesign =>
  designOf('backgammon', rules, over);

/** Checkers on these points; the rest are off. */
const men = (on: Record<number, number>): number[] => {
  const own = Array.from({ length: 26 }, (_, point) => on[point] ?? 0);
  own[OFF] = MEN - own.slice(1).reduce((sum, n) => sum + n, 0);
  return own;
};
const at = (mine: Record<number, number>, theirs: Record<number, number> = { 1: 2 }): Position => [
  men(mine),
  men(theirs),
];
const told = (now: Position, dice: number[]): string[] =>
  stepsOf(now, 0, dice)
    .map(({ from, to }) => `${from}/${to}`)
    .toSorted();

describe('the rules', () => {
  it('begin with 167 pips each, and no checker goes onto two of the other side', () => {
    expect(START.map(pipsOf)).toEqual([167, 167]);
    // the others hold 24 − 5, 13 − 1 and 6 − 5
    expect(told(START, [5, 1])).toEqual(['13/8', '24/23', '6/5', '8/3', '8/7']);
  });

  it('send a single checker to the bar, from where it must come in before anything else', () => {
    const hit = stepped(at({ 8: 1, 6: 1 }, { 20: 1, 1: 1 }), 0, { from: 8, to: 5, die: 3 });
    expect([hit[0][5], hit[1][20], hit[1][BAR]]).toEqual([1, 0, 1]);
    expect(told(at({ [BAR]: 1, 8: 1 }, { 3: 2 }), [3, 2])).toEqual(['25/23']);
    expect(told(at({ [BAR]: 1, 8: 1 }, { 3: 2, 2: 2 }), [3, 2])).toEqual([]);
    expect(told(at({ [BAR]: 2, 8: 1 }), [4, 3])).toEqual(['25/21', '25/22']);
  });

  it('take off from home alone, by the exact number, or the rearmost by a higher one', () => {
    expect(told(at({ 7: 1, 4: 1 }), [4])).toEqual(['7/3']);
    expect(told(at({ 4: 1, 2: 1 }), [4])).toEqual(['4/0']);
    expect(told(at({ 4: 1, 2: 1 }), [3])).toEqual(['4/1']);
    expect(told(at({ 4: 1, 2: 1 }), [6])).toEqual(['4/0']);
  });

  it('play both dice where that can be, and else the higher', () => {
    // 10/8 by the two alone would leave no five
    const both = at({ 10: 1, 7: 1 }, { 23: 2, 22: 2 });
    expect(told(both, [5, 2])).toEqual(['10/5', '7/5'].toSorted());
    // here either die, never both
    const one = at({ 13: 1 }, { 18: 2 });
    expect(told(one, [4, 2])).toEqual(['13/9']);
    expect(told(at({ 13: 1 }, { 18: 2, 16: 2 }), [4, 2])).toEqual(['13/11']);
    expect(linesOf(one, 0, [4, 2]).map(({ steps }) => steps)).toEqual([[{ from: 13, to: 9, die: 4 }]]);
  });

  it('play doubles four times, or as often as they go', () => {
    expect(diceOf([3, 3])).toEqual([3, 3, 3, 3]);
    const lines = linesOf(START, 0, diceOf([6, 6]));
    expect(lines.every(({ steps }) => steps.length === 4)).toBe(true);
    expect(linesOf(at({ 13: 1 }, { 24: 2 }), 0, diceOf([4, 4])).map(({ steps }) => steps.length)).toEqual([2]);
  });

  it('find the same positions step by step as all at once', () => {
    const mind = new Random(4);
    let now = START;
    let side: 0 | 1 = 0;
    for (let turn = 0; turn < 60 && winnerOf(now) === null; turn++) {
      const dice = diceOf([mind.int(1, 6), mind.int(1, 6)]);
      const found = new Set<string>();
      const go = (here: Position, left: number[]): void => {
        const steps = stepsOf(here, side, left);
        if (steps.length === 0) found.add(JSON.stringify(here));
        for (const step of steps) go(stepped(here, side, step), without(left, step.die));
      };
      go(now, dice);
      const lines = linesOf(now, side, dice);
      const all = lines.length > 0 ? lines.map((line) => JSON.stringify(line.at)) : [JSON.stringify(now)];
      expect(all.toSorted()).toEqual([...found].toSorted());
      if (lines.length > 0) now = mind.pick(lines).at;
      side = side === 0 ? 1 : 0;
    }
  });

  it('count a won game once, twice where the loser took none off, thrice with one of those in the winner’s home', () => {
    const lost = (on: Record<number, number>): Position => [men({}), men(on)];
    expect([{ 3: 14 }, { 3: 15 }, { 3: 14, 20: 1 }].map((on) => worthOf(lost(on), 0))).toEqual([1, 2, 3]);
  });
});

it('dice are fair: each face as often, by streams that are each side’s own', () => {
  const faces = [0, 0, 0, 0, 0, 0, 0];
  for (let seed = 0; seed < 500; seed++) {
    const fate = fateOf(seed * 31);
    const first = opening(fate);
    expect(first.dice[first.side]).toBe(Math.max(...first.dice));
    for (let turn = 0; turn < 6; turn++) for (const face of thrown(fate, turn % 2 === 0 ? 0 : 1)) faces[face]!++;
  }
  // 1,000 of each, and five deviations of chance
  for (const n of faces.slice(1)) expect(Math.abs(n - 1000)).toBeLessThan(145);
  const other = fateOf(7);
  thrown(other, 0);
  expect(thrown(other, 1)).toEqual(thrown(fateOf(7), 1));
});

it('a single checker that can be hit is worth less, and care wins more often than chance', () => {
  expect(valueOf(at({ 10: 2, 5: 2 }, { 20: 2 }), 0)).toBeGreaterThan(valueOf(at({ 10: 1, 9: 1, 5: 2 }, { 20: 2 }), 0));
  const won = (careless: number): number => {
    let n = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const game = begun(seed * 977);
      let winner: 0 | 1 | null = null;
      for (let turn = 0; turn < 500 && winner === null; turn++) winner = rehearseTurn(game, careless);
      if (winner === 0) n++;
    }
    return n;
  };
  expect(won(0)).toBeLessThan(won(0.6) - 10);
});

describe('a game', () => {
  it.each(DIFFICULTIES)(
    'is won by its bot in at least 19 of 20 seeds at %s, the same way each time',
    (difficulty) => {
      const design = designFor([], { difficulty });
      const first = tournament(backgammon, design);
      expect(first.won).toBeGreaterThanOrEqual(19);
      expectSameAgain(first.traces, backgammon, design);
    },
    60_000,
  );

  it('waits for who does nothing', () => {
    const { run, play, state } = table(backgammon, designFor());
    run(60 * 60);
    expect([play.phase, state().side]).toEqual(['play', 0]);
  });
});

function toPlay(t: Table<State>, now: Position, dice: [number, number]): State {
  t.run(300, undefined, () => t.state().phase === 'roll' || t.state().phase === 'choose');
  const s = t.state();
  Object.assign(s, { at: now, side: 0, dice, phase: 'opening', t: 0, left: [], steps: [], plan: [] });
  t.run(120, undefined, () => s.phase === 'choose');
  return s;
}

describe('hands', () => {
  it('throw, take a checker up, and put it down by keys', () => {
    const t = table(backgammon, designFor());
    const s = toPlay(t, START, [5, 1]);
    t.press('right', 'right', 'a');
    expect(s.from).toBe(8);
    t.press('b');
    expect(s.from).toBeNull();
    t.press('right', 'a');
    expect(s.from).toBe(13);
    t.press('a');
    t.run(40, undefined, () => s.phase === 'choose');
    expect([s.at[0][8], s.at[0][13], s.left]).toEqual([4, 4, [1]]);
  });

  it('tap a checker and where it goes', () => {
    const t = table(backgammon, designFor());
    const s = toPlay(t, START, [3, 1]);
    const tap = ({ x, y }: { x: number; y: number }): void => {
      for (const down of [true, false]) t.run(1, (pad) => (pad.pointer = { x, y, down }));
    };
    tap(topSpot(s.at, 0, 24));
    expect(s.from).toBe(24);
    tap(topSpot(s.at, 0, 8));
    expect(s.from).toBe(8);
    tap(landing(s.at, 0, 5));
    expect([s.phase, s.step]).toEqual(['walk', { from: 8, to: 5, die: 3 }]);
  });

  it('make an only step by themselves, and pass where there is none', () => {
    const t = table(backgammon, designFor());
    const s = toPlay(t, at({ [BAR]: 1, 8: 1 }, { 3: 2 }), [3, 6]);
    t.run(20, undefined, () => s.phase === 'walk');
    expect(s.step).toMatchObject({ from: BAR });
    const shut = table(backgammon, designFor());
    const now = toPlay(shut, START, [5, 1]);
    Object.assign(now, { at: at({ [BAR]: 1, 8: 1 }, { 3: 2, 2: 2 }), dice: [3, 2], phase: 'opening', t: 0 });
    shut.run(100, undefined, () => now.phase === 'pass');
    expect(now.phase).toBe('pass');
    shut.run(60, undefined, () => now.side === 1);
    expect(now.side).toBe(1);
  });

  it('of a second person take the other side, with dice that nobody rehearsed', () => {
    const t = table(backgammon, designFor([{ rule: 'twoPlayers' }]));
    expect(t.state().search).toBeNull();
    const s = toPlay(t, START, [6, 1]);
    Object.assign(s, { side: 1, phase: 'roll', dice: [] });
    t.run(200);
    expect([s.side, s.phase]).toEqual([1, 'roll']);
    t.run(1, (pad) => (pad.pointer = { x: 3, y: 6.5, down: true }));
    expect(s.phase).toBe('tumble');
  });
});

it('a match goes to so many points, and one that is lost costs a life', () => {
  const t = table(
    backgammon,
    designFor([
      { rule: 'points', n: 3 },
      { rule: 'lives', n: 2 },
    ]),
  );
  const s = t.state();
  const end = (points: number[], winner: 0 | 1): void => {
    Object.assign(s, { points, winner, phase: 'over', t: 0 });
    t.run(120, undefined, () => s.phase === 'deal');
  };
  end([2, 0], 0);
  expect([t.play.phase, t.game().lives, s.points]).toEqual(['play', 2, [2, 0]]);
  end([2, 4], 1);
  expect([t.play.phase, t.game().lives, s.points]).toEqual(['play', 1, [0, 0]]);
  end([3, 0], 0);
  t.run(60);
  expect(t.play.phase).toBe('win');
});
