/**
 * Balls among walls, arcs and each other: one solver for every game with a ball. Where a ball is headed is swept, so that none
 * gets through a wall however fast it is; what moves by itself (flippers, carts) is moved first and pushes the ball out of its way.
 * No chance, no clock, and only operations that give the same on every machine.
 */
import { onArc, type Arc, type Ball, type Hit, type Wall } from './shapes.js';

export interface Space {
  /** walls and arcs that stay where they are: no more are added, some may go `on` and off */
  readonly walls: readonly Wall[];
  readonly arcs: readonly Arc[];
  /** walls that move, come or go */
  readonly movers: Wall[];
  readonly balls: Ball[];
  /** units/s²; 0 seen from above */
  gravity: number;
  /** part of its pace that a ball loses in a second: cloth, grass, air */
  drag: number;
  /** units a second that rolling takes off in a second, until it stands */
  roll: number;
  /** of two balls: part of the pace between them that comes back */
  clash: number;
  readonly grid: Grid;
  /** where the solver notes the next touch: no new object in a step */
  readonly found: Found;
}

/** The nearest touch on a ball's way: after which part of it, the normal towards the ball, and whose. */
interface Found {
  t: number;
  nx: number;
  ny: number;
  wall: Wall | null;
  arc: Arc | null;
}

/** steps a second: four a frame */
export const STEP = 1 / 240;
/** no ball is faster, units a second: in a step it goes less than its radius */
export const FASTEST = 46;
/** pace into a wall below which nothing bounces: a ball comes to rest */
const SOFT = 0.55;
/** pace into a kicker from which it kicks */
export const KICKS = 2.2;
/** touches in one step; what is left of the way after them is lost */
const TOUCHES = 5;
const SKIN = 1e-4;

/** What stands near each square of the plane, a unit wide: a ball is tried against little else. */
interface Grid {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
  readonly walls: readonly (readonly Wall[])[];
  readonly arcs: readonly (readonly Arc[])[];
}

/** A space for balls up to `r` units; what is not said is still, and seen from above. */
export function space(r: number, over: Partial<Omit<Space, 'grid' | 'found'>> = {}): Space {
  const walls = over.walls ?? [];
  const arcs = over.arcs ?? [];
  return {
    walls,
    arcs,
    movers: [],
    balls: [],
    gravity: 0,
    drag: 0,
    roll: 0,
    clash: 0.9,
    ...over,
    grid: gridOf(walls, arcs, r + FASTEST * STEP),
    found: { t: 1, nx: 0, ny: 0, wall: null, arc: null },
  };
}

/** the box around a wall or an arc's whole circle, wider by `reach` */
const boxOf = (one: Wall | Arc, reach: number): [number, number, number, number] => {
  const by = reach + one.r;
  if ('from' in one) return [one.x - by, one.y - by, one.x + by, one.y + by];
  const { x1, y1, x2, y2 } = one;
  return [Math.min(x1, x2) - by, Math.min(y1, y2) - by, Math.max(x1, x2) + by, Math.max(y1, y2) + by];
};

function gridOf(walls: readonly Wall[], arcs: readonly Arc[], reach: number): Grid {
  const boxes = [...walls, ...arcs].map((one) => boxOf(one, reach));
  const x = Math.floor(Math.min(0, ...boxes.map((box) => box[0])));
  const y = Math.floor(Math.min(0, ...boxes.map((box) => box[1])));
  const columns = Math.ceil(Math.max(1, ...boxes.map((box) => box[2]))) - x;
  const rows = Math.ceil(Math.max(1, ...boxes.map((box) => box[3]))) - y;
  const touching = <T extends Wall | Arc>(all: readonly T[], cell: number): T[] => {
    const left = x + (cell % columns);
    const top = y + Math.floor(cell / columns);
    return all.filter((one) => {
      const [x1, y1, x2, y2] = boxOf(one, reach);
      return x1 <= left + 1 && x2 >= left && y1 <= top + 1 && y2 >= top;
    });
  };
  const cells = Array.from({ length: columns * rows }, (_, cell) => cell);
  return {
    x,
    y,
    columns,
    rows,
    walls: cells.map((cell) => touching(walls, cell)),
    arcs: cells.map((cell) => touching(arcs, cell)),
  };
}

