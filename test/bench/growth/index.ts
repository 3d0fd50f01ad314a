/**
 * `npm run bench:growth`: what each read, a creation, the workers' sweep, a claim and a scrape cost at 1,000 and at 100,000
 * runs (`-- --sizes=1000,100000,10000000` for others), on a database of its own. A user has a tenth of the runs. What takes
 * more than 1.3 times as long at a later size is shown with its plan.
 */
import { startWatching } from './subjects.js';
import { fill } from './fill.js';
import { plansOf, statementsOf } from './watch.js';
import { withBenchGateway } from '../world.js';

const FLAT = 1.3;
const TIMES = 31;
const WARM = 5;
const given = process.argv.find((argument) => argument.startsWith('--sizes='))?.slice('--sizes='.length);
const sizes = (given ?? '1000,100000').split(',').map(Number);

/**
 * The lower quartile, in milliseconds: other work on the machine makes things slower, and never faster. Endless where it
 * fails: a statement that takes too long is stopped by the database.
 */
async function time(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < WARM + TIMES; i += 1) {
    const start = performance.now();
    try {
      await work();
    } catch {
      return Infinity;
    }
    if (i >= WARM) times.push(performance.now() - start);
  }
  return times.toSorted((a, b) => a - b)[TIMES >> 2]!;
}

const limits = {
  SIGN_UP_CREDITS: '1000000',
  RUNS_PER_MINUTE: '10000',
  MAX_ACTIVE_RUNS: '10000',
  QUEUE_CAPACITY: '10000',
};
await withBenchGateway(limits, async (gateway) => {
  const { pool } = gateway.resources.database;
  const watched = await startWatching(gateway);
  const results = new Map<string, number[]>();
  const plans: string[] = [];
  let done = 0;
  try {
    for (const size of sizes) {
      const start = performance.now();
      await fill(pool, watched.userId, done, size);
      done = size;
      process.stderr.write(`${size} runs, filled in ${((performance.now() - start) / 1_000).toFixed(0)} s\n`);
      for (const { name, work } of await watched.subjects()) {
        const taken = await time(work);
        process.stderr.write(`${name}: ${taken.toFixed(2)} ms\n`);
        const before = results.get(name) ?? [];
        results.set(name, [...before, taken]);
        if (before[0] === undefined || taken <= FLAT * before[0]) continue;
        const asked = await statementsOf(pool, work);
        plans.push(`${name}, at ${size} runs:\n${(await plansOf(pool, asked)).join('\n')}`);
      }
    }
  } finally {
    await watched.close();
  }
  const line = (cells: readonly string[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`);
  line(['', ...sizes.map((size) => `${size} runs, ms`), 'ratio']);
  line(['---', ...sizes.map(() => '---'), '---']);
  for (const [name, times] of results)
    line([name, ...times.map((each) => each.toFixed(2)), (times.at(-1)! / times[0]!).toFixed(2)]);
  process.stdout.write(`\n${plans.join('\n\n')}\n`);
});
