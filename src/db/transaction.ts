import { fromKysely, type Db } from 'pg-boss';
import type { Database, EntityManager } from './orm.js';

/** One transaction, for the unit of work, for statements that are their own guard, and for jobs. */
export interface Transaction {
  readonly em: EntityManager;
  /** the same transaction as pg-boss takes it: `send(…, { db: tx.db })` */
  readonly db: Db;
  /**
   * Runs a statement with `$1` parameters (MikroORM's own `execute` writes them into the text instead). Times come as
   * texts here; count changed rows by `returning`.
   */
  query<Row = unknown>(text: string, ...values: readonly unknown[]): Promise<Row[]>;
}

/** The transaction that `em` is in. */
export function transactionOf(em: EntityManager): Transaction {
  const db = fromKysely(em.getKysely());
  const query = async <Row>(text: string, ...values: readonly unknown[]) =>
    (await db.executeSql(text, [...values])).rows as Row[];
  return { em, db, query };
}

/** Commits when `work` returns, rolls back when it throws. What others watch is told after this has resolved. */
export function inTransaction<T>(database: Pick<Database, 'orm'>, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return database.orm.em.fork().transactional((em) => work(transactionOf(em)));
}
