/** The field of a level: a pen with a gate at the upper fence, and what stands between it and the flock. Every free cell has a way to the gate. */
import { SOLID, Tiles } from '../../kit/tiles.js';
import type { Game } from '../../kit/types.js';
import { H, W, type Field, type Idea, type Pen, type Spot } from './state.js';

const IDEAS: readonly Idea[] = ['meadow', 'hedge', 'scattered', 'brook', 'hedges'];
/** rows of the inside of the pen */
const DEEP = 3;
/** half of the pen's width */
const HALF = 3;

export const ideaOf = (g: Game): Idea => IDEAS[(g.level - 1) % IDEAS.length] as Idea;

/** Steps from some cells to every other over a field, −1 where no way leads; no corner is cut. */
export function spread(tiles: Tiles, from: readonly Spot[], into: Int16Array): void {
  into.fill(-1);
  const queue: number[] = [];
  for (const { x, y } of from) {
    const at = Math.floor(y) * W + Math.floor(x);
    if (into[at] !== -1 || tiles.cells[at] === SOLID) continue;
    into[at] = 0;
    queue.push(at);
  }
  for (let i = 0; i < queue.length; i++) {
    const at = queue[i] as number;
    const step = (into[at] as number) + 1;
    for (const next of [at - 1, at + 1, at - W, at + W])
      if (into[next] === -1 && tiles.cells[next] !== SOLID) {
        into[next] = step;
        queue.push(next);
      }
  }
}

/** Where to go from here, some steps down `ways`: the middle of a cell. */
export function ahead(tiles: Tiles, ways: Int16Array, from: Spot, steps: number): Spot {
  let x = Math.floor(from.x);
  let y = Math.floor(from.y);
  for (let i = 0; i < steps; i++) {
    const here = ways[y * W + x] ?? -1;
    let best = here < 0 ? 9999 : here;
    let [bx, by] = [x, y];
    for (let dy = -1; dy <= 1; dy++)
      for (let dx = -1; dx <= 1; dx++) {
        const step = ways[(y + dy) * W + x + dx] ?? -1;
        if (step < 0 || step >= best) continue;
        if (dx && dy && (tiles.get(x + dx, y) === SOLID || tiles.get(x, y + dy) === SOLID)) continue;
        best = step;
        [bx, by] = [x + dx, y + dy];
      }
    if (bx === x && by === y) break;
    [x, y] = [bx, by];
  }
  return { x: x + 0.5, y: y + 0.5 };
}

const free = (): Tiles => {
  const tiles = new Tiles(W, H);
  tiles.fill(0, 0, W, 1, SOLID);
  tiles.fill(0, H - 1, W, 1, SOLID);
  tiles.fill(0, 0, 1, H, SOLID);
  tiles.fill(W - 1, 0, 1, H, SOLID);
  return tiles;
};

/** A row across the field with a gap: its cells, but for the gap's. */
function across(g: Game, y: number, gap: number, from: number): Spot[] {
  const left = g.rand.int(Math.max(3, from - 9), Math.min(W - 4 - gap, from + 9));
  return Array.from({ length: W - 2 }, (_, i) => ({ x: i + 1, y })).filter(({ x }) => x < left || x >= left + gap);
}

export function buildField(g: Game): Field {
  const { rand, skill } = g;
  const ground = free();
  const pasture = free();
  const mid = g.level === 1 ? rand.int(10, W - 10) : rand.int(6, W - 6);
  const gate = skill < 0.4 ? 4 : skill < 0.72 ? 3 : 2;
  const left = mid - Math.ceil(gate / 2);
  const pen: Pen = {
    x: mid - HALF,
    y: 1,
    w: HALF * 2,
    h: DEEP,
    left,
    right: left + gate,
    edge: DEEP + 1,
  };
  // the pen's sides are a cell thick for the flock; the hero stays outside of all of it
  ground.fill(pen.x - 1, 1, pen.w + 2, DEEP + 1, SOLID);
  pasture.fill(pen.x - 1, 1, pen.w + 2, DEEP + 1, SOLID);
  pasture.fill(pen.x, 1, pen.w, DEEP, 0);
  pasture.fill(pen.left, pen.edge, gate, 1, 0);

  const idea = ideaOf(g);
  const gap = skill < 0.4 ? 6 : skill < 0.72 ? 5 : 4;
  const hedges = [
    ...(idea === 'hedge' ? across(g, 9, gap, mid) : []),
    ...(idea === 'hedges' ? [...across(g, 8, gap, mid), ...across(g, 12, gap, W - mid)] : []),
  ];
  const water =
    idea === 'brook'
      ? across(g, 9, gap, mid).flatMap(({ x, y }) => [
          { x, y },
          { x, y: y + 1 },
        ])
      : [];
  for (const { x, y } of hedges) {
    ground.set(x, y, SOLID);
    pasture.set(x, y, SOLID);
  }
  for (const { x, y } of water) pasture.set(x, y, SOLID);

  // what stands about stands apart from all else, so that a flock gets past on either side
  const stones: Spot[] = [];
  const wanted = 3 + Math.round(skill * 3);
  for (let i = 0; i < 60 && stones.length < wanted; i++) {
    const x = rand.int(3, W - 4);
    const y = rand.int(4, H - 4);
    const clear = (one: Spot, by: number): boolean => Math.max(Math.abs(one.x - x), Math.abs(one.y - y)) >= by;
    if (x >= pen.x - 3 && x < pen.x + pen.w + 3 && y < pen.edge + 4) continue;
    if (![...hedges, ...water].every((one) => clear(one, 3)) || !stones.every((one) => clear(one, 4))) continue;
    stones.push({ x, y });
    ground.set(x, y, SOLID);
    pasture.set(x, y, SOLID);
  }
  const way = new Int16Array(W * H);
  spread(
    pasture,
    Array.from({ length: gate }, (_, i) => ({ x: pen.left + i, y: pen.edge })),
    way,
  );
  return { ground, pasture, pen, way, stones, hedges, water };
}

/** Whether an animal may be set there: free for it and for the hero, with a way to the gate, and not near it. */
export function isOpen({ pasture, ground, way, pen }: Field, { x, y }: Spot): boolean {
  const at = Math.floor(y) * W + Math.floor(x);
  return (
    x > 1.6 &&
    x < W - 1.6 &&
    y > pen.edge + 2 &&
    y < H - 1.6 &&
    !pasture.solid(x, y) &&
    !ground.solid(x, y) &&
    (way[at] as number) > 5
  );
}
