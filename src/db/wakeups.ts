/**
 * Hints between processes: "this run has new events", "this session ended", "these credits changed", "this game is public". A hint carries an id
 * and nothing else; whoever gets one reads the database. Losing one costs latency, never data, so readers poll slowly too.
 *
 * NOTIFY takes a database-wide lock until commit (64 clients fell from 15,269 to 3,423 transactions a second when it was
 * sent inside theirs), so hints go over a connection of their own, after the commit, coalesced to at most 20 a second. The
 * first one after a pause goes at once: a run waited 50 ms for an idle worker.
 */
import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { whenThere } from './patience.js';

/** `runs`: some run of the user with that id; `user`: the credits of that user; `publication`: its id is a slug */
export type Topic = 'run' | 'runs' | 'session' | 'user' | 'job' | 'publication';
const CHANNEL = 'gamewright';
const FLUSH_MS = 50;
/** A server that takes the connection and says nothing is tried again. */
const CONNECT_MS = 5_000;
/** NOTIFY refuses payloads of 8,000 bytes or more; an id is at most 64 characters */
const IDS_PER_NOTIFY = 120;

export interface Wakeups {
  /** Tells every process, this one included. Call it after the commit. */
  wake(topic: Topic, id: string): void;
  /** `listener` gets ids; the returned function unsubscribes. */
  on(topic: Topic, listener: (id: string) => void): () => void;
  /** Called after a lost connection came back: whatever was missed is unknown, so re-read. */
  onGap(listener: () => void): () => void;
  close(): Promise<void>;
}

/** Opens the connection, waiting for a database that is away; reconnects by itself until `close()`. */
export async function openWakeups(url: string, log: (message: string) => void): Promise<Wakeups> {
  const local = new EventEmitter().setMaxListeners(0);
  const pending = new Map<Topic, Set<string>>();
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let flushedAt = Number.NEGATIVE_INFINITY;
  let sent: Promise<void> = Promise.resolve();
  let closed = false;

  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'gamewright-wakeups',
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_MS,
    });
    next.on('notification', ({ payload }) => deliver(payload ?? ''));
    // not once: a second one without a listener would end the process
    next.on('error', (error) => void lost(next, error));
    next.once('end', () => void lost(next));
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
    } catch (error) {
      // it may be open, and listens to nothing
      void next.end().catch(() => undefined);
      throw error;
    }
    client = next;
  };
  const lost = async (which: pg.Client, error?: Error): Promise<void> => {
    if (closed || client !== which) return;
    client = undefined;
    log(`Wake-up connection lost${error ? ` (${error.message})` : ''}; reconnecting.`);
    await which.end().catch(() => undefined);
    // oxlint-disable-next-line no-unmodified-loop-condition -- close() sets it
    for (let delay = 100; !closed; delay = Math.min(delay * 2, 5_000)) {
      try {
        await connect();
        local.emit('gap');
        return;
      } catch {
        await sleep(delay, undefined, { ref: false });
      }
    }
  };
  const deliver = (payload: string): void => {
    const [topic, ...ids] = payload.split(' ');
    for (const id of ids) local.emit(`topic:${topic}`, id);
  };
  const sendPending = async (): Promise<void> => {
    for (const [topic, ids] of pending) {
      pending.delete(topic);
      const all = [...ids];
      for (let i = 0; i < all.length; i += IDS_PER_NOTIFY) {
        const payload = [topic, ...all.slice(i, i + IDS_PER_NOTIFY)].join(' ');
        // without a connection the own process is still told; the others poll
        if (client) await client.query('select pg_notify($1, $2)', [CHANNEL, payload]).catch(() => deliver(payload));
        else deliver(payload);
      }
    }
  };
  /** One after the other: a slow database gets fewer and larger hints, and never two statements at once. */
  const flush = (): Promise<void> => {
    timer = undefined;
    flushedAt = performance.now();
    return (sent = sent.then(sendPending));
  };
  const subscribe = (name: string, listener: (id: string) => void) => {
    local.on(name, listener);
    return () => void local.off(name, listener);
  };

  await whenThere(connect, log);
  return {
    wake(topic, id) {
      if (closed) return;
      const ids = pending.get(topic) ?? new Set();
      pending.set(topic, ids.add(id));
      // not before this turn has ended, which may have more to tell
      timer ??= setTimeout(() => void flush(), Math.max(0, flushedAt + FLUSH_MS - performance.now()));
    },
    on: (topic, listener) => subscribe(`topic:${topic}`, listener),
    onGap: (listener) => subscribe('gap', listener),
    async close() {
      if (timer) clearTimeout(timer);
      await flush();
      closed = true;
      await client?.end().catch(() => undefined);
    },
  };
}
