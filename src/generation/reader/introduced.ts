/**
 * Names by what is said of whoever bears them: "I'm Tessa", "Dave vs Steve", "the boss is Sir Squeak", "run from Mrs Pickle". Of languages
 * whose names have capitals; what a table knows as a thing or a game is no name.
 */
import type { Literal } from '../asks/index.js';
import { ASK_WORDS } from '../languages/asks.js';
import { foldWord } from '../lexicon/fold.js';
import { smallWords } from '../vocabulary/language.js';
import type { Token } from '../vocabulary/tokens.js';
import { wordAt } from './meaning/words.js';
import { isAgent } from './roles.types.js';
import { thingBehind } from './things.js';
import type { Words } from './words.js';

/** A capital, then small letters: a shouted word may be any. */
const CAPITALISED = /^\p{Lu}[\p{Ll}\p{M}'’-]+$/u;
const SHOUTED = /^\p{Lu}{2,}$/u;
/** Names of keys are written so as well. */
const KEYS = /^(?:WASD|QWERTY|ARROWS?|ENTER|SHIFT|CTRL|ALT|SPACE|UP|DOWN|LEFT|RIGHT|ESC|TAB)$/u;
const MOST_WORDS = 3;
const MOST_NAMES = 4;
/** How sure a thing is that only its place makes one. */
const BY_PLACE = 0.5;
/** Whoever writes every word with a capital marks nothing by one. */
const MOST_CAPITALS = 0.5;
/** Words between a part and who plays it: "the final boss is". */
const PART = /^word:(?:boss|enemy|hero)$/u;
/** Articles between a copula and a name: "es el Capitán Garra". */
const ARTICLE = /^(?:the|el|la|le|il|lo|o|a|der|die|de|het)$/u;

/** Articles that stand before a first name in Portuguese, Italian, Spanish and French talk. */
const PERSONAL = /^(?:o|a|il|la|el|le)$/u;

interface Run {
  readonly from: number;
  readonly to: number;
}

/** In the order of the prompt, at most four; offsets are the prompt's. */
export function introducedNames(words: Words): Literal[] {
  const { prompt, tokens, language } = words;
  const asked = ASK_WORDS[language];
  if (!asked?.me || shouts(tokens)) return [];
  const known = knownIn(words);
  const honorifics = new Set(asked.honorifics);
  const mes = asked.me.map((phrase) => phrase.split(/[\s']+/u).map(foldWord));
  const found: Literal[] = [];
  const note = (run: Run | undefined, use: Literal['use']): void => {
    const [first, last] = [tokens[run?.from ?? -1], tokens[(run?.to ?? 0) - 1]];
    if (!run || !first || !last || found.length >= MOST_NAMES || found.some(({ start }) => start === first.start))
      return;
    const text = prompt.slice(first.start, last.end).replace(/['’]s$/u, '');
    found.push({ use, text, start: first.start, end: first.start + text.length });
  };
  /** Somebody else's: that of the thing said right behind it, else to be seen all the time. */
  const noteOther = (run: Run | undefined): void => {
    const end = tokens[(run?.to ?? 0) - 1]?.end ?? 0;
    note(run, thingBehind(end, words.roles, tokens) === undefined ? 'sign' : 'name');
  };
  tokens.forEach((token, at) => {
    const word = wordAt(tokens, at, language, () => false);
    const me = mes.find((parts) => parts.every((part, i) => tokens[at + i]?.folded === part));
    // "eu sou o Juninho"
    const said = at + (me?.length ?? 0);
    if (me) note(nameAt(said) ?? (PERSONAL.test(tokens[said]?.text ?? '') ? nameAt(said + 1) : undefined), 'name');
    if (word?.id === 'vs') {
      noteOther(nameAt(word.to));
      noteOther(nameBefore(at));
    }
    // whoever is addressed so has a name, whatever the word means elsewhere: "Captain Hook"; "my grandma Rosi" is Rosi
    if (honorifics.has(token.folded) && isCapital(at) && isCapital(at + 1) && !isMine(at))
      noteOther({ from: at, to: at + 2 });
    if (isShoutedPair(at)) for (const one of [at, at + 2]) note({ from: one, to: one + 1 }, 'sign');
    const part = words.spans.find(({ type, id, from }) => type === 'cue' && PART.test(id) && from === at);
    if (part) noteOther(behindPart(part.to));
    // "the cow is Rosi"
    if (word?.id === 'is' && word.to === at + 1 && words.mentions.some((one) => one.to === at && isAgent(one)))
      note(nameAt(at + 1), 'name');
  });
  return found.toSorted((a, b) => a.start - b.start);

  function isMine(at: number): boolean {
    return wordAt(tokens, at - 1, language, () => false)?.id === 'my';
  }

  /** "stamp them APPROVED or DENIED": two words in capitals that are chosen from are shown. */
  function isShoutedPair(at: number): boolean {
    const isShouted = (one: number): boolean =>
      SHOUTED.test(tokens[one]?.text ?? '') && !KEYS.test(tokens[one]?.text ?? '');
    return isShouted(at) && isShouted(at + 2) && wordAt(tokens, at + 1, language, () => false)?.id === 'or';
  }

  function isCapital(at: number): boolean {
    return tokens[at]?.type === 'word' && CAPITALISED.test(tokens[at]?.text ?? '');
  }

  /** One to three words with capitals that start here. */
  function nameAt(at: number): Run | undefined {
    let to = at;
    while (
      to - at < MOST_WORDS &&
      isCapital(to) &&
      (!known(to) || (to > at && !honorifics.has(tokens[to]?.folded ?? '')))
    )
      to += 1;
    const led = to === at && honorifics.has(tokens[at]?.folded ?? '') && isCapital(at) && isCapital(at + 1);
    if (led) return { from: at, to: at + 2 };
    return to > at ? { from: at, to } : undefined;
  }

  /** The words with capitals that end here. */
  function nameBefore(end: number): Run | undefined {
    let from = end;
    while (end - from < MOST_WORDS && isCapital(from - 1) && !known(from - 1)) from -= 1;
    return from < end ? { from, to: end } : undefined;
  }

  /** "the boss is Sir Squeak", "boss: Sir Squeak", "rakip Kral Murat". */
  function behindPart(at: number): Run | undefined {
    let next = at;
    if (tokens[next]?.text === ':' || wordAt(tokens, next, language, () => false)?.id === 'is') next += 1;
    if (next > at && ARTICLE.test(tokens[next]?.folded ?? '')) next += 1;
    return nameAt(next);
  }
}

/** Whether most words have a capital. */
function shouts(tokens: readonly Token[]): boolean {
  const typed = tokens.filter(({ type, text }) => type === 'word' && /^[\p{Lu}\p{Ll}]/u.test(text));
  return typed.filter(({ text }) => CAPITALISED.test(text)).length > MOST_CAPITALS * typed.length;
}

/** Whether a word means something else: a thing, a phrase of the tables, a small word. */
function knownIn({ tokens, spans, mentions, language }: Words): (at: number) => boolean {
  const small = smallWords(language);
  const taken = new Set(
    [
      ...mentions.filter(({ sure }) => sure > BY_PLACE),
      ...spans.filter(({ exact, type }) => exact || type === 'kind'),
    ].flatMap(({ from, to }) => Array.from({ length: to - from }, (_, n) => from + n)),
  );
  return (at) =>
    taken.has(at) || small.has(tokens[at]?.folded ?? '') || wordAt(tokens, at, language, () => false) !== undefined;
}
