import type { Queryable } from '../db/sql.js';
import type { Wakeups } from '../db/wakeups.js';
import { hasEnded, readEvents } from './reads.js';
import type { RunEventRecord } from './runs.model.js';

const PAGE = 100;
/** A wake-up that is lost costs this much, and no event. */
export const POLL_MS = 2_000;
const FINAL: ReadonlySet<string> = new Set(['completed', 'failed', 'canceled']);

/**
 * The run's log above `after`, then what is added, until the final event or an abort. A subscriber holds a number (the
 * last seq) and a page of events, no queue: one that reads slowly is behind, and costs no memory.
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
  let woken = false;
  let resume: (() => void) | undefined;
  const wake = () => {
    woken = true;
    resume?.();
  };
  const stopListening = [
    wakeups.on('run', (id) => {
      if (id === runId) wake();
    }),
    wakeups.onGap(wake),
  ];
  signal.addEventListener('abort', wake);
  try {
    while (!signal.aborted) {
      // before the read: what is committed during it must lead to another one
      woken = false;
      let events = await readEvents(db, runId, last, PAGE);
      // whoever resumes above the final event is not to wait for another one
      if (events.length === 0 && (await hasEnded(db, runId))) {
        events = await readEvents(db, runId, last, PAGE);
        if (events.length === 0) return;
      }
      for (const event of events) {
        if (signal.aborted) return;
        last = event.seq;
        yield event;
        if (FINAL.has(event.type)) return;
      }
      if (events.length < PAGE && !woken && !signal.aborted) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, pollMs);
          resume = () => {
            clearTimeout(timer);
            resolve();
          };
        });
        resume = undefined;
      }
    }
  } finally {
    signal.removeEventListener('abort', wake);
    for (const stop of stopListening) stop();
  }
}
