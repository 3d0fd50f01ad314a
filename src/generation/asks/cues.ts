/** Where the words of a language stand that say what a text beside them is for. */
import { ASK_WORDS } from '../languages/asks.js';
import type { AskWords } from '../languages/asks.types.js';
import { foldInPlace } from './fold.js';

export type Cue = keyof AskWords;

export interface CueAt {
  readonly cue: Cue;
  /** UTF-16 offsets */
  readonly start: number;
  readonly end: number;
}

/** Languages that write no spaces between words. */
const UNSPACED = new Set(['ja', 'zh']);
/** A "schoonmaakbedrijf" is a firm as well. */
const COMPOUNDS = new Set(['de', 'nl']);
/** A word of more letters than this may take an ending; a shorter one is the start of other words. */
const LONG = 4;

type Patterns = readonly (readonly [Cue, RegExp])[];
const patterns = new Map<string, Patterns>();

function patternsOf(language: string): Patterns {
  let found = patterns.get(language);
  if (!found) {
    const words = ASK_WORDS[language] ?? ASK_WORDS['en']!;
    found = (Object.entries(words) as [Cue, readonly string[]][]).map(([cue, list]) => [
      cue,
      pattern(list, language, cue === 'owner' && COMPOUNDS.has(language)),
    ]);
    patterns.set(language, found);
  }
  return found;
}

/** Whole words; of a long one any ending, of a short one none: "win" is not the start of "window". The longest word first. */
function pattern(words: readonly string[], language: string, ends: boolean): RegExp {
  // folding in place leaves the ß, which is two letters
  const sorted = words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => foldInPlace(word).replaceAll('ss', '(?:ss|ß)'));
  if (UNSPACED.has(language)) return new RegExp(sorted.join('|'), 'gu');
  const any = sorted.map((word) => (word.length > LONG || language === 'ko' ? word : `${word}(?!\\p{L})`)).join('|');
  return new RegExp(`(?<!\\p{L})${ends ? String.raw`\p{L}*` : ''}(?:${any})[\\p{L}\\p{M}]*`, 'gu');
}

/** Every cue of a text, in its order. The text is folded without a change of its length. */
export function cuesIn(text: string, language: string): CueAt[] {
  const folded = foldInPlace(text);
  return patternsOf(language)
    .flatMap(([cue, regex]) =>
      [...folded.matchAll(regex)].map((match) => ({ cue, start: match.index, end: match.index + match[0].length })),
    )
    .sort((a, b) => a.start - b.start || b.end - a.end);
}
