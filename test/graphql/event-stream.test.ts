import { createClient } from 'graphql-sse';
import { expect, test } from 'vitest';
import { useApp } from '../contract/shared-app.js';
import { held } from '../helpers/generators.js';
import { createRun, post, toAnswer } from './client.js';

const shared = useApp();
const EVENTS = `subscription ($runId: ID!, $after: Int) {
  studioRunEvents(runId: $runId, after: $after) { seq type run { status } }
}`;
const EVENT_STREAM = { accept: 'text/event-stream' };

interface Event {
  readonly seq: number;
  readonly type: string;
  readonly run: { readonly status: string };
}

test('a run is watched by the client library, live and to its end', async () => {
  const user = await shared.signUp();
  const runId = await createRun(shared, user);
  const generator = held();
  const client = createClient({ url: `${await shared.listen()}/graphql`, headers: { cookie: user.cookie } });
  const events: Event[] = [];
  await shared.withWorker(generator, async () => {
    const results = client.iterate<{ studioRunEvents: Event }>({ query: EVENTS, variables: { runId } });
    for await (const { data } of results) {
      events.push(data!.studioRunEvents);
      // it has come while the run still goes on
      if (events.at(-1)?.type === 'progress') generator.release();
    }
  });
  expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1));
  expect(events[0]).toMatchObject({ type: 'accepted' });
  expect(events.at(-1)).toMatchObject({ type: 'completed', run: { status: 'completed' } });
  const rest: number[] = [];
  for await (const { data } of client.iterate<{ studioRunEvents: Event }>({
    query: EVENTS,
    variables: { runId, after: events.length - 1 },
  }))
    rest.push(data!.studioRunEvents.seq);
  expect(rest).toEqual([events.length]);
  client.dispose();
});

test('a browser’s EventSource asks by GET', async () => {
  const user = await shared.signUp();
  const runId = await createRun(shared, user);
  await post(shared, user, 'mutation ($id: ID!) { cancelStudioRun(id: $id) { run { id } } }', { id: runId });
  const query = new URLSearchParams({ query: EVENTS, variables: JSON.stringify({ runId }) });
  const response = await shared.app.inject({
    method: 'GET',
    url: `/graphql?${query}`,
    headers: { ...EVENT_STREAM, cookie: user.cookie, 'sec-fetch-site': 'same-origin' },
  });
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('text/event-stream; charset=utf-8');
  expect(response.headers['cache-control']).toBe('no-store, no-transform');
  const frames = response.body.split('\n\n').filter((frame) => frame.startsWith('event:'));
  expect(frames.map((frame) => frame.split('\n')[0])).toEqual(['event: next', 'event: next', 'event: complete']);
  expect(JSON.parse(frames[1]!.split('\n')[1]!.replace('data: ', ''))).toEqual({
    data: { studioRunEvents: { seq: 2, type: 'canceled', run: { status: 'canceled' } } },
  });
});

test.each([
  ['a query', '{ viewer { id } }', 'graphql_invalid'],
  ['a mutation', 'mutation { signOut { signedOut } }', 'graphql_invalid'],
  ['what is not valid', 'subscription { nope }', 'graphql_invalid'],
  ['another’s run', 'subscription { studioRunEvents(runId: "x") { seq } }', 'studio_run_not_found'],
])('%s is refused in the stream, as the protocol has it', async (_, query, code) => {
  const user = await shared.signUp();
  const response = await shared.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { ...EVENT_STREAM, cookie: user.cookie },
    payload: { query },
  });
  expect(response.statusCode).toBe(200);
  const [next, complete] = response.body.split('\n\n').filter((frame) => frame.startsWith('event:'));
  const { errors, data } = JSON.parse(next!.split('\n')[1]!.replace('data: ', '')) as Record<string, never[]>;
  expect(data).toBeUndefined();
  expect(errors).toMatchObject([{ extensions: { code } }]);
  expect(complete).toMatch(/^event: complete/u);
  // it has not run
  expect((await post(shared, user, '{ viewer { id } }')).errors).toBeUndefined();
});

test('a stranger, another site and no query are refused before there is a stream', async () => {
  const user = await shared.signUp();
  const ask = async (headers: Record<string, string>, url = '/graphql?query={__typename}') =>
    toAnswer(await shared.app.inject({ method: 'GET', url, headers: { ...EVENT_STREAM, ...headers } }));
  expect(await ask({})).toMatchObject({ status: 401, code: 'unauthenticated' });
  const { cookie } = user;
  expect(await ask({ cookie, origin: 'https://evil.example' })).toMatchObject({ status: 403, code: 'csrf_rejected' });
  expect(await ask({ cookie, 'sec-fetch-site': 'same-site' })).toMatchObject({ status: 403, code: 'csrf_rejected' });
  expect(await ask({ cookie }, '/graphql')).toMatchObject({ status: 400, code: 'graphql_invalid' });
  expect(await ask({ cookie }, '/graphql?query=x&variables=x')).toMatchObject({ status: 400, code: 'graphql_invalid' });
});

test('a stream ends with its session, and its place is free again', async () => {
  const user = await shared.signUp();
  const origin = await shared.listen();
  const open = async (signal?: AbortSignal) =>
    fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { ...EVENT_STREAM, cookie: user.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ query: 'subscription { creditsChanged { totalBalance } }' }),
      ...(signal ? { signal } : {}),
    });
  const abort = new AbortController();
  const streams = await Promise.all(Array.from({ length: 25 }, () => open(abort.signal)));
  expect(streams.every((stream) => stream.status === 200)).toBe(true);
  const refused = await (await open()).text();
  expect(refused).toContain('rate_limited');
  abort.abort();
  // the places of those that went away are free as soon as the gateway sees it
  const untilOpen = async (): Promise<Response> => {
    for (let i = 0; i < 100; i += 1) {
      const reader = (await open()).body!.getReader();
      let text = '';
      while (!text.includes('event: next')) text += new TextDecoder().decode((await reader.read()).value);
      if (!text.includes('rate_limited'))
        return new Response(
          new ReadableStream({
            pull: async (c) => {
              const { done, value } = await reader.read();
              if (done) c.close();
              else c.enqueue(value);
            },
          }),
        );
    }
    throw new Error('no place became free');
  };
  const stream = await untilOpen();
  await post(shared, user, 'mutation { signOut { signedOut } }');
  // ends, and not by an error
  expect(await stream.text()).toContain('event: complete');
});
