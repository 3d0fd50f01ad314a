/** The hall around the belt, as far as the window reaches: a tiled wall whose windows show the place, lamps, a floor for the crates, and the machines at both ends. */
import type { Painter } from '../../kit/types.js';
import { BELT, binY, END, W, type State } from './state.js';

interface Opening {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Windows below the belt, between its legs where it stands on some: three, or two high ones. */
function openingsOf(floor: number): Opening[] {
  const stands = standsOn(floor);
  const top = BELT + (stands ? 1.4 : 2);
  const h = floor - 1.25 - top;
  if (h < 1) return [];
  const [left, right, many] = stands ? [2, END - 2, 3] : [0.9, W - 0.9, 2];
  const each = (right - left + 0.7) / many;
  return Array.from({ length: many }, (_, i) => ({ x: left + i * each, y: top, w: each - 0.7, h }));
}

/** Whether the belt has legs: where they would be as long as the hall is high, it hangs. */
const standsOn = (floor: number): boolean => floor - BELT < 6;

/** Everything that stands still; kept as a picture. */
export function drawHall(p: Painter, height: number): void {
  const { palette: c, ctx, view } = p;
  const [left, right] = [view.x, view.x + view.w];
  const wall = p.mix(c.panel, c.far, 0.3);
  const floor = binY(height) - 0.2;
  const openings = openingsOf(floor);
  ctx.save();
  ctx.beginPath();
  ctx.rect(left, view.y, view.w, floor - view.y + 0.3);
  for (const { x, y, w, h } of openings) ctx.roundRect(x, y, w, h, 0.25);
  ctx.clip('evenodd');
  p.rect(left, view.y, view.w, floor - view.y + 0.3, wall);
  drawTiles(p, { left, right, top: view.y, floor, joint: p.mix(wall, '#000000', 0.08) });
  // a band of colour runs along it
  p.rect(left, floor - 0.95, view.w, 0.35, p.mix(wall, c.accent, 0.35));
  ctx.restore();
  for (const one of openings) drawFrame(p, one, p.mix(c.solid, c.panel, 0.35));
  p.rect(left, floor, view.w, view.y + view.h - floor, p.mix(c.solid, c.panel, 0.5));
  p.rect(left, floor, view.w, 0.5, p.mix(c.solid, c.panel, 0.4));
  p.rect(left, floor - 0.14, view.w, 0.18, p.mix(c.solid, '#000000', 0.3));
  drawLamps(p, wall);
  const stands = standsOn(floor);
  const [from, till] = stands ? [BELT + 1, floor] : [view.y, BELT + 0.5];
  for (const x of [1.4, END - 1.4])
    p.rect(x - (stands ? 0.16 : 0.05), from, stands ? 0.32 : 0.1, till - from, p.mix(c.solid, '#000000', 0.5), 0.05);
}

function drawTiles(
  p: Painter,
  { left, right, top, floor, joint }: { left: number; right: number; top: number; floor: number; joint: string },
): void {
  for (let row = Math.floor((top - 1.15) / 0.6), y = 1.15 + row * 0.6; y < floor; row++, y += 0.6) {
    p.rect(left, y, right - left, 0.05, joint);
    const first = Math.ceil(left / 1.2) * 1.2 - (row % 2 ? 0.6 : 0);
    for (let x = first; x < right; x += 1.2) p.rect(x, y, 0.05, 0.6, joint);
  }
}

function drawFrame(p: Painter, { x, y, w, h }: Opening, colour: string): void {
  const { ctx } = p;
  ctx.strokeStyle = p.mix(colour, '#000000', 0.35);
  ctx.lineWidth = 0.3;
  ctx.beginPath();
  ctx.roundRect(x, y, w, h, 0.25);
  ctx.stroke();
  ctx.strokeStyle = colour;
  ctx.lineWidth = 0.18;
  ctx.stroke();
  p.rect(x + w / 2 - 0.07, y, 0.14, h, colour);
  p.rect(x, y + h * 0.45, w, 0.14, colour);
  p.rect(x - 0.25, y + h + 0.02, w + 0.5, 0.24, p.mix(colour, '#ffffff', 0.2), 0.08);
}

function drawLamps(p: Painter, wall: string): void {
  const { palette: c, view } = p;
  const apart = W * 0.3;
  const many = Math.floor(view.w / 2 / apart);
  for (let i = -many; i <= many; i++) {
    const x = W / 2 + i * apart;
    p.rect(x - 0.03, view.y, 0.06, 0.9 - view.y, p.mix(wall, '#000000', 0.4));
    p.circle(x, 1.05, 0.62, p.mix(wall, '#fff3c4', 0.4));
    p.rect(x - 0.42, 0.86, 0.84, 0.2, p.mix(c.accent, c.panel, 0.2), 0.1);
    p.rect(x - 0.26, 1.06, 0.52, 0.1, '#fff3c4', 0.05);
  }
}

/** Where things come from, and where they fall to if nobody sends them: only a broad window shows both. */
export function drawMachines(p: Painter, s: State): void {
  const { palette: c, view } = p;
  if (view.w < W + 3) return;
  const metal = p.mix(c.solid, c.solidEdge, 0.25);
  const shiver = Math.sin(p.now * 30) * 0.02 * (s.coming > 0 ? 1 : 0);
  const boxes = [
    { x: -2.3, w: 2.6, mouth: 0.02 },
    { x: END + 0.15, w: 2.2, mouth: 0 },
  ];
  for (const [i, { x, w }] of boxes.entries()) {
    const top = BELT - 1.5 + (i === 0 ? shiver : 0);
    p.rect(x + 0.1, top + 0.1, w, 3.1, 'rgba(0,0,0,.25)', 0.3);
    p.rect(x, top, w, 3, p.mix(metal, '#000000', 0.35), 0.3);
    p.rect(x + 0.12, top + 0.12, w - 0.24, 2.6, metal, 0.24);
    p.rect(x + 0.3, top + 0.3, w - 0.6, 0.28, p.mix(metal, '#ffffff', 0.35), 0.14);
    // its mouth towards the belt
    p.rect(i === 0 ? x + w - 0.42 : x, top + 0.72, 0.42, 1.3, p.mix(c.solid, '#000000', 0.75), 0.1);
    for (const k of [0, 1, 2])
      p.circle(
        x + w / 2 - 0.5 + k * 0.5,
        top + 2.35,
        0.13,
        k === Math.floor(p.now * 3) % 3 ? c.accent : p.mix(metal, '#000000', 0.4),
      );
  }
}
