/** Match-3: boards without a run and with a swap, in every deal and after every turn; what specials take; moves, targets, boss; and that drag, taps and keys all swap. */
import { describe, expect, it } from 'vitest';
import {
  BLOCKER,
  cleared,
  COLS,
  inShape,
  neighbours,
  NONE,
  ROWS,
  runs,
  SHAPES,
  STAR,
  swaps,
  typesOf,
  xOf,
  yOf,
  type Special,
} from '../../../src/generation/genres/match3/grid.js';
import { match3 } from '../../../src/generation/genres/match3/index.js';
import { X0, Y0, type State } from '../../../src/generation/genres/match3/state.js';
import { Random } from '../../../src/generation/kit/random.js';
import { designOf, table, tournament, type Table } from './playing.js';

const one = { rule: 'levels', n: 1 } as const;
const calm = { rule: 'noEnemies' } as const;

/** Types row by row; what is not given is a board without any match. */
function grid(...rows: string[]): Int8Array {
  const types = new Int8Array(COLS * ROWS);
  for (let c = 0; c < types.length; c++) types[c] = 10 + ((xOf(c) + yOf(c) * 3) % 7);
  rows.forEach((row, y) =>
    [...row].forEach((letter, x) => {
      if (letter !== ' ') types[y * COLS + x] = letter === '#' ? BLOCKER : letter === '*' ? STAR : Number(letter);
    }),
  );
  return types;
}

/** All swaps that make a run, found by doing each and looking for runs anywhere. */
function swapsByTrying(types: Int8Array): string[] {
  const out: string[] = [];
  for (let a = 0; a < types.length; a++)
    for (const b of neighbours(a)) {
      if (b < a || (types[a] as number) < 0 || (types[b] as number) < 0) continue;
      const after = types.slice();
      [after[a], after[b]] = [types[b] as number, types[a] as number];
      if (runs(after).length > 0) out.push(`${a} ${b}`);
    }
  return out.toSorted();
}

const still = (t: Table<State>): void => t.run(1200, undefined, () => t.state().phase === 'ready');

describe('the grid', () => {
  it('finds runs of three and more, each once, not round the edge and not of what is in the way', () => {
    expect(runs(grid())).toEqual([]);
    expect(runs(grid('111'))).toEqual([{ cells: [0, 1, 2], across: true }]);
    expect(runs(grid('1111'))[0]?.cells.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3]);
    expect(runs(grid('1', '1', '1'))).toEqual([{ cells: [0, COLS, COLS * 2], across: false }]);
    expect(runs(grid('    11', '1'))).toEqual([]);
    expect(runs(grid('     11', '11'))).toEqual([]);
    expect(runs(grid('###', '***'))).toEqual([]);
    expect(runs(grid('111', '1', '1'))).toHaveLength(2);
  });

  it('knows what a swap clears, and leaves the board as it was', () => {
    const types = grid('112', '331');
    const before = [...types];
    expect(new Set(cleared(types, 2, COLS + 2))).toEqual(new Set([0, 1, 2]));
    expect(cleared(types, 0, 1)).toEqual([]);
    expect(cleared(grid('11#1'), 2, 3)).toEqual([]);
    expect([...types]).toEqual(before);
    // a star takes all of the type that it is swapped with
    expect(new Set(cleared(grid('*1', '1', '', '1'), 0, 1))).toEqual(new Set([0, 1, COLS, COLS * 3]));
  });

  it('lists the same swaps as trying each one, on 200 boards', () => {
    let some = 0;
    for (let seed = 0; seed < 200; seed++) {
      const rand = new Random(seed);
      const types = Int8Array.from({ length: COLS * ROWS }, () => (rand.chance(0.1) ? BLOCKER : rand.int(0, 5)));
      // boards with a run already are told apart by what is new only: take those without
      if (runs(types).length > 0) continue;
      some++;
      const listed = swaps(types).map(({ a, b }) => `${a} ${b}`);
      expect(listed.toSorted()).toEqual(swapsByTrying(types));
    }
    expect(some).toBeGreaterThan(10);
  });
});

