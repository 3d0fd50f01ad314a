/** Operators look for runs of all accounts, and at how the service is doing. */
import { expect, test } from 'vitest';
import { GenerationError } from '../../src/generation/provider.types.js';
import { useApp } from '../contract/shared-app.js';
import { createRun, post } from '../graphql/client.js';
import { completeRuns, viewerOf } from '../graphql/completed-runs.js';
import type { TestUser } from '../helpers/app.js';
import { compose } from '../helpers/compose.js';

const operators: string[] = [];
const shared = useApp({ operators });

async function signUpOperator(): Promise<TestUser> {
  const user = await shared.signUp();
  operators.push(user.id);
  return user;
}

const look = async (operator: TestUser, fields: string, variables: Readonly<Record<string, unknown>> = {}) => {
  const declared = Object.keys(variables).map((name) => `$${name}: ${TYPES[name]}`);
  const head = declared.length > 0 ? `query (${declared.join(', ')})` : 'query';
  const { data, errors } = await post(shared, operator, `${head} { viewer { operator { ${fields} } } }`, variables);
  expect(errors).toBeUndefined();
  return data.viewer.operator;
};
const TYPES: Readonly<Record<string, string>> = {
  id: 'ID!',
  userId: 'ID',
  status: 'StudioRunStatus',
  kind: 'GameKind',
  reason: 'StudioRunFailureReason',
  after: 'String',
};

async function fail(user: TestUser): Promise<string> {
  const id = await createRun(shared, user, 'a game that is too large');
  const failing = { generate: () => Promise.reject(new GenerationError('output.too_large', 'Too large.', false)) };
  const viewer = await viewerOf(shared, user);
  await shared.withWorker(failing, async () => {
    for await (const event of shared.resources.services.runs.events(viewer, id, 0, AbortSignal.timeout(20_000)))
      void event;
  });
  return id;
}

test('a run: what was asked for, its attempts, its failure and the models', async () => {
  const [operator, user] = [await signUpOperator(), await shared.signUp()];
  const id = await fail(user);
  await shared.resources.database.pool.query(
    `insert into model_attempts (id, run_id, user_id, attempt, provider, model, cost_micros, outcome, finished_at)
     values (gen_random_uuid(), $1, $2, 1, 'house', 'small', 1500000, 'timeout', now())`,
    [id, user.id],
  );
  // which are no calls
  for (let i = 0; i < 2; i += 1)
    await shared.resources.database.pool.query(
      `insert into model_attempts (id, run_id, user_id, attempt, provider, model, cost_micros, outcome, finished_at)
       values (gen_random_uuid(), $1, $2, 1, 'house', 'small', 0, 'resting', now())`,
      [id, user.id],
    );
  await shared.resources.database.pool.query(
    `insert into model_health (provider, model, failures, rests_until) values ('house', 'small', 5, now() + interval '1 hour')`,
  );
  const { run, models } = await look(
    operator,
    `run(id: $id) { id userId ownerEmail status prompt attempt failureReason failureMessage price
       log { type payload } modelCalls { provider outcome } }
     models { provider model breaker failures calls answered dollars answeredAt failingSince outcomes { outcome count } }`,
    { id },
  );
  expect(run).toMatchObject({
    userId: user.id,
    ownerEmail: user.email,
    status: 'failed',
    prompt: 'a game that is too large',
    attempt: 1,
    failureReason: 'output_too_large',
    modelCalls: expect.arrayContaining([{ provider: 'house', outcome: 'timeout' }]) as unknown,
  });
  expect(run.log.map(({ type }: { type: string }) => type)).toEqual(['accepted', 'started', 'failed']);
  expect(models).toEqual([
    {
      provider: 'house',
      model: 'small',
      breaker: 'open',
      failures: 5,
      calls: 1,
      answered: 0,
      dollars: 1.5,
      answeredAt: null,
      failingSince: expect.any(String) as unknown,
      outcomes: [
        { outcome: 'resting', count: 2 },
        { outcome: 'timeout', count: 1 },
      ],
    },
  ]);
  expect(await look(operator, 'run(id: $id) { id }', { id: 'no-id' })).toEqual({ run: null });
});

