import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDiskStore } from '../../src/artifacts/disk-store.js';
import { EXAMPLES } from '../../src/generation/providers/code-reference.js';
import { withDatabase } from '../helpers/database.js';
import { form, SECRET_KEY } from '../helpers/model-forms.js';
import { withModelServer } from '../helpers/model-server.js';
import { installProgram, type Program } from '../helpers/program.js';
import { withRuns } from '../helpers/runs.js';

let program: Program;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gamewright-operator-'));
  program = await installProgram();
}, 120_000);

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

const line = (id: string, userEmail: string, prompt = 'a penguin') =>
  `${JSON.stringify({ kind: 'generatorRun', id, userEmail, status: 'succeeded', prompt, createdAt: '2024-05-06T07:08:09Z' })}\n`;

async function written(name: string, content: string | Buffer): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, content);
  return file;
}

describe('npm run import:legacy', { timeout: 240_000 }, () => {
  test('imports a file, packed or not, and says what became of it', () =>
    withRuns(async ({ database, url, signUp }) => {
      const { user } = await signUp(100);
      const env = { DATABASE_URL: url };
      const balance = `{"kind": "retiredBalance", "userEmail": "${user.email}", "balance": 5}\r\n`;
      const text = `${line('a', user.email)}${line('b', user.email)}${balance}`;
      const first = await program.run('operator/import-legacy', [await written('a.ndjson', text)], env);
      expect(first).toMatchObject({
        code: 0,
        stdout: expect.stringContaining('3 lines: 2 added, 1 changed, 0 unchanged, 0 refused'),
      });
      const packed = await written('a.ndjson.gz', gzipSync(text));
      const again = await program.run('operator/import-legacy', [packed], env);
      expect(again).toMatchObject({
        code: 0,
        stdout: expect.stringContaining('3 lines: 0 added, 0 changed, 3 unchanged'),
      });
      const { rows } = await database.pool.query('select id from generator_runs order by id');
      expect(rows).toEqual([{ id: 'a' }, { id: 'b' }]);
    }));

  test('writes refused lines to stderr or a file, and ends with 3', () =>
    withRuns(async ({ url, signUp }) => {
      const { user } = await signUp(100);
      const text = `${line('a', user.email)}nonsense\n${line('b', 'nobody@example.test')}${'?\n'.repeat(60)}`;
      const file = await written('bad.ndjson', text);
      const shown = await program.run('operator/import-legacy', [file], { DATABASE_URL: url });
      expect(shown).toMatchObject({
        code: 3,
        stdout: expect.stringContaining('1 added, 0 changed, 0 unchanged, 62 refused'),
      });
      expect(shown.stderr).toContain('line 2: The line is not JSON.');
      expect(shown.stderr).toContain('line 3: User not found');
      expect(shown.stderr).toContain('and 12 more');
      expect(shown.stderr).not.toContain('nobody@');

      const refused = path.join(folder, 'refused.ndjson');
      expect(
        await program.run('operator/import-legacy', [file, '--refused', refused], { DATABASE_URL: url }),
      ).toMatchObject({
        code: 3,
        stderr: expect.not.stringContaining('line 2'),
      });
      const reported = (await readFile(refused, 'utf8'))
        .trim()
        .split('\n')
        .map((each) => JSON.parse(each) as { line: number });
      expect(reported).toHaveLength(62);
      expect(reported[1]).toEqual({ line: 3, reason: 'User not found. Create the account first.' });
      expect(await readFile(file, 'utf8')).toBe(text);
    }));

  test.each([
    ['no file', [], 2, 'Expected the name of one file.'],
    ['two files', ['a', 'b'], 2, 'Expected the name of one file.'],
    ['a file that is not there', ['nowhere.ndjson'], 2, "can't be read."],
    ['a folder', ['.'], 2, "can't be read."],
    ['an unknown option', ['--force', 'a'], 2, '--force'],
    [
      'the file itself for the refused lines',
      ['package.json', '--refused', './package.json'],
      2,
      'must not be the file',
    ],
    ['no place for the refused lines', ['package.json', '--refused', '/nowhere/x'], 2, 'cannot be written'],
    ['no database', ['package.json'], 5, "The database can't be reached."],
  ])('%s', async (_, args, code, message) => {
    const ended = await program.run('operator/import-legacy', args, { DATABASE_URL: 'postgres://127.0.0.1:1/x' });
    expect(ended).toMatchObject({ code, stdout: '', stderr: expect.stringContaining(message) });
  });

  test('a gzip file that was cut off is told, and what came before stays', () =>
    withRuns(async ({ database, url, signUp }) => {
      const { user } = await signUp(100);
      // of digits that do not repeat, so that the cut loses some of them
      const prompts = Array.from({ length: 5_000 }, (_, i) => line(`gen_${i}`, user.email, String(Math.sin(i))));
      const packed = gzipSync(prompts.join(''));
      const file = await written('cut.ndjson.gz', packed.subarray(0, packed.length - 5_000));
      const ended = await program.run('operator/import-legacy', [file], { DATABASE_URL: url });
      expect(ended).toMatchObject({ code: 1, stderr: expect.stringContaining('is not a complete gzip file.') });
      const { rows } = await database.pool.query(
        'select count(*)::int % 2000 as rest, count(*) > 0 as some from generator_runs',
      );
      expect(rows).toEqual([{ rest: 0, some: true }]);
    }));

  test('one import at a time', () =>
    withRuns(async ({ database, url }) => {
      const other = await database.pool.connect();
      await other.query('select pg_advisory_lock($1)', [0x67_77_6d_02]);
      const ended = await program.run('operator/import-legacy', [await written('x.ndjson', '')], { DATABASE_URL: url });
      other.release(true);
      expect(ended).toMatchObject({ code: 4, stderr: expect.stringContaining('Another import is running.') });
    }));

  test('ten times the lines take no more memory', () =>
    withRuns(async ({ url, signUp }) => {
      const { user } = await signUp(100);
      const make = async (lines: number) => {
        const file = path.join(folder, `${lines}.ndjson`);
        const content = Readable.from(
          (function* () {
            for (let i = 0; i < lines; i += 1)
              yield line(`${lines}_${i}`, user.email, `${i} `.repeat(1500 / `${i} `.length));
          })(),
        );
        await pipeline(content, createWriteStream(file));
        return file;
      };
      // garbage that waits to be collected would hide what is kept
      const env = { DATABASE_URL: url, NODE_OPTIONS: '--max-semi-space-size=4 --max-old-space-size=112' };
      const few = await program.run('operator/import-legacy', [await make(5_000)], env);
      const many = await program.run('operator/import-legacy', [await make(50_000)], env);
      expect(few).toMatchObject({ code: 0, stdout: expect.stringContaining('5,000 added') });
      expect(many).toMatchObject({ code: 0, stdout: expect.stringContaining('50,000 added') });
      // the file has 78 MiB more; keeping its records would take twice that
      expect(many.peakMiB - few.peakMiB).toBeLessThan(50);
    }));
});

