/** What people are told where the game that they named is not the one that is made. */
import type { Genre } from '../design.js';
import { LANGUAGES } from '../languages/index.js';
import { shownName } from './dictionary.js';
import { GAMES } from './games.js';

type Told = 'near' | 'far' | 'unknown';

/** A kind's name in a language: the row of the table that is that kind. */
export function kindName(kind: Genre, language: string): string {
  const game = GAMES.get(kind);
  return game ? shownName(game, language) : kind;
}

/** One sentence in a language: which game can't be made yet, and what was made. Never inflects what is put in. */
export function whyTold(told: Told, asked: string, made: Genre, language: string): string {
  const line = (LANGUAGES[language] ?? LANGUAGES['en'])?.words.told[told] ?? '';
  const values: Readonly<Record<string, string>> = { asked, made: kindName(made, language) };
  const sentence = line.replace(/\{(asked|made)\}/gu, (_, name: string) => values[name] ?? '');
  return sentence.replace(/^\p{Ll}/u, (first) => first.toUpperCase());
}