/** the square of the grid in which a ball is; beyond it there is nothing to meet */
function cellAt({ x, y, columns, rows }: Grid, ball: Ball): number {
  const column = Math.floor(ball.x - x);
  const row = Math.floor(ball.y - y);
  return column < 0 || row < 0 || column >= columns || row >= rows ? -1 : row * columns + column;
}

const NO_WALLS: readonly Wall[] = [];
const NO_ARCS: readonly Arc[] = [];

/** One step of `STEP` seconds for all balls; whoever moves walls moves them before. */
export function stepSpace(s: Space, hit?: Hit): void {
  const { balls } = s;
  for (let i = 0; i < balls.length; i++) {
    const ball = balls[i] as Ball;
    // what lies on a level, where nothing moves of itself, goes on lying
    if (!ball.on || (ball.vx === 0 && ball.vy === 0 && s.gravity === 0 && s.movers.length === 0)) continue;
    ball.vy += s.gravity * STEP;
    slow(ball, s);
    const cell = cellAt(s.grid, ball);
    const walls = s.grid.walls[cell] ?? NO_WALLS;
    for (let j = 0; j < s.movers.length; j++) pushOut(ball, s.movers[j] as Wall, hit);
    for (let j = 0; j < walls.length; j++) pushOut(ball, walls[j] as Wall, hit);
    travel(ball, s, walls, s.grid.arcs[cell] ?? NO_ARCS, hit);
  }
  for (let i = 0; i < balls.length; i++)
    for (let j = i + 1; j < balls.length; j++) clash(balls[i] as Ball, balls[j] as Ball, s.clash, hit);
}

function slow(ball: Ball, s: Space): void {
  const square = ball.vx * ball.vx + ball.vy * ball.vy;
  if (square === 0) return;
  let keep = 1 - s.drag * STEP;
  if (s.roll > 0) {
    const pace = Math.sqrt(square);
    keep = Math.max(0, keep - (s.roll * STEP) / pace);
  }
  if (square > FASTEST * FASTEST) keep = FASTEST / Math.sqrt(square);
  ball.vx *= keep;
  ball.vy *= keep;
}

/** Along its way, from touch to touch. */
function travel(
  ball: Ball,
  { found, gravity, movers }: Space,
  walls: readonly Wall[],
  arcs: readonly Arc[],
  hit: Hit | undefined,
): void {
  let left = STEP;
  for (let i = 0; i < TOUCHES && left > 0; i++) {
    const dx = ball.vx * left;
    const dy = ball.vy * left;
    found.t = 1;
    found.wall = null;
    found.arc = null;
    for (let j = 0; j < movers.length; j++) sweepWall(found, ball, dx, dy, movers[j] as Wall);
    for (let j = 0; j < walls.length; j++) sweepWall(found, ball, dx, dy, walls[j] as Wall);
    for (let j = 0; j < arcs.length; j++) sweepArc(found, ball, dx, dy, arcs[j] as Arc);
    ball.x += dx * found.t;
    ball.y += dy * found.t;
    if (!found.wall && !found.arc) return;
    left *= 1 - found.t;
    meet(ball, found.wall, found.arc, found.nx, found.ny, -gravity * left * found.ny, hit);
  }
}

/**
 * Turns a ball at a touch; the normal points to the ball. `early`: pace into the wall that gravity gave the ball for the rest of the step, before
 * its time: what bounces does without it, else each bounce would gain.
 */
