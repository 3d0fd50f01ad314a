import { isAway } from '../db/errors.js';
import { createWaiter } from '../db/waiter.js';
import type { Wakeups } from '../db/wakeups.js';
import type { CreditBalance, CreditsService } from './credits.model.js';

/** A wake-up that is lost costs this much. */
const POLL_MS = 10_000;

/**
 * The balance now, then after every change, until `signal` aborts. A slow reader gets the latest one, never a backlog. A
 * database that is away is waited for.
 */
export async function* watchCredits(
  credits: Pick<CreditsService, 'balance'>,
  wakeups: Pick<Wakeups, 'on' | 'onGap'>,
  userId: string,
  signal: AbortSignal,
  pollMs: number = POLL_MS,
): AsyncGenerator<CreditBalance, void, undefined> {
  const waiter = createWaiter(wakeups, 'user', userId, signal, pollMs);
  let last: string | undefined;
  try {
    while (!signal.aborted) {
      waiter.reset();
      const balance = await credits.balance(userId).catch((error: unknown) => {
        if (isAway(error)) return undefined;
        throw error;
      });
      const key = JSON.stringify(balance);
      if (balance && key !== last) {
        last = key;
        yield balance;
      }
      await waiter.wait();
    }
  } finally {
    waiter.close();
  }
}
