/** The lane of boards between two gutters and what is around it: a hall of other lanes, or the place itself where that is under the sky. */
import type { Actor } from '../../design.js';
import { noise } from '../../kit/random.js';
import { sceneryOf } from '../../kit/scenery.js';
import type { Game, Painter } from '../../kit/types.js';
import { FOUL, GUTTER, HALF, MID, SPOTS } from './bowling-state.js';

export const TOP = 1.5;
/** of which a lane is made */
const BOARDS = 9;

/** from one lane of the hall to the next */
const APART = (HALF + GUTTER) * 2 + 0.9;

/** grounds under the sky: there the lane lies in the open, and the place is seen on both sides */
const OPEN = /^(?:forest|farm|garden|jungle|beach|desert|ice|ocean|haunted|village)$/u;

/** The hall beside the lane, as far as the window reaches: a floor, and dim lanes on which nobody plays. */
function drawHall(p: Painter, wood: string): void {
  const { palette, view, ctx } = p;
  const long = view.y + view.h - TOP + 1;
  const floor = p.mix(palette.solid, '#1a1622', 0.72);
  p.rect(view.x - 1, TOP - 0.3, view.w + 2, long, floor);
  // the wall over the pits, and its lights
  p.rect(view.x - 1, view.y - 1, view.w + 2, TOP - view.y + 1, p.mix(palette.solid, palette.near, 0.45));
  p.rect(view.x - 1, TOP - 0.42, view.w + 2, 0.42, p.mix(floor, '#000000', 0.4));
  for (let x = view.x - (view.x % 1.2); x < view.x + view.w; x += 1.2)
    p.circle(x, TOP - 0.21, 0.09, p.mix(palette.accent, '#ffffff', Math.floor(x / 1.2) % 2 ? 0.1 : 0.6));
  const dim = p.mix(wood, floor, 0.6);
  const reach = view.w / 2 + HALF;
  for (let far = APART; far < reach; far += APART)
    for (const side of [-1, 1]) {
      const x = MID + side * far;
      p.rect(x - HALF - GUTTER, TOP, (HALF + GUTTER) * 2, long, p.mix(floor, '#000000', 0.35));
      p.rect(x - HALF, TOP, HALF * 2, long, dim);
      for (let i = 1; i < BOARDS; i++)
        p.rect(x - HALF + (i * HALF * 2) / BOARDS, TOP, 0.03, long, p.mix(dim, '#000000', 0.25));
      p.rect(x - HALF, FOUL + 0.5, HALF * 2, 0.1, p.mix(dim, palette.danger, 0.5));
      ctx.save();
      for (const [px, py] of SPOTS.toSorted((a, b) => a[1] - b[1]))
        drawPin(p, { x: px + side * far, y: py, turn: 0, alpha: 0.45 });
      ctx.restore();
    }
}

/** Scenery along a lane that lies in the open, in pairs, never where somebody stands. */
function drawGarden(p: Painter, g: Game): void {
  const deco = sceneryOf(g.design.cast.deco);
  const edge = HALF + GUTTER + 1.6;
  // a phone shows a strip of ground in which it would be cut off
  if (deco.length === 0 || g.width < 15) return;
  for (let i = 0; i < 14; i++) {
    const side = i % 2 ? 1 : -1;
    const x = MID + side * (edge + noise(i * 7 + 1) * (g.width / 2 - edge - 1.2));
    const y = 2.8 + Math.floor(i / 2) * 1.5 + noise(i + 3) * 0.6;
    if (Math.abs(x - MID) > g.width / 2 - 0.8 || y > 11.4) continue;
    p.sprite(deco[i % deco.length] as Actor, x, y, 1.5 + noise(i) * 0.7, { shadow: true });
  }
}

export function drawLane(p: Painter, g: Game): void {
  const { palette, view } = p;
  const long = view.y + view.h - TOP + 1;
  const wood = g.design.theme.style === 'noir' ? palette.panel : p.mix('#d9a867', palette.panel, 0.15);
  const dark = p.mix(palette.near, '#000000', 0.62);
  if (OPEN.test(g.design.theme.id)) drawGarden(p, g);
  else drawHall(p, wood);
  p.rect(
    MID - HALF - GUTTER - 0.22,
    TOP - 0.3,
    (HALF + GUTTER + 0.22) * 2,
    long,
    p.mix(palette.solid, '#000000', 0.35),
    0.25,
  );
  p.rect(MID - HALF - GUTTER, TOP, (HALF + GUTTER) * 2, long, dark);
  for (const side of [-1, 1])
    p.rect(MID + side * (HALF + GUTTER / 2) - 0.09, TOP, 0.18, long, p.mix(dark, '#ffffff', 0.12), 0.09);
  const wide = (HALF * 2) / BOARDS;
  for (let i = 0; i < BOARDS; i++)
    p.rect(MID - HALF + i * wide, TOP, wide - 0.03, long, p.mix(wood, '#000000', 0.03 + noise(i + 3) * 0.12));
  // light of the hall on the oil
  p.rect(MID - 0.5, TOP, 0.32, long, 'rgba(255,255,255,.13)');
  p.rect(MID - 0.06, TOP, 0.12, long, 'rgba(255,255,255,.1)');
  p.rect(MID - HALF, FOUL + 0.5, HALF * 2, 0.1, p.mix(palette.danger, '#000000', 0.15));
  const { ctx } = p;
  ctx.fillStyle = p.mix(wood, '#3a2410', 0.75);
  for (let i = -3; i <= 3; i++) {
    const y = 8.6 + Math.abs(i) * 0.34;
    ctx.beginPath();
    ctx.moveTo(MID + i * 0.5, y - 0.24);
    ctx.lineTo(MID + i * 0.5 - 0.11, y + 0.14);
    ctx.lineTo(MID + i * 0.5 + 0.11, y + 0.14);
    ctx.fill();
  }
  // the pit behind the pins
  p.rect(MID - HALF - GUTTER, TOP - 0.1, (HALF + GUTTER) * 2, 0.35, 'rgba(0,0,0,.5)');
}

/** A pin that stands, seen from a little above, or lies turned. */
export function drawPin(
  p: Painter,
  { x, y, turn, alpha }: { readonly x: number; readonly y: number; readonly turn: number; readonly alpha: number },
): void {
  const { ctx, palette } = p;
  ctx.save();
  ctx.translate(x, y);
  ctx.globalAlpha = 0.3 * alpha;
  ctx.fillStyle = '#000000';
  ctx.beginPath();
  ctx.ellipse(0.06, 0.14, 0.26, 0.14, 0, 0, 6.2832);
  ctx.fill();
  ctx.globalAlpha = alpha;
  ctx.translate(0, 0.16);
  ctx.rotate(turn);
  ctx.lineJoin = 'round';
  ctx.beginPath();
  ctx.moveTo(-0.13, 0);
  ctx.bezierCurveTo(-0.34, -0.36, -0.1, -0.5, -0.1, -0.72);
  ctx.bezierCurveTo(-0.16, -0.98, 0.16, -0.98, 0.1, -0.72);
  ctx.bezierCurveTo(0.1, -0.5, 0.34, -0.36, 0.13, 0);
  ctx.closePath();
  ctx.fillStyle = '#fdfdfb';
  ctx.fill();
  ctx.strokeStyle = 'rgba(30,40,50,.65)';
  ctx.lineWidth = 0.05;
  ctx.stroke();
  ctx.fillStyle = palette.danger;
  ctx.fillRect(-0.115, -0.7, 0.23, 0.06);
  ctx.fillRect(-0.125, -0.59, 0.25, 0.06);
  ctx.restore();
}
