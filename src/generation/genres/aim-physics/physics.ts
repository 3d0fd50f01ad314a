/** One frame of a world: walls, round things, patrols, hills, crates that fall. No chance in it, and no clock but `t`. */
import {
  FLOOR,
  groundAt,
  H,
  inside,
  R,
  W,
  wave,
  type Box,
  type Crate,
  type Flying,
  type Target,
  type Tell,
  type World,
} from './world.js';

const DT = 1 / 60;

/** Pushes the ball out of a circle and turns it; returns how hard it hit, or −1. */
function offCircle(ball: Flying, x: number, y: number, r: number, keep: number): number {
  const dx = ball.x - x;
  const dy = ball.y - y;
  const reach = r + R;
  const square = dx * dx + dy * dy;
  if (square > reach * reach) return -1;
  const far = Math.sqrt(square) || 0.001;
  const nx = dx / far;
  const ny = dy / far;
  ball.x = x + nx * reach;
  ball.y = y + ny * reach;
  const into = ball.vx * nx + ball.vy * ny;
  if (into < 0) {
    ball.vx -= (1 + keep) * into * nx;
    ball.vy -= (1 + keep) * into * ny;
  }
  return Math.max(0, -into);
}

function offBox(ball: Flying, box: Box, keep: number): number {
  if (ball.x < box.x - R || ball.x > box.x + box.w + R || ball.y < box.y - R || ball.y > box.y + box.h + R) return -1;
  const cx = ball.x < box.x ? box.x : ball.x > box.x + box.w ? box.x + box.w : ball.x;
  const cy = ball.y < box.y ? box.y : ball.y > box.y + box.h ? box.y + box.h : ball.y;
  if (cx === ball.x && cy === ball.y) {
    // its middle is inside: out by the way it came
    ball.x -= ball.vx * DT * 1.5;
    ball.y -= ball.vy * DT * 1.5;
    ball.vx = -ball.vx * keep;
    ball.vy = -ball.vy * keep;
    return 3;
  }
  return offCircle(ball, cx, cy, 0, keep);
}

function lose(w: World, tell: Tell | undefined, what: 'lost' | 'water'): void {
  tell?.(what, w.ball.x, w.ball.y, 1);
  w.ball.state = 'lost';
}

/** Everything that both kinds of golf and the shots have in common. */
function meet(w: World, t: number, tell: Tell | undefined): void {
  const { ball } = w;
  for (const bumper of w.bumpers) {
    const force = offCircle(ball, bumper.x, bumper.y, bumper.r, 0.95);
    if (force > 0.5) tell?.('bump', ball.x, ball.y, force, bumper);
  }
  for (const mover of w.movers) {
    const s = wave(w, t, mover.phase);
    const force = offCircle(ball, mover.x + mover.dx * s, mover.y + mover.dy * s, 0.6, 0.7);
    if (force > 0.5) tell?.('foe', ball.x, ball.y, force, mover);
  }
  for (const item of w.items) {
    if (item.got) continue;
    const dx = item.x - ball.x;
    const dy = item.y - ball.y;
    if (dx * dx + dy * dy > w.reach * w.reach) continue;
    item.got = true;
    tell?.('item', item.x, item.y, 1, item);
  }
  const { boss } = w;
  if (boss && boss.hp > 0) {
    const force = offCircle(ball, boss.x, boss.y, boss.r, 0.8);
    if (force > 0.5) {
      boss.hp--;
      tell?.('boss', ball.x, ball.y, force);
    }
  }
}

/** Onward by a frame, off the sides and the walls. */
function move(w: World, keep: number, tell: Tell | undefined): void {
  const { ball } = w;
  ball.x += ball.vx * DT;
  ball.y += ball.vy * DT;
  ball.spin += ball.vx * DT * 1.4;
  if (ball.x < R || ball.x > W - R) {
    ball.x = ball.x < R ? R : W - R;
    tell?.('wall', ball.x, ball.y, Math.abs(ball.vx));
    ball.vx *= -keep;
  }
  for (const box of w.walls) {
    const force = offBox(ball, box, keep);
    if (force > 0.4) tell?.('wall', ball.x, ball.y, force);
  }
}

