/**
 * Nouns of each language beyond the words for pictures: `data/nouns-xx.ts`. `data/NOUNS.md` tells the source and licence of all
 * but English, whose list is made of WordNet.
 */
import ar from './data/nouns-ar.js';
import de from './data/nouns-de.js';
import en from './data/nouns-en.js';
import es from './data/nouns-es.js';
import fr from './data/nouns-fr.js';
import hi from './data/nouns-hi.js';
import id from './data/nouns-id.js';
import it from './data/nouns-it.js';
import ja from './data/nouns-ja.js';
import ko from './data/nouns-ko.js';
import nl from './data/nouns-nl.js';
import pl from './data/nouns-pl.js';
import pt from './data/nouns-pt.js';
import ru from './data/nouns-ru.js';
import tr from './data/nouns-tr.js';
import uk from './data/nouns-uk.js';
import zh from './data/nouns-zh.js';
import { type PictureSort } from './sorts.js';

const LISTS: Readonly<Record<string, string>> = { ar, de, en, es, fr, hi, id, it, ja, ko, nl, pl, pt, ru, tr, uk, zh };

export interface NounRow {
  readonly word: string;
  /** the picture that shows it; undefined where none does */
  readonly picture?: string;
  /** what sort of thing it is, where no picture shows it */
  readonly sort?: PictureSort;
}

/** Every noun of a language's list; empty for a language without one. */
export function nounRows(language: string): NounRow[] {
  return linesOf(language).flatMap(([head, words]) => {
    if (head === NONE) return [];
    const shown = head.startsWith('*') ? { sort: head.slice(1) as PictureSort } : { picture: head };
    return words.map((word) => ({ word, ...shown }));
  });
}

/** Words of a language that name nothing one can draw: adverbs, adjectives, and keywords of pictures that are verbs or ideas. */
export function otherWords(language: string): readonly string[] {
  return linesOf(language).flatMap(([head, words]) => (head === NONE ? words : []));
}

/** Heads the line of what is no thing. */
const NONE = '-';

const linesOf = (language: string): (readonly [head: string, words: readonly string[]])[] =>
  (LISTS[language] ?? '').split('\n').map((line) => {
    const [head = '', words = ''] = line.split(':');
    return [head, words.split('|').filter((word) => word !== '')] as const;
  });
