/** What moves golf, and how a search looks at it: a stroke is good that ends near the cup, by the way around walls and through tubes. */
import { rollBall } from './roll.js';
import { copied, H, W, type Engine, type World } from './world.js';

/** shots that a hole may need at most */
export const DEEPEST = 4;
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
  const cellOf = (x: number, y: number): number => Math.floor(y / CELL) * COLS + Math.floor(x / CELL);
  const mouths = w.tubes.map(({ x, y, toX, toY }) => ({ mouth: cellOf(x, y), end: cellOf(toX, toY) }));
  for (const c of queue) {
    // from where a tube ends on to where it begins
    for (const { mouth, end } of mouths)
      if (end === c && far[mouth] === 999) {
        far[mouth] = (far[c] as number) + 1;
        queue.push(mouth);
      }
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
  }
  return far;
}

const POWERS = { top: [1, 0.7, 0.48, 0.3], side: [0.98, 0.84, 0.7, 0.56, 0.4] };
const ANGLES = { top: 24, side: 15 };
const TURN = Math.PI * 2;

/** All around, beginning at the cup, from above; from the side only upwards. */
function anglesOf({ mode, ball, cup }: World): number[] {
  if (mode === 'side') return Array.from({ length: ANGLES.side }, (_, i) => -0.3 - (i / (ANGLES.side - 1)) * 2.54);
  const straight = cup ? Math.atan2(cup.y - ball.y, cup.x - ball.x) : 0;
  return Array.from({ length: ANGLES.top }, (_, i) => straight + (i / ANGLES.top) * TURN);
}

/** How far the ball is from the cup, and how much its guard still bears. */
function rating(from: World): (w: World) => number {
  const far = from.mode === 'top' ? distances(from) : null;
  return (w) => {
    if (w.ball.state === 'in') return -1;
    if (w.ball.state === 'lost') return 900;
    const guard = (w.boss?.hp ?? 0) * 40;
    if (!far) return guard + Math.abs((w.cup?.x ?? 0) - w.ball.x);
    const row = Math.min(ROWS - 1, Math.floor(w.ball.y / CELL));
    const column = Math.min(COLS - 1, Math.floor(w.ball.x / CELL));
    return guard + (far[row * COLS + column] ?? 999) * CELL;
  };
}

export const golfEngine: Engine = {
  step: (w, t, tell) => w.space && rollBall(w, w.space, t, tell),
  copy(w) {
    const copy = copied(w);
    const { space } = w;
    if (!space) return copy;
    const movers = space.movers.map((one) => ({ ...one }));
    return { ...copy, space: { ...space, balls: [copy.ball], movers, found: { ...space.found } } };
  },
  speed: ({ mode }) => (mode === 'top' ? 19 : 12.4),
  cleared: ({ ball }) => ball.state === 'in',
  reload(w) {
    if (w.ball.state === 'lost') Object.assign(w.ball, { ...w.from, vx: 0, vy: 0, state: 'rest' });
  },
  shots: (w) =>
    anglesOf(w).flatMap((angle) => POWERS[w.mode === 'top' ? 'top' : 'side'].map((power) => [angle, power] as const)),
  rating,
  // a course may need the second best
  wide: 2,
};
