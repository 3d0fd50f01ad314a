/** Contract, section 3, events: GET /api/studio/runs/:id/events as Server-Sent Events, and the same log by subscription. */
import { describe, expect, test, vi } from 'vitest';
import { createGenerator } from '../../src/generation/router.js';
import { GenerationError, type GenerationProvider } from '../../src/generation/provider.types.js';
import { withApp, type TestUser } from '../helpers/app.js';
import { restDoor, send } from './doors.js';
import { collect, openEvents, type ReceivedEvent } from './event-source.js';
import { useApp } from './shared-app.js';

const gateway = useApp();
const rest = restDoor(() => gateway.app);

/** Reports two stages, then waits to be stopped. */
const patient: Pick<GenerationProvider, 'generate'> = {
  generate: (_request, { report, signal }) =>
    new Promise((_resolve, reject) => {
      report({ stage: 'planning', progress: 10, message: 'thinking' });
      report({ stage: 'generating', progress: 20 });
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    }),
};

async function createRun(user: TestUser, prompt = 'a snake'): Promise<string> {
  return (await rest.createRun(user, { prompt })).data.id;
}

async function open(user: TestUser, id: string, query = '', headers: Readonly<Record<string, string>> = {}) {
  return openEvents(`${await gateway.listen()}/api/studio/runs/${id}/events${query}`, user.cookie, headers);
}

async function finishedRun(user: TestUser): Promise<{ id: string; events: ReceivedEvent[] }> {
  const id = await createRun(user);
  const client = await open(user, id);
  return { id, events: await gateway.withWorker(createGenerator(), () => collect(client)) };
}

async function until(
  client: Awaited<ReturnType<typeof open>>,
  accept: (event: ReceivedEvent) => boolean,
): Promise<void> {
  for (;;) {
    const { done, value } = await client.events.next();
    if (done) throw new Error('The stream ended too early.');
    if (accept(value)) return;
  }
}

test('history first, then live: every event once and in order, each with the state of the run, the last with the whole run, and the end after the final one', async () => {
  const user = await gateway.signUp();
  const { id, events } = await finishedRun(user);
  expect(events.map((event) => event.id)).toEqual(events.map((_, index) => index + 1));
  expect(events.map((event) => event.event)).toEqual(events.map((event) => event.data.type));
  expect(events.map((event) => event.data.seq)).toEqual(events.map((event) => event.id));
  expect(events[0]!.data).toEqual({ seq: 1, type: 'accepted', at: expect.any(String), run: expect.any(Object) });
  const summary = ['id', 'status', 'stage', 'progress', 'attempt'];
  for (const { data } of events.slice(0, -1)) expect(Object.keys(data.run)).toEqual(summary);
  expect(events[1]!.data).toMatchObject({ type: 'started', attempt: 1 });
  const steps = events.filter((event) => event.event === 'progress').map((event) => event.data.progress);
  expect(steps).toEqual([...steps].sort((a, b) => a - b));
  const last = events.at(-1)!;
  expect(last.event).toBe('completed');
  expect(last.data.artifactId).toBe(last.data.run.artifact.id);
  expect(last.data.run).toEqual({
    ...(await rest.run(user, id)).data,
    artifact: expect.objectContaining({ id: last.data.artifactId }),
  });
});

test('headers of a stream: nothing keeps it, holds it back or changes it', async () => {
  const user = await gateway.signUp();
  const client = await open(user, await createRun(user));
  expect(client.response.status).toBe(200);
  expect(Object.fromEntries(client.response.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-request-id': expect.any(String),
  });
  client.close();
});

test('after any event, by Last-Event-ID or `after`: exactly the rest; after the final one, 204', async () => {
  const user = await gateway.signUp();
  const { id, events } = await finishedRun(user);
  const ids = events.map((event) => event.id);
  for (const seen of ids.slice(0, -1)) {
    const byHeader = await collect(await open(user, id, '', { 'last-event-id': String(seen) }));
    const byQuery = await collect(await open(user, id, `?after=${seen}`));
    expect(byHeader.map((event) => event.id)).toEqual(ids.slice(seen));
    expect(byQuery.map((event) => event.id)).toEqual(ids.slice(seen));
  }
  const last = ids.at(-1)!;
  expect((await open(user, id, `?after=${last}`)).response.status).toBe(204);
  const reconnected = await open(user, id, '?after=0', { 'last-event-id': String(last) });
  expect(reconnected.response.status).toBe(204);
  for (const none of ['', '?after=', '?after=0'])
    expect((await collect(await open(user, id, none))).map((event) => event.id)).toEqual(ids);
  // a browser sends by itself what it was told, whoever told it
  for (const nonsense of ['x', '-5', ''])
    expect((await collect(await open(user, id, '', { 'last-event-id': nonsense }))).map((event) => event.id)).toEqual(
      ids,
    );
});

test.each([
  ['-5', -5, 'out_of_range'],
  ['x', 'x', 'wrong_type'],
  ['1.5', 1.5, 'wrong_type'],
  ['99999999999', 99_999_999_999, 'wrong_type'],
])('after=%s is 422 by both doors', async (text, value, problem) => {
  const user = await gateway.signUp();
  const id = await createRun(user);
  const details = [{ path: 'after', code: problem, message: expect.any(String) }];
  const rest = await send(gateway.app, user, { method: 'GET', url: `/api/studio/runs/${id}/events?after=${text}` });
  expect([rest.statusCode, rest.json().error]).toMatchObject([422, { code: 'validation_failed', details }]);
  const query = 'subscription ($id: ID!, $after: Int) { studioRunEvents(runId: $id, after: $after) { seq } }';
  const graphql = await send(gateway.app, user, {
    method: 'POST',
    url: '/graphql',
    headers: { accept: 'text/event-stream' },
    body: { query, variables: { id, after: value } },
  });
  const line = graphql.body.split('\n').find((each) => each.startsWith('data: {'))!;
  expect(JSON.parse(line.slice('data: '.length)).errors[0].extensions).toMatchObject({
    code: 'validation_failed',
    status: 422,
    details,
  });
});

