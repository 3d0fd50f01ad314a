/** What does not move behind everything: the sky or a wall, its light, and what only this theme has up there. Drawn once a window size. */
import type { GameDesign, ThemeId } from '../../design.js';
import { fade, luminance, mix } from '../colour.js';
import type { Random } from '../random.js';

/** themes without a sky above */
export const INSIDE: ReadonlySet<ThemeId> = new Set<ThemeId>(['cave', 'ocean', 'kitchen', 'school', 'toys']);

interface Air {
  readonly ctx: CanvasRenderingContext2D;
  readonly w: number;
  readonly h: number;
  readonly design: GameDesign;
  readonly rand: Random;
}

const disc = ({ ctx }: Air, x: number, y: number, r: number, colour: string | CanvasGradient): void => {
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.arc(x, y, r, 0, 6.2832);
  ctx.fill();
};

/** a soft light that fills its whole reach */
function halo({ ctx, w, h }: Air, x: number, y: number, r: number, colour: string, alpha: number): void {
  const g = ctx.createRadialGradient(x, y, 0, x, y, r);
  g.addColorStop(0, fade(colour, alpha));
  g.addColorStop(1, fade(colour, 0));
  ctx.fillStyle = g;
  ctx.fillRect(0, 0, w, h);
}

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
export function vignette(ctx: CanvasRenderingContext2D, w: number, h: number, { theme }: GameDesign): void {
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

function stars(air: Air): void {
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
function light(air: Air): void {
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

/** what only this theme has, not in every game of it */
function extra(air: Air): void {
  const { ctx, w, h, design, rand } = air;
  const { id, time, palette: p, weather, style } = design.theme;
  const shafts = (n: number, colour: string, alpha: number): void => {
    const lean = rand.range(-0.25, 0.25) * w;
    for (let i = 0; i < n; i++) {
      const x = (w * (i + rand.range(0.1, 0.6))) / n;
      const wide = w * rand.range(0.03, 0.09);
      const g = ctx.createLinearGradient(0, 0, 0, h * 0.85);
      g.addColorStop(0, fade(colour, alpha));
      g.addColorStop(1, fade(colour, 0));
      ctx.fillStyle = g;
      ctx.beginPath();
      ctx.moveTo(x, 0);
      ctx.lineTo(x + wide, 0);
      ctx.lineTo(x + wide * 1.9 + lean, h * 0.85);
      ctx.lineTo(x - wide * 0.6 + lean, h * 0.85);
      ctx.fill();
    }
  };
  const rainbow = (): void => {
    const [x, r] = [w * rand.range(0.25, 0.75), h * rand.range(0.6, 0.85)];
    const hues =
      style === 'noir' ? ['#ffffff', '#999999'] : ['#ff6b6b', '#ffb14e', '#ffe66d', '#7bd389', '#6fb7ff', '#b28dff'];
    ctx.lineWidth = r * 0.045;
    hues.forEach((hue, i) => {
      ctx.strokeStyle = fade(hue, 0.42);
      ctx.beginPath();
      ctx.arc(x, h * 0.92, r - i * ctx.lineWidth, 3.1416, 6.2832);
      ctx.stroke();
    });
  };
  const clouded = (n: number, colours: readonly string[], alpha: number): void => {
    for (let i = 0; i < n; i++)
      halo(
        air,
        rand.range(0, w),
        rand.range(0, h * 0.7),
        Math.min(w, h) * rand.range(0.22, 0.5),
        rand.pick(colours),
        alpha,
      );
  };
  if (id === 'ocean') shafts(rand.int(5, 8), mix(p.horizon, '#ffffff', 0.6), time === 'night' ? 0.1 : 0.2);
  else if ((id === 'forest' || id === 'jungle' || id === 'garden') && time !== 'night' && rand.chance(0.65))
    shafts(rand.int(3, 6), '#fff6cf', 0.2);
  else if (id === 'cave') {
    shafts(rand.int(1, 2), mix(p.accent, '#ffffff', 0.7), 0.16);
    clouded(3, [p.accent, p.far], 0.16);
  } else if (id === 'space' || id === 'cyberpunk') clouded(rand.int(3, 6), [p.accent, p.danger, p.far, p.horizon], 0.2);
  else if (id === 'ice' && time !== 'day') aurora(air);
  else if (id === 'volcano')
    halo(air, w * rand.range(0.3, 0.7), h * 0.95, h * 0.9, style === 'noir' ? p.danger : '#ff5a1f', 0.4);
  else if (
    (id === 'candy' && time !== 'night') ||
    (id === 'sky' && rand.chance(0.6)) ||
    (weather === 'rain' && time === 'day')
  )
    rainbow();
  else if (id === 'city' && time === 'night') shafts(3, p.accent, 0.13);
  else if (id === 'haunted') clouded(3, [p.near, '#000000'], 0.22);
  if (luminance(p.sky) > 0.25 && (id === 'desert' || id === 'beach'))
    halo(air, w / 2, h * 0.8, w * 0.6, p.horizon, 0.5);
}

function aurora({ ctx, w, h, design, rand }: Air): void {
  const { palette: p, style } = design.theme;
  const hues = style === 'noir' ? [p.danger, p.accent] : ['#6df0b0', '#57c7ff', '#b58bff'];
  for (let band = 0; band < 3; band++) {
    const base = h * rand.range(0.2, 0.42);
    const phase = rand.range(0, 6);
    for (let x = 0; x < w; x += 5) {
      const y = base + Math.sin(x * 0.006 + phase) * h * 0.07 + Math.sin(x * 0.017 + phase * 2) * h * 0.02;
      const tall = h * (0.14 + 0.06 * Math.sin(x * 0.03 + phase));
      const g = ctx.createLinearGradient(0, y - tall, 0, y);
      const hue = hues[band % hues.length] as string;
      g.addColorStop(0, fade(hue, 0));
      g.addColorStop(1, fade(hue, 0.26));
      ctx.fillStyle = g;
      ctx.fillRect(x, y - tall, 5, tall);
    }
  }
}
