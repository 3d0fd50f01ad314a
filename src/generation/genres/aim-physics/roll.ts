/** Golf on the solver of balls: what a hole is made of becomes its walls, and a frame is four of its steps. */
import { chain, post, wall, type Hit, type Wall } from '../ball/shapes.js';
import { space, STEP, stepSpace, type Space } from '../ball/solver.js';
import { groundAt, H, inside, PER_UNIT, W, wave, type Tell, type World } from './world.js';

/** whose wall was touched: the numbers that the solver tells, each with its place in its list */
const IDS = { wall: 1, ground: 2, boss: 3, bumper: 100, mover: 200 } as const;
const BLADES = 3;
/** thirds of a turn that a mill makes while the patrols go round once */
const STEPS = 2;
const TURN = Math.PI * 2;
/** wide as it rolls into a tube, and frames that it is in there */
const MOUTH = 0.62;
const INSIDE = 26;
/** on a hill's ground: what it loses of its pace in a second, and off it each second */
const AIR = 0.02;

const boxWalls = ({ x, y, w, h }: World['walls'][number], bounce: number): Wall[] =>
  chain(
    [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ],
    { bounce, id: IDS.wall },
    true,
  );

/** The space of a hole as it is laid out. */
export function holeSpace(w: World): Space {
  const above = w.mode === 'top';
  const bounce = above ? 0.78 : 0.5;
  const walls = w.walls.flatMap((one) => boxWalls(one, bounce));
  if (above) walls.push(...boxWalls({ x: 0, y: 0, w: W, h: H }, bounce));
  else {
    const ends = { bounce, id: IDS.wall };
    walls.push(wall(0, -7, 0, H + 1, ends), wall(W, -7, W, H + 1, ends));
    const points = w.ground.map((y, i) => [i / PER_UNIT, y] as const);
    walls.push(...chain(points, { bounce: 0.4, id: IDS.ground }));
  }
  for (const [x1, y1, x2, y2] of w.rails) walls.push(wall(x1, y1, x2, y2, { r: 0.16, bounce: 0.86, id: IDS.wall }));
  w.bumpers.forEach(({ x, y, r }, i) =>
    walls.push(post(x, y, r, { bounce: 0.9, kick: above ? 5 : 0, id: IDS.bumper + i })),
  );
  const movers = w.movers.map(({ x, y }, i) => post(x, y, 0.6, { bounce: 0.7, id: IDS.mover + i }));
  for (const { x, y, long } of w.mills) {
    walls.push(post(x, y, 0.34, { bounce, id: IDS.wall }));
    for (let i = 0; i < BLADES; i++) movers.push(wall(x, y, x + long, y, { r: 0.15, bounce: 0.6, id: IDS.wall }));
  }
  if (w.boss) movers.push(post(w.boss.x, w.boss.y, w.boss.r, { bounce: 0.8, id: IDS.boss }));
  return space(w.ball.r, { walls, movers, balls: [w.ball], gravity: above ? 0 : w.gravity });
}

/** Which way a mill's blade points at a moment; one that turns the other way is its mirror image. */
function bladeAngle(w: World, mill: World['mills'][number], blade: number, t: number): number {
  const angle = (((t / w.period) * STEPS + mill.phase + blade) * TURN) / BLADES;
  return mill.way > 0 ? angle : Math.PI - angle;
}
export const bladesOf = (w: World, mill: World['mills'][number], t: number): number[] =>
  Array.from({ length: BLADES }, (_, i) => bladeAngle(w, mill, i, t));

/** Puts patrols, blades and the guard where they are at a moment, and says how fast they go. */
function moveAll(w: World, movers: Wall[], t: number): void {
  let i = 0;
  for (const { x, y, dx, dy, phase } of w.movers) {
    const one = movers[i++] as Wall;
    const s = wave(w, t, phase);
    const pace = (Math.cos((t / w.period + phase) * TURN) * TURN * 60) / w.period;
    one.x1 = one.x2 = x + dx * s;
    one.y1 = one.y2 = y + dy * s;
    one.vx = dx * pace;
    one.vy = dy * pace;
  }
  for (const mill of w.mills)
    for (let blade = 0; blade < BLADES; blade++) {
      const one = movers[i++] as Wall;
      const angle = bladeAngle(w, mill, blade, t);
      one.x2 = mill.x + Math.cos(angle) * mill.long;
      one.y2 = mill.y + Math.sin(angle) * mill.long;
      one.turn = (mill.way * STEPS * TURN * 60) / (BLADES * w.period);
    }
  if (w.boss) (movers[i] as Wall).on = w.boss.hp > 0;
}

