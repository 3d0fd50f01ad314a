/** Boards of pipes, each made from its solution: a tree is grown over the cells, cut back to the ways from the source to its sinks, and turned about. */
import type { Random } from '../../kit/random.js';
import { xOf, type Grid } from './grid.js';
import {
  backOf,
  beside,
  FIRST,
  openingsOf,
  opens,
  periodOf,
  SECOND_WATER,
  turned,
  WAYS,
  type Board,
  type End,
  type Water,
  type Way,
} from './pipes.js';

/** What a board is to be like. */
export interface Plan {
  /** cells that are used, in the middle of the grid */
  readonly cols: number;
  readonly rows: number;
  /** how often a way goes on from its end and not from somewhere behind: near 1 long ways, near 0 many branches */
  readonly winding: number;
  /** how often it goes straight on */
  readonly straight: number;
  readonly waters: 1 | 2;
  /** sinks of each water */
  readonly sinks: number;
  /** branches that lead to a plug, of each water */
  readonly plugs: number;
  /** share of the pieces on the way that are bolted on */
  readonly bolts: number;
  /** share of the cells off the way that have a piece all the same */
  readonly spare: number;
  /** share of the used cells that the way is to take */
  readonly filled: number;
  readonly tight: boolean;
}

/** Boards of which the one nearest to the plan is taken. */
const TRIES = 24;
/** straight, corner, tee: pieces that lie about */
const SPARE = [0b0101, 0b0011, 0b0111, 0b0011, 0b0101];

interface Net {
  readonly source: number;
  readonly sinks: readonly number[];
  readonly cells: readonly number[];
}

/** Cells of the plan, in the middle of the grid. */
function regionOf(grid: Grid, { cols, rows }: Plan): number[] {
  const left = Math.floor((grid.cols - cols) / 2);
  const top = Math.floor((grid.rows - rows) / 2);
  return Array.from({ length: cols * rows }, (_, i) => (top + Math.floor(i / cols)) * grid.cols + left + (i % cols));
}

/** Parts cells in two that each hang together: both grow in turn from opposite corners. */
function halvesOf(rand: Random, grid: Grid, region: readonly number[]): [number[], number[]] {
  const free = new Set(region);
  const corners = rand.chance(0.5)
    ? [region[0] as number, region.at(-1) as number]
    : [
        Math.min(...region.filter((cell) => xOf(grid, cell) === xOf(grid, region.at(-1) as number))),
        Math.max(...region.filter((cell) => xOf(grid, cell) === xOf(grid, region[0] as number))),
      ];
  const halves: [number[], number[]] = [[], []];
  // cells that each half may take next, some of which the other has taken since
  const open = corners.map((cell) => [cell]);
  while (free.size > 0)
    halves.forEach((half, i) => {
      const next = open[i] as number[];
      while (next.length > 0) {
        const [cell] = next.splice(rand.int(0, next.length - 1), 1) as [number];
        if (!free.delete(cell)) continue;
        half.push(cell);
        next.push(...WAYS.map((way) => beside(grid, cell, way)).filter((one) => free.has(one)));
        break;
      }
    });
  return halves;
}

/** Joins all of those cells to a tree: openings by cell, written into `pieces`. */
function growTree(rand: Random, grid: Grid, cells: readonly number[], plan: Plan, pieces: Uint8Array): void {
  const free = new Set(cells);
  const first = rand.pick(cells);
  free.delete(first);
  const ends: { cell: number; came: Way | null }[] = [{ cell: first, came: null }];
  while (free.size > 0 && ends.length > 0) {
    const at = rand.chance(plan.winding) ? ends.length - 1 : rand.int(0, ends.length - 1);
    const { cell, came } = ends[at] as { cell: number; came: Way | null };
    const out = WAYS.filter((way) => free.has(beside(grid, cell, way)));
    if (out.length === 0 || openingsOf(pieces[cell] as number) === 4) {
      ends.splice(at, 1);
      continue;
    }
    const way = came !== null && out.includes(came) && rand.chance(plan.straight) ? came : rand.pick(out);
    const next = beside(grid, cell, way);
    pieces[cell] = (pieces[cell] as number) | (1 << way);
    pieces[next] = (pieces[next] as number) | (1 << backOf(way));
    free.delete(next);
    ends.push({ cell: next, came: way });
  }
}

/** Cells joined to one, with how far they are along the tree and which cell they hang on. */
function alongFrom(grid: Grid, pieces: Uint8Array, start: number): Map<number, { far: number; from: number }> {
  const known = new Map([[start, { far: 0, from: -1 }]]);
  for (const [cell, { far }] of known)
    for (const way of WAYS) {
      const next = opens(pieces[cell] as number, way) ? beside(grid, cell, way) : -1;
      if (next >= 0 && !known.has(next)) known.set(next, { far: far + 1, from: cell });
    }
  return known;
}

