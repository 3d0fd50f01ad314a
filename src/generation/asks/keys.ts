/**
 * Keys that a prompt names: "D F J K", "A, S, K und L", 左边用W和S; or one here and one there, each beside a word for keys or for pressing them:
 * "left player uses A, right player uses L". Letters alone, in the order in which they are said.
 */
import { foldInPlace } from './fold.js';
import type { Stretch } from './quoted.js';
import { findIn, tablesOf } from './word-tables.js';

export interface Keys extends Stretch {
  /** one to six capital letters */
  readonly letters: readonly string[];
}

const MOST = 6;
/** Single capitals, parted by blanks, commas, slashes or a short word for "and"; a Korean or Japanese ending may touch the last. */
const LETTERS =
  /(?<![\p{L}\p{N}])[A-Z](?:(?:[\s,/]{1,2}(?:\p{Ll}{1,3}\s)?|\s?(?:和|、|と|와|과|،\s?و?|및)\s?)[A-Z](?![A-Za-zÀ-ÿ\p{Script=Cyrillic}\p{N}'’])){1,5}/gu;
/** One capital; Han, kana and Hangul may touch it, and a Turkish or Korean ending may follow. */
const LETTER = /(?<![A-Za-z\p{N}.&'’-])[A-Z](?![A-Za-zÀ-ÿ\p{N}&-]|\.\p{L}|['’]\p{L}{3})/gu;
/** How far from a letter a word stands that makes it a key, in UTF-16 units. */
const REACH = 22;
const REACH_BEHIND = 14;
/** What makes a key of a letter that it touches; another one stands by itself behind a comma: "…, F to shoot". */
const DIRECT = /^\s?(?:키|キー|键|ボタン|버튼)/u;
const STOP = /[.;!?\n。！？；]/u;

const within = (text: string, from: number, to: number): string => text.slice(Math.max(0, from), to);

/** The first list whose letters all differ, and the letters that are keys by a word beside them: "turn by A/D, thrust with W". */
export function keysIn(text: string, language: string): Keys | undefined {
  const list = listed(text);
  const more = scattered(text, language);
  if (!list || !more || more.letters.every((letter) => list.letters.includes(letter))) return list ?? more;
  const [start, end] = [Math.min(list.start, more.start), Math.max(list.end, more.end)];
  const letters = [...new Set([...list.letters, ...more.letters])].slice(0, MOST);
  return { ...spanOf(text, start, end, list), letters };
}

function listed(text: string): Keys | undefined {
  for (const match of text.matchAll(LETTERS)) {
    const letters = match[0].match(/[A-Z]/gu) ?? [];
    if (new Set(letters).size === letters.length)
      return { letters, text: match[0], start: match.index, end: match.index + match[0].length };
  }
  return undefined;
}

function scattered(text: string, language: string): Keys | undefined {
  const tables = tablesOf(language);
  const folded = foldInPlace(text);
  const isKey = (at: number): boolean => {
    if (language === 'en' && text[at] === 'I') return false;
    if (DIRECT.test(text.slice(at + 1, at + 4)) || /,\s$/u.test(text.slice(0, at))) return true;
    const before =
      REACH -
      (within(text, at - REACH, at)
        .split(STOP)
        .at(-1)?.length ?? 0);
    const behind = within(text, at + 1, at + 1 + REACH_BEHIND).split(STOP)[0]?.length ?? 0;
    const list = tables.cues.key ?? [];
    return (
      findIn(list, folded, Math.max(0, at - REACH + before), at, tables) !== undefined ||
      findIn(list, folded, at + 1, at + 1 + behind, tables) !== undefined
    );
  };
  const found = [...text.matchAll(LETTER)].filter(({ index }) => isKey(index));
  const letters = [...new Set(found.map(([letter]) => letter))].slice(0, MOST);
  const [first, last] = [found[0]?.index, found.at(-1)?.index];
  if (first === undefined || last === undefined) return undefined;
  return {
    letters,
    ...spanOf(text, first, last + 1, { text: text.slice(first, first + 1), start: first, end: first + 1 }),
  };
}

/** From the first key to the last one; a number between them is a wish of its own, and too much between them is another sentence. */
function spanOf(text: string, start: number, end: number, otherwise: Stretch): Stretch {
  const whole = text.slice(start, end);
  return whole.length <= 60 && !/\p{N}/u.test(whole) ? { text: whole, start, end } : otherwise;
}
