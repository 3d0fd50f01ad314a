/** What becomes what: from the smallest to the one that is wanted, in a ring beside the jar or in a row below it; and what is dropped next. */
import type { Game, Painter } from '../../kit/types.js';
import { actorOf, FLOOR, sizeOf, W, type State } from './merge-drop-state.js';

/** units that a window shows from side to side where the ring has room beside the jar */
const BROAD = 21;
/** the ring's middle, and how far from it the pictures are */
const RING = { x: W / 2 + 8.1, y: 7.4, r: 2.35 };

/** A picture of the row or the ring; what was not made yet is pale. */
function drawSize(p: Painter, s: State, sort: number, x: number, y: number, size: number): void {
  const goal = sort === s.target;
  p.sprite(actorOf(s, sort), x, y, size, { shadow: false, alpha: sort <= s.largest || goal ? 1 : 0.45 });
}

function drawRing(p: Painter, s: State): void {
  const { palette } = p;
  const { x, y, r } = RING;
  p.circle(x, y + 0.1, r + 0.95, 'rgba(0,0,0,.3)');
  p.circle(x, y, r + 0.95, p.mix(palette.panel, palette.solidEdge, 0.15));
  p.circle(x, y, r - 0.85, p.mix(palette.panel, palette.solidEdge, 0.35));
  p.circle(x, y, 1.2 + Math.sin(p.now * 4) * 0.05, palette.accent);
  drawSize(p, s, s.target, x, y, 1.75);
  // clockwise from above, growing; an arrow between two, and from the last to the middle
  const angle = (at: number): number => -Math.PI / 2 + (at / s.target) * Math.PI * 2;
  for (let sort = 0; sort < s.target; sort++) {
    const size = 0.85 + (sort / s.target) * 0.5;
    drawSize(p, s, sort, x + Math.cos(angle(sort)) * r, y + Math.sin(angle(sort)) * r, size);
    if (sort === s.target - 1) break;
    const between = angle(sort + 0.5);
    const { ctx } = p;
    ctx.save();
    ctx.translate(x + Math.cos(between) * r, y + Math.sin(between) * r);
    ctx.rotate(between + Math.PI / 2);
    p.text('›', 0, -0.05, 0.85, palette.ink);
    ctx.restore();
  }
}

function drawRow(p: Painter, s: State, g: Game): void {
  const { palette } = p;
  const count = s.target + 1;
  const y = (FLOOR + 0.32 + g.height) / 2 + 0.06;
  p.rect(0.2, y - 0.6, W - 0.4, 1.2, 'rgba(0,0,0,.3)', 0.5);
  p.rect(0.2, y - 0.66, W - 0.4, 1.2, p.mix(palette.panel, palette.solidEdge, 0.15), 0.5);
  const wide = Math.min(1.6, (W - 1.1) / count);
  for (let sort = 0; sort < count; sort++) {
    const x = W / 2 + (sort - (count - 1) / 2) * wide;
    const goal = sort === s.target;
    if (goal) p.circle(x, y - 0.06, Math.min(0.56, wide * 0.48) + Math.sin(p.now * 4) * 0.03, palette.accent);
    const size = (goal ? 0.86 : 0.55 + (sort / count) * 0.25) * Math.min(1, wide);
    drawSize(p, s, sort, x, y - 0.06, size);
    if (sort > 0) p.text('›', x - wide * 0.52, y - 0.1, 0.42, palette.ink);
  }
}

/** In the corner, or beside the jar where there is room. */
function drawNext(p: Painter, s: State, isBroad: boolean): void {
  const { x, y, r } = isBroad ? { x: W / 2 - 7.2, y: 3.1, r: 1.5 } : { x: 1, y: 0.95, r: 0.82 };
  p.circle(x, y + 0.08, r, 'rgba(0,0,0,.28)');
  p.circle(x, y, r, p.mix(p.palette.panel, p.palette.solidEdge, 0.15));
  p.sprite(actorOf(s, s.next), x, y, (0.5 + sizeOf(s.next) * 0.9) * (r / 0.82), { shadow: false });
  if (isBroad) p.text('»', x + r + 0.55 + Math.sin(p.now * 4) * 0.08, y - 0.08, 1, '#ffffff');
}

/** The way of sizes, and the next drop. */
export function drawSizes(p: Painter, s: State, g: Game): void {
  const isBroad = g.width >= BROAD;
  if (isBroad) drawRing(p, s);
  else drawRow(p, s, g);
  drawNext(p, s, isBroad);
}
