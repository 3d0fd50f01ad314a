/** The ground it is played on: a lawn with borders, hills, or a yard with crates; it goes on beyond the field to the window's edge. */
import { sceneryOf } from '../../kit/scenery.js';
import { noise } from '../../kit/random.js';
import type { Game, Painter } from '../../kit/types.js';
import type { State } from './state.js';
import { FLOOR, H, PER_UNIT, W, type Box } from './world.js';

/** the colour of what one walks on, by theme */
const LAWN: Readonly<Record<string, string>> = {
  ice: '#cfe8f7',
  beach: '#f0d698',
  desert: '#e8c07a',
  candy: '#f7b7d7',
  kitchen: '#e9d9bd',
  haunted: '#5d6b52',
  sky: '#b9dcf2',
  volcano: '#8b5a4a',
  cave: '#75798c',
  space: '#5a5f86',
  cyberpunk: '#3a3f68',
  ocean: '#6fb3b0',
};
const lawnOf = (p: Painter, g: Game): string =>
  p.mix(LAWN[g.design.theme.id] ?? '#74bd55', p.palette.near, g.design.theme.time === 'night' ? 0.45 : 0.12);

export function drawBack(p: Painter, s: State, g: Game): void {
  if (s.mode !== 'top') return;
  // the lawn beyond: darker, so that the course stands out
  const { view, ctx } = p;
  const lawn = p.mix(lawnOf(p, g), '#000000', 0.36);
  p.rect(view.x, view.y, view.w, view.h, lawn);
  const seed = g.design.seed % 977;
  const deco = sceneryOf(g.design.cast.deco);
  const tall = view.h - H > view.w - W;
  for (let i = 0; i < 34; i++) {
    const [k, l] = [noise(seed + i * 3.7), noise(seed + i * 5.9)];
    // on both sides, in a tall window above and below
    const far = 1.6 + k * 8;
    const along = ((i >> 1) + l) / 17;
    const [x, y] = tall ? [along * W, i % 2 ? H + far : -far] : [i % 2 ? W + far : -far, -2 + along * (H + 5)];
    ctx.fillStyle = p.mix(lawn, i % 3 ? '#000000' : '#ffffff', 0.05);
    ctx.beginPath();
    ctx.ellipse(x, y, 1 + k * 1.6, 0.4 + l * 0.5, 0, 0, 6.2832);
    ctx.fill();
    const actor = deco[i % Math.max(1, deco.length)];
    if (actor && k + l > 0.9) p.sprite(actor, x, y - 0.4, 1.1 + l * 0.6, { wash: `${lawn}80` });
  }
}

function patch(p: Painter, box: Box, colour: string, edge: string): void {
  p.rect(box.x - 0.12, box.y - 0.1, box.w + 0.24, box.h + 0.24, edge, 0.7);
  p.rect(box.x, box.y, box.w, box.h, colour, 0.6);
}

function drawTop(p: Painter, s: State, g: Game): void {
  const { palette, ctx } = p;
  const lawn = lawnOf(p, g);
  const plank = p.mix(palette.solid, '#7a4a22', 0.35);
  p.rect(-0.5, -0.36, W + 1, H + 1, 'rgba(0,0,0,.3)', 0.7);
  p.rect(-0.5, -0.5, W + 1, H + 1, p.mix(plank, '#000000', 0.4), 0.6);
  p.rect(-0.42, -0.42, W + 0.84, H + 0.8, plank, 0.55);
  p.rect(0, 0, W, H, lawn, 0.3);
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(0, 0, W, H, 0.3);
  ctx.clip();
  const band = p.mix(lawn, '#ffffff', 0.045);
  for (let i = 0; i < 7; i += 2) p.rect(0, (i * H) / 7, W, H / 7, band);
  for (const box of s.world.sand) patch(p, box, p.mix(lawn, '#e9cf8e', 0.75), p.mix(lawn, '#a98d4e', 0.6));
  for (const box of s.world.water) {
    patch(p, box, p.mix('#3c9fe0', palette.sky, 0.25), p.mix('#1d5f95', lawn, 0.3));
    for (let i = 0; i < 3; i++) {
      const x = box.x + 0.4 + ((i * 0.8 + p.now * 0.25) % Math.max(0.2, box.w - 1));
      p.rect(x, box.y + 0.35 + i * (box.h / 4), 0.6, 0.07, 'rgba(255,255,255,.6)', 0.03);
    }
  }
  ctx.restore();
}

