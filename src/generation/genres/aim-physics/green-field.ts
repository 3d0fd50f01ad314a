/** A hole as it is seen from above: the lawn with its border, and what lies in it; beyond it a darker lawn to the window's edge. */
import { noise } from '../../kit/random.js';
import { sceneryOf } from '../../kit/scenery.js';
import type { Game, Painter } from '../../kit/types.js';
import { drawGreen, drawRails } from './greens-draw.js';
import { lawnOf } from './lawn.js';
import type { State } from './state.js';
import { H, W, type Box } from './world.js';

/** What lies around a course that is seen from above. */
function drawRound(p: Painter, g: Game): void {
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
  drawGreen(p, s.world, lawn);
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

/** A hole as it lies there, without what moves. */
export function drawHole(p: Painter, s: State, g: Game): void {
  drawRound(p, g);
  drawTop(p, s, g);
  for (const box of s.world.walls) p.block(box.x, box.y, box.w, box.h);
  drawRails(p, s.world);
}
