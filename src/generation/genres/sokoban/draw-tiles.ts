/** What lies on the floor besides boxes: ice, arrows, a plate with its door, and the colours of boxes with a spot of their own. */
import { natural } from '../../kit/natural.js';
import type { Game, Painter } from '../../kit/types.js';
import { next, xOf, yOf } from './room.js';
import { at, doorIsOpen, type State } from './state.js';

/** The colour of a box with a spot of its own: three that differ in shade too. */
export const ownColour = (p: Painter, g: Game, nth: number): string =>
  [
    p.palette.accent,
    p.mix(p.palette.danger, '#000000', 0.15),
    natural(p, g, p.mix('#3f6fd8', p.palette.solid, 0.2), 0.3),
  ][nth % 3] as string;

/** One, two or three dots in a row, for whom colours look alike. */
export function drawPips(p: Painter, x: number, y: number, r: number, nth: number): void {
  const n = (nth % 3) + 1;
  for (let i = 0; i < n; i++) {
    const at = x + (i - (n - 1) / 2) * r * 1.5;
    p.circle(at, y, r * 0.66, p.palette.ink);
    p.circle(at, y, r * 0.48, '#ffffff');
  }
}

function drawIce(p: Painter, s: State, g: Game, c: number): void {
  const { u } = s;
  const { x, y } = at(s, c);
  const ice = natural(p, g, p.mix('#cfefff', p.palette.panel, 0.25), 1);
  const scratch = natural(p, g, '#468cc8', 0.3);
  p.rect(x - u / 2, y - u / 2, u + 0.01, u + 0.01, ice);
  if ((xOf(c) + yOf(c)) % 2) p.rect(x - u / 2, y - u / 2, u, u, `${scratch}1a`);
  // two scratches of skates, and a gleam that passes over
  p.line(x - u * 0.3, y + u * 0.22, x - u * 0.02, y - u * 0.06, u * 0.04, `${scratch}59`);
  p.line(x - u * 0.02, y + u * 0.32, x + u * 0.3, y, u * 0.04, `${scratch}40`);
  const gleam = Math.max(0, Math.sin(p.now * 1.3 - (xOf(c) + yOf(c)) * 0.5));
  p.ctx.globalAlpha = gleam ** 6 * 0.7;
  p.rect(x - u / 2, y - u / 2, u, u, '#ffffff');
  p.ctx.globalAlpha = 1;
}

function drawArrow(p: Painter, s: State, c: number, way: number): void {
  const { ctx, palette } = p;
  const { u } = s;
  const { x, y } = at(s, c);
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate((way * Math.PI) / 2);
  p.rect(-u / 2, -u / 2, u, u, p.mix(palette.panel, palette.solid, 0.45));
  ctx.lineWidth = u * 0.13;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  for (let i = 0; i < 3; i++) {
    // they run that way, one after the other
    const lit = Math.floor(p.now * 4) % 3 === i;
    ctx.strokeStyle = lit ? palette.danger : p.mix(palette.danger, palette.panel, 0.35);
    const tip = u * (-0.1 + i * 0.24);
    ctx.beginPath();
    ctx.moveTo(tip - u * 0.17, -u * 0.22);
    ctx.lineTo(tip, 0);
    ctx.lineTo(tip - u * 0.17, u * 0.22);
    ctx.stroke();
  }
  ctx.restore();
}

function drawPlate(p: Painter, s: State, c: number, pressed: boolean): void {
  const { palette } = p;
  const { u } = s;
  const { x, y } = at(s, c);
  const sunk = pressed ? 0 : u * 0.07;
  p.rect(x - u * 0.46, y - u * 0.46, u * 0.92, u * 0.92, p.mix(palette.solid, '#000000', 0.5), u * 0.12);
  p.rect(x - u * 0.4, y - u * 0.4 - sunk, u * 0.8, u * 0.8, p.mix(palette.danger, '#000000', 0.3), u * 0.1);
  const top = pressed ? p.mix(palette.danger, '#ffffff', 0.35) : palette.danger;
  p.rect(x - u * 0.4, y - u * 0.4 - sunk, u * 0.8, u * 0.72, top, u * 0.1);
  for (const [dx, dy] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const)
    p.circle(x + dx * u * 0.3, y - u * 0.04 - sunk + dy * u * 0.27, u * 0.05, p.mix(palette.danger, '#000000', 0.45));
}

/** The floor's own things, below spots and boxes. */
export function drawTiles(p: Painter, s: State, g: Game): void {
  const { ice, arrows, plate } = s.room.tiles;
  for (const c of ice) drawIce(p, s, g, c);
  for (const [c, way] of arrows) drawArrow(p, s, c, way);
  if (plate >= 0) drawPlate(p, s, plate, s.hero.cell === plate || s.boxes.some(({ cell }) => cell === plate));
}

/** The door: bars across its passage, or drawn back into both sides. */
export function drawDoor(p: Painter, s: State): void {
  const { door } = s.room.tiles;
  if (door < 0) return;
  const { ctx, palette } = p;
  const { u } = s;
  const { x, y } = at(s, door);
  // bars lie across the way through
  const across = s.room.floor[next(door, 0)] === 1;
  const open = doorIsOpen(s);
  ctx.save();
  ctx.translate(x, y);
  if (!across) ctx.rotate(Math.PI / 2);
  const long = open ? u * 0.16 : u * 0.5;
  const metal = p.mix(palette.danger, '#000000', 0.25);
  for (const side of [-1, 1]) {
    const from = side < 0 ? -u * 0.5 : u * 0.5 - long;
    for (const bar of [-0.3, 0, 0.3]) {
      p.rect(bar * u - u * 0.09, from, u * 0.18, long, p.mix(metal, '#000000', 0.5), u * 0.05);
      p.rect(bar * u - u * 0.06, from, u * 0.09, long, p.mix(metal, '#ffffff', 0.25), u * 0.04);
    }
  }
  if (!open) {
    p.circle(0, 0, u * 0.2, p.mix(metal, '#000000', 0.4));
    p.circle(0, 0, u * 0.12, palette.danger);
  }
  ctx.restore();
}
