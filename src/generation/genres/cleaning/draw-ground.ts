/** What it all lies on: the floor of the place, a wall with ledges, a mouth, a street with lawns. */
import { groundOf, paintGround } from '../../kit/floors/ground.js';
import { natural } from '../../kit/natural.js';
import { noise } from '../../kit/random.js';
import type { Game, Painter } from '../../kit/types.js';
import { at, type State } from './state.js';

export function drawGround(p: Painter, s: State, g: Game): void {
  const { view } = p;
  const paint = PAINTERS[s.surface] ?? floor;
  p.kept(s.box, view.x - 0.5, view.y - 0.5, view.w + 1, view.h + 1, () => paint(p, s, g));
}

const PAINTERS: Partial<Record<State['surface'], (p: Painter, s: State, g: Game) => void>> = {
  panes: wall,
  teeth: mouth,
  houses: street,
};

function fill(p: Painter, colour: string): void {
  const { view } = p;
  p.rect(view.x - 1, view.y - 1, view.w + 2, view.h + 2, colour);
}

function floor(p: Painter, _s: State, g: Game): void {
  const { view, ctx } = p;
  // to the edges of the window, so that nothing frames it
  const ground = groundOf(p, g, view.w + 3, view.h + 3);
  fill(p, ground.colour);
  ctx.save();
  ctx.translate(view.x - 1.5, view.y - 1.5);
  paintGround(p, ground);
  ctx.restore();
}

/** Bricks in courses, and a ledge below each row of windows. */
function wall(p: Painter, s: State, g: Game): void {
  const { view, palette: c } = p;
  const brick = p.mix(natural(p, g, '#b9796a', 0.4), c.solid, 0.4);
  fill(p, brick);
  for (let y = Math.floor(view.y) - 1; y < view.y + view.h + 1; y += 0.5)
    for (let x = Math.floor(view.x) - 1; x < view.x + view.w + 1; x++) {
      const k = noise(x * 13 + y * 29);
      const shift = (Math.round(y * 2) & 1) * 0.5;
      if (k < 0.4) p.rect(x + shift, y, 0.94, 0.44, p.mix(brick, k < 0.2 ? '#000000' : '#ffffff', 0.07), 0.04);
      p.rect(x + shift + 0.95, y, 0.05, 0.5, p.mix(brick, '#000000', 0.12));
    }
  for (let y = Math.floor(view.y) - 1; y < view.y + view.h + 1; y += 0.5)
    p.rect(view.x - 1, y + 0.45, view.w + 2, 0.05, p.mix(brick, '#000000', 0.12));
  const ledge = p.mix(c.solidEdge, '#ffffff', 0.3);
  for (const y of new Set(s.spots.map((one) => one.y + one.h / 2))) {
    p.rect(view.x - 1, y + 0.02, view.w + 2, 0.26, p.mix(ledge, '#000000', 0.35));
    p.rect(view.x - 1, y + 0.02, view.w + 2, 0.16, ledge);
  }
}

/** Gums above and below each row of teeth. */
function mouth(p: Painter, s: State, g: Game): void {
  const { view, ctx } = p;
  const gum = p.mix(natural(p, g, '#ef8d95', 0.6), p.palette.danger, 0.08);
  fill(p, p.mix(gum, '#4a0c1c', 0.68));
  const high = s.spots[0]?.h ?? 2;
  for (const y of new Set(s.spots.map((one) => one.y))) {
    const up = isUpper(s, y);
    const top = up ? y - high * 0.9 : y + high * 0.1;
    p.rect(view.x - 1, top, view.w + 2, high * 0.8, gum, high * 0.3);
    ctx.globalAlpha = 0.28;
    p.rect(view.x - 1, up ? y - high * 0.62 : y + high * 0.52, view.w + 2, high * 0.09, '#ffffff', 0.2);
    ctx.globalAlpha = 1;
  }
}

/** Teeth in the upper half of the mouth hang down, those in the lower stand up. */
export const isUpper = (s: State, y: number): boolean => y < s.box.y + s.box.h * 0.55;