/** What a touch means: for the ear and the eye, and for the guard. */
function meeting(w: World, tell: Tell | undefined): Hit {
  return (id, x, y, force) => {
    if (id === IDS.ground) w.ball.aloft = 0;
    if (id === IDS.boss) {
      if (!w.boss || force <= 0.5 || w.boss.hp <= 0) return;
      w.boss.hp--;
      tell?.('boss', x, y, force);
    } else if (id >= IDS.mover) {
      if (force > 0.5) tell?.('foe', x, y, force, w.movers[id - IDS.mover]);
    } else if (id >= IDS.bumper) {
      if (force > 0.5) tell?.('bump', x, y, force, w.bumpers[id - IDS.bumper]);
    } else if (force > (id === IDS.ground ? 2 : 0.6)) tell?.('wall', x, y, force);
  };
}

/** What the ground under the ball does to it: sand and grass slow it, a slope draws it along. */
function ground(w: World, s: Space): void {
  const { ball } = w;
  if (w.mode === 'side') {
    const low = ball.aloft < 3;
    s.drag = low ? w.drag * 2.2 : AIR;
    s.roll = low ? 1 : 0;
    ball.vx += w.wind * STEP;
    return;
  }
  const sandy = w.sand.some((box) => inside(box, ball.x, ball.y));
  s.drag = sandy ? 2.5 : w.drag;
  s.roll = sandy ? 3.4 : 1.2;
  for (const one of w.slopes) {
    if (!inside(one, ball.x, ball.y)) continue;
    ball.vx += one.ax * STEP;
    ball.vy += one.ay * STEP;
  }
}

/** True while the ball is in a tube; it comes out as fast as it went in, but neither faster nor slower than it can be hit. */
function tubes(w: World, tell: Tell | undefined): boolean {
  const { ball } = w;
  if (ball.tube) {
    if (--ball.hidden > 0) return true;
    const { toX, toY, angle } = ball.tube;
    const pace = Math.min(7, Math.max(4.5, Math.sqrt(ball.vx * ball.vx + ball.vy * ball.vy)));
    Object.assign(ball, { x: toX, y: toY, vx: Math.cos(angle) * pace, vy: Math.sin(angle) * pace, tube: null });
    tell?.('tube', toX, toY, pace);
    return false;
  }
  for (const one of w.tubes) {
    const dx = one.x - ball.x;
    const dy = one.y - ball.y;
    if (dx * dx + dy * dy > MOUTH * MOUTH) continue;
    Object.assign(ball, { tube: one, hidden: INSIDE, x: one.x, y: one.y });
    tell?.('tube', one.x, one.y, 1);
    return true;
  }
  return false;
}

/** In the cup: what comes too fast from above goes over it; a slow one is led in by the rim. */
function holed(w: World): boolean {
  const { ball, cup } = w;
  if (!cup || (w.boss && w.boss.hp > 0)) return false;
  const dx = cup.x - ball.x;
  const dy = cup.y - ball.y;
  const square = dx * dx + dy * dy;
  if (w.mode === 'side') return square < 0.9;
  const pace = ball.vx * ball.vx + ball.vy * ball.vy;
  if (square < 0.36 && pace < 100) return true;
  if (square < 1.1 && pace < 16) {
    ball.vx += dx * 0.16;
    ball.vy += dy * 0.16;
  }
  return false;
}

function drowned({ ball, water, mode }: World): boolean {
  return water.some((box) =>
    mode === 'top' ? inside(box, ball.x, ball.y) : ball.x > box.x && ball.x < box.x + box.w && ball.y > box.y,
  );
}

/** Whether it lies: it has hardly moved for a while, or has rolled for longer than anybody waits. */
function lies(w: World): boolean {
  const { ball } = w;
  const pace = ball.vx * ball.vx + ball.vy * ball.vy;
  if (w.mode === 'top') ball.still = pace < 0.04 ? ball.still + 1 : 0;
  else {
    const slope = groundAt(w, ball.x + 0.2) - groundAt(w, ball.x - 0.2);
    ball.still = pace < 0.5 && ball.aloft < 4 && Math.abs(slope) < 0.18 ? ball.still + 1 : 0;
  }
  return ball.still > 5 || ball.age > 600;
}

/** One frame of a hole; `t` counts frames for whoever patrols. */
export function rollBall(w: World, s: Space, t: number, tell: Tell | undefined): void {
  const { ball } = w;
  const hit = meeting(w, tell);
  if (tubes(w, tell)) return;
  for (let i = 0; i < 4; i++) {
    moveAll(w, s.movers, t + i / 4);
    ground(w, s);
    stepSpace(s, hit);
  }
  ball.aloft++;
  ball.spin += ball.vx * STEP * 5.6;
  if (drowned(w)) {
    tell?.('water', ball.x, ball.y, 1);
    ball.state = 'lost';
  } else if (holed(w)) {
    ball.state = 'in';
    tell?.('in', w.cup?.x ?? 0, w.cup?.y ?? 0, 1);
  } else if (lies(w)) {
    ball.vx = ball.vy = 0;
    ball.state = 'rest';
  }
}
