import { createHub, type Asked } from '../db/hub.js';
import type { Queryable } from '../db/sql.js';
import type { Wakeups } from '../db/wakeups.js';
import { findBehind, readLogs } from './log-reads.js';
import { FINAL_EVENTS, type RunEventRecord } from './runs.model.js';

const PAGE = 100;
/** A wake-up that is lost costs this much, and no event. */
const POLL_MS = 2_000;

/**
 * The run's log above `after`, then what is added, until the final event or an abort. A subscriber holds a number (the
 * last seq) and a page of events, no queue: one that reads slowly is behind, and costs no memory. A database that is away
 * is waited for: told of it, a browser's EventSource would try once, get 503, and never come back.
 */
export type WatchRun = (
  runId: string,
  after: number,
  signal: AbortSignal,
) => AsyncGenerator<RunEventRecord, void, undefined>;

/** Watches runs for all subscribers of a process: what they wait for is read together (`db/hub.ts`). */
export function createRunWatch(
  db: Queryable,
  wakeups: Pick<Wakeups, 'on' | 'onGap'>,
  pollMs: number = POLL_MS,
): WatchRun {
  const hub = createHub<number, readonly RunEventRecord[]>({
    wakeups,
    topic: 'run',
    pollMs,
    read: (asked) => readLogs(db, asked, PAGE),
    poll: (asked: readonly Asked<number>[]) => findBehind(db, asked),
    isPart: (page) => page.length === PAGE,
  });
  return async function* (runId, after, signal) {
    let last = after;
    const watch = hub.watch(runId, signal);
    try {
      for (;;) {
        const page = await watch.next(last);
        // an empty one: there is nothing, and nothing will come
        if (!page || page.length === 0) return;
        for (const event of page) {
          if (signal.aborted) return;
          last = event.seq;
          yield event;
          if (FINAL_EVENTS.has(event.type)) return;
        }
      }
    } finally {
      watch.close();
    }
  };
}

/** One run alone, with a watch of its own. */
export function watchRun(
  db: Queryable,
  wakeups: Pick<Wakeups, 'on' | 'onGap'>,
  runId: string,
  after: number,
  signal: AbortSignal,
  pollMs?: number,
): AsyncGenerator<RunEventRecord, void, undefined> {
  return createRunWatch(db, wakeups, pollMs)(runId, after, signal);
}
