/**
 * `npm run bench:statements`: what a statement of our own costs beside the same through the unit of work, for the table
 * in ARCHITECTURE.md. Each pair does the same job on the same rows. Rounds alternate between the two, so that both meet
 * the same weather; the middle of the rounds' ratios is told, by processor time of this process and by the clock.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LockMode } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { Session } from '../../src/accounts/session.entity.js';
import { createSessionFinder, openSession } from '../../src/accounts/sessions.js';
import { User } from '../../src/accounts/user.entity.js';
import { CreditAccount } from '../../src/credits/credit-account.entity.js';
import { CreditEntry } from '../../src/credits/credit-entry.entity.js';
import { createCreditsService } from '../../src/credits/credits.service.js';
import { postEntry } from '../../src/credits/ledger.js';
import { startEmbeddedPostgres } from '../../src/db/embedded.js';
import { openDatabase, type Database } from '../../src/db/orm.js';
import { RateLimit } from '../../src/db/rate-limit.entity.js';
import { takeHit } from '../../src/db/rate-limit.js';
import { inTransaction } from '../../src/db/transaction.js';
import { entities } from '../../src/entities.js';
import { GeneratorRun } from '../../src/legacy/generator-run.entity.js';
import { writeRuns } from '../../src/legacy/import/write.js';
import { migrate } from '../../src/process/migrate.js';
import { listRuns } from '../../src/runs/list-reads.js';
import { Run } from '../../src/runs/run.entity.js';
import { Thread } from '../../src/runs/thread.entity.js';

const ROUNDS = 9;

interface Pair {
  readonly name: string;
  /** in a round */
  readonly times: number;
  readonly own: () => Promise<unknown>;
  readonly unitOfWork: () => Promise<unknown>;
}

interface Cost {
  readonly cpu: number;
  readonly clock: number;
}

async function cost(times: number, work: () => Promise<unknown>): Promise<Cost> {
  const cpu = process.cpuUsage();
  const start = performance.now();
  for (let i = 0; i < times; i += 1) await work();
  const { user, system } = process.cpuUsage(cpu);
  return { cpu: (user + system) / 1_000 / times, clock: (performance.now() - start) / times };
}

const middle = (values: readonly number[]): string => values.toSorted((a, b) => a - b)[values.length >> 1]!.toFixed(2);

async function compare({ name, times, own, unitOfWork }: Pair): Promise<void> {
  const rounds: { own: Cost; unitOfWork: Cost }[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const costs = { own: await cost(times, own), unitOfWork: await cost(times, unitOfWork) };
    // the first round warms up
    if (round > 0) rounds.push(costs);
  }
  const by = (part: keyof Cost) => {
    const ratio = middle(rounds.map((each) => each.unitOfWork[part] / each.own[part]));
    return `${ratio} (${middle(rounds.map((each) => each.own[part]))} → ${middle(rounds.map((each) => each.unitOfWork[part]))} ms)`;
  };
  process.stdout.write(`${name.padEnd(28)} processor × ${by('cpu')}, clock × ${by('clock')}\n`);
}

/** One user with 20 runs, as they are accepted. */
async function fill({ orm }: Database): Promise<string> {
  const em = orm.em.fork();
  const user = em.create(User, { email: 'bench@example.test', name: 'Bench', passwordHash: null });
  em.create(CreditAccount, { userId: user.id, posted: 1_000_000, granted: 1_000_000 });
  const thread = em.create(Thread, { id: uuidv7(), userId: user.id, key: 'bench' });
  await em.flush();
  const common = { prompt: 'a snake that eats apples', intent: 'auto', assetMode: 'auto', lastSeq: 1 } as const;
  const keys = { userId: user.id, threadId: thread.id, parentRunId: null, context: null };
  for (let i = 0; i < 20; i += 1)
    em.create(Run, { id: uuidv7(), ...keys, ...common, mode: 'quick_html', seed: i, price: 1 });
  await em.flush();
  return user.id;
}

