/** The place: three rows of its ground, one behind the other, what stands in them, and the wind that blows over. */
import type { Game, Painter } from '../../../kit/types.js';
import { coverX, feetOf, heroFeet, heroSize, scaleOf, sizeIn, W, type Row, type State } from './state.js';

/** how far the ground of a row begins above the feet that stand on it */
const BEHIND = 0.34;
/** how much the air takes of the colours, by how far off a row is */
const HAZE = [0.5, 0.26, 0] as const;
const STREAKS = 8;
/** where the wind's arrow is, as a part of the height */
const ABOVE = 0.2;

const groundOf = (g: Game, row: Row): number => feetOf(g, row) - BEHIND * scaleOf(g);

/** The ground of one row, down to the next and a little further. */
export function drawRow(p: Painter, g: Game, row: Row): void {
  const { view, palette } = p;
  const top = groundOf(g, row);
  const tall = view.y + view.h + 1 - top;
  p.kept(`row ${row}`, view.x - 0.5, top - 0.4, view.w + 1, tall + 0.4, () => {
    p.block(view.x - 0.5, top, view.w + 1, tall, true);
    const haze = HAZE[row] as number;
    if (haze === 0) return;
    p.ctx.save();
    p.ctx.globalAlpha = haze;
    p.ctx.globalCompositeOperation = 'source-atop';
    p.rect(view.x - 1, top - 0.4, view.w + 2, tall + 1, p.mix(palette.horizon, palette.far, 0.35));
    p.ctx.restore();
  });
}

/** What they hide behind. */
export function drawCover(p: Painter, s: State, g: Game, i: number): void {
  const { at, row, actor } = s.covers[i] as State['covers'][number];
  const size = sizeIn(g, row) * 1.12;
  const x = coverX(g, at);
  const y = feetOf(g, row);
  if (actor) p.sprite(actor, x, y - size * 0.42, size, { shadow: true });
  else p.block(x - size / 2, y - size * 0.7, size, size * 0.7, true);
}

/** The ledge that the hero stands on. */
export function drawLedge(p: Painter, g: Game): void {
  const { view, palette } = p;
  const top = heroFeet(g) - 0.12;
  p.rect(view.x - 1, top, view.w + 2, 0.1, p.mix(palette.solidEdge, '#ffffff', 0.3));
  p.rect(view.x - 1, top + 0.1, view.w + 2, view.y + view.h - top + 1, p.mix(palette.solid, '#000000', 0.42));
}

/** Streaks over the whole field: the wind is seen before it is met. */
export function drawWind(p: Painter, s: State, g: Game): void {
  if (s.wind === 0) return;
  const { ctx, view, palette } = p;
  const way = Math.sign(s.wind);
  ctx.save();
  ctx.globalAlpha = 0.5;
  for (let i = 0; i < STREAKS; i++) {
    const t = (p.now * Math.abs(s.wind) * 0.22 + i * 0.37) % 1;
    const x = way > 0 ? view.x - 2 + t * (view.w + 4) : view.x + view.w + 2 - t * (view.w + 4);
    p.rect(x, g.height * (0.16 + ((i * 0.27) % 0.62)), 1.3 + Math.abs(s.wind) * 0.4, 0.08, '#ffffff', 0.04);
  }
  ctx.restore();
  // an arrow over the rows, where one looks before each throw
  const x = W / 2;
  const y = g.height * ABOVE;
  p.rect(x - 1.1, y - 0.42, 2.2, 0.84, 'rgba(0,0,0,.45)', 0.42);
  const long = 0.3 + Math.min(0.45, Math.abs(s.wind) * 0.2);
  p.line(x - way * long, y, x + way * long * 0.6, y, 0.16, palette.accent);
  ctx.fillStyle = palette.accent;
  ctx.beginPath();
  ctx.moveTo(x + way * (long + 0.2), y);
  ctx.lineTo(x + way * (long - 0.2), y - 0.28);
  ctx.lineTo(x + way * (long - 0.2), y + 0.28);
  ctx.fill();
}

/** Throws that are left, beside the hero. */
export function drawLeft(p: Painter, s: State, g: Game): void {
  if (s.left === null) return;
  const k = scaleOf(g);
  const side = s.hero.x > W / 2 ? -1 : 1;
  const x = s.hero.x + side * heroSize(g) * 0.95;
  const y = heroFeet(g) - 0.75 * k;
  p.rect(x - 0.95 * k, y - 0.45 * k, 1.9 * k, 0.9 * k, 'rgba(0,0,0,.5)', 0.45 * k);
  p.sprite(s.thrown, x - 0.45 * k, y, 0.72 * k);
  p.text(`×${s.left}`, x + 0.35 * k, y + 0.02, 0.52 * k, s.left < 3 ? p.palette.danger : '#ffffff');
}
