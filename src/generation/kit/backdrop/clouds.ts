/** Clouds that drift: a few shapes drawn once, copied at each frame. */
import type { GameDesign, ThemeId } from '../../design.js';
import { fade, luminance, mix } from '../colour.js';
import type { Random } from '../random.js';

/** no weather of that sort */
const NONE: ReadonlySet<ThemeId> = new Set<ThemeId>(['space', 'cave', 'ocean', 'kitchen', 'school', 'toys', 'home']);

interface Cloud {
  readonly canvas: HTMLCanvasElement;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** CSS pixels a second, and of the camera's way */
  readonly speed: number;
  readonly depth: number;
}

export type MakeCanvas = (w: number, h: number) => [HTMLCanvasElement, CanvasRenderingContext2D];

export function makeClouds(w: number, h: number, design: GameDesign, rand: Random, make: MakeCanvas): Cloud[] {
  const { id, palette: p, time, weather, style } = design.theme;
  if (NONE.has(id)) return [];
  const kind = style === 'paper' ? 'pillow' : rand.pick(['puff', 'streak', 'pillow'] as const);
  const thick = weather === 'rain' || weather === 'snow' || weather === 'fog' ? 2 : 0;
  const n = rand.int(2, 5) + thick;
  const bright = luminance(p.sky) > 0.2;
  const tone = weather === 'rain' ? mix(p.horizon, p.near, 0.4) : mix(p.horizon, '#ffffff', bright ? 0.75 : 0.12);
  const direction = rand.chance(0.5) ? 1 : -1;
  return Array.from({ length: n }, (_, i) => {
    const cw = Math.min(w, 900) * rand.range(0.16, 0.34);
    const ch = cw * (kind === 'streak' ? 0.18 : 0.4);
    const [canvas, ctx] = make(cw, ch);
    shape(ctx, kind, cw, ch, rand, tone, time === 'night' ? 0.5 : 0.86, style === 'paper');
    return {
      canvas,
      x: ((i + rand.range(0, 0.8)) / n) * (w + cw),
      y: h * rand.range(0.03, 0.4),
      w: cw,
      h: ch,
      speed: direction * rand.range(4, 14),
      depth: rand.range(0.02, 0.07),
    };
  });
}

function shape(
  ctx: CanvasRenderingContext2D,
  kind: 'puff' | 'streak' | 'pillow',
  w: number,
  h: number,
  rand: Random,
  tone: string,
  alpha: number,
  edge: boolean,
): void {
  const path = (grow: number): void => {
    ctx.beginPath();
    if (kind === 'streak') {
      for (let i = 0; i < 3; i++) {
        const [x, y, wide] = places[i] as [number, number, number];
        ctx.roundRect(x * w, y * h, wide * w, h * 0.26, h * 0.13);
      }
    } else {
      for (const [x, y, r] of places) {
        ctx.moveTo(x * w + r * h + grow, y * h);
        ctx.arc(x * w, y * h, r * h + grow, 0, 6.2832);
      }
      ctx.roundRect(w * 0.08 - grow, h * 0.62 - grow, w * 0.84 + 2 * grow, h * 0.3 + 2 * grow, h * 0.15);
    }
    ctx.fill();
  };
  const n = kind === 'pillow' ? 4 : 7;
  const places = Array.from({ length: n }, (_, i): [number, number, number] =>
    kind === 'streak'
      ? [rand.range(0, 0.3), [0.05, 0.37, 0.7][i % 3] as number, rand.range(0.4, 0.68)]
      : [
          0.16 + (i / (n - 1)) * 0.68,
          0.62 - Math.sin((i / (n - 1)) * 3.1416) * rand.range(0.08, 0.24),
          kind === 'pillow' ? rand.range(0.2, 0.3) : rand.range(0.14, 0.27),
        ],
  );
  if (edge) {
    ctx.shadowColor = 'rgba(40,25,10,.35)';
    ctx.shadowBlur = 6;
    ctx.shadowOffsetY = 3;
    ctx.fillStyle = '#fffaf0';
    path(h * 0.02);
    ctx.shadowColor = 'transparent';
  }
  ctx.fillStyle = fade(tone, edge ? 1 : alpha);
  path(edge ? -h * 0.02 : 0);
  if (kind !== 'streak' && !edge) {
    ctx.globalCompositeOperation = 'source-atop';
    const shade = ctx.createLinearGradient(0, 0, 0, h);
    shade.addColorStop(0.4, 'rgba(0,0,0,0)');
    shade.addColorStop(1, 'rgba(0,0,30,.14)');
    ctx.fillStyle = shade;
    ctx.fillRect(0, 0, w, h);
  }
}

export function drawClouds(
  ctx: CanvasRenderingContext2D,
  clouds: readonly Cloud[],
  w: number,
  cameraX: number,
  now: number,
  ratio: number,
): void {
  for (const cloud of clouds) {
    const way = w + cloud.w;
    const x = cloud.x + now * cloud.speed - cameraX * cloud.depth;
    const at = (((x % way) + way) % way) - cloud.w;
    ctx.drawImage(cloud.canvas, Math.round(at * ratio) / ratio, Math.round(cloud.y * ratio) / ratio, cloud.w, cloud.h);
  }
}
