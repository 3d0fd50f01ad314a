/** Connections end with their session, on every gateway, and with a gateway that closes. */
import fastifyCookie from '@fastify/cookie';
import Fastify from 'fastify';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { errorHandling } from '../../src/http/error-handling.js';
import { authenticatePlugin } from '../../src/accounts/authenticate.plugin.js';
import { createUsageLimits } from '../../src/accounts/usage-limits.js';
import { usageLimitsPlugin } from '../../src/accounts/usage-limits.plugin.js';
import { buildApp } from '../../src/app.js';
import { createGraphQL } from '../../src/graphql/graphql.js';
import { createLiveConnections } from '../../src/graphql/live-connections.js';
import { graphqlPlugin } from '../../src/graphql/plugin.js';
import { SOCKET_LIMITS } from '../../src/graphql/sockets.js';
import { openResources } from '../../src/resources.js';
import { useApp } from '../contract/shared-app.js';
import { withApp, type TestApp } from '../helpers/app.js';
import { quick } from '../helpers/runs.js';
import { createRun, openSocket, post } from './client.js';

const shared = useApp();
const CREDITS = 'subscription { creditsChanged { spendableBalance } }';

/** A second process on the same database, as far as a test can tell. */
async function withSecondGateway<T>(work: (test: Pick<TestApp, 'listen'>) => Promise<T>): Promise<T> {
  const { config } = shared.resources;
  let origin = '';
  const resources = await openResources(config, shared.databaseUrl, () => origin);
  const app = await buildApp(resources, () => origin);
  try {
    origin = await app.listen({ host: '127.0.0.1', port: 0 });
    return await work({ listen: async () => origin });
  } finally {
    await app.close();
    await resources.close();
  }
}

test('signing out closes the sockets of the session with 4403 on every gateway, and no other', async () => {
  const user = await shared.signUp();
  const signIn = 'mutation ($input: SignInInput!) { signIn(input: $input) { viewer { id } } }';
  const input = { email: user.email, password: `password of ${user.email}` };
  const { response } = await post(shared, null, signIn, { input });
  const second = { cookie: `gamewright_session=${response.cookies[0]!.value}` };
  await withSecondGateway(async (elsewhere) => {
    const here = await openSocket(shared, user);
    const there = await openSocket(elsewhere as TestApp, user);
    const other = await openSocket(elsewhere as TestApp, second);
    for (const socket of [here, there, other]) {
      socket.subscribe('1', CREDITS);
      expect((await socket.next()).type).toBe('next');
    }
    await post(shared, user, 'mutation { signOut { signedOut } }');
    expect(await here.closed).toEqual({ code: 4403, reason: 'The session has ended' });
    expect((await there.closed).code).toBe(4403);
    other.subscribe('2', CREDITS);
    expect((await other.next()).type).toBe('next');
    await post(shared, second, 'mutation { revokeOtherSessions { count } }');
    other.subscribe('3', CREDITS);
    expect((await other.next()).type).toBe('next');
    other.close();
    await other.closed;
  });
  // without the wake-up it would be noticed after 15 s
}, 10_000);

test('a session that runs out ends its connections too, without a wake-up', async () => {
  const user = await shared.signUp();
  const { accounts } = shared.resources.services;
  const token = user.cookie.split('=')[1];
  const found = await accounts.authenticate(token);
  if (found.state !== 'signedIn') throw new Error('no session');
  const deaf = { on: () => () => undefined, onGap: () => () => undefined };
  const live = createLiveConnections({ accounts, wakeups: deaf, askMs: 500 });
  const ended = Promise.withResolvers<string>();
  const left = live.open({ kind: 'socket', viewer: found.viewer, token, end: ended.resolve });
  await shared.resources.database.pool.query('update sessions set expires_at = now() where id = $1', [
    found.viewer.session.id,
  ]);
  expect(await ended.promise).toBe('sessionEnded');
  left();
  live.close();
});

test('a database that is away ends no connection', async () => {
  const user = await shared.signUp();
  const { accounts } = shared.resources.services;
  const found = await accounts.authenticate(user.cookie.split('=')[1]);
  if (found.state !== 'signedIn') throw new Error('no session');
  const deaf = { on: () => () => undefined, onGap: () => () => undefined };
  let asked = 0;
  const failing = {
    authenticate: () => {
      asked += 1;
      return Promise.reject(new Error('away'));
    },
  };
  const live = createLiveConnections({ accounts: failing, wakeups: deaf, askMs: 500 });
  const end = vi.fn<(reason: string) => void>();
  const left = live.open({ kind: 'socket', viewer: found.viewer, token: 'x', end });
  await vi.waitFor(() => expect(asked).toBeGreaterThan(1), { timeout: 5_000 });
  expect(end).not.toHaveBeenCalled();
  left();
  live.close();
});

