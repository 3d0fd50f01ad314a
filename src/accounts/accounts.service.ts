import type { FastifyBaseLogger } from 'fastify';
import { validate as isUuid } from 'uuid';
import type { Config } from '../config.js';
import { SOURCE_LINES } from '../credits/entry-sources.js';
import { postEntry } from '../credits/ledger.js';
import { openCreditAccount } from '../credits/open-account.js';
import { violated } from '../db/errors.js';
import type { Database } from '../db/orm.js';
import { whenThere } from '../db/patience.js';
import { prepared } from '../db/sql.js';
import { inTransaction, transactionOf } from '../db/transaction.js';
import type { Wakeups } from '../db/wakeups.js';
import { AppError } from '../errors.js';
import { EMAIL_INVALID, fitName, readIdentityEmail, readSignIn, readSignUp } from './account-input.js';
import type { AccountsService, ClientInfo, OpenedSession, UserRecord, Viewer } from './accounts.model.js';
import { isLoopbackAddress, isLoopbackHost } from './client-address.js';
import { GUEST_NAME, guestEmail, joinAccount } from './guests.js';
import { ACCOUNT_LIMITS, limitByAddress, limitByEmail, type AccountLimits } from './limits.js';
import { createPasswords, type Passwords } from './passwords.js';
import {
  createSessionFinder,
  endOtherSessions,
  endSession,
  listSessions,
  openSession,
  touchSession,
} from './sessions.js';
import { UserIdentity } from './user-identity.entity.js';
import { User } from './user.entity.js';

export const DEMO_EMAIL = 'demo@gamewright.local';

export interface AccountsDependencies {
  readonly database: Database;
  readonly config: Pick<Config, 'signUpCredits' | 'demoCredits' | 'guestGames' | 'databaseUrl' | 'host' | 'publicUrl'>;
  /** what a guest's games cost together */
  readonly guestCredits?: number;
  readonly wakeups: Pick<Wakeups, 'wake'>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly limits?: AccountLimits;
  readonly passwords?: Passwords;
}

interface CredentialsRow {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly password_hash: string | null;
  readonly created_at: Date;
}

const findByEmail = prepared<CredentialsRow, [email: string]>(
  'user_by_email',
  'select id, email, name, password_hash, created_at from users where email = $1',
);

const findByIdentity = prepared<CredentialsRow, [issuer: string, subject: string]>(
  'user_by_identity',
  `select u.id, u.email, u.name, u.password_hash, u.created_at
   from user_identities i join users u on u.id = i.user_id where i.issuer = $1 and i.subject = $2`,
);

