/** What a stranger wrote comes back in errors and log lines no longer than a person reads, whichever door it came by. */
import type { InjectOptions } from 'fastify';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { useApp } from '../contract/shared-app.js';
import { openSocket } from '../graphql/client.js';
import { withApp } from '../helpers/app.js';
import { serializeError } from '../../src/log.js';
import { LONGEST_QUOTE, shorten, shortenQuotes } from '../../src/shorten.js';

const shared = useApp();
const LONG = 60_000;
const long = (character = 'x') => character.repeat(LONG);
const CREATE = 'mutation ($input: CreateStudioRunInput!) { createStudioRun(input: $input) { replayed } }';

/** `character`s in a row, at most */
function longestRun(text: string, character = 'x'): number {
  return Math.max(0, ...text.split(new RegExp(`[^${character}]+`, 'u')).map((run) => run.length));
}

function expectShort(body: string): void {
  expect(longestRun(body)).toBeLessThanOrEqual(LONGEST_QUOTE + 1);
  expect(body.length).toBeLessThan(4_000);
}

describe('GraphQL over HTTP', () => {
  const documents: Readonly<Record<string, object>> = {
    'a field': { query: `{ ${long()} }` },
    'an argument': { query: `{ studioRun(${long()}: 1) { id } }` },
    'a value': { query: `{ studioRun(id: "a") { events(first: "${long()}") { id } } }` },
    'a value with quotes': { query: `{ studioRun(id: ["${'x\\"'.repeat(LONG / 3)}"]) { id } }` },
    'a number': { query: `{ viewer { studioRuns(first: ${'9'.repeat(LONG)}) { nodes { id } } } }` },
    'a type': { query: `query ($a: ${long()}) { viewer { id } }` },
    'a directive': { query: `{ viewer @${long()} { id } }` },
    'a fragment': { query: `{ ...${long()} }` },
    'what is no syntax': { query: `{ viewer "${long()}" }` },
    'the name of an operation': { query: '{ __typename }', operationName: long() },
    'a field of a variable': { query: CREATE, variables: { input: { prompt: 'x', [long()]: 1 } } },
    'a value of an enum': { query: CREATE, variables: { input: { prompt: 'x', mode: long() } } },
    'a variable that is none': { query: CREATE, variables: { input: long() } },
    'a cursor': {
      query: 'query ($a: String) { viewer { studioRuns(after: $a) { nodes { id } } } }',
      variables: { a: long() },
    },
  };
  test.each(Object.keys(documents))('%s', async (name) => {
    const { cookie } = await shared.signUp();
    for (const accept of ['application/json', 'text/event-stream']) {
      const headers = { cookie, accept };
      const response = await shared.app.inject({
        method: 'POST',
        url: '/graphql',
        headers,
        payload: documents[name]!,
      });
      expect(response.body).toContain('"errors"');
      expectShort(response.body);
    }
  });

  test('an alias, in the path of an error', async () => {
    const response = await shared.app.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query: `{ ${long()}: viewer { id } }` },
    });
    const { errors } = response.json<{ errors: readonly { path: readonly string[] }[] }>();
    expect(errors[0]?.path).toEqual([shorten(long())]);
  });

  test('a parameter of a GET', async () => {
    const query = new URLSearchParams({ query: `{ ${'x'.repeat(10_000)} }` });
    expectShort((await shared.app.inject({ method: 'GET', url: `/graphql?${query}` })).body);
  });
});

