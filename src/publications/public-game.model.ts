/** What anybody may do with public games beside playing them: list them in an order, report one. */

/** How lists of public games are ordered. */
export const GAME_ORDERS = ['newest', 'played', 'liked'] as const;
export type GameOrder = (typeof GAME_ORDERS)[number];

/** Why somebody reports a public game. */
export const REPORT_REASONS = [
  'hate',
  'sexual',
  'violence',
  'minors',
  'copyright',
  'personal_data',
  'broken',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** As a client sent it, unchecked. */
export interface ReportInput {
  readonly reason?: unknown;
  /** in the reporter's words */
  readonly note?: unknown;
}

/** Where a page of a list begins: below this game. `value`: of what the list is ordered by. */
export interface GameCursor {
  readonly value: Date | number;
  readonly slug: string;
}

/** A cursor of the newest games as a text, which a loader can compare, and back. */
export const cursorText = ({ value, slug }: GameCursor): string => `${Number(value)} ${slug}`;
export function cursorOfText(text: string): GameCursor {
  const [value = '', slug = ''] = text.split(' ');
  return { value: new Date(Number(value)), slug };
}

/** What a list of that order goes by, of one of its games. */
export function orderedBy(
  order: GameOrder,
  game: { readonly publishedAt: Date; readonly plays: number; readonly likes: number },
): Date | number {
  return { newest: game.publishedAt, played: game.plays, liked: game.likes }[order];
}
