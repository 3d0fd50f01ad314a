/** Fifty at once, by both doors: whatever wins, credits and states fit together afterwards. */
import { afterEach, expect, test } from 'vitest';
import { useApp } from '../contract/shared-app.js';
import { restDoor, graphqlDoor } from '../contract/doors.js';
import { makeOne, newTitle, post } from '../contract/games.js';
import { createRun, openSocket } from '../graphql/client.js';
import { held } from '../helpers/generators.js';
import { expectInvariants } from '../helpers/invariants.js';
import { quick } from '../helpers/runs.js';

const gateway = useApp();
const doors = [restDoor(() => gateway.app), graphqlDoor(() => gateway.app)] as const;
const fifty = <T>(work: (door: (typeof doors)[number], i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: 50 }, (_, i) => work(doors[i % 2]!, i)));
const rows = async <T>(sql: string, ...values: string[]) =>
  (await gateway.resources.database.pool.query(sql, values)).rows as T[];
const counted = (values: readonly (string | number | undefined)[]) =>
  Object.fromEntries([...new Set(values)].map((value) => [value, values.filter((each) => each === value).length]));

afterEach(() => expectInvariants(gateway.resources.database.pool));

test('creations with one key and credits for one: one run, the same for all who are told of one', async () => {
  const user = await gateway.signUp(10);
  const answers = await fifty((door) => door.createRun(user, { prompt: 'a snake game' }, 'one'));
  const ids = answers.flatMap(({ data, status }) => (status === 202 || status === 200 ? [data.id as string] : []));
  expect(ids.length).toBeGreaterThan(0);
  expect(new Set(ids).size).toBe(1);
  // what was told no run was told to come again, not that the credits are gone
  expect(answers.map(({ code }) => code ?? 'ok')).not.toContain('studio_credits_insufficient');
  expect(await rows('select held, posted from credit_accounts where user_id = $1', user.id)).toEqual([
    { held: 10, posted: 10 },
  ]);
  expect((await doors[0].createRun(user, { prompt: 'a snake game' }, 'one')).data.id).toBe(ids[0]);
});

test('cancellations while a worker completes: each run ends once, and is paid or not', async () => {
  const user = await gateway.signUp(500);
  const ids = await fifty(() => createRun(gateway, user));
  await gateway.withWorker(quick, async () => {
    const codes = await fifty(async (door, i) => (await door.cancelRun(user, ids[i]!)).code);
    for (const code of codes) expect([null, 'run_already_finished']).toContain(code);
    await expect
      .poll(() => rows('select 1 from runs where user_id = $1 and finished_at is null', user.id), { timeout: 15_000 })
      .toEqual([]);
  });
  const ends = counted(
    (await rows<{ status: string }>('select status from runs where user_id = $1', user.id)).map((r) => r.status),
  );
  expect((ends['completed'] ?? 0) + (ends['canceled'] ?? 0)).toBe(50);
  expect(await rows('select held, posted from credit_accounts where user_id = $1', user.id)).toEqual([
    { held: 0, posted: 500 - 10 * (ends['completed'] ?? 0) },
  ]);
});

test('publishing and withdrawing one game: never an error of ours, and what is told last is what the page shows', async () => {
  const { user, artifactId } = await makeOne(gateway);
  const body = post(newTitle());
  const answers = await fifty((door, i) =>
    i % 3 === 0 ? door.unpublish(user, artifactId) : door.publish(user, artifactId, body),
  );
  // who withdraws what is not public is told so; who publishes has published, whatever comes after
  answers.forEach(({ code }, i) => expect([null, i % 3 === 0 ? 'publication_not_found' : null]).toContain(code));
  const { data } = await doors[0].publish(user, artifactId, body);
  const page = new URL(data.publicUrl as string).pathname;
  expect((await gateway.app.inject({ url: page })).statusCode).toBe(200);
  await doors[1].unpublish(user, artifactId);
  expect((await gateway.app.inject({ url: page })).statusCode).toBe(410);
});

test('whoever signs out while a run is made hears no more of it; it is completed and paid', async () => {
  const user = await gateway.signUp(10);
  const runId = await createRun(gateway, user);
  const generator = held();
  await gateway.withWorker(generator, async () => {
    await generator.reached();
    const socket = await openSocket(gateway, user);
    socket.subscribe('run', 'subscription ($id: ID!) { studioRunEvents(runId: $id) { seq type } }', { id: runId });
    expect((await socket.next()).type).toBe('next');
    const signedOut = await gateway.app.inject({
      method: 'POST',
      url: '/api/auth/sign-out',
      headers: { cookie: user.cookie },
    });
    expect(signedOut.statusCode).toBe(204);
    expect((await socket.closed).code).toBe(4403);
    generator.release();
    await expect
      .poll(() => rows('select status from runs where id = $1', runId), { timeout: 15_000 })
      .toEqual([{ status: 'completed' }]);
  });
  expect(await rows('select held, posted from credit_accounts where user_id = $1', user.id)).toEqual([
    { held: 0, posted: 0 },
  ]);
});
