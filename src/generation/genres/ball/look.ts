/** What games with a ball have in common to look at: the ball itself, its tail, and the dotted way that a pull would send it. */
import type { Actor } from '../../design.js';
import type { Painter } from '../../kit/types.js';

export type Skin = 'basketball' | 'football' | 'plain';

/** A ball with the prompt's thing in it, or of its sport. */
export function drawBall(p: Painter, x: number, y: number, r: number, turned: number, skin: Skin, actor?: Actor): void {
  const { ctx, palette } = p;
  if (actor) return p.sprite(actor, x, y, r * 2.25, { angle: turned, shadow: false });
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(turned);
  const base = skin === 'basketball' ? '#e8772e' : skin === 'football' ? '#f7f8fa' : palette.accent;
  const dark =
    skin === 'basketball' ? '#5c2a0e' : skin === 'football' ? '#23272e' : p.mix(palette.accent, '#000000', 0.5);
  p.circle(0, 0, r, dark);
  p.circle(0, 0, r * 0.93, base);
  ctx.strokeStyle = dark;
  ctx.lineWidth = r * 0.09;
  ctx.beginPath();
  if (skin === 'basketball') {
    ctx.moveTo(-r, 0);
    ctx.lineTo(r, 0);
    ctx.moveTo(0, -r);
    ctx.lineTo(0, r);
    ctx.moveTo(-r * 0.62, -r * 0.7);
    ctx.quadraticCurveTo(0, 0, -r * 0.62, r * 0.7);
    ctx.moveTo(r * 0.62, -r * 0.7);
    ctx.quadraticCurveTo(0, 0, r * 0.62, r * 0.7);
    ctx.stroke();
  } else if (skin === 'football') {
    for (let i = 0; i < 5; i++) {
      const angle = (i * Math.PI * 2) / 5 - Math.PI / 2;
      ctx.moveTo(Math.cos(angle) * r * 0.36, Math.sin(angle) * r * 0.36);
      ctx.lineTo(Math.cos(angle) * r * 0.9, Math.sin(angle) * r * 0.9);
    }
    ctx.stroke();
    ctx.fillStyle = dark;
    ctx.beginPath();
    for (let i = 0; i < 5; i++) {
      const angle = (i * Math.PI * 2) / 5 - Math.PI / 2;
      ctx.lineTo(Math.cos(angle) * r * 0.4, Math.sin(angle) * r * 0.4);
    }
    ctx.fill();
  }
  ctx.restore();
  p.circle(x - r * 0.34, y - r * 0.38, r * 0.2, 'rgba(255,255,255,.55)');
}

/** Where it has just been: x and y in turn. */
export function drawTail(p: Painter, trail: readonly number[], r: number): void {
  const { ctx, palette } = p;
  ctx.save();
  for (let i = 0; i < trail.length; i += 2) {
    const part = i / trail.length;
    ctx.globalAlpha = part * 0.3;
    p.circle(trail[i] as number, trail[i + 1] as number, r * (0.25 + part * 0.65), palette.accent);
  }
  ctx.restore();
}

/** How hard a pull is: a bow behind the ball that fills and reddens. */
export function drawPower(p: Painter, x: number, y: number, r: number, power: number): void {
  const { ctx, palette } = p;
  ctx.save();
  ctx.lineCap = 'round';
  ctx.lineWidth = 0.17;
  ctx.strokeStyle = 'rgba(0,0,0,.35)';
  ctx.beginPath();
  ctx.arc(x, y, r, Math.PI * 0.6, Math.PI * 1.4);
  ctx.stroke();
  if (power > 0.02) {
    ctx.strokeStyle = p.mix(palette.accent, palette.danger, power * power);
    ctx.lineWidth = 0.13;
    ctx.beginPath();
    ctx.arc(x, y, r, Math.PI * 0.6, Math.PI * (0.6 + 0.8 * power));
    ctx.stroke();
  }
  ctx.restore();
}