/** Lawns with a road before each row of houses; other things burn on the ground of their place. */
function street(p: Painter, s: State, g: Game): void {
  if (s.spots.some(({ actor }) => actor)) return floor(p, s, g);
  const { view, ctx } = p;
  const lawn = p.mix(natural(p, g, '#8db868', 0.5), groundOf(p, g, view.w, view.h).colour, 0.4);
  fill(p, lawn);
  for (let y = Math.floor(view.y) - 1; y < view.y + view.h + 1; y++)
    for (let x = Math.floor(view.x) - 1; x < view.x + view.w + 1; x++) {
      const k = noise(x * 31 + y * 17);
      ctx.globalAlpha = 0.045;
      if (k < 0.35) p.circle(x + k, y + k * 2, 0.5 + k * 1.4, k < 0.18 ? '#ffffff' : '#1d3a12');
      ctx.globalAlpha = 0.7;
      if (k > 0.86)
        for (const side of [-1, 0, 1])
          p.line(x + k + side * 0.1, y + 0.5, x + k + side * 0.16, y + 0.3, 0.06, p.mix(lawn, '#1d3a12', 0.35));
    }
  ctx.globalAlpha = 1;
  const road = p.mix(natural(p, g, '#6a6c74', 0.3), p.palette.near, 0.15);
  for (const y of new Set(s.spots.map((one) => one.y + one.h / 2))) {
    const line = y + 0.1;
    p.rect(view.x - 1, line, view.w + 2, 0.62, p.mix(road, '#ffffff', 0.25));
    p.rect(view.x - 1, line + 0.07, view.w + 2, 0.48, road);
    for (let x = Math.floor(view.x) - 1; x < view.x + view.w + 1; x += 1.6)
      p.rect(x, line + 0.28, 0.8, 0.06, 'rgba(255,255,255,.6)', 0.03);
  }
}

/** Pumps with a puddle, where water is fetched. */
export function drawWells(p: Painter, s: State, g: Game): void {
  const red = p.mix(natural(p, g, '#d8392f', 0.7), p.palette.danger, 0.3);
  const blue = natural(p, g, '#58b9f0', 0.8);
  const dry = s.water < 0.25;
  for (const well of s.wells) {
    const { x, y } = at(s, well);
    const beat = dry ? 1 + Math.sin(p.now * 8) * 0.12 : 1;
    p.ctx.globalAlpha = 0.75;
    p.ctx.fillStyle = blue;
    p.ctx.beginPath();
    p.ctx.ellipse(x, y + 0.55, 1.05 * beat, 0.4 * beat, 0, 0, 6.2832);
    p.ctx.fill();
    p.ctx.globalAlpha = 1;
    p.rect(x - 0.34, y + 0.3, 0.68, 0.26, p.mix(red, '#000000', 0.35), 0.08);
    p.rect(x - 0.25, y - 0.5, 0.5, 0.9, red, 0.14);
    p.rect(x - 0.44, y - 0.22, 0.88, 0.26, p.mix(red, '#000000', 0.15), 0.1);
    p.circle(x, y - 0.5, 0.27, p.mix(red, '#ffffff', 0.15));
    p.rect(x - 0.16, y - 0.4, 0.1, 0.7, 'rgba(255,255,255,.35)', 0.05);
  }
}

/** How far the day is: the sun goes along a line to the cloud or the moon that ends it. */
export function drawDay(p: Painter, s: State, g: Game): void {
  if (s.day === 0) return;
  const { box } = s;
  const [x, w, y] = [box.x + box.w * 0.2, box.w * 0.6, 0.5];
  const part = 1 - Math.max(0, s.left / s.day);
  const late = s.left < s.day * 0.25;
  p.rect(x - 0.3, y - 0.14, w + 0.6, 0.28, 'rgba(0,0,0,.35)', 0.14);
  p.rect(x, y - 0.06, w * part, 0.12, late ? p.palette.danger : natural(p, g, '#ffd257', 0.9), 0.06);
  const end = x + w + 0.2;
  if (s.work === 'lamps') {
    p.circle(end, y, 0.36, natural(p, g, '#f3ecc8', 0.9));
    p.circle(end + 0.15, y - 0.08, 0.3, natural(p, g, '#2b2f55', 0.2));
  } else {
    const grey = natural(p, g, late ? '#5d6b85' : '#9fb0c8', 0.5);
    for (const [dx, dy, r] of [
      [-0.3, 0.08, 0.25],
      [0, -0.08, 0.34],
      [0.32, 0.08, 0.25],
    ] as const)
      p.circle(end + dx, y + dy, r, grey);
    p.rect(end - 0.4, y + 0.02, 0.85, 0.3, grey, 0.14);
  }
  const sun = x + w * part;
  const beat = late ? 1 + Math.sin(p.now * 10) * 0.15 : 1;
  p.circle(sun, y, 0.4 * beat, natural(p, g, '#fff0b0', 0.9));
  p.circle(sun, y, 0.3 * beat, natural(p, g, '#ffc21f', 0.8));
}
