/** All word lists of one language as one dictionary, and the one pass over a prompt that finds every phrase of it. */
import type { NamedGame } from './named.types.js';
import { COMMON_NOUNS } from '../lexicon/common-nouns.js';
import { foldWord, nounStem, verbStem } from '../lexicon/fold.js';
import { frequentNouns } from '../lexicon/frequent.js';
import { labelOf } from '../lexicon/labels.js';
import { hypernymRows, LEXICON_LANGUAGES, pictureSort, wordRows, type PictureSort } from '../lexicon/lexicon.js';
import { nounRows, otherWords } from '../lexicon/nouns.js';
import { likenessOf, UNPICTURED } from '../lexicon/unpictured.js';
import { smallWords } from './language.js';
import { isGlyph, joinKey, phraseParts, toHiragana, type Token } from './tokens.js';
import { LANGUAGES } from '../languages/index.js';
import type { Language } from '../languages/language.types.js';
import { eachPhrase } from '../languages/rows.js';

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

/** A phrase found in a prompt: tokens `from` up to, not including, `to`. */
export interface Span extends Entry {
  readonly from: number;
  readonly to: number;
  /** as typed, not by stem */
  readonly exact: boolean;
  /** the start of a compound whose end is something else */
  readonly part?: boolean;
  /** of a kind: the game that is named here, which this kind is or is nearest to */
  readonly named?: NamedGame;
}

/** In pieces: no phrase of the tables is longer. */
const LONGEST = 12;

