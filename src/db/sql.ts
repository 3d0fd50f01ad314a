/**
 * Typed, prepared queries for the hot reads (session, one run, the list, credits): PostgreSQL parses and plans each once
 * a connection. MikroORM inlines parameters, so the same read through it costs about six times as much.
 * Everything that writes goes through the unit of work or a transaction instead.
 */
import type pg from 'pg';
import { RowsQuery, type RowReaders } from './rows-query.js';

/** Whatever runs a query: the pool, one of its clients, or a transaction. */
export type Queryable = Pick<pg.Pool, 'query'>;

export interface PreparedQuery<Row, Values extends readonly unknown[]> {
  (db: Queryable, ...values: Values): Promise<Row[]>;
}

/**
 * Of a DataLoader that lives as long as the process: what is asked for in one turn of the event loop, by whichever
 * request, is one read, and nothing is kept after it. A key that is asked for twice comes twice.
 */
export const IN_ONE_TURN = {
  cache: false,
  maxBatchSize: 1_000,
  batchScheduleFn: (read: () => void) => void setImmediate(read),
} as const;

const names = new Set<string>();

/**
 * Declares a prepared query. `name` is unique in the process (it is the statement's name on the server).
 * Rows come with node-postgres' own types (timestamptz → Date, int4 → number, int8 → string, jsonb → parsed).
 */
export function prepared<Row, Values extends readonly unknown[]>(
  name: string,
  text: string,
): PreparedQuery<Row, Values> {
  if (names.has(name)) throw new Error(`A prepared query named ${name} exists already.`);
  names.add(name);
  const readers: RowReaders = new WeakMap();
  return async (db, ...values) => {
    const query = new RowsQuery({ name, text, values: values as unknown as unknown[] }, readers);
    return (await query.runOn(db)) as Row[];
  };
}

/** Some columns of a statement that make one record: how a statement reads several records at once. */
export interface Columns<Row> {
  /** for the select list */
  readonly sql: string;
  /** The record on a row; null where an outer join found none, which its first column tells. */
  of(row: object): Row | null;
}

/** `fields`: each field of the record with its SQL, first one that every record has. `prefix`: unique in the statement. */
export function columns<Row extends object>(
  prefix: string,
  fields: { readonly [Field in keyof Row]-?: string },
): Columns<Row> {
  const names = Object.entries<string>(fields).map(([field, sql]) => ({ field, column: `${prefix}.${field}`, sql }));
  return {
    sql: names.map(({ column, sql }) => `${sql} as "${column}"`).join(', '),
    of: compileRecord(names) as (row: object) => Row | null,
  };
}

/** `row["a.id"] === null ? null : {"id": row["a.id"], …}`: compiled, as an object that grows name by name is slow to make. */
function compileRecord(
  names: readonly { readonly field: string; readonly column: string }[],
): (row: object) => unknown {
  const valueOf = (column: string) => `row[${JSON.stringify(column)}]`;
  const properties = names.map(({ field, column }) => `${JSON.stringify(field)}: ${valueOf(column)}`);
  const code = `return ${valueOf(names[0]!.column)} === null ? null : {${properties.join(', ')}};`;
  // eslint-disable-next-line typescript/no-implied-eval -- nothing but that literal is compiled
  return new Function('row', code) as (row: object) => unknown;
}
