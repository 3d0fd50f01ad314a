/** A start that waits for its database: PostgreSQL that recovers, restarts or is started beside us. */
import { setTimeout as sleep } from 'node:timers/promises';
import { awayReason } from './errors.js';

/** A PostgreSQL that replays a minute of its log is back by then; who supervises us starts us again after it. */
const LIMIT_MS = 60_000;
const PAUSES_MS = { shortest: 100, longest: 2_000 } as const;

/**
 * Does `work`, and again while the database is away; what was done by then must not be in the way of doing it again.
 * Whatever else goes wrong (a wrong password, a database that does not exist) is thrown at once.
 * @param log gets one line where it waits
 * @throws what `work` threw last, when the database was away for `limitMs`
 */
export async function whenThere<T>(
  work: () => Promise<T>,
  log: (message: string) => void,
  limitMs: number = LIMIT_MS,
): Promise<T> {
  const since = performance.now();
  for (let pause: number = 0; ; pause = Math.min(Math.max(pause * 2, PAUSES_MS.shortest), PAUSES_MS.longest)) {
    await sleep(pause);
    try {
      return await work();
    } catch (error) {
      const reason = awayReason(error);
      if (reason === undefined || performance.now() - since >= limitMs) throw error;
      if (pause === 0) log(`The database is away (${reason}); trying again for ${Math.round(limitMs / 1_000)} s.`);
    }
  }
}
