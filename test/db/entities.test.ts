/** The entities and the migrations say the same of the database; where the ORM has no words for a thing, it is in a list here. */
import { expect, test } from 'vitest';
import type { Database } from '../../src/db/orm.js';
import { withDatabase } from '../helpers/database.js';

/** What the migrations make and no entity can declare, each with its reason. */
const BESIDE = {
  // of two columns, to a unique key that is not the primary key: a relation of MikroORM refers to primary keys
  foreignKeys: ['publications_own_slug'],
  // of triggers, of which MikroORM knows one function each, named after it; and what is a transaction as one statement
  functions: [
    'accept_priced_run',
    'accept_run',
    'accept_runs',
    'artifacts_guard',
    'count_queue',
    'credit_entries_guard',
    'of_guest',
    'publication_likes_uncount',
    'refuse_change',
    'runs_guard',
    'runs_show',
    'show_game',
    'threads_show',
  ],
  // belongs to no column; the other sequences are those of identity columns
  sequences: ['queue_tickets'],
  // MikroORM has no word for it
  unlogged: ['rate_limits'],
  // of the migrations themselves
  tables: ['migrations'],
};

/** The statements with which the ORM would make the database what the entities say. */
async function differences({ orm }: Pick<Database, 'orm'>): Promise<string[]> {
  const sql = await orm.schema.getUpdateSchemaSQL({ wrap: false });
  return sql.split('\n').filter((line) => line !== '');
}

const NONE = BESIDE.foreignKeys.map((name) => `alter table "${name.split('_')[0]}" drop constraint "${name}";`);

test('the entities are the tables', async () => {
  await withDatabase(async (database) => {
    expect(await differences(database)).toEqual(NONE);
  });
});

/** Each of another table, or of another part of one, so that each adds to the differences. */
const CHANGES: readonly (readonly [name: string, statement: string])[] = [
  ['a column more', 'alter table sessions add column note text'],
  ['a column less', 'alter table publications drop column noindex cascade'],
  ['another type', 'alter table credit_entries alter column amount type bigint'],
  ['another precision', 'alter table publications alter column updated_at type timestamptz'],
  ['null instead of a value', 'alter table users alter column name drop not null'],
  ['another default', `alter table runs alter column status set default 'processing'`],
  ['no default', 'alter table threads alter column created_at drop default'],
  ['no foreign key', 'alter table artifacts drop constraint artifacts_run_id_fkey'],
  [
    'another rule of deletion',
    `alter table credit_entries drop constraint credit_entries_user_id_fkey,
       add constraint credit_entries_user_id_fkey foreign key (user_id) references users`,
  ],
  [
    'another list of values',
    `alter table runs drop constraint runs_mode, add constraint runs_mode check (mode in ('quick_html', 'game_bundle', '3d'))`,
  ],
  [
    'another check',
    'alter table credit_holds drop constraint credit_holds_amount, add constraint credit_holds_amount check (amount > 0)',
  ],
  ['no index', 'drop index idempotency_keys_age'],
  [
    'another condition of an index',
    'drop index publications_user; create index publications_user on publications (user_id, published_at desc, artifact_id desc)',
  ],
  [
    'another order of an index',
    'drop index sessions_user; create index sessions_user on sessions (user_id, created_at)',
  ],
  ['no unique key', 'alter table publications drop constraint publications_slug_key'],
  ['no trigger', 'drop trigger artifacts_immutable on artifacts'],
  ['a table less', 'drop table pictures'],
  ['a table more', 'create table notes (id uuid primary key)'],
];

test('whatever is another way in the database is a difference', async () => {
  await withDatabase(async (database) => {
    let known = await differences(database);
    for (const [name, statement] of CHANGES) {
      await database.pool.query(statement);
      const now = await differences(database);
      expect(now.length, name).toBeGreaterThan(known.length);
      known = now;
    }
  });
});

/** What both the migrations and `pg_get_…def()` may write in two ways. */
const plain = (sql: string) => sql.toLowerCase().replaceAll(/public\.| using btree/gu, '');

test('indexes and triggers that entities give in SQL are those of the database', async () => {
  await withDatabase(async ({ orm, pool }) => {
    const declared: Record<string, string> = {};
    for (const meta of orm.getMetadata()) {
      for (const { name, expression } of [...meta.indexes, ...meta.uniques, ...meta.triggers]) {
        if (typeof expression === 'string') declared[name ?? ''] = plain(expression);
      }
    }
    const { rows } = await pool.query<{ name: string; sql: string }>(
      `select relname as name, pg_get_indexdef(oid) as sql from pg_class
         where relkind = 'i' and relnamespace = 'public'::regnamespace
       union all select tgname, pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = tgrelid
         where not tgisinternal and relnamespace = 'public'::regnamespace`,
    );
    const there = Object.fromEntries(rows.map(({ name, sql }) => [name, plain(sql)]));
    expect(there).toMatchObject(declared);
    expect(Object.keys(declared)).toContain('runs_guard');
  });
});

test('what no entity can declare is what the list above says', async () => {
  await withDatabase(async ({ orm, pool }) => {
    const names = async (sql: string) => (await pool.query<{ name: string }>(sql)).rows.map(({ name }) => name).sort();
    const inPublic = `relnamespace = 'public'::regnamespace`;
    const tables = new Set([...orm.getMetadata()].map(({ tableName }) => tableName));
    expect({
      functions: await names(`select proname as name from pg_proc where pronamespace = 'public'::regnamespace`),
      sequences: await names(
        `select relname as name from pg_class c where relkind = 'S' and ${inPublic} and not exists
           (select 1 from pg_depend where objid = c.oid and deptype in ('a', 'i'))`,
      ),
      unlogged: await names(
        `select relname as name from pg_class where relkind = 'r' and relpersistence = 'u' and ${inPublic}`,
      ),
      tables: (await names(`select relname as name from pg_class where relkind = 'r' and ${inPublic}`)).filter(
        (name) => !tables.has(name),
      ),
      foreignKeys: BESIDE.foreignKeys,
    }).toEqual(BESIDE);
  });
});
