/** Battleship: fleets keep apart; who hunts sees the shots alone, and better at each strength; won by its bot, never by doing nothing. */
import { describe, expect, it } from 'vitest';
import { DIFFICULTIES } from '../../../../src/generation/design.js';
import { battleship } from '../../../../src/generation/genres/board/battleship.js';
import {
  aim,
  hasRoom,
  isSunk,
  layFleet,
  lengthsOf,
  shoot,
  SUNK,
  UNKNOWN,
  WATER,
  type Strength,
} from '../../../../src/generation/genres/board/fleet.js';
import { middleOf, type Grid } from '../../../../src/generation/genres/board/grid.js';
import { Random } from '../../../../src/generation/kit/random.js';
import { designOf, expectSameAgain, table, tournament } from '../playing.js';

const square = (side: number): Grid => ({ cols: side, rows: side });

describe('a fleet', () => {
  it.each([6, 8, 10])('on %i cells a side has all its ships, none beside another', (side) => {
    for (let seed = 1; seed <= 20; seed++) {
      const fleet = layFleet(new Random(seed), square(side));
      expect(fleet.map(({ length }) => length)).toEqual(lengthsOf(square(side)));
      for (const ship of fleet)
        expect(
          hasRoom(
            square(side),
            ship,
            fleet.filter((one) => one !== ship),
          ),
        ).toBe(true);
    }
  });

  it('is hit, and a ship that sinks shows the water around it', () => {
    const known = new Uint8Array(64);
    const fleet = [[0, 1]];
    expect([5, 0, 1].map((cell) => shoot(square(8), fleet, known, cell))).toEqual(['water', 'hit', 'sunk']);
    expect([known[0], known[1]]).toEqual([SUNK, SUNK]);
    expect([2, 8, 9, 10].map((cell) => known[cell])).toEqual([WATER, WATER, WATER, WATER]);
    expect(known[3]).toBe(UNKNOWN);
  });
});

it('a hunter never shoots twice at a cell, and needs fewer shots at each strength', () => {
  const shots = (strength: Strength): number => {
    let sum = 0;
    for (let seed = 1; seed <= 30; seed++) {
      const rand = new Random(seed);
      const fleet = layFleet(rand, square(8));
      const known = new Uint8Array(64);
      while (!fleet.every((ship) => isSunk(ship, known))) {
        const left = fleet.filter((ship) => !isSunk(ship, known)).map(({ length }) => length);
        const cell = aim(rand, square(8), left, known, strength);
        expect(known[cell]).toBe(UNKNOWN);
        shoot(square(8), fleet, known, cell);
        sum++;
      }
    }
    return sum / 30;
  };
  const [easy, normal, hard, best] = [shots('easy'), shots('normal'), shots('hard'), shots('best')];
  expect(easy).toBeGreaterThan(normal + 2);
  expect(normal).toBeGreaterThan(hard + 2);
  expect(hard).toBeGreaterThan(best);
});

describe('a game', () => {
  it.each(DIFFICULTIES)('can be won at %s, the same way each time', (difficulty) => {
    const design = designOf('battleship', [], { difficulty });
    const first = tournament(battleship, design);
    expect(first.won).toBeGreaterThanOrEqual({ easy: 18, normal: 17, hard: 12 }[difficulty]);
    expectSameAgain(first.traces, battleship, design);
  });

  it('is not won by who does nothing, before the battle or in it', () => {
    const { run, play, state } = table(battleship, designOf('battleship'));
    run(60 * 30);
    state().laying = false;
    run(60 * 30);
    expect(play.phase).toBe('play');
  });

  it('lets the player turn a ship, lay all anew, and begin', () => {
    const { run, state } = table(battleship, designOf('battleship'));
    const s = state();
    const tap = (cell: number): void => {
      run(1, (pad) => (pad.pointer = { ...middleOf(s.grid, cell), down: true }));
      run(1, (pad) => (pad.pointer = { ...middleOf(s.grid, cell), down: false }));
    };
    s.mine = [
      [27, 28, 29],
      [62, 63],
    ];
    tap(28);
    tap(28);
    expect(s.mine[0]).toEqual([27, 35, 43]);
    tap(10);
    expect(s.mine[0]).toEqual([10, 18, 26]);
    tap(64);
    expect(s.mine.length).toBe(lengthsOf(s.grid).length);
    tap(71);
    expect(s.laying).toBe(false);
    tap(9);
    expect(s.shots[9]).not.toBe(UNKNOWN);
  });
});
