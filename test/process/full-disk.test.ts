/** A full disk is told to the operator as what it is; clients hear 503, runs fail with their credits back. */
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, inject, test, vi } from 'vitest';
import { watchDisk } from '../../src/artifacts/full-disk.js';
import { createDiskStore } from '../../src/artifacts/disk-store.js';
import { findBinaries, findIdentity } from '../../src/db/cluster.js';
import { createWorker } from '../../src/worker/worker.js';
import { refusalOf } from '../artifacts/app.js';
import { sha256 } from '../artifacts/results.js';
import { withFolder } from '../artifacts/world.js';
import { graphqlDoor, restDoor } from '../contract/doors.js';
import { bundle, html, makeOne } from '../contract/games.js';
import { withApp, type TestApp, type TestUser } from '../helpers/app.js';
import { fill, noSmallDisk, withSmallDisk } from '../helpers/small-disk.js';
import { SHORT, type Generator } from '../helpers/tiny-game.js';

const told = (calls: readonly (readonly unknown[])[]) => calls.map(([, message]) => String(message));

async function endedRun(gateway: TestApp, user: TestUser, generator: Generator) {
  const rest = restDoor(() => gateway.app);
  const { data } = await rest.createRun(user, { prompt: 'a penguin' });
  return gateway.withWorker(generator, async () => {
    for (;;) {
      const run = (await rest.run(user, data.id)).data;
      if (['completed', 'failed'].includes(run.status as string)) return run;
      await sleep(20);
    }
  });
}

describe.skipIf(noSmallDisk !== null)(
  `the disk of DATA_DIR is full (${noSmallDisk ?? 'for real'})`,
  { timeout: 120_000 },
  () => {
    test('runs fail with their credits back, the log says it once, and all goes on when there is room', () =>
      withSmallDisk(2, (dataDir) =>
        withApp(
          async (gateway) => {
            const logged = vi.spyOn(gateway.resources.log, 'error');
            const rest = restDoor(() => gateway.app);
            const { user, artifactId } = await makeOne(gateway, bundle);
            const before = (await rest.credits(user)).data;
            const filler = await fill(dataDir);
            for (let i = 0; i < 3; i += 1) {
              const run = await endedRun(gateway, user, html);
              expect(run).toMatchObject({
                status: 'failed',
                attempt: 1,
                credits: { charged: 0, released: 10 },
                failure: { code: 'internal', retryable: true, message: expect.stringContaining('out of storage') },
              });
            }
            expect((await rest.credits(user)).data).toMatchObject({
              totalBalance: before.totalBalance,
              heldBalance: 0,
              spendableBalance: before.spendableBalance,
            });
            for (const door of [rest, graphqlDoor(() => gateway.app)]) {
              const refused = await door.singleFile(user, artifactId);
              expect([door.name, refused.status, refused.code]).toEqual([door.name, 503, 'service_unavailable']);
              expect(refused.error?.message).toContain('out of storage');
            }
            const url = `/api/game-artifacts/${artifactId}/thumbnail`;
            const headers = { cookie: user.cookie };
            expect(refusalOf(await gateway.app.inject({ url, headers }))).toBe('503 service_unavailable');
            expect(told(logged.mock.calls)).toEqual([expect.stringContaining('The disk of DATA_DIR is full')]);
            expect(free(await metrics(gateway))).toBe(0);
            // games that are there play on, and nothing is left of what found no room
            const preview = `/api/game-artifacts/${artifactId}/preview`;
            expect((await gateway.app.inject({ url: preview, headers })).statusCode).toBe(200);
            expect((await gateway.app.inject('/readyz')).statusCode).toBe(200);
            expect(await readdir(path.join(dataDir, 'artifacts', 'tmp'))).toEqual([]);

            await rm(filler);
            expect(free(await metrics(gateway))).toBeGreaterThan(1_000_000);
            expect(await endedRun(gateway, user, html)).toMatchObject({ status: 'completed' });
            expect((await rest.singleFile(user, artifactId)).status).toBe(200);
            expect((await gateway.app.inject({ url, headers })).statusCode).toBe(200);
          },
          { dataDir },
        ),
      ));

    test('what was there before stays, and the log says it again after a while', () =>
      withSmallDisk(1, async (dir) => {
        const lines: unknown[][] = [];
        let now = Date.now();
        const store = watchDisk(
          createDiskStore(dir),
          { error: (...line: unknown[]) => void lines.push(line) },
          () => now,
        );
        const small = Buffer.from('a penguin');
        await store.put(sha256(small), small);
        await fill(dir);
        const large = randomBytes(100_000);
        for (const minutes of [0, 5, 4, 2, 1]) {
          now += minutes * 60_000;
          await expect(store.put(sha256(large), large)).rejects.toMatchObject({ name: 'StoreFull' });
          await store.put(sha256(small), small);
        }
        expect(lines).toHaveLength(2);
        expect(await store.has(sha256(large))).toBe(false);
        expect(await store.size(sha256(small))).toBe(small.length);
      }));
  },
);

test('a disk that fails otherwise is not called full', () =>
  withFolder(async (dir) => {
    const lines: unknown[] = [];
    const store = watchDisk(createDiskStore(path.join(dir, 'x')), {
      error: (...line: unknown[]) => void lines.push(line),
    });
    await expect(store.put(sha256('a'), Buffer.from('b'))).rejects.toThrow(/does not hash/u);
    expect(lines).toEqual([]);
  }));