describe('REST', () => {
  const requests: Readonly<Record<string, InjectOptions>> = {
    'a mode': { method: 'POST', url: '/api/studio/runs', payload: { prompt: 'x', mode: long() } },
    'an id': { method: 'POST', url: '/api/studio/runs', payload: { prompt: 'x', parentRunId: long() } },
    'a field': { method: 'POST', url: '/api/studio/runs', payload: { prompt: 'x', artifactContext: { [long()]: 1 } } },
    'an address': { method: 'POST', url: '/api/auth/sign-in', payload: { email: long(), password: long() } },
    'a path': { method: 'GET', url: `/api/${'x'.repeat(4_000)}` },
    'a part of a path': { method: 'GET', url: `/api/studio/runs/${'x'.repeat(4_000)}` },
    'a parameter': { method: 'GET', url: `/api/studio/runs?limit=${'x'.repeat(4_000)}` },
  };
  test.each(Object.keys(requests))('%s', async (name) => {
    const { cookie } = await shared.signUp();
    expectShort((await shared.app.inject({ ...requests[name], headers: { cookie } })).body);
  });
});

describe('a socket', () => {
  test('names, values and their places', async () => {
    const socket = await openSocket(shared, await shared.signUp());
    const events = 'subscription ($id: ID!, $after: Int) { studioRunEvents(runId: $id, after: $after) { seq } }';
    for (const [query, variables] of [
      [`subscription { ${long()} }`, {}],
      [events, { id: 'a', after: long() }],
      [events, { id: long() }],
      [`subscription { ${long()}: studioRunEvents(runId: "a") { seq } }`, {}],
    ] as const) {
      socket.subscribe('a', query, variables);
      const message = await socket.next();
      expect(message.type).toBe('error');
      expectShort(JSON.stringify(message));
    }
    socket.close();
  });

  test('the id of a subscription, which every message of it would carry', async () => {
    const socket = await openSocket(shared, await shared.signUp());
    socket.subscribe(long(), 'subscription { nope }');
    expect(await socket.closed).toEqual({ code: 4400, reason: 'The ID is too long' });
  });

  test('an id that is taken', async () => {
    const socket = await openSocket(shared, await shared.signUp());
    const id = 'x'.repeat(200);
    for (let i = 0; i < 2; i += 1) socket.subscribe(id, 'subscription { creditsChanged { heldBalance } }');
    const { code, reason } = await socket.closed;
    expect(code).toBe(4409);
    expect(reason).toMatch(/^Subscriber for x+…$/u);
  });
});

describe('the log', () => {
  test('a fault of ours, with what a client wrote in its message, its stack and its place', async () => {
    const fake = `${long()}\n${`    at /${long()}\n`.repeat(50)}`;
    const told = JSON.stringify(serializeError(new Error(`invalid input: "${fake}"`, { cause: new Error(fake) })));
    expect(longestRun(told)).toBeLessThanOrEqual(300);
    expect(told.length).toBeLessThan(20_000);
    // where it really happened
    expect(told).toContain('echo.test');
  });

  test('the path of a request', async () => {
    const lines: string[] = [];
    const logger = pino({}, { write: (line: string) => void lines.push(line) });
    await withApp(async ({ app }) => {
      app.addHook('onResponse', async (request) => void Object.assign(request, { log: logger }));
      await app.inject({ method: 'GET', url: `/api/${'x'.repeat(4_000)}` });
    });
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0]!)).toMatchObject({ path: `/api/${'x'.repeat(195)}…`, status: 404 });
  });
});

test('what is cut is cut between characters, and what is short stays as it is', () => {
  expect(shorten('🐧'.repeat(200))).toBe('🐧'.repeat(200));
  expect(shorten('🐧'.repeat(201))).toBe(`${'🐧'.repeat(200)}…`);
  expect(shorten(`a${'🐧'.repeat(201)}`)).toBe(`a${'🐧'.repeat(199)}…`);
  expect(shorten('x'.repeat(200))).toBe('x'.repeat(200));
  const message = `Cannot query field "${'x'.repeat(LONG)}" on type "Query". Did you mean "node"?`;
  expect(shortenQuotes(message)).toBe(`Cannot query field "${'x'.repeat(200)}…" on type "Query". Did you mean "node"?`);
  const plain = 'A sentence of ours, however long it is, stays as it is. '.repeat(15);
  expect(shortenQuotes(plain)).toBe(plain);
});
