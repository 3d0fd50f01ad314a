/** How much one client may ask for: each limit is reached, says when to come back, and is nobody else's. */
import { describe, expect, test } from 'vitest';
import type { LightMyRequestResponse } from 'fastify';
import { openSocket, post as postQuery } from '../graphql/client.js';
import { withApp, type TestApp, type TestUser } from '../helpers/app.js';
import { publishGame } from '../public/world.js';
import { graphqlDoor, restDoor, type Answer } from './doors.js';
import { makeOne, newTitle, post } from './games.js';

const MINUTE = 60;
const ABSENT = '01890000-0000-7000-8000-000000000000';

/** Sends until it is refused; how often it was not. A busy machine is given some back meanwhile. */
async function untilRefused<T>(
  send: () => Promise<T>,
  isRefused: (answer: T) => boolean,
): Promise<{ passed: number; refusal: T }> {
  for (let passed = 0; passed < 500; passed += 1) {
    const answer = await send();
    if (isRefused(answer)) return { passed, refusal: answer };
  }
  throw new Error('It was never refused.');
}

function expectRetryAfter({ headers }: LightMyRequestResponse): void {
  expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(1);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(MINUTE);
}

const isLimited = ({ code }: Answer) => code === 'rate_limited';

async function metric({ app }: TestApp, what: string): Promise<number> {
  const { body } = await app.inject({ url: '/metrics' });
  return Number(new RegExp(`^gamewright_rate_limited_total\\{what="${what}"\\} (\\d+)$`, 'mu').exec(body)?.[1]);
}

