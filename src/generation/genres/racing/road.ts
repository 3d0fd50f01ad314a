/** The land, the road through it, and what was left on it. */
import { noise } from '../../kit/random.js';
import type { Game, Painter } from '../../kit/types.js';
import type { State, Thing } from './state.js';
import { placeAt, VERGE, type Track } from './track.js';

export const inView = (p: Painter, x: number, y: number, room: number): boolean =>
  x > p.view.x - room && y > p.view.y - room && x < p.view.x + p.view.w + room && y < p.view.y + p.view.h + room;

export function drawLand(p: Painter, g: Game): void {
  const { view, palette } = p;
  const grass = p.mix(palette.near, palette.solidEdge, 0.42);
  p.rect(view.x, view.y, view.w, view.h, grass);
  // patches and tufts, each by its place in the world
  const seed = g.design.seed % 613;
  const cell = 3;
  p.ctx.fillStyle = p.mix(grass, '#000000', 0.07);
  const tuft = p.mix(grass, palette.near, 0.55);
  for (let cy = Math.floor(view.y / cell); cy * cell < view.y + view.h; cy++)
    for (let cx = Math.floor(view.x / cell); cx * cell < view.x + view.w; cx++) {
      const k = noise(seed + cx * 12.7 + cy * 31.1);
      const x = cx * cell + k * 2;
      const y = cy * cell + noise(k * 97) * 2;
      if (k > 0.62) p.rect(x, y, 1 + k * 1.6, 0.7 + k * 0.5, p.mix(grass, '#000000', 0.06), 0.5);
      else p.rect(x, y, 0.09, 0.24, tuft, 0.04);
      p.rect(x + 0.8, y + 0.9, 0.08, 0.2, tuft, 0.04);
    }
}

/** The parts of the middle line that can be seen, from sample to sample. */
function visible(p: Painter, track: Track): [number, number][] {
  const runs: [number, number][] = [];
  let from = -1;
  for (let i = 0; i <= track.n; i++) {
    const k = i % track.n;
    const seen = inView(p, track.x[k] as number, track.y[k] as number, track.road + VERGE + 2);
    if (seen && from < 0) from = i;
    if (from >= 0 && (!seen || i === track.n)) {
      runs.push([from, seen ? i : i - 1]);
      from = -1;
    }
  }
  return runs;
}

/** Whether it is raced on water: lanes between buoys, without asphalt and wheels. */
export const onWater = (g: Game): boolean => g.design.theme.id === 'ocean';

