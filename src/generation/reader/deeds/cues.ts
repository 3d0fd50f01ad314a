/** The concepts of a prompt: what is spoken of, whatever the language. */
import { foldWord } from '../../lexicon/fold.js';
import { isGlyph, phraseParts, type Token } from '../../vocabulary/tokens.js';
import { DEED_WORDS } from './languages.js';

/** A concept in tokens `from` up to, not including, `to`. */
export interface Cue {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

interface Phrase {
  readonly id: string;
  /** folded; one that ends in `*` is the start of a word */
  readonly pieces: readonly string[];
}

interface Words {
  /** by the first piece: whole words, and starts of words with their `*` */
  readonly heads: ReadonlyMap<string, readonly Phrase[]>;
  /** parts of words: the head of a German compound */
  readonly parts: readonly { readonly id: string; readonly part: string }[];
}

const built = new Map<string, Words>();

function piecesOf(phrase: string): string[] {
  return phrase.split(/\s+/u).flatMap((word) => {
    const open = word.endsWith('*');
    const parts = phraseParts(open ? word.slice(0, -1) : word).map(foldWord);
    return parts.map((part, i) => (open && i === parts.length - 1 && !isGlyph(part) ? `${part}*` : part));
  });
}

function build(language: string): Words {
  const heads = new Map<string, Phrase[]>();
  const parts: { id: string; part: string }[] = [];
  for (const line of (DEED_WORDS[language] ?? DEED_WORDS['en'] ?? '').split('\n')) {
    const [id = '', phrases = ''] = line.split(' | ');
    for (const phrase of phrases.split(',').map((one) => one.trim())) {
      if (phrase.startsWith('*')) parts.push({ id, part: foldWord(phrase.replaceAll('*', '')) });
      const pieces = phrase.startsWith('*') ? [] : piecesOf(phrase);
      const [first] = pieces;
      if (first === undefined) continue;
      const known = heads.get(first);
      if (known) known.push({ id, pieces });
      else heads.set(first, [{ id, pieces }]);
    }
  }
  return { heads, parts };
}

function wordsOf(language: string): Words {
  const known = built.get(language) ?? build(language);
  built.set(language, known);
  return known;
}

/** Arabic writes "and", "the" and small words as the first letters of a word. */
const PREFIX = /^(?:[وف]?[بكل]?(?:ال)?|[وف]?لل)(?=\p{L}{3})/u;

const formsOf = ({ folded }: Token, language: string): string[] =>
  language === 'ar'
    ? [...new Set([folded, folded.replace(/^[وف](?=\p{L}{3})/u, ''), folded.replace(PREFIX, '')])]
    : [folded];

const fits = (piece: string, word: string | undefined): boolean =>
  word !== undefined && (piece.endsWith('*') ? word.startsWith(piece.slice(0, -1)) : word === piece);

/** Every concept that stands in the tokens, in their order; a concept may stand in words of another. Linear in the tokens. */
export function cuesOf(tokens: readonly Token[], language: string): Cue[] {
  const { heads, parts } = wordsOf(language);
  const cues: Cue[] = [];
  tokens.forEach((token, from) => {
    if (token.type !== 'word' && token.type !== 'glyph') return;
    const seen = new Set<string>();
    for (const form of formsOf(token, language)) {
      for (let length = form.length; length >= 1; length -= 1) {
        const keys = length === form.length ? [form, `${form}*`] : [`${form.slice(0, length)}*`];
        for (const { id, pieces } of keys.flatMap((key) => heads.get(key) ?? [])) {
          if (seen.has(id)) continue;
          if (!pieces.slice(1).every((piece, i) => fits(piece, tokens[from + 1 + i]?.folded))) continue;
          seen.add(id);
          cues.push({ id, from, to: from + pieces.length });
        }
      }
      for (const { id, part } of parts)
        if (!seen.has(id) && form.includes(part)) {
          seen.add(id);
          cues.push({ id, from, to: from + 1 });
        }
    }
  });
  return cues;
}
