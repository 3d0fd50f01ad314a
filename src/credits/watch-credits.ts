import { isAway } from '../db/errors.js';
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
  let woken = false;
  let resume: (() => void) | undefined;
  const wake = () => {
    woken = true;
    resume?.();
  };
  const stopListening = [
    wakeups.on('user', (id) => {
      if (id === userId) wake();
    }),
    wakeups.onGap(wake),
  ];
  signal.addEventListener('abort', wake);
  let last: string | undefined;
  try {
    while (!signal.aborted) {
      // before the read: what is committed during it must lead to another one
      woken = false;
      const balance = await credits.balance(userId).catch((error: unknown) => {
        if (isAway(error)) return undefined;
        throw error;
      });
      const key = JSON.stringify(balance);
      if (balance && key !== last) {
        last = key;
        yield balance;
      }
      if (woken || signal.aborted) continue;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pollMs);
        resume = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      resume = undefined;
    }
  } finally {
    signal.removeEventListener('abort', wake);
    for (const stop of stopListening) stop();
  }
}
