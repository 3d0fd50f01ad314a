/** What a stage of a cup has besides its road: ramps and water, ice, those who drive about, rain and the dark. */
import { drawDark } from '../../kit/dark.js';
import { noise } from '../../kit/random.js';
import { natural } from '../../kit/natural.js';
import type { Game, Painter } from '../../kit/types.js';
import { WATER } from './ramps.js';
import { inView, onWater } from './road.js';
import type { State, Thing } from './state.js';
import { placeAt, type Track } from './track.js';

/** A stretch of the road in one colour, from there on for so many units. */
function stretch(p: Painter, track: Track, along: number, long: number, width: number, colour: string): void {
  const { ctx } = p;
  ctx.lineWidth = width;
  ctx.strokeStyle = colour;
  ctx.lineCap = 'butt';
  ctx.lineJoin = 'round';
  ctx.beginPath();
  for (let d = 0; d <= long + 0.01; d += long / 8) {
    const { x, y } = placeAt(track, along + d, 0);
    ctx.lineTo(x, y);
  }
  ctx.stroke();
}

/** Water across the road, and before it a ramp with arrows. */
export function drawRamps(p: Painter, s: State, g: Game): void {
  const { ctx, palette } = p;
  const { track } = s;
  const { road } = track;
  for (const along of s.ramps) {
    const at = placeAt(track, along, 0);
    if (!inView(p, at.x, at.y, WATER + 3)) continue;
    stretch(p, track, along, WATER, road * 2 + 0.1, natural(p, g, p.mix('#2f86c9', palette.near, 0.15), 0.35));
    stretch(
      p,
      track,
      along + 0.12,
      WATER - 0.24,
      road * 2 - 0.3,
      natural(p, g, p.mix('#55aee6', palette.near, 0.1), 0.6),
    );
    for (let i = 0; i < 6; i++) {
      const d = 0.6 + ((i * 0.83 + p.now * 0.35) % (WATER - 1.2));
      const wave = placeAt(track, along + d, (noise(along + i) - 0.5) * road * 1.5);
      p.line(wave.x - 0.3, wave.y, wave.x + 0.3, wave.y, 0.09, 'rgba(255,255,255,.55)');
    }
    ctx.save();
    ctx.translate(at.x, at.y);
    ctx.rotate(at.h);
    p.rect(-1.5, -road + 0.12, 1.62, road * 2, 'rgba(0,0,0,.3)', 0.1);
    p.rect(-1.5, -road, 1.5, road * 2, p.mix(palette.panel, palette.accent, 0.35), 0.1);
    p.rect(-0.22, -road, 0.22, road * 2, palette.danger, 0.08);
    ctx.lineWidth = 0.18;
    ctx.lineCap = 'round';
    ctx.lineJoin = 'round';
    ctx.strokeStyle = palette.danger;
    for (let off = -1; off <= 1; off++)
      for (const dx of [-1.1, -0.65]) {
        ctx.beginPath();
        ctx.moveTo(dx - 0.12, off * road * 0.6 - 0.3);
        ctx.lineTo(dx + 0.16, off * road * 0.6);
        ctx.lineTo(dx - 0.12, off * road * 0.6 + 0.3);
        ctx.stroke();
      }
    ctx.restore();
  }
}

/** A frozen puddle: pale, with a rim and a gleam. */
export function drawIce(p: Painter, g: Game, one: Thing & { readonly r: number }): void {
  if (!inView(p, one.x, one.y, 2.5)) return;
  const { x, y, r } = one;
  for (const [grow, colour] of [
    [0.08, natural(p, g, '#7fb6d8', 0.6)],
    [0, natural(p, g, '#d6f1ff', 1)],
  ] as const)
    for (const [dx, dy, k] of [
      [0, 0, 0.92],
      [0.55, 0.16, 0.5],
      [-0.52, -0.2, 0.55],
      [-0.2, 0.42, 0.55],
      [0.25, -0.4, 0.5],
    ] as const)
      p.circle(x + dx * r, y + dy * r, r * k + grow, colour);
  p.line(x - r * 0.5, y + r * 0.2, x - r * 0.05, y - r * 0.3, 0.07, 'rgba(90,150,200,.6)');
  p.line(x - r * 0.1, y + r * 0.4, x + r * 0.5, y - r * 0.15, 0.07, 'rgba(90,150,200,.45)');
  p.circle(x - r * 0.35, y - r * 0.45, r * 0.14, '#ffffff');
}