function drawHills(p: Painter, s: State, g: Game): void {
  const { view, ctx, palette } = p;
  const { world } = s;
  const lawn = lawnOf(p, g);
  const n = world.ground.length;
  const trace = (lift: number): void => {
    ctx.beginPath();
    ctx.moveTo(view.x - 1, (world.ground[0] as number) + lift);
    for (let i = 0; i < n; i++) ctx.lineTo(i / PER_UNIT, (world.ground[i] as number) + lift);
    ctx.lineTo(view.x + view.w + 1, (world.ground[n - 1] as number) + lift);
    ctx.lineTo(view.x + view.w + 1, view.y + view.h + 1);
    ctx.lineTo(view.x - 1, view.y + view.h + 1);
    ctx.closePath();
  };
  for (const box of world.water) {
    const deep = ctx.createLinearGradient(0, box.y, 0, box.y + 3);
    deep.addColorStop(0, p.mix('#3c9fe0', palette.sky, 0.2));
    deep.addColorStop(1, p.mix('#1d4f80', palette.near, 0.3));
    ctx.fillStyle = deep;
    ctx.fillRect(box.x - 0.6, box.y, box.w + 1.2, 4);
    for (let i = 0; i < 4; i++)
      p.rect(
        box.x - 0.2 + i * 0.8,
        box.y + 0.14 + Math.sin(p.now * 3 + i) * 0.07,
        0.6,
        0.08,
        'rgba(255,255,255,.7)',
        0.04,
      );
  }
  const earth = ctx.createLinearGradient(0, 8, 0, 16);
  earth.addColorStop(0, palette.solid);
  earth.addColorStop(1, p.mix(palette.solid, '#000000', 0.45));
  ctx.fillStyle = p.mix(lawn, '#000000', 0.35);
  trace(-0.02);
  ctx.fill();
  ctx.fillStyle = lawn;
  trace(0.04);
  ctx.fill();
  ctx.fillStyle = p.mix(lawn, palette.solid, 0.5);
  trace(0.5);
  ctx.fill();
  ctx.fillStyle = earth;
  trace(0.62);
  ctx.fill();
}

function drawYard(p: Painter, s: State): void {
  const { view, ctx, palette } = p;
  p.block(view.x - 0.5, FLOOR, view.w + 1, view.y + view.h - FLOOR + 1, true);
  if (!s.archer) {
    // a fork with a band that follows the pull
    const { ball } = s.world;
    const wood = p.mix(palette.solid, '#6b3d16', 0.65);
    const back = ball.state === 'rest' ? s.power * 0.9 : 0;
    const hx = 1.8 - Math.cos(s.angle) * back;
    const hy = FLOOR - 2 - Math.sin(s.angle) * back;
    ctx.lineCap = 'round';
    p.line(1.8, FLOOR + 0.1, 1.8, FLOOR - 1.1, 0.34, wood);
    p.line(1.8, FLOOR - 1.1, 1.3, FLOOR - 2.1, 0.26, wood);
    p.line(1.8, FLOOR - 1.1, 2.3, FLOOR - 2.1, 0.26, wood);
    if (ball.state === 'rest') {
      p.line(1.3, FLOOR - 2.05, hx, hy, 0.13, palette.danger);
      p.line(2.3, FLOOR - 2.05, hx, hy, 0.13, palette.danger);
    }
  }
  const tone = p.mix(palette.accent, '#8a5a2b', 0.6);
  for (const crate of s.world.crates) {
    if (crate.broken) continue;
    const x = crate.x - 0.5;
    const y = crate.y - 0.5;
    p.rect(x, y, 1, 1, p.mix(tone, '#000000', 0.45), 0.12);
    p.rect(x + 0.05, y + 0.04, 0.9, 0.88, tone, 0.1);
    p.rect(x + 0.17, y + 0.16, 0.66, 0.64, p.mix(tone, '#000000', 0.22), 0.06);
    p.line(x + 0.2, y + 0.2, x + 0.8, y + 0.76, 0.13, tone);
    p.line(x + 0.8, y + 0.2, x + 0.2, y + 0.76, 0.13, tone);
  }
}

export function drawField(p: Painter, s: State, g: Game): void {
  if (s.mode === 'top') drawTop(p, s, g);
  else if (s.mode === 'side') drawHills(p, s, g);
  else drawYard(p, s);
  for (const box of s.world.walls) p.block(box.x, box.y, box.w, box.h, s.mode !== 'top' && box.h > 0.4);
}
