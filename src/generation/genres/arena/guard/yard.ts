/** The yard: a fence with gates, places for what is guarded, so far apart that nobody can stand beside all of them, and things to run round. */
import { Spring } from '../../../kit/juice.js';
import { SOLID, Tiles } from '../../../kit/tiles.js';
import type { Game } from '../../../kit/types.js';
import { dist, type Spot } from '../state.js';
import { guardedOf, H, homeOf, MAT, MIDDLE, piecesOf, W, type GuardIdea, type Piece } from './state.js';

/** in the middle of each side, outside the fence; opposite ones follow each other */
const SIDES: readonly Spot[] = [
  { x: -1, y: H / 2 },
  { x: W + 1, y: H / 2 },
  { x: W / 2, y: -1 },
  { x: W / 2, y: H + 1 },
];
/** how many gates are open */
const GATES: Readonly<Record<GuardIdea, number>> = {
  thieves: 2,
  pincer: 2,
  nimble: 3,
  sly: 3,
  over: 2,
  dark: 3,
  sturdy: 4,
};
const STANDING = 7;
/** the ring in which the pieces lie */
const RING = { x: 5.2, y: 4 };

/** Which gates a level has: two are opposite each other. */
export function gatesFor(g: Game, idea: GuardIdea): Spot[] {
  const turned = g.rand.chance(0.5) ? [...SIDES.slice(2), ...SIDES.slice(0, 2)] : SIDES;
  return turned.slice(0, GATES[idea]).map((side) => ({ ...side }));
}

/** A fence around with an opening at each gate, and single things that stand apart: nobody is ever shut in. */
export function buildYard(g: Game, gates: readonly Spot[], homes: readonly Spot[]): { tiles: Tiles; blocks: Spot[] } {
  const tiles = new Tiles(W, H);
  for (let x = 0; x < W; x++) for (const y of [0, H - 1]) tiles.set(x, y, SOLID);
  for (let y = 0; y < H; y++) for (const x of [0, W - 1]) tiles.set(x, y, SOLID);
  for (const { x, y } of gates)
    for (let i = -1; i <= 1; i++) {
      if (y === H / 2) tiles.set(x < 0 ? 0 : W - 1, Math.floor(H / 2) + i, 0);
      else tiles.set(Math.floor(W / 2) + i, y < 0 ? 0 : H - 1, 0);
    }
  const blocks: Spot[] = [];
  for (let i = 0; i < 60 && blocks.length < STANDING; i++) {
    const spot = { x: g.rand.int(2, W - 3) + 0.5, y: g.rand.int(2, H - 3) + 0.5 };
    const isNear = (other: Spot, far: number): boolean => dist(other.x - spot.x, other.y - spot.y) < far;
    // round the only one there is room to run
    const isKept = isNear(MIDDLE, homes.length === 1 ? 3.8 : 2.6) || homes.some((one) => isNear(one, MAT + 1.5));
    if (isKept || blocks.some((one) => isNear(one, 3.6)) || gates.some((one) => isNear(one, 5))) continue;
    tiles.set(Math.floor(spot.x), Math.floor(spot.y), SOLID);
    blocks.push(spot);
  }
  return { tiles, blocks };
}

/** What lies there as a level begins: in a ring, each named thing in turn. */
export function layPieces(g: Game): Piece[] {
  const guarded = guardedOf(g.design);
  const many = piecesOf(g.design, g.lives);
  return Array.from({ length: many }, (_, i) => {
    const a = (i / many) * 6.2832 - 1.5708;
    const far = many === 1 ? 0 : many < 4 ? 0.7 : 1;
    const home = { x: MIDDLE.x + Math.cos(a) * RING.x * far, y: MIDDLE.y + Math.sin(a) * RING.y * far };
    return {
      ...home,
      home,
      actor: guarded[i % guarded.length] ?? g.design.cast.hero,
      at: 'home',
      squash: new Spring(),
    };
  });
}

/** Whether the house itself is guarded. */
export const isFixed = (g: Game): boolean => homeOf(g.design) !== undefined;

/** Turns a way aside before what stands in it; `by` is how wide whoever goes is. */
export function aside(blocks: readonly Spot[], at: Spot, way: Spot, by: number): Spot {
  let { x, y } = way;
  for (const block of blocks) {
    const [dx, dy] = [block.x - at.x, block.y - at.y];
    const far = dist(dx, dy);
    if (far > 1.15 + by || far < 0.01) continue;
    const ahead = (x * dx + y * dy) / far;
    if (ahead <= 0) continue;
    // past it on the side that one is on already
    const side = x * dy - y * dx > 0 ? -1 : 1;
    const push = ahead * (1.5 - Math.max(0, far - 0.5 - by));
    x += ((-dy * side) / far) * push - (dx / far) * ahead * 0.7;
    y += ((dx * side) / far) * push - (dy / far) * ahead * 0.7;
  }
  const length = dist(x, y) || 1;
  return { x: x / length, y: y / length };
}
