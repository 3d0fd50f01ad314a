/** Rows of prepared statements are what the driver makes of them. */
import pg from 'pg';
import { expect, test } from 'vitest';
import { prepared, type Queryable } from '../../src/db/sql.js';
import { withDatabase } from '../helpers/database.js';

const EVERYTHING = `select $1::int as n, null as nothing, 1.5::float8 as "a ""b\\", 7::int8 as large, 2::int2 as small, true as yes,
  'é \\ 漢'::text as text, '2026-11-23 00:50:02.123456+00'::timestamptz as at, '{"a": [1, null]}'::jsonb as data,
  array['x', 'y, "z"'] as list, '\\x00ff'::bytea as bytes, 'a6bb1f9e-6a5c-4f5e-8a39-0c4d3b0a7f11'::uuid as id, 1.10::numeric as exact`;
const everything = prepared<object, [n: number]>('test_everything', EVERYTHING);
const columnsOf = prepared<object, []>('test_columns', 'select * from test_columns order by id');
const insert = prepared<never, [id: number]>('test_insert', 'insert into test_columns (id) values ($1)');
const divide = prepared<{ result: number }, [by: number]>('test_divide', 'select 1 / $1::int as result');
const broken = prepared<object, []>('test_broken', `select 'x'::test_json as data`);

test('by the pool and by one of its clients, the first time and later', async () => {
  await withDatabase(async ({ pool }) => {
    const { rows } = await pool.query<object>({ text: EVERYTHING, values: [5], types: pg.types });
    const client = await pool.connect();
    try {
      const sources: Queryable[] = [pool, client, client, pool];
      for (const db of sources) expect(await everything(db, 5)).toEqual(rows);
      expect(Object.keys((await everything(client, 6))[0]!)).toEqual(Object.keys(rows[0]!));
    } finally {
      client.release();
    }
  });
});

test('of a connection that knows other columns than another one', async () => {
  await withDatabase(async ({ pool }) => {
    await pool.query('create table test_columns (id int primary key)');
    const [before, after] = [await pool.connect(), await pool.connect()];
    try {
      for (const id of [1, 2]) expect(await insert(before, id)).toEqual([]);
      expect(await columnsOf(before)).toEqual([{ id: 1 }, { id: 2 }]);
      await before.query(`alter table test_columns add column name text default 'n'`);
      for (let i = 0; i < 2; i += 1)
        expect(await columnsOf(after)).toEqual([
          { id: 1, name: 'n' },
          { id: 2, name: 'n' },
        ]);
      // PostgreSQL's own refusal, which is what keeps the columns of a connection true
      await expect(columnsOf(before)).rejects.toThrow('cached plan must not change result type');
    } finally {
      before.release(true);
      after.release();
    }
  });
});

test('errors of the server leave the connection fit for the next', async () => {
  await withDatabase(async ({ pool }) => {
    await pool.query('create domain test_json as jsonb');
    const client = await pool.connect();
    try {
      for (const db of [pool, client, client]) {
        await expect(divide(db, 0)).rejects.toThrow('division by zero');
        await expect(broken(db)).rejects.toThrow('invalid input syntax for type json');
        expect(await divide(db, 1)).toEqual([{ result: 1 }]);
      }
    } finally {
      client.release();
    }
  });
});
