/** What levels bring in, as it looks: wind and the way that a block takes in it, a raft on the water, a piece that was cut off. */
import type { Painter } from '../../kit/types.js';
import { edgeOf, H, HANGS, TALL, W, type Cut, type State } from './state.js';

/** Streaks across the sky: the longer and faster, the stronger. */
export function drawGusts(p: Painter, { wind }: State): void {
  const { ctx, view } = p;
  const way = Math.sign(wind);
  ctx.save();
  ctx.globalAlpha = 0.6;
  for (let i = 0; i < 14; i++) {
    const y = 3.2 + ((i * 2.63) % (H - 4));
    const long = (0.7 + ((i * 0.37) % 0.8)) * (0.6 + Math.abs(wind));
    const go = (p.now * (2.5 + Math.abs(wind) * 2.5) + i * 3.7) % (view.w + 4);
    const x = way > 0 ? view.x - 2 + go : view.x + view.w + 2 - go;
    p.line(x, y, x - way * long, y, 0.08, '#ffffff');
  }
  ctx.restore();
}

/** Dots where the next block would come down in this wind. */
export function drawWindWay(p: Painter, s: State, x: number): void {
  const down = edgeOf(s) - HANGS - TALL;
  p.ctx.save();
  p.ctx.globalAlpha = 0.7;
  // as far as half of it: the rest is to be guessed, but for the first blocks
  const seen = s.tower.length < 3 ? 1 : 0.55;
  for (let part = 0.12; part <= seen; part += 0.11)
    p.circle(x + s.wind * part, HANGS + TALL + down * part, 0.09, '#ffffff');
  p.ctx.restore();
}

/** Planks on the water, which swells. */
export function drawRaft(p: Painter, floor: number, at: number): void {
  const { palette, view } = p;
  if (floor > view.y + view.h + 1) return;
  const wood = p.mix('#b07b46', palette.solid, 0.2);
  const water = p.mix('#3f8fc4', palette.far, 0.3);
  const x = W / 2 + at;
  for (let i = 0; i < 7; i++) {
    p.rect(x - 3.2 + i * 0.92, floor, 0.86, 0.42, p.mix(wood, '#000000', i % 2 === 0 ? 0.12 : 0), 0.1);
    p.rect(x - 3.14 + i * 0.92, floor + 0.04, 0.74, 0.1, p.mix(wood, '#ffffff', 0.3), 0.05);
  }
  p.rect(view.x - 1, floor + 0.4, view.w + 2, Math.max(1, view.y + view.h - floor), water);
  for (let i = Math.floor(view.x) - 1; i < view.x + view.w + 1; i++) {
    const swell = Math.sin(p.now * 1.6 + i * 0.9) * 0.06;
    p.rect(i + 0.1, floor + 0.42 + swell, 0.7, 0.08, p.mix(water, '#ffffff', 0.45), 0.04);
    for (const deep of [1.1, 2, 3.1])
      p.rect(i + deep * 0.7, floor + deep - swell, 0.45, 0.06, p.mix(water, '#ffffff', 0.5 / (deep + 1)), 0.03);
  }
}

export function drawCut(p: Painter, { x, y, w }: Cut): void {
  p.rect(x - w / 2, y, w, TALL, 'rgba(0,0,0,.35)', 0.12);
  p.rect(x - w / 2 + 0.05, y + 0.05, Math.max(0.05, w - 0.1), TALL - 0.12, '#d8d2c6', 0.1);
}
