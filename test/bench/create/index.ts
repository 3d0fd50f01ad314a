/**
 * `npm run bench:create`: what the creation of a run costs by REST and by GraphQL, beside the same route written by hand
 * (`by-hand.ts`). Rounds alternate, so that all three meet the same weather; between them what was created is ended, so
 * that each round begins with an empty queue. No worker runs. It takes less than a minute.
 *
 * Statements are exact. CPU is this process's main thread, where all servers run, and that of PostgreSQL's processes; the
 * load generator is a thread of its own. On a busy machine look at the ratios.
 */
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import type { FastifyInstance } from 'fastify';
import { print } from 'graphql';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { CreateStudioRunDocument } from '../../../rest-compat/generated/operations.js';
import { openSession } from '../../../src/accounts/sessions.js';
import type { LoadOptions, LoadResult } from '../load.js';
import { withBenchGateway } from '../world.js';
import { buildByHand } from './by-hand.js';

const ROUNDS = 5;
const MILLISECONDS = 1_200;
const CONNECTIONS = 32;
/** So many that two creations of one user hardly meet, and that nobody has many runs in a round. */
const USERS = 256;
const PROMPT = 'a snake that eats apples';
const CREDITS = 2_000_000_000;
/** Linux counts processor time of other processes in these. */
const TICK_MS = 10;

interface Subject {
  readonly name: string;
  readonly server: FastifyInstance;
  readonly path: string;
  readonly body: string;
}

interface Round extends LoadResult {
  /** milliseconds of a creation, of this process's main thread */
  readonly cpu: number;
  /** the same of all processes of PostgreSQL */
  readonly postgres: number;
}

const limits = { MAX_ACTIVE_RUNS: '10000', RUNS_PER_MINUTE: '100000', QUEUE_CAPACITY: '1000000' };

await withBenchGateway(limits, async ({ app, resources }) => {
  const { pool } = resources.database;
  const { config } = resources;
  const byHand = await buildByHand({ ...config, pool, price: config.prices.quick_html });
  await byHand.listen({ host: '127.0.0.1', port: 0 });
  try {
    const cookies = await signUp(pool);
    const path = '/api/studio/runs';
    const body = JSON.stringify({ prompt: PROMPT });
    const query = JSON.stringify({
      query: print(CreateStudioRunDocument),
      variables: { input: { prompt: PROMPT } },
    });
    const subjects: readonly Subject[] = [
      { name: 'by hand', server: byHand, path, body },
      { name: 'REST', server: app, path, body },
      { name: 'GraphQL', server: app, path: '/graphql', body: query },
    ];
    assert.deepEqual(
      comparable(await create(subjects[1]!, cookies[0]!)),
      comparable(await create(subjects[0]!, cookies[1]!)),
    );

    const rounds = new Map<Subject, Round[]>(subjects.map((subject) => [subject, []]));
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const [subject, results] of rounds) {
        await endRuns(pool);
        const result = await measure(subject, cookies, pool);
        // the first round warms up
        if (round > 0) results.push(result);
      }
    }
    for (const [subject, results] of rounds) report(subject.name, await statementsOf(subject, cookies[0]!), results);
    const [hand, ...ours] = subjects.map((subject) => ({ name: subject.name, rounds: rounds.get(subject)! }));
    for (const { name, rounds: own } of ours) {
      const rate = median(own, 'requestsPerSecond') / median(hand!.rounds, 'requestsPerSecond');
      const cpu = median(hand!.rounds, 'cpu') / median(own, 'cpu');
      process.stdout.write(`${name} to by hand: ${rate.toFixed(2)} of the creations, ${cpu.toFixed(2)} by CPU\n`);
    }
  } finally {
    await byHand.close();
  }
});

/** Users with a session and credits; a password each would take most of the time. */
async function signUp(pool: pg.Pool): Promise<string[]> {
  const cookies: string[] = [];
  for (let i = 0; i < USERS; i += 1) {
    const id = uuidv7();
    await pool.query({
      text: `insert into users (id, email, name) values ($1, $2, 'Bench')`,
      values: [id, `u${i}@example.test`],
    });
    await pool.query({
      text: 'insert into credit_accounts (user_id, posted, granted) values ($1, $2::int, $2::int)',
      values: [id, CREDITS],
    });
    const { token } = await openSession(pool, id, { ip: '127.0.0.1', userAgent: 'bench' });
    cookies.push(`gamewright_session=${token}`);
  }
  return cookies;
}

