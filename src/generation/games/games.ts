/** The table of games, read once. */
import type { Genre } from '../design.js';
import type { Fit } from '../fits.js';
import type { Game } from '../vocabulary/named.types.js';
import { GAME_ROWS } from './table.js';

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
