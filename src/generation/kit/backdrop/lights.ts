/** What shines up there: stars, and a sun or a moon in one of several shapes. */
import { fade, mix } from '../colour.js';
import { disc, halo, type Air } from './air.js';

export function stars(air: Air): void {
  const { ctx, w, h, design, rand } = air;
  const { id, time, weather } = design.theme;
  if (time !== 'night' && id !== 'space' && weather !== 'stars') return;
  const n = id === 'space' ? 190 : 90;
  for (let i = 0; i < n; i++) {
    ctx.fillStyle = fade('#ffffff', rand.range(0.15, 0.7));
    const size = rand.range(0.7, 2);
    ctx.fillRect(rand.range(0, w), rand.next() ** 1.3 * h * 0.8, size, size);
  }
}

/** sun or moon, in one of several shapes, anywhere that the sky is */
export function light(air: Air): void {
  const { ctx, w, h, design, rand } = air;
  const { time, id, palette: p, style } = design.theme;
  const side = rand.chance(0.5) ? rand.range(0.1, 0.34) : rand.range(0.66, 0.9);
  const low = time === 'dusk' || time === 'dawn';
  const x = w * side;
  const y = low ? h * rand.range(0.36, 0.52) : h * rand.range(0.13, 0.26);
  const size = Math.min(w, h);
  const night = time === 'night';
  const colour = night ? '#f4f1de' : low ? mix('#ffd9a0', p.accent, 0.3) : '#fff6cf';
  const tone = style === 'noir' ? p.danger : colour;
  const haunted = id === 'haunted' || design.theme.mood === 'spooky';
  const r =
    size * (low ? rand.range(0.1, 0.17) : night ? rand.range(0.06, haunted ? 0.16 : 0.1) : rand.range(0.055, 0.085));
  halo(air, x, y, r * rand.range(4.5, 7), tone, style === 'noir' ? 0.42 : 0.5);
  const shape = rand.int(0, 3);
  if (night && shape >= 2 && !haunted) {
    // a crescent, by taking a round piece out of the full moon
    ctx.fillStyle = tone;
    ctx.beginPath();
    ctx.arc(x, y, r, 0.9, 4.9);
    ctx.quadraticCurveTo(x + r * 0.05 - r * 0.4, y - r * 0.1, x + r * Math.cos(0.9), y + r * Math.sin(0.9));
    ctx.fill();
    return;
  }
  if (!night && !low && shape >= 2) {
    ctx.fillStyle = fade(tone, 0.3);
    const n = shape === 2 ? 12 : 18;
    for (let i = 0; i < n; i++) {
      const a = (i / n) * 6.2832;
      ctx.beginPath();
      ctx.moveTo(x + Math.cos(a - 0.1) * r * 1.2, y + Math.sin(a - 0.1) * r * 1.2);
      ctx.lineTo(x + Math.cos(a) * r * (i % 2 ? 1.7 : 2.2), y + Math.sin(a) * r * (i % 2 ? 1.7 : 2.2));
      ctx.lineTo(x + Math.cos(a + 0.1) * r * 1.2, y + Math.sin(a + 0.1) * r * 1.2);
      ctx.fill();
    }
  }
  if ((id === 'cyberpunk' || (low && shape === 3)) && style !== 'paper') {
    // the setting sun of a record sleeve: cut into slices
    for (let i = 0; i < 9; i++) {
      const top = y - r * 1.5 + (i * r * 3) / 9;
      const bottom = top + (r * 3) / 9 - (i * r) / 26;
      ctx.save();
      ctx.beginPath();
      ctx.rect(x - r * 2, top, r * 4, bottom - top);
      ctx.clip();
      disc(air, x, y, r * 1.5, mix(tone, p.danger, style === 'noir' ? 0 : i / 11));
      ctx.restore();
    }
    return;
  }
  disc(air, x, y, r, tone);
  if (night)
    for (const [dx, dy, k] of [
      [-0.3, -0.2, 0.2],
      [0.25, 0.3, 0.26],
      [0.3, -0.35, 0.13],
    ] as const)
      disc(air, x + dx * r, y + dy * r, k * r, 'rgba(0,0,0,.07)');
  if (id === 'space' && rand.chance(0.6))
    planet(air, w * (1 - side), h * rand.range(0.2, 0.42), size * rand.range(0.07, 0.14));
  else if ((id === 'space' || id === 'cyberpunk' || id === 'castle') && night && rand.chance(0.5))
    disc(air, x + r * rand.range(-2.6, 2.6), y + r * rand.range(0.8, 1.6), r * 0.36, mix(tone, p.far, 0.3));
}

function planet(air: Air, x: number, y: number, r: number): void {
  const { ctx, design, rand } = air;
  const { palette: p } = design.theme;
  const body = mix(p.accent, p.far, rand.range(0.3, 0.7));
  disc(air, x, y, r, body);
  ctx.save();
  ctx.beginPath();
  ctx.arc(x, y, r, 0, 6.2832);
  ctx.clip();
  for (let i = 0; i < 4; i++) {
    ctx.fillStyle = fade(mix(body, '#ffffff', 0.4), 0.25);
    ctx.fillRect(x - r, y - r + i * r * 0.5, r * 2, r * rand.range(0.08, 0.3));
  }
  disc(air, x + r * 0.55, y + r * 0.35, r * 1.1, 'rgba(0,0,0,.3)');
  ctx.restore();
  ctx.strokeStyle = fade(mix(body, '#ffffff', 0.6), 0.8);
  ctx.lineWidth = r * 0.1;
  ctx.beginPath();
  ctx.ellipse(x, y, r * 1.75, r * 0.38, rand.range(-0.5, 0.5), 0, 6.2832);
  ctx.stroke();
}
