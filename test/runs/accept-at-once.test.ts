/** Creations that share a statement: what happens to one of them is not told to the others. */
import { expect, test } from 'vitest';
import { withRuns, type RunsKit } from '../helpers/runs.js';

const prompt = 'a snake';

/** The names of the statements that accept runs, while `work` runs. */
async function accepting(kit: RunsKit, work: () => Promise<unknown>): Promise<string[]> {
  const { pool } = kit.database;
  const query = pool.query.bind(pool) as (...all: unknown[]) => unknown;
  const names: string[] = [];
  const noted = (...args: unknown[]) => {
    const { name = '' } = args[0] as { name?: string };
    if (name.startsWith('accept_run')) names.push(name);
    return query(...args);
  };
  Object.assign(pool, { query: noted });
  try {
    await work();
  } finally {
    Object.assign(pool, { query });
  }
  return names;
}

/** Users with credits, and a gateway that has counted the queue. */
async function ready(kit: RunsKit, users: number) {
  const viewers = await Promise.all(Array.from({ length: users }, () => kit.signUp(20)));
  await kit.runs.create(await kit.signUp(10), { prompt });
  return viewers;
}

test('creations of one turn of the event loop are one statement, each with its own outcome', () =>
  withRuns(async (kit) => {
    const [a, b] = await ready(kit, 2);
    const inputs = [
      [a!, { prompt: 'first' }],
      [b!, { prompt: 'dear', mode: 'game_bundle' }],
      [b!, { prompt: 'named', threadId: 'mine' }],
      [a!, { prompt: 'second' }],
      [a!, { prompt: 'one too many' }],
    ] as const;
    let outcomes: unknown[] = [];
    const names = await accepting(kit, async () => {
      outcomes = await Promise.all(
        inputs.map(([viewer, input]) =>
          kit.runs.create(viewer, input).then(
            ({ run }) => [run.prompt, run.userId === viewer.user.id],
            (error: unknown) => (error as { code: string }).code,
          ),
        ),
      );
    });
    expect(names).toEqual(['accept_runs']);
    const refused = 'studio_credits_insufficient';
    expect(outcomes).toEqual([['first', true], refused, ['named', true], ['second', true], refused]);
    expect(await kit.runs.threads(b!, 10, { sort: 'changed' })).toMatchObject([
      { thread: { key: 'mine', runCount: 1 } },
    ]);
  }));

test('who has to wait for his account waits alone', () =>
  withRuns(async (kit) => {
    const [waits, ...others] = await ready(kit, 4);
    const client = await kit.database.pool.connect();
    await client.query('begin');
    await client.query('select 1 from credit_accounts where user_id = $1 for update', [waits!.user.id]);
    const [first, ...rest] = [waits!, ...others].map((viewer) => kit.runs.create(viewer, { prompt }));
    let done = false;
    void first!.then(() => (done = true));
    await Promise.all(rest);
    expect(done).toBe(false);
    await client.query('rollback');
    client.release();
    await expect(first).resolves.toMatchObject({ replayed: false });
  }));

test('what goes wrong with one of them is not the failure of the others', () =>
  withRuns(async (kit) => {
    const viewers = await ready(kit, 3);
    await kit.database.pool.query(`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$;
      create trigger refuse before insert on runs for each row when (new.prompt = 'broken') execute function refuse()`);
    const prompts = [prompt, 'broken', prompt];
    const created = await Promise.allSettled(
      viewers.map((viewer, i) => kit.runs.create(viewer, { prompt: prompts[i] })),
    );
    expect(created.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  }));