/** Cuts a tree back to the ways from one leaf to some others; null where it has too few leaves. */
function cutBack(rand: Random, grid: Grid, cells: readonly number[], plan: Plan, pieces: Uint8Array): Net | null {
  const leaves = rand.shuffle(cells.filter((cell) => openingsOf(pieces[cell] as number) === 1));
  const [source] = leaves;
  if (source === undefined || leaves.length < 1 + plan.sinks + plan.plugs) return null;
  const along = alongFrom(grid, pieces, source);
  const far = (cell: number): number => along.get(cell)?.far ?? 0;
  const others = leaves.slice(1).toSorted((a, b) => far(b) - far(a));
  // the first sink is as far as can be, the others anywhere but next door
  const sinks = [
    others[0] as number,
    ...rand
      .shuffle(others.slice(1))
      .filter((cell) => far(cell) > 2)
      .slice(0, plan.sinks - 1),
  ];
  if (sinks.length < plan.sinks || far(sinks[0] as number) < 3) return null;
  const plugs = rand.shuffle(others.filter((cell) => !sinks.includes(cell))).slice(0, plan.plugs);
  const kept = new Set<number>();
  for (const end of [...sinks, ...plugs]) for (let c = end; c >= 0; c = along.get(c)?.from ?? -1) kept.add(c);
  for (const cell of cells) {
    let piece = 0;
    if (kept.has(cell))
      for (const way of WAYS)
        if (opens(pieces[cell] as number, way) && kept.has(beside(grid, cell, way))) piece |= 1 << way;
    pieces[cell] = piece;
  }
  return { source, sinks, cells: [...kept] };
}

function netsOf(rand: Random, grid: Grid, plan: Plan, pieces: Uint8Array): Net[] | null {
  const region = regionOf(grid, plan);
  const parts = plan.waters === 2 ? halvesOf(rand, grid, region) : [region];
  const nets: Net[] = [];
  for (const part of parts) {
    growTree(rand, grid, part, plan, pieces);
    const net = cutBack(rand, grid, part, plan, pieces);
    if (!net) return null;
    nets.push(net);
  }
  return nets;
}

const WATERS: readonly Water[] = [FIRST, SECOND_WATER];

function boardOf(rand: Random, grid: Grid, plan: Plan, solved: Uint8Array, nets: readonly Net[]): Board {
  const onWay = new Uint8Array(solved.length);
  const fixed = new Uint8Array(solved.length);
  const ends = (cellsOf: (net: Net) => readonly number[]): End[] =>
    nets.flatMap((net, i) => cellsOf(net).map((cell) => ({ cell, water: WATERS[i] as Water })));
  const sources = ends(({ source }) => [source]);
  const sinks = ends((net) => net.sinks);
  for (const net of nets) for (const cell of net.cells) onWay[cell] = 1;
  for (const { cell } of [...sources, ...sinks]) fixed[cell] = 1;
  const loose = rand.shuffle([...onWay.keys()].filter((cell) => onWay[cell] && !fixed[cell]));
  // some can always be turned
  for (const cell of loose
    .filter((one) => periodOf(solved[one] as number) > 1)
    .slice(2)
    .slice(0, Math.round(loose.length * plan.bolts)))
    fixed[cell] = 1;
  for (const cell of regionOf(grid, plan))
    if (!onWay[cell] && rand.chance(plan.spare)) solved[cell] = turned(rand.pick(SPARE), rand.int(0, 3));
  return { grid, solved, fixed, onWay, sources, sinks, tight: plan.tight };
}

/** A solved board like the plan. */
export function layPipes(rand: Random, grid: Grid, plan: Plan): Board {
  const wanted = plan.cols * plan.rows * plan.filled;
  let best: { pieces: Uint8Array; nets: Net[]; off: number } | null = null;
  for (let tries = 0; tries < TRIES || !best; tries++) {
    // a plan that asks for more than its cells can have is met as far as it goes
    const eased: Plan =
      tries < TRIES ? plan : { ...plan, winding: 0.3, sinks: 1, plugs: 0, waters: tries > 99 ? 1 : plan.waters };
    const pieces = new Uint8Array(grid.cols * grid.rows);
    const nets = netsOf(rand, grid, eased, pieces);
    if (!nets) continue;
    const off = Math.abs(nets.reduce((sum, { cells }) => sum + cells.length, 0) - wanted);
    if (!best || off < best.off) best = { pieces, nets, off };
  }
  return boardOf(rand, grid, plan, best.pieces, best.nets);
}