function meet(
  ball: Ball,
  met: Wall | null,
  arc: Arc | null,
  nx: number,
  ny: number,
  early: number,
  hit: Hit | undefined,
): void {
  let wx = 0;
  let wy = 0;
  if (met && (met.turn !== 0 || met.vx !== 0 || met.vy !== 0)) {
    const px = ball.x - nx * ball.r - met.x1;
    const py = ball.y - ny * ball.r - met.y1;
    wx = met.vx - met.turn * py;
    wy = met.vy + met.turn * px;
  }
  const rx = ball.vx - wx;
  const ry = ball.vy - wy;
  const into = -(rx * nx + ry * ny);
  if (into <= 0) return;
  const source = (met ?? arc) as Wall | Arc;
  const bounce = into < SOFT ? 0 : source.bounce;
  let out = bounce > 0 ? (1 + bounce) * Math.max(0, into - early) : into;
  if (met && met.kick > 0 && into > KICKS) out = into + Math.max(bounce * into, met.kick);
  ball.vx += nx * out;
  ball.vy += ny * out;
  if (source.grip > 0) {
    const along = -rx * ny + ry * nx;
    ball.vx += ny * along * source.grip;
    ball.vy -= nx * along * source.grip;
  }
  hit?.(source.id, ball.x - nx * ball.r, ball.y - ny * ball.r, into, ball);
}

/** Out of a wall that moved into the ball. */
function pushOut(ball: Ball, w: Wall, hit: Hit | undefined): void {
  if (!w.on) return;
  const reach = ball.r + w.r;
  if (far(ball, w, reach)) return;
  const ex = w.x2 - w.x1;
  const ey = w.y2 - w.y1;
  const square = ex * ex + ey * ey;
  let along = square > 0 ? ((ball.x - w.x1) * ex + (ball.y - w.y1) * ey) / square : 0;
  along = along < 0 ? 0 : along > 1 ? 1 : along;
  let nx = ball.x - (w.x1 + ex * along);
  let ny = ball.y - (w.y1 + ey * along);
  const apart = Math.sqrt(nx * nx + ny * ny);
  if (apart >= reach - SKIN * 2 || apart === 0) return;
  if (w.oneWay && (ex * ny - ey * nx > 0 || apart < reach * 0.6)) return;
  nx /= apart;
  ny /= apart;
  ball.x += nx * (reach - apart);
  ball.y += ny * (reach - apart);
  meet(ball, w, null, nx, ny, 0, hit);
}

/** Whether a ball is clearly off a wall, by the box around it. */
function far(ball: Ball, w: Wall, reach: number): boolean {
  const { x, y } = ball;
  return (
    (x < w.x1 - reach && x < w.x2 - reach) ||
    (x > w.x1 + reach && x > w.x2 + reach) ||
    (y < w.y1 - reach && y < w.y2 - reach) ||
    (y > w.y1 + reach && y > w.y2 + reach)
  );
}

function sweepWall(found: Found, ball: Ball, dx: number, dy: number, w: Wall): void {
  if (!w.on) return;
  const reach = ball.r + w.r;
  if (far(ball, w, reach + Math.abs(dx) + Math.abs(dy))) return;
  const ex = w.x2 - w.x1;
  const ey = w.y2 - w.y1;
  const square = ex * ex + ey * ey;
  const fx = ball.x - w.x1;
  const fy = ball.y - w.y1;
  if (square > 0) {
    const long = Math.sqrt(square);
    // the normal on the ball's side
    let nx = -ey / long;
    let ny = ex / long;
    let off = fx * nx + fy * ny;
    if (off < 0) {
      nx = -nx;
      ny = -ny;
      off = -off;
    } else if (w.oneWay) return;
    const into = -(dx * nx + dy * ny);
    if (into > 0) {
      const t = off <= reach ? 0 : (off - reach) / into;
      if (t < found.t) {
        const along = ((fx + dx * t) * ex + (fy + dy * t) * ey) / square;
        if (along >= 0 && along <= 1 && (!w.oneWay || off > reach - 0.05)) return mark(found, t, nx, ny, w, null);
      }
    }
    if (w.oneWay) return;
    sweepEnd(found, ball, dx, dy, w, w.x2, w.y2, reach);
  }
  sweepEnd(found, ball, dx, dy, w, w.x1, w.y1, reach);
}

