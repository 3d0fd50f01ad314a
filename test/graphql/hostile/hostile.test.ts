import { expect, test } from 'vitest';
import { useApp } from '../../contract/shared-app.js';
import { MB, usedHeap } from '../../helpers/heap.js';
import { openSocket, post, toAnswer } from '../client.js';
import { HOSTILE } from './documents.js';

const shared = useApp();
/** What is limited by its cost is no subscription, which is told first. */
const NO_SUBSCRIPTION = /carry only subscriptions/u;
/** The third one is compiled, where documents of its sort are. */
const TIMES = 4;
const isRefusal =
  (expected: RegExp = NO_SUBSCRIPTION) =>
  (message: string) =>
    expected.test(message) || NO_SUBSCRIPTION.test(message);

test.each(HOSTILE.filter(({ refusal }) => refusal))('over HTTP: $name', async ({ nth, refusal }) => {
  for (let time = 0; time < TIMES; time += 1) {
    const { status, code, errors } = await post(shared, null, nth(1));
    expect({ status, code }).toEqual({ status: 400, code: 'graphql_invalid' });
    expect(errors?.[0]?.message).toMatch(refusal!);
  }
});

test.each(HOSTILE.filter(({ refusal }) => !refusal))('over HTTP, answered: $name', async ({ nth }) => {
  for (let time = 0; time < TIMES; time += 1) {
    const { status, code } = await post(shared, null, nth(1));
    // what is for users is refused by its resolver
    expect({ status, code: code ?? 'unauthenticated' }).toEqual({ status: 200, code: 'unauthenticated' });
  }
});

test('over a socket, all of them one after the other', async () => {
  const user = await shared.signUp();
  let socket = await openSocket(shared, user);
  for (const [index, { nth, refusal }] of HOSTILE.entries()) {
    // more at once than a socket may send
    if (index % 5 === 4) {
      socket.close();
      await socket.closed;
      socket = await openSocket(shared, user);
    }
    const id = `h${index}`;
    socket.subscribe(id, nth(1));
    const message = await socket.next();
    expect(message).toMatchObject({ id, type: 'error' });
    expect(message.payload[0].extensions.code).toBe('graphql_invalid');
    expect(message.payload[0].message).toSatisfy(isRefusal(refusal));
  }
  socket.close();
});

test('over an event stream, all of them one after the other', async () => {
  const { cookie } = await shared.signUp();
  for (const { name, nth, refusal } of HOSTILE) {
    const response = await shared.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { accept: 'text/event-stream', cookie },
      payload: { query: nth(1) },
    });
    const told = response.body.split('\n').find((line) => line.startsWith('data: {'));
    const { errors } = JSON.parse(told!.slice('data: '.length)) as { errors: { message: string }[] };
    expect(errors[0]?.message, name).toSatisfy(isRefusal(refusal));
  }
});

test('a document that repeats a fragment as clients do is answered', async () => {
  const query = `{ viewer { a: studioRuns(first: 2) { nodes { ...r parentRun { ...r } } } b: studioRuns(first: 1) { nodes { ...r } } } }
    fragment r on StudioRun { id status artifact { ...a } } fragment a on GameArtifact { id title run { id } }`;
  const user = await shared.signUp();
  for (let time = 0; time < TIMES; time += 1) expect((await post(shared, user, query)).errors).toBeUndefined();
});

test('a fragment keeps its conditions to the place that sets them, also once it is compiled', async () => {
  const query = `query ($a: Boolean!, $b: Boolean!) {
    service { demo } x: service { ...f @include(if: $a) } y: service { ...f @include(if: $b) }
  } fragment f on ServiceInfo { promptLength }`;
  const answers = new Set<string>();
  for (let time = 0; time < TIMES; time += 1) {
    const { data } = await post(shared, null, query, { a: false, b: true });
    answers.add(JSON.stringify([data.x, data.y]));
  }
  expect([...answers]).toEqual([JSON.stringify([{}, { promptLength: 8_000 }])]);
});

test('the introspection of tools is answered, and a fifth more of it at most', async () => {
  const { getIntrospectionQuery } = await import('graphql');
  for (let time = 0; time < TIMES; time += 1)
    expect(toAnswer((await post(shared, null, getIntrospectionQuery())).response).errors).toBeUndefined();
});

test('what was refused over HTTP leaves nothing behind', { timeout: 240_000 }, async () => {
  const { nth } = HOSTILE.find(({ name }) => name.startsWith('fields of many names'))!;
  const send = async (from: number, count: number) => {
    for (let n = from; n < from + count; n += 1) await post(shared, null, nth(n));
  };
  await send(0, 100);
  const before = usedHeap();
  await send(1_000, 500);
  // each left 50 to 90 KB
  expect(usedHeap() - before).toBeLessThan(10 * MB);
});
