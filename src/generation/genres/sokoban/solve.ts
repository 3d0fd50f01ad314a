/**
 * Puzzles by reverse breadth-first search: from the solved room boxes are pulled, layer by layer, so each state found is known to be solvable and the
 * least number of pushes that solve it is its layer. The search stops at a number of states, for a room of four boxes has a hundred thousand.
 */
import type { Random } from '../../kit/random.js';
import { flood, next, SIDE, WAYS, type Room } from './room.js';

export interface Puzzle {
  readonly goals: readonly number[];
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

const seen = (): Uint8Array => new Uint8Array(SIDE * SIDE);

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

/** Ways of a shortest walk over free cells; null where there is none. */
export function walkTo(free: (c: number) => boolean, from: number, to: number): number[] | null {
  const steps = flood(free, to);
  if (steps[from] === -1) return null;
  const ways: number[] = [];
  for (let c = from; c !== to;) {
    const way = WAYS.find((one) => steps[next(c, one)] === (steps[c] as number) - 1) as number;
    ways.push(way);
    c = next(c, way);
  }
  return ways;
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
  for (const c of live)
    for (const way of WAYS) {
      const from = next(c, way);
      if (room.floor[from] && room.floor[next(from, way)]) live.add(from);
    }
  return live;
}

/** A puzzle of about `pushes` pushes (fewer where the room has none so deep), or null where its goals leave nothing to push. */
export function buildPuzzle(rand: Random, room: Room, n: number, pushes: number, most: number): Puzzle | null {
  // spots lie together now, apart then
  const first = rand.pick(room.cells);
  const near = flood((c) => room.floor[c] === 1, first);
  const close = rand.chance(0.6);
  const goals = rand
    .shuffle(room.cells)
    .toSorted((a, b) => (close ? (near[a] as number) - (near[b] as number) : 0))
    .slice(0, n);
  const nodes = unsolve(room, goals, most);
  const deepest = nodes.at(-1)?.depth ?? 0;
  const depth = Math.min(deepest, pushes);
  const away = (node: Node): number => node.boxes.filter((box) => !goals.includes(box)).length;
  const fit = nodes.filter((node) => node.depth === depth);
  const least = Math.max(...fit.map(away));
  const start = rand.pick(fit.filter((node) => away(node) === least));
  if (depth < 2 || !start) return null;
  const marks = seen();
  reach(room, start.boxes, start.region, marks, []);
  const hero = rand.pick(room.cells.filter((c) => marks[c] === 1));
  return { goals, boxes: start.boxes, hero, pushes: depth, solution: solutionOf(room, start, hero) };
}