interface Tier {
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

const tier = (): Tier => ({ entries: new Map(), first: new Map() });

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

type Form = 'exact' | 'noun' | 'verb';

function add(vocabulary: Vocabulary, phrase: string, form: Form, entry: Entry): void {
  const raw = phraseParts(phrase.toLowerCase());
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

/** From here a word says what the picture is. */
const NAME = 3;
/** What a list by hand says. */
const BY_HAND = 3.5;
/** Above the name of a picture. */
const READ_WEIGHT = 3.2;
/** Languages whose nouns lose nothing but the ending of the plural. */
const SINGULAR_BY_RULE = new Set(['es', 'fr', 'pt']);
/** Nothing says that a game is of it: the words around it decide. */
const UNPICTURED_WEIGHT = 0.8;
/** Above a keyword, below a name. */
const NO_THING = 2.5;
/** A picture of the like of it. */
const BY_WORDNET = 1;
/** Cues that are looked up as they are written: their words are too small to have a stem. */
const EXACT_CUES = new Set(['hero', 'place', 'with', 'not', 'as', 'game']);

/** What is looked up as it is written; of the rest the stem counts too. */
const EXACT_TYPES: ReadonlySet<string> = new Set<EntryType>([
  'difficulty',
  'colour',
  'number',
  'every',
  'cannot',
  'revision',
]);

function build(language: string): Vocabulary {
  const vocabulary: Vocabulary = { language, exact: tier(), nouns: tier(), verbs: tier() };
  const words = LANGUAGES[language];
  /** Adds the rows of a table: `type id weight`, or without the type where all rows of the table are of one. */
  const table = (rows: string, all?: EntryType): void =>
    eachPhrase(rows, (head, phrase) => {
      const [type = 'cue', id = '', weight = '1'] = (all === undefined ? head : `${all} ${head}`).split(' ');
      const exact = EXACT_TYPES.has(type) || (type === 'cue' && EXACT_CUES.has(id));
      const entry = { type: type as EntryType, id, weight: Number(weight) };
      add(vocabulary, phrase, exact ? 'exact' : 'verb', entry);
    });
  const pictures = (rows: string): void =>
    eachPhrase(rows, (id, phrase) => add(vocabulary, phrase, 'noun', { type: 'picture', id, weight: 4 }));
  table(words?.kinds ?? '', 'kind');
  table(words?.cues ?? '', 'cue');
  pictures(words?.ownThings ?? '');
  pictures(words?.commonThings ?? '');
  pictures(words?.gameThings ?? '');
  pictures(words?.everydayThings ?? '');
  // what a game calls a picture is a word for it, without the article of "du fromage"; water is what one does with plants as well
  const small = smallWords(language);
  for (const [id, names] of Object.entries(words?.pictureNames ?? {}))
    for (const word of UNPICTURED.has(id) ? [] : names.split('/'))
      if (word !== '=' && !small.has(word.split(' ')[0] ?? ''))
        add(vocabulary, word, 'noun', { type: 'picture', id, weight: 4 });
  table(words?.scenery ?? '');
  table(words?.rules ?? '');
  table(words?.numbers ?? '', 'number');
  table(words?.wishes ?? '', 'cannot');
  table(words?.revisions ?? '', 'revision');
  eachPhrase(words?.noise ?? '', (_, word) => add(vocabulary, word, 'noun', { type: 'noise', id: '', weight: 3.5 }));
  // where nobody listed nouns by hand, the names of the pictures are what is known best
  if (words && words.gameThings === '')
    for (const [picture, names] of Object.entries(words.pictureNames ?? {}))
      for (const word of names.split('/'))
        if (word !== '=') add(vocabulary, word, 'noun', { type: 'picture', id: picture, weight: 3.5 });
  for (const { word, picture, name } of wordRows(language)) {
    const kind = pictureSort(picture);
    if (!name && (kind === 'face' || kind === 'sign' || kind === 'body')) continue;
    add(vocabulary, word, 'noun', { type: 'picture', id: picture, weight: name ? 3 : 2 });
  }
  if (language === 'en')
    for (const { word, picture } of hypernymRows())
      add(vocabulary, word, 'noun', { type: 'picture', id: picture, weight: 1 });
  addUnpictured(vocabulary, words?.nouns ?? '');
  addCommonNouns(vocabulary, words);
  addFrequent(vocabulary);
  addNouns(vocabulary);
  for (const word of otherWords(language)) {
    const known = vocabulary.exact.entries.get(keyOf(word)) ?? [];
    if (known.every(({ type, weight, kind }) => type !== 'picture' || (weight < NAME && kind === undefined)))
      add(vocabulary, word, 'exact', { type: 'noise', id: '', weight: NO_THING });
  }
  return vocabulary;
}

/** Things of which the set has no picture, below every word that leads to one: by their likeness, or as labels. */
function addUnpictured(vocabulary: Vocabulary, rows: string): void {
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
function addCommonNouns(vocabulary: Vocabulary, words: Language | undefined): void {
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

/** Frequent nouns, which were read one by one: above the pictures that a keyword or a name leads to, below the lists by hand. */
function addFrequent(vocabulary: Vocabulary): void {
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
function addNouns(vocabulary: Vocabulary): void {
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

const keyOf = (word: string): string =>
  phraseParts(word.toLowerCase())
    .map(foldWord)
    .reduce((left, right) => joinKey(left, right), '');

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

const built = new Map<string, Vocabulary>();

/** The dictionary of a language, made when first asked for (20–150 ms) and kept. */
export function vocabularyOf(language: string): Vocabulary {
  const known = built.get(language);
  if (known) return known;
  const tongue = LEXICON_LANGUAGES.includes(language) ? language : 'en';
  const vocabulary = built.get(tongue) ?? build(tongue);
  built.set(tongue, vocabulary);
  return vocabulary;
}

const isKatakana = (text: string): boolean => /[ァ-ヺー]/u.test(text);

/** Whether a phrase of characters may stand here: a short one must be a word of its own. */
export function fits(tokens: readonly Token[], from: number, to: number): boolean {
  const first = tokens[from];
  const after = tokens[to];
  if (first?.type !== 'glyph') return true;
  const ends = after === undefined || after.type !== 'glyph' || after.boundary;
  const last = tokens[to - 1];
  if (!ends && last && isKatakana(last.text) && isKatakana(after.text)) return false;
  const before = tokens[from - 1];
  if (before?.type === 'glyph' && isKatakana(before.text) && isKatakana(first.text) && !first.boundary) return false;
  const length = to - from;
  if (length === 1) return first.boundary && ends;
  // 小蜜蜂 is a small bee
  if (length === 2 && before && /[小大老]/u.test(before.text)) return true;
  return first.boundary || length >= 3 || (length === 2 && /\p{Script=Han}/u.test(first.text) && ends);
}

const exactForm = (token: Token): string => token.folded;

/** Every phrase of the dictionary that stands in the tokens, in any order; overlaps stay. Linear in the tokens. */
export function scan(tokens: readonly Token[], vocabulary: Vocabulary): Span[] {
  const spans: Span[] = [];
  const small = smallWords(vocabulary.language);
  const forms: readonly [Tier, (token: Token) => string][] = [
    [vocabulary.exact, exactForm],
    [vocabulary.nouns, (token) => token.noun],
    [vocabulary.verbs, (token) => token.verb],
  ];
  for (let from = 0; from < tokens.length; from += 1) {
    const seen = new Set<string>();
    const word = tokens[from];
    if (vocabulary.language === 'ko' && word?.type === 'word')
      // a Korean verb carries its endings: the longest start that the tables know is it
      for (let length = Math.min(word.folded.length - 1, 8); length >= 2; length -= 1) {
        const known = vocabulary.exact.entries
          .get(word.folded.slice(0, length))
          ?.filter(({ type }) => type === 'cue' || type === 'kind' || type === 'theme');
        if (!known?.length) continue;
        for (const entry of known) spans.push({ ...entry, from, to: from + 1, exact: false });
        break;
      }
    for (const [{ entries, first }, form] of forms) {
      const head = tokens[from];
      if (!head || (form !== exactForm && small.has(head.folded))) continue;
      const most = first.get(form(head)) ?? 0;
      let key = '';
      for (let to = from + 1; to <= Math.min(from + most, tokens.length); to += 1) {
        const token = tokens[to - 1];
        if (!token || token.type === 'stop' || token.type === 'comma' || token.type === 'emoji') break;
        key = joinKey(key, form(token));
        const found = entries.get(key);
        if (!found || !fits(tokens, from, to)) continue;
        for (const entry of found) {
          if (entry.type === 'picture' && to - from === 1 && small.has(head.folded)) continue;
          const mark = `${entry.type} ${entry.id} ${to}`;
          if (seen.has(mark)) continue;
          seen.add(mark);
          spans.push({ ...entry, from, to, exact: form === exactForm });
        }
      }
    }
  }
  return spans;
}
