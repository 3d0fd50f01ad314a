/**
 * `npm run bench:rest`: what a hot read costs through the REST door (REST → compiled GraphQL operation → prepared
 * queries). One completed, published run against the same route written by hand (`baseline.ts`), which does the same
 * job: session by the token's hash, owner, preview token, the same JSON, as is checked first. Then a list of 20 runs and
 * a public page, for their own sake.
 *
 * Statements are exact. CPU is this process's main thread, where both servers run; PostgreSQL and the load generator
 * are others. On a busy machine look at the ratios: the rounds alternate, so that both meet the same weather.
 */
import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import type { FastifyInstance } from 'fastify';
import { createPreviewTokens } from '../../src/artifacts/preview-tokens.js';
import { buildBaseline } from './baseline.js';
import type { LoadOptions, LoadResult } from './load.js';
import { withBenchApp } from './world.js';

const ROUNDS = 7;
const CONNECTIONS = 16;
const MILLISECONDS = 2_000;
const RUNS = 20;

interface Subject {
  readonly name: string;
  readonly server: FastifyInstance;
  readonly path: string;
}

interface Round extends LoadResult {
  /** milliseconds of a request */
  readonly cpu: number;
}

await withBenchApp(RUNS, async ({ app, resources, origin, cookie, runId, slug }) => {
  const { pool } = resources.database;
  const tokens = createPreviewTokens(resources.secrets.previewTokenKeys);
  const baseline = buildBaseline({ pool, tokens, origin: () => origin });
  await baseline.listen({ host: '127.0.0.1', port: 0 });
  try {
    const path = `/api/studio/runs/${runId}`;
    const subjects: readonly Subject[] = [
      { name: 'by hand', server: baseline, path },
      { name: 'one run', server: app, path },
      { name: `${RUNS} runs`, server: app, path: `/api/studio/runs?limit=${RUNS}` },
      { name: 'public page', server: app, path: `/games/${slug}` },
    ];
    const [byHand, rest] = subjects as [Subject, Subject];
    await untilEqual(async () => Promise.all([byHand, rest].map((subject) => answer(subject, cookie))));

    const rounds = new Map<Subject, Round[]>(subjects.map((subject) => [subject, []]));
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const [subject, results] of rounds) {
        const result = await measure(subject, cookie);
        // the first round warms up
        if (round > 0) results.push(result);
      }
    }
    for (const [subject, results] of rounds) {
      let statements = 0;
      const count = () => (statements += 1);
      pool.on('acquire', count);
      await answer(subject, cookie);
      pool.off('acquire', count);
      report(subject.name, statements, results);
    }
    const [hand, ours] = [rounds.get(byHand)!, rounds.get(rest)!];
    const rate = median(ours, 'requestsPerSecond') / median(hand, 'requestsPerSecond');
    const cpu = median(hand, 'cpu') / median(ours, 'cpu');
    process.stdout.write(`one run to by hand: ${rate.toFixed(2)} of the requests, ${cpu.toFixed(2)} by CPU\n`);
  } finally {
    await baseline.close();
  }
});

async function answer({ server, path }: Subject, cookie: string): Promise<string> {
  const { port } = server.server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie } });
  assert.equal(response.status, 200);
  return response.text();
}

/** A preview token tells the second that it was made in: two answers may lie on both sides of its end. */
async function untilEqual(read: () => Promise<string[]>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const [expected, actual] = (await read()).map((text) => JSON.parse(text) as unknown);
    try {
      assert.deepEqual(actual, expected);
      return;
    } catch (error) {
      if (tries === 5) throw error;
    }
  }
}

async function measure({ server, path }: Subject, cookie: string): Promise<Round> {
  const { port } = server.server.address() as AddressInfo;
  const before = process.threadCpuUsage();
  const result = await load({ port, path, cookie, connections: CONNECTIONS, milliseconds: MILLISECONDS });
  const { user, system } = process.threadCpuUsage(before);
  return { ...result, cpu: (user + system) / 1_000 / result.requests };
}

function load(workerData: LoadOptions): Promise<LoadResult> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('load.js', import.meta.url), { workerData });
    thread.once('message', resolve).once('error', reject);
  });
}

function median(rounds: readonly Round[], key: keyof Round): number {
  return rounds.map((round) => round[key]).toSorted((a, b) => a - b)[Math.floor(rounds.length / 2)]!;
}

function report(name: string, statements: number, rounds: readonly Round[]): void {
  const [rate, cpu, p50, p99] = (['requestsPerSecond', 'cpu', 'p50', 'p99'] as const).map((key) => median(rounds, key));
  process.stdout.write(
    `${name.padEnd(11)} ${statements} statements, ${rate!.toFixed(0).padStart(5)} requests/s, CPU ${cpu!.toFixed(3)} ms, ` +
      `p50 ${p50!.toFixed(1)} ms, p99 ${p99!.toFixed(1)} ms\n`,
  );
}
