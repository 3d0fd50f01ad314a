import { expect, test } from 'vitest';
import { useApp } from '../contract/shared-app.js';
import { quick } from '../helpers/runs.js';
import { createRun, openSocket, post, type Socket } from './client.js';

const shared = useApp();
const QUERY = `subscription ($after: String) {
  viewerRunEvents(after: $after) { cursor event { __typename seq run { id status } ... on StudioRunCompleted { artifact { id } } } }
}`;

interface Message {
  readonly cursor: string;
  readonly event: { readonly seq: number; readonly __typename: string; readonly run: { readonly id: string } } | null;
}

async function next(socket: Socket): Promise<Message> {
  const { type, payload } = await socket.next();
  expect([type, payload.errors]).toEqual(['next', undefined]);
  return payload.data.viewerRunEvents as Message;
}

test('one subscription follows all runs, those that come later too, and goes on after a lost connection', async () => {
  const user = await shared.signUp(100);
  const socket = await openSocket(shared, user);
  socket.subscribe('1', QUERY);
  const first = await next(socket);
  expect(first.event).toBeNull();
  const one = await createRun(shared, user);
  const accepted = await next(socket);
  expect(accepted.event).toMatchObject({ __typename: 'StudioRunAccepted', seq: 1, run: { id: one } });
  socket.close();
  await socket.closed;
  const two = await createRun(shared, user);
  await shared.withWorker(quick, async () => {
    const again = await openSocket(shared, user);
    again.subscribe('2', QUERY, { after: accepted.cursor });
    const seen: string[] = [];
    for (let ended = 0; ended < 2;) {
      const { event } = await next(again);
      seen.push(`${event!.run.id} ${event!.seq}`);
      if (event!.__typename === 'StudioRunCompleted') ended += 1;
    }
    const expected = [2, 3, 4, 5].map((seq) => `${one} ${seq}`).concat([1, 2, 3, 4, 5].map((seq) => `${two} ${seq}`));
    expect(seen.toSorted()).toEqual(expected.toSorted());
    again.close();
    await again.closed;
  });
});

test('what is no cursor is 422, and a stranger is told to sign in', async () => {
  const user = await shared.signUp();
  const headers = { accept: 'text/event-stream' };
  const query = { query: QUERY, variables: { after: 'nonsense!' } };
  const send = (cookie?: string) =>
    shared.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { ...headers, ...(cookie ? { cookie } : {}) },
      payload: query,
    });
  const refused = await send(user.cookie);
  expect(refused.body).toContain('"code":"validation_failed"');
  expect(refused.body).toContain('"path":"after"');
  expect((await send()).statusCode).toBe(401);
  const { code } = await post(shared, user, QUERY);
  expect(code).toBe('graphql_invalid');
});
