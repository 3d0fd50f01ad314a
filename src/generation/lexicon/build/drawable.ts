/** WordNet's lexicographer files that hold things one can draw, and which classes of pictures stand for each. */
import type { PictureClass } from '../lexicon.js';

/** animal, artifact, body, food, object, person, phenomenon, plant */
const DRAWABLE: ReadonlyMap<number, string> = new Map([
  [5, 'a'],
  [6, 'o'],
  [8, 'h'],
  [13, 'f'],
  [17, 'n'],
  [18, 'p'],
  [19, 'n'],
  [20, 'l'],
]);
const SAME: Readonly<Record<string, string>> = { a: 'ac', o: 'ovbfnc', h: 'h', f: 'fal', n: 'no', p: 'pc', l: 'lf' };

/** The group of a lexicographer file: a animal, o artifact, h body, f food, n object or phenomenon, p person, l plant; undefined for what can't be drawn. */
export function groupOf(lex: number | undefined): string | undefined {
  return DRAWABLE.get(lex ?? -1);
}

/** Whether a picture of that class can stand for a noun of that group. */
export function suits(group: string, kind: PictureClass): boolean {
  return (SAME[group] ?? '').includes(kind);
}
