/** Falling blocks: turns and kicks, wells that are proven by playing them, rows that go, a boss that pushes, and that keys, mouse and finger each can win. */
import { describe, expect, it } from 'vitest';
import type { Rule } from '../../../src/generation/design.js';
import { fallingBlocks } from '../../../src/generation/genres/falling-blocks/index.js';
import { bitsOf, buildWell, provenIn } from '../../../src/generation/genres/falling-blocks/layout.js';
import { COLS, KICKS, ROWS, SHAPES, USUAL } from '../../../src/generation/genres/falling-blocks/shapes.js';
import { bestPut, drop, solve } from '../../../src/generation/genres/falling-blocks/solver.js';
import { LAYOUTS, SHELF, type Cell, type State } from '../../../src/generation/genres/falling-blocks/state.js';
import { cellsOf } from '../../../src/generation/genres/falling-blocks/well.js';
import { Random } from '../../../src/generation/kit/random.js';
import type { Pad } from '../../../src/generation/kit/types.js';
import { designOf, expectSameAgain, table, tournament } from './playing.js';

const stone: Cell = { actor: { name: 'rock', sprite: 'rock', traits: [], from: 'theme' }, tone: 7, ripe: true };
const empty = (): (Cell | null)[] => Array.from({ length: COLS * ROWS }, () => null);
const start = (rules: Rule[] = [], over: object = {}) => {
  const one = table(fallingBlocks, designOf('falling_blocks', [{ rule: 'noEnemies' }, ...rules], over));
  one.state().cells = empty();
  return one;
};

