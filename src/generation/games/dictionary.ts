/** The names of games under which a prompt of one language is searched: folded, and without spaces, hyphens and apostrophes. */
import type { Genre } from '../design.js';
import { LANGUAGES } from '../languages/index.js';
import { isEnglish } from '../lexicon/english.js';
import { foldWord, nounStem } from '../lexicon/fold.js';
import type { Game, Name } from '../vocabulary/named.types.js';
import { isGlyph, phraseParts } from '../vocabulary/tokens.js';
import { GAMES, parted, rowsOf } from './games.js';
import { keyOf } from './key.js';

export interface Dictionary {
  readonly names: ReadonlyMap<string, Name>;
  /** what names a game only where it is the whole prompt: everyday words, and names of other languages that are short */
  readonly wholes: ReadonlyMap<string, Name>;
  /** by the stems of its words, where the language inflects */
  readonly stems: ReadonlyMap<string, Name>;
  /** names that may be misspelt, by `spellingOf` */
  readonly spelt: ReadonlyMap<string, readonly string[]>;
  /** first words of names, and whole names of one word */
  readonly heads: ReadonlySet<string>;
}

/** Languages whose nouns have cases, or endings for what other languages say by a word. */
const INFLECTED = new Set(['de', 'es', 'fr', 'it', 'pt', 'nl', 'pl', 'ru', 'uk', 'tr', 'ar', 'ko', 'id']);
/** A shorter name has too many neighbours. */
const SHORTEST_SLIP = 6;
/** From here on a name of another language says enough by itself. */
const SAYS_ENOUGH = 7;
/** And in a prompt that no small word tells to be of another language than English, a word from here on that English does not have. */
const SAYS_ENOUGH_IN_ENGLISH = 5;
const HANGUL = /^\p{Script=Hangul}/u;

/** A name without what `table.ts` says of it. */
const unmarked = (name: string): string => name.replace(/^[~^]/u, '');

/** The first letter and the length, by which names are kept: a slip leaves the one, and changes the other by one letter at most. */
export const spellingOf = (first: string, length: number): string => `${first}${length}`;