export function createAccountsService({
  database,
  config,
  guestCredits = 0,
  wakeups,
  log,
  limits = ACCOUNT_LIMITS,
  passwords = createPasswords(),
}: AccountsDependencies): AccountsService {
  const { pool } = database;
  const findSession = createSessionFinder(pool);
  const demo = isDemoPossible(config);
  const offersDemo: AccountsService['offersDemo'] = ({ ip }) => demo && isLoopbackAddress(ip);
  /** sessions whose `last_seen_at` is being written by this process */
  const touching = new Set<string>();

  const open = async (user: UserRecord, client: ClientInfo): Promise<OpenedSession> => {
    const { token, session, ended } = await openSession(pool, user.id, client);
    for (const id of ended) wakeups.wake('session', id);
    return { token, viewer: { user, session } };
  };

  const touch = async (id: string, token: string): Promise<void> => {
    if (touching.has(id)) return;
    touching.add(id);
    try {
      await touchSession(pool, token);
    } catch (error) {
      // the next request tries again; the session is as good as it was
      log.warn({ err: error }, 'The time of a session could not be written.');
    } finally {
      touching.delete(id);
    }
  };

  /** User, identity, credit account and first grant: all of them or none. A guest keeps the row, and is granted more. */
  const createUser = async (
    fields: { email: string; name: string; passwordHash: string | null; guest?: boolean },
    grant: { amount: number; description: string },
    { identity, guest }: { identity?: { issuer: string; subject: string }; guest?: UserRecord | undefined } = {},
  ): Promise<UserRecord> => {
    try {
      return await database.orm.em.fork().transactional(async (em) => {
        // by another tab it may have become an account already, which this one is then no part of
        const kept = guest && (await em.findOne(User, { id: guest.id, guest: true, joinedId: null }));
        const user = kept ? em.assign(kept, { ...fields, guest: false }) : em.create(User, fields);
        em.persist(user);
        if (identity) em.persist(em.create(UserIdentity, { ...identity, userId: user.id }));
        if (!kept) await openCreditAccount(em, user.id, grant.amount, grant.description);
        else {
          await em.flush();
          if (grant.amount > 0) await postEntry(transactionOf(em), user.id, { type: 'grant', ...grant });
        }
        return toUser(user);
      });
    } catch (error) {
      if (violated(error, 'users_email_key')) throw new AppError('email_taken', { cause: error });
      if (violated(error, 'users_email_lower'))
        throw new AppError('validation_failed', { details: [EMAIL_INVALID], cause: error });
      throw error;
    }
  };
  /** Opens the session of an account, in place of the one that its guest had. */
  const openAfter = async (
    user: UserRecord,
    client: ClientInfo,
    before: Viewer | undefined,
  ): Promise<OpenedSession> => {
    if (!before?.user.guest) return open(user, client);
    const ended =
      before.user.id === user.id
        ? await endOtherSessions(pool, user.id, null)
        : await inTransaction(database, (tx) => joinAccount(tx, before.user.id, user.id));
    for (const id of ended) wakeups.wake('session', id);
    wakeups.wake('user', user.id);
    wakeups.wake('runs', user.id);
    return open(user, client);
  };
  const guestOf = (before: Viewer | undefined) => (before?.user.guest ? before.user : undefined);
  const signUpGrant = { amount: config.signUpCredits, description: SOURCE_LINES.sign_up };

  return {
    async signUp(input, client, before) {
      const { email, password, name } = readSignUp(input);
      await limitByAddress(pool, 'sign-up', client.ip, limits.signUpPerAddress);
      const passwordHash = await passwords.hash(password);
      const user = await createUser({ email, name, passwordHash }, signUpGrant, { guest: guestOf(before) });
      return openAfter(user, client, before);
    },

    async signIn(input, client, before) {
      const { email, password } = readSignIn(input);
      await limitByAddress(pool, 'sign-in', client.ip, limits.signInPerAddress);
      await limitByEmail(pool, 'sign-in', email, limits.signInPerAccount);
      const [row] = await findByEmail(pool, email);
      // an unknown account costs a verification too, so that neither answer nor time tells who has an account
      const matches = await passwords.verify(row?.password_hash ?? null, password);
      if (!row || !matches) throw new AppError('invalid_credentials');
      return openAfter(rowToUser(row), client, before);
    },

    async ensureDemoAccount() {
      if (!demo) return;
      await whenThere(
        async () => {
          if ((await findByEmail(pool, DEMO_EMAIL)).length > 0) return;
          const grant = { amount: config.demoCredits, description: SOURCE_LINES.demo };
          try {
            await createUser({ email: DEMO_EMAIL, name: 'Demo', passwordHash: null }, grant);
          } catch (error) {
            // another process was first, or we were and the answer was lost
            if (!(error instanceof AppError && error.code === 'email_taken')) throw error;
          }
        },
        (message) => log.warn(message),
      );
    },

    offersDemo,

    async signInAsGuest(client) {
      if (config.guestGames === 0) throw new AppError('route_not_found');
      await limitByAddress(pool, 'guests', client.ip, limits.guestsPerAddress);
      const fields = { email: guestEmail(), name: GUEST_NAME, passwordHash: null, guest: true };
      return open(await createUser(fields, { amount: guestCredits, description: SOURCE_LINES.guest }), client);
    },

    async signInDemo(client, before) {
      if (!offersDemo(client)) throw new AppError('route_not_found');
      const [row] = await findByEmail(pool, DEMO_EMAIL);
      if (!row) throw new AppError('route_not_found');
      return openAfter(rowToUser(row), client, before);
    },

    async signInWithIdentity({ issuer, subject, email, name }, client, before) {
      const find = async () => (await findByIdentity(pool, issuer, subject))[0];
      const known = await find();
      if (known) return openAfter(rowToUser(known), client, before);
      const address = readIdentityEmail(email);
      if (address === null) {
        throw new AppError('sign_in_failed', { message: 'The identity provider sent no usable e-mail address.' });
      }
      try {
        const fields = { email: address, name: fitName(name, address), passwordHash: null };
        const user = await createUser(fields, signUpGrant, { identity: { issuer, subject }, guest: guestOf(before) });
        return await openAfter(user, client, before);
      } catch (error) {
        // the same identity may have come in by another tab meanwhile
        const now = await find();
        if (now) return openAfter(rowToUser(now), client, before);
        if (error instanceof AppError && error.code === 'email_taken') {
          throw new AppError('email_taken', {
            message: 'An account with this e-mail address already exists. Sign in the way you did before.',
            cause: error,
          });
        }
        throw error;
      }
    },

    async authenticate(token) {
      if (token === undefined || token === '') return { state: 'anonymous' };
      const found = await findSession(token);
      if (!found) return { state: 'expired' };
      if (found.stale) void touch(found.viewer.session.id, token);
      return { state: 'signedIn', viewer: found.viewer };
    },

    async signOut({ user, session }) {
      // without a row it has ended already
      if (await endSession(pool, user.id, session.id)) wakeups.wake('session', session.id);
    },

    listSessions: ({ user }) => listSessions(pool, user.id),

    async revokeSession({ user }, id) {
      if (!isUuid(id) || !(await endSession(pool, user.id, id))) throw new AppError('session_not_found');
      wakeups.wake('session', id.toLowerCase());
    },

    async revokeOtherSessions({ user, session }) {
      const ended = await endOtherSessions(pool, user.id, session.id);
      for (const id of ended) wakeups.wake('session', id);
      return ended.length;
    },
  };
}

/**
 * An account without a password is for one's own machine: the embedded database, listening on loopback only, and no
 * public address (a proxy on the same machine makes every visitor look local).
 */
function isDemoPossible({ databaseUrl, host, publicUrl }: AccountsDependencies['config']): boolean {
  const isPublic = publicUrl !== undefined && !isLoopbackHost(new URL(publicUrl).hostname);
  return databaseUrl === undefined && isLoopbackHost(host) && !isPublic;
}

function rowToUser(row: CredentialsRow): UserRecord {
  return { id: row.id, email: row.email, name: row.name, guest: false, createdAt: row.created_at };
}

function toUser({ id, email, name, guest, createdAt }: User): UserRecord {
  return { id, email, name, guest, createdAt };
}
