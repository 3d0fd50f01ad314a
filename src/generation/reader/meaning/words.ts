/** The words of events and slots of one language, and where they stand in a prompt. */
import { foldWord } from '../../lexicon/fold.js';
import { phraseParts, type Token } from '../../vocabulary/tokens.js';
import { isEvent } from './events.js';
import { FRAMES } from './languages.js';

interface Phrase {
  readonly id: string;
  /** folded pieces; one that ends in `*` is the start of a word, one that ends in `~` the stem of a verb */
  readonly pieces: readonly string[];
  /** what may follow a stem, where the table says it */
  readonly endings: RegExp | undefined;
  /** letters that are told: the phrase that says most wins */
  readonly weight: number;
}

/** A word of an event or slot: tokens `from` up to, not including, `to`. */
export interface Found {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

/** by first piece: whole words, and starts of words with their mark */
export type PhraseTable = ReadonlyMap<string, readonly Phrase[]>;
const built = new Map<string, PhraseTable>();

/** Behind the start of a word: whatever it goes on with, or an ending of a verb alone. */
const OPEN = /[*~]$/u;
/** The row that says how verbs of the language end: a regular expression over folded letters. */
const ENDINGS = '~';

/** pieces of a phrase as tokens are cut, each with the mark that stands behind it */
function piecesOf(phrase: string): string[] {
  return phrase.split(/\s+/u).flatMap((word) => {
    const [mark = ''] = OPEN.exec(word) ?? [];
    const parts = phraseParts(mark === '' ? word : word.slice(0, -1)).map(foldWord);
    return parts.map((part, i) => (i === parts.length - 1 ? part + mark : part));
  });
}

/**
 * The phrases of a table `id | word, start of a word*, stem of a verb~, two words`. The start of a word may go on with
 * anything; a stem only with what a row of endings says: "kır~" (break) is in "kırıyor", and not in "kırmızı" (red).
 */
export function phraseTable(lines: string): PhraseTable {
  const words = new Map<string, Phrase[]>();
  const rows = lines.split('\n').map((line) => line.split(' | '));
  const said = rows.flatMap(([id, text]) => (id === ENDINGS && text !== undefined ? [text] : []));
  const endings = said.length === 0 ? undefined : new RegExp(`^(?:${said.join('|')})$`, 'u');
  for (const [id = '', phrases] of rows) {
    if (id === ENDINGS) continue;
    for (const phrase of phrases?.split(',') ?? []) {
      const pieces = piecesOf(phrase.trim());
      const [first] = pieces;
      if (first === undefined) continue;
      const weight = pieces.reduce((sum, piece) => sum + 100 + piece.length * 2 - (OPEN.test(piece) ? 3 : 0), 0);
      const known = words.get(first);
      const one = { id, pieces, weight, endings };
      if (known) known.push(one);
      else words.set(first, [one]);
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

function fits(piece: string, word: string | undefined, endings: RegExp | undefined): boolean {
  if (word === undefined || !OPEN.test(piece)) return word === piece;
  const stem = piece.slice(0, -1);
  return word.startsWith(stem) && (piece.endsWith('*') || endings?.test(word.slice(stem.length)) === true);
}

const HIRAGANA = /^\p{Script=Hiragana}+$/u;
const HAN = /^\p{Script=Han}$/u;

/** Hiragana of an event starts a word, and an ideograph alone is one: "開心" (happy) opens nothing, "おはなし" is no flower. */
function standsAlone({ id, pieces }: Phrase, tokens: readonly Token[], from: number): boolean {
  const first = tokens[from];
  if (first?.type !== 'glyph' || !isEvent(id)) return true;
  if (pieces.every((piece) => HIRAGANA.test(piece))) return first.boundary;
  const after = tokens[from + 1];
  if (pieces.length > 1 || !HAN.test(pieces[0] ?? '') || after === undefined) return true;
  // Japanese writes the ending of a verb in hiragana
  return first.boundary && (after.boundary || !HAN.test(after.text));
}

/** The phrases that may start with a word, those that say most of it first. */
function* startingWith(words: PhraseTable, word: string): Generator<Phrase> {
  yield* words.get(word) ?? [];
  for (let length = word.length; length > 0; length -= 1)
    for (const mark of ['*', '~']) yield* words.get(word.slice(0, length) + mark) ?? [];
}

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
    for (const phrase of startingWith(words, form)) {
      const { id, pieces, weight, endings } = phrase;
      if ((best && best.weight >= weight) || !standsAlone(phrase, tokens, from)) continue;
      const clear = pieces.every((piece, i) => {
        if (i === 0) return fits(piece, form, endings);
        return fits(piece, tokens[from + i]?.folded, endings) && !taken(from + i);
      });
      if (clear) best = { id, from, to: from + pieces.length, weight };
    }
    if (best) break;
  }
  return best && { id: best.id, from: best.from, to: best.to };
}
