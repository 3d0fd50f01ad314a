import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../src/accounts/accounts.model.js';
import type { Database } from '../../src/db/orm.js';
import { importLegacy, type ImportCounts } from '../../src/legacy/import/import.js';
import { createGeneratorRunsService } from '../../src/legacy/legacy.service.js';
import { expectInvariants } from '../helpers/invariants.js';
import { withRuns } from '../helpers/runs.js';

interface Result extends Partial<ImportCounts> {
  readonly refusals: Record<number, string>;
  readonly users: string[];
}

async function load({ pool }: Database, lines: readonly (object | string | Buffer)[]): Promise<Result> {
  const bytes = lines.flatMap((line) => [
    Buffer.isBuffer(line) ? line : Buffer.from(typeof line === 'string' ? line : JSON.stringify(line)),
    Buffer.from('\n'),
  ]);
  const refusals: Record<number, string> = {};
  const users: string[] = [];
  const client = await pool.connect();
  try {
    const counts = await importLegacy({
      db: client,
      source: Readable.from(bytes),
      onRefused: (line, reason) => void (refusals[line] = reason),
      onBalances: (ids) => users.push(...ids),
    });
    return { ...counts, refusals, users };
  } finally {
    client.release();
  }
}

const run = ({ user }: Viewer, fields: object = {}) => ({
  kind: 'generatorRun',
  id: 'gen_1',
  userEmail: user.email,
  status: 'succeeded',
  prompt: 'a penguin',
  provider: 'acme',
  usePaidFallback: true,
  resultUrl: 'https://old.example/1',
  createdAt: '2024-05-06T07:08:09.123+02:00',
  finishedAt: '2024-05-06T07:09:00Z',
  ...fields,
});
const balance = ({ user }: Viewer, free: unknown) => ({ kind: 'retiredBalance', userId: user.id, balance: free });

const allRows = async ({ pool }: Database) => [
  (await pool.query('select xmin, * from generator_runs order by id')).rows,
  (await pool.query('select xmin, * from credit_accounts order by user_id')).rows,
  (await pool.query('select * from credit_entries order by seq')).rows,
];

