/**
 * `npm run bench:hostile`: what documents that are made to hurt cost a gateway, over each of its doors. A thread of its
 * own sends them over real connections; for each document the table shows the processor time of the gateway's thread, and
 * how late its event loop ran meanwhile. The loop's delay counts what other programs took of the processor, so on a busy
 * machine look at the processor time. Ends with 1 where a median is over `MOST_MS`, or where memory grows.
 *
 * `--documents=10000` sends as many distinct documents of each sort over HTTP (default 300) and prints the heap after each.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { HOSTILE } from '../graphql/hostile/documents.js';
import { MB, usedHeap } from '../helpers/heap.js';
import type { Door, SendRequest } from './hostile-sender.js';
import { withBenchApp } from './world.js';

const MOST_MS = 25;
const MOST_GROWTH_MB = 10;
/** distinct documents of a sort, each sent four times: the third execution is compiled */
const DOCUMENTS = 7;
const TIMES = 4;
const DOORS: readonly Door[] = ['http', 'socket', 'stream'];

const { values } = parseArgs({ options: { documents: { type: 'string', default: '300' } } });
const many = Number(values.documents);

await withBenchApp(1, async ({ origin, cookie }) => {
  const sender = new Worker(new URL('hostile-sender.js', import.meta.url), { workerData: { origin, cookie } });
  const send = (request: SendRequest) =>
    new Promise<void>((resolve, reject) => {
      sender.once('message', (problem: string | null) => (problem === null ? resolve() : reject(new Error(problem))));
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has none
      sender.postMessage(request);
    });

  /** milliseconds of this thread's processor, and the longest that its loop was late, for one document */
  const measure = async (door: Door, text: string): Promise<{ cpu: number; delay: number }> => {
    const late = monitorEventLoopDelay({ resolution: 1 });
    let worst = 0;
    late.enable();
    for (let time = 0; time < TIMES; time += 1) {
      const before = process.threadCpuUsage();
      await send({ door, texts: [text] });
      const { user, system } = process.threadCpuUsage(before);
      worst = Math.max(worst, (user + system) / 1_000);
    }
    late.disable();
    // the monitor's own interval is no delay
    return { cpu: worst, delay: Math.max(0, late.max / 1e6 - 1) };
  };

  let failed = false;
  for (const door of DOORS) {
    // the first requests of a process compile what answers them
    for (let n = 0; n < 20; n += 1) await send({ door, texts: [`{ s${n}: service { demo } }`] });
    console.log(`\n${door.padEnd(80)} processor ms   loop delay ms`);
    for (const { name, nth } of HOSTILE) {
      const costs = [];
      for (let n = 0; n < DOCUMENTS; n += 1) costs.push(await measure(door, nth(n)));
      const cpu = median(costs.map((cost) => cost.cpu));
      failed ||= cpu > MOST_MS;
      const figures = [cpu, median(costs.map((cost) => cost.delay))].map((ms) => ms.toFixed(1).padStart(8));
      console.log(name.padEnd(80), figures.join('       '), cpu > MOST_MS ? `over ${MOST_MS}` : '');
    }
  }

  console.log(`\n${`heap after ${many} distinct documents of each sort, over HTTP`.padEnd(80)}       MB`);
  // what is kept of good documents is full by then
  for (const { nth } of HOSTILE) await send({ door: 'http', texts: Array.from({ length: 100 }, (_, n) => nth(-n)) });
  const before = usedHeap();
  for (const { name, nth } of HOSTILE) {
    for (let n = 0; n < many; n += 100)
      await send({ door: 'http', texts: Array.from({ length: Math.min(100, many - n) }, (_, i) => nth(100 + n + i)) });
    console.log(name.padEnd(80), (usedHeap() / MB).toFixed(1).padStart(8));
  }
  const growth = (usedHeap() - before) / MB;
  failed ||= growth > MOST_GROWTH_MB;
  console.log(`grown by ${growth.toFixed(1)} MB`);
  await sender.terminate();
  if (failed) process.exitCode = 1;
});

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