export function drawRoad(p: Painter, s: State, g: Game): void {
  const { ctx, palette } = p;
  const { track } = s;
  const { road } = track;
  const water = onWater(g);
  const grass = p.mix(palette.near, palette.solidEdge, 0.42);
  const earth = water ? p.mix(grass, '#ffffff', 0.16) : p.mix(p.mix(palette.solid, '#6b6f78', 0.45), '#000000', 0.18);
  ctx.save();
  ctx.lineJoin = 'round';
  ctx.lineCap = 'butt';
  const runs = visible(p, track);
  const stroke = (width: number, colour: string, dash: number[] = [], off = 0): void => {
    ctx.setLineDash(dash);
    ctx.lineWidth = width;
    ctx.strokeStyle = colour;
    for (const [from, to] of runs) {
      // dashes are counted from the start of the track, or they would crawl with the window
      ctx.lineDashOffset = from;
      ctx.beginPath();
      for (let i = from; i <= to; i++) {
        const k = i % track.n;
        const h = track.h[k] as number;
        ctx.lineTo((track.x[k] as number) - Math.sin(h) * off, (track.y[k] as number) + Math.cos(h) * off);
      }
      ctx.stroke();
    }
  };
  if (water) {
    // foam, the open lane, light in the middle of it, and a rope of buoys on both sides
    stroke((road + VERGE) * 2, p.mix(grass, '#ffffff', 0.07));
    stroke(road * 2 + 0.1, earth);
    stroke(road * 1.3, p.mix(earth, '#ffffff', 0.1));
    for (const side of [-1, 1]) stroke(0.07, '#ffffff', [], side * (road + 0.12));
    ctx.lineCap = 'round';
    for (const side of [-1, 1]) {
      stroke(0.46, p.mix(palette.danger, '#000000', 0.3), [0.01, 1.79], side * (road + 0.12));
      stroke(0.34, palette.danger, [0.01, 1.79], side * (road + 0.12));
      stroke(0.14, '#ffffff', [0.01, 1.79], side * (road + 0.12));
    }
    ctx.globalAlpha = 0.35;
    for (const off of [-0.9, 0.5]) stroke(0.09, '#ffffff', [0.7, 3.9 + off], off);
    ctx.restore();
    drawLine(p, track);
    return;
  }
  // fence, verge, kerb, road, and light in the middle of it; edges are lines of their own, for wide dashes cost the whole width
  stroke((road + VERGE) * 2, p.mix(grass, palette.solid, 0.35));
  for (const side of [-1, 1]) {
    stroke(0.24, p.mix(palette.solid, '#000000', 0.35), [], side * (road + VERGE));
    stroke(0.14, p.mix(palette.solidEdge, '#ffffff', 0.2), [0.9, 0.35], side * (road + VERGE));
  }
  stroke(road * 2 + 0.1, earth);
  stroke(road * 1.3, p.mix(earth, '#ffffff', 0.05));
  for (const side of [-1, 1]) {
    stroke(0.32, '#ffffff', [], side * (road + 0.12));
    stroke(0.32, palette.danger, [0.9, 0.9], side * (road + 0.12));
  }
  ctx.globalAlpha = 0.45;
  stroke(0.12, '#ffffff', [0.8, 1.2]);
  ctx.restore();
  drawLine(p, track);
}

/** The line, in chequers across the road, between the posts of its gate. */
function drawLine(p: Painter, track: Track): void {
  const { ctx, palette } = p;
  const { road } = track;
  const at = placeAt(track, 0, 0);
  ctx.save();
  ctx.translate(at.x, at.y);
  ctx.rotate(at.h);
  const cells = 10;
  const size = (road * 2) / cells;
  for (let r = 0; r < 3; r++)
    for (let c = 0; c < cells; c++) {
      ctx.fillStyle = (r + c) % 2 ? '#ffffff' : '#1b1b22';
      ctx.fillRect(r * size - size * 1.5, -road + c * size, size + 0.01, size + 0.01);
    }
  for (const side of [-1, 1]) p.circle(0, side * (road + 0.35), 0.3, palette.accent);
  ctx.restore();
}

const BLOTS = [
  [0, 0, 1],
  [0.75, 0.2, 0.55],
  [-0.7, 0.25, 0.6],
  [0.3, -0.35, 0.5],
] as const;

export function drawMud(p: Painter, one: Thing & { readonly r: number }): void {
  const brown = p.mix(p.mix(p.palette.solid, '#4a3524', 0.6), '#000000', 0.35);
  // a wet rim first, or it is lost on a dark road
  for (const [dx, dy, k] of BLOTS)
    p.circle(one.x + dx * one.r, one.y + dy * one.r, one.r * k + 0.09, p.mix(brown, '#ffffff', 0.4));
  for (const [dx, dy, k] of BLOTS) p.circle(one.x + dx * one.r, one.y + dy * one.r, one.r * k, brown);
  p.circle(one.x - 0.2, one.y - 0.2, one.r * 0.3, p.mix(brown, '#ffffff', 0.16));
}

/** What tyres leave on a road, and a wake on water. */
export function drawMarks(p: Painter, s: State, g: Game): void {
  const { ctx } = p;
  ctx.fillStyle = onWater(g) ? 'rgba(255,255,255,.3)' : 'rgba(0,0,0,.22)';
  for (const mark of s.marks) {
    if (!inView(p, mark.x, mark.y, 1)) continue;
    for (const side of [-0.3, 0.3]) {
      ctx.beginPath();
      ctx.arc(mark.x - Math.sin(mark.h) * side, mark.y + Math.cos(mark.h) * side, 0.11, 0, 6.2832);
      ctx.fill();
    }
  }
}
