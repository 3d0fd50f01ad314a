/**
 * Slips of the finger: "dragn", "colect", "brid". A word that no list knows is read as the known word that one slip
 * away gives it: a letter left out, one too many, two in the wrong order, or, in a long word, one wrong letter.
 */
import { findGames } from '../games/find.js';
import { isEnglish } from '../lexicon/english.js';
import { plainWords } from '../lexicon/frequent.js';
import { foldWord, nounStem, verbStem } from '../lexicon/fold.js';
import { smallWords } from '../vocabulary/language.js';
import type { Token } from '../vocabulary/tokens.js';
import type { Entry } from '../vocabulary/entries.js';
import { scan, vocabularyOf } from '../vocabulary/vocabulary.js';

/** Shorter words have too many neighbours. */
const SHORTEST = 5;
/** From here a wrong letter is believed as well. */
const LONG = 6;
/** A prompt is bounded; a wall of unknown words is no list of slips. */
const MOST = 8;
const ALPHABETS: Readonly<Record<string, string>> = {
  ru: 'абвгдежзийклмнопрстуфхцчшщъыьэюя',
  de: 'abcdefghijklmnopqrstuvwxyz',
};
const LATIN = 'abcdefghijklmnopqrstuvwxyz';
const LANGUAGES = new Set(['en', 'es', 'de', 'fr', 'pt', 'it', 'ru']);

/** How much a word that may be meant counts; nothing for what is only near a picture. */
function worth(entries: readonly Entry[] | undefined): number {
  let best = 0;
  for (const { type, weight } of entries ?? [])
    if (type === 'picture' && weight >= 3) best = Math.max(best, weight);
    else if (type === 'cue' || type === 'rule' || type === 'unit' || type === 'theme') best = Math.max(best, 3);
    else if (type === 'kind' && weight >= 3) best = Math.max(best, weight >= 8 ? 5 : 3);
  return best;
}

/** Small words that are written onto the next one where somebody leaves out the apostrophe: "dautre", "lescargot", "lalbero". */
const ELIDED: Readonly<Record<string, RegExp>> = {
  fr: /^(?:[dljmnstc]|qu)(?=[aeiouyh])/u,
  it: /^(?:un|c|[dl]|(?:all|dell|nell|sull|dall|quell))(?=[aeiou])/u,
};

/** Slips that are words themselves: who "steels nuts" steals them. */
const MISHEARD = new Map([
  ['steels', 'steals'],
  ['steeling', 'stealing'],
]);

function* slips(word: string, letters: string): Generator<readonly [string, number]> {
  for (let i = 1; i < word.length; i += 1)
    if (word[i] !== word[i - 1])
      yield [word.slice(0, i - 1) + (word[i] ?? '') + (word[i - 1] ?? '') + word.slice(i + 1), 3];
  // the first letter is hardly ever the wrong one
  for (let i = 1; i <= word.length; i += 1)
    for (const letter of letters) yield [word.slice(0, i) + letter + word.slice(i), 2];
  for (let i = 1; i < word.length; i += 1) yield [word.slice(0, i) + word.slice(i + 1), 2];
  if (word.length >= LONG)
    for (let i = 1; i < word.length; i += 1)
      for (const letter of letters) if (letter !== word[i]) yield [word.slice(0, i) + letter + word.slice(i + 1), 1];
}

/** Letters that sound alike at some place of a word in most languages of the list: a child writes "pfert", "cource", "bentana". */
const ALIKE: Readonly<Record<string, string>> = {
  b: 'pv',
  c: 'sk',
  d: 't',
  f: 'v',
  g: 'kj',
  i: 'y',
  j: 'g',
  k: 'cgq',
  p: 'b',
  q: 'k',
  s: 'cz',
  t: 'd',
  v: 'bfw',
  w: 'v',
  y: 'i',
  z: 'sc',
};

/** What is written by ear: one letter for another of the same sound. */
function* byEar(word: string): Generator<readonly [string, number]> {
  for (let i = 0; i < word.length; i += 1)
    for (const letter of ALIKE[word[i] ?? ''] ?? '') yield [word.slice(0, i) + letter + word.slice(i + 1), 2];
}

function* both(word: string, letters: string): Generator<readonly [string, number]> {
  yield* byEar(word);
  yield* slips(word, letters);
}

/** The tokens with what was most likely meant; the same list where nothing was mistyped. */
export function mendSpelling(tokens: readonly Token[], language: string): readonly Token[] {
  if (!LANGUAGES.has(language)) return tokens;
  const vocabulary = vocabularyOf(language);
  const letters = ALPHABETS[language] ?? LATIN;
  const small = smallWords(language);
  const plain = plainWords(language);
  const known = new Set<number>();
  for (const spans of [scan(tokens, vocabulary), language === 'en' ? [] : scan(tokens, vocabularyOf('en'))])
    for (const { from, to, type, weight } of spans)
      // what WordNet alone knows may well be a slip, of a short word
      if (type !== 'picture' || weight > 1) for (let at = from; at < to; at += 1) known.add(at);
  // games keep their spelling: carrom is no carrot, and "crossy road" crosses nothing
  for (const { from, to } of findGames(tokens, language)) for (let at = from; at < to; at += 1) known.add(at);
  const mended = tokens.map((token) => token);
  let left = MOST;
  const write = (at: number, token: Token, word: string): void => {
    mended[at] = {
      ...token,
      text: word,
      folded: foldWord(word),
      noun: nounStem(word, language),
      verb: verbStem(word, language),
    };
  };
  for (const [at, token] of tokens.entries()) {
    const word = token.folded;
    const meant = language === 'en' && at > 0 && tokens[at + 1]?.type === 'word' ? MISHEARD.get(word) : undefined;
    if (meant !== undefined) {
      write(at, token, meant);
      continue;
    }
    const rest = word.replace(ELIDED[language] ?? /^$/u, '');
    const isSaid = (text: string): boolean => small.has(text) || worth(vocabulary.exact.entries.get(text)) > 0;
    if (rest !== word && rest.length >= 4 && !known.has(at) && !isSaid(word) && !plain.has(word) && isSaid(rest)) {
      write(at, token, rest);
      continue;
    }
    const least = language === 'en' ? SHORTEST - 1 : SHORTEST;
    if (token.type !== 'word' || known.has(at) || word.length < least || word.length > 16 || small.has(word)) continue;
    // names keep their spelling
    if (/^\p{Lu}/u.test(token.text) && at > 0 && language !== 'de') continue;
    if (/[^\p{L}]/u.test(word) || left === 0 || plain.has(token.text.toLowerCase())) continue;
    if (language === 'en' && isEnglish(word)) continue;
    left -= 1;
    const found = new Map<string, number>();
    // without a list of all words, only a plain slip in a long word is one, and what sounds the same in a shorter one
    const guesses = language === 'en' || word.length > LONG ? both(word, letters) : byEar(word);
    for (const [guess, points] of guesses) {
      if (points < (word.length < SHORTEST ? 3 : language === 'en' ? 1 : 2)) continue;
      const value = Math.max(
        worth(vocabulary.exact.entries.get(guess)),
        language === 'en' && guess.endsWith('s') ? worth(vocabulary.nouns.entries.get(nounStem(guess, language))) : 0,
      );
      if (value > 0) found.set(guess, Math.max(found.get(guess) ?? 0, points * 10 + value));
    }
    const ranked = [...found].sort((a, b) => b[1] - a[1]);
    const [best, second] = ranked;
    if (!best || (second && second[1] === best[1] && nounStem(second[0], language) !== nounStem(best[0], language)))
      continue;
    write(at, token, best[0]);
  }
  return mended;
}
