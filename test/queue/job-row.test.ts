import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openBoss, QUEUE } from '../../src/queue/install.js';
import { withRuns } from '../helpers/runs.js';

/** Every column of a job, times as seconds after the row was created, which differ by nothing else. */
const ROW = `select to_jsonb(j) - 'id' - 'created_on' - 'start_after' - 'keep_until' as columns, j.tableoid::regclass::text as table,
    extract(epoch from start_after - created_on)::float8 as start, extract(epoch from keep_until - created_on)::float8 as keep,
    created_on between now() - interval '1 minute' and now() as recent
  from pgboss.job j where id = $1`;

test("the job that accept_run inserts is the one that pg-boss's send() inserts, column by column", () =>
  withRuns(async ({ database, runs, signUp }) => {
    const { run } = await runs.create(await signUp(10), { prompt: 'a snake' });
    const boss = openBoss(database, false);
    const id = randomUUID();
    await boss.start();
    await boss.send(QUEUE, null, { id, priority: 0 });
    await boss.stop({ graceful: false });
    const [ours] = (await database.pool.query(ROW, [run.id])).rows as object[];
    const [theirs] = (await database.pool.query(ROW, [id])).rows as object[];
    expect(ours).toMatchObject({ recent: true, columns: { name: QUEUE, state: 'created' } });
    expect(ours).toEqual(theirs);
  }));
