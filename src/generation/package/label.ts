/**
 * A thing without a picture: a plaque, a crate or a sign with its name on it. Where it is the hero or an enemy, it is a person with a name plate, or the board has a face and legs. The text is the actor's name in the fonts of whoever plays; a game's card, drawn where there are none, has its outlines.
 */
import type { GameDesign } from '../design.js';
import { mix } from '../kit/colour.js';
import { Random, subSeed } from '../kit/random.js';
import type { Picture } from '../kit/types.js';
import { letter } from './lettering.js';
import { labelled } from '../lexicon/labels.js';
import { living, person } from './bearers.js';
import { BARE, both, box, hsl, hueOf, inkOf, n, path, round, seatOf, svg, type Ink } from './drawn/ink.js';
import { html } from './embed.js';

const MOST_LETTERS = 24;
const MOST_LINES = 3;
/** A word longer than this is parted, so that its letters can be read at 40 pixels. */
const LONG = 9;
/** The room for the text, of the picture's 32 units. */
const WIDTH = 25.6;
/** Letters of a long line are narrowed to this part of their width, before they are made smaller. */
const NARROW = 0.78;
const FONTS = 'system-ui,Roboto,Noto Sans,Arial,sans-serif';
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const JOINED = /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Thai}]/u;

/** In ems: about what a bold letter takes in any font. */
const widthOf = (text: string): number => [...text].reduce((sum, sign) => sum + (WIDE.test(sign) ? 1.02 : 0.62), 0);

/** A long word in two, with a hyphen behind a vowel near its middle where the script has both. */
function parted(word: string): string[] {
  const letters = [...word];
  if (WIDE.test(word)) return letters.length > 5 ? [0, 1].map((i) => half(letters, i)) : [word];
  if (letters.length <= LONG || JOINED.test(word)) return [word];
  const middle = Math.ceil(letters.length / 2);
  const at = [0, 1, -1, 2, -2]
    .map((by) => middle + by)
    .find((cut) => /[aeiouyáéíóúäöüаеиоуыэюя]/iu.test(letters[cut - 1] ?? ''));
  return [`${letters.slice(0, at ?? middle).join('')}-`, letters.slice(at ?? middle).join('')];
}

const half = (letters: readonly string[], i: number): string => {
  const middle = Math.ceil(letters.length / 2);
  return letters.slice(i * middle, (i + 1) * middle).join('');
};

/** A name in at most three lines, of its first 24 letters; what XML cannot hold, as a design may have it, is a gap. */
export function labelLines(name: string): string[] {
  const short = [...name.toWellFormed().replace(/[\p{Cc}\ufffe\uffff]/gu, ' ')].slice(0, MOST_LETTERS).join('').trim();
  const words = short.split(/\s+/u).flatMap(parted);
  const most = Math.max(...words.map((word) => widthOf(word)), 3.8);
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const both = `${last} ${word}`;
    // the last line takes what is left
    if (last !== undefined && (widthOf(both) <= most || lines.length === MOST_LINES)) lines[lines.length - 1] = both;
    else lines.push(word);
  }
  return lines;
}

/** The lines about the middle of a room of that height. */
function lettering(lines: readonly string[], y: number, height: number, colour: string): string {
  const widest = Math.max(...lines.map(widthOf));
  const size = Math.min(9, WIDTH / NARROW / widest, height / (lines.length * 1.08));
  const rows = lines.map((line, i) => {
    const at = y + (i - (lines.length - 1) / 2) * size * 1.08 + size * 0.35;
    const long = widthOf(line) * size;
    // whatever the font, a full line ends where the plaque does
    const fit = long > WIDTH * 0.8 ? ` textLength="${n(Math.min(long, WIDTH))}" lengthAdjust="spacingAndGlyphs"` : '';
    return `<text x="16" y="${n(at)}"${fit}>${html(line)}</text>`;
  });
  return `<g font-family="${FONTS}" font-weight="800" font-size="${n(size)}" text-anchor="middle" fill="${colour}" stroke="none">${rows.join('')}</g>`;
}

