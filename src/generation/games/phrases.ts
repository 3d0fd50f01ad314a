/** The words around a name: whether they speak of a game, refuse it, or make it a part of something else. */
import { LANGUAGES } from '../languages/index.js';
import { foldWord } from '../lexicon/fold.js';
import { phraseParts, type Token } from '../vocabulary/tokens.js';
import { parted } from './games.js';

/** Phrases by their last word, or by their first: each as folded words. */
interface Phrases {
  readonly all: readonly (readonly string[])[];
}

export interface Around {
  readonly like: Phrases;
  readonly liked: Phrases;
  readonly opening: Phrases;
  readonly against: Phrases;
  readonly title: Phrases;
  readonly titled: Phrases;
  readonly game: Phrases;
  readonly between: Phrases;
  readonly definite: Phrases;
  readonly not: Phrases;
  readonly refused: Phrases;
  readonly idioms: Phrases;
}

const read = (cell: string | undefined): Phrases => ({
  all: parted(cell)
    .map((phrase) => phraseParts(phrase.toLowerCase()).map(foldWord))
    .sort((a, b) => b.length - a.length),
});

const built = new Map<string, Around>();

export function aroundOf(language: string): Around {
  const known = built.get(language);
  if (known) return known;
  const words = (LANGUAGES[language] ?? LANGUAGES['en'])?.words;
  const around = {
    like: read(words?.like),
    liked: read(words?.liked),
    opening: read(words?.opening),
    against: read(words?.against),
    title: read(words?.title),
    titled: read(words?.titled),
    game: read(words?.game),
    between: read(words?.between),
    definite: read(words?.definite),
    not: read(words?.not),
    refused: read(words?.refused),
    idioms: read(words?.idioms),
  };
  built.set(language, around);
  return around;
}

/** Where the longest of the phrases that starts at a token ends; undefined if none does. */
export function startsAt(tokens: readonly Token[], from: number, phrases: Phrases): number | undefined {
  const found = phrases.all.find((phrase) => phrase.every((word, at) => tokens[from + at]?.folded === word));
  return found && from + found.length;
}

/** Where the longest of the phrases that ends right before a token starts; undefined if none does. */
export function endsAt(tokens: readonly Token[], to: number, phrases: Phrases): number | undefined {
  const found = phrases.all.find((phrase) =>
    phrase.every((word, at) => tokens[to - phrase.length + at]?.folded === word),
  );
  return found && to - found.length;
}

/** The place before articles and the like that stand before a token: at most three of them. */
export function beforeSmall(tokens: readonly Token[], from: number, phrases: Phrases): number {
  let at = from;
  for (let steps = 0; steps < 3; steps += 1) {
    const next = endsAt(tokens, at, phrases);
    if (next === undefined) break;
    at = next;
  }
  return at;
}

/** Tokens that stand in a phrase where the word of a game is none: "in memory of". */
export function idiomsIn(tokens: readonly Token[], language: string): ReadonlySet<number> {
  const { idioms } = aroundOf(language);
  const inside = new Set<number>();
  for (let from = 0; from < tokens.length; from += 1) {
    const to = startsAt(tokens, from, idioms) ?? from;
    for (let at = from; at < to; at += 1) inside.add(at);
  }
  return inside;
}
