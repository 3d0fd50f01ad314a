/** Words of a prompt that say which of a kind's games is meant. The mode is decided by them here, once; the kinds read the mode. */
import type { Brief } from '../brief.js';
import type { GameDesign, GameMode, Genre } from '../design.js';
import { SPEECHES } from '../genres/speeches.js';

/** Words, and what they were understood as. */
export interface Said {
  readonly text: string;
  readonly as: string;
}

/**
 * The mode that these words, the games that are asked for or the way that one goes name; undefined where they leave it to the
 * kind. What goes another way than a mode is not in it, whatever its words say.
 */
export function modeSaid(
  genre: Genre,
  said: readonly Said[],
  asked: readonly string[] = [],
  goes?: Brief['implied']['way'],
): GameMode | undefined {
  return SPEECHES[genre].modes?.find(
    ({ words, games, also, as, way }) =>
      (games?.some((game) => asked.includes(game)) ?? false) ||
      (way !== undefined && goes === way) ||
      ((way === undefined || goes === undefined) &&
        said.some((one) => words?.test(one.text) && (as?.includes(one.as) ?? true)) &&
        (also === undefined || said.some(({ text }) => also.test(text)))),
  )?.mode;
}

/** Ids of the games that a brief asks for, by their names or by its deeds. */
export function gamesAsked({ game, byDeeds }: Pick<Brief, 'game' | 'byDeeds'>): string[] {
  const names = game?.names ?? (byDeeds ? [byDeeds.name] : []);
  return names.flatMap((name) => ('game' in name ? [name.game] : []));
}

/**
 * The mode of a game that is changed: the one that the change names as a kind ("as sumo"), else the one it had, else what
 * all words of the change say. Pong with a knight in it is still pong. Another kind of game begins anew.
 */
export function modeChanged(
  parent: Pick<GameDesign, 'genre' | 'mode'>,
  genre: Genre,
  said: readonly Said[],
): GameMode | undefined {
  const named = modeSaid(
    genre,
    said.filter(({ as }) => as === 'kind'),
  );
  return named ?? (parent.genre === genre ? parent.mode : undefined) ?? modeSaid(genre, said);
}
