/** The words of `languages/xx/measures.ts`, ready to be found at a place of a folded text. */
import { MEASURE_WORDS } from '../languages/measures.js';
import { type Measure, type MeasureCue } from '../languages/measures.types.js';
import { foldInPlace } from './fold.js';

export interface Phrase<Id> {
  readonly id: Id;
  readonly word: string;
  /** takes any ending */
  readonly stem: boolean;
  /** only at the end of a clause: "no time" but not "no time to lose" */
  readonly last: boolean;
}

export interface Tables {
  readonly language: string;
  /** no spaces part its words */
  readonly unspaced: boolean;
  readonly numbers: readonly Phrase<number>[];
  readonly ordinals: readonly Phrase<number>[];
  readonly measures: readonly Phrase<Measure>[];
  readonly cues: Readonly<Record<MeasureCue, readonly Phrase<MeasureCue>[]>>;
}

const UNSPACED = new Set(['ja', 'zh']);
/** A Korean word of two syllables may have a particle behind it, one of one only these. */
const PARTICLE = /^(?:을|를|이|가|은|는|로|으로|의|도|만|까지|안에|짜리|동안|씩|간|에|과|와|당|마다|의)/u;

function phrases<Id>(table: string, idOf: (text: string) => Id): Phrase<Id>[] {
  return table
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line) => {
      const space = line.indexOf(' ');
      const id = idOf(line.slice(0, space));
      return line
        .slice(space)
        .split(',')
        .map((text) => text.normalize('NFKC').trim())
        .filter((text) => text !== '')
        .map((text) => ({
          id,
          word: foldInPlace(text.replace(/[*!]+$/u, '')),
          stem: /\*!?$/u.test(text),
          last: text.endsWith('!'),
        }));
    })
    .sort((a, b) => b.word.length - a.word.length);
}

const built = new Map<string, Tables>();

/** The tables of a language; English ones for a language that has none. */
export function tablesOf(language: string): Tables {
  const known = built.get(language);
  if (known) return known;
  const words = MEASURE_WORDS[language] ?? MEASURE_WORDS['en']!;
  const cues = Object.groupBy(
    phrases(words.cues, (id) => id as MeasureCue),
    ({ id }) => id,
  ) as Tables['cues'];
  const tables: Tables = {
    language,
    unspaced: UNSPACED.has(language),
    numbers: phrases(words.numbers, Number),
    ordinals: phrases(words.ordinals, Number),
    measures: phrases(words.measures, (id) => id as Measure),
    cues,
  };
  built.set(language, tables);
  return tables;
}

const LETTER = /[\p{L}\p{M}]/u;
const REST = /[\p{L}\p{M}]*/uy;
export const isLetter = (text: string | undefined): boolean => text !== undefined && LETTER.test(text);

/** How far a phrase reaches that starts here, or undefined where it is no word of its own. */
function endOf({ word, stem }: Phrase<unknown>, text: string, at: number, tables: Tables): number | undefined {
  if (!text.startsWith(word, at)) return undefined;
  const end = at + word.length;
  if (tables.unspaced || !isLetter(text[end])) return end;
  const isLong = tables.language === 'ko' && (word.length > 1 || PARTICLE.test(text.slice(end, end + 3)));
  if (!stem && !isLong) return undefined;
  REST.lastIndex = end;
  return end + (REST.exec(text)?.[0].length ?? 0);
}

export interface Found<Id> {
  readonly id: Id;
  readonly start: number;
  readonly end: number;
  readonly last: boolean;
}

const initials = new WeakMap<readonly Phrase<unknown>[], Map<string, Phrase<unknown>[]>>();

/** The phrases of a first letter: most places of a text start none. */
function startingWith<Id>(list: readonly Phrase<Id>[], letter: string): readonly Phrase<Id>[] {
  let known = initials.get(list);
  if (!known) {
    known = Map.groupBy(list, ({ word }) => word[0] ?? '');
    initials.set(list, known);
  }
  return (known.get(letter) ?? []) as Phrase<Id>[];
}

/** Every meaning of the longest phrase that starts at a place; none where a word goes on there. */
export function allAt<Id>(list: readonly Phrase<Id>[], text: string, at: number, tables: Tables): Found<Id>[] {
  const found: Found<Id>[] = [];
  let longest = 0;
  for (const phrase of startingWith(list, text[at] ?? '')) {
    if (phrase.word.length < longest) break;
    const end = endOf(phrase, text, at, tables);
    if (end === undefined) continue;
    longest = phrase.word.length;
    found.push({ id: phrase.id, start: at, end, last: phrase.last });
  }
  return found;
}

export function findAt<Id>(
  list: readonly Phrase<Id>[],
  text: string,
  at: number,
  tables: Tables,
): Found<Id> | undefined {
  return allAt(list, text, at, tables)[0];
}

/** Places where a word may start: after what is no letter, or anywhere in a language without spaces. */
export function* wordStarts(text: string, tables: Tables, from = 0, to = text.length): Generator<number> {
  for (let at = from; at < to; at += 1)
    if (isLetter(text[at]) || /\p{N}/u.test(text[at] ?? '')) {
      const goesOn = isLetter(text[at - 1]) || (/\p{N}/u.test(text[at - 1] ?? '') && !isLetter(text[at]));
      // the Arabic "and" is written together with its word
      const joined = tables.language === 'ar' && text[at - 1] === 'و' && !isLetter(text[at - 2]);
      if (tables.unspaced || !goesOn || joined) yield at;
    }
}

/** The first of some phrases between two places, as whole words. */
export function findIn<Id>(
  list: readonly Phrase<Id>[],
  text: string,
  from: number,
  to: number,
  tables: Tables,
): Found<Id> | undefined {
  for (const at of wordStarts(text, tables, from, to)) {
    const found = findAt(list, text, at, tables);
    if (found && found.end <= to) return found;
  }
  return undefined;
}
