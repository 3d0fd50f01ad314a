/** The sheet of a word search: its letters, the bands over what was found, and the words that are looked for: below on the board, beside it in a broad window. */
import type { Spring } from '../../kit/juice.js';
import type { Game, Painter } from '../../kit/types.js';
import { lineOf, type LetterGrid } from './lay-words.js';
import { drawSheet, fitText } from './look.js';
import { spotOf, type Hands, type Spot } from './spots.js';
import type { Word, Words } from './words.js';

export const W = 10;
export const H = 13.6;
/** from here on the list has room beside the letters */
export const WIDEST = 22;
/** frames after which an easy game helps */
const HELP = 1500;

export interface State {
  readonly words: Words;
  readonly wanted: readonly Word[];
  readonly grid: LetterGrid;
  spots: readonly Spot[];
  /** the window's width that the letters were laid for */
  laidFor: number;
  readonly hands: Hands;
  /** found words by the place in `wanted`, with their cells */
  readonly found: Map<number, readonly number[]>;
  /** the end that was picked first, -1 for none; whether a finger drags from it */
  from: number;
  dragging: boolean;
  over: number;
  quiet: number;
  readonly hero: Spring;
  wait: number;
}

type Room = Pick<Game, 'width'>;

const isBroad = ({ width }: Room): boolean => width >= WIDEST - 0.2;

/** The square of the letters: as high as a broad window. */
const squareOf = (room: Room): { x: number; y: number; side: number } =>
  isBroad(room) ? { x: W / 2 - WIDEST / 2 + 0.6, y: 0.1, side: 13.4 } : { x: 0, y: 0, side: W };

/** Where each letter is. */
export function spotsOf(size: number, room: Room): Spot[] {
  const { x, y, side } = squareOf(room);
  const unit = (side - 0.5) / size;
  return Array.from({ length: size * size }, (_, cell) => ({
    id: String(cell),
    x: x + 0.25 + ((cell % size) + 0.5) * unit,
    y: y + 0.25 + (Math.floor(cell / size) + 0.5) * unit,
    w: unit,
    h: unit,
  }));
}

export const at = (s: State, cell: number): Spot => s.spots[cell] as Spot;

function drawBand(p: Painter, s: State, cells: readonly number[], colour: string, alpha: number): void {
  const [from, to] = [at(s, cells[0] ?? 0), at(s, cells.at(-1) ?? 0)];
  p.ctx.save();
  p.ctx.globalAlpha = alpha;
  p.ctx.lineCap = 'round';
  p.line(from.x, from.y, to.x, to.y + 0.001, from.w * 0.78, colour);
  p.ctx.restore();
}

/** The one word: its picture, its letters, and a line through it where it was found. */
function drawWanted(
  p: Painter,
  s: State,
  i: number,
  { x, y, wide, tall }: { x: number; y: number; wide: number; tall: number },
): void {
  const word = s.wanted[i] as Word;
  const done = s.found.has(i);
  const text = word.cells.map(({ shown }) => shown).join('');
  if (word.actor) p.sprite(word.actor, x - wide * 0.4, y, tall * 0.8, { shadow: false, alpha: done ? 0.45 : 1 });
  p.ctx.save();
  if (done) p.ctx.globalAlpha = 0.45;
  fitText(p, text, x + wide * 0.06, y, tall * 0.6, wide * 0.72, p.palette.ink);
  p.ctx.restore();
  if (done) p.line(x - wide * 0.24, y, x + wide * 0.36, y, 0.09, p.palette.danger);
}

function drawList(p: Painter, s: State, g: Game): void {
  const { x, side } = squareOf(g);
  if (isBroad(g)) {
    const left = x + side + 0.4;
    const wide = WIDEST - side - 1.6;
    drawSheet(p, left, 0.1, wide, side);
    p.hero(left + wide / 2, 2.1, 2.8, { squash: s.hero.value, shadow: true });
    const tall = Math.min(1.3, (side - 4.3) / s.wanted.length);
    for (const i of s.wanted.keys()) drawWanted(p, s, i, { x: left + wide / 2, y: 4.1 + (i + 0.5) * tall, wide, tall });
    return;
  }
  const rows = Math.ceil(s.wanted.length / 2);
  const tall = Math.min(0.82, 3.2 / rows);
  drawSheet(p, 0, 10.2, W, rows * tall + 0.3);
  for (const i of s.wanted.keys())
    drawWanted(p, s, i, {
      x: i % 2 ? W * 0.75 : W * 0.25,
      y: 10.35 + (Math.floor(i / 2) + 0.5) * tall,
      wide: W / 2,
      tall,
    });
  if (p.view.x < -2) p.hero(p.view.x / 2, 8.2, 2, { squash: s.hero.value });
}

export function drawSearch(p: Painter, s: State, g: Game): void {
  const { palette } = p;
  const { size } = s.grid;
  const { x: left, y: top, side } = squareOf(g);
  const unit = (side - 0.5) / size;
  drawSheet(p, left, top, side, side);
  const hues = [palette.accent, palette.danger, palette.near, palette.solid, palette.far];
  for (const [place, cells] of s.found)
    drawBand(p, s, cells, p.mix(hues[place % hues.length] as string, palette.panel, 0.35), 0.9);
  if (s.from >= 0) {
    const line = (s.over >= 0 && lineOf(size, s.from, s.over)) || [s.from];
    drawBand(p, s, line, palette.accent, 0.6);
  }
  const helped = g.skill < 0.45 && s.quiet > HELP ? s.grid.laid.find(({ word }) => !s.found.has(word)) : undefined;
  if (helped) {
    const { x, y } = at(s, helped.cells[0] as number);
    p.circle(x, y, unit * (0.42 + Math.sin(p.now * 5) * 0.04), p.mix(palette.accent, palette.panel, 0.4));
  }
  for (const [cell, spot] of s.spots.entries())
    fitText(p, s.grid.letters[cell] as string, spot.x, spot.y + 0.02, unit * 0.6, unit * 0.95, palette.ink);
  if (s.hands.keys) {
    const { x, y, w } = spotOf(s.spots, s.hands) as Spot;
    p.ctx.strokeStyle = palette.danger;
    p.ctx.lineWidth = 0.09;
    p.ctx.strokeRect(x - w / 2 + 0.05, y - w / 2 + 0.05, w - 0.1, w - 0.1);
  }
  drawList(p, s, g);
}