test('what a client asked for as provider and model is kept for the record, and told to operators alone', async () => {
  const [operator, user] = [await signUpOperator(), await shared.signUp()];
  const asked = await createRun(shared, user, 'a snake', { provider: 'acme', model: 'large-1' });
  const other = await createRun(shared, user, 'a maze');
  const fields = 'run(id: $id) { provider model askedProvider askedModel }';
  expect(await look(operator, fields, { id: asked })).toEqual({
    run: { provider: null, model: null, askedProvider: 'acme', askedModel: 'large-1' },
  });
  expect(await look(operator, fields, { id: other })).toEqual({
    run: { provider: null, model: null, askedProvider: null, askedModel: null },
  });
});

test('runs are found by account, state, kind and failure, page by page', async () => {
  const [operator, user] = [await signUpOperator(), await shared.signUp(1000)];
  const [completed = ''] = await completeRuns(shared, user, 1, {}, { generate: () => compose() });
  const failed = await fail(user);
  const queued = await createRun(shared, user);
  const ids = async (more: Readonly<Record<string, unknown>>) => {
    const { runs } = await look(
      operator,
      `runs(first: 2, userId: $userId, status: $status, kind: $kind, failureReason: $reason, after: $after) {
         nodes { id kind } pageInfo { endCursor hasNextPage } }`,
      { userId: user.id, status: null, kind: null, reason: null, after: null, ...more },
    );
    return { ids: runs.nodes.map(({ id }: { id: string }) => id), ...runs };
  };
  const first = await ids({});
  expect(first.ids).toEqual([queued, failed]);
  expect((await ids({ after: first.pageInfo.endCursor })).ids).toEqual([completed]);
  expect((await ids({ status: 'queued' })).ids).toEqual([queued]);
  expect((await ids({ reason: 'output_too_large' })).ids).toEqual([failed]);
  expect((await ids({ reason: 'worker_lost' })).ids).toEqual([]);
  const { nodes } = await ids({ status: 'completed' });
  expect(nodes[0].kind).toEqual(expect.any(String));
  expect((await ids({ kind: nodes[0].kind, status: 'completed' })).ids).toEqual([completed]);
  expect((await ids({ userId: 'nobody' })).ids).toEqual([]);
});

test('the prompt of a game that its owner has deleted is told to nobody', async () => {
  const [operator, user] = [await signUpOperator(), await shared.signUp()];
  const [id] = await completeRuns(shared, user, 1);
  const { data } = await post(shared, user, '{ viewer { threads { nodes { id } } } }');
  const deletion = 'mutation ($input: DeleteThreadInput!) { deleteThread(input: $input) { userErrors { code } } }';
  await post(shared, user, deletion, { input: { id: data.viewer.threads.nodes[0].id } });
  expect(await look(operator, 'run(id: $id) { prompt deleted }', { id })).toEqual({
    run: { prompt: '', deleted: true },
  });
});

test('the queue and the last 24 hours', async () => {
  const operator = await signUpOperator();
  const read = async () => {
    const { queue, figures } = await look(operator, 'queue { waiting running oldestAt } figures { group name value }');
    const value = (group: string, name = '') =>
      figures.find((figure: { group: string; name: string }) => figure.group === group && figure.name === name)
        ?.value ?? 0;
    return { queue, value };
  };
  const before = await read();
  const user = await shared.signUp(500);
  await fail(user);
  await createRun(shared, user);
  const after = await read();
  const grown = (group: string, name?: string) => after.value(group, name) - before.value(group, name);
  expect(grown('signUps')).toBe(1);
  // the worker also takes what other tests have left in the queue
  expect(grown('status', 'failed')).toBeGreaterThan(0);
  expect(grown('failure', 'output.too_large')).toBe(grown('status', 'failed'));
  expect(grown('credits', 'adjust')).toBe(400);
  expect(after.queue).toEqual({ waiting: expect.any(Number), running: 0, oldestAt: expect.any(String) });
  expect(after.queue.waiting).toBeGreaterThan(0);
});