/** Somebody who drives about: a van from above, or a barge where it is raced on water. */
export function drawTraffic(p: Painter, g: Game, one: Thing): void {
  if (!inView(p, one.x, one.y, 2)) return;
  const { ctx, palette } = p;
  const [yellow, green] = [natural(p, g, '#e8c33c', 0.9), natural(p, g, '#5fa8a0', 0.5)];
  const colour = p.mix(one.off > 0 ? yellow : green, palette.solid, 0.15);
  ctx.save();
  ctx.translate(one.x, one.y);
  ctx.rotate(one.h ?? 0);
  p.rect(-1.05, -0.46, 2.1, 1.1, 'rgba(0,0,0,.3)', 0.3);
  if (!onWater(g)) for (const x of [-0.75, 0.4]) for (const y of [-0.62, 0.4]) p.rect(x, y, 0.4, 0.22, '#22232c', 0.08);
  p.rect(-1.05, -0.52, 2.1, 1.04, p.mix(colour, '#000000', 0.4), 0.25);
  p.rect(-1.02, -0.5, 2.02, 0.94, colour, 0.22);
  p.rect(-0.95, -0.4, 1.2, 0.76, p.mix(colour, '#ffffff', 0.3), 0.12);
  for (const x of [-0.6, -0.2]) p.rect(x, -0.4, 0.08, 0.76, p.mix(colour, '#000000', 0.12));
  p.rect(0.45, -0.4, 0.3, 0.74, natural(p, g, '#25304a', 0), 0.1);
  for (const y of [-0.42, 0.26]) {
    p.rect(0.92, y, 0.12, 0.18, '#fff3c2', 0.05);
    p.rect(-1.06, y, 0.1, 0.18, palette.danger, 0.04);
  }
  ctx.restore();
}

function drawRain(p: Painter): void {
  const { view } = p;
  p.rect(view.x, view.y, view.w, view.h, 'rgba(24,44,84,.24)');
  p.ctx.strokeStyle = 'rgba(220,236,255,.5)';
  p.ctx.lineWidth = 0.05;
  p.ctx.beginPath();
  for (let i = 0; i < 70; i++) {
    const fall = (noise(i * 7.3) + p.now * (1.1 + noise(i) * 0.5)) % 1;
    const x = view.x + ((noise(i * 3.1) * 1.2 - fall * 0.12) % 1.2) * view.w;
    const y = view.y + fall * (view.h + 1) - 0.5;
    p.ctx.moveTo(x, y);
    p.ctx.lineTo(x - 0.1, y + 0.55);
  }
  p.ctx.stroke();
  // where drops meet the ground
  for (let i = 0; i < 14; i++) {
    const beat = p.now * 1.7 + noise(i * 5.7);
    const at = noise(i * 11.3 + Math.floor(beat) * 3.7);
    const r = (beat % 1) * 0.28;
    p.ctx.globalAlpha = 0.5 * (1 - (beat % 1));
    p.ctx.beginPath();
    p.ctx.ellipse(view.x + at * view.w, view.y + noise(at * 91) * view.h, r + 0.04, (r + 0.04) * 0.5, 0, 0, 6.2832);
    p.ctx.stroke();
    p.ctx.globalAlpha = 1;
  }
}

/** What lies over all: rain, or a night in which the car lights what is ahead of it. */
export function drawSky(p: Painter, s: State): void {
  const { hero, idea } = s;
  if (idea === 'rain') drawRain(p);
  if (idea === 'dark') drawDark(p, hero.x + Math.cos(hero.h) * 1.9, hero.y + Math.sin(hero.h) * 1.9, 5.4, 0.9);
}
