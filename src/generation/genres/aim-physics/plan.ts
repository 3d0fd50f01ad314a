/**
 * The proof of a hole, and the bot's eye: a search over angle × power with the game's own physics. Each shot begins when the patrols begin their round,
 * a moment that comes again every `period` frames, so whoever waits for it can do the same.
 */
import { stepWorld } from './physics.js';
import { copyOf, H, shootBall, W, type World } from './world.js';

export interface Shot {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly power: number;
}
/** a shot of more frames than the longest flight there is means a fault */
const LONGEST = 720;

/** Plays a shot to its end on a copy. */
export function after(w: World, angle: number, power: number, t = 0): World {
  const copy = copyOf(w);
  shootBall(copy, angle, power);
  for (let i = 0; i < LONGEST && copy.ball.state === 'fly'; i++) stepWorld(copy, t + i);
  if (copy.ball.state === 'lost') Object.assign(copy.ball, { ...copy.from, vx: 0, vy: 0, state: 'lost' });
  return copy;
}

const CELL = 0.6;
const COLS = Math.ceil(W / CELL);
const ROWS = Math.ceil(H / CELL);

/** Steps to the cup around walls, by cell: how near a ball from above really is. */
function distances(w: World): Float32Array {
  const far = new Float32Array(COLS * ROWS).fill(999);
  if (!w.cup) return far;
  const shut = (c: number): boolean => {
    const x = ((c % COLS) + 0.5) * CELL;
    const y = (Math.floor(c / COLS) + 0.5) * CELL;
    return [...w.walls, ...w.water].some(
      (box) => x > box.x - 0.3 && x < box.x + box.w + 0.3 && y > box.y - 0.3 && y < box.y + box.h + 0.3,
    );
  };
  const blocked = Uint8Array.from({ length: COLS * ROWS }, (_, c) => Number(shut(c)));
  const start = Math.floor(w.cup.y / CELL) * COLS + Math.floor(w.cup.x / CELL);
  far[start] = 0;
  const queue = [start];
  for (const c of queue)
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
      [1, 1],
      [-1, 1],
      [1, -1],
      [-1, -1],
    ] as const) {
      const x = (c % COLS) + dx;
      const y = Math.floor(c / COLS) + dy;
      const to = y * COLS + x;
      if (x < 0 || y < 0 || x >= COLS || y >= ROWS || far[to] !== 999 || blocked[to]) continue;
      far[to] = (far[c] as number) + (dx && dy ? 1.4 : 1);
      queue.push(to);
    }
  return far;
}

const POWERS = {
  top: [1, 0.7, 0.48, 0.3],
  side: [0.98, 0.84, 0.7, 0.56, 0.4],
  targets: [1, 0.88, 0.76, 0.62],
};

function anglesOf(w: World): number[] {
  const { mode, ball, cup } = w;
  if (mode === 'top') {
    const straight = cup ? Math.atan2(cup.y - ball.y, cup.x - ball.x) : 0;
    return Array.from({ length: 20 }, (_, i) => straight + (i / 20) * 6.28319);
  }
  if (mode === 'side') return Array.from({ length: 15 }, (_, i) => -0.3 - (i / 14) * 2.54);
  return Array.from({ length: 15 }, (_, i) => 0.25 - (i / 14) * 1.55);
}

/** Lower is better: what a shot at targets left standing, or how far the ball is from the cup. */
function rate(w: World, far: Float32Array | null): number {
  if (w.mode === 'targets') {
    let left = 0;
    for (const target of w.targets) left += Math.max(0, target.hp) * 10;
    for (const crate of w.crates) left += crate.broken ? 0 : 0.4;
    return left;
  }
  if (w.ball.state === 'in') return -1;
  if (w.ball.state === 'lost') return 900;
  const guard = (w.boss?.hp ?? 0) > 0 ? (w.boss?.hp ?? 0) * 40 : 0;
  if (w.mode === 'side') return guard + Math.abs((w.cup?.x ?? 0) - w.ball.x);
  const cell = Math.min(ROWS - 1, Math.floor(w.ball.y / CELL)) * COLS + Math.min(COLS - 1, Math.floor(w.ball.x / CELL));
  return guard + (far?.[cell] ?? 999) * CELL;
}

const done = (w: World): boolean =>
  w.mode === 'targets' ? w.targets.every((target) => target.hp <= 0) : w.ball.state === 'in';

/** Brings the launcher back for the next shot at targets. */
export function reload(w: World): void {
  if (w.mode === 'targets') Object.assign(w.ball, { ...w.from, vx: 0, vy: 0, state: 'rest', spin: 0 });
  else if (w.ball.state === 'lost') Object.assign(w.ball, { ...w.from, vx: 0, vy: 0, state: 'rest' });
}

interface Node {
  readonly world: World;
  readonly shots: readonly Shot[];
  readonly rate: number;
}

/** Every shot that the search looks at from here, best first; only the one that clears it, if there is one. */
function tries({ world: from, shots }: Node, far: Float32Array | null, t: number): Node[] {
  const { x, y } = from.ball;
  const all: Node[] = [];
  for (const angle of anglesOf(from))
    for (const power of POWERS[from.mode]) {
      const world = after(from, angle, power, t);
      const node = { world, shots: [...shots, { x, y, angle, power }], rate: rate(world, far) };
      if (done(world)) return [node];
      all.push(node);
    }
  return all.sort((a, b) => a.rate - b.rate);
}
const farOf = (w: World): Float32Array | null => (w.mode === 'top' ? distances(w) : null);

/** Shots that clear the world from where the ball lies, at most `most`; null where the search finds none. */
export function plan(w: World, most: number, t = 0): readonly Shot[] | null {
  const far = farOf(w);
  // a tower comes down one way or another; a course may need the second best
  const wide = w.mode === 'targets' ? 1 : 2;
  let beam: Node[] = [{ world: w, shots: [], rate: rate(w, far) }];
  for (let depth = 0; depth < most && beam.length > 0; depth++) {
    const next: Node[] = [];
    for (const node of beam) {
      const all = tries(node, far, t);
      if (all[0] && done(all[0].world)) return all[0].shots;
      next.push(...all.filter((one) => one.rate < 900 && one.rate < node.rate + 2));
    }
    next.sort((a, b) => a.rate - b.rate);
    beam = [];
    for (const node of next) {
      reload(node.world);
      const { x, y } = node.world.ball;
      if (wide > 1 && beam.some(({ world: { ball } }) => Math.abs(ball.x - x) + Math.abs(ball.y - y) < 0.8)) continue;
      if (beam.push(node) === wide) break;
    }
  }
  return null;
}

/** The best single shot from here, for whoever has left the way of the plan. */
export const bestShot = (w: World, t = 0): Shot =>
  tries({ world: w, shots: [], rate: 0 }, farOf(w), t)[0]?.shots[0] as Shot;

/** Every second place of the ball on the way of these shots. */
export function wayOf(w: World, shots: readonly Shot[]): { x: number; y: number }[] {
  const copy = copyOf(w);
  const way: { x: number; y: number }[] = [];
  for (const { angle, power } of shots) {
    shootBall(copy, angle, power);
    for (let i = 0; i < LONGEST && copy.ball.state === 'fly'; i++) {
      stepWorld(copy, i);
      if (i % 2) way.push({ x: copy.ball.x, y: copy.ball.y });
    }
    reload(copy);
  }
  return way;
}
