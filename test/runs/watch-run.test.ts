import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openWakeups, type Wakeups } from '../../src/db/wakeups.js';
import type { RunEventRecord } from '../../src/runs/runs.model.js';
import { inTransaction } from '../../src/db/transaction.js';
import { advance } from '../../src/runs/moves.js';
import { createRunsService } from '../../src/runs/runs.service.js';
import { watchRun } from '../../src/runs/watch-run.js';
import { quick, tinyGame, withRuns, type Generator } from '../helpers/runs.js';

const prompt = 'an arena game';
const forever = () => new AbortController().signal;

async function all(events: AsyncIterable<RunEventRecord>): Promise<RunEventRecord[]> {
  const collected: RunEventRecord[] = [];
  for await (const event of events) collected.push(event);
  return collected;
}
const seqs = (events: readonly RunEventRecord[]) => events.map(({ seq }) => seq);
const upTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1);

test('subscribers before, during and after the run get the same log, each event once', () =>
  withRuns(async (kit) => {
    const { runs, signUp, withWorker, ended } = kit;
    const viewer = await signUp(100);
    const { run } = await runs.create(viewer, { prompt });
    const early = Array.from({ length: 20 }, () => all(runs.events(viewer, run.id, 0, forever())));
    await withWorker(quick, () => ended(viewer, run.id));
    const late = await all(runs.events(viewer, run.id, 0, forever()));
    expect(late.map(({ type }) => type)).toEqual(['accepted', 'started', 'progress', 'progress', 'completed']);
    expect(seqs(late)).toEqual(upTo(late.length));
    for (const log of await Promise.all(early)) expect(log).toEqual(late);
    expect(late[1]?.payload).toEqual({ attempt: 1 });
    expect(late[2]?.payload).toEqual({ stage: 'generating', progress: 40 });
  }));

test('a reconnect goes on after what was seen, also after everything was', () =>
  withRuns(async ({ runs, signUp, withWorker, ended }) => {
    const viewer = await signUp(100);
    const { run } = await runs.create(viewer, { prompt });
    await withWorker(quick, () => ended(viewer, run.id));
    const log = await all(runs.events(viewer, run.id, 0, forever()));
    for (const after of [0, 1, 3, log.length, log.length + 7, 1e15, Infinity])
      expect(await all(runs.events(viewer, run.id, after, forever()))).toEqual(log.slice(after));
    for (const after of [-1, Number.NaN, -Infinity])
      expect(await all(runs.events(viewer, run.id, after, forever()))).toEqual(log);
  }));

test('a log of many pages arrives whole, on another gateway too', () =>
  withRuns(async (kit) => {
    const { runs, signUp, withWorker, untilEvent, url, database, wakeups } = kit;
    const viewer = await signUp(100);
    const { run } = await runs.create(viewer, { prompt });
    const otherWakeups = await openWakeups(url, () => undefined);
    const otherGateway = createRunsService({ ...kit, wakeups: otherWakeups });
    const here = all(runs.events(viewer, run.id, 0, forever()));
    const there = all(otherGateway.events(viewer, run.id, 0, forever()));
    const gate = Promise.withResolvers<void>();
    const held: Generator = { generate: (request) => gate.promise.then(() => tinyGame(request)) };
    await withWorker(held, async () => {
      await untilEvent(viewer, run.id, 'started');
      for (let i = 1; i <= 250; i += 1) {
        const step = { stage: 'generating', progress: Math.floor(i / 3) } as const;
        expect(await inTransaction(database, (tx) => advance(tx, { runId: run.id, attempt: 1 }, step))).toBe(true);
        wakeups.wake('run', run.id);
      }
      gate.resolve();
      await here;
    });
    expect((await here).length).toBeGreaterThan(250);
    expect(seqs(await here)).toEqual(upTo((await here).length));
    expect(await there).toEqual(await here);
    await otherWakeups.close();
  }));

test('without a single wake-up the log still arrives', () =>
  withRuns(async ({ runs, database, signUp, withWorker }) => {
    const deaf: Pick<Wakeups, 'on' | 'onGap'> = { on: () => () => undefined, onGap: () => () => undefined };
    const viewer = await signUp(100);
    const { run } = await runs.create(viewer, { prompt });
    const log = all(watchRun(database.pool, deaf, run.id, 0, forever(), 50));
    await withWorker(quick, () => log);
    expect((await log).at(-1)?.type).toBe('completed');
  }));

test('an abort ends the stream and leaves no listener', () =>
  withRuns(async ({ runs, wakeups, database, signUp }) => {
    const viewer = await signUp(100);
    const { run } = await runs.create(viewer, { prompt });
    let listening = 0;
    const counted: Pick<Wakeups, 'on' | 'onGap'> = {
      on: (topic, listener) => {
        listening += 1;
        const off = wakeups.on(topic, listener);
        return () => {
          listening -= 1;
          off();
        };
      },
      onGap: (listener) => wakeups.onGap(listener),
    };
    const controller = new AbortController();
    const log = watchRun(database.pool, counted, run.id, 0, controller.signal);
    expect((await log.next()).value).toMatchObject({ type: 'accepted' });
    const next = log.next();
    expect(listening).toBe(1);
    controller.abort();
    expect(await next).toEqual({ done: true, value: undefined });
    expect(listening).toBe(0);
    // left early by its reader
    for await (const event of watchRun(database.pool, counted, run.id, 0, forever())) {
      expect(event.seq).toBe(1);
      break;
    }
    expect(listening).toBe(0);
    expect(await all(runs.events(viewer, run.id, 0, AbortSignal.abort()))).toEqual([]);
  }));

test("another's run has no events, like one that does not exist", () =>
  withRuns(async ({ runs, signUp }) => {
    const [owner, stranger] = [await signUp(100), await signUp(100)];
    const { run } = await runs.create(owner, { prompt });
    for (const id of [run.id, randomUUID(), 'nonsense'])
      await expect(all(runs.events(stranger, id, 0, forever()))).rejects.toMatchObject({
        code: 'studio_run_not_found',
      });
  }));
