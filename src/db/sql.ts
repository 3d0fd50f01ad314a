/**
 * Typed, prepared queries for the hot reads (session, one run, the list, credits): PostgreSQL parses and plans each once
 * a connection. MikroORM inlines parameters, so the same read through it costs about six times as much.
 * Everything that writes goes through the unit of work or a transaction instead.
 */
import pg from 'pg';

/** Whatever runs a query: the pool, one of its clients, or a transaction. */
export type Queryable = Pick<pg.Pool, 'query'>;

export interface PreparedQuery<Row, Values extends readonly unknown[]> {
  (db: Queryable, ...values: Values): Promise<Row[]>;
}

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
  return async (db, ...values) => {
    // `types`: the pool is MikroORM's and carries its own parsers
    const result = await db.query({ name, text, values: values as unknown as unknown[], types: pg.types });
    return result.rows as Row[];
  };
}
