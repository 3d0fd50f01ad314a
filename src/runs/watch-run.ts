import { isAway } from '../db/errors.js';
import type { Queryable } from '../db/sql.js';
import { createWaiter } from '../db/waiter.js';
import type { Wakeups } from '../db/wakeups.js';
import { hasEnded, readEvents } from './reads.js';
import type { RunEventRecord } from './runs.model.js';

const PAGE = 100;
/** A wake-up that is lost costs this much, and no event. */
const POLL_MS = 2_000;
const FINAL: ReadonlySet<string> = new Set(['completed', 'failed', 'canceled']);

/**
 * The run's log above `after`, then what is added, until the final event or an abort. A subscriber holds a number (the
 * last seq) and a page of events, no queue: one that reads slowly is behind, and costs no memory. A database that is away
 * is waited for: told of it, a browser's EventSource would try once, get 503, and never come back.
 */
export async function* watchRun(
  db: Queryable,
  wakeups: Pick<Wakeups, 'on' | 'onGap'>,
  runId: string,
  after: number,
  signal: AbortSignal,
  pollMs: number = POLL_MS,
): AsyncGenerator<RunEventRecord, void, undefined> {
  let last = after;
  const waiter = createWaiter(wakeups, 'run', runId, signal, pollMs);
  /** null: there is nothing, and nothing will come */
  const read = async (): Promise<RunEventRecord[] | null> => {
    try {
      const events = await readEvents(db, runId, last, PAGE);
      // whoever resumes above the final event is not to wait for another one
      if (events.length > 0 || !(await hasEnded(db, runId))) return events;
      const final = await readEvents(db, runId, last, PAGE);
      return final.length > 0 ? final : null;
    } catch (error) {
      if (isAway(error)) return [];
      throw error;
    }
  };
  try {
    while (!signal.aborted) {
      waiter.reset();
      const events = await read();
      if (!events) return;
      for (const event of events) {
        if (signal.aborted) return;
        last = event.seq;
        yield event;
        if (FINAL.has(event.type)) return;
      }
      if (events.length < PAGE) await waiter.wait();
    }
  } finally {
    waiter.close();
  }
}
