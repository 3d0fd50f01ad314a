/** The dressing room: papered wall, window onto the weather that one dresses for, mirror, rug and curtains. */
import { noise } from '../../kit/random.js';
import type { Game, Painter } from '../../kit/types.js';
import { at, blob, cloth, clothOf, ellipse, lighter, stroke } from './brush.js';
import type { Layout } from './layout.js';
import type { Occasion } from './mode.js';
import type { State } from './state.js';

/** sky above and below, hills, and what is in the air */
const OUTSIDE: Readonly<Record<Occasion, readonly [string, string, string, string]>> = {
  ball: ['#2b2a63', '#6a4f9c', '#3d2f66', '#fff3c4'],
  winter: ['#9cc4e8', '#e8f3fb', '#ffffff', '#ffffff'],
  summer: ['#5fc3f0', '#d5f2ff', '#ffe3a0', '#ffd24d'],
  rainy: ['#74859c', '#b4c0cc', '#6b8a68', '#dbe8f2'],
};

function view(p: Painter, { occasion }: State, x: number, y: number, w: number, h: number): void {
  const [top, low, hill, air] = OUTSIDE[occasion];
  const { ctx } = p;
  ctx.save();
  ctx.beginPath();
  ctx.rect(x, y, w, h);
  ctx.clip();
  p.rect(x, y, w, h, top);
  ellipse(p, x + w / 2, y + h, w * 0.9, h * 0.75, low);
  ellipse(p, x + w * 0.3, y + h * 1.12, w * 0.6, h * 0.36, p.mix(hill, top, 0.2));
  ellipse(p, x + w * 0.85, y + h * 1.15, w * 0.6, h * 0.32, hill);
  const still = occasion === 'ball' || occasion === 'summer';
  if (still) p.circle(x + w * 0.7, y + h * 0.26, h * 0.14, air);
  if (occasion !== 'summer')
    for (let i = 0; i < 22; i++) {
      const t = (noise(i * 7) + (still ? 0 : p.now * (occasion === 'rainy' ? 0.9 : 0.14))) % 1;
      const long = occasion === 'rainy' ? 0.28 : 0.09;
      p.rect(x + noise(i * 3) * w, y + t * h * (still ? 0.6 : 1), Math.min(0.09, 0.013 / long), long, air, 0.04);
    }
  ctx.restore();
}

function windowOf(p: Painter, s: State, x: number, y: number, w: number, h: number): void {
  const frame = lighter(p, p.palette.panel, 0.85);
  p.rect(x - 0.16, y - 0.16, w + 0.32, h + 0.32, p.mix(frame, '#6b4a3a', 0.35), 0.12);
  p.rect(x - 0.12, y - 0.12, w + 0.24, h + 0.24, frame, 0.1);
  view(p, s, x, y, w, h);
  p.rect(x + w / 2 - 0.06, y, 0.12, h, frame);
  p.rect(x, y + h * 0.45, w, 0.12, frame);
  p.rect(x - 0.35, y + h + 0.1, w + 0.7, 0.2, frame, 0.08);
  p.rect(x - 0.6, y - 0.42, w + 1.2, 0.16, '#8a5a3b', 0.08);

  for (const way of [1, -1])
    at(
      p,
      x + w / 2 - way * (w / 2 + 0.5),
      y - 0.3,
      (h + 0.5) / 4,
      () => cloth(p, 'M0 0L26 0C24 24 18 44 10 54C15 64 16 72 16 80L0 80Z', clothOf(p, p.palette.accent)),
      way,
    );
}

function mirror(p: Painter, x: number, feet: number, size: number): void {
  at(p, x, feet, size, () => {
    stroke(p, 'M-18 0L-10-18M18 0L10-18', 0.18, '#8a5a3b');
    blob(p, 0, -3.2, 1.35, 2.5, '#f0c878');
    ellipse(p, 0, -3.2, 1.08, 2.2, '#cfe6f2');
    stroke(p, 'M-10-84L4-100M-12-68L10-94', 0.12, '#ffffff');
    p.circle(0, -5.75, 0.24, '#f0c878');
  });
}

/** All that stands still: painted once a size of the window. */
function walls(p: Painter, layout: Layout): void {
  const { view: v, palette } = p;
  const wall = p.mix(p.mix(palette.horizon, palette.accent, 0.16), '#fff4ee', 0.66);
  const floor = p.mix(p.mix(palette.solid, '#c98f62', 0.6), '#ffe3c4', 0.25);
  const ground = layout.doll.feet - 0.9;
  p.rect(v.x - 1, v.y - 1, v.w + 2, ground - v.y + 1, wall);
  const stripe = p.mix(wall, '#ffffff', 0.4);
  for (let x = Math.floor(v.x) - 1; x < v.x + v.w + 1; x += 1) {
    p.rect(x, v.y - 1, 0.42, ground - v.y + 1, stripe);
    for (let y = Math.floor(v.y); y < ground - 0.6; y += 1.4)
      p.circle(x + 0.7, y + (x % 2) * 0.7, 0.08, p.mix(wall, palette.accent, 0.35));
  }
  p.rect(v.x - 1, ground - 0.35, v.w + 2, 0.35, p.mix(wall, '#ffffff', 0.75));
  p.rect(v.x - 1, ground, v.w + 2, v.y + v.h - ground + 1, floor);
  for (let y = ground; y < v.y + v.h + 1; y += 0.55) {
    p.rect(v.x - 1, y, v.w + 2, 0.05, p.mix(floor, '#4a2a1a', 0.2));
  }
}

export function drawRoom(p: Painter, s: State, g: Game, layout: Layout): void {
  const { view: v, palette } = p;
  const { doll } = layout;
  p.kept('room', v.x, v.y, v.w, v.h, () => walls(p, layout));
  const tall = g.height >= 15;
  if (tall) {
    if (doll.feet > 8) windowOf(p, s, 10.1, 3, 2.7, 3.4);
    mirror(p, 11.6, doll.feet, doll.scale * 0.72);
  } else {
    if (s.portrait === 'none') windowOf(p, s, 0.75, 1.1, 2.3, 3);
    mirror(p, 0.55, doll.feet - 0.25, 0.72);
    // where the window is wide, the room goes on
    for (const x of [-3.6, 16.6]) if (x > v.x - 1 && x < v.x + v.w + 1) windowOf(p, s, x - 0.4, 1.6, 2.3, 3.4);
  }
  const rug = palette.accent;
  blob(p, doll.x, doll.feet + 0.03, 2.9 * doll.scale, 0.62, rug);
  ellipse(p, doll.x, doll.feet, 2.4 * doll.scale, 0.48, p.mix(rug, '#ffffff', 0.45));
  ellipse(p, doll.x, doll.feet, 1.8 * doll.scale, 0.36, p.mix(rug, '#ffffff', 0.2));
}