/** What was created is as if it had been canceled. */
async function endRuns(pool: pg.Pool): Promise<void> {
  await pool.query(`update credit_holds set state = 'released', settled_at = now() where state = 'open'`);
  await pool.query('update credit_accounts set held = 0');
  await pool.query(`update runs set status = 'canceled', finished_at = now() where finished_at is null`);
  await pool.query('delete from pgboss.job');
  for (const table of [
    'runs',
    'threads',
    'run_events',
    'credit_holds',
    'credit_accounts',
    'rate_limits',
    'pgboss.job_common',
  ])
    await pool.query(`vacuum analyze ${table}`);
}

function urlOf({ server, path }: Subject): string {
  return `http://127.0.0.1:${(server.server.address() as AddressInfo).port}${path}`;
}

async function create(subject: Subject, cookie: string): Promise<Record<string, unknown>> {
  const headers = { cookie, 'content-type': 'application/json' };
  const response = await fetch(urlOf(subject), { method: 'POST', headers, body: subject.body });
  const { data, errors } = (await response.json()) as { data: Record<string, unknown> | null; errors?: unknown };
  assert.ok(data !== null && errors === undefined, `${subject.name}: ${response.status} ${JSON.stringify(errors)}`);
  return data;
}

/** Without what differs from run to run. */
function comparable({
  id: _id,
  threadId: _thread,
  queue: _place,
  createdAt: _at,
  updatedAt: _then,
  ...rest
}: Record<string, unknown>): object {
  return rest;
}

async function measure(subject: Subject, cookies: readonly string[], pool: pg.Pool): Promise<Round> {
  const { port } = subject.server.server.address() as AddressInfo;
  const pids = await serverProcesses(pool);
  const [cpu, postgres] = [process.threadCpuUsage(), await processorTime(pids)];
  const { path, body } = subject;
  const result = await load({
    port,
    requests: [{ path, body }],
    cookie: cookies,
    connections: CONNECTIONS,
    milliseconds: MILLISECONDS,
  });
  const { user, system } = process.threadCpuUsage(cpu);
  const ofPostgres = (await processorTime(pids)) - postgres;
  return { ...result, cpu: (user + system) / 1_000 / result.requests, postgres: ofPostgres / result.requests };
}

/** All processes of the server; connections are open already, so that none is missing. */
async function serverProcesses(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const parentOf = async (pid: string) =>
    /^PPid:\s*(\d+)$/mu.exec(await readFile(`/proc/${pid}/status`, 'utf8').catch(() => ''))?.[1];
  const postmaster = await parentOf(String(rows[0]!.pid));
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/u.test(name));
  const parents = await Promise.all(pids.map(parentOf));
  return pids.filter((_, i) => parents[i] === postmaster);
}

async function processorTime(pids: readonly string[]): Promise<number> {
  let ticks = 0;
  for (const pid of pids) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    // the second field is a name in parentheses; user and system time are the 14th and 15th
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    ticks += Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
  }
  return ticks * TICK_MS;
}

function load(workerData: LoadOptions): Promise<LoadResult> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('../load.js', import.meta.url), { workerData });
    thread.once('message', resolve).once('error', reject);
  });
}

/** How many statements one creation sends, by whatever connection; wake-ups that it shares with others are none of them. */
async function statementsOf(subject: Subject, cookie: string): Promise<number> {
  // oxlint-disable-next-line typescript/unbound-method -- is put back
  const { query } = pg.Client.prototype;
  let count = 0;
  pg.Client.prototype.query = function counted(this: pg.Client, ...args: unknown[]) {
    const [text] = args;
    if (typeof text !== 'string' || !text.includes('pg_notify')) count += 1;
    return (query as (...all: unknown[]) => unknown).apply(this, args);
  } as typeof query;
  try {
    await create(subject, cookie);
  } finally {
    pg.Client.prototype.query = query;
  }
  return count;
}

function median(rounds: readonly Round[], key: keyof Round): number {
  return rounds.map((round) => round[key]).toSorted((a, b) => a - b)[Math.floor(rounds.length / 2)]!;
}

function report(name: string, statements: number, rounds: readonly Round[]): void {
  const of = (key: keyof Round, digits: number) => median(rounds, key).toFixed(digits);
  process.stdout.write(
    `${name.padEnd(8)} ${String(statements).padStart(2)} statements, ${of('requestsPerSecond', 0).padStart(5)} creations/s, ` +
      `CPU ${of('cpu', 2)} ms (PostgreSQL ${of('postgres', 2)} ms), p50 ${of('p50', 1)} ms, p99 ${of('p99', 1)} ms\n`,
  );
}