describe('a deal', () => {
  it('has no run, at least two swaps and every cell of its shape, in 150 seeds at three difficulties', () => {
    const shapes = new Set<string>();
    for (const difficulty of ['easy', 'normal', 'hard'] as const)
      for (let seed = 0; seed < 150; seed++) {
        const { state } = table(match3, designOf('match3', [one], { difficulty }), seed);
        const s = state();
        shapes.add(s.shape.name);
        const types = typesOf(s.cells);
        expect(runs(types)).toEqual([]);
        expect(swapsByTrying(types).length).toBeGreaterThan(1);
        for (let c = 0; c < types.length; c++) expect(types[c] !== NONE).toBe(inShape(s.shape, xOf(c), yOf(c)));
      }
    expect([...shapes].toSorted()).toEqual(SHAPES.map(({ name }) => name).toSorted());
  });
});

/** Puts types where they are asked for and a board without a match in the rest; the first swap is then the test's. */
function lay(s: State, types: Int8Array, special?: [number, Special]): void {
  s.cells.forEach((piece, c) => {
    if (!piece) return;
    piece.type = types[c] as number;
    piece.special = special?.[0] === c ? special[1] : null;
  });
}
/** a board of five types in which nothing matches and no swap would */
const quiet = (): Int8Array => Int8Array.from({ length: COLS * ROWS }, (_, c) => (xOf(c) + 2 * yOf(c)) % 5);

/** Drags a piece onto its neighbour. */
function drag(t: Table<State>, a: number, b: number): void {
  const at = (c: number) => ({ x: X0 + xOf(c) + 0.5, y: Y0 + yOf(c) + 0.5 });
  t.play.virtual.pointer = { ...at(a), down: true };
  t.run(3);
  t.play.virtual.pointer = { ...at(b), down: true };
  t.run(2);
  t.play.virtual.pointer = { ...at(b), down: false };
  t.run(1);
}

/** a square board of the first level, at rest */
function open(rules: Parameters<typeof designOf>[1] = [calm]): Table<State> {
  for (let seed = 1; ; seed++) {
    const t = table(match3, designOf('match3', [...rules, one]), seed);
    if (t.state().shape.name !== 'square') continue;
    still(t);
    return t;
  }
}

