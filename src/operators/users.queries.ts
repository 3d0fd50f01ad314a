/** Accounts as operators find them: by id, or by a part of the e-mail address or name. */
import { prepared } from '../db/sql.js';
import type { UserRecord } from '../accounts/accounts.model.js';

/** above every UUIDv7 */
export const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

const USER = 'id, email, name, guest, created_at as "createdAt"';

export const selectUser = prepared<UserRecord, [id: string]>(
  'operator_user',
  `select ${USER} from users where id = $1`,
);

export const countAddresses = prepared<{ readonly count: number }, [addresses: readonly string[]]>(
  'operator_addresses',
  'select count(*)::int as count from users where email = any ($1)',
);

/** Ids are UUIDv7: their order is that of the accounts' creation. */
export const selectUsers = prepared<UserRecord, [before: string, limit: number]>(
  'operator_users',
  `select ${USER} from users where id < $1 order by id desc limit $2`,
);

/** Reads the accounts one by one, newest first: 100,000 without a match take 0.2 s, which a few operators may cost. */
export const findUsers = prepared<UserRecord, [before: string, limit: number, pattern: string]>(
  'operator_users_found',
  `select ${USER} from users where id < $1 and (email like lower($3) or name ilike $3) order by id desc limit $2`,
);

/** A pattern for LIKE that finds `text` anywhere. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/gu, String.raw`\$&`)}%`;
}