describe('the legacy import', () => {
  it('brings records in as they were, for the user that the line names', () =>
    withRuns(async ({ database, credits, signUp }) => {
      const [ada, ben] = [await signUp(100), await signUp(0)];
      const lines = [
        run(ada, { userEmail: ` ${ada.user.email.toUpperCase()} `, unknown: { field: true } }),
        '',
        {
          kind: 'generatorRun',
          id: 'ü/2',
          userId: ben.user.id,
          status: 'failed',
          prompt: '',
          createdAt: '1999-12-31T23:59:59Z',
        },
        balance(ada, 12),
        '  \r',
      ];
      expect(await load(database, lines)).toEqual({
        lines: 3,
        added: 2,
        changed: 1,
        unchanged: 0,
        refused: 0,
        refusals: {},
        users: [ada.user.id],
      });
      const runs = createGeneratorRunsService({ database });
      expect(await runs.find(ada, 'gen_1')).toEqual({
        id: 'gen_1',
        status: 'succeeded',
        prompt: 'a penguin',
        provider: 'acme',
        usePaidFallback: true,
        resultUrl: 'https://old.example/1',
        createdAt: new Date('2024-05-06T05:08:09.123Z'),
        finishedAt: new Date('2024-05-06T07:09:00Z'),
      });
      expect(await runs.find(ben, 'ü/2')).toMatchObject({ provider: null, usePaidFallback: false, finishedAt: null });
      expect(await runs.find(ben, 'gen_1')).toBeNull();
      // shown, never spendable, and no entry of the ledger
      expect(await credits.balance(ada.user.id)).toMatchObject({
        totalBalance: 112,
        studioBalance: 100,
        spendableBalance: 100,
        freeGeneratorBalance: 12,
      });
      expect(await credits.entries(ada.user.id, 10)).toHaveLength(1);
    }));

  it('a second time changes nothing, not even a row’s version', () =>
    withRuns(async ({ database, signUp }) => {
      const [ada, ben] = [await signUp(100), await signUp(0)];
      const lines = [
        run(ada),
        run(ben, { id: 'gen_2', provider: null, finishedAt: null }),
        balance(ada, 12),
        balance(ben, 0),
      ];
      await load(database, lines);
      const before = await allRows(database);
      expect(await load(database, lines)).toMatchObject({ added: 0, changed: 0, unchanged: 4, refused: 0, users: [] });
      expect(await allRows(database)).toEqual(before);
    }));

  it('a line that differs replaces the record; of two lines the later one counts', () =>
    withRuns(async ({ database, credits, signUp }) => {
      const ada = await signUp(100);
      const runs = createGeneratorRunsService({ database });
      await load(database, [run(ada), balance(ada, 12)]);
      const lines = [
        run(ada, { status: 'failed', provider: null }),
        run(ada, { status: 'failed', resultUrl: null }),
        balance(ada, 1),
        { ...balance(ada, 3), userId: undefined, userEmail: ada.user.email },
      ];
      expect(await load(database, lines)).toMatchObject({ added: 0, changed: 3, unchanged: 1 });
      expect(await runs.find(ada, 'gen_1')).toMatchObject({ status: 'failed', provider: 'acme', resultUrl: null });
      expect(await credits.balance(ada.user.id)).toMatchObject({ freeGeneratorBalance: 3 });
    }));

  it('a run never moves to another user, also not within one file', () =>
    withRuns(async ({ database, signUp }) => {
      const [ada, ben] = [await signUp(100), await signUp(0)];
      expect(await load(database, [run(ada), run(ben)])).toMatchObject({
        added: 1,
        refused: 1,
        refusals: { 2: 'id: A run with this id belongs to another user.' },
      });
      expect(await load(database, [run(ben, { prompt: 'mine now' })])).toMatchObject({ refused: 1 });
      const runs = createGeneratorRunsService({ database });
      expect(await runs.find(ada, 'gen_1')).toMatchObject({ prompt: 'a penguin' });
      expect(await runs.find(ben, 'gen_1')).toBeNull();
    }));

  it('tells of each refused line where and why, without what it says, and goes on', () =>
    withRuns(async ({ database, signUp }) => {
      const ada = await signUp(100);
      const secret = 'a-secret-prompt';
      const bad: [line: object | string | Buffer, reason: RegExp][] = [
        ['{"kind": "generatorRun", ', /^The line is not JSON\.$/u],
        [`"${secret}"`, /not a JSON object/u],
        ['[]', /not a JSON object/u],
        ['null', /not a JSON object/u],
        ['['.repeat(100_000), /not JSON/u],
        [Buffer.from([0x7b, 0xff, 0x7d]), /not UTF-8/u],
        [`{"a": "${'x'.repeat(300_000)}"}`, /longer than 262,144 bytes/u],
        [{}, /^kind: Expected one of generatorRun, retiredBalance\.$/u],
        [{ kind: 'run' }, /^kind: Expected one of/u],
        [run(ada, { userEmail: undefined }), /^userEmail: Send userEmail or userId\.$/u],
        [run(ada, { userId: ada.user.id }), /^userId: .*not both/u],
        [run(ada, { userEmail: `${secret}@example.test` }), /^User not found/u],
        [run(ada, { userEmail: 7 }), /^userEmail: Expected text/u],
        [{ ...balance(ada, 1), userId: 'not-a-uuid' }, /^userId: Expected a UUID/u],
        [{ ...balance(ada, 1), userId: '019e0000-0000-7000-8000-000000000000' }, /^User not found/u],
        [run(ada, { id: undefined }), /^id: This field is required/u],
        [run(ada, { id: '' }), /^id: /u],
        [run(ada, { id: 'x'.repeat(201) }), /^id: Expected at most 200/u],
        [run(ada, { id: 7 }), /^id: Expected text/u],
        [run(ada, { id: 'a\nb' }), /^id: .*control/u],
        [run(ada, { prompt: undefined }), /^prompt: This field is required/u],
        [run(ada, { prompt: `${secret}\0` }), /^prompt: Remove NUL/u],
        [run(ada, { prompt: `${secret}\ud800` }), /^prompt: Remove NUL characters and lone surrogates/u],
        [run(ada, { prompt: secret.repeat(1_000) }), /^prompt: Expected at most 8,000 characters/u],
        [run(ada, { status: null }), /^status: /u],
        [run(ada, { usePaidFallback: 'yes' }), /^usePaidFallback: Expected true or false/u],
        [run(ada, { resultUrl: 'javascript:alert(1)' }), /^resultUrl: Expected an http\(s\) URL/u],
        [run(ada, { createdAt: undefined }), /^createdAt: This field is required/u],
        [run(ada, { createdAt: '2024-05-06T07:08:09' }), /^createdAt: Expected a time/u],
        [run(ada, { createdAt: '2024-02-30T07:08:09Z' }), /^createdAt: Expected a time/u],
        [run(ada, { createdAt: '2024-13-01 07:08:09Z' }), /^createdAt: Expected a time/u],
        [run(ada, { createdAt: '0000-01-01T00:00:00Z' }), /^createdAt: Expected a time/u],
        [run(ada, { finishedAt: 1_700_000_000 }), /^finishedAt: Expected text/u],
        [balance(ada, -1), /^balance: Expected a whole number/u],
        [balance(ada, 1.5), /^balance: /u],
        [balance(ada, '7'), /^balance: /u],
        ['{"kind":"retiredBalance","userId":"x","balance":1e400}', /^userId: .*balance: /u],
        [balance(ada, undefined), /^balance: /u],
      ];
      const before = await allRows(database);
      const { refusals, ...counts } = await load(
        database,
        bad.map(([line]) => line),
      );
      expect(counts).toMatchObject({ lines: bad.length, refused: bad.length, added: 0, changed: 0 });
      bad.forEach(([line, reason], i) =>
        expect([line, refusals[i + 1]]).toEqual([line, expect.stringMatching(reason)]),
      );
      expect(JSON.stringify(refusals)).not.toContain(secret);
      expect(await allRows(database)).toEqual(before);
      // what is good between what is not
      expect(await load(database, [bad[0]![0], run(ada), bad[6]![0], balance(ada, 5)])).toMatchObject({
        lines: 4,
        added: 1,
        changed: 1,
        refused: 2,
      });
    }));

  it('over many batches every line is told once, in their order', () =>
    withRuns(async ({ database, signUp }) => {
      const ada = await signUp(100);
      const lines = Array.from({ length: 9_001 }, (_, i) => (i % 1_000 === 7 ? '?' : run(ada, { id: `gen_${i}` })));
      const result = await load(database, lines);
      expect(result).toMatchObject({ lines: 9_001, added: 8_992, refused: 9 });
      expect(Object.keys(result.refusals)).toEqual(Array.from({ length: 9 }, (_, i) => String(i * 1_000 + 8)));
    }));

  it('stops when it is told to, after whole batches', () =>
    withRuns(async ({ database: { pool }, signUp }) => {
      const ada = await signUp(100);
      function* lines() {
        for (let i = 0; i < 50_000; i += 1) yield Buffer.from(`${JSON.stringify(run(ada, { id: `gen_${i}` }))}\n`);
      }
      const stop = new AbortController();
      const client = await pool.connect();
      const { lines: done } = await importLegacy({
        db: client,
        source: Readable.from(lines()),
        onRefused: () => undefined,
        onProgress: () => stop.abort(),
        signal: stop.signal,
      });
      client.release();
      expect(done).toBeGreaterThanOrEqual(2_000);
      expect(done).toBeLessThan(50_000);
      expect((await pool.query('select count(*)::int as n from generator_runs')).rows).toEqual([{ n: done }]);
    }));

  it('a source that breaks off leaves whole batches, and a second try does the rest', () =>
    withRuns(async ({ database, signUp }) => {
      const { pool } = database;
      const ada = await signUp(100);
      const lines = Array.from({ length: 5_000 }, (_, i) => `${JSON.stringify(run(ada, { id: `gen_${i}` }))}\n`);
      async function* broken() {
        yield Buffer.from(lines.slice(0, 4_500).join(''));
        throw new Error('the disk broke');
      }
      const client = await pool.connect();
      const refused: number[] = [];
      await expect(
        importLegacy({ db: client, source: broken(), onRefused: (line) => void refused.push(line) }),
      ).rejects.toThrow('the disk broke');
      client.release();
      const count = async () => (await pool.query('select count(*)::int as n from generator_runs')).rows;
      expect(await count()).toEqual([{ n: 4_000 }]);
      expect(
        await load(
          database,
          lines.map((line) => line.trim()),
        ),
      ).toMatchObject({ added: 1_000, unchanged: 4_000 });
      await expectInvariants(pool);
    }));
});
