/**
 * The events of all runs of a user, as one log. Its place is a number for each run that has not ended, and the number of
 * the newest run: runs of a user are accepted one after the other and numbered by that. All of it is read by one statement,
 * which sees whatever was committed before anything that it sees; what it finds is told in the order in which it happened.
 */
import { createHub, type Asked } from '../db/hub.js';
import type { Queryable } from '../db/sql.js';
import type { Wakeups } from '../db/wakeups.js';
import { formatPlace, parsePlace, type ViewerPlace } from './viewer-place.js';
import { readPlaceNow, readViewerLogs, type ViewerLogRow } from './viewer-reads.js';
import { FINAL_EVENTS, type RunEventRecord, type ViewerEventRecord } from './runs.model.js';

interface PlacedEvent extends ViewerEventRecord {
  readonly event: RunEventRecord;
}

interface Page {
  readonly events: readonly PlacedEvent[];
  /** something was left out */
  readonly isPart: boolean;
}

/** Of one run, and new runs, in one read. */
const MOST = 100;
/** A wake-up that is lost costs this much, and no event. */
const POLL_MS = 2_000;

/** Watches for all subscribers of a process: what they wait for is read together (`db/hub.ts`). */
export function createViewerWatch(
  db: Queryable,
  wakeups: Pick<Wakeups, 'on' | 'onGap'>,
  pollMs: number = POLL_MS,
): (userId: string, after: string | undefined, signal: AbortSignal) => AsyncGenerator<ViewerEventRecord, void> {
  const read = (asked: readonly Asked<string>[]) => readViewerEvents(db, asked);
  const hub = createHub<string, Page>({
    wakeups,
    topic: 'runs',
    pollMs,
    read,
    poll: async (asked) => (await read(asked)).flatMap((page, index) => (page ? [index] : [])),
    isPart: (page) => page.isPart,
  });
  return async function* (userId, after, signal) {
    const watch = hub.watch(userId, signal);
    try {
      let cursor = after;
      if (cursor === undefined) {
        cursor = formatPlace(await readPlaceNow(db, userId));
        yield { cursor, event: null };
      }
      for (let page = await watch.next(cursor); page; page = await watch.next(cursor)) {
        for (const placed of page.events) {
          if (signal.aborted) return;
          cursor = placed.cursor;
          yield placed;
        }
      }
    } finally {
      watch.close();
    }
  };
}

/** What each has not been told, in their order; undefined where there is nothing yet. */
async function readViewerEvents(db: Queryable, asked: readonly Asked<string>[]): Promise<(Page | undefined)[]> {
  const places = asked.map(({ at }) => parsePlace(at));
  const users = asked.map(({ id }, index) => ({ id, place: places[index]! }));
  const rows = await readViewerLogs(db, users, MOST);
  const found = asked.map((): ViewerLogRow[] => []);
  for (const row of rows) found[row.n - 1]!.push(row);
  return found.map((own, index) => (own.length > 0 ? inOrder(own, places[index]!) : undefined));
}

interface Ordered extends ViewerLogRow {
  readonly key: number;
}

function inOrder(rows: readonly ViewerLogRow[], place: ViewerPlace): Page {
  const { ordered, end } = withKeys(rows, place);
  const open = new Map(place.open);
  let { newest } = place;
  const events = ordered
    .filter(({ key }) => key <= end)
    .toSorted((a, b) => a.key - b.key || a.number - b.number || a.seq - b.seq)
    .map(({ number, runId, seq, type, at, payload }) => {
      newest = Math.max(newest, number);
      if (FINAL_EVENTS.has(type)) open.delete(number);
      else open.set(number, seq);
      return { cursor: formatPlace({ newest, open }), event: { runId, seq, type, at, payload } };
    });
  return { events, isPart: end < Infinity };
}

/**
 * The times of events, made to rise with the number of an event within its run and with that of a new run, whatever a
 * clock did. `end`: where a page was full, what came later may lie behind what has not been read.
 */
function withKeys(rows: readonly ViewerLogRow[], place: ViewerPlace): { ordered: Ordered[]; end: number } {
  const ordered: Ordered[] = [];
  let [end, accepted, newRuns] = [Infinity, 0, 0];
  let [run, key, count] = [-1, 0, 0];
  // by run, then by seq
  for (const row of rows) {
    if (row.number !== run) {
      [run, key, count] = [row.number, 0, 0];
      if (row.number > place.newest) {
        newRuns += 1;
        accepted = key = Math.max(accepted, row.at.getTime());
        if (newRuns === MOST) end = Math.min(end, key);
      }
    }
    key = Math.max(key, row.at.getTime());
    count += 1;
    if (count === MOST) end = Math.min(end, key);
    ordered.push({ ...row, key });
  }
  return { ordered, end };
}
