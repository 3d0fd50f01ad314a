/**
 * A list of pairs, as a teacher writes one: "vocabulary: Hund dog, Katze cat", „Vokabeln: Hund = dog; Katze = cat“. A word for what is listed
 * stands before it, in any language, since the pairs are in two.
 */
import { LANGUAGES } from '../languages/index.js';
import type { Pair } from '../content/content.types.js';
import { LONGEST_ANSWER, LONGEST_ASK } from '../content/content.types.js';
import { subjectsIn } from './content-words.js';

export interface Pairs {
  readonly pairs: readonly Pair[];
  /** of the list with the word before it, UTF-16 offsets */
  readonly start: number;
  readonly end: number;
  /** the word, and the list */
  readonly parts: readonly { readonly start: number; readonly end: number }[];
}

const MOST = 40;
/** Fewer are no list. */
const LEAST = 2;
/** UTF-16 units between the word and the colon. */
const REACH = 40;
const STOP = /\n\s*\n|[.!?。！？।](?:\s|$)/u;
/** What stands between the two of a pair. */
const BETWEEN = /\s*(?:=>|->|[=→↔⇒:：])\s*|\s+[-–—]\s+|\s*\/\s*/u;
const ENTRIES = /\s*[,;\n،؛、，；]\s*/u;

const isText = (text: string, most: number): boolean =>
  text !== '' && [...text].length <= most && /[\p{L}\p{N}]/u.test(text) && text.split(/\s+/u).length <= 4;

/** `signed`: with a sign between them, not a blank alone; "ice cream" may be one word. */
function pairOf(entry: string, signed: boolean): Pair | undefined {
  const clean = entry.trim().replaceAll(/^["'“”„«»「」()]+|["'“”„«»「」]+$/gu, '');
  const parts = clean.split(BETWEEN);
  const blank = !signed && parts.length === 1 ? clean.split(/\s+/u) : [];
  const [ask, answer] = parts.length === 2 ? parts : blank.length === 2 ? blank : [];
  if (ask === undefined || answer === undefined) return undefined;
  if (!isText(ask, LONGEST_ASK) || !isText(answer, LONGEST_ANSWER)) return undefined;
  return ask.toLowerCase() === answer.toLowerCase() ? undefined : { ask, answer };
}

/** The first list of pairs of a text; the entries end with the first that is none. */
export function pairsIn(text: string): Pairs | undefined {
  const cues = Object.keys(LANGUAGES)
    .flatMap((language) => subjectsIn(text, language))
    .filter(({ subject }) => subject === 'pairs' || subject === 'words');
  for (const { subject, start, end } of cues.sort((a, b) => a.start - b.start || b.end - a.end)) {
    const colon = /^[^:：.!?\n]{0,40}[:：]\s*/u.exec(text.slice(end, end + REACH + 4));
    if (!colon) continue;
    const from = end + colon[0].length;
    const body = text.slice(from, from + 2000);
    const list = body.slice(0, STOP.exec(body)?.index ?? body.length);
    const pairs: Pair[] = [];
    let length = 0;
    let whole = true;
    for (let at = 0; at < list.length && pairs.length < MOST;) {
      const rest = list.slice(at);
      const stop = ENTRIES.exec(rest);
      const pair = pairOf(rest.slice(0, stop?.index ?? rest.length), subject === 'words');
      whole = pair !== undefined;
      if (!pair) break;
      pairs.push(pair);
      length = at + (stop?.index ?? rest.length);
      at = stop ? at + stop.index + stop[0].length : list.length;
    }
    // by blanks alone a list of names looks like pairs, up to the first single word
    const signed = BETWEEN.test(list.slice(0, length));
    if (pairs.length < LEAST || (!whole && !signed)) continue;
    const to = from + length;
    return {
      pairs,
      start,
      end: to,
      parts: [
        { start, end },
        { start: from, end: to },
      ],
    };
  }
  return runOfPairs(text);
}

const UNIT = String.raw`[\p{L}\p{N}][\p{L}\p{N}\p{M}'’+-]*`;
const PAIR = String.raw`${UNIT}\s?[/=→↔]\s?${UNIT}`;
/** Three in a row are a list, whatever word leads to it: "match symbol and element, e.g. Fe/Iron, Na/Sodium, Ag/Silver". */
const RUN = new RegExp(String.raw`(?<![\p{L}\p{N}/=])${PAIR}(?:\s*[,;،、，；]\s*${PAIR}){2,}`, 'u');

/** Pairs that a sign joins, one after the other; of numbers alone ("1/2, 3/4, 5/8") it is none. */
function runOfPairs(text: string): Pairs | undefined {
  const run = RUN.exec(text);
  if (!run) return undefined;
  const pairs = run[0].split(ENTRIES).flatMap((entry) => pairOf(entry, true) ?? []);
  const isNumber = (side: string): boolean => !/\p{L}/u.test(side);
  if (pairs.length < LEAST + 1 || pairs.some(({ ask, answer }) => isNumber(ask) && isNumber(answer))) return undefined;
  const [start, end] = [run.index, run.index + run[0].length];
  return { pairs: pairs.slice(0, MOST), start, end, parts: [{ start, end }] };
}
