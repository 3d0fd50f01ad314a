/** What a dictionary is made of: phrases by their pieces, and what each means. */
import { foldWord, nounStem, verbStem } from '../lexicon/fold.js';
import { simplified } from '../lexicon/simplified.js';
import type { PictureSort } from '../lexicon/lexicon.js';
import { isGlyph, joinKey, phraseParts, toHiragana } from './tokens.js';

export type EntryType =
  | 'picture'
  | 'noise'
  | 'kind'
  | 'cue'
  | 'theme'
  | 'time'
  | 'weather'
  | 'mood'
  | 'difficulty'
  | 'colour'
  | 'look'
  | 'style'
  | 'rule'
  | 'unit'
  | 'number'
  | 'every'
  | 'cannot'
  | 'revision';

export interface Entry {
  readonly type: EntryType;
  readonly id: string;
  /** of a kind: how strongly; of a picture: how sure the word is (4 by hand, 3 a name, 2 a keyword, 1 by WordNet) */
  readonly weight: number;
  /** of a thing that no picture shows: what sort it is */
  readonly kind?: PictureSort;
}

/** In pieces: no phrase of the tables is longer. */
const LONGEST = 12;

export interface Tier {
  readonly entries: Map<string, Entry[]>;
  /** first piece → most pieces of a phrase that starts with it */
  readonly first: Map<string, number>;
}

export interface Vocabulary {
  readonly language: string;
  readonly exact: Tier;
  readonly nouns: Tier;
  readonly verbs: Tier;
}

export const tier = (): Tier => ({ entries: new Map(), first: new Map() });

function put(into: Tier, parts: readonly string[], entry: Entry): void {
  const head = parts[0];
  if (head === undefined || parts.length > LONGEST) return;
  const key = parts.reduce((left, right) => joinKey(left, right), '');
  const list = into.entries.get(key);
  if (list) {
    const at = list.findIndex(({ type, id }) => type === entry.type && id === entry.id);
    if (at < 0) list.push(entry);
    else if ((list[at]?.weight ?? 0) < entry.weight) list[at] = entry;
  } else into.entries.set(key, [entry]);
  into.first.set(head, Math.max(into.first.get(head) ?? 0, parts.length));
}

/** Languages whose nouns are cut to a stem. */
const STEMMED = new Set('de ru nl sv tr cs ar uk pl id ko'.split(' '));

export type Form = 'exact' | 'noun' | 'verb';

/** Puts a phrase into the tiers: as written, and by its stem. */
export function add(vocabulary: Vocabulary, phrase: string, form: Form, entry: Entry): void {
  const lower = phrase.toLowerCase();
  const raw = phraseParts(vocabulary.language === 'zh' ? simplified(lower) : lower);
  put(vocabulary.exact, raw.map(foldWord), entry);
  if (form === 'exact') return;
  const glyphs = raw.every(isGlyph);
  // カニ and かに are one word; two kana of a longer word are not
  if (glyphs && raw.length < 3) return;
  // Korean words of the tables have no particle to lose
  if (vocabulary.language === 'ko') {
    put(form === 'noun' ? vocabulary.nouns : vocabulary.verbs, raw.map(foldWord), entry);
    return;
  }
  const stem = form === 'noun' ? nounStem : verbStem;
  const parts = raw.map((part) => (isGlyph(part) ? toHiragana(part) : stem(part, vocabulary.language)));
  // a short stem says nothing, and belongs to several words; English and Romance nouns are only made singular
  const rough = vocabulary.language === 'pl' || vocabulary.language === 'tr';
  // an ending cut by rule may leave the very word of the dictionary, where Snowball would cut that too
  if (rough && form === 'noun') put(vocabulary.nouns, raw.map(foldWord), entry);
  const least = entry.type === 'picture' && entry.weight < 4 && STEMMED.has(vocabulary.language) ? 4 : 3;
  if (!glyphs && parts.join('').length < least) return;
  put(form === 'noun' ? vocabulary.nouns : vocabulary.verbs, parts, entry);
}

/** Under what a phrase stands in a tier as it is written. */
export const keyOf = (word: string): string =>
  phraseParts(word.toLowerCase())
    .map(foldWord)
    .reduce((left, right) => joinKey(left, right), '');
