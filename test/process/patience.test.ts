/** A process that starts while its database is away: every connection of the start is tried again. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino, type Logger } from 'pino';
import { expect, test } from 'vitest';
import { createAccountsService } from '../../src/accounts/accounts.service.js';
import { readConfig } from '../../src/config.js';
import { openDatabase } from '../../src/db/orm.js';
import { whenThere } from '../../src/db/patience.js';
import { openWakeups } from '../../src/db/wakeups.js';
import { entities } from '../../src/entities.js';
import { migrateAt } from '../../src/process/migrate.js';
import { createJobQueue } from '../../src/queue/queue.js';
import { openAwayProxy, type AwayProxy } from '../helpers/away-proxy.js';
import { createTestDatabase } from '../helpers/database.js';
import { compile } from '../helpers/program.js';

const AWAY = /^The database is away \(.+\); trying again for 60 s\.$/u;

async function withProxy(work: (proxy: AwayProxy) => Promise<void>): Promise<void> {
  const { url, drop } = await createTestDatabase();
  const proxy = await openAwayProxy(url);
  try {
    await work(proxy);
  } finally {
    await proxy.close();
    await drop();
  }
}

function loggingTo(warn: (message: string) => void): Logger {
  return pino({ level: 'warn' }, { write: (line: string) => warn((JSON.parse(line) as { msg: string }).msg) });
}

const STEPS = ['migration', 'wake-ups', 'queue', 'demo account'] as const;
type Step = (typeof STEPS)[number];

/** All that the start of a gateway asks of the database, in its order. Lines of the log. */
async function start(url: string, before: (step: Step) => void = () => undefined): Promise<string[]> {
  const lines: string[] = [];
  const warn = (message: string) => void lines.push(message);
  const log = loggingTo(warn);
  before('migration');
  await migrateAt(url, log);
  const database = await openDatabase({ url, poolSize: 2, entities, log: () => undefined });
  try {
    before('wake-ups');
    const wakeups = await openWakeups(url, warn);
    try {
      before('queue');
      const queue = await createJobQueue({ database, log });
      await queue.stop();
      before('demo account');
      await createAccountsService({ database, config: readConfig({}), wakeups, log }).ensureDemoAccount();
    } finally {
      await wakeups.close();
    }
  } finally {
    await database.close();
  }
  return lines;
}

test.each(['recovering', 'dropped'] as const)(
  'whichever connection of a start is turned away (%s), the start goes on',
  (how) =>
    withProxy(async (proxy) => {
      let waits = 0;
      for (let nth = 0; ; nth += 1) {
        proxy.turnAway(how, 1, nth);
        const lines = await start(proxy.url);
        if (proxy.turnedAway === 0) break;
        // pg-boss does without some answers
        expect(lines.length).toBeLessThanOrEqual(1);
        for (const line of lines) expect(line).toMatch(AWAY);
        waits += lines.length;
      }
      // of the migration, the wake-ups and the pool
      expect(waits).toBeGreaterThanOrEqual(3);
    }),
  60_000,
);

test.each(STEPS)('a database that goes away before this: %s', (step) =>
  withProxy(async (proxy) => {
    const lines = await start(proxy.url, (next) => {
      if (next !== step) return;
      proxy.turnAway('recovering', 3);
      proxy.cut();
    });
    expect(proxy.turnedAway).toBe(3);
    expect(lines).toContainEqual(expect.stringMatching(AWAY));
  }),
);

test('one line is logged, however often it is tried', () =>
  withProxy(async (proxy) => {
    proxy.turnAway('recovering', 4);
    expect(await start(proxy.url)).toEqual([
      'The database is away (the database system is starting up); trying again for 60 s.',
    ]);
    expect(proxy.turnedAway).toBe(4);
  }));

test('a database that nobody listens for yet is waited for', () =>
  withProxy(async (proxy) => {
    const listen = await proxy.refuse();
    const waiting = Promise.withResolvers<string>();
    const migrated = migrateAt(proxy.url, loggingTo(waiting.resolve));
    expect(await waiting.promise).toContain('ECONNREFUSED');
    await listen();
    await migrated;
  }));

test.each([
  ['a wrong password', '28P01', (url: URL) => void (url.password = 'wrong')],
  ['a database that is not there', '3D000', (url: URL) => void (url.pathname = '/nowhere')],
])('%s is told at once', async (_, code, change) => {
  const { url, drop } = await createTestDatabase();
  const wrong = new URL(url);
  change(wrong);
  const lines: string[] = [];
  await expect(
    migrateAt(
      wrong.href,
      loggingTo((line) => lines.push(line)),
    ),
  ).rejects.toMatchObject({ code });
  await expect(openWakeups(wrong.href, (line) => lines.push(line))).rejects.toMatchObject({ code });
  expect(lines).toEqual([]);
  await drop();
});

test('a database that stays away is given up after the limit', async () => {
  const lines: string[] = [];
  let tries = 0;
  const work = async () => {
    tries += 1;
    throw Object.assign(new Error('the database system is starting up'), { code: '57P03' });
  };
  await expect(whenThere(work, (line) => lines.push(line), 250)).rejects.toThrow('starting up');
  expect(tries).toBeGreaterThan(1);
  expect(lines).toHaveLength(1);
});

test(
  'the program starts when PostgreSQL has recovered, and ends at once where the password is wrong',
  () =>
    withProxy(async (proxy) => {
      const out = await compile();
      const dataDir = await mkdtemp(path.join(tmpdir(), 'gamewright-patience-'));
      const run = (url: string) => {
        const secret = 'a secret of at least thirty-two characters';
        const env = { DATABASE_URL: url, DATA_DIR: dataDir, SESSION_SECRET: secret, PREVIEW_TOKEN_KEYS: secret };
        const child = spawn(process.execPath, [path.join(out, 'src/main.js'), '--role=worker'], {
          env: { PATH: process.env['PATH'], ...env },
          stdio: ['ignore', 'pipe', 'pipe'],
        });
        let output = '';
        for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
        const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
        return { child, ended, output: () => output };
      };
      try {
        proxy.turnAway('recovering', 3, 1);
        const worker = run(proxy.url);
        await expect.poll(worker.output, { timeout: 120_000 }).toContain('The worker is ready.');
        expect(worker.output()).toContain('The database is away (the database system is starting up)');
        worker.child.kill('SIGTERM');
        expect(await worker.ended).toBe(0);
        const wrong = new URL(proxy.url);
        wrong.password = 'wrong';
        const refused = run(wrong.href);
        expect(await refused.ended).toBe(1);
        expect(refused.output()).toContain('password authentication failed');
        expect(refused.output()).not.toContain('is away');
      } finally {
        await rm(dataDir, { recursive: true, force: true });
      }
    }),
  240_000,
);
