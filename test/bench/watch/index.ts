/**
 * `npm run bench:watch`: what it costs to watch runs, of the gateway (WebSocket → GraphQL → the log in PostgreSQL) and of
 * bare graphql-ws on events in memory, one after the other at each size: idle, a burst of one event for each watched run,
 * and memory. CPU is this process's main thread, where both servers run; PostgreSQL and the clients are others. A burst
 * is timed from its commit to its arrival at the client. Ends by itself within two minutes, whatever is done by then.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Worker } from 'node:worker_threads';
import { startBare } from './bare.js';
import type { BurstReport, Order } from './clients.js';
import { makeCrowd, type Crowd } from './crowd.js';
import { withBenchGateway } from '../world.js';

/** Of subscriptions; others are arguments: `npm run bench:watch -- 10000`. A busy machine gets through two in its time. */
const SIZES = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [2_000, 5_000, 10_000];
const IDLE_MS = 5_000;
/** From the start of the process; what is open then takes some seconds to close. */
const LIMIT_MS = 100_000;
const QUERY =
  'subscription ($id: ID!) { studioRunEvents(runId: $id, after: 0) { seq type at run { id status stage progress attempt } } }';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

interface Subject {
  readonly name: string;
  readonly url: string;
  /** Of the database that the burst is written to; else `publish` has it in memory. */
  readonly database?: string;
  readonly publish?: (runIds: readonly string[]) => void;
}

interface Clients {
  order<T = void>(order: Order): Promise<T>;
  stop(): Promise<number>;
}

function startClients(): Clients {
  const thread = new Worker(new URL('clients.js', import.meta.url));
  return {
    order: <T>(order: Order) =>
      new Promise<T>((resolve, reject) => {
        thread.once('error', reject);
        thread.once('message', ({ result, error }: { result: T; error?: string }) => {
          thread.off('error', reject);
          if (error === undefined) resolve(result);
          else reject(new Error(error));
        });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has none
        thread.postMessage(order);
      }),
    stop: () => thread.terminate(),
  };
}

/** Of this thread, in milliseconds. */
function cpuSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

function heapKilobytes(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1_024;
}

async function measure(subject: Subject, { sockets }: Crowd, clients: Clients, statements: () => number) {
  const runIds = sockets.flatMap((socket) => socket.runIds);
  const heapBefore = heapKilobytes();
  await clients.order({ kind: 'open', url: subject.url, query: QUERY, sockets });
  await sleep(1_000);
  const memory = (heapKilobytes() - heapBefore) / runIds.length;

  const [statementsBefore, since] = [statements(), performance.now()];
  const idleBefore = process.threadCpuUsage();
  await sleep(IDLE_MS);
  const seconds = (performance.now() - since) / 1_000;
  const idle = cpuSince(idleBefore) / seconds / 10;
  const rate = (statements() - statementsBefore) / seconds;

  const burstBefore = process.threadCpuUsage();
  const reported = clients.order<BurstReport>({ kind: 'burst', database: subject.database, runIds });
  // the clients are ready for it before they get another message
  await sleep(100);
  const publishedAt = performance.timeOrigin + performance.now();
  subject.publish?.(runIds);
  const { committedAt, receivedAt } = await reported;
  const cpu = cpuSince(burstBefore) / receivedAt.length;
  const from = subject.publish ? publishedAt : committedAt;
  const times = receivedAt.map((at) => at - from).toSorted((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(0).padStart(5);
  await clients.order({ kind: 'close' });
  process.stdout.write(
    `${subject.name.padEnd(15)} ${String(runIds.length).padStart(6)} runs on ${sockets.length} sockets: ` +
      `idle ${idle.toFixed(2)} % of a core, ${rate.toFixed(1)} transactions/s; ` +
      `burst ${receivedAt.length} events, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, CPU ${cpu.toFixed(3)} ms an event; ` +
      `${memory.toFixed(1)} KB a subscription\n`,
  );
}

await withBenchGateway({}, async ({ resources, origin, databaseUrl }) => {
  const { pool } = resources.database;
  let acquired = 0;
  pool.on('acquire', () => (acquired += 1));
  const bare = await startBare();
  const clients = startClients();
  const subjects: readonly Subject[] = [
    { name: 'gateway', url: `${origin.replace('http', 'ws')}/graphql`, database: databaseUrl },
    { name: 'bare graphql-ws', url: bare.url, publish: (runIds) => bare.publish(runIds) },
  ];
  const limit = new AbortController();
  const work = async () => {
    for (const size of SIZES) {
      const crowd = await makeCrowd(pool, size);
      for (const subject of subjects) {
        if (limit.signal.aborted) return;
        await measure(subject, crowd, clients, () => acquired);
      }
    }
  };
  const tooLong = sleep(LIMIT_MS - performance.now(), undefined, { ref: false }).then(() =>
    process.stdout.write('Two minutes are over.\n'),
  );
  try {
    await Promise.race([work(), tooLong]);
  } finally {
    limit.abort();
    await clients.stop();
    await bare.close();
  }
});
process.exit();
