/** The place of a level: walls with gaps, what stands about, hiding places, boards that creak. Every free cell can be reached, without a creak too. */
import { SOLID, Tiles } from '../../kit/tiles.js';
import type { Game } from '../../kit/types.js';
import { isAsleep } from './mode.js';
import { cellOf, dist, H, W, type House, type Idea, type Spot } from './state.js';
import { flood, SIDES } from './ways.js';

const IDEAS: readonly Idea[] = ['sleepers', 'walker', 'hides', 'turners', 'creaks', 'halls', 'patrol', 'treasure'];
/** where they sleep, nobody turns about */
const ASLEEP: readonly Idea[] = ['sleepers', 'creaks', 'hides', 'walker', 'halls', 'treasure'];

export function ideaOf(g: Game): Idea {
  const ideas = isAsleep(g.design) ? ASLEEP : IDEAS;
  return ideas[(g.level - 1) % ideas.length] as Idea;
}
export const ideasOf = (asleep: boolean): number => (asleep ? ASLEEP : IDEAS).length;

const START: Spot = { x: 2.5, y: H - 2.5 };
const GOAL: Spot = { x: W - 2.5, y: 2.5 };

/** Nothing stands on these two, nor right beside them. */
const kept = (spot: Spot): boolean =>
  [START, GOAL].some((one) => dist(one.x - spot.x - 0.5, one.y - spot.y - 0.5) < 2.2);

/** A wall of a few cells along a line, with gaps of two. */
function partition(g: Game, idea: Idea): Spot[] {
  const { rand } = g;
  const upright = (x: number, gaps: readonly number[]): Spot[] =>
    Array.from({ length: H - 2 }, (_, i) => ({ x, y: i + 1 })).filter(
      ({ y }) => !gaps.some((gap) => y === gap || y === gap + 1),
    );
  const level = (y: number, gaps: readonly number[]): Spot[] =>
    Array.from({ length: W - 2 }, (_, i) => ({ x: i + 1, y })).filter(
      ({ x }) => !gaps.some((gap) => x === gap || x === gap + 1),
    );
  if (idea === 'halls')
    return [...level(5, [rand.int(2, 4), rand.int(13, 15)]), ...level(9, [rand.int(3, 6), rand.int(10, 16)])];
  if (idea === 'patrol' || idea === 'treasure')
    return [...upright(6, [rand.int(2, 4), rand.int(9, 11)]), ...upright(13, [rand.int(2, 5), rand.int(8, 11)])];
  if (idea === 'turners' || idea === 'creaks') return upright(rand.int(8, 11), [rand.int(2, 4), rand.int(9, 11)]);
  // a few short pieces in the open
  return [4, 10, 14].flatMap((x) => {
    const y = rand.int(3, H - 7);
    return Array.from({ length: rand.int(2, 3) }, (_, i) => ({ x: x + rand.int(0, 1) * 0, y: y + i }));
  });
}

export function buildHouse(g: Game, idea: Idea): House {
  const { rand } = g;
  const tiles = new Tiles(W, H);
  tiles.fill(0, 0, W, 1, SOLID);
  tiles.fill(0, H - 1, W, 1, SOLID);
  tiles.fill(0, 0, 1, H, SOLID);
  tiles.fill(W - 1, 0, 1, H, SOLID);
  const walls = partition(g, idea).filter((spot) => !kept(spot));
  for (const { x, y } of walls) tiles.set(x, y, SOLID);

  // what stands about has all cells around it free, so that no way is cut
  const stones: Spot[] = [];
  for (let i = 0; i < 90 && stones.length < 9; i++) {
    const spot = { x: rand.int(2, W - 3), y: rand.int(2, H - 3) };
    let clear = !kept(spot);
    for (let dy = -1; dy <= 1; dy++)
      for (let dx = -1; dx <= 1; dx++) clear &&= tiles.get(spot.x + dx, spot.y + dy) !== SOLID;
    if (!clear) continue;
    stones.push(spot);
    tiles.set(spot.x, spot.y, SOLID);
  }

  const free: Spot[] = [];
  const way = flood(tiles, cellOf(START));
  for (let y = 1; y < H - 1; y++)
    for (let x = 1; x < W - 1; x++) if ((way[y * W + x] as number) > 0) free.push({ x, y });
  // one hides at a wall, or beside something
  const hides: Spot[] = [];
  const many = { sleepers: 2, walker: 5, hides: 8, turners: 5, creaks: 4, halls: 8, patrol: 7, treasure: 6 }[idea];
  for (const spot of rand.shuffle(free)) {
    if (hides.length >= many) break;
    const beside = SIDES.some((side) => tiles.cells[spot.y * W + spot.x + side] === SOLID);
    if (!beside || kept(spot) || hides.some((one) => dist(one.x - spot.x, one.y - spot.y) < 3)) continue;
    hides.push(spot);
  }
  const creaks = idea === 'creaks' || (idea === 'treasure' && g.level > 5) ? boards(g, tiles, free, hides) : [];
  return { tiles, walls, stones, hides, creaks, start: { ...START }, goal: { ...GOAL } };
}

/** Boards that creak, as many as leave a quiet way to every cell. */
function boards(g: Game, tiles: Tiles, free: readonly Spot[], hides: readonly Spot[]): Spot[] {
  const loose = new Set<number>();
  const total = free.length + 1;
  const most = 14 + Math.round(g.skill * 14);
  for (const spot of g.rand.shuffle(free)) {
    if (loose.size >= most) break;
    const cell = spot.y * W + spot.x;
    if (kept(spot) || hides.some((one) => one.x === spot.x && one.y === spot.y)) continue;
    loose.add(cell);
    const reached = flood(tiles, cellOf(START), loose).reduce((n, steps) => n + (steps >= 0 ? 1 : 0), 0);
    if (reached < total - loose.size) loose.delete(cell);
  }
  return [...loose].map((cell) => ({ x: cell % W, y: Math.floor(cell / W) }));
}