function stepTop(w: World, t: number, tell: Tell | undefined): void {
  const { ball } = w;
  move(w, 0.82, tell);
  if (ball.y < R || ball.y > H - R) {
    ball.y = ball.y < R ? R : H - R;
    tell?.('wall', ball.x, ball.y, Math.abs(ball.vy));
    ball.vy *= -0.82;
  }
  meet(w, t, tell);
  let drag = w.roll;
  for (const box of w.sand) if (inside(box, ball.x, ball.y)) drag = 0.93;
  ball.vx *= drag;
  ball.vy *= drag;
  for (const box of w.water) if (inside(box, ball.x, ball.y)) return lose(w, tell, 'water');
  const pace = ball.vx * ball.vx + ball.vy * ball.vy;
  if (w.cup && !(w.boss && w.boss.hp > 0)) {
    const dx = w.cup.x - ball.x;
    const dy = w.cup.y - ball.y;
    const square = dx * dx + dy * dy;
    if (square < 0.36 && pace < 121) {
      ball.state = 'in';
      return tell?.('in', w.cup.x, w.cup.y, 1);
    }
    // the rim leads a slow ball in
    if (square < 1.2 && pace < 16) {
      ball.vx += dx * 0.16;
      ball.vy += dy * 0.16;
    }
  }
  if (pace < 0.09 || ball.age > 480) ball.state = 'rest';
}

function stepSide(w: World, t: number, tell: Tell | undefined): void {
  const { ball } = w;
  ball.vx += w.wind * DT;
  ball.vy += w.gravity * DT;
  move(w, 0.55, tell);
  meet(w, t, tell);
  if (w.cup && !(w.boss && w.boss.hp > 0)) {
    const dx = w.cup.x - ball.x;
    const dy = w.cup.y - ball.y;
    if (dx * dx + dy * dy < 0.9) {
      ball.state = 'in';
      return tell?.('in', w.cup.x, w.cup.y, 1);
    }
  }
  const floor = groundAt(w, ball.x) - R;
  if (ball.y < floor) {
    if (ball.age > 700) ball.state = 'rest';
    return;
  }
  for (const box of w.water) if (ball.x > box.x && ball.x < box.x + box.w) return lose(w, tell, 'water');
  const slope = (groundAt(w, ball.x + 0.2) - groundAt(w, ball.x - 0.2)) / 0.4;
  const long = Math.sqrt(1 + slope * slope);
  const nx = slope / long;
  const ny = -1 / long;
  ball.y = floor;
  const into = ball.vx * nx + ball.vy * ny;
  if (into < 0) {
    const keep = into < -1.6 ? 1.42 : 1;
    if (into < -2) tell?.('wall', ball.x, ball.y, -into);
    ball.vx -= keep * into * nx;
    ball.vy -= keep * into * ny;
  }
  // it rolls: what is left of its pace along the slope
  ball.vx *= w.roll - 0.02;
  ball.vy *= w.roll - 0.02;
  const pace = ball.vx * ball.vx + ball.vy * ball.vy;
  if ((pace < 0.5 && Math.abs(slope) < 0.45) || ball.age > 700) ball.state = 'rest';
}

/** The highest thing that carries what stands at x, below y. */
function support(w: World, x: number, y: number, self: unknown): number {
  let floor = FLOOR;
  for (const box of w.walls) if (x > box.x && x < box.x + box.w && box.y >= y - 0.05 && box.y < floor) floor = box.y;
  for (const crate of w.crates)
    if (
      !crate.broken &&
      crate !== self &&
      Math.abs(crate.x - x) < 0.6 &&
      crate.y - 0.5 >= y - 0.05 &&
      crate.y - 0.5 < floor
    )
      floor = crate.y - 0.5;
  return floor;
}

