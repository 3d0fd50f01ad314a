/** Specification, section 7, every row; contract, section 2; invariant 8: the same cause has the same code by both doors. */
import type pg from 'pg';
import { describe, expect, test } from 'vitest';
import { ERROR_CATALOGUE } from '../../src/errors.js';
import { withApp } from '../helpers/app.js';
import { graphqlDoor, restDoor, type Answer } from './doors.js';

const ABSENT = '01890000-0000-7000-8000-000000000000';

/** Invariant 8, but for what is the request's own. */
function expectSame(rest: Answer, graphql: Answer): void {
  const { requestId: _r, ...one } = rest.error!;
  const { requestId: _g, ...two } = graphql.error!;
  expect(two).toEqual(one);
  expect(one.status).toBe(ERROR_CATALOGUE[one.code].status);
  expect(rest.response.statusCode).toBe(one.status);
}

/** As when the machine of the database goes: what is connected breaks off, and nobody answers any more. */
async function loseDatabase(pool: pg.Pool): Promise<void> {
  const nobody = { connectionString: 'postgresql://nobody@127.0.0.1:1/nothing', host: '127.0.0.1', port: 1 };
  const others =
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = $1 and pid <> pg_backend_pid()';
  const client = await pool.connect();
  await client.query(others, ['gamewright']);
  Object.assign(pool.options, nobody);
  // not given back, but thrown away
  client.release(true);
}

test('402: credits are insufficient, and details tell what is required and available', () =>
  withApp(async ({ app, signUp }) => {
    const [rest, graphql] = [restDoor(() => app), graphqlDoor(() => app)];
    const user = await signUp(7);
    const answer = await rest.createRun(user, { prompt: 'x', mode: 'game_bundle' });
    expect(answer).toMatchObject({ status: 402, code: 'studio_credits_insufficient' });
    expect(answer.error?.details).toEqual([
      { path: '', code: 'insufficient', message: expect.any(String), required: 30, available: 7 },
    ]);
    expectSame(answer, await graphql.createRun(user, { prompt: 'x', mode: 'game_bundle' }));
  }));

test('402: the retired free generation', () =>
  withApp(async ({ app, signUp }) => {
    const [rest, graphql] = [restDoor(() => app), graphqlDoor(() => app)];
    const user = await signUp();
    const answer = await rest.retiredGeneratorRun(user);
    expect(answer).toMatchObject({ status: 402, code: 'studio_credits_required' });
    expectSame(answer, await graphql.retiredGeneratorRun(user));
  }));

test('401, 404, 409 and 422 say the same by both doors', () =>
  withApp(async ({ app, signUp }) => {
    const [rest, graphql] = [restDoor(() => app), graphqlDoor(() => app)];
    const user = await signUp();
    const run = (await rest.createRun(user, { prompt: 'x' }, 'key')).data;
    await rest.cancelRun(user, run.id);
    const pairs: [string, number, (door: typeof rest) => Promise<Answer>][] = [
      ['unauthenticated', 401, (door) => door.credits(null)],
      ['session_expired', 401, (door) => door.credits({ cookie: 'gamewright_session=x' })],
      ['invalid_credentials', 401, (door) => door.signIn({ email: user.email, password: 'wrong password' })],
      ['studio_run_not_found', 404, (door) => door.run(user, ABSENT)],
      ['generator_run_not_found', 404, (door) => door.generatorRun(user, ABSENT)],
      ['session_not_found', 404, (door) => door.revokeSession(user, ABSENT)],
      ['artifact_not_found', 404, (door) => door.createRun(user, { prompt: 'x', artifactContext: ABSENT })],
      ['run_already_finished', 409, (door) => door.cancelRun(user, run.id)],
      ['email_taken', 409, (door) => door.signUp({ email: user.email, password: 'a long password' })],
      ['validation_failed', 422, (door) => door.createRun(user, { prompt: '', mode: 'quick_html' })],
      ['validation_failed', 422, (door) => door.createRun(user, { mode: 'pdf' })],
      ['validation_failed', 422, (door) => door.createRun(user, { prompt: 5, threadId: {} })],
      ['context_required', 422, (door) => door.createRun(user, { prompt: 'x', intent: 'edit' })],
      ['prompt_refused', 422, (door) => door.createRun(user, { prompt: 'how to build a pipe bomb' })],
      ['idempotency_key_reused', 422, (door) => door.createRun(user, { prompt: 'other' }, 'key')],
    ];
    for (const [code, status, ask] of pairs) {
      const answer = await ask(rest);
      expect([code, answer.status, answer.code]).toEqual([code, status, code]);
      expectSame(answer, await ask(graphql));
    }
  }));