async function pairs(database: Database): Promise<readonly Pair[]> {
  const { orm, pool } = database;
  const userId = await fill(database);
  const client = { ip: '127.0.0.1', userAgent: 'bench' };
  const { token, session } = await openSession(pool, userId, client);
  const { tokenHash } = await orm.em.fork().findOneOrFail(Session, { id: session.id });
  const credits = createCreditsService({
    database,
    wakeups: { wake: () => undefined, on: () => () => undefined, onGap: () => () => undefined },
  });
  const lines = Array.from({ length: 2_000 }, (_, line) => ({
    kind: 'generatorRun' as const,
    line,
    userId,
    email: null,
    id: `run-${line}`,
    prompt: 'a snake',
    provider: null,
    usePaidFallback: false,
    resultUrl: null,
    createdAt: '2024-01-01T00:00:00Z',
    finishedAt: null,
  }));
  let written = 0;
  // each batch changes every line
  const batch = () => lines.map((line) => ({ ...line, status: `status-${(written += 1)}` }));
  const account = { lockMode: LockMode.PESSIMISTIC_WRITE };
  const findSession = createSessionFinder(pool);

  return [
    {
      name: 'session of a request',
      times: 200,
      own: () => findSession(token),
      unitOfWork: async () => {
        const em = orm.em.fork();
        const found = await em.findOneOrFail(Session, { tokenHash, expiresAt: { $gt: new Date() } });
        return em.findOneOrFail(User, { id: found.userId });
      },
    },
    {
      name: '20 runs of a user',
      times: 100,
      own: () => listRuns(pool, userId, 20),
      unitOfWork: () => orm.em.fork().find(Run, { userId }, { orderBy: { id: 'desc' }, limit: 20 }),
    },
    {
      name: 'balance',
      times: 200,
      own: () => credits.balance(userId),
      unitOfWork: () => orm.em.fork().findOneOrFail(CreditAccount, { userId }),
    },
    {
      name: 'entry of the ledger',
      times: 100,
      own: () => inTransaction(database, (tx) => postEntry(tx, userId, { type: 'grant', amount: 1, description: 'b' })),
      unitOfWork: () =>
        inTransaction(database, async ({ em }) => {
          const found = await em.findOneOrFail(CreditAccount, { userId }, account);
          found.posted += 1;
          found.granted += 1;
          const entry = { id: uuidv7(), userId, runId: null, amount: 1, description: 'b', balanceAfter: found.posted };
          em.create(CreditEntry, { ...entry, type: 'grant' });
        }),
    },
    {
      name: 'hit of a rate limit',
      times: 200,
      own: () => takeHit(pool, 'own', 1_000_000, 60),
      unitOfWork: () =>
        inTransaction(database, async ({ em }) => {
          const limit = await em.findOne(RateLimit, { key: 'unit' }, account);
          if (limit) limit.hits += 1;
          else em.create(RateLimit, { key: 'unit', windowStart: new Date(), windowSeconds: 60, hits: 1 });
        }),
    },
    {
      name: '2,000 lines of an import',
      times: 1,
      own: () => writeRuns(pool, batch()),
      unitOfWork: () =>
        orm.em.fork().upsertMany(
          GeneratorRun,
          batch().map(({ line: _line, kind: _kind, email: _email, createdAt, finishedAt: _end, ...row }) => ({
            ...row,
            createdAt: new Date(createdAt),
            finishedAt: null,
          })),
        ),
    },
  ];
}

const folder = await mkdtemp(path.join(tmpdir(), 'gamewright-bench-'));
const postgres = await startEmbeddedPostgres({ dir: path.join(folder, 'postgres'), throwaway: true });
const database = await openDatabase({ url: postgres.url, poolSize: 4, entities, log: () => undefined });
try {
  await migrate(database);
  for (const pair of await pairs(database)) await compare(pair);
} finally {
  await database.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
