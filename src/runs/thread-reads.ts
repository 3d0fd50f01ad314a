/** Reads of single threads: by the user's own key, which creation works with, or by the id that no other user's has. */
import { prepared, type Queryable } from '../db/sql.js';
import type { ThreadRecord } from './runs.model.js';

export interface ThreadRow {
  id: string;
  user_id: string;
  key: string;
  title: string | null;
  run_count: number;
  created_at: Date;
  updated_at: Date;
}

export const THREAD = 'id, user_id, key, title, run_count, created_at, updated_at';

const byKey = prepared<ThreadRow, [userId: string, key: string]>(
  'thread_by_key',
  `select ${THREAD} from threads where user_id = $1 and key = $2 and deleted_at is null`,
);
const byId = prepared<ThreadRow, [id: string]>(
  'thread_by_id',
  `select ${THREAD} from threads where id = $1 and deleted_at is null`,
);
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/iu;

export function toThread(row: ThreadRow): ThreadRecord {
  return {
    id: row.id,
    key: row.key,
    customTitle: row.title,
    runCount: row.run_count,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** The user's thread of that id, or null; a malformed id is null. */
export async function readThreadById(db: Queryable, userId: string, id: string): Promise<ThreadRecord | null> {
  const [row] = UUID.test(id) ? await byId(db, id) : [];
  return row?.user_id === userId ? toThread(row) : null;
}

/**
 * The user's thread of that key, or null; else of that id. `Thread.id` was the key once, and clients of that time send
 * what they find there wherever a key is asked for. A key goes first: it is the user's own word.
 */
export async function readThread(db: Queryable, userId: string, keyOrId: string): Promise<ThreadRecord | null> {
  const [row] = await byKey(db, userId, keyOrId);
  return row ? toThread(row) : readThreadById(db, userId, keyOrId);
}

/** The key that a client means: that of the thread whose id it sent, else what it sent. */
export async function readThreadKey(db: Queryable, userId: string, keyOrId: string): Promise<string> {
  // what is no UUID is no id: the usual key costs no statement
  if (!UUID.test(keyOrId)) return keyOrId;
  return (await readThread(db, userId, keyOrId))?.key ?? keyOrId;
}

const byKeys = prepared<ThreadRow, [userId: string, keys: readonly string[]]>(
  'threads_by_keys',
  `select ${THREAD} from threads where user_id = $1 and key = any ($2) and deleted_at is null`,
);

/** The user's threads of these keys: one statement. */
export async function readThreads(
  db: Queryable,
  userId: string,
  keys: readonly string[],
): Promise<(ThreadRecord | null)[]> {
  const found = new Map((await byKeys(db, userId, keys)).map((row) => [row.key, toThread(row)]));
  return keys.map((key) => found.get(key) ?? null);
}
