/**
 * The words that are most often spoken in each language, read one by one: what each shows, or that it is no thing. `data/FREQUENT.md`
 * tells the source and licence.
 */
import ar from './data/frequent-ar.js';
import de from './data/frequent-de.js';
import en from './data/frequent-en.js';
import es from './data/frequent-es.js';
import fr from './data/frequent-fr.js';
import hi from './data/frequent-hi.js';
import id from './data/frequent-id.js';
import it from './data/frequent-it.js';
import ja from './data/frequent-ja.js';
import ko from './data/frequent-ko.js';
import nl from './data/frequent-nl.js';
import pl from './data/frequent-pl.js';
import pt from './data/frequent-pt.js';
import ru from './data/frequent-ru.js';
import tr from './data/frequent-tr.js';
import uk from './data/frequent-uk.js';
import zh from './data/frequent-zh.js';
import { type NounRow, nounsIn, othersIn } from './noun-lines.js';

const LISTS: Readonly<Record<string, string>> = { ar, de, en, es, fr, hi, id, it, ja, ko, nl, pl, pt, ru, tr, uk, zh };

/** Frequent words of a language that name a thing; empty for a language without a list. */
export const frequentNouns = (language: string): NounRow[] => nounsIn(LISTS[language] ?? '');

const read = new Map<string, ReadonlySet<string>>();

/**
 * Frequent words of a language that name nothing one can draw, in lower case with their accents: verbs, adverbs, ideas, and words that
 * only look like a thing's, as German "versprechen" ends like a rake. Empty for a language without a list.
 */
export function plainWords(language: string): ReadonlySet<string> {
  const known = read.get(language) ?? new Set(othersIn(LISTS[language] ?? ''));
  read.set(language, known);
  return known;
}
