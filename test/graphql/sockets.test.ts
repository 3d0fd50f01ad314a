import { createClient } from 'graphql-ws';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { useApp } from '../contract/shared-app.js';
import type { TestUser } from '../helpers/app.js';
import { held } from '../helpers/generators.js';
import { quick } from '../helpers/runs.js';
import { createRun, openSocket, post, type Socket } from './client.js';

const shared = useApp();
const EVENTS = `subscription ($runId: ID!, $after: Int) {
  studioRunEvents(runId: $runId, after: $after) {
    __typename seq type at
    ... on StudioRunStarted { attempt }
    ... on StudioRunProgressed { stage progress message }
    ... on StudioRunCompleted { artifact { title } }
    run { id status }
  }
}`;
const CREDITS = 'subscription { creditsChanged { spendableBalance heldBalance } }';

interface Event {
  readonly seq: number;
  readonly type: string;
  readonly run: { readonly status: string };
}

/** Reads a subscription to its end. */
async function readEvents(socket: Socket, id: string): Promise<Event[]> {
  const events: Event[] = [];
  for (;;) {
    const message = await socket.next();
    if (message.type === 'complete') return events;
    expect(message).toMatchObject({ id, type: 'next' });
    expect(message.payload.errors).toBeUndefined();
    events.push(message.payload.data.studioRunEvents as Event);
  }
}

describe('a run is watched', () => {
  test('from its acceptance to its end, each event once and in order', async () => {
    const user = await shared.signUp();
    const runId = await createRun(shared, user);
    const socket = await openSocket(shared, user);
    socket.subscribe('1', EVENTS, { runId });
    const first = await socket.next();
    expect(first.payload.data.studioRunEvents).toMatchObject({
      __typename: 'StudioRunAccepted',
      seq: 1,
      type: 'accepted',
      run: { id: runId, status: 'queued' },
    });
    const generator = held();
    const events = await shared.withWorker(generator, async () => {
      await generator.reached();
      generator.release();
      return readEvents(socket, '1');
    });
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 2));
    expect(events[0]).toMatchObject({ type: 'started', attempt: 1 });
    expect(events).toContainEqual(expect.objectContaining({ type: 'progress', stage: 'generating', progress: 30 }));
    // read when the event was: not what a loader remembered of an earlier one
    expect(events.at(-1)).toMatchObject({
      type: 'completed',
      artifact: { title: 'Tiny' },
      run: { status: 'completed' },
    });
    socket.close();
  });

  test('again from any event, also after it has ended', async () => {
    const user = await shared.signUp();
    const runId = await createRun(shared, user);
    const socket = await openSocket(shared, user);
    socket.subscribe('all', EVENTS, { runId });
    const all = await shared.withWorker(quick, () => readEvents(socket, 'all'));
    expect(all.length).toBeGreaterThan(2);
    for (const after of [0, 1, all.length - 1, all.length, all.length + 5]) {
      socket.subscribe(`${after}`, EVENTS, { runId, after });
      expect((await readEvents(socket, `${after}`)).map(({ seq }) => seq)).toEqual(
        all.slice(after).map(({ seq }) => seq),
      );
    }
    socket.close();
  });

  test('by the client library, with nothing lost over a reconnect', async () => {
    const user = await shared.signUp();
    const runId = await createRun(shared, user);
    const url = `${(await shared.listen()).replace('http', 'ws')}/graphql`;
    const sockets: WebSocket[] = [];
    class Signed extends WebSocket {
      constructor(address: string, protocols: string) {
        super(address, protocols, { headers: { cookie: user.cookie } });
        sockets.push(this);
      }
    }
    const generator = held();
    const seen: number[] = [];
    await shared.withWorker(generator, async () => {
      let after = 0;
      // the lost one, then the one that goes on after the last event
      for (const lost of [true, false]) {
        const client = createClient({ url, webSocketImpl: Signed, retryAttempts: 0 });
        try {
          for await (const { data } of client.iterate<{ studioRunEvents: Event }>({
            query: EVENTS,
            variables: { runId, after },
          })) {
            after = data!.studioRunEvents.seq;
            seen.push(after);
            if (lost && data!.studioRunEvents.type === 'progress') sockets.at(-1)!.terminate();
          }
        } catch (error) {
          if (!lost) throw error;
        }
        generator.release();
        await client.dispose();
      }
    });
    expect(sockets).toHaveLength(2);
    expect(seen).toEqual(seen.map((_, index) => index + 1));
    expect(seen.length).toBeGreaterThan(3);
  });

  test('by nobody else, and not under an id that is none', async () => {
    const runId = await createRun(shared, await shared.signUp());
    const socket = await openSocket(shared, await shared.signUp());
    const answers: unknown[] = [];
    for (const id of [runId, runId.replace(/^./u, 'f'), 'x', '']) {
      socket.subscribe(id || 'empty', EVENTS, { runId: id });
      const { type, payload } = await socket.next();
      answers.push([type, payload.length, payload[0].extensions.code, payload[0].message]);
    }
    const [first] = answers;
    expect(first).toEqual(['error', 1, 'studio_run_not_found', expect.any(String)]);
    for (const answer of answers) expect(answer).toEqual(first);
    socket.close();
  });
});