describe('requests', () => {
  test('of a user, by both doors together', () =>
    withApp(
      async (gateway) => {
        const [rest, graphql] = [restDoor(() => gateway.app), graphqlDoor(() => gateway.app)];
        const [user, other] = [await gateway.signUp(), await gateway.signUp()];
        const before = await metric(gateway, 'requests');
        const { passed, refusal } = await untilRefused(() => rest.credits(user), isLimited);
        expect(passed).toBeGreaterThanOrEqual(20);
        expect(refusal.status).toBe(429);
        expectRetryAfter(refusal.response);
        const same = await untilRefused(() => graphql.credits(user), isLimited);
        expect(same.refusal.response.statusCode).toBe(429);
        expectRetryAfter(same.refusal.response);
        expect(await metric(gateway, 'requests')).toBeGreaterThanOrEqual(before + 2);
        for (const door of [rest, graphql]) expect((await door.credits(other)).status).toBe(200);
      },
      { requestsPerMinute: 20 },
    ));

  test('a stranger is told to sign in, and a page of another site is refused, before anything is counted', () =>
    withApp(
      async ({ app, signUp }) => {
        const { cookie } = await signUp();
        const headers = { cookie, origin: 'https://evil.test' };
        for (let i = 0; i < 40; i += 1) {
          expect((await app.inject({ url: '/api/credits' })).statusCode).toBe(401);
          expect((await app.inject({ method: 'POST', url: '/api/studio/runs', headers })).statusCode).toBe(403);
        }
        expect((await app.inject({ url: '/api/credits', headers: { cookie } })).statusCode).toBe(200);
      },
      { requestsPerMinute: 10 },
    ));

  test('are refused before the body is read', () =>
    withApp(
      async ({ app, signUp }) => {
        const { cookie } = await signUp();
        const send = () =>
          app.inject({
            method: 'POST',
            url: '/api/studio/runs',
            headers: { cookie, 'content-type': 'application/json' },
            payload: '{',
          });
        const { refusal } = await untilRefused(send, ({ statusCode }) => statusCode !== 422);
        expect(refusal.json().error.code).toBe('rate_limited');
      },
      { requestsPerMinute: 5 },
    ));

  test('of previews, files, pictures and public pages, by address; a browser gets a page', () =>
    withApp(
      async (gateway) => {
        const { app } = gateway;
        const { artifactId, sha256, record, owner } = await publishGame(gateway);
        const { services } = gateway.resources;
        const [artifact] = await services.artifacts.findMany({ user: { id: owner.id } } as never, [artifactId]);
        const { url } = services.artifacts.previewToken(artifact!);
        let lastOctet = 0;
        const play = `/games/${record.slug}/play/${sha256}`;
        for (const path of [`/games/${record.slug}`, play, '/games', '/sitemap.xml', new URL(url).pathname]) {
          const remoteAddress = `203.0.113.${(lastOctet += 1)}`;
          const send = () => app.inject({ url: path, headers: { accept: '*/*' }, remoteAddress });
          const { passed, refusal } = await untilRefused(send, ({ statusCode }) => statusCode !== 200);
          expect([path, refusal.statusCode, passed >= 10]).toEqual([path, 429, true]);
          expectRetryAfter(refusal);
          // somebody else
          expect((await app.inject({ url: path, remoteAddress: '198.51.100.1' })).statusCode).toBe(200);
        }
        const accept = 'text/html,*/*;q=0.8';
        const page = await app.inject({ url: '/games', headers: { accept }, remoteAddress: '203.0.113.3' });
        expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
        expect(page.body).toContain('<h1>Too many requests</h1>');
        expectRetryAfter(page);
        // a download counts for ten
        const headers = { cookie: owner.cookie };
        const download = () => app.inject({ url: `/api/game-artifacts/${artifactId}/download`, headers });
        expect((await download()).statusCode).toBe(200);
        expect((await untilRefused(download, ({ statusCode }) => statusCode === 429)).passed).toBeLessThan(3);
      },
      { requestsPerMinute: 10 },
    ));

  test('health, metrics and the page of the Studio are not counted', () =>
    withApp(
      async ({ app }) => {
        for (let i = 0; i < 20; i += 1) {
          for (const url of ['/healthz', '/readyz', '/metrics', '/'])
            expect((await app.inject({ url, headers: { accept: 'text/html' } })).statusCode).toBe(200);
        }
      },
      { requestsPerMinute: 2 },
    ));

  test('behind a proxy that is configured, each of its clients counts; behind one that is not, none does', async () => {
    const games = ({ app }: TestApp, address: string, from: string) =>
      app.inject({ url: '/games', headers: { 'x-forwarded-for': address }, remoteAddress: from });
    const limited = ({ statusCode }: LightMyRequestResponse) => statusCode === 429;
    await withApp(
      async (gateway) => {
        await untilRefused(() => games(gateway, '203.0.113.1', '10.0.0.9'), limited);
        expect((await games(gateway, '203.0.113.2', '10.0.0.9')).statusCode).toBe(200);
      },
      { requestsPerMinute: 5, trustedProxies: 1 },
    );
    await withApp(
      async (gateway) => {
        for (let i = 0; i < 20; i += 1)
          expect((await games(gateway, `203.0.113.${i}`, '10.0.0.9')).statusCode).toBe(200);
        // from outside, the header is the client's own
        await untilRefused(() => games(gateway, '10.0.0.9', '203.0.113.1'), limited);
      },
      { requestsPerMinute: 5 },
    );
  });
});

describe('GraphQL counts by its cost', () => {
  const cheap = '{ viewer { id } }';
  const dear = '{ viewer { studioRuns(first: 100) { nodes { id prompt } } } }';

  test('by HTTP: what is dear is refused while what is cheap passes', () =>
    withApp(
      async (gateway) => {
        const [user, other] = [await gateway.signUp(), await gateway.signUp()];
        const before = await metric(gateway, 'queries');
        const { passed, refusal } = await untilRefused(
          () => postQuery(gateway, user, dear),
          ({ code }) => code === 'rate_limited',
        );
        // 900 each
        expect(passed).toBeGreaterThanOrEqual(2);
        expect(refusal.status).toBe(429);
        expectRetryAfter(refusal.response);
        expect(await metric(gateway, 'queries')).toBe(before + 1);
        expect((await postQuery(gateway, user, cheap)).errors).toBeUndefined();
        expect((await postQuery(gateway, other, dear)).errors).toBeUndefined();
      },
      { queryCostPerMinute: 2_000 },
    ));

  test('by socket and event stream', () =>
    withApp(
      async (gateway) => {
        const user = await gateway.signUp();
        // of a run that is not there: it ends at once
        const query = `subscription { studioRunEvents(runId: "${ABSENT}") { seq run { id } } }`;
        const socket = await openSocket(gateway, user);
        const subscribe = async () => {
          socket.subscribe('a', query);
          const { type, payload } = await socket.next();
          return { type, extensions: payload[0].extensions };
        };
        const bySocket = await untilRefused(subscribe, ({ extensions }) => extensions.code === 'rate_limited');
        expect(bySocket.refusal).toMatchObject({ type: 'error', extensions: { status: 429, retryable: true } });
        socket.close();
        const stream = () =>
          gateway.app.inject({
            method: 'POST',
            url: '/graphql',
            headers: { cookie: user.cookie, accept: 'text/event-stream' },
            payload: { query },
          });
        await untilRefused(stream, ({ body }) => body.includes('"code":"rate_limited"'));
      },
      { queryCostPerMinute: 30 },
    ));

  test('of nobody by address, where it needs no session; else nobody is told to sign in', () =>
    withApp(
      async (gateway) => {
        const service = '{ service { prices { mode credits } } }';
        await untilRefused(
          () => postQuery(gateway, null, service),
          ({ code }) => code === 'rate_limited',
        );
        expect((await postQuery(gateway, null, dear)).code).toBe('unauthenticated');
        expect((await postQuery(gateway, await gateway.signUp(), service)).errors).toBeUndefined();
      },
      { queryCostPerMinute: 20 },
    ));
});

