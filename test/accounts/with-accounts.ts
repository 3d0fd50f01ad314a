import { createAccountsService, type AccountsDependencies } from '../../src/accounts/accounts.service.js';
import type { AccountsService } from '../../src/accounts/accounts.model.js';
import type { Database } from '../../src/db/orm.js';
import { AppError } from '../../src/errors.js';
import { withDatabase } from '../helpers/database.js';

export interface AccountsSetup {
  readonly accounts: AccountsService;
  readonly database: Database;
  /** `topic id` of every hint that was given */
  readonly woken: string[];
  readonly warnings: unknown[];
}

export const CLIENT = { ip: '203.0.113.7', userAgent: 'test/1.0' };
export const ADA = { email: 'ada@example.com', password: 'correct horse' };

/** An accounts service on a database of its own; hints and warnings are collected. */
export function withAccounts<T>(
  work: (setup: AccountsSetup) => Promise<T>,
  overrides: Partial<Omit<AccountsDependencies, 'config'>> & { config?: Partial<AccountsDependencies['config']> } = {},
): Promise<T> {
  return withDatabase(async (database) => {
    const woken: string[] = [];
    const warnings: unknown[] = [];
    const accounts = createAccountsService({
      database,
      guestCredits: 30,
      wakeups: { wake: (topic, id) => void woken.push(`${topic} ${id}`) },
      log: { warn: (...args: unknown[]) => void warnings.push(args) },
      ...overrides,
      config: {
        signUpCredits: 100,
        demoCredits: 1_000,
        guestGames: 3,
        databaseUrl: undefined,
        host: '127.0.0.1',
        publicUrl: undefined,
        ...overrides.config,
      },
    });
    return work({ accounts, database, woken, warnings });
  });
}

/** The error code that a promise is rejected with, or what it resolved to. */
export async function outcome(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => 'ok',
    (error: { code?: unknown }) => error.code ?? error,
  );
}

/** `path:code` of each detail of a refused input. */
export function problemsOf(read: () => unknown): string[] {
  try {
    read();
  } catch (error) {
    if (error instanceof AppError && error.code === 'validation_failed')
      return (error.details ?? []).map((detail) => `${detail.path}:${detail.code}`);
    throw error;
  }
  return [];
}