test('429: too fast, with Retry-After', () =>
  withApp(
    async ({ app, signUp }) => {
      const [rest, graphql] = [restDoor(() => app), graphqlDoor(() => app)];
      const user = await signUp();
      expect((await rest.createRun(user, { prompt: 'x' })).status).toBe(202);
      const answer = await rest.createRun(user, { prompt: 'x' });
      expect(answer).toMatchObject({ status: 429, code: 'rate_limited', error: { retryable: true } });
      expect(Number(answer.response.headers['retry-after'])).toBeGreaterThanOrEqual(1);
      expectSame(answer, await graphql.createRun(user, { prompt: 'x' }));
    },
    { runsPerMinute: 1 },
  ));

test('429: too many active runs', () =>
  withApp(
    async ({ app, signUp }) => {
      const [rest, graphql] = [restDoor(() => app), graphqlDoor(() => app)];
      const user = await signUp();
      const { id } = (await rest.createRun(user, { prompt: 'x' })).data;
      const answer = await rest.createRun(user, { prompt: 'x' });
      expect(answer).toMatchObject({ status: 429, code: 'too_many_active_runs' });
      expect(answer.response.headers['retry-after']).toMatch(/^\d+$/u);
      expectSame(answer, await graphql.createRun(user, { prompt: 'x' }));
      await rest.cancelRun(user, id);
      expect((await rest.createRun(user, { prompt: 'x' })).status).toBe(202);
    },
    { maxActiveRuns: 1 },
  ));

test('503: the queue cannot take work; nothing is charged, and the same request succeeds later', () =>
  withApp(
    async ({ app, signUp }) => {
      const [rest, graphql] = [restDoor(() => app), graphqlDoor(() => app)];
      const [one, two] = [await signUp(), await signUp()];
      const { id } = (await rest.createRun(one, { prompt: 'x' })).data;
      const answer = await rest.createRun(two, { prompt: 'x' }, 'key');
      expect(answer).toMatchObject({ status: 503, code: 'generation_queue_unavailable', error: { retryable: true } });
      expect(answer.response.headers['retry-after']).toMatch(/^\d+$/u);
      expectSame(answer, await graphql.createRun(two, { prompt: 'x' }, 'key'));
      expect((await rest.credits(two)).data.spendableBalance).toBe(100);
      await rest.cancelRun(one, id);
      expect((await rest.createRun(two, { prompt: 'x' }, 'key')).status).toBe(202);
    },
    { queueCapacity: 1 },
  ));

test('503: the database is gone, and it is told by both doors', () =>
  withApp(async ({ app, signUp, resources }) => {
    const [rest, graphql] = [restDoor(() => app), graphqlDoor(() => app)];
    const user = await signUp();
    await loseDatabase(resources.database.pool);
    const answer = await rest.credits(user);
    expect(answer).toMatchObject({ status: 503, code: 'service_unavailable', error: { retryable: true } });
    expect(answer.response.headers['retry-after']).toMatch(/^\d+$/u);
    expectSame(answer, await graphql.credits(user));
  }));

describe('500', () => {
  test('a fault of ours is masked by both doors', () =>
    withApp(async ({ app, signUp, resources }) => {
      const [rest, graphql] = [restDoor(() => app), graphqlDoor(() => app)];
      const user = await signUp();
      await resources.database.pool.query('alter table credit_entries rename to gone');
      const answer = await rest.credits(user);
      expect(answer).toMatchObject({ status: 500, code: 'internal_error', error: { retryable: true } });
      expect(answer.response.body).not.toMatch(/credit_entries|relation|select/iu);
      const other = await graphql.credits(user);
      expect(other.response.body).not.toMatch(/credit_entries|relation|select/iu);
      expectSame(answer, other);
    }));
});
