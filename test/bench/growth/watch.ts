/** Which statements some work makes, and how PostgreSQL runs them: for what is not flat. */
import type pg from 'pg';

interface Asked {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The reads that `work` makes on the pool itself, or on its clients. */
export async function statementsOf(pool: pg.Pool, work: () => Promise<unknown>): Promise<Asked[]> {
  const asked: Asked[] = [];
  const query = pool.query.bind(pool) as (...all: unknown[]) => unknown;
  const note = (...all: unknown[]) => {
    const [first, values] = all as [string | Partial<Asked>, unknown[] | undefined];
    const text = typeof first === 'string' ? first : (first.text ?? '');
    asked.push({ text, values: (typeof first === 'string' ? values : first.values) ?? [] });
    return query(...all);
  };
  Object.assign(pool, { query: note });
  try {
    await work();
  } catch {
    // what was asked for until then is told all the same
  } finally {
    Object.assign(pool, { query });
  }
  return asked.filter(({ text }) => /^\s*(?:select|with)/iu.test(text));
}

/** The plan of each, run with its values and taken back. A creation can't be run twice, and says so. */
export async function plansOf(pool: pg.Pool, asked: readonly Asked[]): Promise<string[]> {
  const client = await pool.connect();
  const plans: string[] = [];
  try {
    for (const { text, values } of asked) {
      await client.query('begin');
      await client.query(`set local statement_timeout = '60s'`);
      try {
        const explain = `explain (analyze, buffers, costs off) ${text}`;
        const { rows } = await client.query<Record<string, string>>(explain, [...values]);
        plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
      } catch (error) {
        plans.push(`no plan: ${(error as Error).message}`);
      }
      await client.query('rollback');
    }
  } finally {
    client.release();
  }
  return plans;
}
