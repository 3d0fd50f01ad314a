/** Shots at targets on the solver of boxes: what a blow breaks, whom it fells, what blows up, and when all lies still again. */
import { stepYard, wake } from '../ball/bodies.js';
import { ball as roundBody, type Body } from '../ball/body.js';
import { FLOOR, W, H, wave, type Block, type Lot, type Matter, type Target, type Tell, type World } from './world.js';

/** pace of a blow that each breaks at; what is not named never does */
const BREAKS: Readonly<Partial<Record<Matter, number>>> = { glass: 2.6, wood: 11, barrel: 3.4 };
/** pace of a blow, or of a fall, that fells a target; of a shot any touch does */
const FELLS = 4.6;
const TOUCH = 0.06;
/** how far a barrel throws, and how far it fells and breaks */
const BLAST = { far: 3, near: 2.1, pace: 9 } as const;
const SHOT = { density: 1.5, bounce: 0.25, grip: 0.5 } as const;
/** pace below which something lies still, frames of it that end a shot, and frames after which nobody waits any longer */
const STILL = 0.4;
const CALM = 18;
const LONGEST = 420;
/** frames that a shot is out at most */
const FLIGHT = 190;
/** what a frame of rolling on the ground leaves of a shot's pace */
const EARTH = 0.965;

const pace = (one: Body): number => Math.abs(one.vx) + Math.abs(one.vy) + Math.abs(one.spin) * 0.3;

interface Struck {
  readonly body: Body;
  readonly by: Body;
  readonly pace: number;
  readonly x: number;
  readonly y: number;
}

/** Puts a body that nothing moves where it is at a moment, with the pace it has. */
function lead(body: Body, w: World, x: number, dx: number, y: number, dy: number, phase: number, t: number): void {
  const s = wave(w, t, phase);
  body.x = x + dx * s;
  body.y = y + dy * s;
  const turn = (Math.PI * 2 * 60) / w.period;
  const rate = Math.cos((t / w.period + phase) * Math.PI * 2) * turn;
  body.vx = dx * rate;
  body.vy = dy * rate;
}

/** Patrols and hovering targets, where they are at a moment. */
function leadAll(w: World, lot: Lot, t: number): void {
  w.movers.forEach((one, i) => lead(lot.movers[i] as Body, w, one.x, one.dx, one.y, one.dy, one.phase, t));
  for (const { body, hovers } of lot.targets)
    if (hovers) lead(body, w, body.x, 0, hovers.y, hovers.swing, hovers.phase, t);
}

function take(lot: Lot, body: Body): void {
  lot.yard.bodies = lot.yard.bodies.filter((one) => one !== body);
  wake(lot.yard);
}

function fell(lot: Lot, target: Target, force: number, tell: Tell | undefined): void {
  if (target.hp <= 0 || target.hit > 8) return;
  target.hp--;
  target.hit = 14;
  tell?.('target', target.body.x, target.body.y, force, target);
  if (target.hp <= 0) take(lot, target.body);
}

function shatter(w: World, lot: Lot, block: Block, force: number, tell: Tell | undefined): void {
  if (block.gone) return;
  block.gone = true;
  take(lot, block.body);
  const { x, y } = block.body;
  tell?.(block.matter === 'barrel' ? 'blast' : 'block', x, y, force, block);
  if (block.matter === 'barrel') blast(w, lot, x, y, tell);
}

/** Everything near is thrown outwards; what is nearest breaks, falls or blows up in its turn. */
function blast(w: World, lot: Lot, x: number, y: number, tell: Tell | undefined): void {
  for (const body of lot.yard.bodies) {
    if (body.light === 0) continue;
    const dx = body.x - x;
    const dy = body.y - y;
    const far = Math.sqrt(dx * dx + dy * dy) || 0.01;
    if (far > BLAST.far) continue;
    const push = BLAST.pace * (1 - far / BLAST.far) * Math.min(1, body.light);
    body.vx += (dx / far) * push;
    body.vy += (dy / far) * push - push * 0.4;
  }
  const near = (body: Body): boolean => (body.x - x) ** 2 + (body.y - y) ** 2 < BLAST.near * BLAST.near;
  for (const target of lot.targets) if (near(target.body)) fell(lot, target, 10, tell);
  for (const block of lot.blocks) if (BREAKS[block.matter] && near(block.body)) shatter(w, lot, block, 10, tell);
}

