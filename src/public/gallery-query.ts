/** What the address of the gallery says, and the address that says it. */
import { GENRES, type Genre } from '../generation/design.js';
import { invalidField } from '../errors.js';
import { GAME_ORDERS, type GameCursor, type GameOrder } from '../publications/public-game.model.js';

export interface GalleryQuery {
  readonly search: string | undefined;
  readonly kind: Genre | undefined;
  readonly order: GameOrder;
  readonly after: string | undefined;
}

const LONGEST_SEARCH = 100;

/** What people typed is tidied; a kind or an order that there is not is left out. A cursor is checked by `cursorIn`. */
export function galleryQuery(query: Readonly<Record<string, unknown>>): GalleryQuery {
  const text = (name: string): string => (typeof query[name] === 'string' ? query[name] : '');
  const search = [
    ...text('search')
      .toWellFormed()
      .replaceAll(/\p{Cc}/gu, ' ')
      .trim(),
  ]
    .slice(0, LONGEST_SEARCH)
    .join('');
  return {
    search: search === '' ? undefined : search,
    kind: GENRES.find((kind) => kind === text('kind')),
    order: GAME_ORDERS.find((order) => order === text('order')) ?? 'newest',
    after: query['after'] === undefined ? undefined : text('after'),
  };
}

export function galleryPath({ search, kind, order, after }: GalleryQuery): string {
  const query = new URLSearchParams();
  if (search !== undefined) query.set('search', search);
  if (kind !== undefined) query.set('kind', kind);
  if (order !== 'newest') query.set('order', order);
  if (after !== undefined) query.set('after', after);
  return query.size === 0 ? '/games' : `/games?${query.toString()}`;
}

export function cursorOf({ value, slug }: GameCursor): string {
  return `${Number(value).toString(36)}.${slug}`;
}

/** @throws validation_failed for what no link of ours says */
export function cursorIn({ after, order }: GalleryQuery): GameCursor | undefined {
  if (after === undefined) return undefined;
  const match = /^([0-9a-z]{1,9})\.([a-z0-9-]{1,64})$/u.exec(after);
  const number = Number.parseInt(match?.[1] ?? '', 36);
  const time = new Date(number);
  // above it the column's type ends
  const known = order === 'newest' ? !Number.isNaN(time.getTime()) : number <= 2_147_483_647;
  if (!match || !known)
    throw invalidField('after', 'invalid_cursor', 'Expected the `after` value of a link to the next page.');
  return { value: order === 'newest' ? time : number, slug: match[2]! };
}
