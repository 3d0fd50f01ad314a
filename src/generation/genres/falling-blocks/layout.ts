/** Wells: empty, with rubble to dig away, with treasures in a buried picture. Each is proven by playing it with the pieces that will come. */
import type { Actor } from '../../design.js';
import type { Game } from '../../kit/types.js';
import { Random } from '../../kit/random.js';
import { COLS, ROWS, SHAPES, USUAL } from './shapes.js';
import { solve } from './solver.js';
import type { BlocksIdea, Cell, Layout, State } from './state.js';

/** pieces that a player puts in the time between two pushes, at least: the proof's, a slow one */
const FRAMES_A_PIECE = 200;

/** The next bag: each of the seven once, shuffled, and the small ones among them where they come. */
export const nextBag = (bag: Random, idea: BlocksIdea | null): number[] =>
  bag.shuffle([...SHAPES.keys()].slice(0, idea === 'crumbs' ? SHAPES.length : USUAL));

/** Where the hole of a pushed row is. */
export const holeOf = (i: number, seed: number): number => Math.floor(i / 2 + seed * 7.3) % COLS;

export function bitsOf(cells: readonly (Cell | null)[]): number[] {
  return Array.from({ length: ROWS }, (_, y) => {
    let bits = 0;
    for (let x = 0; x < COLS; x++) if (cells[y * COLS + x]) bits |= 1 << x;
    return bits;
  });
}

/** Enemies and obstacles in turn lie in the rubble. */
export function rubbleActor(g: Game, i: number): Actor {
  const { enemies, obstacles, items } = g.design.cast;
  const list = g.has('noEnemies') ? (obstacles.length > 0 ? obstacles : items) : [...enemies, ...obstacles];
  return list[i % list.length] as Actor;
}

function rubble(g: Game, cells: (Cell | null)[], rows: number): void {
  let hole = g.rand.int(0, COLS - 1);
  for (let j = 0; j < rows; j++) {
    const y = ROWS - 1 - j;
    for (let x = 0; x < COLS; x++)
      if (x !== hole) cells[y * COLS + x] = { actor: rubbleActor(g, j + Math.floor(x / 2)), tone: 7, ripe: true };
    // wells of two rows are easier than a new hole in each
    if (j % 2 === 1 || g.skill > 0.7) hole = (hole + g.rand.int(2, COLS - 2)) % COLS;
  }
}

/** A mirrored figure of rubble with treasures in it. */
function picture(g: Game, cells: (Cell | null)[], rows: number, treasures: number): void {
  const { goal, items } = g.design.cast;
  const { rand } = g;
  for (let j = 0; j < rows; j++) {
    const y = ROWS - 1 - j;
    const gap = rand.int(0, COLS / 2 - 1);
    for (let x = 0; x < COLS / 2; x++) {
      // narrower towards the top, never a full row
      if (x === gap || (j > rows - 3 && x < (j - rows + 3) * 1.5 && rand.chance(0.7))) continue;
      const cell = { actor: rubbleActor(g, j + x), tone: 7, ripe: true };
      cells[y * COLS + x] = cell;
      cells[y * COLS + COLS - 1 - x] = cell;
    }
  }
  const places = rand.shuffle(
    [...cells.keys()].filter((i) => cells[i] && Math.floor(i / COLS) >= ROWS - rows && Math.floor(i / COLS) < ROWS),
  );
  const taken = new Set<number>();
  for (const i of places) {
    const y = Math.floor(i / COLS);
    if (taken.has(y) || taken.size >= treasures) continue;
    taken.add(y);
    cells[i] = { actor: goal ?? (items[taken.size % items.length] as Actor), tone: 8, ripe: true };
  }
}

/** pieces that a decent player needs at most for one of many wells */
const SHORT = 34;

export interface Order {
  readonly layout: Layout;
  readonly counts: State['counts'];
  readonly need: number;
  /** frames between rows from below, 0: none */
  readonly push: number;
  readonly idea: BlocksIdea | null;
}

export interface Well {
  readonly cells: (Cell | null)[];
  readonly need: number;
  readonly bagSeed: number;
}

/** Whether a decent player gets it done with the bags of that seed; how many pieces that takes. */
export function provenIn(
  well: Well,
  { counts, push, idea }: Pick<Order, 'counts' | 'push' | 'idea'>,
  seed: number,
): number | null {
  const bag = new Random(well.bagSeed);
  const queue: number[] = [];
  let rows = bitsOf(well.cells).map((bits, y) => ({ bits, gold: goldIn(well.cells, y) }));
  // a long order is proven by its beginning
  let left = Math.min(well.need, 40);
  let pushed = 0;
  return solve({
    rows: rows.map(({ bits }) => bits),
    piece: (i) => {
      while (queue.length <= i) queue.push(...nextBag(bag, idea));
      return queue[i] as number;
    },
    done: (full) => {
      for (const y of full) left -= counts === 'treasures' ? (rows[y]?.gold ?? 0) : counts === 'things' ? COLS / 4 : 1;
      if (full.length > 0) {
        rows = rows.filter((_, y) => !full.includes(y));
        while (rows.length < ROWS) rows.unshift({ bits: 0, gold: 0 });
      }
      return left <= 0;
    },
    push: push > 0 ? Math.max(2, Math.floor(push / FRAMES_A_PIECE)) : 0,
    hole: () => {
      rows.shift();
      rows.push({ bits: 0, gold: 0 });
      return holeOf(pushed++, seed);
    },
    most: 40 + left * 6,
  });
}

const goldIn = (cells: readonly (Cell | null)[], y: number): number => {
  let gold = 0;
  for (let x = 0; x < COLS; x++) if (cells[y * COLS + x]?.tone === 8) gold++;
  return gold;
};

/** A well of that layout that can be done; fewer rows where the first tries can't. */
export function buildWell(g: Game, order: Order): Well {
  const { layout, counts, need, idea } = order;
  for (let tries = 0; ; tries++) {
    const cells: (Cell | null)[] = Array.from({ length: COLS * ROWS }, () => null);
    // one thing alone would be found by chance
    const rows = Math.max(
      idea === 'buried' ? 2 : 1,
      Math.round((idea === null ? 2.6 : 2.2) + g.skill * 3) - Math.floor(tries / 2),
    );
    if (layout === 'rubble') rubble(g, cells, rows);
    else if (layout === 'picture') picture(g, cells, rows + 1, Math.min(need, rows));
    const gold = cells.filter((cell) => cell?.tone === 8).length;
    const asked =
      counts === 'treasures'
        ? gold
        : layout === 'rubble' && counts === 'lines'
          ? idea === null
            ? Math.max(need, rows + 2)
            : rows
          : need;
    const well = { cells, need: asked, bagSeed: g.rand.int(1, 2 ** 31) };
    const pieces = provenIn(well, order, g.level);
    if (tries >= 8 + (idea === null ? 0 : 6) || (pieces !== null && (idea === null || pieces <= SHORT))) return well;
  }
}