test('credits are told now and after each change', async () => {
  const user = await shared.signUp(100);
  const socket = await openSocket(shared, user);
  socket.subscribe('c', CREDITS);
  const next = async () => (await socket.next()).payload.data.creditsChanged as object;
  expect(await next()).toEqual({ spendableBalance: 100, heldBalance: 0 });
  await createRun(shared, user);
  expect(await next()).toEqual({ spendableBalance: 90, heldBalance: 10 });
  socket.send({ id: 'c', type: 'complete' });
  socket.subscribe('d', CREDITS);
  expect(await next()).toEqual({ spendableBalance: 90, heldBalance: 10 });
  socket.close();
});

describe('a socket is refused', () => {
  test.each([
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['the origin of a sandboxed game', { origin: 'null' }],
    ['a cross-site request', { 'sec-fetch-site': 'cross-site' }],
  ])('to %s', async (_, headers) => {
    const user = await shared.signUp();
    await expect(openSocket(shared, user, { headers })).rejects.toThrow('HTTP 403');
  });

  test('to no origin of its own: it may come', async () => {
    const origin = await shared.listen();
    const socket = await openSocket(shared, await shared.signUp(), { headers: { origin } });
    socket.close();
    expect((await socket.closed).code).toBe(1005);
  });

  test('to whoever has no session', async () => {
    const stranger = await openSocket(shared, null, { init: false });
    expect(await stranger.closed).toMatchObject({ code: 4401 });
    const forged = await openSocket(shared, { cookie: `gamewright_session=${'x'.repeat(43)}` }, { init: false });
    expect(await forged.closed).toMatchObject({ code: 4401 });
  });

  test('under another protocol', async () => {
    const opened = openSocket(shared, await shared.signUp(), { protocol: 'graphql-ws', init: false });
    await expect(opened).rejects.toThrow(/subprotocol/u);
  });
});

