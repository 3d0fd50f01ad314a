import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { useApp } from '../contract/shared-app.js';
import { createContext, type GraphQLContext } from '../../src/graphql/context.js';
import { createExecution } from '../../src/graphql/execution.js';
import { buildSchema } from '../../src/graphql/schema.js';
import { quick } from '../helpers/runs.js';
import type { TestUser } from '../helpers/app.js';
import { createRun } from './client.js';

const shared = useApp();
const schema = buildSchema();

async function contextOf(user: TestUser): Promise<GraphQLContext> {
  const { services, wakeups, log } = shared.resources;
  const sessionToken = user.cookie.split('=')[1];
  return createContext({
    services,
    wakeups,
    log,
    sessionToken,
    authentication: await services.accounts.authenticate(sessionToken),
    requestId: 'test',
    client: { ip: '10.9.9.9', userAgent: null },
    sessionCookie: { set: () => undefined, clear: () => undefined },
    chargeQuery: () => undefined,
  });
}

/** As JSON, so that a Date and its text are alike; what differs by the moment is taken out. */
function plain(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (key, item: unknown) => (/^(preview|estimated|requestId)/u.test(key) ? typeof item : item)),
  );
}

const RUN = `fragment RunFields on StudioRun {
  __typename id status stage progress attempt prompt mode intent assetMode threadId parentRunId
  queue { position estimatedStartAt } provider model
  artifact { __typename id state type title contentType sizeBytes fileCount sha256 entryPath manifest previewUrl
    previewToken previewTokenExpiresAt downloadUrl publishable playability { verdict checks { name ok detail } } run { id } }
  credits { held charged released } failure { code message retryable } createdAt startedAt finishedAt updatedAt
}`;

test('compiled and interpreted operations give the same answer', async () => {
  const user = await shared.signUp(1_000);
  const done = await createRun(shared, user);
  const context = await contextOf(user);
  await shared.withWorker(quick, async () => {
    const events = shared.resources.services.runs.events(context.viewer!, done, 0, AbortSignal.timeout(15_000));
    for await (const event of events) if (event.type === 'failed') throw new Error('failed');
  });
  const queued = await createRun(shared, user);
  const operations: readonly (readonly [query: string, variables?: Record<string, unknown>])[] = [
    [`query ($id: ID!) { studioRun(id: $id) { ...RunFields } } ${RUN}`, { id: done }],
    [`query ($id: ID!) { studioRun(id: $id) { ...RunFields } } ${RUN}`, { id: queued }],
    [`query ($id: ID!) { studioRun(id: $id) { ...RunFields } } ${RUN}`, { id: 'nope' }],
    [`{ viewer { studioRuns { edges { cursor node { ...RunFields } } pageInfo { hasNextPage endCursor } } } } ${RUN}`],
    [
      'query ($id: ID!) { node(id: $id) { __typename id ... on StudioRun { status artifact { title } } } }',
      { id: done },
    ],
    ['query ($id: ID!) { node(id: $id) { ... on Viewer { email } } }', { id: done }],
    ['{ viewer { email studioRuns(first: 0) { nodes { id } } threads { nodes { id } } } }'],
    ['query ($skip: Boolean!) { viewer { email @skip(if: $skip) name @include(if: $skip) } }', { skip: true }],
    ['query ($skip: Boolean!) { viewer { email @skip(if: $skip) name @include(if: $skip) } }', { skip: false }],
    ['query ($n: Int = 1) { viewer { studioRuns(first: $n) { nodes { id } } } }'],
    ['query ($n: Int = 1) { viewer { studioRuns(first: $n) { nodes { id } } } }', { n: null }],
    ['query ($id: ID = "x") { studioRun(id: $id) { id } }', { id: null }],
    [
      'query ($f: StudioRunFilter) { viewer { studioRuns(filter: $f) { nodes { id } } } }',
      { f: { status: ['queued'] } },
    ],
    [
      'query ($s: [StudioRunStatus!]) { viewer { studioRuns(filter: {status: $s}) { nodes { id } } } }',
      { s: ['queued'] },
    ],
    ['{ a: viewer { id } b: viewer { b: email a: id } __typename }'],
    ['{ __schema { queryType { name } } viewer { id } }'],
    ['{ errorCatalogue { code status retryable } }'],
    ['{ studioRun(id: "x") { id } viewer { email } artifact(id: "y") { id } }'],
    ['mutation ($id: ID!) { cancelStudioRun(id: $id) { run { id } } }', { id: done }],
    ['mutation { retiredGeneratorRun { id } }'],
  ];
  for (const [query, variables] of operations) {
    const document = parse(query);
    const results: unknown[] = [];
    let told: readonly unknown[] = [];
    // the first is interpreted, the second compiled
    for (const own of [false, true]) {
      const { data, errors } = await createExecution(schema).execute(
        { document, variables, own },
        await contextOf(user),
      );
      told = (errors ?? []).map(({ message, path, originalError }) =>
        [(originalError as { code?: string }).code, message, path?.join('.')].join(' '),
      );
      results.push(plain({ query, data, told }));
    }
    expect(results[1]).toEqual(results[0]);
    expect(told.join()).not.toContain('internal_error');
  }
});

test('an operation that comes again is compiled, and still answers the same', async () => {
  const user = await shared.signUp();
  const execution = createExecution(schema);
  const document = parse('{ viewer { id credits { totalBalance totals { granted } } sessions { current } } }');
  const answers = new Set<string>();
  for (let i = 0; i < 5; i += 1) {
    const { data, errors } = await execution.execute({ document }, await contextOf(user));
    answers.add(JSON.stringify({ data, errors }));
  }
  expect([...answers]).toEqual([
    JSON.stringify({
      data: {
        viewer: {
          id: user.id,
          credits: { totalBalance: 100, totals: { granted: 100 } },
          sessions: [{ current: true }],
        },
      },
    }),
  ]);
});
