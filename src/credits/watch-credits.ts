import { createHub, type Asked } from '../db/hub.js';
import type { Wakeups } from '../db/wakeups.js';
import type { CreditBalance, CreditsService } from './credits.model.js';

/** How late a change is seen whose wake-up was lost. */
const POLL_MS = 10_000;

/** Watches the credits of all users of a process: what they wait for is read together (`db/hub.ts`). */
export function createCreditWatch(
  read: (userIds: readonly string[]) => Promise<(CreditBalance | null)[]>,
  wakeups: Pick<Wakeups, 'on' | 'onGap'>,
  pollMs: number = POLL_MS,
): CreditsService['changes'] {
  /** The balances that differ from the last that each subscriber was told (`at`); undefined for the others. */
  const readNews = async (asked: readonly Asked<string>[]): Promise<(CreditBalance | undefined)[]> => {
    const balances = await read(asked.map(({ id }) => id));
    return asked.map(({ at }, index) => {
      // without an account there is no user any more, whose sessions end too
      const balance = balances[index] ?? undefined;
      return balance && JSON.stringify(balance) === at ? undefined : balance;
    });
  };
  const hub = createHub<string, CreditBalance>({
    wakeups,
    topic: 'user',
    pollMs,
    read: readNews,
    poll: async (asked) => (await readNews(asked)).flatMap((balance, index) => (balance === undefined ? [] : [index])),
  });
  return async function* (userId, signal) {
    const watch = hub.watch(userId, signal);
    try {
      for (let balance = await watch.next(''); balance; balance = await watch.next(JSON.stringify(balance))) {
        yield balance;
      }
    } finally {
      watch.close();
    }
  };
}
