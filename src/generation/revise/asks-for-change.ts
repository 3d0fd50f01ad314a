/**
 * Whether a prompt changes a game, told by its words alone: for requests that name a game which was never finished. With a
 * game to change, `takenIntent` knows more. Needs the lists of words and not the lexicon (10 MB instead of 90), since a
 * gateway asks this while a client waits.
 */
import { gameNames } from '../games/names.js';
import { LANGUAGES } from '../languages/index.js';
import { eachPhrase } from '../languages/rows.js';
import { foldWord } from '../lexicon/fold.js';
import { normalise } from '../vocabulary/normalise.js';
import { isGlyph, joinKey, phraseParts, tokenise, type Token } from '../vocabulary/tokens.js';

/** Rows of `revisions` that say nothing of a change: things of any game, and politeness. */
const NO_CHANGE: ReadonlySet<string> = new Set(['timer', 'time', 'lives', 'levels', 'waves', 'please']);
/** Words of change in their own language, and others in English. */
const ENGLISH_TOO = /^(?:sea|lass|tire|quite|dale|mach|retire|transformer|heller|bunter)$/u;
/** What may be broken, and what a game may be about. */
const THINGS_TOO = /^(?:bugs?|errors?|glitch|glitches|stuck)$/u;
/** From this weight on a row of `kinds` names a kind of game outright: "snake game", not "snake". */
const NAMES_A_KIND = 8;
const BUT = /^\P{L}*(?:but|pero|aber|mais|mas|ma|но|でも|但是|但|하지만|لكن)(?!\p{L})/iu;
/** As many characters as are looked at (5 ms): what takes longer to say describes a game. */
const MOST_CHARACTERS = 1_000;
/** The part of an earlier prompt's words at which this prompt is another try of it. */
const TRIED_AGAIN = 3 / 4;

/** In tokens: no phrase of the tables is longer. */
const LONGEST = 12;

/** phrase → what it says, by the pieces that it starts with */
type Phrases = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>;

/** @param before the prompt of the run that is continued, which ended without a game */
export function asksForChange(prompt: string, before: string): boolean {
  const tokens = tokensOf(prompt);
  const said = phrasesIn(tokens);
  if (said.has('anew')) return false;
  if (said.has('same') || BUT.test(prompt)) return true;
  return !triesAgain(tokens, tokensOf(before)) && said.has('change') && !said.has('kind');
}

function tokensOf(text: string): readonly Token[] {
  return tokenise(normalise(text.slice(0, MOST_CHARACTERS).toWellFormed()), 'en');
}

function triesAgain(tokens: readonly Token[], earlier: readonly Token[]): boolean {
  const had = new Set(earlier.map(({ folded }) => folded));
  const has = new Set(tokens.map(({ folded }) => folded));
  return had.size > 0 && [...had].filter((word) => has.has(word)).length >= had.size * TRIED_AGAIN;
}

function phrasesIn(tokens: readonly Token[]): Set<string> {
  const said = new Set<string>();
  const known = (phrases ??= readTables());
  for (const [from, head] of tokens.entries()) {
    const entries = known.get(head.folded);
    if (!entries) continue;
    let key = '';
    for (const { type, folded } of tokens.slice(from, from + LONGEST)) {
      if (type === 'stop' || type === 'comma' || type === 'emoji') break;
      key = joinKey(key, folded);
      for (const what of entries.get(key) ?? []) said.add(what);
    }
  }
  return said;
}

let phrases: Phrases | undefined;

function readTables(): Phrases {
  const table = new Map<string, Map<string, Set<string>>>();
  const put = (phrase: string, what: string): void => {
    const parts = phraseParts(phrase.toLowerCase()).map(foldWord);
    const [head] = parts;
    // one sign is as often a part of another word
    if (head === undefined || (parts.length === 1 && isGlyph(head))) return;
    const entries = table.get(head) ?? new Map<string, Set<string>>();
    table.set(head, entries);
    const key = parts.reduce((left, right) => joinKey(left, right), '');
    entries.set(key, (entries.get(key) ?? new Set<string>()).add(what));
  };
  for (const [language, { revisions }] of Object.entries(LANGUAGES))
    eachPhrase(revisions, (id, phrase) => {
      if (NO_CHANGE.has(id) || THINGS_TOO.test(phrase) || (language !== 'en' && ENGLISH_TOO.test(phrase))) return;
      put(phrase, id === 'anew' || id === 'same' ? id : 'change');
    });
  // "snake" is the name of a game in German, and an animal in English
  const weaker = new Set<string>();
  const kinds = new Set<string>();
  for (const [language, { kinds: words }] of Object.entries(LANGUAGES))
    eachPhrase(words, (id, phrase) => {
      if (Number(id.split(' ')[1] ?? 0) >= NAMES_A_KIND) kinds.add(phrase);
      else if (language === 'en') weaker.add(phrase);
    });
  for (const phrase of gameNames()) kinds.add(phrase);
  for (const phrase of kinds) if (!weaker.has(phrase)) put(phrase, 'kind');
  return table;
}
