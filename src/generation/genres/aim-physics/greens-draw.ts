/** What a hole of mini golf has besides lawn and walls: slopes, tubes, planks, windmills. */
import type { Painter } from '../../kit/types.js';
import { bladesOf } from './roll.js';
import type { Slope, World } from './world.js';

/** Ground that falls away: darker downhill, with arrows that drift the way it draws. */
function drawSlope(p: Painter, { x, y, w, h, ax, ay }: Slope, lawn: string): void {
  const { ctx } = p;
  const fall = ctx.createLinearGradient(
    ax < 0 ? x + w : x,
    ay < 0 ? y + h : y,
    ax === 0 ? x : ax < 0 ? x : x + w,
    ay === 0 ? y : ay < 0 ? y : y + h,
  );
  fall.addColorStop(0, p.mix(lawn, '#ffffff', 0.34));
  fall.addColorStop(1, p.mix(lawn, '#000000', 0.3));
  ctx.save();
  ctx.fillStyle = fall;
  ctx.beginPath();
  ctx.rect(x, y, w, h);
  ctx.fill();
  ctx.clip();
  ctx.strokeStyle = 'rgba(255,255,255,.55)';
  ctx.lineWidth = 0.14;
  ctx.lineCap = ctx.lineJoin = 'round';
  const angle = Math.atan2(ay, ax);
  const drift = (p.now * 0.7) % 1.9;
  for (let row = 0; row * 1.3 < h; row++)
    for (let i = -1; i * 1.9 < w + 1.9; i++) {
      ctx.save();
      ctx.translate(x + i * 1.9 + Math.sign(ax) * drift + (row % 2) * 0.9, y + 0.65 + row * 1.3);
      ctx.rotate(angle);
      ctx.beginPath();
      ctx.moveTo(-0.14, -0.26);
      ctx.lineTo(0.14, 0);
      ctx.lineTo(-0.14, 0.26);
      ctx.stroke();
      ctx.restore();
    }
  ctx.restore();
}

/** Both ends of each tube in one colour: a dark mouth, and an end with an arrow out of it. */
function drawTubes(p: Painter, w: World): void {
  const { palette, ctx } = p;
  w.tubes.forEach(({ x, y, toX, toY, angle }, i) => {
    const tone = p.mix(i % 2 ? palette.danger : palette.accent, '#ffffff', 0.1);
    const dark = p.mix(tone, '#000000', 0.45);
    p.circle(x, y + 0.08, 0.86, 'rgba(0,0,0,.3)');
    p.circle(x, y, 0.84, dark);
    p.circle(x, y, 0.76, tone);
    p.circle(x, y, 0.58, '#120d0a');
    ctx.save();
    ctx.translate(toX, toY);
    ctx.rotate(angle);
    p.rect(-0.9, -0.62, 1, 1.24, dark, 0.3);
    p.rect(-0.84, -0.55, 0.88, 1.1, tone, 0.25);
    p.rect(-0.08, -0.48, 0.2, 0.96, '#120d0a', 0.1);
    ctx.strokeStyle = tone;
    ctx.lineWidth = 0.16;
    ctx.lineCap = ctx.lineJoin = 'round';
    ctx.beginPath();
    ctx.moveTo(0.5, -0.3);
    ctx.lineTo(0.8, 0);
    ctx.lineTo(0.5, 0.3);
    ctx.stroke();
    ctx.restore();
  });
}

/** What lies flat: below balls and patrols. */
export function drawGreen(p: Painter, w: World, lawn: string): void {
  for (const one of w.slopes) drawSlope(p, one, lawn);
  drawTubes(p, w);
}

/** What stands: planks aslant. */
export function drawRails(p: Painter, w: World): void {
  const wood = p.mix(p.palette.solid, '#8a5a2b', 0.4);
  for (const [x1, y1, x2, y2] of w.rails) {
    p.line(x1, y1 + 0.14, x2, y2 + 0.14, 0.42, 'rgba(0,0,0,.3)');
    p.line(x1, y1, x2, y2, 0.42, p.mix(wood, '#000000', 0.45));
    p.line(x1, y1 - 0.03, x2, y2 - 0.03, 0.26, p.mix(wood, '#ffffff', 0.25));
  }
}

/** Windmills from above: sails on spars, and a cap on the post. */
export function drawMills(p: Painter, w: World, t: number): void {
  const { palette, ctx } = p;
  for (const mill of w.mills) {
    const { x, y, long } = mill;
    const angles = bladesOf(w, mill, t);
    ctx.save();
    ctx.translate(x + 0.1, y + 0.2);
    for (const angle of angles) p.line(0, 0, Math.cos(angle) * long, Math.sin(angle) * long, 0.36, 'rgba(0,0,0,.22)');
    ctx.restore();
    for (const angle of angles) {
      ctx.save();
      ctx.translate(x, y);
      ctx.rotate(angle);
      p.rect(0.3, -0.2, long - 0.2, 0.4, p.mix(palette.danger, '#000000', 0.45), 0.14);
      p.rect(0.36, -0.14, long - 0.32, 0.28, p.mix(palette.danger, '#ffffff', 0.2), 0.1);
      for (let at = 0.7; at < long - 0.2; at += 0.42) p.rect(at, -0.14, 0.07, 0.28, 'rgba(255,255,255,.7)');
      ctx.restore();
    }
    p.circle(x, y, 0.46, p.mix(palette.solid, '#000000', 0.5));
    p.circle(x, y, 0.38, p.mix(palette.solid, '#ffffff', 0.3));
    p.circle(x - 0.1, y - 0.12, 0.12, 'rgba(255,255,255,.7)');
  }
}