describe('pieces', () => {
  it('are seven of four cells each and four smaller ones, and come back after four turns', () => {
    expect(USUAL).toBe(7);
    expect(SHAPES.map(({ turns: [cells] }) => cells?.length)).toEqual([4, 4, 4, 4, 4, 4, 4, 1, 2, 3, 3]);
    const looks = new Set<string>();
    for (const { turns, box } of SHAPES) {
      for (const cells of turns) {
        expect(new Set(cells.map(String)).size).toBe(turns[0]?.length);
        for (const [x, y] of cells) expect(x >= 0 && y >= 0 && x < box && y < box).toBe(true);
      }
      const [first] = turns;
      looks.add(JSON.stringify(first));
      expect((turns[3] ?? []).map(([x, y]) => [box - 1 - y, x])).toEqual(first);
    }
    expect(looks.size).toBe(SHAPES.length);
    expect(KICKS[0]).toEqual([0, 0]);
  });

  it('come in bags: each of the seven once before any comes again', () => {
    const { run, state, press } = start();
    const seen: number[] = [];
    for (let i = 0; i < 14; i++) {
      run(60, undefined, () => state().piece !== null);
      seen.push(state().piece?.kind ?? -1);
      state().cells = empty();
      press('a');
    }
    const order = (some: number[]) => some.toSorted((a, b) => a - b);
    expect(order(seen.slice(0, 7))).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(order(seen.slice(7))).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('turn off the wall by a kick, and not at all where there is no room', () => {
    const { state, press } = start();
    const s = state();
    Object.assign(s.piece ?? {}, { kind: 0, turn: 1, x: -2, y: 4 });
    press('up');
    expect(s.piece?.turn).toBe(2);
    for (const [x] of cellsOf(s.piece as NonNullable<State['piece']>)) expect(x).toBeGreaterThanOrEqual(0);
    s.cells = empty().map((_, i) => (i % COLS === 3 ? null : stone));
    Object.assign(s.piece ?? {}, { kind: 0, turn: 1, x: 1, y: 4 });
    press('up');
    expect(s.piece?.turn).toBe(1);
  });
});

describe('the solver', () => {
  it('drops, clears and counts', () => {
    const rows = Array.from({ length: ROWS }, () => 0);
    rows[ROWS - 1] = 0b00001111;
    const after = drop(rows, 0, { turn: 0, x: 4 });
    expect(after?.full).toEqual([ROWS - 1]);
    expect(after?.rows.every((bits) => bits === 0)).toBe(true);
    expect(bestPut(rows, 0)).toMatchObject({ x: 4 });
  });

  it('says no where it cannot be done', () => {
    const task = { rows: Array.from({ length: ROWS }, () => 0), hole: () => 0, push: 0, most: 60 };
    // squares alone fill rows of eight; long ones lying down do too; steps alone never get five rows
    expect(solve({ ...task, piece: () => 1, done: () => true })).toBe(1);
    let lines = 0;
    const five = (full: readonly number[]) => (lines += full.length) >= 5;
    expect(solve({ ...task, piece: () => 1, done: five })).not.toBeNull();
    lines = 0;
    expect(solve({ ...task, piece: () => 1, done: five, most: 10 })).toBeNull();
    lines = 0;
    expect(solve({ ...task, piece: () => 3, done: five, push: 1 })).toBeNull();
  });
});

describe('wells', () => {
  it.each(LAYOUTS)(
    'of the layout %s can be done with the pieces that come, in 40 seeds at three difficulties',
    (layout) => {
      const counts = layout === 'picture' ? 'treasures' : 'lines';
      for (const difficulty of ['easy', 'normal', 'hard'] as const) {
        const { game } = table(fallingBlocks, designOf('falling_blocks', [], { difficulty }));
        const g = game();
        for (let seed = 0; seed < 40; seed++) {
          g.rand = new Random(seed);
          const order = { layout, counts, need: 4, push: layout === 'empty' ? 1800 : 0, idea: null } as const;
          const well = buildWell(g, order);
          expect(provenIn(well, order, g.level)).not.toBeNull();
          const rows = bitsOf(well.cells);
          expect(rows.slice(0, 6).every((bits) => bits === 0)).toBe(true);
          expect(rows.filter((bits) => bits !== 0).length > 1).toBe(layout !== 'empty');
          expect(rows).not.toContain((1 << COLS) - 1);
          expect(well.cells.filter((cell) => cell?.tone === 8).length).toBe(layout === 'picture' ? well.need : 0);
        }
      }
    },
  );
});

describe('a game', () => {
  it('is won by its bot at first try in at least 18 of 20 seeds, the same way each time', () => {
    const first = tournament(fallingBlocks, designOf('falling_blocks'));
    expect(first.won).toBeGreaterThanOrEqual(18);
    expectSameAgain(first.traces, fallingBlocks, designOf('falling_blocks'));
  }, 240_000);

  it('is lost by who does nothing', () => {
    const { play, run, state } = table(fallingBlocks, designOf('falling_blocks'));
    run(60 * 600);
    expect([play.phase, state().lines]).toEqual(['lose', 0]);
  });

  const easy = () =>
    table(
      fallingBlocks,
      designOf('falling_blocks', [{ rule: 'levels', n: 1 }, { rule: 'noEnemies' }], { difficulty: 'easy' }),
    );
  const wanted = (s: State) => (s.piece ? bestPut(bitsOf(s.cells), s.piece.kind) : null);

  it('can be finished with the arrow keys and a button alone', () => {
    const { play, run, state } = easy();
    let frame = 0;
    run(60 * 400, (pad: Pad) => {
      pad.left = pad.right = pad.up = pad.a = false;
      const s = state();
      const put = wanted(s);
      if (++frame % 3 !== 0 || !s.piece || !put) return;
      if (s.piece.turn !== put.turn) pad.up = true;
      else if (s.piece.x !== put.x) pad[s.piece.x > put.x ? 'left' : 'right'] = true;
      else pad.a = true;
    });
    expect(play.phase).toBe('win');
  });

  /** `hover`: a mouse goes there with no button; else a finger drags */
  const byPointer = (hover: boolean) => {
    const { play, run, state } = easy();
    const script: Pad['pointer'][] = [];
    const middle = (s: State): number => {
      const xs = s.piece ? cellsOf(s.piece).map(([x]) => x) : [3];
      return (Math.min(...xs) + Math.max(...xs) + 1) / 2;
    };
    const at = (x: number, y: number, down: boolean, n = 1) => {
      for (let i = 0; i < n; i++) script.push({ x, y, down });
    };
    run(60 * 600, (pad: Pad) => {
      const s = state();
      const put = wanted(s);
      if (script.length === 0 && s.piece && put && s.clearing === 0) {
        const here = middle(s) + 0.3;
        if (s.piece.turn !== put.turn) {
          at(here, SHELF + 5, true, 3);
          at(here, SHELF + 5, false, 2);
        } else if (s.piece.x !== put.x) {
          const there = here + put.x - s.piece.x;
          at(here, SHELF + 5, !hover, 2);
          at(there, SHELF + 5, !hover, 4);
          at(there, SHELF + 5, false, 2);
        } else {
          at(here, SHELF + 5, true, 2);
          at(here, SHELF + 8, true, 2);
          at(here, SHELF + 8, false, 2);
        }
      }
      const next = script.shift();
      if (next) pad.pointer = next;
    });
    return play.phase;
  };

  it('can be finished with the mouse alone, and with a finger alone', () => {
    expect([byPointer(true), byPointer(false)]).toEqual(['win', 'win']);
  });

  it('keeps a piece once and gives it back', () => {
    const { state, press, run } = start();
    const first = state().piece?.kind;
    press('b');
    expect([state().hold, state().held]).toEqual([first, true]);
    const second = state().piece?.kind;
    press('b');
    expect(state().hold).toBe(first);
    press('a');
    run(40, undefined, () => state().piece !== null);
    press('b');
    expect([state().piece?.kind, state().hold === second]).toEqual([first, false]);
  });

  it('takes a life and the upper rows when the well is full, or a shield', () => {
    for (const shielded of [true, false]) {
      const { game, state, press } = start(shielded ? [{ rule: 'shield' }] : []);
      const { lives } = game();
      state().cells = empty().map((_, i) => (i >= COLS && i % COLS !== 0 ? stone : null));
      press('a');
      expect([game().lives, state().shields]).toEqual([shielded ? lives : lives - 1, 0]);
      expect(
        state()
          .cells.slice(0, COLS * 6)
          .some(Boolean),
      ).toBe(false);
    }
  });

  it('pushes rows up on its boss level, and is won only when the boss is done', () => {
    const { play, game, run, state } = table(
      fallingBlocks,
      designOf('falling_blocks', [{ rule: 'boss' }, { rule: 'levels', n: 1 }, { rule: 'lives', n: 9 }]),
    );
    expect(state().boss?.hp).toBeGreaterThan(3);
    const idle = table(fallingBlocks, designOf('falling_blocks', [{ rule: 'boss' }, { rule: 'levels', n: 1 }]));
    idle.run(60 * 60, undefined, () => idle.state().pushes > 0);
    expect(bitsOf(idle.state().cells)[ROWS - 1]?.toString(2).replaceAll('0', '').length).toBe(COLS - 1);
    play.botMode = 'win';
    let early = false;
    run(60 * 300, undefined, () => {
      early ||= state().boss !== null && game().outcome === 'win';
      return false;
    });
    expect([play.phase, early]).toEqual(['win', false]);
  });

  it('gathers the number of the prompt, one of each piece, and shows all items and no enemy with noEnemies', () => {
    const { play, game, run, state } = table(
      fallingBlocks,
      designOf('falling_blocks', [{ rule: 'collect', n: 14 }, { rule: 'noEnemies' }]),
    );
    expect([game().levels, state().need]).toEqual([1, 14]);
    play.botMode = 'win';
    const seen = new Set<string>();
    run(60 * 300, undefined, () => {
      for (const cell of state().cells) if (cell) seen.add(cell.actor.sprite);
      return false;
    });
    expect(play.phase).toBe('win');
    expect(state().gathered).toBeGreaterThanOrEqual(14);
    expect([...seen]).toEqual(expect.arrayContaining(['fish', 'snowflake']));
    expect(seen.has('seal') || seen.has('polar-bear')).toBe(false);
  });
});