/** Against a round end. */
function sweepEnd(
  found: Found,
  ball: Ball,
  dx: number,
  dy: number,
  w: Wall,
  x: number,
  y: number,
  reach: number,
): void {
  const fx = ball.x - x;
  const fy = ball.y - y;
  const b = fx * dx + fy * dy;
  if (b >= 0) return;
  const c = fx * fx + fy * fy - reach * reach;
  let t = 0;
  if (c > 0) {
    const a = dx * dx + dy * dy;
    const root = b * b - a * c;
    if (root < 0) return;
    t = (-b - Math.sqrt(root)) / a;
  }
  if (t >= found.t) return;
  const nx = fx + dx * t;
  const ny = fy + dy * t;
  const apart = Math.sqrt(nx * nx + ny * ny);
  if (apart > 0) mark(found, t, nx / apart, ny / apart, w, null);
}

function sweepArc(found: Found, ball: Ball, dx: number, dy: number, a: Arc): void {
  const fx = ball.x - a.x;
  const fy = ball.y - a.y;
  const apart = Math.sqrt(fx * fx + fy * fy);
  const outside = apart > a.r;
  const reach = outside ? a.r + ball.r : a.r - ball.r;
  const way = Math.abs(dx) + Math.abs(dy);
  if (outside ? apart > reach + way : apart < reach - way) return;
  const b = fx * dx + fy * dy;
  if (outside ? b >= 0 : b <= 0) return;
  let t = 0;
  const c = apart * apart - reach * reach;
  if (outside ? c > 0 : c < 0) {
    const q = dx * dx + dy * dy;
    const root = b * b - q * c;
    if (root < 0) return;
    t = (outside ? -b - Math.sqrt(root) : -b + Math.sqrt(root)) / q;
  }
  if (t >= found.t) return;
  const px = fx + dx * t;
  const py = fy + dy * t;
  if (!onArc(a, Math.atan2(py, px))) return;
  const long = Math.sqrt(px * px + py * py) * (outside ? 1 : -1);
  if (long !== 0) mark(found, t, px / long, py / long, null, a);
}

function mark(found: Found, t: number, nx: number, ny: number, w: Wall | null, a: Arc | null): void {
  found.t = t;
  found.nx = nx;
  found.ny = ny;
  found.wall = w;
  found.arc = a;
}

/** Two balls: apart, and turned by their masses. */
function clash(a: Ball, b: Ball, keep: number, hit: Hit | undefined): void {
  if (!a.on || !b.on) return;
  const reach = a.r + b.r;
  let nx = b.x - a.x;
  if (nx > reach || nx < -reach) return;
  let ny = b.y - a.y;
  if (ny > reach || ny < -reach) return;
  const square = nx * nx + ny * ny;
  if (square >= reach * reach || square === 0) return;
  const apart = Math.sqrt(square);
  nx /= apart;
  ny /= apart;
  const all = a.mass + b.mass;
  const deep = reach - apart;
  a.x -= nx * deep * (b.mass / all);
  a.y -= ny * deep * (b.mass / all);
  b.x += nx * deep * (a.mass / all);
  b.y += ny * deep * (a.mass / all);
  const into = (a.vx - b.vx) * nx + (a.vy - b.vy) * ny;
  if (into <= 0) return;
  const push = ((1 + keep) * into) / all;
  a.vx -= nx * push * b.mass;
  a.vy -= ny * push * b.mass;
  b.vx += nx * push * a.mass;
  b.vy += ny * push * a.mass;
  hit?.(b.id, (a.x + b.x) / 2, (a.y + b.y) / 2, into, a);
}