describe('npm run credits', { timeout: 240_000 }, () => {
  test('posts entries and shows the balance', () =>
    withRuns(async ({ url, credits, signUp }) => {
      const { user } = await signUp(100);
      const run = (...args: string[]) => program.run('operator/credits', args, { DATABASE_URL: url });
      expect(await run('grant', user.email.toUpperCase(), '50', 'thanks')).toMatchObject({
        code: 0,
        stdout: expect.stringMatching(
          /^Posted grant of 50 .*\n.*: 150 credits, 0 reserved for runs, 150 available\n$/u,
        ),
      });
      expect(await run('adjust', user.email, '-20', 'twice')).toMatchObject({ code: 0 });
      expect(await run('purchase', user.email, '+7', 'invoice 1')).toMatchObject({ code: 0 });
      expect(await run('refund', user.email, '3', 'sorry')).toMatchObject({ code: 0 });
      expect(await run('show', user.email)).toMatchObject({ code: 0, stdout: expect.stringContaining('140 credits') });
      const entries = await credits.entries(user.id, 10);
      expect(entries.map(({ type, amount, description }) => [type, amount, description])).toEqual([
        ['refund', 3, 'sorry'],
        ['purchase', 7, 'invoice 1'],
        ['adjust', -20, 'twice'],
        ['grant', 50, 'thanks'],
        ['grant', 100, 'Test credits'],
      ]);
    }));

  test('refuses clearly, and posts nothing', () =>
    withRuns(async ({ url, credits, runs, signUp }) => {
      const viewer = await signUp(100);
      await runs.create(viewer, { prompt: 'a snake game' });
      const { email, id } = viewer.user;
      const refusals: [args: string[], code: number, message: string][] = [
        [[], 2, 'Expected purchase, grant, refund, adjust or show.'],
        [['spend', email, '1', 'x'], 2, 'got "spend"'],
        [['grant', email, '1'], 2, 'Expected EMAIL AMOUNT "why".'],
        [['grant', email, '1', 'no', 'quotes'], 2, 'Expected EMAIL AMOUNT "why".'],
        [['grant', email, '1.5', 'x'], 2, 'AMOUNT must be a whole number'],
        [['grant', email, '', 'x'], 2, 'AMOUNT must be a whole number'],
        [['show'], 2, 'Expected EMAIL.'],
        [['grant', 'nobody@example.test', '1', 'x'], 3, 'User nobody@example.test not found.'],
        [['grant', email, '-1', 'x'], 4, 'An entry of type grant is positive.'],
        [['grant', email, '0', 'x'], 4, 'whole number other than 0'],
        [['grant', email, '9999999999', 'x'], 4, 'at most 1,000,000,000'],
        [['grant', email, '1', ' '], 4, 'why: '],
        [['adjust', email, '-91', 'x'], 4, 'it has fewer available'],
      ];
      for (const [args, code, message] of refusals) {
        const ended = await program.run('operator/credits', args, { DATABASE_URL: url });
        expect([args, ended]).toMatchObject([args, { code, stdout: '', stderr: expect.stringContaining(message) }]);
      }
      expect(await credits.entries(id, 10)).toHaveLength(1);
    }));

  test('--help tells how', async () => {
    for (const script of ['operator/check-store', 'operator/credits', 'operator/import-legacy', 'operator/sweep-store'])
      expect(await program.run(script, ['--help'], {})).toMatchObject({
        code: 0,
        stdout: expect.stringContaining('npm run'),
      });
  });
});

