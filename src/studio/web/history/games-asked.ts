/** What is asked for where all of one's games are listed, so that whoever asks first asks the same. */

/** Tiles of the first page, and of the page of all games before one scrolls. */
export const RECENT_GAMES = 6;
export const PAGE_OF_GAMES = 24;

/** The first `count` games, with the last changed ones first. */
export function newestGames(count: number) {
  return { first: count, after: null, filter: {}, sort: 'changed' } as const;
}
