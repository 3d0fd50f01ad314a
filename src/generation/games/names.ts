/** Every name of a game in every language, without those that are everyday words as well. Needs no lexicon. */
import { LANGUAGES } from '../languages/index.js';
import { GAMES, parted, rowsOf } from './games.js';

export function gameNames(): ReadonlySet<string> {
  const lists = [
    ...[...GAMES.values()].map(({ name, others }) => [name, ...others]),
    ...Object.values(LANGUAGES).flatMap(({ names }) => rowsOf(names).map(([, cell]) => parted(cell))),
  ];
  const everyday = new Set(lists.flat().flatMap((one) => (/^[~^]/u.test(one) ? [one.slice(1).toLowerCase()] : [])));
  return new Set(
    lists.flat().flatMap((one) => (everyday.has(one.replace(/^[~^]/u, '').toLowerCase()) ? [] : [one.toLowerCase()])),
  );
}
