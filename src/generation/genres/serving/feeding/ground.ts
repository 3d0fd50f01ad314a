/** The meadow: ground from edge to edge with what stands about on it, a place for each guest, and the table with the bowls. */
import { noise } from '../../../kit/random.js';
import { sceneryOf } from '../../../kit/scenery.js';
import type { Game, Painter } from '../../../kit/types.js';
import { bowlX, bowlY, farY, feederX, guestY, roomy, seatX, W, type State } from './state.js';

export const SHADE = 'rgba(0,0,0,.2)';

export function oval(p: Painter, x: number, y: number, rx: number, ry: number, colour: string): void {
  p.ctx.fillStyle = colour;
  p.ctx.beginPath();
  p.ctx.ellipse(x, y, rx, ry, 0, 0, 6.2832);
  p.ctx.fill();
}

/** What is in the air or in the water is no neighbour of theirs, and an animal there would be taken for a guest. */
const LIVES = /^(?:cow|camel|tropical-fish|parrot|butterfly|chicken|ewe|penguin|seal)$/u;

export function drawGround(p: Painter, s: State, g: Game): void {
  const { view } = p;
  p.kept(s, view.x - 0.1, view.y - 0.1, view.w + 0.2, view.h + 0.2, () => paint(p, s, g));
}

function paint(p: Painter, s: State, g: Game): void {
  const { view, palette: c, ctx } = p;
  const far = farY(g.height);
  p.block(view.x - 1, far, view.w + 2, view.y + view.h - far + 2, true);
  // open ground is lighter than what lies under it
  const meadow = p.mix(p.mix(c.solid, c.solidEdge, 0.6), c.near, 0.12);
  const below = view.y + view.h - far;
  for (let i = 0; i < 6; i++)
    p.rect(view.x - 1, far + 0.34 + (i * below) / 6, view.w + 2, below, p.mix(meadow, '#000000', i * 0.03));
  standing(p, g, far);
  // light patches, flatter the farther away
  for (let i = 0; i < 16; i++) {
    const [k, l] = [noise(i * 3 + (g.design.seed % 71)), noise(i * 7 + 5)];
    const y = far + 0.7 + l * (view.y + view.h - far - 1);
    const near = (y - far) / g.height;
    ctx.globalAlpha = 0.13;
    oval(
      p,
      view.x + k * view.w,
      y,
      0.8 + near * 2.6,
      0.12 + near * 0.45,
      i % 2 ? c.near : p.mix(c.solidEdge, '#ffffff', 0.3),
    );
  }
  ctx.globalAlpha = 1;
  // a trodden place for each guest
  const feet = guestY(g.height) + 1.05 * roomy(g.height);
  const wide = Math.min(1.7, (Math.min(g.width, 16) / s.seats) * 0.42);
  for (let i = 0; i < s.seats; i++) {
    const x = seatX(s, g, i);
    oval(p, x, feet + 0.05, wide, 0.36, p.mix(c.solid, '#000000', 0.3));
    oval(p, x, feet, wide * 0.97, 0.31, p.mix(c.solidEdge, c.panel, 0.4));
  }
  table(p, s, g);
}

/** Scenery along the edge of the meadow, never where somebody waits. */
function standing(p: Painter, g: Game, far: number): void {
  const { cast } = g.design;
  const pool = [...sceneryOf(cast.deco), ...cast.obstacles].filter(({ sprite }) => !LIVES.test(sprite));
  if (pool.length === 0) return;
  const { view } = p;
  const n = Math.ceil(view.w / 2.1);
  for (let i = 0; i < n; i++) {
    const k = noise(i * 5 + (g.design.seed % 89));
    const size = (1.3 + k * 0.9) * roomy(g.height);
    const x = view.x + ((i + 0.3 + k * 0.5) * view.w) / n;
    // the middle is left to those who have eaten
    if (Math.abs(x - W / 2) < 2.6) continue;
    p.sprite(pool[Math.floor(k * 97) % pool.length]!, x, far + 0.3 - size * 0.42, size);
  }
}

function table(p: Painter, s: State, g: Game): void {
  const { palette: c } = p;
  const y = bowlY(g.height);
  const big = roomy(g.height);
  const left = feederX(g) + 1.2;
  const half = (bowlX(s, g, 1) - bowlX(s, g, 0)) / 2 || 2;
  const right = bowlX(s, g, s.foods.length - 1) + half;
  const wood = p.mix('#a9743f', c.solid, 0.25);
  p.rect(left + 0.1, y - 0.25, right - left, 1.45 * big, SHADE, 0.4);
  p.rect(left, y - 0.35, right - left, 1.4 * big, p.mix(wood, '#000000', 0.35), 0.35);
  p.rect(left, y - 0.42, right - left, 1.16 * big, wood, 0.35);
  for (let i = 1; i < 3; i++)
    p.rect(left + 0.2, y - 0.42 + (i * 1.16 * big) / 3, right - left - 0.4, 0.05, p.mix(wood, '#000000', 0.18));
  p.rect(left + 0.1, y - 0.38, right - left - 0.2, 0.09, p.mix(wood, '#ffffff', 0.3), 0.05);
}
