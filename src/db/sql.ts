/**
 * Typed, prepared queries for the hot reads (session, one run, the list, credits): PostgreSQL parses and plans each once
 * a connection. MikroORM inlines parameters, so the same read through it costs about six times as much.
 * Everything that writes goes through the unit of work or a transaction instead.
 */
import pg from 'pg';
import { parseTimestamp } from './timestamps.js';

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

const TIMESTAMPTZ: number = pg.types.builtins.TIMESTAMPTZ;
/** The driver's own types, which the pool's (MikroORM's) are not; answers come as texts. */
const TYPES: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number) =>
    oid === TIMESTAMPTZ ? parseTimestamp : pg.types.getTypeParser(oid)) as typeof pg.types.getTypeParser,
};

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
  const asObjects = createRowReader();
  return async (db, ...values) => {
    const { fields, rows } = await db.query<unknown[]>({
      name,
      text,
      values: values as unknown as unknown[],
      types: TYPES,
      rowMode: 'array',
    });
    return asObjects(fields, rows) as Row[];
  };
}

/**
 * Gives the function that makes objects of one statement's rows. The driver adds a row's columns one by one to an object
 * that V8 keeps as a hash table then: of 59 columns 3.0 µs a row, by a literal that is compiled once 0.7.
 */
function createRowReader(): (fields: readonly pg.FieldDef[], rows: readonly unknown[][]) => object[] {
  let columns = -1;
  let asObject: (row: readonly unknown[]) => object;
  return (fields, rows) => {
    // other columns come where a migration added some to what `*` stands for
    if (fields.length !== columns) {
      asObject = compileRow(fields.map(({ name }) => name));
      columns = fields.length;
    }
    return rows.map((row) => asObject(row));
  };
}

/** `{"id": row[0], …}`, the names quoted. */
function compileRow(names: readonly string[]): (row: readonly unknown[]) => object {
  const properties = names.map((name, index) => `${JSON.stringify(name)}: row[${index}]`);
  // eslint-disable-next-line typescript/no-implied-eval -- nothing but that literal is compiled
  return new Function('row', `return {${properties.join(',')}};`) as (row: readonly unknown[]) => object;
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
  const [first] = names;
  return {
    sql: names.map(({ column, sql }) => `${sql} as "${column}"`).join(', '),
    of(row) {
      const values = row as Readonly<Record<string, unknown>>;
      if (first === undefined || values[first.column] === null) return null;
      const record: Record<string, unknown> = {};
      for (const { field, column } of names) record[field] = values[column];
      return record as Row;
    },
  };
}
