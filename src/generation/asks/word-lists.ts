/**
 * A list of words to play with, as a teacher writes one: "spelling words: apple, tree, house", « mots : chat, chien, loup », „mit den Wörtern Apfel, Baum
 * und Haus“, 「ねこ」「いぬ」という単語. A word for "word" (`languages/xx/asks.ts`) stands beside it; what is listed is taken to the letter.
 */
import { cuesIn } from './cues.js';
import { quotedIn, type Stretch } from './quoted.js';

/** Most words of a list, letters of a word, and words of an entry ("ice cream"). */
const MOST = 40;
const LONGEST = 24;
const MOST_PARTS = 3;
/** Fewer are no list, unless each is in quotation marks; after a colon two will do. */
const LEAST = 3;
const LEAST_AFTER_COLON = 2;
/** of a sentence that is only a list: three may be wishes, "easy, calm and pretty" */
const LEAST_ALONE = 4;
/** UTF-16 units between the word for "word" and what leads to the list. */
const REACH = 48;
/** Languages that say "with the words" behind the list. */
const BEHIND = new Set(['ja', 'ko', 'tr', 'hi', 'zh']);

/** What parts the entries: a mark, or the "and" before the last. */
const AND = String.raw`and|or|und|oder|y|e|et|ou|ed|en|i|oraz|ve|и|или|та|й|і|dan|और|तथा|و|と|や|和|及|및|와|과|그리고`;
/** Words in capitals with nothing but marks and "and" between them, where small letters stand around them. */
const SHOUTED_LIST = new RegExp(
  String.raw`(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}\p{M}]{2,23}(?:\s*[,;·|/]\s*(?:(?:${AND})\s+)?\p{Lu}[\p{Lu}\p{M}]{2,23}(?![\p{L}\p{N}])){2,39}(?:\s(?:${AND})\s\p{Lu}[\p{Lu}\p{M}]{2,23}(?![\p{L}\p{N}]))?`,
  'gu',
);
const LEAST_SHOUTED = 4;
const STOP = /[.!?;\n。！？؛।](?=\s|$)|[。！？।]|\n\s*\n/u;
const COLON = /^[^.!?\n:：。！？،,、"“”„«»「」()]*[:：]\s*/u;
/** Small words between the word for "word" and a list that no colon leads to. */
const LINK =
  /^(?:\s+(?:are|is|like|such as|including|sind|wie|lauten|son|como|sont|comme|são|sono|come|zijn|zoals|to|jak|takie jak|это|такие как|як|adalah|seperti|yaitu|هي|مثل|हैं|जैसे|は))?\s+/iu;
const PARTS = new RegExp(String.raw`\s*(?:[,;·•|/\n،؛、，；]\s*(?:(?:${AND})\s+)?|\s(?:${AND})\s)\s*`, 'giu');
const BETWEEN_QUOTES = new RegExp(String.raw`^[\s,;·|/،、，]*(?:${AND})?[\s,،、，]*$`, 'iu');
const MARKS = /^["'“”„«»「」『』‘’‚\s-]+|["'“”„«»「」『』‘’\s]+$/gu;

/**
 * The words of the longest list of a text, in its order; none where it has no list. Each as typed, with its place.
 * @param ofWords a game of words: what it lists behind a colon, or as a sentence, are its words, "hangman with cheeses: brie, gouda, feta"
 */
export function wordsIn(typed: string, language: string, ofWords = false): Stretch[] {
  const text = withoutClues(typed);
  const cues = cuesIn(text, language).filter(({ cue }) => cue === 'words');
  let best: Stretch[] = inCapitals(text);
  for (const cue of cues)
    for (const found of [quotedBeside(text, cue), listAfter(text, cue.end), listBefore(text, cue.start, language)])
      if (found.length > best.length) best = found;
  if (best.length === 0 && ofWords) best = behindColon(text);
  if (best.length === 0 && ofWords) best = asSentence(text);
  const seen = new Set<string>();
  return best.filter(({ text: word }) => !seen.has(word.toLowerCase()) && seen.add(word.toLowerCase())).slice(0, MOST);
}

/** "SATURN (has rings), COMET (has a tail)": clues are blanked, letter by letter, so that offsets stay. */
const withoutClues = (text: string): string =>
  text.replaceAll(/[(（][^()（）\n]{1,80}[)）]/gu, (clue) => ' '.repeat(clue.length));

/** Words of a list that are shouted, behind a colon, need no word for "word": "hidden in it: RIVER, GLACIER, RAINFALL". Single letters are keys. */
function inCapitals(text: string): Stretch[] {
  for (const { index } of text.matchAll(/[:：]\s/gu)) {
    const body = text.slice(index + 2, index + 1200);
    const found = entries(body.slice(0, STOP.exec(body)?.index ?? body.length), index + 2);
    const end = found.findIndex(({ text: word }) => !/^[\p{Lu}\p{M}]{2,24}$/u.test(word));
    const words = end < 0 ? found : found.slice(0, end);
    if (words.length >= LEAST) return words;
  }
  // "spellings this week are BECAUSE, FRIEND, ISLAND and KNUCKLE": so many in a row need no colon
  for (const { 0: run, index } of /\p{Ll}{3}/u.test(text) ? text.matchAll(SHOUTED_LIST) : []) {
    const words = entries(run, index);
    if (words.length >= LEAST_SHOUTED) return words;
  }
  return [];
}

/** Three words or more behind a colon, up to the end of their sentence: each a word or two, and none a number or a rule. */
function behindColon(text: string): Stretch[] {
  for (const { 0: colon, index } of text.matchAll(/[:：]\s*/gu)) {
    const start = index + colon.length;
    const body = text.slice(start, start + 1200);
    const found = entries(body.slice(0, STOP.exec(body)?.index ?? body.length), start);
    const words = found.every(({ text: word }) => isEntry(word) && partsOf(word) <= 2 && !/\p{N}/u.test(word));
    if (words && found.length >= LEAST) return found;
  }
  return [];
}

/** A sentence that is nothing but a list: "anagrams of towns. Kyiv, Lviv, Odesa, Poltava. No timer" */
function asSentence(text: string): Stretch[] {
  let from = 0;
  for (const sentence of text.split(/(?<=[.!?\n。！？؛।])/u)) {
    const found = entries(sentence.replace(/[.!?\s。！？؛।]+$/u, ''), from);
    const words = found.every(({ text: word }) => isEntry(word) && partsOf(word) <= 2 && !/\p{N}/u.test(word));
    // the first one says what is wanted
    if (from > 0 && words && found.length >= LEAST_ALONE) return found;
    from += sentence.length;
  }
  return [];
}

/** Without the blanks that French puts inside its quotation marks. */
function trimmed({ text, start }: Stretch): Stretch[] {
  const word = text.trim();
  const from = start + text.indexOf(word);
  return word === '' ? [] : [{ text: word, start: from, end: from + word.length }];
}

/** Two or more texts in quotation marks with nothing but commas between them, near the word for "word". */
function quotedBeside(text: string, cue: { readonly start: number; readonly end: number }): Stretch[] {
  const runs: Stretch[][] = [];
  for (const one of quotedIn(text)) {
    const last = runs.at(-1)?.at(-1);
    if (last && BETWEEN_QUOTES.test(text.slice(last.end + 1, one.start - 1))) runs.at(-1)?.push(one);
    else runs.push([one]);
  }
  const near = runs.find((run) => {
    const [first, last] = [run[0], run.at(-1)];
    if (!first || !last) return false;
    const gap = first.start > cue.end ? text.slice(cue.end, first.start) : text.slice(last.end, cue.start);
    return gap.length <= REACH && !STOP.test(gap);
  });
  if (!near) return [];
  // one pair of marks may hold the whole list
  const [only] = near;
  const inside = near.length === 1 && only ? entries(only.text, only.start) : near.flatMap((one) => trimmed(one));
  return inside.length > 1 && inside.every(({ text: word }) => isEntry(word)) ? inside : [];
}

function listAfter(text: string, from: number): Stretch[] {
  const rest = text.slice(from, from + 1200);
  const colon = COLON.exec(rest);
  const link = LINK.exec(rest);
  const lead = colon && colon[0].length <= REACH ? colon : link;
  if (!lead) return [];
  const start = from + lead[0].length;
  const body = rest.slice(lead[0].length);
  const found = entries(body.slice(0, STOP.exec(body)?.index ?? body.length), start);
  const words = wholeOnly(found, 'first');
  return words.length >= (lead === colon ? LEAST_AFTER_COLON : LEAST) ? words : [];
}

function listBefore(text: string, to: number, language: string): Stretch[] {
  if (!BEHIND.has(language)) return [];
  const before = text.slice(Math.max(0, to - 1200), to).trimEnd();
  const from = Math.max(0, to - 1200);
  const start =
    Math.max(...['.', '!', '?', '\n', '。', '！', '？', '।', ':', '：'].map((mark) => before.lastIndexOf(mark))) + 1;
  const words = wholeOnly(entries(before.slice(start), from + start), 'last');
  return words.length >= LEAST ? words : [];
}

/** A text cut at its commas, each entry with its place. */
function entries(text: string, at: number): Stretch[] {
  const out: Stretch[] = [];
  let from = 0;
  const add = (to: number): void => {
    const raw = text.slice(from, to);
    const word = raw.replace(MARKS, '');
    const start = at + from + raw.indexOf(word);
    if (word !== '') out.push({ text: word, start, end: start + word.length });
  };
  for (const match of text.matchAll(PARTS)) {
    add(match.index);
    from = match.index + match[0].length;
  }
  add(text.length);
  return out;
}

const partsOf = (word: string): number => word.split(/\s+/u).length;

const isEntry = (word: string): boolean =>
  /\p{L}/u.test(word) &&
  word.length <= LONGEST &&
  partsOf(word) <= MOST_PARTS &&
  /^[\p{L}\p{M}\p{N}\s'’ʼ-]+$/u.test(word);

/**
 * The entries up to the first that is none. The one at the list's open end ("… and house for my class") may have more of the sentence behind it: where
 * the others are single words, so is that one.
 */
function wholeOnly(found: readonly Stretch[], from: 'first' | 'last'): Stretch[] {
  const ordered = from === 'first' ? [...found] : found.toReversed();
  const out: Stretch[] = [];
  for (const one of ordered) {
    const single = out.length > 0 && out.every(({ text }) => partsOf(text) === 1);
    const whole = isEntry(one.text) && !(single && partsOf(one.text) > 2);
    if (whole) {
      out.push(one);
      continue;
    }
    if (single && partsOf(one.text) > 1) {
      const parts = one.text.split(/\s+/u);
      const word = (from === 'first' ? parts[0] : parts.at(-1)) ?? '';
      const start = from === 'first' ? one.start : one.end - word.length;
      if (isEntry(word)) out.push({ text: word, start, end: start + word.length });
    }
    break;
  }
  return from === 'first' ? out : out.toReversed();
}
