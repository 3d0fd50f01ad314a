import { serverAudits } from 'graphql-http';
import { describe, expect, test } from 'vitest';
import { useApp } from '../contract/shared-app.js';
import { withApp } from '../helpers/app.js';
import { post, toAnswer } from './client.js';

const shared = useApp();

test('the audits of GraphQL over HTTP: all 61 are ok', async () => {
  const origin = await shared.listen();
  const results = await Promise.all(serverAudits({ url: `${origin}/graphql` }).map((audit) => audit.fn()));
  expect(results).toHaveLength(61);
  expect(results.filter(({ status }) => status !== 'ok').map(({ status, id }) => `${status} ${id}`)).toEqual([]);
});

describe('media types', () => {
  const RESULT = 'application/graphql-response+json';
  const ask = (accept: string | undefined, payload: object, cookie?: string) =>
    shared.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { ...(accept === undefined ? {} : { accept }), ...(cookie === undefined ? {} : { cookie }) },
      payload,
    });
  const told = (type: unknown) => String(type).split(';', 1)[0];

  test.each([
    [undefined, 'application/json', 200],
    ['*/*', 'application/json', 200],
    ['application/json', 'application/json', 200],
    [RESULT, RESULT, 400],
    [`${RESULT}, application/json;q=0.9`, RESULT, 400],
    ['application/json, text/event-stream', 'application/json', 200],
    // only subscriptions are streamed to whoever reads results too
    ['text/event-stream, application/json', 'application/json', 200],
    ['text/event-stream, */*', 'application/json', 200],
  ])('%s: %s, and %i for what is not run', async (accept, type, status) => {
    const ok = await ask(accept, { query: '{ __typename }' });
    expect([ok.statusCode, told(ok.headers['content-type'])]).toEqual([200, type]);
    for (const query of ['{', '{ nope }', 'query ($id: ID!) { node(id: $id) { id } }', 'query A { a } query B { b }']) {
      const refused = await ask(accept, { query });
      expect([refused.statusCode, told(refused.headers['content-type'])]).toEqual([status, type]);
      expect(refused.json()).not.toHaveProperty('data');
    }
    // a request that can't be read is no matter of types
    expect((await ask(accept, { query: 5 })).statusCode).toBe(400);
  });

  test('a refusal before GraphQL begins has the type of its client', async () => {
    const response = await shared.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { accept: RESULT, origin: 'https://evil.example' },
      payload: { query: '{ __typename }' },
    });
    expect([response.statusCode, told(response.headers['content-type'])]).toEqual([403, RESULT]);
  });

  test('a subscription is streamed to whoever prefers that', async () => {
    const { cookie } = await shared.signUp();
    const query = 'subscription { studioRunEvents(runId: "x") { seq } }';
    for (const accept of ['text/event-stream;q=1', 'text/event-stream, */*', 'text/event-stream, multipart/mixed']) {
      const response = await ask(accept, { query }, cookie);
      expect([response.statusCode, told(response.headers['content-type'])]).toEqual([200, 'text/event-stream']);
    }
    expect((await ask('*/*', { query }, cookie)).json().errors[0].message).toMatch(/text\/event-stream/u);
  });

  test.each(['image/png', 'text/html', 'application/json;q=0'])('%s: 406, and nothing is run', async (accept) => {
    const { cookie } = await shared.signUp();
    const answer = toAnswer(await ask(accept, { query: 'mutation { signOut { signedOut } }' }, cookie));
    expect(answer).toMatchObject({ status: 406, code: 'not_acceptable' });
    expect((await post(shared, { cookie }, '{ viewer { id } }')).errors).toBeUndefined();
  });
});

