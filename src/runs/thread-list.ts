/**
 * Threads as a list of games. Each order is an index range of its own; words and kinds look at each thread of the user, of which people
 * have tens.
 */
import { validate as isUuid } from 'uuid';
import { prepared, type PreparedQuery, type Queryable } from '../db/sql.js';
import { invalidField } from '../errors.js';
import { isStorable } from '../validation.js';
import { NEWEST } from './reads.js';
import type { ListedThread, ThreadGame, ThreadQuery, ThreadSort } from './runs.model.js';
import { THREAD, toThread, type ThreadRow } from './thread-reads.js';

/** SQL: the text without case and accents. NFKD parts a letter from its accents, which are U+0300 to U+036F. */
const folded = (text: string): string =>
  `lower(regexp_replace(normalize(${text}, NFKD), '[\\u0300-\\u036f]', '', 'g'))`;

const OLDEST = '00000000-0000-0000-0000-000000000000';

/** SQL after `from threads t`: the version that is shown, which is the newest, or the one gone back to where none is newer. */
const JOIN_GAME = `left join lateral (
     select id, artifact_id from runs where thread_id = t.id and status = 'completed'
        and (t.restored_id is null or id = t.restored_id or id > t.restored_over)
      order by id desc limit 1
   ) version on true left join artifacts a on a.id = version.artifact_id`;
const TITLE = "coalesce(t.title, t.shown_title, '')";
const FILTER = `and ($5::text[] is null or t.shown_kind = any ($5))
   and ($6::text is null or ${folded(TITLE)} like ${folded('$6')}
     or exists (select 1 from runs p where p.thread_id = t.id and ${folded('p.prompt')} like ${folded('$6')}))`;

interface Order {
  /** SQL: the first part of a place; the second is the key or the id */
  readonly value: string;
  readonly tie: 'key' | 'id';
  /** SQL: beyond the place `$3, $4` */
  readonly beyond: string;
  readonly by: string;
  readonly isPlace: (value: string, tie: string) => boolean;
}

const isTime = (text: string): boolean => !Number.isNaN(new Date(text).getTime());
const ORDERS: Readonly<Record<ThreadSort, Order>> = {
  changed: {
    value: `to_char(t.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
    tie: 'key',
    beyond: `(t.updated_at, t.key) < (coalesce($3::timestamptz, 'infinity'), coalesce($4, ''))`,
    by: 't.updated_at desc, t.key desc',
    isPlace: (value, tie) => isTime(value) && isStorable(tie),
  },
  // ids of a user's threads are in order of time
  created: {
    value: 't.id::text',
    tie: 'key',
    beyond: `(t.id, t.key) < (coalesce($3, '${NEWEST}')::uuid, coalesce($4, ''))`,
    by: 't.id desc',
    isPlace: (value, tie) => isUuid(value) && isStorable(tie),
  },
  title: {
    value: folded(TITLE),
    tie: 'id',
    beyond: `(${folded(TITLE)}, t.id) > (coalesce($3, ''), coalesce($4, '${OLDEST}')::uuid)`,
    by: `${folded(TITLE)}, t.id`,
    isPlace: (value, tie) => isStorable(value) && isUuid(tie),
  },
};

interface ListedRow extends ThreadRow {
  readonly place: string;
}
type Select = PreparedQuery<
  ListedRow,
  [
    userId: string,
    limit: number,
    value: string | null,
    tie: string | null,
    ...filter: [kinds: readonly string[] | null, search: string | null] | [],
  ]
>;

const columns = THREAD.split(', ')
  .map((column) => `t.${column}`)
  .join(', ');
/** A statement for each order and with or without filters, so that each is planned with what it needs. */
function selectOf(sort: ThreadSort, filtered: boolean): Select {
  const { value, beyond, by } = ORDERS[sort];
  return prepared(
    `threads_by_${sort}${filtered ? '_found' : ''}`,
    `select ${columns}, ${value} as place from threads t
     where t.user_id = $1 and t.deleted_at is null and ${beyond} ${filtered ? FILTER : ''} order by ${by} limit $2`,
  );
}
const ALL = {
  changed: selectOf('changed', false),
  created: selectOf('created', false),
  title: selectOf('title', false),
} satisfies Record<ThreadSort, Select>;
const FOUND = {
  changed: selectOf('changed', true),
  created: selectOf('created', true),
  title: selectOf('title', true),
} satisfies Record<ThreadSort, Select>;

/** Beyond the place `after`. @throws validation_failed where that is no place in this order */
export async function listThreads(
  db: Queryable,
  userId: string,
  limit: number,
  { sort, search, kinds }: ThreadQuery,
  after?: readonly string[],
): Promise<ListedThread[]> {
  const { isPlace, tie } = ORDERS[sort];
  const [value = '', tied = ''] = after ?? [];
  if (after && !isPlace(value, tied)) throw invalidField('after', 'invalid', 'Expected a cursor from this connection.');
  const place = [after ? value : null, after ? tied : null] as const;
  const rows =
    search === undefined && kinds === undefined
      ? await ALL[sort](db, userId, limit, ...place)
      : await FOUND[sort](db, userId, limit, ...place, kinds ?? null, search === undefined ? null : contains(search));
  return rows.map((row) => ({ thread: toThread(row), place: [row.place, row[tie]] }));
}

/** For `like`, in which `%`, `_` and `\` have meanings of their own. */
function contains(search: string): string {
  return `%${search.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
}

interface GameRow extends ThreadGame {
  readonly id: string;
}
const gamesOf = prepared<GameRow, [ids: readonly string[], userId: string]>(
  'games_of_threads',
  `select t.id, version.id as "runId", a.title, a.kind,
          (select count(*)::int from runs where thread_id = t.id and status = 'completed') as versions,
          (select id from runs where thread_id = t.id order by id desc limit 1) as "latestRunId"
     from threads t ${JOIN_GAME} where t.id = any ($1::uuid[]) and t.user_id = $2 and t.deleted_at is null`,
);

/** What each of `ids` has to show: one statement; null for what is not the user's. */
export async function readThreadGames(
  db: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<(ThreadGame | null)[]> {
  const found = new Map((await gamesOf(db, ids, userId)).map(({ id, ...game }) => [id, game]));
  return ids.map((id) => found.get(id) ?? null);
}

const SHOWN = 'user_id = $1 and deleted_at is null';
/** Games of a kind that are counted at most: kinds of more are equally frequent. */
const COUNTED = 200;
/** From kind to kind by the index, so that the number of games does not matter. */
const kindsOf = prepared<{ readonly kind: string }, [userId: string]>(
  'kinds_of_threads',
  `with recursive kinds (kind) as (
     (select shown_kind from threads where ${SHOWN} and shown_kind is not null order by shown_kind limit 1)
     union all
     select (select shown_kind from threads where ${SHOWN} and shown_kind > kind order by shown_kind limit 1)
       from kinds where kind is not null
   )
   select kind from kinds, lateral (
       select count(*) as games from (select from threads where ${SHOWN} and shown_kind = kind limit ${COUNTED}) counted
     ) counts where kind is not null order by games desc, kind`,
);

/** The kinds of the games that the user's threads are shown by, the most frequent first. */
export async function readThreadKinds(db: Queryable, userId: string): Promise<string[]> {
  return (await kindsOf(db, userId)).map(({ kind }) => kind);
}
