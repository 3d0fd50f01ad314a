/** Authors: the account's name and the handle of its page, where the owner of a game wants to be told. */
import { randomInt } from 'node:crypto';
import { prepared } from '../db/sql.js';
import type { Transaction } from '../db/transaction.js';
import { slugOf } from '../slug.js';
import { GAME_COLUMNS, type ListedGameRow } from './game.queries.js';
import { plainLine } from './plain-text.js';
import type { PublicAuthor } from './publications.model.js';

/** as those of slugs: they spell no words, and none looks like another */
const LETTERS = 'bcdfghjkmnpqrstvwxz23456789';
const SUFFIX_LENGTH = 5;
const LONGEST_NAME = 40;

/**
 * Gives the account a handle, if it has none. Always with a suffix, 14 million of them, so that nobody can take the address
 * that another one's name would give, and a name that says nothing in letters has one too.
 */
export async function claimHandle(tx: Transaction, userId: string): Promise<void> {
  const [user] = await tx.query<{ name: string }>('select name from users where id = $1', userId);
  const suffix = Array.from({ length: SUFFIX_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  const name = slugOf(user?.name ?? '', 'author')
    .slice(0, LONGEST_NAME)
    .replace(/-+$/u, '');
  await tx.query(
    'insert into authors (user_id, handle) values ($1, $2) on conflict (user_id) do nothing',
    userId,
    `${name}-${suffix}`,
  );
}

/** A name that leaves nothing to show is nobody's. */
export const authorName = (name: string): string => plainLine(name) || 'Somebody';

/** As a statement gives them: without a handle, nobody is told. */
export const toAuthor = (name: string | null, handle: string | null): PublicAuthor | null =>
  handle === null ? null : { name: authorName(name ?? ''), handle };

export const selectAuthor = prepared<{ userId: string; name: string }, [handle: string]>(
  'author_by_handle',
  'select u.id as "userId", u.name from authors a join users u on u.id = a.user_id where a.handle = $1',
);

/** What the account wants told as its own: a range of the account's public games, which are few. */
export const selectGamesOfAuthor = prepared<
  ListedGameRow,
  [limit: number, publishedAt: Date | number | null, slug: string, userId: string]
>(
  'games_of_author',
  `select ${GAME_COLUMNS} from publications p join artifacts a on a.id = p.artifact_id
    where p.user_id = $4 and p.withdrawn_at is null and p.show_author and not p.noindex
      and (p.published_at, p.slug) < (coalesce($2::timestamptz, 'infinity'), $3)
    order by p.published_at desc, p.slug desc limit $1`,
);
