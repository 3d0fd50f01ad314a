/**
 * Shares out the choices of a test, such as devices or windows, among cases: a play in Chromium takes seconds, and the bot plays
 * the same code of every kind without a page in `kinds.test.ts`. Within a group the first case takes the first choice, the
 * second the second, beginning again after the last. A group with fewer cases than choices goes on with its first case, so
 * that every group has each choice.
 */
import type { Genre } from '../../../src/generation/design.js';
import { KINDS } from '../../../src/generation/genres/index.js';

export const GENRES: readonly Genre[] = Object.values(KINDS).map(({ kind }) => kind.genre);

const folderOf = (genre: Genre): string => KINDS[genre]?.module.split('/')[1] ?? '';

/** The folder that several kinds are made from, such as `board`; `own` for a kind that has a folder to itself. */
export function engineOf(genre: Genre): string {
  const folder = folderOf(genre);
  return GENRES.filter((other) => folderOf(other) === folder).length > 1 ? folder : 'own';
}

/** Pairs of a case and the choice whose turn it is; the cases stay in their order. */
export function takeTurns<C, T>(
  cases: readonly C[],
  choices: readonly T[],
  groupOf: (one: C) => string,
): readonly (readonly [C, T])[] {
  const groups = Map.groupBy(cases, groupOf);
  return cases.flatMap((one) => {
    const group = groups.get(groupOf(one)) ?? [];
    const turns = Math.max(group.length, choices.length);
    return Array.from({ length: turns }, (_, turn) => turn)
      .filter((turn) => group[turn % group.length] === one)
      .map((turn) => [one, choices[turn % choices.length] as T] as const);
  });
}