describe('a turn', () => {
  it('takes back a swap that clears nothing, and asks no move for it', () => {
    const t = open();
    const s = t.state();
    lay(s, quiet());
    const { moves } = s;
    const [a, b] = [s.cells[0]?.type, s.cells[1]?.type];
    drag(t, 0, 1);
    expect(s.phase).toBe('swap');
    still(t);
    expect([s.moves, s.cells[0]?.type, s.cells[1]?.type]).toEqual([moves, a, b]);
  });

  it('by drag, by two taps and by keys clears three and fills up again', () => {
    for (const how of ['drag', 'taps', 'keys'] as const) {
      const t = open();
      const s = t.state();
      const types = quiet();
      // 1 1 . 1: the last but one goes down
      const c = 3 * COLS;
      for (const n of [c, c + 1, c + 2 + COLS]) types[n] = 7;
      lay(s, types);
      const { moves } = s;
      if (how === 'drag') drag(t, c + 2 + COLS, c + 2);
      else if (how === 'taps') {
        for (const n of [c + 2, c + 2 + COLS]) {
          t.play.virtual.pointer = { x: X0 + xOf(n) + 0.5, y: Y0 + yOf(n) + 0.5, down: true };
          t.run(2);
          t.play.virtual.pointer.down = false;
          t.run(2);
        }
      } else {
        s.cursor = c + 2;
        t.press('a', 'down');
      }
      t.run(30, undefined, () => s.phase === 'clear');
      expect([how, s.phase, s.cells.filter((piece) => piece && piece.gone > 0).length]).toEqual([how, 'clear', 3]);
      still(t);
      expect(s.moves).toBe((moves as number) - 1);
      expect(s.cells.filter((piece) => piece === null)).toEqual([]);
    }
  });

  it('makes a special of four, a star of five, a bomb of a corner', () => {
    const made = (put: number[], from: number, to: number): unknown => {
      const t = open();
      const s = t.state();
      const types = quiet();
      for (const n of put) types[n] = 7;
      lay(s, types);
      drag(t, from, to);
      t.run(30, undefined, () => s.phase === 'clear');
      return s.born.map(({ piece }) => piece.special);
    };
    const c = 3 * COLS + 2;
    expect(made([c - 1, c + 1, c + 2, c + COLS], c + COLS, c)).toEqual(['row']);
    expect(made([c - COLS, c + COLS, c + 2 * COLS, c + 1], c + 1, c)).toEqual(['column']);
    expect(made([c - 2, c - 1, c + 1, c + 2, c + COLS], c + COLS, c)).toEqual(['star']);
    expect(made([c + 1, c + 2, c - COLS, c - 2 * COLS, c + COLS], c + COLS, c)).toEqual(['bomb']);
  });

  it.each([
    ['row', (c: number) => yOf(c) === 3],
    ['column', (c: number) => xOf(c) === 2],
    ['bomb', (c: number) => Math.abs(xOf(c) - 2) < 2 && Math.abs(yOf(c) - 3) < 2],
  ] as const)('with a %s takes all that it reaches', (special, reached) => {
    const t = open();
    const s = t.state();
    const types = quiet();
    const c = 3 * COLS + 2;
    for (const n of [c, c + 1, c + 2 + COLS]) types[n] = 7;
    lay(s, types, [c, special]);
    drag(t, c + 2 + COLS, c + 2);
    t.run(30, undefined, () => s.phase === 'clear');
    const gone = s.cells.flatMap((piece, n) => (piece && piece.gone > 0 ? [n] : []));
    const wanted = s.cells.flatMap((_, n) => (reached(n) || [c, c + 1, c + 2].includes(n) ? [n] : []));
    expect(gone).toEqual(wanted);
  });

  it('breaks what is in the way beside a match, and swaps it never', () => {
    const t = open([]);
    const s = t.state();
    const types = quiet();
    const c = 3 * COLS + 2;
    for (const n of [c, c + 1, c + 2 + COLS]) types[n] = 7;
    types[c - COLS] = BLOCKER;
    lay(s, types);
    const way = s.cells[c - COLS];
    if (!way) throw new Error('no piece');
    way.hp = 2;
    drag(t, c - COLS, c - COLS + 1);
    expect(s.phase).toBe('ready');
    drag(t, c + 2 + COLS, c + 2);
    t.run(30, undefined, () => s.phase === 'clear');
    expect([way.hp, way.gone]).toEqual([1, 0]);
  });

  it('deals again where no swap is left, without a run', () => {
    const t = open();
    const s = t.state();
    const types = quiet();
    expect(swapsByTrying(types)).toEqual([]);
    const c = 3 * COLS + 2;
    for (const n of [c, c + 1, c + 2 + COLS]) types[n] = 7;
    lay(s, types);
    drag(t, c + 2 + COLS, c + 2);
    still(t);
    expect(runs(typesOf(s.cells))).toEqual([]);
    expect(swapsByTrying(typesOf(s.cells)).length).toBeGreaterThan(0);
  });
});

