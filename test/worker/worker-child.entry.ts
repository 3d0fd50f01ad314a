/**
 * A worker in a process of its own, to be killed. `STOP_AT`: stops for ever in that stage. `KILL_AT=<n>:<side>`: kills
 * itself before or after its n-th COMMIT, as a power cut would. `PAUSE_AT`: stops the process in that stage of its first
 * run, until somebody sends SIGCONT. `LEASE_SECONDS`: other than the short one of tests. `PROVIDER`: who made its games.
 */
import 'reflect-metadata';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { readConfig } from '../../src/config.js';
import { openDatabase } from '../../src/db/orm.js';
import { openWakeups } from '../../src/db/wakeups.js';
import { entities } from '../../src/entities.js';
import { STAGES } from '../../src/generation/provider.types.js';
import { createJobQueue } from '../../src/queue/queue.js';
import { createWorker } from '../../src/worker/worker.js';
import { memoryStore, SHORT, tinyGame, type Generator } from '../helpers/tiny-game.js';

const { TEST_DATABASE_URL: url = '', STOP_AT: stopAt, KILL_AT: killAt, LEASE_SECONDS: lease } = process.env;
const { PROVIDER: provider = 'test' } = process.env;
let { PAUSE_AT: pauseAt } = process.env;
const forever = () => new Promise<never>(() => undefined);
const database = await openDatabase({ url, poolSize: 4, entities, log: () => undefined });

if (killAt) {
  const [nth, side] = killAt.split(':');
  const client = await database.pool.connect();
  const prototype = Object.getPrototypeOf(client) as { query: (...args: unknown[]) => unknown };
  client.release();
  const { query } = prototype;
  let commits = 0;
  prototype.query = async function dying(...args) {
    const [first] = args;
    const text = typeof first === 'string' ? first : (first as { text?: string } | undefined)?.text;
    const dies = text?.toLowerCase() === 'commit' && (commits += 1) === Number(nth);
    if (dies && side === 'before') process.kill(process.pid, 'SIGKILL');
    const result = await (query.apply(this, args) as Promise<unknown>);
    if (dies) process.kill(process.pid, 'SIGKILL');
    return result;
  };
}

const generator: Generator = {
  async generate(request, { report }) {
    for (const [i, stage] of STAGES.slice(0, -1).entries()) {
      report({ stage, progress: 10 + 10 * i });
      if (stage === stopAt) await forever();
      if (stage !== pauseAt) continue;
      pauseAt = undefined;
      // what was reported is written by then: a transaction that is open would hold the run's row for 15 s more
      await sleep(1_000);
      process.kill(process.pid, 'SIGSTOP');
    }
    return { ...tinyGame(request), provider };
  },
};
const log = pino({ level: 'silent' });
const worker = createWorker({
  database,
  config: { ...readConfig({}), workerConcurrency: 1 },
  wakeups: await openWakeups(url, () => undefined),
  queue: await createJobQueue({ database, log }),
  generator,
  artifacts: stopAt === 'finalizing' ? { stage: forever } : memoryStore,
  log,
  times: lease ? { ...SHORT, leaseSeconds: Number(lease) } : SHORT,
});
await worker.start();
process.send?.('ready');
process.on('disconnect', () => process.exit());
