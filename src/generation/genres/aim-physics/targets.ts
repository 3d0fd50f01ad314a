/** Towers of crates and who stands on them: they fall, are knocked and settle, and a shot among them. */
import { DT, meet, offBox } from './contact.js';
import { FLOOR, R, W, wave, type Crate, type Target, type Tell, type World } from './world.js';

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

export function stepTargets(w: World, t: number, tell: Tell | undefined): void {
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
