/**
 * Where all readers of a process wait for changes of what they read: `createHub` for one topic of wake-ups. Its readers
 * are found by id, so that a hint costs a look-up and not a call a reader. What became due in one turn of the event loop
 * is read by one statement; so is the look for lost hints, however many wait (with a poll a reader, 5,000 idle ones were
 * 5,272 transactions a second). A reader has a place and no queue: what it has not asked for is not read.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { isAway } from './errors.js';
import type { Topic, Wakeups } from './wakeups.js';

/** A place: an order of what was read (a number, a cursor), or what was told last. */
type Place = string | number;

/** Whoever waits for what lies beyond `at` of `id`. */
export interface Asked<At extends Place> {
  readonly id: string;
  readonly at: At;
}

export interface HubOptions<At extends Place, Found> {
  readonly wakeups: Pick<Wakeups, 'on' | 'onGap'>;
  readonly topic: Topic;
  /** What is to be told to each, in their order; undefined where there is nothing yet. One statement for all. */
  read(asked: readonly Asked<At>[]): Promise<readonly (Found | undefined)[]>;
  /**
   * The indexes of those that `read` would tell something. One statement for all. The same array comes again as long as
   * nobody else waits, so that what is made of it can be kept.
   */
  poll(asked: readonly Asked<At>[]): Promise<readonly number[]>;
  /** A hint that is lost costs this much. */
  readonly pollMs: number;
  /** True where more may lie behind what was found: it is read at the next call, without a hint. */
  isPart?(found: Found): boolean;
}

export interface Watch<At extends Place, Found> {
  /**
   * What lies beyond `at`, as soon as there is something; undefined once the signal has aborted. A database that is away
   * is waited for. @throws what `read` throws otherwise
   */
  next(at: At): Promise<Found | undefined>;
  close(): void;
}

export interface Hub<At extends Place, Found> {
  /** One reader of `id`; it is in the hub until `close()` or the abort. */
  watch(id: string, signal: AbortSignal): Watch<At, Found>;
}

interface Reader<At extends Place, Found> {
  readonly id: string;
  at: At;
  /** a hint came since the last read began, or nothing was read yet */
  woken: boolean;
  /** a read for it is on its way: the next one waits for its end, since both would bring the same */
  reading: boolean;
  waiting: PromiseWithResolvers<Found | undefined> | undefined;
}

/** Of one statement: its rows are in memory together, and the event loop turns between two. With 1,000 the first came later. */
const MOST_AT_ONCE = 500;

