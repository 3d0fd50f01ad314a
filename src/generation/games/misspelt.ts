/** The names of games that words are with a slip or two. */
import type { Name } from '../vocabulary/named.types.js';
import type { Token } from '../vocabulary/tokens.js';
import { spellingOf, type Dictionary } from './dictionary.js';
import { isNear } from './slips.js';

/** A prompt is bounded; a wall of unknown words is no list of misspelt names. */
export const MOST_SLIPS = 120;
/** A single name of words that are typed apart must be this long: "u no" is no game. */
export const LEAST_APART = 6;
/** A name from here on may have two slips: few words are as near to it. */
const LONG = 8;

export interface Slips {
  readonly tokens: readonly Token[];
  readonly dictionary: Dictionary;
  /** whether a word is one of the language's own; short ones that no dictionary has may be */
  readonly isKnown: (token: Token) => boolean;
  /** whether a dictionary has it, of the language or of English */
  readonly isListed: (token: Token) => boolean;
  /** counts down from `MOST_SLIPS` */
  slipsLeft: number;
}

/** The names with the same first letter that are so many slips away. */
function namesNear({ dictionary }: Slips, key: string, slips: 1 | 2): string[] {
  const lengths = slips === 1 ? [0, -1, 1] : [0, -1, 1, -2, 2];
  return lengths
    .flatMap((more) => dictionary.spelt.get(spellingOf(key[0]!, key.length + more)) ?? [])
    .filter((meant) => isNear(key, meant, slips));
}

/**
 * The only title whose long name is two slips away: "geogesser", "flapy brid". Of several words, those that are right stand in
 * the name. Titles with everyday names are none: "superhero" is not the German for Mastermind.
 */
function twiceMisspelt(search: Slips, key: string, count: number, right: readonly Token[]): Name | undefined {
  const near = namesNear(search, key, 2).filter(
    (meant) => meant.length >= LONG && right.every(({ folded }) => meant.includes(folded)),
  );
  const names = near
    .flatMap((meant) => search.dictionary.names.get(meant) ?? [])
    .filter(({ brand, words, game }) => brand && words === count && !game.others.some((one) => one.startsWith('~')));
  const [name] = names;
  return name && names.every(({ game }) => game === name.game) ? { ...name, twice: true } : undefined;
}

/** The name that tokens `from` up to `to` are with a slip; of two slips, `twice`. */
export function misspelt(search: Slips, key: string, from: number, to: number): Name | undefined {
  const { tokens, dictionary, isKnown, isListed } = search;
  if (key.length < LEAST_APART || key.length > 24 || to - from > 3 || search.slipsLeft <= 0) return undefined;
  const typed = tokens.slice(from, to);
  const strange = typed.some((token) => token.type === 'word' && !token.folded.includes("'") && !isKnown(token));
  // "mario cart": two words that are right, of a title that is not
  const titled = to - from >= 2 && dictionary.heads.has(typed[0]?.folded ?? '');
  const right = typed.filter(isListed);
  const mayBeTwice = key.length >= LONG && right.length < typed.length;
  if (!strange && !titled && !mayBeTwice) return undefined;
  search.slipsLeft -= 1;
  const once = namesNear(search, key, 1)
    .flatMap((meant) => dictionary.names.get(meant) ?? [])
    .find(({ brand }) => strange || (titled && brand && key.length >= 9));
  return once ?? (mayBeTwice ? twiceMisspelt(search, key, typed.length, right) : undefined);
}