describe('refusals', () => {
  test('each has a code of the catalogue, the id of its request and nothing of Apollo’s', async () => {
    const { response, errors } = await post(shared, null, '{ nope }', {}, { 'x-request-id': 'mine-1' });
    expect(response.headers['x-request-id']).toBe('mine-1');
    expect(errors).toEqual([
      {
        message: 'Cannot query field "nope" on type "Query". Did you mean "node"?',
        locations: [{ line: 1, column: 3 }],
        extensions: { code: 'graphql_invalid', status: 400, retryable: false, requestId: 'mine-1' },
      },
    ]);
  });

  test.each([
    ['syntax', { query: '{ ' }],
    ['no query', { variables: {} }],
    ['an empty query', { query: '' }],
    ['a query that is no text', { query: 5 }],
    ['variables as a text', { query: '{ __typename }', variables: '{}' }],
    ['variables as a list', { query: '{ __typename }', variables: [1] }],
    ['an operation that is not there', { query: 'query A { __typename }', operationName: 'B' }],
    ['two operations and no name', { query: 'query A { __typename } query B { __typename }' }],
    ['no operation', { query: 'fragment F on Query { __typename }' }],
    ['a persisted query', { extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } } }],
    ['an unknown directive', { query: '{ __typename @defer }' }],
  ])('%s: 400 graphql_invalid', async (_, payload) => {
    const headers = { accept: 'application/graphql-response+json' };
    const answer = toAnswer(await shared.app.inject({ method: 'POST', url: '/graphql', headers, payload }));
    expect(answer).toMatchObject({ status: 400, code: 'graphql_invalid', data: undefined });
    expect(answer.errors?.[0]?.extensions?.['requestId']).toBe(answer.response.headers['x-request-id']);
  });

  test.each([
    ['broken JSON', '{"query": ', 'application/json', 400, 'graphql_invalid'],
    ['an empty body', '', 'application/json', 400, 'graphql_invalid'],
    ['a prototype', '{"query":"{ __typename }","__proto__":{"a":1}}', 'application/json', 400, 'graphql_invalid'],
    [
      '30,000 brackets',
      `{"query":"{ __typename }","variables":{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}}`,
      'application/json',
      400,
      'graphql_invalid',
    ],
    ['text that is not UTF-8', Buffer.from([0x22, 0xff, 0x22]), 'application/json', 400, 'graphql_invalid'],
    ['a form', 'query=%7B__typename%7D', 'application/x-www-form-urlencoded', 415, 'unsupported_media_type'],
    ['text', '{"query":"{ __typename }"}', 'text/plain', 415, 'unsupported_media_type'],
  ])('%s', async (_, payload, type, status, code) => {
    const response = await shared.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': type },
      payload,
    });
    expect(toAnswer(response)).toMatchObject({ status, code });
  });

  test.each(['variables', 'extensions'])('brackets without end in %s of a GET', async (name) => {
    const query = new URLSearchParams({ query: '{ __typename }', [name]: `{"a":${'['.repeat(5_000)}` });
    for (const accept of ['application/json', 'text/event-stream']) {
      const headers = { accept };
      const answer = toAnswer(await shared.app.inject({ method: 'GET', url: `/graphql?${query}`, headers }));
      expect(answer).toMatchObject({ status: 400, code: 'graphql_invalid' });
      expect(answer.errors?.[0]?.message).toBe('Expected at most 32 levels.');
    }
  });

  test('a subscription is told where to go', async () => {
    const { status, code, errors } = await post(
      shared,
      await shared.signUp(),
      'subscription { creditsChanged { heldBalance } }',
    );
    expect({ status, code }).toEqual({ status: 400, code: 'graphql_invalid' });
    expect(errors?.[0]?.message).toMatch(/WebSocket/u);
  });

  test('what nobody may see is masked, and the rest of the answer is there', async () => {
    await withApp(async (test) => {
      const user = await test.signUp();
      const { pool } = test.resources.database;
      await pool.query('alter table credit_accounts rename to gone');
      const { status, data, errors, code } = await post(test, user, '{ viewer { email credits { totalBalance } } }');
      expect({ status, code }).toEqual({ status: 200, code: 'internal_error' });
      // the rest of the answer is there
      expect(data).toEqual({ viewer: { email: user.email, credits: null } });
      expect(JSON.stringify(errors)).not.toContain('credit_accounts');
    });
  });

  test('a database that is away is service_unavailable, with Retry-After', async () => {
    await withApp(async (test) => {
      const user = await test.signUp();
      await test.resources.database.pool.query(
        `create function away() returns int language plpgsql as $$ begin raise exception 'x' using errcode = '57P01'; end $$`,
      );
      await test.resources.database.pool.query('alter table credit_accounts rename to gone');
      await test.resources.database.pool.query('create view credit_accounts as select *, away() as a from gone');
      await test.resources.database.pool.query('alter view credit_accounts rename column posted to posted_');
      await test.resources.database.pool.query('drop view credit_accounts');
      await test.resources.database.pool.query(
        `create view credit_accounts as select user_id, away() as posted, held, free_balance, purchased, granted, spent, refunded, expired, adjusted from gone`,
      );
      const { code, response } = await post(test, user, '{ viewer { credits { totalBalance } } }');
      expect(code).toBe('service_unavailable');
      expect(response.headers['retry-after']).toBe('1');
    });
  });
});

describe('the editor', () => {
  const page = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

  test('is one page whose policy allows its own script and nothing else', async () => {
    const response = await shared.app.inject({ method: 'GET', url: '/graphql', headers: page });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    const policy = String(response.headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; script-src(?: 'sha256-[\w+/]{43}=')+;/u);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/u);
  });

  test('is not there in production', () =>
    withApp(
      async ({ app }) => {
        const response = await app.inject({ method: 'GET', url: '/graphql', headers: page });
        expect(response.statusCode).not.toBe(200);
        expect(response.body).not.toContain('<script');
      },
      { production: true },
    ));
});