export function createHub<At extends Place, Found>(options: HubOptions<At, Found>): Hub<At, Found> {
  type R = Reader<At, Found>;
  const { wakeups, topic, pollMs } = options;
  const readers = new Map<string, Set<R>>();
  const due = new Set<R>();
  let asked: { readonly readers: readonly R[]; readonly asked: readonly Asked<At>[] } | undefined;
  let telling = false;
  let looking = false;
  let stop: (() => void) | undefined;

  const wake = (reader: R): void => {
    reader.woken = true;
    if (!reader.waiting || reader.reading) return;
    due.add(reader);
    if (!telling) void tellDue();
  };
  const wakeAll = (): void => {
    for (const set of readers.values()) for (const reader of set) wake(reader);
  };
  const tellDue = async (): Promise<void> => {
    telling = true;
    let before: Promise<void> | undefined;
    while (due.size > 0) {
      // whoever is woken in this turn is read along
      await nextTurn();
      const batch = take(due, MOST_AT_ONCE);
      // the database reads these while those before are told: with one after the other, either waited for the other
      const now = batch.length > 0 ? tell(batch) : undefined;
      await before;
      before = now;
      if (due.size === 0) await before;
    }
    telling = false;
  };
  const tell = async (batch: readonly R[]): Promise<void> => {
    const groups = new Map<string, R[]>();
    for (const reader of batch) {
      // it has gone since
      if (!reader.waiting) continue;
      reader.woken = false;
      reader.reading = true;
      const key = `${reader.id} ${reader.at}`;
      const group = groups.get(key);
      if (group) group.push(reader);
      else groups.set(key, [reader]);
    }
    const together = [...groups.values()];
    try {
      const found = await options.read(together.map(([first]) => ({ id: first!.id, at: first!.at })));
      for (const [index, group] of together.entries()) {
        const one = found[index];
        for (const reader of group) endRead(reader, one);
      }
    } catch (error) {
      for (const group of together)
        for (const reader of group) {
          reader.reading = false;
          // the poll asks again
          if (!isAway(error)) endWait(reader)?.reject(error);
        }
    }
  };
  const endRead = (reader: R, found: Found | undefined): void => {
    reader.reading = false;
    if (found !== undefined) settle(reader, found);
    // a hint came while it was read for
    else if (reader.woken) wake(reader);
  };
  const settle = (reader: R, found: Found): void => {
    if (options.isPart?.(found)) reader.woken = true;
    endWait(reader)?.resolve(found);
  };
  const endWait = (reader: R): R['waiting'] => {
    const { waiting } = reader;
    reader.waiting = undefined;
    asked = undefined;
    return waiting;
  };

  /** For lost hints. What is found is read like after a hint. */
  const look = async (): Promise<void> => {
    if (looking) return;
    looking = true;
    const list = (asked ??= listWaiting(readers));
    try {
      const found = list.asked.length > 0 ? await options.poll(list.asked) : [];
      // what is being read for is told what was found anyway: in a burst it would be read twice
      for (const index of found) if (!list.readers[index]!.reading) wake(list.readers[index]!);
    } catch (error) {
      // their read tells them what is wrong
      if (!isAway(error)) list.readers.forEach(wake);
    }
    looking = false;
  };

  const enter = (reader: R): void => {
    const set = readers.get(reader.id);
    if (set) set.add(reader);
    else readers.set(reader.id, new Set([reader]));
    if (stop) return;
    const offTopic = wakeups.on(topic, (id) => readers.get(id)?.forEach(wake));
    const offGap = wakeups.onGap(wakeAll);
    const timer = setInterval(() => void look(), pollMs);
    stop = () => {
      offTopic();
      offGap();
      clearInterval(timer);
    };
  };
  const leave = (reader: R): void => {
    const set = readers.get(reader.id);
    if (!set?.delete(reader)) return;
    if (set.size === 0) readers.delete(reader.id);
    due.delete(reader);
    endWait(reader)?.resolve(undefined);
    if (readers.size > 0) return;
    stop?.();
    stop = undefined;
  };

  return {
    watch(id, signal) {
      const reader: R = { id, at: 0 as At, woken: true, reading: false, waiting: undefined };
      const close = (): void => {
        signal.removeEventListener('abort', close);
        leave(reader);
      };
      if (!signal.aborted) {
        enter(reader);
        signal.addEventListener('abort', close);
      }
      return {
        async next(at) {
          if (!readers.get(id)?.has(reader)) return undefined;
          const waiting = Promise.withResolvers<Found | undefined>();
          reader.at = at;
          reader.waiting = waiting;
          asked = undefined;
          if (reader.woken) wake(reader);
          return waiting.promise;
        },
        close,
      };
    },
  };
}

function take<T>(set: Set<T>, most: number): T[] {
  const taken: T[] = [];
  for (const item of set) {
    if (taken.length === most) break;
    taken.push(item);
    set.delete(item);
  }
  return taken;
}

function listWaiting<At extends Place, Found>(readers: ReadonlyMap<string, ReadonlySet<Reader<At, Found>>>) {
  const waiting: Reader<At, Found>[] = [];
  for (const set of readers.values()) for (const reader of set) if (reader.waiting) waiting.push(reader);
  return { readers: waiting, asked: waiting.map(({ id, at }) => ({ id, at })) };
}