describe('a game', () => {
  it('is won by its bot at first try in at least 18 of 20 seeds, the same way each time', () => {
    const first = tournament(match3, designOf('match3'));
    expect(first.won).toBeGreaterThanOrEqual(18);
    expect(tournament(match3, designOf('match3')).traces).toEqual(first.traces);
  }, 120_000);

  it('always has a swap and never a run when it waits, in five games', () => {
    for (let seed = 1; seed <= 5; seed++) {
      const { play, run, state } = table(match3, designOf('match3'), seed);
      play.botMode = 'win';
      let waited = 0;
      run(60 * 200, undefined, () => {
        const s = state();
        if (s.phase !== 'ready' || s.plan) return false;
        waited++;
        expect(runs(typesOf(s.cells))).toEqual([]);
        expect(swaps(typesOf(s.cells)).length).toBeGreaterThan(0);
        return false;
      });
      expect(waited).toBeGreaterThan(5);
    }
  });

  it('waits for who does nothing, and is lost by who wastes all moves', () => {
    const idle = table(match3, designOf('match3'));
    idle.run(60 * 60);
    expect(idle.play.phase).toBe('play');
    const t = open();
    const s = t.state();
    s.moves = 1;
    s.targets.forEach((target) => (target.done = -99));
    const [swap] = swaps(typesOf(s.cells));
    if (!swap) throw new Error('no swap');
    drag(t, swap.a, swap.b);
    t.run(60 * 30);
    expect([s.moves, t.play.phase]).toEqual([0, 'lose']);
  });

  it('gives new moves for a life', () => {
    const t = open([calm, { rule: 'lives', n: 2 }]);
    const s = t.state();
    s.moves = 1;
    s.targets.forEach((target) => (target.done = -99));
    const [swap] = swaps(typesOf(s.cells));
    if (!swap) throw new Error('no swap');
    drag(t, swap.a, swap.b);
    still(t);
    expect([t.game().lives, (s.moves ?? 0) > 1]).toEqual([1, true]);
  });

  it('takes the number of the prompt as its target, and a clock instead of moves', () => {
    const order = table(match3, designOf('match3', [{ rule: 'collect', n: 24 }]));
    const { targets } = order.state();
    expect([order.game().levels, targets.map(({ need, actor }) => [need, actor.name])]).toEqual([1, [[24, 'fish']]]);
    const hurried = table(match3, designOf('match3', [{ rule: 'timer', seconds: 45 }]));
    expect([hurried.state().moves, hurried.game().clockLeft]).toEqual([null, 45]);
    hurried.run(60 * 50);
    expect(hurried.play.phase).toBe('lose');
  });

  it('ends only when the boss is worn down, who throws things in the way meanwhile', () => {
    const { play, game, run, state } = table(
      match3,
      designOf('match3', [one, calm, { rule: 'boss' }, { rule: 'lives', n: 9 }]),
      3,
    );
    const most = state().boss?.most ?? 0;
    expect(most).toBeGreaterThan(20);
    play.botMode = 'win';
    let [early, thrown] = [false, false];
    run(60 * 280, undefined, () => {
      thrown ||= state().cells.some((piece) => piece?.type === BLOCKER);
      early ||= (state().boss?.hp ?? 0) > 0 && game().outcome === 'win';
      return false;
    });
    expect([play.phase, early, state().boss?.hp]).toEqual(['win', false, 0]);
    expect(thrown).toBe(true);
  });

  it('shows a swap to who hesitates', () => {
    const t = open();
    t.run(60 * 8, undefined, () => t.state().hint !== null);
    const { hint } = t.state();
    if (!hint) throw new Error('no hint');
    expect(cleared(typesOf(t.state().cells), hint.a, hint.b).length).toBeGreaterThan(2);
  });

  it('has the prompt’s enemies in the way, and nothing with noEnemies', () => {
    const ways = (rules: Parameters<typeof designOf>[1]): number => {
      let n = 0;
      for (let seed = 1; seed < 12; seed++)
        n += table(match3, designOf('match3', [...(rules ?? []), one]), seed)
          .state()
          .cells.filter((piece) => piece?.type === BLOCKER).length;
      return n;
    };
    expect(ways([])).toBeGreaterThan(0);
    expect(ways([calm])).toBe(0);
    expect(
      table(match3, designOf('match3'))
        .state()
        .blockers.map(({ name }) => name),
    ).toEqual(['walrus']);
  });

  it('gives the moves of the prompt, and asks what they are good for', () => {
    let won = 0;
    for (const n of [10, 20, 40])
      for (let seed = 1; seed <= 5; seed++) {
        const { state, play, run } = table(match3, designOf('match3', [one, { rule: 'moves', n }]), seed);
        expect(state().moves).toBe(n);
        play.botMode = 'win';
        run(60 * 200);
        if (play.phase === 'win') won++;
      }
    expect(won).toBeGreaterThan(13);
  });
});
