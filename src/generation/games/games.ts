/** The table of games, read once. */
import type { Genre } from '../design.js';
import type { Fit } from './fits.js';
import { GAME_ROWS } from './table.js';

export interface Game {
  /** snake_case; the id of a kind for that kind itself */
  readonly id: string;
  /** in English */
  readonly name: string;
  readonly family: string;
  /** the kind that is this game, or is nearest to it */
  readonly kind: Genre;
  readonly fit: Fit;
  /** where its name is used: everywhere, in the Latin script, or in English alone */
  readonly where: 'world' | 'latin' | 'local';
  /** names used wherever `name` is; `~` marks an everyday word */
  readonly others: readonly string[];
}

export const parted = (cell: string | undefined): string[] =>
  (cell ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** Rows of `id | cell | cell`, blank lines left out. */
export const rowsOf = (table: string): string[][] =>
  table
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split(' | ').map((cell) => cell.trim()));

export const GAMES: ReadonlyMap<string, Game> = new Map(
  rowsOf(GAME_ROWS).map(([id = '', name = '', family = '', kind, fit, where, others]) => [
    id,
    { id, name, family, kind: kind as Genre, fit: fit as Fit, where: where as Game['where'], others: parted(others) },
  ]),
);
