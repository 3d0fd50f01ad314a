/**
 * Who sits at the board, drawn in what the window has beside it: left and right on a wide screen, below and above on a phone. A window that is
 * as square as the board has no room for them: whose turn it is then shows at the board's rim alone.
 */
import type { Actor } from '../../design.js';
import type { Painter } from '../../kit/types.js';
import { RIM, type Grid } from './grid.js';

export interface Seat {
  readonly actor: Actor;
  readonly colour: string;
  /** it is their turn: a lamp shines, and they nod */
  readonly active: boolean;
  /** games won, as stars, of so many */
  readonly won?: number;
  readonly of?: number;
  /** what stands in the place of the actor's name, where nobody sits there */
  readonly caption?: string;
  /** large, beneath the name: a number that counts */
  readonly text?: string;
  /** small pictures with numbers: what was taken, what is left */
  readonly things?: readonly { readonly actor: Actor; readonly text: string }[];
  /** who moves there: a person, or the computer, whose part a person may take by a touch */
  readonly by?: 'person' | 'computer';
  /** −1 sad … 1 glad */
  readonly mood?: number;
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** units of free window below which nobody sits there, in eighths of the board */
const LEAST = 1.25;

/** The places of both, the hero's first; null where the window has no room. */
export function placesOf(p: Painter, { cols, rows }: Grid): readonly [Place, Place] | null {
  const [w, h] = [cols + 2 * RIM, rows + 2 * RIM];
  const unit = h / 8;
  const side = -p.view.x;
  if (side > LEAST * unit * 1.2) {
    const width = Math.min(side * 0.86, 3.4 * unit);
    const height = Math.min(h * 0.74, 5.6 * unit);
    const y = (h - height) / 2;
    return [
      { x: -side / 2 - width / 2, y, w: width, h: height },
      { x: w + side / 2 - width / 2, y, w: width, h: height },
    ];
  }
  const above = -p.view.y;
  const below = p.view.y + p.view.h - h;
  // the kit keeps so much more above than below: the signs of the game stand there
  const signs = Math.max(0, above - below);
  if (below < LEAST * unit) return null;
  const height = Math.min(below * 0.84, 2.4 * unit);
  return [
    { x: 0, y: h + (below - height) / 2, w, h: height },
    { x: 0, y: signs - above + (above - signs - height) / 2, w, h: height },
  ];
}

/** A text that is made smaller until it fits. */
export function fitted(p: Painter, text: string, x: number, y: number, size: number, w: number, colour: string): void {
  p.text(text, x, y, Math.min(size, (w / Math.max(1, [...text].length)) * 1.45), colour);
}

function drawSeat(p: Painter, seat: Seat, place: Place, hero: boolean): void {
  const { ctx, palette } = p;
  const { x, y, w, h } = place;
  const wide = w > h * 1.6;
  // the picture's part of a place that is higher than wide, or nearly
  const top = Math.min(w, h * 0.62);
  const unit = wide ? h : Math.min(w, h * 0.6);
  const round = unit * 0.12;
  p.rect(x, y + unit * 0.03, w, h, 'rgba(0,0,0,.28)', round);
  p.rect(x, y, w, h, p.mix(palette.panel, seat.colour, 0.22), round);
  if (seat.active) {
    ctx.strokeStyle = seat.colour;
    ctx.lineWidth = unit * (0.045 + Math.sin(p.now * 4) * 0.012);
    ctx.beginPath();
    ctx.roundRect(x, y, w, h, round);
    ctx.stroke();
  }
  const size = wide ? h * 0.72 : top * 0.7;
  const px = wide ? x + h * 0.5 : x + w / 2;
  const py = wide ? y + h * 0.5 : y + top * 0.48;
  const nod = seat.active ? Math.sin(p.now * 4) * size * 0.03 : 0;
  p.circle(px, py, size * 0.58, seat.colour);
  p.circle(px, py, size * 0.53, p.mix(seat.colour, '#ffffff', 0.62));
  const look = { squash: (seat.mood ?? 0) * -0.12, shadow: false, dir: hero ? 1 : -1 };
  p.sprite(seat.actor, px, py + nod, size * 0.86, look);
  if (seat.by) drawWho(p, px + size * 0.46, py - size * 0.42, size * 0.17, seat.by === 'person');
  const tx = wide ? x + h + (w - h) / 2 : px;
  const tw = wide ? w - h * 1.15 : w * 0.9;
  const rows =
    1 + Number(seat.text !== undefined) + Number(seat.of !== undefined) + Number((seat.things ?? []).length > 0);
  const under = wide ? y : y + top * 0.9;
  const room = wide ? h : h - top * 0.9;
  const line = Math.min(room / (rows + 0.4), unit * 0.34);
  let ty = under + room / 2 - ((rows - 1) * line) / 2;
  fitted(
    p,
    (seat.caption ?? seat.actor.name).replace(/^\p{Ll}/u, (first) => first.toUpperCase()),
    tx,
    ty,
    line * 0.6,
    tw,
    palette.ink,
  );
  if (seat.text !== undefined) fitted(p, seat.text, tx, (ty += line), line * 0.9, tw, palette.ink);
  if (seat.of !== undefined) {
    ty += line;
    const gap = Math.min(line * 0.85, tw / seat.of);
    for (let i = 0; i < seat.of; i++)
      p.text(
        '★',
        tx + (i - (seat.of - 1) / 2) * gap,
        ty,
        gap,
        i < (seat.won ?? 0) ? seat.colour : p.mix(palette.panel, palette.ink, 0.25),
      );
  }
  const things = seat.things ?? [];
  if (things.length > 0) {
    ty += line;
    const gap = Math.min(line * 1.7, tw / things.length);
    things.forEach((thing, i) => {
      const cx = tx + (i - (things.length - 1) / 2) * gap;
      p.sprite(thing.actor, cx - gap * 0.2, ty, Math.min(line * 0.9, gap * 0.55), { shadow: false });
      p.text(thing.text, cx + gap * 0.25, ty, Math.min(line * 0.55, gap * 0.4), palette.ink);
    });
  }
}

/** A small sign: head and shoulders in full, or their outline with a plus, which a touch fills. */
function drawWho(p: Painter, x: number, y: number, r: number, person: boolean): void {
  const { palette } = p;
  p.circle(x, y, r * 1.1, palette.ink);
  p.circle(x, y, r, palette.panel);
  const ink = person ? palette.ink : p.mix(palette.panel, palette.ink, 0.5);
  p.circle(x, y - r * 0.32, r * 0.28, ink);
  p.rect(x - r * 0.5, y + r * 0.04, r, r * 0.5, ink, r * 0.24);
  if (!person) p.text('+', x + r * 0.66, y - r * 0.5, r * 1.1, palette.ink);
}

/** Both at the board; the other place stays empty where nobody plays against the hero, and one's own where something else stands there. */
export function drawSeats(p: Painter, grid: Grid, mine: Seat | null, other: Seat | null): void {
  const places = placesOf(p, grid);
  if (!places) return;
  if (mine) drawSeat(p, mine, places[0], true);
  if (other) drawSeat(p, other, places[1], false);
}

/**
 * Two to four around a board, the first the hero's. Of four each has a corner: below left, above left, above right, below right. Of three, two share
 * the place of the other one.
 */
export function drawRound(p: Painter, grid: Grid, seats: readonly Seat[]): void {
  const places = placesOf(p, grid);
  const [first, second, third, fourth] = seats;
  if (!places || !first || !second) return;
  if (!third) return drawSeats(p, grid, first, second);
  const [[below, above], [otherBelow, otherAbove]] = [halves(places[0]), halves(places[1])];
  const phone = places[0].w > places[0].h;
  drawSeat(p, first, fourth ? below : places[0], true);
  drawSeat(p, second, fourth && !phone ? above : otherBelow, false);
  drawSeat(p, third, otherAbove, false);
  if (fourth) drawSeat(p, fourth, phone ? above : otherBelow, false);
}

/** A place for two: the lower and the upper half of a high one, the left and the right half of a wide one. */
function halves({ x, y, w, h }: Place): readonly [Place, Place] {
  const part = 0.48;
  if (w > h)
    return [
      { x, y, w: w * part, h },
      { x: x + w * (1 - part), y, w: w * part, h },
    ];
  return [
    { x, y: y + h * (1 - part), w, h: h * part },
    { x, y, w, h: h * part },
  ];
}
