/** The words of events and slots of one language, and where they stand in a prompt. */
import { foldWord } from '../../lexicon/fold.js';
import { phraseParts, type Token } from '../../vocabulary/tokens.js';
import { FRAMES } from './languages.js';

interface Phrase {
  readonly id: string;
  /** folded pieces; one that ends in `*` is the start of a word */
  readonly pieces: readonly string[];
  /** letters that are told: the phrase that says most wins */
  readonly weight: number;
}

/** A word of an event or slot: tokens `from` up to, not including, `to`. */
export interface Found {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

/** by first piece: whole words, and starts of words with their `*` */
export type PhraseTable = ReadonlyMap<string, readonly Phrase[]>;
const built = new Map<string, PhraseTable>();

/** pieces of a phrase as tokens are cut, each with the `*` that stands behind it */
function piecesOf(phrase: string): string[] {
  return phrase.split(/\s+/u).flatMap((word) => {
    const open = word.endsWith('*');
    const parts = phraseParts(open ? word.slice(0, -1) : word).map(foldWord);
    return parts.map((part, i) => (open && i === parts.length - 1 ? `${part}*` : part));
  });
}

/** The phrases of a table `id | word, start of a word*, two words`. */
export function phraseTable(lines: string): PhraseTable {
  const words = new Map<string, Phrase[]>();
  for (const line of lines.split('\n')) {
    const [id = '', phrases] = line.split(' | ');
    for (const phrase of phrases?.split(',') ?? []) {
      const pieces = piecesOf(phrase.trim());
      const [first] = pieces;
      if (first === undefined) continue;
      const weight = pieces.reduce((sum, piece) => sum + 100 + piece.length * 2 - (piece.endsWith('*') ? 3 : 0), 0);
      const known = words.get(first);
      if (known) known.push({ id, pieces, weight });
      else words.set(first, [{ id, pieces, weight }]);
    }
  }
  return words;
}

function wordsOf(language: string): PhraseTable {
  const known = built.get(language) ?? phraseTable(FRAMES[language] ?? '');
  built.set(language, known);
  return known;
}

/** Arabic writes "and" and the person of a verb as its first letters. */
const PREFIXED = /^[وفبل]?(?=\p{L}{3})/u;

function forms(token: Token, language: string): string[] {
  const whole = token.folded;
  if (language !== 'ar') return [whole];
  const bare = whole.replace(PREFIXED, '');
  return bare === whole ? [whole] : [whole, bare];
}

const fits = (piece: string, word: string | undefined): boolean =>
  word !== undefined && (piece.endsWith('*') ? word.startsWith(piece.slice(0, -1)) : word === piece);

/** The phrase that says most at a token, if any stands there. `taken` tells which tokens belong to things. */
export function wordAt(
  tokens: readonly Token[],
  from: number,
  language: string,
  taken: (at: number) => boolean,
): Found | undefined {
  return phraseAt(wordsOf(language), tokens, from, language, taken);
}

/** The phrase of a table that says most at a token, if any stands there. */
export function phraseAt(
  words: PhraseTable,
  tokens: readonly Token[],
  from: number,
  language: string,
  taken: (at: number) => boolean = () => false,
): Found | undefined {
  const token = tokens[from];
  if (!token || (token.type !== 'word' && token.type !== 'glyph')) return undefined;
  let best: (Found & { readonly weight: number }) | undefined;
  for (const form of forms(token, language)) {
    for (let length = form.length; length >= 0; length -= 1) {
      const key = length === form.length ? form : `${form.slice(0, length + 1)}*`;
      for (const { id, pieces, weight } of words.get(key) ?? []) {
        if (best && best.weight >= weight) continue;
        const rest = pieces.slice(1);
        const clear = rest.every((piece, i) => fits(piece, tokens[from + 1 + i]?.folded) && !taken(from + 1 + i));
        if (clear) best = { id, from, to: from + pieces.length, weight };
      }
    }
    if (best) break;
  }
  return best && { id: best.id, from: best.from, to: best.to };
}