describe('publishing', () => {
  test('is limited over all gateways, by both doors, after validation and what is not there', () =>
    withApp(
      async (gateway) => {
        const [rest, graphql] = [restDoor(() => gateway.app), graphqlDoor(() => gateway.app)];
        const { user, artifactId } = await makeOne(gateway);
        for (let i = 0; i < 5; i += 1) {
          expect((await rest.publish(user, artifactId, post(''))).status).toBe(422);
          expect((await graphql.publish(user, ABSENT, post(newTitle()))).status).toBe(404);
          expect((await rest.unpublish(user, ABSENT)).status).toBe(404);
        }
        expect((await rest.publish(user, artifactId, post(newTitle()))).status).toBe(200);
        expect((await graphql.publish(user, artifactId, post(newTitle()))).status).toBe(200);
        expect((await rest.unpublish(user, artifactId)).status).toBe(200);
        const before = await metric(gateway, 'publishing');
        for (const door of [rest, graphql]) {
          for (const answer of [
            await door.publish(user, artifactId, post(newTitle())),
            await door.unpublish(user, artifactId),
            await door.singleFile(user, artifactId),
          ]) {
            expect([answer.status, answer.code]).toEqual([429, 'rate_limited']);
            expectRetryAfter(answer.response);
          }
        }
        expect(await metric(gateway, 'publishing')).toBe(before + 6);
        expect((await rest.publication(user, artifactId)).code).toBe('publication_not_found');
        const other = await makeOne(gateway);
        expect((await rest.publish(other.user, other.artifactId, post(newTitle()))).status).toBe(200);
        // the window is the database's: another gateway knows of it
        const { rows } = await gateway.resources.database.pool.query(
          `select hits from rate_limits where key = 'publishing:${user.id}'`,
        );
        expect(rows).toEqual([{ hits: 4 }]);
      },
      { publicationsPerMinute: 3 },
    ));
});

describe('preview links', () => {
  test('that are made and revoked are limited', () =>
    withApp(
      async (gateway) => {
        const { user, artifactId } = await makeOne(gateway);
        const make = (of: TestUser, id = artifactId) =>
          postQuery(gateway, of, 'mutation ($id: ID!) { createPreviewToken(artifactId: $id) { token } }', { id });
        const revoke = (id = artifactId) =>
          postQuery(gateway, user, 'mutation ($id: ID!) { revokePreviewTokens(artifactId: $id) { artifact { id } } }', {
            id,
          });
        expect((await make(user, ABSENT)).code).toBe('artifact_not_found');
        expect((await revoke(ABSENT)).code).toBe('artifact_not_found');
        expect((await make(user)).errors).toBeUndefined();
        expect((await revoke()).errors).toBeUndefined();
        for (const refused of [await make(user), await revoke()]) {
          expect(refused.code).toBe('rate_limited');
          expectRetryAfter(refused.response);
        }
        const other = await makeOne(gateway);
        expect((await make(other.user, other.artifactId)).errors).toBeUndefined();
      },
      { previewTokensPerMinute: 2 },
    ));
});
