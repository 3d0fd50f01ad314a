/** What a hub costs is counted in reads, looks and readers woken. */
import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { createHub, type Asked } from '../../src/db/hub.js';
import type { Topic } from '../../src/db/wakeups.js';

const MANY = 2_000;
const id = (n: number) => `run-${n}`;

function away(): Error {
  return Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
}

/** Logs in memory: each has a length, and what is found is the numbers above the place, at most two. */
function makeWorld({ pollMs = 1_000_000 } = {}) {
  const hints = new EventEmitter();
  const lengths = new Map<string, number>();
  const reads: (readonly Asked<number>[])[] = [];
  const looks: (readonly Asked<number>[])[] = [];
  const state = { error: undefined as Error | undefined, answers: undefined as Promise<void> | undefined };
  const beyond = ({ id: of, at }: Asked<number>) =>
    Array.from({ length: (lengths.get(of) ?? 0) - at }, (_, i) => at + i + 1);
  const on = (name: string) => (listener: (id: string) => void) => {
    hints.on(name, listener);
    return () => void hints.off(name, listener);
  };
  const hub = createHub<number, readonly number[]>({
    wakeups: { on: (topic: Topic, listener) => on(topic)(listener), onGap: on('gap') },
    topic: 'run',
    pollMs,
    async read(asked) {
      reads.push(asked);
      if (state.error) throw state.error;
      // as a statement sees what is there when it begins
      const found = asked.map((one) => (beyond(one).length > 0 ? beyond(one).slice(0, 2) : undefined));
      await state.answers;
      return found;
    },
    async poll(asked) {
      looks.push(asked);
      if (state.error) throw state.error;
      return asked.flatMap((one, index) => (beyond(one).length > 0 ? [index] : []));
    },
    isPart: (found) => found.length === 2,
  });
  const add = (n: number, hint = true) => {
    lengths.set(id(n), (lengths.get(id(n)) ?? 0) + 1);
    if (hint) hints.emit('run', id(n));
  };
  return { hub, hints, reads, looks, state, add };
}

test('readers of thousands of ids are read together, and a hint reads and wakes only its own', async () => {
  const { hub, reads, add } = makeWorld();
  const watches = Array.from({ length: MANY }, (_, n) => hub.watch(id(n), new AbortController().signal));
  const found = watches.map((watch) => watch.next(0));
  // five hundred at a time
  await vi.waitFor(() => expect(reads.map((asked) => asked.length)).toEqual([500, 500, 500, 500]));
  reads.length = 0;
  add(7);
  expect(await found[7]).toEqual([1]);
  expect(reads).toEqual([[{ id: id(7), at: 0 }]]);
  reads.length = 0;
  for (let n = 100; n < 600; n += 1) add(n);
  await Promise.all(found.slice(100, 600));
  expect(reads.map((asked) => asked.length)).toEqual([500]);
  for (const watch of watches) watch.close();
});

test('readers at the same place share a read, those at others have their own', async () => {
  const { hub, reads, add } = makeWorld();
  add(1);
  add(1);
  const forever = new AbortController().signal;
  const places = [0, 0, 0, 1];
  const watches = places.map(() => hub.watch(id(1), forever));
  const found = await Promise.all(watches.map((watch, index) => watch.next(places[index]!)));
  expect(found).toEqual([[1, 2], [1, 2], [1, 2], [2]]);
  expect(reads).toEqual([
    [
      { id: id(1), at: 0 },
      { id: id(1), at: 1 },
    ],
  ]);
  for (const watch of watches) watch.close();
});

test('a hint during a read, or while its reader is busy, leads to another read', async () => {
  const { hub, add } = makeWorld();
  const watch = hub.watch(id(1), new AbortController().signal);
  add(1);
  const first = watch.next(0);
  expect(await first).toEqual([1]);
  add(1);
  add(1);
  add(1);
  // more than a page: the rest is read without a hint
  expect(await watch.next(1)).toEqual([2, 3]);
  expect(await watch.next(3)).toEqual([4]);
  watch.close();
});

test('the next readers are read while those before wait for their answer, and nobody is read twice at once', async () => {
  const { hub, reads, state, add } = makeWorld();
  const slow = Promise.withResolvers<void>();
  state.answers = slow.promise;
  const watches = Array.from({ length: MANY }, (_, n) => hub.watch(id(n), new AbortController().signal));
  const found = watches.map((watch) => watch.next(0));
  await vi.waitFor(() => expect(reads).toHaveLength(2));
  // too late for the read that is on its way
  add(7);
  await new Promise(setImmediate);
  expect(reads.flat().filter((asked) => asked.id === id(7))).toHaveLength(1);
  slow.resolve();
  expect(await found[7]).toEqual([1]);
  expect(reads.flat().filter((asked) => asked.id === id(7))).toHaveLength(2);
  const next = watches[7]!.next(1);
  add(7);
  expect(await next).toEqual([2]);
  for (const watch of watches) watch.close();
});

test('lost hints are found by one look for all, which asks with the same array while nothing happens', async () => {
  const { hub, looks, add } = makeWorld({ pollMs: 20 });
  const watches = Array.from({ length: 50 }, (_, n) => hub.watch(id(n), new AbortController().signal));
  const found = watches.map((watch) => watch.next(0));
  await vi.waitFor(() => expect(looks.length).toBeGreaterThan(2));
  expect(looks.at(-1)).toHaveLength(50);
  expect(looks.at(-1)).toBe(looks.at(-2));
  add(9, false);
  expect(await found[9]).toEqual([1]);
  for (const watch of watches) watch.close();
  await Promise.all(found);
});

test('a database that is away is waited for; any other error ends those who were read', async () => {
  const { hub, state, reads, add } = makeWorld({ pollMs: 20 });
  const [first, second] = [1, 2].map((n) => hub.watch(id(n), new AbortController().signal));
  state.error = away();
  const found = first!.next(0);
  await vi.waitFor(() => expect(reads.length).toBeGreaterThan(0));
  add(1, false);
  state.error = undefined;
  expect(await found).toEqual([1]);
  state.error = new Error('broken');
  await expect(second!.next(0)).rejects.toThrow('broken');
  first!.close();
  second!.close();
});

test('a gap in the hints wakes all; the last reader that leaves takes listeners and timer along', async () => {
  const { hub, hints, looks, add } = makeWorld({ pollMs: 20 });
  const abort = new AbortController();
  const watch = hub.watch(id(1), abort.signal);
  const found = watch.next(0);
  add(1, false);
  hints.emit('gap');
  expect(await found).toEqual([1]);
  const next = watch.next(1);
  abort.abort();
  expect(await next).toBeUndefined();
  expect(await watch.next(1)).toBeUndefined();
  expect(hints.listenerCount('run') + hints.listenerCount('gap')).toBe(0);
  const before = looks.length;
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(looks.length).toBe(before);
  expect(await hub.watch(id(1), AbortSignal.abort()).next(0)).toBeUndefined();
});
