/** What the words around a number say of it, whatever it counts: chosen from, slips that end the game, rivals, what a match is played to, what one hit is worth. */
import type { MeasureCue } from '../languages/measures.types.js';
import { findAt, wordStarts, type Tables } from './word-tables.js';

/** In this order: of two that stand as near, the first. */
export const SENSES = ['fail', 'firstTo', 'worth', 'against', 'among'] as const satisfies readonly MeasureCue[];
export type Sense = (typeof SENSES)[number];

/** UTF-16 units between such a word and the number with its noun; less for small words such as "of". */
const REACH: Readonly<Record<Sense, number>> = { fail: 22, firstTo: 12, worth: 10, against: 14, among: 3 };
/** In Chinese a word for "fully" is of the number right behind it: 接满一百朵. */
const CHINESE_REACH = 4;
/** What is chosen from may stand behind: "vier stehen zur Auswahl". */
const BEHIND: Readonly<Record<Sense, number>> = { fail: 22, firstTo: 10, worth: 10, against: 18, among: 12 };
/** Behind a number these small words begin something else: "five of them", "4 lampki do zebrania". */
const ONLY_BEFORE = 4;
const SMALL: ReadonlySet<Sense> = new Set<Sense>(['among', 'firstTo']);
const STOPS = /[,.;!?\n。！？；、，।؟()（）:：]/u;

/** The nearest sense within the clause; undefined where no word says any. */
export function senseOf(text: string, from: number, to: number, tables: Tables): Sense | undefined {
  const widest = Math.max(...Object.values(REACH), ...Object.values(BEHIND));
  const start =
    from -
    (text
      .slice(Math.max(0, from - widest), from)
      .split(STOPS)
      .at(-1)?.length ?? 0);
  const end = to + (text.slice(to, to + widest).split(STOPS)[0]?.length ?? 0);
  let best: { readonly sense: Sense; readonly away: number } | undefined;
  for (const sense of SENSES) {
    const list = tables.cues[sense] ?? [];
    const note = (away: number, most: number): void => {
      if (away >= 0 && away <= most && (!best || away < best.away)) best = { sense, away };
    };
    for (const at of wordStarts(text, tables, start, from)) {
      const found = findAt(list, text, at, tables);
      if (found && found.end <= from)
        note(from - found.end, sense === 'firstTo' && tables.language === 'zh' ? CHINESE_REACH : REACH[sense]);
    }
    for (const at of wordStarts(text, tables, to, end)) {
      const found = findAt(list, text, at, tables);
      if (!found || (!tables.unspaced && SMALL.has(sense) && found.end - found.start < ONLY_BEFORE)) continue;
      note(at - to, BEHIND[sense]);
    }
  }
  return best?.sense;
}
