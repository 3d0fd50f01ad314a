/** What a ball does at whatever it touches: round things, boxes, patrols, things to gather. */
import { R, wave, type Box, type Flying, type Tell, type World } from './world.js';

export const DT = 1 / 60;

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

export function offBox(ball: Flying, box: Box, keep: number): number {
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

/** Everything that both kinds of golf and the shots have in common. */
export function meet(w: World, t: number, tell: Tell | undefined): void {
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
  const { boss } = w;
  if (boss && boss.hp > 0) {
    const force = offCircle(ball, boss.x, boss.y, boss.r, 0.8);
    if (force > 0.5) {
      boss.hp--;
      tell?.('boss', ball.x, ball.y, force);
    }
  }
}
