/**
 * Sessions: a random token in the cookie, its SHA-256 in the table. Whoever reads the table, a backup or a replica gets
 * nothing that opens a session; a plain hash is enough, since nobody can try 2^256 tokens.
 *
 * A session lives until `expires_at`: 7 days after it was last used, and no later than 30 days after it was opened. Only
 * PostgreSQL's clock is asked.
 */
import { createHash, randomBytes } from 'node:crypto';
import DataLoader from 'dataloader';
import { v7 as uuidv7 } from 'uuid';
import { IN_ONE_TURN, prepared, type Queryable } from '../db/sql.js';
import type { ClientInfo, SessionRecord, UserRecord, Viewer } from './accounts.model.js';
import { isIP } from 'node:net';

export const SESSION_MAX_DAYS = 30;
/** Sessions of one user: a script that signs in for each request must not fill the table. The longest unused one goes. */
const MAX_PER_USER = 100;
const TOKEN = /^[A-Za-z0-9_-]{43}$/u;

interface SessionRow {
  readonly id: string;
  readonly user_id: string;
  readonly created_at: Date;
  readonly last_seen_at: Date;
  readonly expires_at: Date;
  readonly user_agent: string | null;
  readonly ip: string | null;
}

interface ViewerRow extends SessionRow {
  readonly token_hash: Buffer;
  readonly email: string;
  readonly name: string;
  readonly guest: boolean;
  readonly user_created_at: Date;
  readonly stale: boolean;
}

const COLUMNS = 'id, user_id, created_at, last_seen_at, expires_at, user_agent, ip';
const EXPIRY = `least(now() + interval '7 days', created_at + interval '${SESSION_MAX_DAYS} days')`;

/** Not the unit of work: one statement, whose times are PostgreSQL's and come back with it. */
const insertSession = prepared<
  SessionRow,
  [tokenHash: Buffer, id: string, userId: string, userAgent: string | null, ip: string | null]
>(
  'session_insert',
  `insert into sessions (token_hash, id, user_id, expires_at, user_agent, ip)
   values ($1, $2, $3, now() + interval '7 days', $4, $5) returning ${COLUMNS}`,
);

const findViewers = prepared<ViewerRow, [tokenHashes: readonly Buffer[]]>(
  'sessions_find',
  `select s.token_hash, s.id, s.user_id, s.created_at, s.last_seen_at, s.expires_at, s.user_agent, s.ip,
     u.email, u.name, u.guest, u.created_at as user_created_at, s.last_seen_at < now() - interval '5 minutes' as stale
   from sessions s join users u on u.id = s.user_id
   where s.token_hash = any($1::bytea[]) and s.expires_at > now()`,
);

/** Says its own condition again, so that requests at the same moment write once. */
const touchRow = prepared<never, [tokenHash: Buffer]>(
  'session_touch',
  `update sessions set last_seen_at = now(), expires_at = ${EXPIRY}
   where token_hash = $1 and expires_at > now() and last_seen_at < now() - interval '5 minutes'`,
);

const listRows = prepared<SessionRow, [userId: string]>(
  'session_list',
  `select ${COLUMNS} from sessions where user_id = $1 and expires_at > now() order by created_at desc, id desc limit ${MAX_PER_USER}`,
);

/** Opens a session with a token of its own; `ended` are those that had to make room. */
export async function openSession(
  db: Queryable,
  userId: string,
  client: ClientInfo,
): Promise<{ token: string; session: SessionRecord; ended: string[] }> {
  const token = randomBytes(32).toString('base64url');
  const userAgent = client.userAgent === null ? null : cleanUserAgent(client.userAgent);
  const [row] = await insertSession(
    db,
    hashToken(token),
    uuidv7(),
    userId,
    userAgent,
    isIP(client.ip) ? client.ip : null,
  );
  const ended = await deleteReturningIds(
    db,
    `token_hash in (select token_hash from sessions where user_id = $1 order by last_seen_at desc, id desc offset ${MAX_PER_USER})`,
    [userId],
  );
  return { token, session: toSession(row!), ended };
}

export interface FoundSession {
  readonly viewer: Viewer;
  /** `touchSession` is due */
  readonly stale: boolean;
}

/**
 * Gives the function that finds the live session behind a token, with its user, or null. Tokens that are asked for in one
 * turn of the event loop are one statement; nothing is kept, since another process may end a session.
 */
export function createSessionFinder(db: Queryable): (token: string) => Promise<FoundSession | null> {
  const loader = new DataLoader<Buffer, FoundSession | null>(async (hashes) => {
    const rows = new Map((await findViewers(db, hashes)).map((row) => [row.token_hash.toString('latin1'), row]));
    return hashes.map((hash) => toFound(rows.get(hash.toString('latin1'))));
  }, IN_ONE_TURN);
  // what cannot be a token costs no query
  return async (token) => (TOKEN.test(token) ? loader.load(hashToken(token)) : null);
}

function toFound(row: ViewerRow | undefined): FoundSession | null {
  if (!row) return null;
  const { user_id: id, email, name, guest, user_created_at: createdAt } = row;
  const user: UserRecord = { id, email, name, guest, createdAt };
  return { viewer: { user, session: toSession(row) }, stale: row.stale };
}

/** Notes that a session was used, which pushes its end back. */
export async function touchSession(db: Queryable, token: string): Promise<void> {
  await touchRow(db, hashToken(token));
}

/** A user's live sessions, newest first. */
export async function listSessions(db: Queryable, userId: string): Promise<SessionRecord[]> {
  return (await listRows(db, userId)).map(toSession);
}

/** Ends one session of a user; whether there was one. */
export async function endSession(db: Queryable, userId: string, id: string): Promise<boolean> {
  return (await deleteReturningIds(db, 'id = $1 and user_id = $2', [id, userId])).length > 0;
}

/** Ends a user's sessions except one, or all of them; the ids of those that ended. */
export async function endOtherSessions(db: Queryable, userId: string, keepId: string | null): Promise<string[]> {
  return deleteReturningIds(db, 'user_id = $1 and id is distinct from $2', [userId, keepId]);
}

/** Removes sessions that have ended by themselves, at most `limit` of them; how many went. */
export async function sweepSessions(db: Queryable, limit = 1_000): Promise<number> {
  const ids = await deleteReturningIds(
    db,
    `token_hash in (select token_hash from sessions where expires_at <= now() order by expires_at limit $1 for update skip locked)`,
    [limit],
  );
  return ids.length;
}

async function deleteReturningIds(db: Queryable, where: string, values: readonly unknown[]): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(`delete from sessions where ${where} returning id`, [...values]);
  return rows.map((row) => row.id);
}

function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

function cleanUserAgent(userAgent: string): string {
  return userAgent
    .toWellFormed()
    .replaceAll(/\p{Cc}+/gu, ' ')
    .slice(0, 300)
    .toWellFormed();
}

function toSession(row: SessionRow): SessionRecord {
  return {
    id: row.id,
    userId: row.user_id,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    expiresAt: row.expires_at,
    userAgent: row.user_agent,
    ip: row.ip,
  };
}
