/** `npm run store:check`, as an operator runs it beside the service. */
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type * as composerModule from '../../src/generation/providers/composer.js';
import type { GenerationResult } from '../../src/generation/provider.types.js';
import { fileOf, flip } from '../artifacts/damage.js';
import { htmlResult } from '../artifacts/results.js';
import { penguin } from '../generation/designs.js';
import { withApp } from '../helpers/app.js';
import { withDatabase } from '../helpers/database.js';
import { installProgram, type Program } from '../helpers/program.js';
import { addGame, publishGame, PUBLICATION } from '../public/world.js';

let program: Program;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gamewright-operator-'));
  program = await installProgram();
}, 120_000);

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** A game as the compiled program makes it: its bytes are those of the compiled scripts. */
async function compose(): Promise<GenerationResult> {
  const composer = path.join(program.folder, 'src/generation/providers/composer.js');
  const { composeDesign } = (await import(composer)) as typeof composerModule;
  return composeDesign(penguin, 'quick_html', { signal: new AbortController().signal, report: () => undefined });
}

describe('npm run store:check', { timeout: 240_000 }, () => {
  test('tells of damaged content, rebuilds it beside the running service, and says so by its exit code', () =>
    withApp(async (service) => {
      const { app, databaseUrl, resources } = service;
      const { dataDir } = resources.config;
      const stored = (sha256: string) => fileOf(path.join(dataDir, 'artifacts'), sha256);
      const run = (...args: string[]) =>
        program.run('operator/check-store', args, { DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
      const game = await publishGame(service, PUBLICATION, await compose());
      const foreign = await addGame(service, game.owner, htmlResult());
      const image = `/games/${game.record.slug}/image.png`;
      const drawn = await app.inject(image);
      const picture = JSON.parse(String(drawn.headers['etag'])) as string;
      expect(await run()).toMatchObject({
        code: 0,
        stdout: '2 artifacts and 1 picture checked: nothing is damaged.\n',
      });

      const play = `/games/${game.record.slug}/play/${game.sha256}`;
      await flip(stored(game.sha256));
      await rm(stored(foreign.sha256));
      await flip(stored(picture));
      expect((await app.inject(play)).statusCode).toBe(503);
      const lines = [
        `hash  artifact ${game.artifactId}  run ${game.runId}  "index.html"  ${game.sha256}  (other bytes of the same length)`,
        `missing  artifact ${foreign.artifactId}  run ${foreign.runId}  "index.html"  ${foreign.sha256}  (there is no such file)`,
        `hash  picture  ${picture}  (other bytes of the same length)`,
      ];
      const found = await run();
      expect(found).toMatchObject({
        code: 3,
        stdout: [...lines, '2 artifacts and 1 picture checked: 3 files damaged or missing.', ''].join('\n'),
      });
      const rebuilt = await run('--rebuild');
      expect(rebuilt).toMatchObject({
        code: 3,
        stdout: [
          `${lines[0]}  REBUILT`,
          `${lines[1]}  NOT REBUILT: This version of the program doesn’t know its design.`,
          `${lines[2]}  REBUILT`,
          '2 artifacts and 1 picture checked: 3 files damaged or missing, 2 of them rebuilt.',
          '',
        ].join('\n'),
      });
      // the service serves it again, as it was
      expect((await app.inject(play)).statusCode).toBe(200);
      expect((await app.inject(image)).rawPayload.equals(drawn.rawPayload)).toBe(true);
      const left = await run();
      expect(left).toMatchObject({ code: 3, stdout: expect.stringContaining('1 file damaged or missing.') });
      await resources.database.pool.query('delete from artifacts where id = $1', [foreign.artifactId]);
      expect(await run('--rebuild')).toMatchObject({ code: 0 });
    }));

  test('looks at nothing where there is no store, no database, or another option', () =>
    withDatabase(async (_, url) => {
      const empty = path.join(folder, 'empty');
      await mkdir(empty);
      const run = (dataDir: string, databaseUrl: string, ...args: string[]) =>
        program.run('operator/check-store', args, { DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
      expect(await run(empty, url, '--rebuild')).toMatchObject({
        code: 4,
        stdout: '',
        stderr: expect.stringContaining('There is no store in'),
      });
      await mkdir(path.join(empty, 'artifacts'));
      expect(await run(empty, 'postgres://127.0.0.1:1/x')).toMatchObject({ code: 5 });
      expect(await run(empty, url, '--repair')).toMatchObject({ code: 2 });
      expect(await run(empty, url, '--help')).toMatchObject({ code: 0, stdout: expect.stringContaining('--rebuild') });
      expect(await run(empty, url)).toMatchObject({
        code: 0,
        stdout: '0 artifacts and 0 pictures checked: nothing is damaged.\n',
      });
    }));

  test('ten times the artifacts take no more memory', () =>
    withApp(async ({ resources, databaseUrl, signUp }) => {
      const { dataDir } = resources.config;
      await mkdir(path.join(dataDir, 'artifacts'), { recursive: true });
      const { pool } = resources.database;
      const user = await signUp();
      const [threadId, runId] = [uuidv7(), uuidv7()];
      await pool.query('insert into threads (id, user_id, key) values ($1, $2, $3)', [threadId, user.id, threadId]);
      await pool.query(
        `insert into runs (id, user_id, thread_id, prompt, mode, intent, asset_mode, seed, price)
         values ($1, $2, $3, 'x', 'quick_html', 'auto', 'auto', 1, 10)`,
        [runId, user.id, threadId],
      );
      // each with bytes and files of its own, none of which is there
      const add = (count: number) =>
        pool.query(
          `with made as (
             insert into artifacts (id, run_id, user_id, type, title, content_type, size_bytes, file_count, sha256,
               entry_path, manifest, design, playability)
             select gen_random_uuid(), $1, $2, 'html', 'x', 'text/html', 5, 5, encode(sha256(i::text::bytea), 'hex'),
               'index.html', '{}', '{}', '{}' from generate_series(1, $3::int) i returning id)
           insert into artifact_files (artifact_id, path, sha256, size_bytes, content_type, role)
           select id, 'file ' || n, encode(sha256((id::text || n)::bytea), 'hex'), 5, 'text/plain', 'asset'
           from made, generate_series(1, 5) n`,
          [runId, user.id, count],
        );
      const env = {
        DATABASE_URL: databaseUrl,
        DATA_DIR: dataDir,
        NODE_OPTIONS: '--max-semi-space-size=4 --max-old-space-size=112',
      };
      await add(500);
      const few = await program.run('operator/check-store', [], env);
      await add(4_500);
      const many = await program.run('operator/check-store', [], env);
      expect([few.code, many.code]).toEqual([3, 3]);
      expect(few.stdout).toContain('2,500 files damaged or missing.');
      expect(many.stdout).toContain('25,000 files damaged or missing.');
      expect(many.peakMiB - few.peakMiB).toBeLessThan(30);
      await rename(path.join(dataDir, 'artifacts'), path.join(dataDir, 'gone'));
      expect((await program.run('operator/check-store', [], env)).code).toBe(4);
    }));
});