function fall(w: World, thing: Crate | Target, half: number): boolean {
  const floor = support(w, thing.x, thing.y + half, thing) - half;
  if (thing.y >= floor - 0.001) {
    thing.y = floor;
    thing.vy = 0;
    return false;
  }
  thing.vy += w.gravity * DT;
  const by = Math.min(thing.vy * DT, floor - thing.y);
  thing.y += by;
  if ('fell' in thing) thing.fell += by;
  return true;
}

function knock(target: Target, tell: Tell | undefined, force: number): void {
  target.hp--;
  target.hit = 14;
  tell?.('target', target.x, target.y, force, target);
}

/** Crates and who stands on them; true while anything falls. */
function settle(w: World, tell: Tell | undefined): boolean {
  let moving = false;
  for (const crate of w.crates) if (!crate.broken && fall(w, crate, 0.5)) moving = true;
  for (const target of w.targets) {
    if (target.hp <= 0 || target.swing > 0) continue;
    if (fall(w, target, target.r)) moving = true;
    else {
      if (target.fell > 0.9) knock(target, tell, 6);
      target.fell = 0;
    }
  }
  return moving;
}

function stepTargets(w: World, t: number, tell: Tell | undefined): void {
  const { ball } = w;
  let over = ball.x < -1 || ball.x > W + 1.5 || ball.age > 420 || ball.state !== 'fly';
  if (!over && ball.vx * ball.vx + ball.vy * ball.vy > 0.01) {
    ball.vx += w.wind * DT;
    ball.vy += w.gravity * DT;
    ball.x += ball.vx * DT;
    ball.y += ball.vy * DT;
    ball.spin += ball.vx * DT * 0.9;
    meet(w, t, tell);
    for (const target of w.targets) {
      if (target.hp <= 0 || target.hit > 8) continue;
      const dx = target.x - ball.x;
      const dy = target.y + target.swing * wave(w, t, target.x * 0.1) - ball.y;
      const reach = target.r + R;
      if (dx * dx + dy * dy > reach * reach) continue;
      knock(target, tell, 8);
      if (target.boss) {
        ball.vx = -Math.abs(ball.vx) * 0.5;
        ball.vy = -3;
      } else {
        ball.vx *= 0.8;
        ball.vy *= 0.8;
      }
    }
    for (const crate of w.crates) {
      if (crate.broken || Math.abs(crate.x - ball.x) > 0.5 + R || Math.abs(crate.y - ball.y) > 0.5 + R) continue;
      const pace = ball.vx * ball.vx + ball.vy * ball.vy;
      const force = offBox(ball, { x: crate.x - 0.5, y: crate.y - 0.5, w: 1, h: 1 }, 0.25);
      if (force < 0) continue;
      if (pace > 12) {
        crate.broken = true;
        tell?.('crate', crate.x, crate.y, force, crate);
      }
    }
    for (const box of w.walls) {
      const force = offBox(ball, box, w.sticks ? 0 : 0.5);
      if (force < 0) continue;
      if (force > 0.6) tell?.('wall', ball.x, ball.y, force);
      if (w.sticks) ball.vx = ball.vy = 0;
    }
    if (ball.y > FLOOR - R) {
      ball.y = FLOOR - R;
      if (ball.vy > 1.5) tell?.('wall', ball.x, ball.y, ball.vy);
      ball.vy = ball.vy > 1.5 ? ball.vy * -0.42 : 0;
      ball.vx *= w.sticks ? 0 : 0.93;
      if (w.sticks) ball.vy = 0;
    }
  } else over = true;
  if (!over && (ball.y < FLOOR - R - 0.05 || Math.abs(ball.vx) > 0.25)) {
    settle(w, tell);
    return;
  }
  // the shot ends when all has come to rest
  if (!settle(w, tell)) ball.state = 'rest';
}

/** Moves a world by a frame; `t` counts frames for whoever patrols. Only a ball that flies is moved. */
export function stepWorld(w: World, t: number, tell?: Tell): void {
  for (const target of w.targets) if (target.hit > 0) target.hit--;
  if (w.ball.state !== 'fly') return;
  w.ball.age++;
  if (w.mode === 'top') stepTop(w, t, tell);
  else if (w.mode === 'side') stepSide(w, t, tell);
  else stepTargets(w, t, tell);
}
