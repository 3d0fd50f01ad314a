/**
 * Keys that have a name rather than a letter: "press space", "the arrow keys", "WASD vs arrows", スペースキー. Words that mean another thing as often
 * ("space", "arrows") count only beside a word for pressing, or beside another key.
 */
import type { KeyName } from '../design-lists.js';
import { foldInPlace } from './fold.js';
import type { Stretch } from './quoted.js';
import { findAt, findIn, tablesOf, wordStarts, type Tables } from './word-tables.js';

export interface NamedKey extends Stretch {
  readonly key: KeyName;
}

const MOST = 4;
/** How far before a doubtful word one for pressing may stand, in UTF-16 units, and how far on either side another key. */
const PRESSED_WITHIN = 18;
const PRESSED_BEHIND = 8;
const BESIDE = 40;
const STOP = /[.!?;\n。！？；।؟]/u;
/** The four letters of the left hand, which are one name: on French keyboards they are others. */
const LEFT_HAND = /(?<![\p{L}\p{N}])(?:wasd|zqsd)(?![A-Za-z\p{N}])/giu;
/** Written so in every language; in small letters a word of English besides, but for "arrows + enter". */
const LATIN =
  /(?<![\p{L}\p{N}])(?:(?:Enter|ENTER|Shift|SHIFT)(?![A-Za-z\p{N}])|(?<=[+/]\s?)(?:enter|shift)(?![a-z]))/gu;
/** Languages that say "press" behind the key. */
const VERB_LAST: ReadonlySet<string> = new Set(['hi', 'ja', 'ko', 'tr', 'zh']);
/** Nothing but an article between a word for pressing and the key. */
const ARTICLE = /^\s*(?:(?:the|la|le|el|il|lo|o|a|de|het|die|den|der|dem)\s+|[ld]['’]\s?)?$/u;
/** What stands behind a key and behind no "space station". */
const GOES_ON =
  /^\s*(?:$|[,.;:!?)=+/—–-]|(?:to|for|and|or|vs|at|when|as|in time|makes?|zum|um|und|oder|para|y|pour|quand|cuando|quando|wenn|et|ou|per|e|om|en|do|i|чтобы|и|для|щоб|і|та|untuk|dan)(?!\p{L}))/u;

/** In the order of the text, each key once; `letters` is where letters stand that are keys. */
export function keyNamesIn(text: string, language: string, letters: Stretch | undefined): NamedKey[] {
  const tables = tablesOf(language);
  const folded = foldInPlace(text);
  const sure: NamedKey[] = [
    ...[...text.matchAll(LEFT_HAND)].map((match) => named('wasd', match.index, match.index + match[0].length)),
    ...spoken('spaceKey', 'space'),
    ...spoken('arrowKeys', 'arrows'),
    ...spoken('oneKey', 'one'),
  ];
  const doubtful: NamedKey[] = [
    ...spoken('space', 'space'),
    ...spoken('arrows', 'arrows'),
    ...[...text.matchAll(LATIN)].map((match) =>
      named(match[0].toLowerCase() === 'enter' ? 'enter' : 'shift', match.index, match.index + match[0].length),
    ),
  ];
  const known: Stretch[] = [...sure, ...(letters ? [letters] : [])];
  for (const one of doubtful) {
    if (known.some((other) => meets(one, other))) continue;
    if (isPressed(folded, one, tables) || known.some((other) => isBeside(folded, one, other))) {
      sure.push(one);
      known.push(one);
    }
  }
  return (
    sure
      .toSorted((a, b) => a.start - b.start)
      .filter((one, at, all) => !all.slice(0, at).some(({ key }) => key === one.key))
      // "only the space bar" is told once
      .filter((one, _, all) => !all.some((other) => other !== one && other.key === 'one' && meets(one, other)))
      .slice(0, MOST)
  );

  function named(key: KeyName, start: number, end: number): NamedKey {
    return { key, text: text.slice(start, end), start, end };
  }

  function spoken(cue: 'oneKey' | 'spaceKey' | 'arrowKeys' | 'space' | 'arrows', key: KeyName): NamedKey[] {
    const list = tables.cues[cue] ?? [];
    return [...wordStarts(folded, tables, 0, folded.length)].flatMap((at) => {
      const found = findAt(list, folded, at, tables);
      return found ? [named(key, found.start, found.end)] : [];
    });
  }
}

const meets = (one: Stretch, other: Stretch): boolean => one.start < other.end && one.end > other.start;

const isBeside = (text: string, one: Stretch, other: Stretch): boolean => {
  const [from, to] = one.start > other.start ? [other.end, one.start] : [one.end, other.start];
  return to - from < BESIDE && !STOP.test(text.slice(from, to));
};

/** A word for keys or for pressing right before it, or close behind it where the verb comes last. */
function isPressed(text: string, { start, end }: Stretch, tables: Tables): boolean {
  const list = tables.cues.key ?? [];
  if (VERB_LAST.has(tables.language)) {
    const behind = text.slice(end, end + PRESSED_BEHIND).split(STOP)[0]?.length ?? 0;
    if (findIn(list, text, end, end + behind, tables)) return true;
  }
  if (!tables.unspaced && !GOES_ON.test(text.slice(end))) return false;
  return [...wordStarts(text, tables, Math.max(0, start - PRESSED_WITHIN), start)].some((at) => {
    const word = findAt(list, text, at, tables);
    return word !== undefined && word.end <= start && ARTICLE.test(text.slice(word.end, start));
  });
}
