/**
 * Puzzles by reverse breadth-first search: from the solved room boxes are pulled, layer by layer, so each state found is known to be solvable and the
 * least number of pushes that solve it is its layer. The search stops at a number of states, for a room of four boxes has a hundred thousand.
 */
import type { Random } from '../../kit/random.js';
import { flood, next, SIDE, WAYS, type Room } from './room.js';
import { canPass } from './rules.js';

export interface Puzzle {
  /** as many as boxes; where each box has its own, in their order */
  readonly goals: readonly number[];
  readonly own: boolean;
  readonly boxes: readonly number[];
  readonly hero: number;
  /** the least pushes that solve it */
  readonly pushes: number;
  /** ways of all steps of one shortest solution in pushes */
  readonly solution: readonly number[];
}

interface Node {
  /** sorted cells */
  readonly boxes: readonly number[];
  /** the first cell of the part of the room that the hero is in */
  readonly region: number;
  readonly depth: number;
  readonly after: Node | null;
  /** the push that leads to `after`: the box's cell and the way */
  readonly box: number;
  readonly way: number;
}

export const seen = (): Uint8Array => new Uint8Array(SIDE * SIDE);

/** Marks what the hero can reach and returns its lowest cell: the name of that part. */
function reach(room: Room, boxes: readonly number[], from: number, marks: Uint8Array, queue: number[]): number {
  marks.fill(0);
  for (const box of boxes) marks[box] = 2;
  let lowest = from;
  let n = 1;
  queue[0] = from;
  marks[from] = 1;
  for (let i = 0; i < n; i++) {
    const c = queue[i] as number;
    if (c < lowest) lowest = c;
    for (const way of WAYS) {
      const to = next(c, way);
      if (marks[to] || !room.floor[to]) continue;
      marks[to] = 1;
      queue[n++] = to;
    }
  }
  return lowest;
}

const keyOf = (boxes: readonly number[], region: number): number => {
  let key = region;
  for (const box of boxes) key = key * 81 + box;
  return key;
};

/** All states found from the solved ones, in the order of their pushes; at most `most` of them. */
export function unsolve(room: Room, goals: readonly number[], most: number): Node[] {
  const boxes = goals.toSorted((a, b) => a - b);
  const found = new Set<number>();
  const nodes: Node[] = [];
  const marks = seen();
  const other = seen();
  const queue: number[] = [];
  const add = (node: Node): void => {
    const key = keyOf(node.boxes, node.region);
    if (found.has(key)) return;
    found.add(key);
    nodes.push(node);
  };
  for (const c of room.cells)
    if (!boxes.includes(c))
      add({ boxes, region: reach(room, boxes, c, marks, queue), depth: 0, after: null, box: -1, way: 0 });
  for (let i = 0; i < nodes.length && nodes.length < most; i++) {
    const node = nodes[i] as Node;
    reach(room, node.boxes, node.region, marks, queue);
    for (const [k, box] of node.boxes.entries())
      for (const way of WAYS) {
        const stand = next(box, way);
        const back = next(stand, way);
        // pulled to where the hero stands, who steps back
        if (marks[stand] !== 1 || !room.floor[back] || node.boxes.includes(back)) continue;
        const moved = node.boxes.with(k, stand).sort((a, b) => a - b);
        const region = reach(room, moved, back, other, queue);
        add({ boxes: moved, region, depth: node.depth + 1, after: node, box: stand, way: (way + 2) % 4 });
      }
  }
  return nodes;
}

/** Ways of a shortest walk over free cells, each step of which `may` be gone; null where there is none. */
export function walkTo(
  free: (c: number) => boolean,
  from: number,
  to: number,
  may: (c: number, way: number) => boolean = () => true,
): number[] | null {
  // from the end backwards, so that each cell knows its way on
  const ways = new Int8Array(SIDE * SIDE).fill(-1);
  const queue = [to];
  for (const c of queue)
    for (const way of WAYS) {
      const before = next(c, (way + 2) % 4);
      if (before === to || ways[before] !== -1 || !free(before) || !may(before, way)) continue;
      ways[before] = way;
      queue.push(before);
    }
  const walk: number[] = [];
  for (let c = from; c !== to; c = next(c, ways[c] as number)) {
    if (ways[c] === -1) return null;
    walk.push(ways[c] as number);
  }
  return walk;
}

/** Steps from a state to the solved room: a walk behind each box and the push. */
function solutionOf(room: Room, start: Node, hero: number): number[] {
  const ways: number[] = [];
  let at = hero;
  for (let node = start; node.after; node = node.after) {
    const behind = next(node.box, (node.way + 2) % 4);
    const walk = walkTo((c) => room.floor[c] === 1 && !node.boxes.includes(c), at, behind);
    if (!walk) throw new Error('a push that nobody can get to');
    ways.push(...walk, node.way);
    at = node.box;
  }
  return ways;
}

/** Cells from which one box alone can still be pushed to a goal. */
export function liveCells(room: Room, goals: readonly number[]): Set<number> {
  const live = new Set(goals);
  // what stops a sliding box is not asked, nor whether a door is open: none is given up that can still get home
  const open = { ...room, tiles: { ...room.tiles, door: -1 } };
  for (const c of live)
    for (const way of WAYS) {
      const from = next(c, way);
      if (!room.floor[from] || !room.floor[next(from, way)]) continue;
      const push = (way + 2) % 4;
      if (canPass(open, [], from, push) && canPass(open, [], next(from, way), push)) live.add(from);
    }
  return live;
}

export interface Wish {
  /** spots that a room has; without them some are chosen */
  readonly goals?: readonly number[];
  /** what a puzzle is to be like besides */
  readonly suits?: (puzzle: Puzzle) => boolean;
}

/** starts looked at for one that suits */
const LOOKED_AT = 40;

function spotsOf(rand: Random, room: Room, n: number): number[] {
  // spots lie together now, apart then
  const first = rand.pick(room.cells);
  const near = flood((c) => room.floor[c] === 1, first);
  const close = rand.chance(0.6);
  return rand
    .shuffle(room.cells)
    .toSorted((a, b) => (close ? (near[a] as number) - (near[b] as number) : 0))
    .slice(0, n);
}

/** A puzzle of about `pushes` pushes (fewer where the room has none so deep), or null where its goals leave nothing to push. */
export function buildPuzzle(
  rand: Random,
  room: Room,
  n: number,
  pushes: number,
  most: number,
  wish: Wish = {},
): Puzzle | null {
  const goals = wish.goals ?? spotsOf(rand, room, n);
  const nodes = unsolve(room, goals, most);
  const away = (node: Node): number => node.boxes.filter((box) => !goals.includes(box)).length;
  const marks = seen();
  let left = LOOKED_AT;
  for (let depth = Math.min(nodes.at(-1)?.depth ?? 0, pushes); depth > 1 && left > 0; depth--) {
    const fit = nodes.filter((node) => node.depth === depth);
    const least = Math.max(...fit.map(away));
    for (const start of rand.shuffle(fit.filter((node) => away(node) === least)).slice(0, left)) {
      left--;
      reach(room, start.boxes, start.region, marks, []);
      const hero = rand.pick(room.cells.filter((c) => marks[c] === 1));
      const solution = solutionOf(room, start, hero);
      const puzzle: Puzzle = { goals, own: false, boxes: start.boxes, hero, pushes: depth, solution };
      if (wish.suits?.(puzzle) ?? true) return puzzle;
    }
  }
  return null;
}
