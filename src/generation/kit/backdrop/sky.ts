/** What does not move behind everything: the sky or a wall, its light, and what only this theme has up there. Drawn once a window size. */
import type { GameDesign, ThemeId } from '../../design.js';
import { fade, mix } from '../colour.js';
import type { Random } from '../random.js';
import type { Air } from './air.js';
import { light, stars } from './lights.js';
import { extra } from './wonders.js';

/** themes without a sky above */
export const INSIDE: ReadonlySet<ThemeId> = new Set<ThemeId>(['cave', 'ocean', 'kitchen', 'school', 'toys', 'home']);

export function paintSky(ctx: CanvasRenderingContext2D, w: number, h: number, design: GameDesign, rand: Random): void {
  const air: Air = { ctx, w, h, design, rand };
  gradient(air);
  const inside = INSIDE.has(design.theme.id);
  if (inside) wall(air);
  else {
    stars(air);
    light(air);
  }
  extra(air);
  vignette(ctx, w, h, design);
}

/** the corners a shade darker */
function vignette(ctx: CanvasRenderingContext2D, w: number, h: number, { theme }: GameDesign): void {
  const deep = mix(theme.palette.near, '#000000', 0.7);
  const far = Math.hypot(w, h);
  const g = ctx.createRadialGradient(w / 2, h / 2, far * 0.3, w / 2, h / 2, far * 0.58);
  g.addColorStop(0, fade(deep, 0));
  g.addColorStop(1, fade(deep, 0.3));
  ctx.fillStyle = g;
  ctx.fillRect(0, 0, w, h);
}

function gradient({ ctx, w, h, design, rand }: Air): void {
  const { palette: p } = design.theme;
  const foot = mix(p.horizon, p.far, 0.4);
  const lean = rand.range(-0.3, 0.3) * w;
  const kind = rand.int(0, 3);
  if (kind === 0) {
    // bands, as a poster has them
    const n = rand.int(5, 8);
    for (let i = 0; i < n; i++) {
      ctx.fillStyle = mix(p.sky, p.horizon, i / (n - 1));
      const y = (i / n) * h * 0.86;
      ctx.beginPath();
      ctx.moveTo(0, y + (i ? Math.sin(i * 2.1) * h * 0.02 : 0));
      ctx.quadraticCurveTo(w / 2 + lean, y - (i ? h * 0.07 : 0), w, y + (i ? Math.cos(i * 1.7) * h * 0.03 : 0));
      ctx.lineTo(w, h);
      ctx.lineTo(0, h);
      ctx.fill();
    }
    return;
  }
  const middle = [0.75, 0.6, 0.9][kind - 1] as number;
  const sky = ctx.createLinearGradient(w / 2 - lean, 0, w / 2 + lean, h);
  sky.addColorStop(0, kind === 2 ? mix(p.sky, '#000000', 0.12) : p.sky);
  if (kind === 3) sky.addColorStop(0.45, mix(p.sky, p.horizon, 0.25));
  sky.addColorStop(middle, p.horizon);
  sky.addColorStop(1, foot);
  ctx.fillStyle = sky;
  ctx.fillRect(0, 0, w, h);
}

/** paper on the wall of a room */
function wall({ ctx, w, h, design, rand }: Air): void {
  const { id, palette: p } = design.theme;
  if (id === 'cave' || id === 'ocean') return;
  const tone = fade(mix(p.far, p.sky, 0.3), 0.5);
  const step = Math.min(w, h) * rand.range(0.07, 0.13);
  ctx.fillStyle = ctx.strokeStyle = tone;
  const kind = rand.int(0, 3);
  for (let x = 0; x < w + step; x += step)
    if (kind === 0) ctx.fillRect(x, 0, step * 0.5, h);
    else
      for (let y = 0; y < h; y += step) {
        const odd = (Math.round(y / step) % 2) * step * 0.5;
        ctx.beginPath();
        if (kind === 1) ctx.arc(x + odd, y, step * 0.14, 0, 6.2832);
        else if (kind === 2) {
          ctx.moveTo(x + odd, y - step * 0.26);
          ctx.lineTo(x + odd + step * 0.2, y);
          ctx.lineTo(x + odd, y + step * 0.26);
          ctx.lineTo(x + odd - step * 0.2, y);
        } else if (Math.round(x / step + y / step) % 2) ctx.rect(x, y, step, step);
        ctx.fill();
      }
}