const metrics = async ({ app }: TestApp) => (await app.inject('/metrics')).body;
const free = (text: string) => Number(/^gamewright_data_disk_free_bytes (\d+)$/mu.exec(text)?.[1] ?? Number.NaN);

test('the room on a disk that is not there is no figure', () =>
  withApp(async (gateway) => {
    expect(free(await metrics(gateway))).toBeGreaterThan(0);
    await rm(gateway.resources.config.dataDir, { recursive: true });
    expect(free(await metrics(gateway))).toBeNaN();
    expect((await gateway.app.inject('/metrics')).statusCode).toBe(200);
  }));

/** A gateway whose tables can be moved to a disk of PostgreSQL's that is full. */
async function withFullDatabase(
  work: (full: {
    gateway: TestApp;
    /** moves these there, and fills it */
    fillBehind: (...tables: string[]) => Promise<void>;
    makeRoom: () => Promise<void>;
  }) => Promise<void>,
): Promise<void> {
  await withSmallDisk(4, async (disk) => {
    const space = `full_${randomBytes(6).toString('hex')}`;
    const folder = path.join(disk, 'space');
    await mkdir(folder);
    const { uid, gid } = await findIdentity(await findBinaries(), disk);
    await chown(folder, uid!, gid!);
    const server = new pg.Client({ connectionString: inject('postgresUrl') });
    await server.connect();
    try {
      await server.query(`create tablespace ${space} location '${folder}'`);
      await withApp(async (gateway) => {
        const { pool } = gateway.resources.database;
        await work({
          gateway,
          async fillBehind(...tables) {
            for (const table of tables) await pool.query(`alter table ${table} set tablespace ${space}`);
            // rows of 2 KB that nothing compresses and nobody tidies up: many at once, then one by one into what is left
            await pool.query(
              `create table filler (content text) with (autovacuum_enabled = false) tablespace ${space}`,
            );
            for (const rows of [200, 1]) {
              const insert = async () => {
                for (;;)
                  await pool.query(
                    `insert into filler select (select string_agg(md5(random()::text || i || j), '')
                       from generate_series(1, 58) j) from generate_series(1, $1::int) i`,
                    [rows],
                  );
              };
              await expect(insert()).rejects.toMatchObject({ code: '53100' });
            }
          },
          makeRoom: async () => void (await pool.query('drop table filler')),
        });
      });
    } finally {
      await server.query(`drop tablespace if exists ${space}`);
      await server.end();
    }
  });
}

const FULL_DATABASE = 'The disk of PostgreSQL is full';

describe.skipIf(noSmallDisk !== null)(
  `the disk of PostgreSQL is full (${noSmallDisk ?? 'for real'})`,
  { timeout: 120_000 },
  () => {
    test('creation answers 503, nothing is held, and the log says why', () =>
      withFullDatabase(async ({ gateway, fillBehind, makeRoom }) => {
        const { log } = gateway.resources;
        const lines: unknown[][] = [];
        const child = log.child.bind(log);
        vi.spyOn(log, 'child').mockImplementation((...args) =>
          Object.assign(child(...args), { error: (...line: unknown[]) => void lines.push(line) }),
        );
        const user = await gateway.signUp();
        await fillBehind('runs');
        const rest = restDoor(() => gateway.app);
        const long = () => ({ prompt: randomBytes(3_900).toString('hex'), mode: 'quick_html' });
        let accepted = 0;
        let refused = await rest.createRun(user, long());
        // what is left on the pages of the table is used up first
        for (; refused.status === 202 && accepted < 9; accepted += 1) refused = await rest.createRun(user, long());
        expect([refused.status, refused.code]).toEqual([503, 'service_unavailable']);
        expect(told(lines)).toEqual([expect.stringContaining(FULL_DATABASE)]);
        expect((await rest.credits(user)).data.heldBalance).toBe(accepted * 10);
        expect((await rest.runs(user)).data).toHaveLength(accepted);
        await makeRoom();
        expect((await rest.createRun(user, long())).status).toBe(202);
      }));

    test('a run that cannot be finished waits for room, and the log of the worker says why', () =>
      withFullDatabase(async ({ gateway, fillBehind, makeRoom }) => {
        const { services, ...resources } = gateway.resources;
        const user = await gateway.signUp();
        const rest = restDoor(() => gateway.app);
        const { data } = await rest.createRun(user, { prompt: 'a penguin' });
        await fillBehind('artifacts');
        const logged = vi.spyOn(resources.log, 'error');
        const worker = createWorker({ ...resources, artifacts: services.artifacts, generator: html, times: SHORT });
        await worker.start();
        try {
          while (!told(logged.mock.calls).some((line) => line.includes(FULL_DATABASE))) await sleep(20);
          await makeRoom();
          let run = (await rest.run(user, data.id)).data;
          for (; run.status !== 'completed'; run = (await rest.run(user, data.id)).data) {
            expect(run.status).not.toBe('failed');
            await sleep(20);
          }
          expect(run).toMatchObject({ credits: { held: 0, charged: 10 } });
          expect(run.attempt).toBeGreaterThan(1);
        } finally {
          await worker.stop(1);
        }
      }));
  },
);
