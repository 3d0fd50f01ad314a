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
import { type NounRow, nounsIn, othersIn } from './noun-lines.js';

const LISTS: Readonly<Record<string, string>> = { ar, de, en, es, fr, hi, id, it, ja, ko, nl, pl, pt, ru, tr, uk, zh };

/** Every noun of a language's list; empty for a language without one. */
export const nounRows = (language: string): NounRow[] => nounsIn(LISTS[language] ?? '');

/** Words of a language that name nothing one can draw: adverbs, adjectives, and keywords of pictures that are verbs or ideas. */
export const otherWords = (language: string): readonly string[] => othersIn(LISTS[language] ?? '');