/** What a blow does to one of the two. */
function suffer(w: World, lot: Lot, { body, by, pace: force, x, y }: Struck, tell: Tell | undefined): void {
  const block = lot.blocks.find((one) => one.body === body);
  if (block) {
    const breaks = BREAKS[block.matter];
    if (breaks !== undefined && force > breaks) shatter(w, lot, block, force, tell);
    return;
  }
  const target = lot.targets.find((one) => one.body === body);
  if (target) {
    if (by !== lot.shot && force > FELLS && !target.boss) fell(lot, target, force, tell);
    return;
  }
  if (by !== lot.shot) return;
  const mover = lot.movers.indexOf(body);
  const bumper = lot.bumpers.indexOf(body);
  if (mover >= 0) tell?.('foe', x, y, force, w.movers[mover]);
  else if (bumper >= 0) tell?.('bump', x, y, force, w.bumpers[bumper]);
  else tell?.('wall', x, y, force);
}

/** Whoever the shot touches is hit, however softly; a boss throws it back. */
function touchTargets(lot: Lot, shot: Body, tell: Tell | undefined): void {
  for (const target of lot.targets) {
    if (target.hp <= 0) continue;
    const dx = target.body.x - shot.x;
    const dy = target.body.y - shot.y;
    const reach = target.r + shot.hw + TOUCH;
    if (dx * dx + dy * dy > reach * reach || pace(shot) < 0.8) continue;
    fell(lot, target, 8, tell);
    if (target.boss) {
      shot.vx = -Math.abs(shot.vx) * 0.5 - 1;
      shot.vy = -3;
    } else {
      shot.vx *= 0.85;
      shot.vy *= 0.85;
    }
  }
}

/** Earth slows what rolls on it; nobody waits for a shot that rolls out of the field, or lies about after the longest flight. */
function roll(w: World, lot: Lot, shot: Body, tell: Tell | undefined): void {
  if (w.ball.age > FLIGHT) {
    tell?.('gone', shot.x, shot.y, 1);
    return withdraw(w, lot);
  }
  if (shot.y < FLOOR - shot.hh - 0.06) return;
  shot.vx *= EARTH;
  shot.spin *= EARTH;
  if (shot.x < -1 || shot.x > W + 1.5) withdraw(w, lot);
}

const away = ({ x, y }: Body): boolean => x < -8 || x > W + 9 || y > H + 4;

/** What has rolled off the field is gone. */
function clear(w: World, lot: Lot, tell: Tell | undefined): void {
  for (const block of lot.blocks)
    if (!block.gone && away(block.body)) {
      block.gone = true;
      take(lot, block.body);
    }
  for (const target of lot.targets) if (target.hp > 0 && away(target.body)) fell(lot, target, 6, tell);
  if (lot.shot && away(lot.shot)) withdraw(w, lot);
}

function withdraw(w: World, lot: Lot): void {
  if (!lot.shot) return;
  take(lot, lot.shot);
  lot.shot = null;
  w.ball.vx = w.ball.vy = 0;
}

/** Into the air: a body of its own, among bodies that have forgotten who leaned on whom, so that a copy goes the same way. */
function launch(w: World, lot: Lot): void {
  const { ball } = w;
  const shot = roundBody(ball.x, ball.y, ball.r, SHOT);
  shot.vx = ball.vx;
  shot.vy = ball.vy;
  lot.shot = shot;
  lot.calm = 0;
  lot.yard.bodies.push(shot);
  lot.yard.pairs = new Map();
}

/** All lies as it lies now. */
function settle(w: World, lot: Lot): void {
  withdraw(w, lot);
  for (const body of lot.yard.bodies) {
    if (body.light === 0) continue;
    body.vx = body.vy = body.spin = 0;
    body.asleep = true;
    body.still = 0;
  }
  w.ball.state = 'rest';
}

/** One frame of a shot. */
export function stepLot(w: World, lot: Lot, t: number, tell: Tell | undefined): void {
  const { ball } = w;
  if (ball.age === 1) launch(w, lot);
  leadAll(w, lot, t);
  if (lot.shot) lot.shot.vx += w.wind / 60;
  const struck: Struck[] = [];
  stepYard(lot.yard, null, (force, x, y, a, b) =>
    struck.push({ body: a, by: b, pace: force, x, y }, { body: b, by: a, pace: force, x, y }),
  );
  for (const one of struck) suffer(w, lot, one, tell);
  const { shot } = lot;
  if (shot) {
    touchTargets(lot, shot, tell);
    Object.assign(ball, { x: shot.x, y: shot.y, vx: shot.vx, vy: shot.vy, spin: shot.angle });
    roll(w, lot, shot, tell);
    // an arrow sticks in what it meets
    if (w.sticks && struck.some(({ by }) => by === shot)) withdraw(w, lot);
  }
  clear(w, lot, tell);
  const still = lot.yard.bodies.every((one) => one.light === 0 || one.asleep || pace(one) < STILL);
  lot.calm = still ? lot.calm + 1 : 0;
  if (lot.calm > CALM || ball.age > LONGEST) settle(w, lot);
}
