/** What lies about or flies: things to gather, powers in a bubble, shots, bumpers, and rings where something is about to stand. */
import type { Game, Painter } from '../../kit/types.js';
import { H, W } from './field.js';
import { BLAST } from './order.js';
import type { Power, State } from './state.js';

/** a ring that closes where something is about to stand */
export function drawComing(p: Painter, x: number, y: number, left: number, size: number): void {
  const { ctx } = p;
  ctx.save();
  ctx.globalAlpha = 0.5 + 0.4 * Math.sin(left * 0.5);
  ctx.strokeStyle = p.palette.danger;
  ctx.lineWidth = 0.08;
  ctx.beginPath();
  ctx.ellipse(x, y + 0.2, size * (0.5 + left / 70), size * (0.3 + left / 110), 0, 0, 6.2832);
  ctx.stroke();
  ctx.globalAlpha = 0.3;
  ctx.fillStyle = p.palette.danger;
  ctx.beginPath();
  ctx.ellipse(x, y + 0.2, size * 0.55, size * 0.34, 0, 0, 6.2832);
  ctx.fill();
  ctx.restore();
}

/** A spot about to burst: the ring closes on it. */
export function drawBurst(p: Painter, x: number, y: number, left: number): void {
  const { ctx, palette } = p;
  const part = left / BLAST.frames;
  ctx.save();
  ctx.globalAlpha = 0.22 + (1 - part) * 0.25;
  p.circle(x, y, BLAST.radius, palette.danger);
  ctx.globalAlpha = 0.9;
  ctx.strokeStyle = palette.danger;
  ctx.lineWidth = 0.1;
  for (const r of [BLAST.radius, BLAST.radius * part]) {
    ctx.beginPath();
    ctx.arc(x, y, Math.max(0.05, r), 0, 6.2832);
    ctx.stroke();
  }
  ctx.restore();
}

/** A sheet of ice over the whole floor, with a shine that lies still. */
export function drawIce(p: Painter): void {
  const { ctx } = p;
  p.rect(0.6, 0.6, W - 1.2, H - 1.2, 'rgba(205,235,255,.45)', 0.5);
  ctx.save();
  ctx.globalAlpha = 0.4;
  for (let i = 0; i < 26; i++) {
    const x = 1.5 + ((i * 7.3) % (W - 4));
    const y = 1.8 + ((i * 4.1) % (H - 4));
    const long = 0.7 + (i % 4) * 0.35;
    p.line(x, y + long * 0.5, x + long, y, 0.07, '#ffffff');
  }
  ctx.restore();
}

export function drawItem(p: Painter, item: State['items'][number]): void {
  const y = item.y + Math.sin(p.now * 3 + item.x) * 0.08;
  if (!item.power) return p.sprite(item.actor, item.x, y, 1, { shadow: true, glow: p.palette.accent });
  const colour = powerColour(p, item.power);
  p.ctx.globalAlpha = 0.35;
  p.circle(item.x, y, 0.68 + Math.sin(p.now * 4) * 0.04, colour);
  p.ctx.globalAlpha = 1;
  p.ctx.strokeStyle = '#ffffff';
  p.ctx.lineWidth = 0.07;
  p.ctx.stroke();
  p.sprite(item.actor, item.x, y, 0.82);
  p.circle(item.x + 0.42, y + 0.4, 0.27, colour);
  p.ctx.stroke();
  drawSign(p, item.power, item.x + 0.42, y + 0.4);
}

export const powerColour = (p: Painter, power: Power): string =>
  power === 'heal'
    ? '#ff4d6d'
    : power === 'shield'
      ? '#3fb6ff'
      : power === 'rapid'
        ? '#ff9f1c'
        : p.mix('#8e5cff', p.palette.accent, 0.1);

function drawSign(p: Painter, power: Power, x: number, y: number): void {
  const { ctx } = p;
  ctx.fillStyle = ctx.strokeStyle = '#ffffff';
  ctx.lineWidth = 0.06;
  ctx.beginPath();
  if (power === 'heal') {
    ctx.rect(x - 0.04, y - 0.14, 0.08, 0.28);
    ctx.rect(x - 0.14, y - 0.04, 0.28, 0.08);
    ctx.fill();
  } else if (power === 'shield') {
    ctx.moveTo(x, y - 0.15);
    ctx.lineTo(x + 0.13, y - 0.09);
    ctx.quadraticCurveTo(x + 0.13, y + 0.08, x, y + 0.16);
    ctx.quadraticCurveTo(x - 0.13, y + 0.08, x - 0.13, y - 0.09);
    ctx.fill();
  } else if (power === 'rapid') {
    for (const dx of [-0.12, 0.02]) {
      ctx.moveTo(x + dx, y - 0.12);
      ctx.lineTo(x + dx + 0.11, y);
      ctx.lineTo(x + dx, y + 0.12);
    }
    ctx.stroke();
  } else {
    for (const a of [-0.6, 0, 0.6]) {
      ctx.moveTo(x - 0.13, y);
      ctx.lineTo(x - 0.13 + Math.cos(a) * 0.27, y + Math.sin(a) * 0.24);
    }
    ctx.stroke();
  }
}

export function drawBumper(p: Painter, g: Game, x: number, y: number, squash: number): void {
  const obstacle = g.design.cast.obstacles[0] ?? g.design.cast.deco[0];
  p.ctx.fillStyle = 'rgba(0,0,0,.2)';
  p.ctx.beginPath();
  p.ctx.ellipse(x, y + 0.55, 0.75, 0.25, 0, 0, 6.2832);
  p.ctx.fill();
  p.circle(x, y, 0.78 * (1 + squash), p.mix(p.palette.accent, '#000000', 0.25));
  p.circle(x, y - 0.07, 0.74 * (1 + squash), p.palette.accent);
  p.circle(x, y - 0.07, 0.54 * (1 + squash), '#ffffff');
  if (obstacle) p.sprite(obstacle, x, y - 0.07, 0.8, { squash });
}

export function drawShots(p: Painter, s: State, g: Game): void {
  const { ctx, palette } = p;
  const { projectile } = g.design.cast;
  ctx.lineCap = 'round';
  for (const shot of s.shots) {
    ctx.globalAlpha = 0.45;
    p.line(shot.x - shot.vx * 0.035, shot.y - shot.vy * 0.035, shot.x, shot.y, 0.16, palette.accent);
    ctx.globalAlpha = 1;
    if (projectile) p.sprite(projectile, shot.x, shot.y, 0.55, { heading: Math.atan2(shot.vy, shot.vx) });
    else {
      p.circle(shot.x, shot.y, 0.19, palette.accent);
      p.circle(shot.x, shot.y, 0.11, '#ffffff');
    }
  }
  for (const ball of s.balls) {
    const r = 0.24 + Math.sin(p.now * 16 + ball.x) * 0.02;
    p.circle(ball.x, ball.y, r + 0.08, 'rgba(0,0,0,.35)');
    p.circle(ball.x, ball.y, r, palette.danger);
    p.circle(ball.x, ball.y, r * 0.5, '#fff3f0');
  }
  const { pointer } = g.pad;
  if (!pointer?.down) return;
  ctx.strokeStyle = '#ffffff';
  ctx.lineWidth = 0.07;
  ctx.beginPath();
  ctx.arc(pointer.x, pointer.y, 0.36, 0, 6.2832);
  for (const [x, y] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const) {
    ctx.moveTo(pointer.x + x * 0.24, pointer.y + y * 0.24);
    ctx.lineTo(pointer.x + x * 0.52, pointer.y + y * 0.52);
  }
  ctx.stroke();
}