test('a gateway that closes tells its sockets, and does not wait for those that do not answer', async () => {
  await withApp(async (own) => {
    const user = await own.signUp();
    const socket = await openSocket(own, user);
    const silent = await openSocket(own, user);
    // reads nothing, so it does not answer the closing either
    silent.raw.pause();
    const closing = own.app.close();
    expect((await socket.closed).code).toBe(1001);
    await closing;
    silent.raw.terminate();
  });
});

test.each([
  ['GraphQL', () => `/graphql?query=${encodeURIComponent(CREDITS)}`],
  ['REST', (runId: string) => `/api/studio/runs/${runId}/events`],
])(
  'a gateway that closes ends the event streams of %s, and does not wait for their connections',
  async (_, path) => {
    await withApp(async (own) => {
      const user = await own.signUp();
      const runId = await createRun(own, user);
      const headers = { accept: 'text/event-stream', cookie: user.cookie };
      const response = await fetch((await own.listen()) + path(runId), { headers });
      const reader = response.body!.getReader();
      const rest = async () => {
        while (!(await reader.read()).done);
        return 'ended';
      };
      await reader.read();
      const reading = rest();
      await own.app.close();
      expect(await reading).toBe('ended');
    });
    // a connection that is kept alive goes after 28 s
  },
  10_000,
);

test('a client that stops reading is ended, when much is left unread for long', async () => {
  const user = await shared.signUp();
  const runId = await createRun(shared, user, '🐧'.repeat(8_000));
  await shared.withWorker(quick, async () => {
    await vi.waitFor(
      async () => {
        const { data } = await post(shared, user, `{ studioRun(id: "${runId}") { status } }`);
        expect(data.studioRun.status).toBe('completed');
      },
      { timeout: 15_000 },
    );
  });
  await withImpatientGateway(async (own, connections) => {
    const socket = await openSocket(own as TestApp, user);
    socket.raw.pause();
    // about half a megabyte an event
    const prompts = Array.from({ length: 15 }, (_, i) => `a${i}: prompt`).join(' ');
    for (let i = 0; i < 25; i += 1)
      socket.subscribe(`${i}`, `subscription { studioRunEvents(runId: "${runId}") { run { ${prompts} } } }`);
    await vi.waitFor(async () => expect(await connections()).toBe(0), { timeout: 10_000, interval: 100 });
    socket.raw.resume();
    expect((await socket.closed).code).toBe(1006);
    // one that reads gets all of it
    const reader = await openSocket(own as TestApp, user);
    reader.subscribe('1', `subscription { studioRunEvents(runId: "${runId}") { seq run { ${prompts} } } }`);
    let last = 0;
    for (let message = await reader.next(); message.type === 'next'; message = await reader.next())
      last = message.payload.data.studioRunEvents.seq as number;
    expect(last).toBeGreaterThan(2);
    reader.close();
    await reader.closed;
  });
});

/** GraphQL alone, with a gateway that waits for slow clients for 0.5 s. */
async function withImpatientGateway(
  work: (test: Pick<TestApp, 'listen'>, connections: () => Promise<number>) => Promise<void>,
): Promise<void> {
  const { services, wakeups, config, log } = shared.resources;
  const app = Fastify({ loggerInstance: log as never, genReqId: () => 'test' });
  const publicUrl = () => `http://127.0.0.1:${(app.server.address() as AddressInfo | null)?.port ?? 0}`;
  await app.register(errorHandling);
  await app.register(fastifyCookie);
  await app.register(authenticatePlugin, { accounts: services.accounts, publicUrl });
  const limits = createUsageLimits(config);
  await app.register(usageLimitsPlugin, { limits, config });
  await app.register(graphqlPlugin, {
    graphql: createGraphQL({ services, wakeups, limits, publicUrl }),
    site: { configured: undefined, publicUrl },
    config,
    socketLimits: { ...SOCKET_LIMITS, bufferedMs: 500 },
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const connections = () =>
    new Promise<number>((resolve, reject) =>
      app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
    );
  try {
    await work({ listen: async () => origin }, connections);
  } finally {
    await app.close();
  }
}
