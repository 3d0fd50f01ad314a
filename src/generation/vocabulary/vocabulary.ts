/** All word lists of one language as one dictionary, and the one pass over a prompt that finds every phrase of it. */
import type { NamedGame } from './named.types.js';
import { hypernymRows, LEXICON_LANGUAGES, pictureSort, wordRows } from '../lexicon/lexicon.js';
import { otherWords } from '../lexicon/nouns.js';
import { UNPICTURED } from '../lexicon/unpictured.js';
import { addCommonNouns, addFrequent, addLocalNouns, addNouns, addUnpictured, NAME } from './add-nouns.js';
import { add, keyOf, tier, type Entry, type EntryType, type Tier, type Vocabulary } from './entries.js';
import { smallWords } from './language.js';
import { joinKey, type Token } from './tokens.js';
import { LANGUAGES } from '../languages/index.js';
import { eachPhrase } from '../languages/rows.js';

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

/** Above a keyword, below a name. */
const NO_THING = 2.5;
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
  addLocalNouns(vocabulary, words);
  for (const word of otherWords(language)) {
    const known = vocabulary.exact.entries.get(keyOf(word)) ?? [];
    if (known.every(({ type, weight, kind }) => type !== 'picture' || (weight < NAME && kind === undefined)))
      add(vocabulary, word, 'exact', { type: 'noise', id: '', weight: NO_THING });
  }
  return vocabulary;
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
