/**
 * A platformer's level, from pieces that each stay inside the jump envelope: no gap is wider and no step higher than `reach` allows with a
 * fifth to spare, so the way from start to goal exists by construction; the playtest's bot then walks it.
 */
import type { Game } from '../../kit/types.js';
import { LEDGE, SOLID, Tiles } from '../../kit/tiles.js';

export interface Level {
  readonly tiles: Tiles;
  /** ground and ledges as rectangles, for drawing */
  readonly ground: readonly { x: number; y: number; w: number; ledge: boolean }[];
  readonly items: { x: number; y: number }[];
  readonly enemies: { x: number; y: number; from: number; to: number }[];
  readonly hazards: { x: number; y: number }[];
  readonly shields: { x: number; y: number }[];
  readonly checkpoints: readonly { x: number; y: number }[];
  readonly goal: { x: number; y: number };
  readonly arena: { from: number; to: number; y: number } | null;
  readonly start: { x: number; y: number };
}

export interface Envelope {
  readonly speed: number;
  readonly jump: number;
  readonly gravity: number;
}

const ROWS = 40;
const TOP = 22;
const LOW = 29;

/** How far a jump carries to a place `up` units higher (negative: lower), in units. */
function reach(e: Envelope, up: number): number {
  const peak = (e.jump * e.jump) / (2 * e.gravity);
  const fall = Math.sqrt((2 * Math.max(0, peak - up)) / e.gravity);
  return e.speed * (e.jump / e.gravity + fall) * 0.8;
}

export function buildLevel(g: Game, e: Envelope): Level {
  const { rand, skill } = g;
  const pieces = Math.round(12 + skill * 8 + (g.rule('collect')?.n ?? 0) * 0.4);
  const tiles = new Tiles(pieces * 14 + 60, ROWS);
  const ground: { x: number; y: number; w: number; ledge: boolean }[] = [];
  const items: { x: number; y: number }[] = [];
  const enemies: { x: number; y: number; from: number; to: number }[] = [];
  const hazards: { x: number; y: number }[] = [];
  const shields: { x: number; y: number }[] = [];
  const checkpoints: { x: number; y: number }[] = [];
  let x = 0;
  let y = 26;
  const flat = (w: number): number => {
    const from = x;
    tiles.fill(x, y, w, ROWS - y, SOLID);
    const last = ground.at(-1);
    if (last && !last.ledge && last.y === y && last.x + last.w === x) last.w += w;
    else ground.push({ x, y, w, ledge: false });
    x += w;
    return from;
  };
  const ledge = (lx: number, ly: number, w: number): void => {
    tiles.fill(lx, ly, w, 1, LEDGE);
    ground.push({ x: lx, y: ly, w, ledge: true });
  };
  const row = (from: number, n: number, height: number): void => {
    for (let i = 0; i < n; i++) items.push({ x: from + i + 0.5, y: y - height });
  };
  const arc = (from: number, w: number, height: number): void => {
    const n = Math.max(2, Math.round(w / 1.2));
    for (let i = 0; i < n; i++) {
      const t = (i + 0.5) / n;
      items.push({ x: from + t * w, y: y - 0.9 - height * 4 * t * (1 - t) });
    }
  };

  flat(9);
  row(5, 3, 0.7);
  checkpoints.push({ x: 2, y: y - 1 });
  const climb = Math.max(1, Math.min(2, Math.floor(((e.jump * e.jump) / (2 * e.gravity)) * 0.75)));
  for (let i = 0; i < pieces; i++) {
    const step = rand.int(-climb, climb);
    y = Math.max(TOP, Math.min(LOW, y + step));
    const what = rand.pick(['walk', 'walk', 'gap', 'gap', 'ledges', 'hazard', 'stairs', 'bridge'] as const);
    if (what === 'walk' || i === 0) {
      const from = flat(rand.int(7, 10));
      if (!g.has('noEnemies') && i > 0 && rand.chance(0.55 + skill * 0.4))
        enemies.push({ x: x - 2.5, y: y - 0.5, from: from + 2, to: x - 1 });
      row(from + 2, rand.int(2, 3), 0.7);
    } else if (what === 'gap') {
      flat(4);
      const w = Math.max(2, Math.min(Math.floor(reach(e, 0) * (0.62 + skill * 0.25)), 5));
      arc(x - 0.5, w + 1, 1.6);
      x += w;
      flat(5);
    } else if (what === 'ledges') {
      const from = flat(rand.int(9, 11));
      const n = rand.int(1, 2);
      for (let k = 0; k < n; k++) {
        ledge(from + 2 + k * 4, y - 2 - k, 3);
        items.push({ x: from + 3.5 + k * 4, y: y - 2.8 - k });
      }
      row(from + 1, 2, 0.7);
      if (!g.has('noEnemies') && rand.chance(0.3 + skill * 0.4))
        enemies.push({ x: x - 2.5, y: y - 0.5, from: from + 1, to: x - 1 });
      if (g.has('shield') && rand.chance(0.5)) shields.push({ x: from + 3.5, y: y - 3 });
    } else if (what === 'hazard') {
      const from = flat(rand.int(9, 11));
      hazards.push({ x: from + 4.5, y: y - 0.45 });
      if (skill > 0.6 && rand.chance(0.5)) hazards.push({ x: from + 5.4, y: y - 0.45 });
      arc(from + 3, 3, 1.2);
    } else if (what === 'stairs') {
      for (let k = 0; k < 3; k++) {
        flat(3);
        items.push({ x: x - 1.5, y: y - 0.7 });
        if (k < 2) y = Math.max(TOP, Math.min(LOW, y + (i % 2 ? 1 : -1)));
      }
    } else {
      flat(3);
      const n = rand.int(2, 3);
      const gap = Math.max(1, Math.min(Math.floor(reach(e, 1) * 0.5), 3));
      for (let k = 0; k < n; k++) {
        x += gap;
        const up = k % 2;
        ledge(x, y - up, 3);
        items.push({ x: x + 1.5, y: y - up - 0.8 });
        x += 3;
      }
      x += gap;
      flat(4);
    }
    if (i % 4 === 3) checkpoints.push({ x: x - 1.5, y: y - 1 });
  }
  let arena: Level['arena'] = null;
  if (g.has('boss') && g.level === g.levels) {
    const from = flat(15);
    checkpoints.push({ x: from + 1, y: y - 1 });
    arena = { from: from + 3, to: x - 1, y };
  }
  const end = flat(10);
  // a wall closes the level; what was not built behind it is never seen
  tiles.fill(x, 0, tiles.w - x, ROWS, SOLID);
  ground.push({ x, y: y - 1, w: 30, ledge: false });
  return {
    tiles,
    ground,
    items,
    enemies,
    hazards,
    shields,
    checkpoints,
    goal: { x: end + 6, y: y - 1 },
    arena,
    start: { x: 2, y: 25 },
  };
}
