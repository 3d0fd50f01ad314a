import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { LEAST_COMPRESSED } from '../../src/graphql/compressed.js';
import { useApp } from '../contract/shared-app.js';
import { createRun, post } from './client.js';

const shared = useApp();

/** Every error code, which nobody has to make first. */
const LONG = '{ errorCatalogue { code status message retryable } }';
const SHORT = '{ __typename }';

const decode = { br: brotliDecompressSync, gzip: gunzipSync } as const;

const ask = (query: string, headers: Readonly<Record<string, string>>, method: 'GET' | 'POST' = 'POST') =>
  shared.app.inject({
    method,
    url: method === 'GET' ? `/graphql?query=${encodeURIComponent(query)}` : '/graphql',
    headers: { accept: 'application/json', ...headers },
    ...(method === 'GET' ? {} : { payload: { query } }),
  });

describe('a long result', () => {
  test.each([
    ['br', 'gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip, deflate', 'gzip'],
    ['gzip where brotli is refused', 'br;q=0, gzip', 'gzip'],
  ] as const)('%s', async (_name, accepted, encoding) => {
    const plain = await ask(LONG, {});
    expect(plain.rawPayload.length).toBeGreaterThan(2 * LEAST_COMPRESSED);
    for (const method of ['POST', 'GET'] as const) {
      const sent = await ask(LONG, { 'accept-encoding': accepted }, method);
      expect(sent.headers['content-encoding']).toBe(encoding);
      expect(sent.headers['vary']).toContain('Accept-Encoding');
      expect(sent.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
      expect(JSON.parse(decode[encoding](sent.rawPayload).toString())).toEqual(plain.json());
    }
  });

  test.each([
    ['nothing said', {}],
    ['neither is taken', { 'accept-encoding': 'identity' }],
    ['both are refused', { 'accept-encoding': 'br;q=0, gzip;q=0' }],
  ])('as it is: %s', async (_name, headers: Record<string, string>) => {
    const sent = await ask(LONG, headers);
    expect(sent.headers['content-encoding']).toBeUndefined();
    expect(sent.headers['vary']).toContain('Accept-Encoding');
    expect(sent.json().data.errorCatalogue.length).toBeGreaterThan(20);
  });
});

test('a short result comes as it is', async () => {
  const sent = await ask(SHORT, { 'accept-encoding': 'br, gzip' });
  expect(sent.headers['content-encoding']).toBeUndefined();
  expect(sent.json()).toEqual({ data: { __typename: 'Query' } });
});

test('events of a subscription come as they are, however long', async () => {
  const user = await shared.signUp();
  const runId = await createRun(shared, user);
  await post(shared, user, `mutation { cancelStudioRun(input: { id: "${runId}" }) { run { id } } }`);
  const wide = Array.from({ length: 15 }, (_, i) => `createdAt${i}: createdAt`).join(' ');
  const sent = await ask(`subscription { studioRunEvents(runId: "${runId}") { ${wide} } }`, {
    cookie: user.cookie,
    accept: 'text/event-stream',
    'accept-encoding': 'br, gzip',
  });
  expect(sent.headers['content-type']).toMatch(/^text\/event-stream/u);
  expect(sent.headers['content-encoding']).toBeUndefined();
  expect(sent.rawPayload.length).toBeGreaterThan(LEAST_COMPRESSED);
});

test('no other site has an answer made for its visitor, so that its length tells nothing', async () => {
  const { cookie } = await shared.signUp();
  const stranger = { cookie, origin: 'https://evil.example', 'accept-encoding': 'br' };
  for (const method of ['POST', 'GET'] as const) {
    const sent = await ask(LONG, { ...stranger, 'sec-fetch-site': 'cross-site' }, method);
    expect([sent.statusCode, sent.json().errors[0].extensions.code]).toEqual([403, 'csrf_rejected']);
  }
});
