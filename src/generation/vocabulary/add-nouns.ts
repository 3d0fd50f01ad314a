/** Nouns of a dictionary beyond the lists of pictures: drawn without a picture of the set, of every day, frequent, and of a dictionary. */
import { COMMON_NOUNS } from '../lexicon/common-nouns.js';
import { frequentNouns } from '../lexicon/frequent.js';
import { labelOf } from '../lexicon/labels.js';
import { isPicture, pictureSort, type PictureSort } from '../lexicon/lexicon.js';
import { nounRows } from '../lexicon/nouns.js';
import { likenessOf, UNPICTURED } from '../lexicon/unpictured.js';
import type { Language } from '../languages/language.types.js';
import { eachPhrase } from '../languages/rows.js';
import { add, keyOf, type Entry, type EntryType, type Vocabulary } from './entries.js';
import { smallWords } from './language.js';

/** From here a word says what the picture is. */
export const NAME = 3;
/** What a list by hand says. */
const BY_HAND = 3.5;
/** Above the name of a picture. */
const READ_WEIGHT = 3.2;
/** Languages whose nouns lose nothing but the ending of the plural. */
const SINGULAR_BY_RULE = new Set(['es', 'fr', 'pt']);
/** Nothing says that a game is of it: the words around it decide. */
const UNPICTURED_WEIGHT = 0.8;
/** A picture of the like of it. */
const BY_WORDNET = 1;
/** Things of which the set has no picture, below every word that leads to one: by their likeness, or as labels. */
export function addUnpictured(vocabulary: Vocabulary, rows: string): void {
  const names = new Map<string, string>();
  eachPhrase(rows, (thing, word) => {
    const sort = UNPICTURED.get(thing);
    if (!sort) return;
    const one = names.get(thing) ?? word;
    names.set(thing, one);
    const drawn = likenessOf(thing);
    // where it is drawn, what the word is only near to shows it less well
    forget(vocabulary, word, drawn === undefined ? sort : undefined);
    const id = drawn ?? labelOf(one);
    add(vocabulary, word, 'noun', { type: 'picture', id, weight: UNPICTURED_WEIGHT, kind: sort });
  });
}

/** Nouns of every day, where no list by hand and no name of a picture says what they are. */
export function addCommonNouns(vocabulary: Vocabulary, words: Language | undefined): void {
  const names = new Map<string, string>();
  // other forms are found by their endings; a stem of so many words is that of a verb as well
  const form = words?.inflection && !SINGULAR_BY_RULE.has(vocabulary.language) ? 'exact' : 'noun';
  eachPhrase(words?.commonNouns ?? '', (thing, word) => {
    const noun = COMMON_NOUNS.get(thing);
    if (!noun) return;
    const one = (noun.each ? undefined : names.get(thing)) ?? word;
    names.set(thing, one);
    const known = vocabulary.exact.entries.get(keyOf(word)) ?? [];
    if (known.some(({ type, weight, kind }) => type === 'picture' && (weight >= NAME || kind !== undefined))) return;
    // a label is of less weight than a keyword, so none of them may stay
    forget(vocabulary, word, noun.picture === undefined ? undefined : noun.sort);
    const entry: Omit<Entry, 'type'> =
      noun.picture === undefined
        ? { id: labelOf(one), weight: UNPICTURED_WEIGHT, kind: noun.sort }
        : { id: noun.picture, weight: NAME, kind: noun.sort };
    add(vocabulary, word, form, { type: 'picture', ...entry });
  });
}

/** Nouns that a language has beside those of all, above what frequency, dictionaries and keywords lead to. */
export function addLocalNouns(vocabulary: Vocabulary, words: Language | undefined): void {
  const { exact } = vocabulary;
  const form = words?.inflection && !SINGULAR_BY_RULE.has(vocabulary.language) ? 'exact' : 'noun';
  eachPhrase(words?.localNouns ?? '', (head, word) => {
    const known = exact.entries.get(keyOf(word)) ?? [];
    if (known.some(({ type, weight }) => type === 'picture' && weight > BY_HAND)) return;
    if (known.length > 0) exact.entries.set(keyOf(word), without(known, 'picture'));
    const shown = isPicture(head);
    add(vocabulary, word, form, {
      type: 'picture',
      id: shown ? head : labelOf(word),
      weight: shown ? BY_HAND : UNPICTURED_WEIGHT,
      kind: shown ? pictureSort(head) : (head as PictureSort),
    });
  });
}

/** Frequent nouns, which were read one by one: above the pictures that a keyword or a name leads to, below the lists by hand. */
export function addFrequent(vocabulary: Vocabulary): void {
  const { language, exact } = vocabulary;
  for (const { word, picture, sort } of frequentNouns(language)) {
    const known = (exact.entries.get(keyOf(word)) ?? []).filter(({ type }) => type === 'picture');
    if (known.some(({ weight }) => weight >= BY_HAND)) continue;
    if (picture === undefined && known.some(({ kind }) => kind !== undefined)) continue;
    const kind = sort ?? pictureSort(picture ?? '');
    if (picture !== undefined) exact.entries.set(keyOf(word), without(exact.entries.get(keyOf(word)), 'picture'));
    else forget(vocabulary, word, kind);
    add(vocabulary, word, language === 'ko' ? 'noun' : 'exact', {
      type: 'picture',
      id: picture ?? labelOf(word),
      weight: picture === undefined ? UNPICTURED_WEIGHT : READ_WEIGHT,
      kind,
    });
  }
}

const without = (entries: readonly Entry[] | undefined, type: EntryType): Entry[] =>
  (entries ?? []).filter((entry) => entry.type !== type);

/** The nouns of a dictionary, where no list says more of a word than that a picture is near it. */
export function addNouns(vocabulary: Vocabulary): void {
  const { language, exact } = vocabulary;
  const small = smallWords(language);
  for (const { word, picture, sort } of nounRows(language)) {
    if (small.has(word)) continue;
    const known = exact.entries.get(keyOf(word)) ?? [];
    if (known.some(({ type, weight, kind }) => type !== 'picture' || weight >= NAME || kind !== undefined)) continue;
    const kind = sort ?? pictureSort(picture ?? '');
    if (known.some(({ id }) => pictureSort(id) === kind)) continue;
    forget(vocabulary, word, kind);
    // a stem of so many words is that of a verb as well: other forms are found by their endings
    add(vocabulary, word, language === 'ko' ? 'noun' : 'exact', {
      type: 'picture',
      id: picture ?? labelOf(word),
      weight: picture === undefined ? UNPICTURED_WEIGHT : BY_WORDNET,
      kind,
    });
  }
}

/**
 * Rain is no umbrella: pictures that a word is only near to, and that show another sort of thing than `kind`, are not its own.
 * A stem keeps the nouns of the lists: it may be that of another word.
 */
function forget({ exact, nouns }: Vocabulary, word: string, kind: PictureSort | undefined): void {
  const key = keyOf(word);
  for (const { entries } of [exact, nouns]) {
    const known = entries.get(key);
    const own = known?.filter(
      ({ type, weight, id, kind: listed }) =>
        type !== 'picture' ||
        weight >= NAME ||
        pictureSort(id) === kind ||
        (entries === nouns.entries && listed !== undefined),
    );
    if (known && own && own.length < known.length) entries.set(key, own);
  }
}
