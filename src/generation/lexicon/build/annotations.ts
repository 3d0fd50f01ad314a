/** Unicode CLDR's annotations of emoji (`cldr-annotations-full`), and which of their keywords can name a thing. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { requireSource } from './sources.js';

/** `tts`: what the emoji is called; `default`: keywords, of which many are verbs, moods and adjectives. */
export interface Annotation {
  readonly default?: readonly string[];
  readonly tts?: readonly string[];
}

const folder = dirname(requireSource.resolve('cldr-annotations-full/package.json'));

/** An emoji without the sign that asks for its coloured form, which CLDR and the picture set put differently. */
export const bare = (emoji: string): string => emoji.replaceAll('\ufe0f', '');

/** Bare emoji → its annotation in a language; joined emoji are in a file of their own. */
export function readAnnotations(language: string): Map<string, Annotation> {
  const all = new Map<string, Annotation>();
  for (const part of ['annotations', 'annotationsDerived']) {
    try {
      const file = readFileSync(join(folder, part, language, 'annotations.json'), 'utf8');
      const parsed = JSON.parse(file) as Record<string, { annotations: Record<string, Annotation> }>;
      for (const [emoji, entry] of Object.entries(parsed[part]?.annotations ?? {})) all.set(bare(emoji), entry);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  return all;
}

/** Whether a keyword can be the name of a thing, by what its language tells; `isNoun` knows the English ones. */
export function isThing(language: string, keyword: string, folded: string, isNoun: (word: string) => boolean): boolean {
  if (language === 'de') return /^\p{Lu}/u.test(keyword);
  if (language === 'en') return isNoun(folded);
  if (language === 'ru' || language === 'uk') return !/(?:ть|ться|ти|ый|ий|ая|ое|ые|ой|яя|ее|ие|но|ти)$/u.test(folded);
  // infinitives; participles stay, for "helado" and "espada" look like them
  if (['es', 'pt', 'it', 'fr'].includes(language))
    return !/(?:[aei]r|[aei]rse|[aei]re|mente|ment)$/u.test(folded) || folded.length < 5;
  return true;
}
