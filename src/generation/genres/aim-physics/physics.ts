/** One frame of a world: walls, round things, patrols, hills, crates that fall. No chance in it, and no clock but `t`. */
import { DT, lose, meet, offBox } from './contact.js';
import { stepTargets } from './targets.js';
import { groundAt, H, inside, R, W, type Tell, type World } from './world.js';

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

/** Moves a world by a frame; `t` counts frames for whoever patrols. Only a ball that flies is moved. */
export function stepWorld(w: World, t: number, tell?: Tell): void {
  for (const target of w.targets) if (target.hit > 0) target.hit--;
  if (w.ball.state !== 'fly') return;
  w.ball.age++;
  if (w.mode === 'top') stepTop(w, t, tell);
  else if (w.mode === 'side') stepSide(w, t, tell);
  else stepTargets(w, t, tell);
}