test('a connection that breaks again and again loses nothing and gets nothing twice', async () => {
  const user = await gateway.signUp();
  const id = await createRun(user);
  const seen: number[] = [];
  await gateway.withWorker(createGenerator(), async () => {
    for (let final = false; !final;) {
      const client = await open(user, id, '', seen.length > 0 ? { 'last-event-id': String(seen.at(-1)) } : {});
      const { value, done } = await client.events.next();
      client.close();
      if (done) continue;
      seen.push(value.id);
      final = value.event === 'completed';
    }
  });
  expect(seen).toEqual(seen.map((_, index) => index + 1));
  expect(seen.length).toBeGreaterThan(3);
});

test('cancel while processing: the stream tells of it, and ends', async () => {
  const user = await gateway.signUp();
  const id = await createRun(user);
  const client = await open(user, id);
  await gateway.withWorker(patient, async () => {
    await until(client, ({ data }) => data.stage === 'generating');
    expect((await rest.cancelRun(user, id)).data.status).toBe('canceling');
    const remaining = await collect(client);
    expect(remaining.map((event) => event.event)).toEqual(['cancelRequested', 'canceled']);
    expect(remaining[1]!.data.run).toMatchObject({ id, status: 'canceled' });
    expect((await rest.run(user, id)).data.credits).toEqual({ held: 0, charged: 0, released: 10 });
  });
});

test('a failed run: its code and sentence lie beside the other fields', async () => {
  const user = await gateway.signUp();
  const client = await open(user, await createRun(user));
  const failing: typeof patient = {
    generate: () => Promise.reject(new GenerationError('output.invalid', 'It could not be made.', false)),
  };
  const events = await gateway.withWorker(failing, () => collect(client));
  const { event, data } = events.at(-1)!;
  expect(event).toBe('failed');
  expect(data).toEqual({
    seq: events.length,
    type: 'failed',
    at: expect.any(String),
    code: 'output.invalid',
    message: expect.any(String),
    retryable: false,
    run: { id: expect.any(String), status: 'failed', stage: null, progress: expect.any(Number), attempt: 1 },
  });
});

describe('a stream ends', () => {
  test('on the gateway too, when its client goes away', async () => {
    const user = await gateway.signUp();
    const id = await createRun(user);
    const { runs } = gateway.resources.services;
    const events = runs.events.bind(runs);
    let signal: AbortSignal | undefined;
    const watched: typeof events = (...args) => {
      signal = args[3];
      return events(...args);
    };
    Object.assign(runs, { events: watched });
    try {
      const client = await open(user, id);
      await client.events.next();
      expect(signal?.aborted).toBe(false);
      client.close();
      await vi.waitUntil(() => signal?.aborted, 10_000);
    } finally {
      Object.assign(runs, { events });
    }
  });

  test('with the session that opened it', async () => {
    const user = await gateway.signUp();
    const client = await open(user, await createRun(user));
    await client.events.next();
    await rest.signOut(user);
    expect(await collect(client)).toEqual([]);
  });

  test('with the gateway, which closes while streams are open', async () => {
    let left: Promise<ReceivedEvent[]> | undefined;
    await withApp(async ({ app, listen, signUp }) => {
      const user = await signUp();
      const { id } = (await restDoor(() => app).createRun(user, { prompt: 'x' })).data;
      const client = await openEvents(`${await listen()}/api/studio/runs/${id}/events`, user.cookie);
      await client.events.next();
      left = collect(client);
    });
    expect(await left).toEqual([]);
  });
});

test('HEAD tells the headers of a stream and ends', async () => {
  const user = await gateway.signUp();
  const url = `/api/studio/runs/${await createRun(user)}/events`;
  const head = await gateway.app.inject({ method: 'HEAD', url, headers: { cookie: user.cookie } });
  expect([head.statusCode, head.headers['content-type'], head.body]).toEqual([
    200,
    'text/event-stream; charset=utf-8',
    '',
  ]);
});

test('an id that is none is 404 before the stream begins', async () => {
  const user = await gateway.signUp();
  for (const id of ['x', '%00', '01890000-0000-7000-8000-000000000000']) {
    const response = await send(gateway.app, user, { method: 'GET', url: `/api/studio/runs/${id}/events` });
    expect([response.statusCode, response.json().error.code]).toEqual([404, 'studio_run_not_found']);
  }
});

test('a user may have 25 streams open; one more is 429, until one of them ends', async () => {
  const user = await gateway.signUp();
  const id = await createRun(user);
  const clients = await Promise.all(Array.from({ length: 25 }, () => open(user, id)));
  const refused = await open(user, id);
  expect([refused.response.status, refused.response.headers.get('retry-after')]).toEqual([429, '1']);
  expect(await refused.response.json()).toMatchObject({ error: { code: 'rate_limited' } });
  clients.pop()!.close();
  await vi.waitUntil(async () => {
    const client = await open(user, id);
    client.close();
    return client.response.status === 200;
  }, 10_000);
  for (const client of clients) client.close();
});
