/**
 * Puzzles of floors on which a push can't be taken back by a pull (ice, arrows, doors, boxes with a spot of their own): a search forwards from a start, by
 * the rules of play, and of what it finds the end that suits. Each has the fewest pushes that lead to it, for the search goes push by push.
 */
import type { Random } from '../../kit/random.js';
import { next, WAYS, type Room } from './room.js';
import { canPass, move, type Standing } from './rules.js';
import { seen, walkTo, type Puzzle } from './solve.js';

interface Found extends Standing {
  readonly depth: number;
  readonly before: Found | null;
  /** the push that led here: from where, and the way */
  readonly box: number;
  readonly way: number;
}

export interface Start extends Standing {
  /** each box has a spot of its own */
  readonly own?: boolean;
}

/** ends looked at for one that suits */
const LOOKED_AT = 20;

/** Marks where the hero can go to and returns the lowest of those cells. */
function roam(room: Room, { hero, boxes }: Standing, marks: Uint8Array): number {
  marks.fill(0);
  for (const box of boxes) marks[box] = 2;
  marks[hero] = 1;
  let lowest = hero;
  const queue = [hero];
  for (const c of queue) {
    if (c < lowest) lowest = c;
    for (const way of WAYS) {
      const to = next(c, way);
      if (marks[to] || !canPass(room, boxes, c, way)) continue;
      marks[to] = 1;
      queue.push(to);
    }
  }
  return lowest;
}

const keyOf = (own: boolean, boxes: readonly number[]): number =>
  (own ? boxes : boxes.toSorted((a, b) => a - b)).reduce((key, box) => key * 81 + box, 0);

/** The standings that can be reached, in the order of their pushes; at most `most` of them. */
export function explore(room: Room, start: Start, most: number): Found[] {
  const own = start.own ?? false;
  const marks = seen();
  // over arrows a cell may be reached from which there is no way back: there the hero's own cell tells two standings apart
  const parted = room.tiles.arrows.size > 0;
  const first: Found = { ...start, depth: 0, before: null, box: -1, way: 0 };
  const queue = [first];
  const nodes: Found[] = [];
  const found = new Set<number>();
  for (const node of queue) {
    if (nodes.length >= most) break;
    const region = roam(room, node, marks);
    const key = keyOf(own, node.boxes) * 81 + (parted ? node.hero : region);
    if (found.has(key)) continue;
    found.add(key);
    nodes.push(node);
    for (const box of node.boxes)
      for (const way of WAYS) {
        const stand = next(box, (way + 2) % 4);
        if (marks[stand] !== 1) continue;
        const to = move(room, { hero: stand, boxes: node.boxes }, way);
        if (to) queue.push({ hero: to.hero, boxes: to.boxes, depth: node.depth + 1, before: node, box, way });
      }
  }
  return nodes;
}

/** Steps from the start to what was found: a walk behind each box, and the push. */
function stepsTo(room: Room, end: Found): number[] {
  const ways: number[] = [];
  for (let node = end; node.before; node = node.before) {
    const { boxes, hero } = node.before;
    const walk = walkTo(
      (c) => room.floor[c] === 1 && !boxes.includes(c),
      hero,
      next(node.box, (node.way + 2) % 4),
      (c, way) => canPass(room, boxes, c, way),
    );
    if (!walk) throw new Error('a push that nobody can get to');
    ways.unshift(...walk, node.way);
  }
  return ways;
}

/** The ends that no other order of the boxes is nearer to: with spots of their own those are no puzzle, for any box would do. */
function mixed(nodes: readonly Found[]): (node: Found) => boolean {
  const nearest = new Map<number, number>();
  for (const { boxes, depth } of nodes) {
    const key = keyOf(false, boxes);
    if (!nearest.has(key)) nearest.set(key, depth);
  }
  return (node) => (nearest.get(keyOf(false, node.boxes)) as number) < node.depth;
}

/** A puzzle from that start of about `pushes` pushes that ends where `spot` lets boxes lie, and suits; null where none is found. */
export function explorePuzzle(
  rand: Random,
  room: Room,
  start: Start,
  pushes: number,
  most: number,
  wish: { readonly spot: (c: number) => boolean; readonly suits: (puzzle: Puzzle) => boolean },
): Puzzle | null {
  const own = start.own ?? false;
  const nodes = explore(room, start, most);
  const firsts = new Map<number, Found>();
  for (const node of nodes) {
    const key = keyOf(own, node.boxes);
    if (!firsts.has(key)) firsts.set(key, node);
  }
  const isMixed = own ? mixed(nodes) : () => true;
  const ends = [...firsts.values()].filter(
    ({ depth, boxes }) =>
      depth > 1 && depth <= pushes && boxes.every((box) => wish.spot(box) && !start.boxes.includes(box)),
  );
  const order = rand.shuffle(ends).toSorted((a, b) => b.depth - a.depth);
  for (const end of order.filter(isMixed).slice(0, LOOKED_AT)) {
    const puzzle: Puzzle = {
      goals: end.boxes,
      own,
      boxes: start.boxes,
      hero: start.hero,
      pushes: end.depth,
      solution: stepsTo(room, end),
    };
    if (wish.suits(puzzle)) return puzzle;
  }
  return null;
}