/** As `lettering`, in outlines; empty where no font of ours has the letters. */
function outlines(lines: readonly string[], lang: string, y: number, height: number, colour: string): string {
  const set = lines.map((line) => letter(line, lang, 10, 1_000, 1)?.[0]);
  const widest = Math.max(1, ...set.map((line) => line?.width ?? 0));
  const tall = Math.min(0.9, WIDTH / NARROW / widest, height / (lines.length * 10.8));
  return set
    .map((line, i) => {
      const at = y + ((i - (lines.length - 1) / 2) * 10.8 + 3.5) * tall;
      const wide = Math.min(tall, WIDTH / (line?.width ?? 1));
      return line
        ? `<path transform="translate(${n(16 - (line.width * wide) / 2)} ${n(at)}) scale(${wide.toFixed(3)} ${tall.toFixed(3)})" d="${line.path}" fill="${colour}" stroke="none"/>`
        : '';
    })
    .join('');
}

type Board = (top: number, bottom: number, face: string, ink: Ink) => string;

/** With a rim. */
const PLAQUE: Board = (top, bottom, face, { body }) =>
  box(1, top, 30, bottom - top, Math.min(5, (bottom - top) / 4), body) +
  `<g${BARE}>${box(2.3, top + 1.3, 27.4, bottom - top - 2.6, Math.min(3.6, (bottom - top) / 5), face)}</g>`;

/** What the name stands on, between two heights. */
const BOARDS: readonly Board[] = [
  PLAQUE,
  // a crate
  (top, bottom, face, { body, dark }) =>
    box(1, top, 30, bottom - top, 1.2, face) +
    box(1, top, 30, 2.4, 1, body) +
    box(1, bottom - 2.4, 30, 2.4, 1, body) +
    `<g${BARE}>${both(round(3, top + 1.2, 0.6, dark) + round(3, bottom - 1.2, 0.6, dark))}</g>`,
  // a sign, cut at its corners
  (top, bottom, face, { body }) =>
    path(
      `M5 ${n(top)}H27L31 ${n(top + 4)}V${n(bottom - 4)}L27 ${n(bottom)}H5L1 ${n(bottom - 4)}V${n(top + 4)}z`,
      body,
    ) +
    path(
      `M5.600 ${n(top + 1.4)}H26.400L29.600 ${n(top + 4.6)}V${n(bottom - 4.6)}L26.400 ${n(bottom - 1.4)}H5.600L2.400 ${n(bottom - 4.6)}V${n(top + 4.6)}z`,
      face,
      BARE,
    ),
];

/** Whether the prompt has it as somebody rather than as a thing; `brief` is what was read, as it is kept with the design. */
function lives({ brief }: GameDesign, sprite: string): boolean {
  const read = brief as
    { readonly things?: readonly { readonly is?: unknown; readonly alive?: unknown }[] } | undefined;
  return read?.things?.some(({ is, alive }) => alive === true && is === sprite) ?? false;
}

/** The picture of `label:<noun>`, never mirrored: its text would be. `outlined`: with the letters as outlines. */
export function labelPicture(sprite: string, design: GameDesign, outlined = false): Picture {
  const seat = seatOf(design, sprite);
  const rand = new Random(subSeed(design.seed, sprite));
  const drawn = inkOf(design, sprite, seat);
  const body = hsl(
    (hueOf(drawn.body) + rand.range(-28, 28) + 360) % 360,
    rand.range(0.6, 0.85),
    rand.range(0.46, 0.58),
  );
  const ink: Ink = { ...drawn, body, dark: mix(body, drawn.line, 0.5) };
  const acts = seat.part === 'hero' || seat.part === 'enemy';
  const angry = seat.part === 'enemy';
  const bearer = acts ? (lives(design, sprite) ? person(ink, rand, angry) : living(ink, angry)) : undefined;
  const { top, bottom, behind, over } = bearer ?? { top: 5, bottom: 27, behind: '', over: '' };
  const drawBoard = rand.pick(BOARDS);
  // what is worn leaves its room to the text
  const board = (bearer ? PLAQUE : drawBoard)(top, bottom, mix(body, '#ffffff', 0.84), ink);
  // one of them stands there, whatever the name of them all: "spatulas"
  const noun = labelled(sprite);
  const lines = labelLines(seat.name === '' || seat.name.toLowerCase().startsWith(noun) ? noun : seat.name);
  // a face takes the upper part of its board
  const first = bearer && top < 10 ? 13 : top;
  const [middle, room] = [(first + bottom) / 2, bottom - first - (bearer ? 2.8 : 6)];
  const text = outlined
    ? outlines(lines, design.lang, middle, room, ink.line)
    : lettering(lines, middle, room, ink.line);
  return { svg: svg(behind + board + over + text, ink.line), face: 'still' };
}
