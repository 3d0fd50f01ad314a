/** A picture with a name below it: whoever has a name of its own bears it in every kind of game. */
import type { Picture } from '../kit/types.js';
import { html } from './embed.js';

const MOST_LETTERS = 16;
/** What a bold letter takes of its height, about; twice as much for the scripts whose letters are squares. */
const WIDTH = 0.6;
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** The tag's room in the picture's 32 units. */
const TAG = { y: 25, height: 7, width: 31 };
const INNER = /^<svg[^>]*>([\s\S]*)<\/svg>$/u;

/** The same picture, smaller, above a tag with the name; never mirrored, for its letters would be. */
export function withNameTag(picture: Picture, name: string): Picture {
  const inner = INNER.exec(picture.svg)?.[1];
  if (inner === undefined) return picture;
  const letters = [
    ...name
      .toWellFormed()
      .replace(/[\p{Cc}\ufffe\uffff]/gu, ' ')
      .trim(),
  ].slice(0, MOST_LETTERS);
  const ems = letters.reduce((sum, letter) => sum + (WIDE.test(letter) ? 1 : WIDTH), 0);
  const size = Math.min(6, (TAG.width - 2) / Math.max(1, ems));
  const width = Math.min(TAG.width, ems * size + 3);
  const tag = [
    `<rect x='${(16 - width / 2).toFixed(1)}' y='${TAG.y}' width='${width.toFixed(1)}' height='${TAG.height}' rx='2.5' fill='#fff' stroke='#222' stroke-width='.6'/>`,
    `<text x='16' y='${(TAG.y + TAG.height / 2 + size * 0.35).toFixed(1)}' font-family='system-ui,Roboto,Noto Sans,Arial,sans-serif' font-weight='800' font-size='${size.toFixed(1)}' text-anchor='middle' fill='#222'>${html(letters.join(''))}</text>`,
  ].join('');
  const open = /^<svg[^>]*>/u.exec(picture.svg)?.[0] ?? '';
  return { svg: `${open}<g transform='translate(4 0) scale(.75)'>${inner}</g>${tag}</svg>`, face: 'still' };
}