describe('npm run store:sweep', { timeout: 240_000 }, () => {
  test('counts, removes when told to, and not next to another database', () =>
    withDatabase(async ({ pool }, url) => {
      const dir = path.join(folder, 'swept');
      const store = createDiskStore(path.join(dir, 'artifacts'));
      const keep = async (text: string) => {
        const hash = createHash('sha256').update(text).digest('hex');
        await store.put(hash, Buffer.from(text));
        await utimes(path.join(dir, 'artifacts', hash.slice(0, 2), hash.slice(2)), 0, 0);
        return hash;
      };
      const named = await Promise.all(['a', 'b', 'c'].map(keep));
      await pool.query('insert into pictures (key, sha256, size_bytes) select s, s, 1 from unnest($1::text[]) s', [
        named,
      ]);
      const forgotten = await keep('forgotten');
      const run = (...args: string[]) =>
        program.run('operator/sweep-store', args, { DATABASE_URL: url, DATA_DIR: dir });
      expect(await run()).toMatchObject({
        code: 0,
        stdout: '4 files (0.0 MiB) in the store, 1 file (0.0 MiB) unused.\n',
      });
      expect(await store.has(forgotten)).toBe(true);
      expect(await run('--remove')).toMatchObject({
        code: 0,
        stdout: expect.stringContaining('1 file (0.0 MiB) removed.'),
      });
      expect(await store.has(forgotten)).toBe(false);

      await pool.query('truncate pictures');
      expect(await run('--remove')).toMatchObject({ code: 4, stderr: expect.stringContaining('Nothing was removed') });
      for (const hash of named) expect(await store.has(hash)).toBe(true);
      expect(await run('--remove', '--force')).toMatchObject({ code: 0 });
      for (const hash of named) expect(await store.has(hash)).toBe(false);
      expect(await run('--remove')).toMatchObject({ code: 0 });
      expect(await run('--everything')).toMatchObject({ code: 2 });
    }));
});