describe('a socket carries', () => {
  let user: TestUser;
  const refusal = async (query: string, variables?: Record<string, unknown>) => {
    user = await shared.signUp();
    const socket = await openSocket(shared, user);
    socket.subscribe('x', query, variables);
    const message = await socket.next();
    socket.close();
    expect(message.type).toBe('error');
    const [error] = message.payload;
    expect(error.extensions.requestId).toMatch(/./u);
    return error.extensions.code as string;
  };

  test('no mutation and no query', async () => {
    expect(await refusal('mutation { signOut { signedOut } }')).toBe('graphql_invalid');
    // it has not run
    expect((await post(shared, user, '{ viewer { id } }')).errors).toBeUndefined();
    expect(await refusal('{ viewer { id } }')).toBe('graphql_invalid');
  });

  test('nothing that is not valid', async () => {
    expect(await refusal('subscription { nope }')).toBe('graphql_invalid');
    expect(await refusal('subscription {')).toBe('graphql_invalid');
    expect(
      await refusal(
        'subscription A { creditsChanged { heldBalance } } subscription B { creditsChanged { heldBalance } }',
      ),
    ).toBe('graphql_invalid');
    expect(await refusal(EVENTS, { runId: 'x', after: 'soon' })).toBe('validation_failed');
    expect(await refusal(EVENTS, { runId: 'x', after: -1 })).toBe('validation_failed');
    expect(await refusal(EVENTS, {})).toBe('validation_failed');
  });

  test('nothing that is over a limit', async () => {
    const alias = Array.from({ length: 16 }, (_, i) => `a${i}: heldBalance`).join(' ');
    expect(await refusal(`subscription { creditsChanged { ${alias} } }`)).toBe('graphql_invalid');
    const circle = 'fragment a on Subscription { ...b } fragment b on Subscription { ...a }';
    expect(await refusal(`subscription { ...a } ${circle}`)).toBe('graphql_invalid');
    const tokens = Array.from({ length: 1_000 }, () => 'heldBalance').join(' ');
    expect(await refusal(`subscription { creditsChanged { ${tokens} } }`)).toBe('graphql_invalid');
  });

  test('at most 25 subscriptions, and room when one is completed', async () => {
    const socket = await openSocket(shared, await shared.signUp());
    for (let i = 0; i < 25; i += 1) {
      socket.subscribe(`${i}`, CREDITS);
      expect((await socket.next()).type).toBe('next');
    }
    socket.subscribe('25', CREDITS);
    const refused = await socket.next();
    expect(refused).toMatchObject({ id: '25', type: 'error' });
    expect(refused.payload[0].extensions.code).toBe('rate_limited');
    socket.send({ id: '3', type: 'complete' });
    socket.subscribe('26', CREDITS);
    expect(await socket.next()).toMatchObject({ id: '26', type: 'next' });
    socket.close();
  });

  test('no frame of 65 KiB', async () => {
    const socket = await openSocket(shared, await shared.signUp());
    socket.subscribe('x', CREDITS, { padding: 'x'.repeat(65 * 1024) });
    expect((await socket.closed).code).toBe(1009);
  });

  test('nothing that nests deeply', async () => {
    const socket = await openSocket(shared, await shared.signUp());
    socket.raw.send(`{"type":"ping","payload":{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}}`);
    expect(await socket.closed).toEqual({ code: 4400, reason: 'Expected at most 32 levels.' });
  });

  test.each(['x', '{}', '[]', '{"type":"subscribe"}', '{"type":"nope"}'])('no garbage: %s', async (garbage) => {
    const socket = await openSocket(shared, await shared.signUp());
    socket.raw.send(garbage);
    expect((await socket.closed).code).toBe(4400);
  });
});

describe('a user has', () => {
  test('at most 5 sockets, and room when one is closed', async () => {
    const user = await shared.signUp();
    const sockets = await Promise.all(Array.from({ length: 5 }, () => openSocket(shared, user)));
    const sixth = await openSocket(shared, user, { init: false });
    expect((await sixth.closed).code).toBe(4429);
    const other = await openSocket(shared, await shared.signUp());
    other.close();
    sockets[0]!.close();
    await sockets[0]!.closed;
    const again = await openSocket(shared, user);
    for (const socket of [...sockets, again]) socket.close();
    await again.closed;
  });

  test('3 seconds to begin', async () => {
    const socket = await openSocket(shared, await shared.signUp(), { init: false });
    expect((await socket.closed).code).toBe(4408);
  });

  test('nothing before connection_init', async () => {
    const socket = await openSocket(shared, await shared.signUp(), { init: false });
    socket.subscribe('x', CREDITS);
    expect((await socket.closed).code).toBe(4401);
  });
});