function build(language: string): Dictionary {
  const names = new Map<string, Name>();
  const wholes = new Map<string, Name>();
  const stems = new Map<string, Name>();
  const heads = new Set<string>();
  const put = (marked: string, game: Game, brand: boolean, own: boolean, beside?: true): void => {
    const everyday = marked.startsWith('~');
    const parts = phraseParts(unmarked(marked).toLowerCase());
    const folded = parts.map(foldWord);
    const key = folded.map(keyOf).join('');
    if (key.length < 2) return;
    const words = parts.filter((part) => !isGlyph(part)).length + Number(parts.some(isGlyph));
    const name: Name = { game, everyday, brand, words, own, ...(beside && { beside }) };
    // the everyday use of a word is known to the first who names it
    const known = names.get(key);
    if (!known || (!beside && everyday && !known.everyday && known.game === game)) names.set(key, name);
    if (folded[0] !== undefined) heads.add(folded[0]);
    if (!own || !INFLECTED.has(language) || isGlyph(parts[0] ?? '')) return;
    const stem = parts.map((part) => keyOf(nounStem(part, language))).join('');
    if (stem.length >= (HANGUL.test(stem) ? 2 : 4) && !stems.has(stem)) stems.set(stem, name);
  };
  const putWhole = (marked: string, game: Game, own: boolean): void => {
    const folded = phraseParts(unmarked(marked).toLowerCase()).map(foldWord);
    const key = folded.map(keyOf).join('');
    if (key.length < 2 || wholes.has(key) || (!own && isEnglish(key))) return;
    wholes.set(key, { game, everyday: false, brand: false, words: folded.length, own });
  };
  const own = LANGUAGES[language] ?? LANGUAGES['en'];
  const read = (table: string, all: boolean): void => {
    for (const [id = '', cell] of rowsOf(table)) {
      const game = GAMES.get(id);
      if (!game) continue;
      const list = parted(cell);
      for (const one of list) {
        if (one.startsWith('^')) {
          putWhole(one, game, all);
          continue;
        }
        const says =
          !one.startsWith('~') &&
          !list.includes(`~${one}`) &&
          (one.length >= SAYS_ENOUGH ||
            (language === 'en' && one.length >= SAYS_ENOUGH_IN_ENGLISH && !isEnglish(foldWord(one))));
        // the first name is shown; where it is an everyday word as well, the mark follows
        const marked = list.includes(`~${one}`) ? `~${one}` : one;
        if (all || says) put(marked, game, game.where === 'world', all);
        else putWhole(one, game, false);
      }
    }
  };
  if (own) read(own.names, true);
  for (const game of GAMES.values()) {
    const everyday = game.others.some((one) => one === `~${game.name.toLowerCase()}`);
    if (game.where !== 'local') put(everyday ? `~${game.name}` : game.name, game, game.where === 'world', true);
    for (const one of game.others) put(one, game, game.where === 'world', game.where !== 'local');
  }
  // game talk is English everywhere, and the language of a few words may be mistaken
  for (const [other, { names: table }] of Object.entries(LANGUAGES)) if (other !== language) read(table, false);
  // whoever types a kind as it was shown to them gets it
  const gameWords = new Set(parted(own?.words.game ?? ''));
  for (const [kind, called] of Object.entries(own?.texts.kinds ?? {})) {
    const game = GAMES.get(kind);
    if (!game) continue;
    // "racing game" is "racing" beside a word for "game"
    const words = called.split(' ');
    if (words.length > 1 && gameWords.has(words.at(-1)!)) words.pop();
    else if (words.length > 1 && gameWords.has(words[0]!)) words.shift();
    put(`~${words.join(' ')}`, game, false, true, true);
  }
  const spelt = new Map<string, string[]>();
  for (const [key, { everyday, game }] of names) {
    if (
      key.length < SHORTEST_SLIP ||
      everyday ||
      game.family === 'kind' ||
      game.where === 'folk' ||
      !/^[a-zа-яіїєґ]+$/u.test(key)
    )
      continue;
    const spelling = spellingOf(key[0]!, key.length);
    const alike = spelt.get(spelling);
    if (alike) alike.push(key);
    else spelt.set(spelling, [key]);
  }
  return { names, wholes, stems, spelt, heads };
}

const built = new Map<string, Dictionary>();

/** The names of games for prompts of a language; made when first asked for and kept. English for a language that has none. */
export function dictionaryOf(language: string): Dictionary {
  const known = built.get(language);
  if (known) return known;
  const tongue = LANGUAGES[language] ? language : 'en';
  const dictionary = built.get(tongue) ?? build(tongue);
  built.set(tongue, dictionary);
  return dictionary;
}

/** The name of a game to show in a language; its English one where the language says it no other way. */
export function shownName(game: Game, language: string): string {
  const row = language === 'en' ? undefined : shown(language).get(game.id);
  return row ?? game.name;
}

/** Whether the language has a name of its own for a game. */
export const isNamed = (game: Game, language: string): boolean => shown(language).has(game.id);

/**
 * The game that a kind is, by its name, for titles ("Chess in Deep Space"): that of its own row, or of another game that
 * it is exactly, where the language names that one alone.
 */
export function gameNameOf(kind: Genre, language: string): string {
  const own = GAMES.get(kind);
  if (own && isNamed(own, language)) return shownName(own, language);
  const same = [...GAMES.values()].find(
    (game) => game.kind === kind && game.fit === 'exact' && isNamed(game, language),
  );
  const game = same ?? own;
  return game ? shownName(game, language) : kind;
}

const firsts = new Map<string, ReadonlyMap<string, string>>();

function shown(language: string): ReadonlyMap<string, string> {
  const known = firsts.get(language);
  if (known) return known;
  const first = new Map(
    rowsOf(LANGUAGES[language]?.names ?? '').map(([id = '', cell]) => [id, unmarked(parted(cell)[0] ?? '')]),
  );
  firsts.set(language, first);
  return first;
}