describe('npm run models', { timeout: 240_000 }, () => {
  const run = (url: string, ...args: string[]) =>
    program.run('operator/models', args, { MODELS: 'ollama/qwen3:8b', OLLAMA_URL: url });

  test('checks each model, and shows what one reads beside the composer', async () => {
    const said = form({ game: 'dating simulation', kind: 'quiz' });
    await withModelServer([{ says: said }], async ({ url }) => {
      const checked = await run(url, 'check');
      expect(checked).toMatchObject({
        code: 0,
        stdout: expect.stringMatching(/^ollama\/qwen3:8b: answered, 1000 \+ 200 tokens/u),
      });
      const tried = await run(url, 'try', 'a dating simulation with three endings');
      expect(tried.code).toBe(0);
      expect(tried.stdout).toMatch(/^kind +\w+ +quiz$/mu);
      expect(tried.stdout).toContain('dating simulation (far)');
    });
  });

  test('has a game written, and leaves it beside the composer’s to be played', async () => {
    const page = EXAMPLES[0]!.page;
    await withModelServer([{ says: page.replace('advanceTime', 'advance') }, { says: page }], async ({ url }) => {
      const file = await written(
        'models.yaml',
        JSON.stringify({
          providers: [{ name: 'here', type: 'compatible', url, key: 'TRIED_KEY' }],
          models: [{ id: 'big', provider: 'here', model: 'it', price: { input: 1, output: 10 } }],
          policy: [{ use: ['big'], depth: 'write' }],
        }),
      );
      const tried = await program.run('operator/models', ['try', 'a penguin catches 10 fish'], {
        MODELS_FILE: file,
        TRIED_KEY: SECRET_KEY,
        // no browser: what it wrote is read, and not played
        CHROMIUM_PATH: path.join(folder, 'none'),
      });
      expect(tried).toMatchObject({ code: 0 });
      expect(tried.stdout).toMatch(/^here\/it mends: hook: /mu);
      expect(tried.stdout).toMatch(/^attempt 2: answered, 3000 \+ 2000 tokens, \$0\.02300 {2}here\/it$/mu);
      expect(tried.stdout).toMatch(/^hero +penguin$/imu);
      expect(tried.stdout).not.toContain('requestAnimationFrame');
      expect(tried.stdout + tried.stderr).not.toContain(SECRET_KEY);
      const [composed, own] = [...tried.stdout.matchAll(/^(?:composer|written) +(\S+\.html)/gmu)].map(([, at]) => at!);
      expect((await readFile(own!, 'utf8')).includes('score:0,lives:3')).toBe(true);
      // as a yes or no: a game is long
      expect((await readFile(composed!, 'utf8')).includes('LittleJS')).toBe(true);
      await rm(path.dirname(own!), { recursive: true });
    });
  });

  test('checks the model that draws', async () => {
    await withModelServer([{ says: 'bm90aGluZw==' }], async ({ url, requests }) => {
      const file = await written(
        'images.yaml',
        JSON.stringify({
          providers: [{ name: 'here', type: 'compatible', url }],
          images: { provider: 'here', model: 'painter', price: 0.02 },
        }),
      );
      const checked = await program.run('operator/models', ['check'], { MODELS_FILE: file });
      expect(checked).toMatchObject({
        code: 3,
        stdout: expect.stringMatching(/^here\/painter \(images\): invalid, 0 \+ 0 tokens, \$0\.02000/u),
      });
      expect(requests).toHaveLength(1);
    });
  });

  test('a model that does not answer, and settings that are wrong, are told', async () => {
    const gone = await withModelServer([], async ({ url }) => url);
    expect(await run(gone, 'check')).toMatchObject({ code: 3, stdout: expect.stringContaining('unavailable') });
    const wrong = await program.run('operator/models', ['check'], { MODELS: 'openai/gpt-5-mini', OPENAI_API_KEY: '' });
    expect(wrong).toMatchObject({ code: 2, stderr: expect.stringContaining('OPENAI_API_KEY is not set') });
  });
});
