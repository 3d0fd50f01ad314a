/** A prompt's words: one token a word, one a character in scripts without spaces, one an emoji, one a mark that parts clauses. */
import { foldWord, nounStem, verbStem } from '../lexicon/fold.js';
import { simplified } from '../lexicon/simplified.js';
import type { NormalText } from './normalise.js';

export type TokenType = (typeof TYPES)[number];

export interface Token {
  readonly type: TokenType;
  /** as typed, NFKC */
  readonly text: string;
  /** UTF-16 offsets into the prompt */
  readonly start: number;
  readonly end: number;
  /** folded spelling */
  readonly folded: string;
  readonly noun: string;
  readonly verb: string;
  /** a word starts here; always true where words are spaced */
  readonly boundary: boolean;
  /** white space stands before it */
  readonly spaced: boolean;
}

/** No prompt needs more; the rest of an over-long one is its end, where its point often is. */
const MAX_TOKENS = 1500;
const MAX_GLYPHS = 3000;

const UNSPACED = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}ー々';
const GLYPH = new RegExp(`[${UNSPACED}]`, 'u');
/** Emoji stand late: their set is large, and trying it on every letter took half of all the time. */
const TOKEN = new RegExp(
  [
    `(?<word>(?:(?![${UNSPACED}])[\\p{L}\\p{M}]){1,60})`,
    `(?<glyph>[${UNSPACED}])`,
    '(?<number>\\p{Nd}{1,9})',
    '(?<stop>[.!?;\\n。！？；…।؟]+)',
    '(?<comma>[,:\\(\\)\\[\\]"«»“”„，：、（）「」『』،—–]|\\s-\\s|->|→)',
    '(?<emoji>(?=[\\p{Extended_Pictographic}\\p{Regional_Indicator}])\\p{RGI_Emoji}(?<![©®™]))',
  ].join('|'),
  'gv',
);
const TYPES = ['word', 'glyph', 'number', 'stop', 'comma', 'emoji'] as const;

const segmenters = new Map<string, Intl.Segmenter>();

function boundaries(text: string, language: string): Set<number> | undefined {
  if (!GLYPH.test(text)) return undefined;
  let segmenter = segmenters.get(language);
  if (!segmenter) {
    segmenter = new Intl.Segmenter(language, { granularity: 'word' });
    segmenters.set(language, segmenter);
  }
  const starts = new Set<number>();
  for (const { index } of segmenter.segment(text)) starts.add(index);
  return starts;
}

const toHiragana = (glyph: string): string =>
  /[ァ-ヶ]/u.test(glyph) ? String.fromCodePoint((glyph.codePointAt(0) ?? 0) - 0x60) : glyph;

/** Tokens of a text in the reading order; never more than a fixed number. */
export function tokenise(normal: NormalText, language: string): Token[] {
  const { text, offsets } = normal;
  const starts = boundaries(text, language);
  const tokens: Token[] = [];
  let last = 0;
  for (const match of text.matchAll(TOKEN)) {
    const at = match.index;
    const found = match[0];
    const type = TYPES[match.slice(1).findIndex((group) => group !== undefined)] ?? 'word';
    const isWord = type === 'word';
    const glyph = language === 'zh' ? simplified(found) : found;
    const folded = isWord ? foldWord(found) : glyph;
    tokens.push({
      type,
      text: found,
      start: offsets[at] ?? 0,
      end: offsets[at + found.length] ?? offsets.at(-1) ?? 0,
      folded,
      noun: isWord ? nounStem(found, language) : toHiragana(glyph),
      verb: isWord ? verbStem(found, language) : toHiragana(glyph),
      boundary: type !== 'glyph' || !starts || starts.has(at),
      spaced: at > last,
    });
    last = at + found.length;
  }
  const limit = starts ? MAX_GLYPHS : MAX_TOKENS;
  return tokens.length <= limit ? tokens : [...tokens.slice(0, limit - 300), ...tokens.slice(-300)];
}

const isGlyph = (text: string): boolean => GLYPH.test(text);

/** The pieces of a table's phrase, parted as `tokenise` parts a prompt. */
export function phraseParts(phrase: string): string[] {
  const parts: string[] = [];
  for (const match of phrase.matchAll(TOKEN)) {
    const groups = match.groups ?? {};
    if (groups['word'] !== undefined || groups['glyph'] !== undefined || groups['number'] !== undefined)
      parts.push(match[0]);
  }
  return parts;
}

/** Joins pieces to a key: a space between words, none between characters. */
export function joinKey(left: string, right: string): string {
  if (left === '') return right;
  return isGlyph(left.at(-1) ?? '') && isGlyph(right[0] ?? '') ? left + right : `${left} ${right}`;
}

export { isGlyph, toHiragana };
