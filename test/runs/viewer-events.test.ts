import { expect, test } from 'vitest';
import { inTransaction } from '../../src/db/transaction.js';
import { advance } from '../../src/runs/moves.js';
import type { ViewerEventRecord } from '../../src/runs/runs.model.js';
import { formatPlace } from '../../src/runs/viewer-place.js';
import { quick, tinyGame, withRuns, type Generator } from '../helpers/runs.js';

const prompt = 'an arena game';
const START = formatPlace({ newest: 0, open: new Map() });

/** Reads until `enough`, and leaves. */
async function until(
  events: AsyncIterable<ViewerEventRecord>,
  enough: (all: readonly ViewerEventRecord[]) => boolean,
): Promise<ViewerEventRecord[]> {
  const all: ViewerEventRecord[] = [];
  for await (const one of events) {
    all.push(one);
    if (enough(all)) break;
  }
  return all;
}
const ends = (all: readonly ViewerEventRecord[]) => all.filter(({ event }) => event?.type === 'completed').length;
/** By run: between two runs the order is that of commits, which a later reading may find done. */
const lines = (all: readonly ViewerEventRecord[]) =>
  Object.groupBy(
    all.map(({ event }) => event!),
    ({ runId }) => runId,
  );
/** Of one run: events of others may be committed before one that was made earlier. */
const isInOrder = (own: readonly ViewerEventRecord[]) =>
  own.every(({ event }, i) => i === 0 || event!.at >= own[i - 1]!.event!.at);
const forever = () => new AbortController().signal;

test('all runs of the viewer are one log: each event once, each run in its order, from any cursor', () =>
  withRuns(async ({ runs, signUp, withWorker }) => {
    const [viewer, other] = [await signUp(100), await signUp(100)];
    const live = until(runs.viewerEvents(viewer, undefined, forever()), (all) => ends(all) === 3);
    await runs.create(other, { prompt });
    const ids: string[] = [];
    await withWorker(quick, async () => {
      for (let i = 0; i < 3; i += 1) ids.push((await runs.create(viewer, { prompt })).run.id);
      await live;
    });
    const [first, ...log] = await live;
    expect(first!.event).toBeNull();
    for (const id of ids) {
      const own = log.filter(({ event }) => event!.runId === id);
      expect(own.map(({ event }) => event!.seq)).toEqual([1, 2, 3, 4, 5]);
      expect(isInOrder(own)).toBe(true);
    }
    expect(log).toHaveLength(15);
    const accepted = log.filter(({ event }) => event!.type === 'accepted').map(({ event }) => event!.runId);
    expect(accepted).toEqual(ids);
    // from each cursor exactly the rest
    for (const [index, { cursor }] of [first!, ...log.slice(0, -1)].entries()) {
      const rest = await until(
        runs.viewerEvents(viewer, cursor, forever()),
        (all) => ends(all) === ends(log.slice(index)),
      );
      expect(lines(rest)).toEqual(lines(log.slice(index)));
    }
    // a cursor says where, not whose
    const others = await until(runs.viewerEvents(other, START, forever()), (all) => ends(all) === 1);
    expect(others.map(({ event }) => event!.seq)).toEqual([1, 2, 3, 4, 5]);
    expect(ids).not.toContain(others[0]!.event!.runId);
  }));

test('a log of many pages arrives whole, beside one that goes on meanwhile', () =>
  withRuns(async ({ runs, database, signUp, withWorker, untilEvent, wakeups }) => {
    const viewer = await signUp(100);
    const { run: long } = await runs.create(viewer, { prompt });
    const { run: short } = await runs.create(viewer, { prompt });
    const gate = Promise.withResolvers<void>();
    const held: Generator = { generate: (request) => gate.promise.then(() => tinyGame(request)) };
    await withWorker(held, async () => {
      for (const { id } of [long, short]) await untilEvent(viewer, id, 'started');
      for (let i = 1; i <= 250; i += 1) {
        const step = { stage: 'generating', progress: Math.floor(i / 3) } as const;
        const runId = i % 50 === 0 ? short.id : long.id;
        expect(await inTransaction(database, (tx) => advance(tx, { runId, attempt: 1 }, step))).toBe(true);
      }
      wakeups.wake('runs', viewer.user.id);
      gate.resolve();
      const all = await until(runs.viewerEvents(viewer, START, forever()), (found) => ends(found) === 2);
      for (const { id } of [long, short]) {
        const own = all.filter(({ event }) => event!.runId === id);
        expect(own.map(({ event }) => event!.seq)).toEqual(own.map((_, index) => index + 1));
        expect(isInOrder(own)).toBe(true);
      }
    });
  }));

test('a run that is canceled is told of; an abort ends the watch; what is no cursor is refused', () =>
  withRuns(async ({ runs, signUp }) => {
    const viewer = await signUp(100);
    const { run } = await runs.create(viewer, { prompt });
    const stop = new AbortController();
    const events = runs.viewerEvents(viewer, undefined, stop.signal)[Symbol.asyncIterator]();
    expect((await events.next()).value).toMatchObject({ event: null });
    const next = events.next();
    await runs.cancel(viewer, run.id);
    expect((await next).value).toMatchObject({ event: { runId: run.id, seq: 2, type: 'canceled' } });
    const last = events.next();
    stop.abort();
    expect(await last).toEqual({ done: true, value: undefined });
    for (const after of ['', 'x', '🙂', Buffer.from('1 2').toString('base64url'), 'MA'.repeat(40_000)])
      expect(() => runs.viewerEvents(viewer, after, forever())).toThrow(
        expect.objectContaining({ code: 'validation_failed' }),
      );
  }));
