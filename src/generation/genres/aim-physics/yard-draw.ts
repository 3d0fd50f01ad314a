/** A yard: its ground, the sling and its band, crates, who stands on them, and what is shot. */
import type { Game, Painter } from '../../kit/types.js';
import { drawTrail } from './draw.js';
import type { State } from './state.js';
import { FLOOR, wave } from './world.js';

/** Ground, walls, sling and crates. */
export function drawYard(p: Painter, s: State): void {
  const { view, ctx, palette } = p;
  p.block(view.x - 0.5, FLOOR, view.w + 1, view.y + view.h - FLOOR + 1, true);
  if (!s.archer) {
    // a fork with a band that follows the pull
    const { ball } = s.world;
    const wood = p.mix(palette.solid, '#6b3d16', 0.65);
    const back = ball.state === 'rest' ? s.power * 0.9 : 0;
    const hx = 1.8 - Math.cos(s.angle) * back;
    const hy = FLOOR - 2 - Math.sin(s.angle) * back;
    ctx.lineCap = 'round';
    p.line(1.8, FLOOR + 0.1, 1.8, FLOOR - 1.1, 0.34, wood);
    p.line(1.8, FLOOR - 1.1, 1.3, FLOOR - 2.1, 0.26, wood);
    p.line(1.8, FLOOR - 1.1, 2.3, FLOOR - 2.1, 0.26, wood);
    if (ball.state === 'rest') {
      p.line(1.3, FLOOR - 2.05, hx, hy, 0.13, palette.danger);
      p.line(2.3, FLOOR - 2.05, hx, hy, 0.13, palette.danger);
    }
  }
  const tone = p.mix(palette.accent, '#8a5a2b', 0.6);
  for (const crate of s.world.crates) {
    if (crate.broken) continue;
    const x = crate.x - 0.5;
    const y = crate.y - 0.5;
    p.rect(x, y, 1, 1, p.mix(tone, '#000000', 0.45), 0.12);
    p.rect(x + 0.05, y + 0.04, 0.9, 0.88, tone, 0.1);
    p.rect(x + 0.17, y + 0.16, 0.66, 0.64, p.mix(tone, '#000000', 0.22), 0.06);
    p.line(x + 0.2, y + 0.2, x + 0.8, y + 0.76, 0.13, tone);
    p.line(x + 0.8, y + 0.2, x + 0.2, y + 0.76, 0.13, tone);
  }
  for (const box of s.world.walls) p.block(box.x, box.y, box.w, box.h, box.h > 0.4);
}

/** Who is aimed at. */
export function drawTargets(p: Painter, s: State, g: Game): void {
  const { world } = s;
  const { palette } = p;
  for (const target of world.targets) {
    if (target.hp <= 0) continue;
    const y = target.y + (target.swing ? target.swing * wave(world, g.frame, target.x * 0.1) : 0);
    p.sprite(target.actor, target.x, y - target.r * 0.12, target.r * 2.8, {
      white: target.hit / 14,
      dir: -1,
      angle: Math.sin(p.now * 2.4 + target.x) * 0.07,
      shadow: target.swing === 0,
      ...(target.boss || target.swing ? { glow: palette.danger } : {}),
    });
  }
}

/** What is shot: the hero itself, or what leaves its hands. */
export function drawShot(p: Painter, s: State, g: Game): void {
  const { ball } = s.world;
  const { projectile } = g.design.cast;
  const resting = ball.state === 'rest';
  drawTrail(p, s);
  if (s.archer) {
    // the hero stands; what it shoots leaves its hands
    const joy = s.cheer > 0 ? Math.abs(Math.sin(p.now * 8)) * 0.35 : 0;
    p.hero(1.4, 10.85 - joy, 2.5, { dir: 1, squash: s.squash.value + Math.sin(p.now * 2.6) * 0.03, shadow: true });
    if (projectile)
      p.sprite(
        projectile,
        ball.x,
        ball.y,
        1.1,
        resting ? { angle: s.angle } : { angle: ball.spin, glow: p.palette.accent },
      );
    else drawArrow(p, ball.x, ball.y, resting ? s.angle : Math.atan2(ball.vy, ball.vx || 0.001));
    return;
  }
  const tremble = s.power > 0.6 && resting ? Math.sin(p.now * 50) * 0.04 : 0;
  const look = {
    squash: s.squash.value + (resting ? s.power * 0.15 : 0),
    ...(resting ? { dir: Math.cos(s.angle) < -0.1 ? -1 : 1 } : { angle: ball.spin }),
    shadow: resting,
  };
  p.hero(ball.x + tremble, ball.y - 0.14, ball.r * 3.5, look);
}

function drawArrow(p: Painter, x: number, y: number, angle: number): void {
  const { ctx, palette } = p;
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(angle);
  p.rect(-0.8, -0.07, 1.5, 0.14, p.mix(palette.solid, '#6b3d16', 0.6), 0.06);
  ctx.fillStyle = p.mix(palette.panel, '#9aa4b0', 0.5);
  ctx.beginPath();
  ctx.moveTo(0.95, 0);
  ctx.lineTo(0.55, -0.22);
  ctx.lineTo(0.55, 0.22);
  ctx.fill();
  ctx.fillStyle = palette.danger;
  for (const side of [-1, 1]) {
    ctx.beginPath();
    ctx.moveTo(-0.4, 0);
    ctx.lineTo(-0.9, side * 0.26);
    ctx.lineTo(-0.62, 0);
    ctx.fill();
  }
  ctx.restore();
}
