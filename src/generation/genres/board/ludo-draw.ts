/** The board of ludo: four houses, the lap with its stars, and the fields that lead to the middle. */
import type { Painter } from '../../kit/types.js';
import { drawTray } from './look.js';
import { cornersOf, isStar, LAP, PIECES } from './ludo-rules.js';
import { RIM } from './grid.js';
import { cornerSpot, homeSpot, houseSpot, lapSpot } from './race-places.js';
import type { State } from './race-state.js';

function field(p: Painter, x: number, y: number, colour: string, r = 0.42): void {
  p.circle(x, y + 0.05, r, p.mix(colour, '#000000', 0.35));
  p.circle(x, y, r, colour);
}

function star(p: Painter, x: number, y: number, colour: string): void {
  const { ctx } = p;
  ctx.fillStyle = colour;
  ctx.beginPath();
  for (let i = 0; i < 10; i++) {
    const r = i % 2 ? 0.15 : 0.34;
    const a = (i * Math.PI) / 5 - Math.PI / 2;
    ctx.lineTo(x + Math.cos(a) * r, y + Math.sin(a) * r);
  }
  ctx.fill();
}

/** A chevron that says which way one leaves a corner's field. */
function arrow(p: Painter, x: number, y: number, corner: number, colour: string): void {
  const { ctx } = p;
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate((corner * Math.PI) / 2);
  ctx.strokeStyle = colour;
  ctx.lineWidth = 0.11;
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.moveTo(-0.17, 0.08);
  ctx.lineTo(0, -0.12);
  ctx.lineTo(0.17, 0.08);
  ctx.stroke();
  ctx.restore();
}

function paint(p: Painter, s: State, colourOf: (seat: number) => string): void {
  const { palette } = p;
  const ground = p.mix(palette.near, '#fff3dc', 0.5);
  drawTray(p, s.grid, ground);
  const light = p.mix('#fffaf0', palette.horizon, 0.12);
  const corners = cornersOf(s.seats);
  for (let corner = 0; corner < 4; corner++) {
    const seat = corners.indexOf(corner);
    const colour = seat >= 0 ? colourOf(seat) : p.mix(ground, palette.solid, 0.35);
    const { x, y } = cornerSpot(corner);
    p.rect(x - 1.78, y - 1.74, 3.56, 3.56, p.mix(colour, '#000000', 0.35), 0.5);
    p.rect(x - 1.78, y - 1.8, 3.56, 3.56, colour, 0.5);
    p.rect(x - 1.5, y - 1.52, 3, 3, p.mix(colour, '#ffffff', seat >= 0 ? 0.5 : 0.12), 0.4);
    if (seat >= 0)
      for (let n = 0; n < PIECES; n++) field(p, houseSpot(corner, n).x, houseSpot(corner, n).y, light, 0.52);
    for (let n = 0; n < PIECES; n++) {
      const at = homeSpot(corner, n);
      field(p, at.x, at.y, seat >= 0 ? p.mix(colour, '#ffffff', 0.25) : p.mix(ground, light, 0.35));
    }
  }
  for (let n = 0; n < LAP; n++) {
    const { x, y } = lapSpot(n);
    const corner = n / 10;
    const seat = Number.isInteger(corner) ? corners.indexOf(corner) : -1;
    field(p, x, y, seat >= 0 ? colourOf(seat) : light);
    if (seat >= 0) arrow(p, x, y, corner, '#ffffff');
    if (isStar(n)) star(p, x, y, p.mix(palette.accent, '#000000', 0.2));
  }
}

/** What does not change is painted once; on top of it what the theme has: in the middle, and in corners that nobody took. */
export function drawLudo(p: Painter, s: State, colourOf: (seat: number) => string): void {
  const { cols, rows } = s.grid;
  p.kept(s, -0.1, -0.1, cols + 2 * RIM + 0.2, rows + 2 * RIM + 0.3, () => paint(p, s, colourOf));
  const middle = RIM + 5.5;
  p.circle(middle, middle, 0.5, p.mix(p.palette.panel, p.palette.accent, 0.5));
  if (s.goal) p.sprite(s.goal, middle, middle, 0.8, { shadow: false });
  const corners = cornersOf(s.seats);
  for (let corner = 0; corner < 4; corner++) {
    const actor = s.looks[corner % s.looks.length];
    if (corners.includes(corner) || !actor) continue;
    const { x, y } = cornerSpot(corner);
    p.sprite(actor, x, y + Math.sin(p.now * 2 + corner) * 0.05, 2.1, { shadow: false });
  }
}
