/** Specification, section 1 (envelope) and section 8; contract, section 1: what holds for every route of the REST door. */
import { describe, expect, test } from 'vitest';
import { BODY_LIMIT } from '../../src/app.js';
import { routes } from '../../rest-compat/routes.js';
import { send } from './doors.js';
import { useApp } from './shared-app.js';

const gateway = useApp();
const ABSENT = '01890000-0000-7000-8000-000000000000';
const documented = routes.map(({ method, path }) => ({ method, path, url: path.replace(':id', ABSENT) }));
const REQUEST_ID = /^[\w.:-]{1,64}$/u;

test('success: code 0, message ok, the payload in data, JSON, and nobody else keeps it', async () => {
  const user = await gateway.signUp();
  const response = await send(gateway.app, user, { method: 'GET', url: '/api/credits' });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ code: 0, message: 'ok', data: expect.any(Object) });
  expect(response.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-request-id': expect.stringMatching(REQUEST_ID),
  });
});

test('error: the status as code, a sentence that says what to do next, and error.code', async () => {
  const response = await send(gateway.app, null, { method: 'GET', url: '/api/credits' });
  const { error, ...envelope } = response.json();
  expect(envelope).toEqual({ code: 401, message: error.message, data: null });
  expect(error).toEqual({
    code: 'unauthenticated',
    message: expect.stringMatching(/\.$/u),
    status: 401,
    retryable: false,
    requestId: response.headers['x-request-id'],
  });
});

test('details only where fields are named', async () => {
  const user = await gateway.signUp();
  const invalid = await send(gateway.app, user, { method: 'POST', url: '/api/studio/runs', body: {} });
  expect(invalid.json().error.details).toEqual([{ path: 'prompt', code: 'required', message: expect.any(String) }]);
  const absent = await send(gateway.app, user, { method: 'GET', url: `/api/studio/runs/${ABSENT}` });
  expect(Object.keys(absent.json().error)).not.toContain('details');
});

test('X-Request-Id: one that is safe and short is kept, any other is replaced', async () => {
  const ask = async (id: string) => {
    const request = { method: 'GET', url: '/api/credits', headers: { 'x-request-id': id } } as const;
    const response = await send(gateway.app, null, request);
    expect(response.json().error.requestId).toBe(response.headers['x-request-id']);
    return response.headers['x-request-id'];
  };
  expect(await ask('trace-1.2:3_4')).toBe('trace-1.2:3_4');
  for (const id of ['', 'a b', 'x'.repeat(65), '<script>', 'ü', '"', 'a,b']) {
    expect(await ask(id)).not.toBe(id);
    expect(await ask(id)).toMatch(REQUEST_ID);
  }
});

describe.each(documented)('$method $path', ({ method, path, url }) => {
  test('another method is 405 with Allow, which OPTIONS tells as well', async () => {
    const methods = documented.filter((route) => route.path === path).map((route) => route.method as string);
    const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].sort().join(', ');
    for (const other of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      // an id of one route may be a name of another: DELETE /api/auth/sessions/:id
      if (methods.includes(other)) continue;
      const response = await gateway.app.inject({
        method: other,
        url,
        payload: '{',
        headers: { 'content-type': 'a/b' },
      });
      expect([other, response.statusCode, response.headers['allow']]).toEqual([other, 405, allow]);
      expect(response.json().error.code).toBe('method_not_allowed');
    }
    const options = await gateway.app.inject({ method: 'OPTIONS', url });
    expect([options.statusCode, options.headers['allow'], options.body]).toEqual([204, allow, '']);
  });

  test('every response carries X-Request-Id, whatever its status', async () => {
    const user = await gateway.signUp();
    for (const caller of [null, user]) {
      const response = await send(gateway.app, caller, { method, url });
      expect(response.headers['x-request-id']).toMatch(REQUEST_ID);
      expect(response.statusCode).not.toBe(500);
    }
  });
});

test.each(documented.filter(({ method }) => method === 'GET'))(
  'HEAD $path answers like GET, without a body',
  async ({ method, url }) => {
    const user = await gateway.signUp();
    const [get, head] = [
      await send(gateway.app, user, { method, url }),
      await gateway.app.inject({ method: 'HEAD', url, headers: { cookie: user.cookie } }),
    ];
    expect([head.statusCode, head.body]).toEqual([get.statusCode, '']);
    expect(head.headers['content-type']).toBe(get.headers['content-type']);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
  },
);

describe('Accept', () => {
  const readable = routes.filter((route) => route.kind === 'stream' || (route.status !== 204 && !route.refuses));
  const offered = (route: (typeof routes)[number]) =>
    route.kind === 'stream' ? 'text/event-stream' : 'application/json';

  test.each(readable)('$method $path: 406 for who takes nothing that it answers with, after 401', async (route) => {
    const { method, path } = route;
    const url = path.replace(/:\w+/u, ABSENT);
    const [type, [first]] = [offered(route), offered(route).split('/')];
    for (const accept of ['image/png', 'text/html, application/xml;q=0.9', `${type};q=0`]) {
      const caller = await gateway.signUp();
      const refused = await send(gateway.app, caller, { method, url, headers: { accept } });
      expect([accept, refused.statusCode, refused.json().error.code]).toEqual([accept, 406, 'not_acceptable']);
      expect(refused.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(refused.json().message).toContain(type);
      const stranger = await send(gateway.app, null, { method, url, headers: { accept } });
      expect(stranger.statusCode).toBe(route.session ? 401 : 406);
    }
    for (const accept of ['', '*/*', type, `${first}/*;q=0.1`, 'text/html, */*;q=0.8']) {
      const caller = await gateway.signUp();
      const response = await send(gateway.app, caller, { method, url, headers: { accept } });
      expect([accept, response.statusCode]).not.toEqual([accept, 406]);
    }
  });

  test('what is refused is not done', async () => {
    const user = await gateway.signUp();
    const request = { method: 'POST', url: '/api/studio/runs', body: { prompt: 'x' } } as const;
    const refused = await send(gateway.app, user, { ...request, headers: { accept: 'text/html' } });
    expect(refused.statusCode).toBe(406);
    const list = await send(gateway.app, user, { method: 'GET', url: '/api/studio/runs' });
    expect(list.json().data.runs).toEqual([]);
  });

  test('where there is nothing to read, nothing is refused', async () => {
    const user = await gateway.signUp();
    const headers = { accept: 'image/png' };
    const retired = await send(gateway.app, user, { method: 'POST', url: '/api/generator/runs', headers, body: {} });
    expect(retired.json().error.code).toBe('studio_credits_required');
    const signOut = await send(gateway.app, user, { method: 'POST', url: '/api/auth/sign-out', headers });
    expect(signOut.statusCode).toBe(204);
  });
});

describe('an unknown route', () => {
  test.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/studio',
    '/api/studio/runs/a/b',
    '/api/Credits',
    '/api/credits/',
    '/nothing',
    '/.env',
    '/api/%2e%2e/etc/passwd',
    '/api/credits%00',
    '/api/%',
    '/api/%ff',
    `/api/${'x'.repeat(5_000)}`,
  ])('%s is 404 route_not_found in the envelope', async (url) => {
    for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS'] as const) {
      const response = await gateway.app.inject({ method, url });
      expect([method, response.statusCode, response.json().code]).toEqual([method, 404, 404]);
      expect(response.json().error.code).toBe('route_not_found');
    }
  });
});

describe('bodies', () => {
  const withBody = ['/api/studio/runs', '/api/auth/sign-up', '/api/auth/sign-in'];
  const post = async (url: string, payload: string | Buffer, headers: Readonly<Record<string, string>> = {}) => {
    const user = await gateway.signUp();
    const response = await gateway.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', cookie: user.cookie, ...headers },
      payload,
    });
    return [response.statusCode, response.json().error?.code];
  };

  test.each(withBody)('%s: 413, 415 and 422 for what cannot be read', async (url) => {
    const most = url === '/api/studio/runs' ? BODY_LIMIT : 64 * 1024;
    expect(await post(url, JSON.stringify({ prompt: 'x'.repeat(most) }))).toEqual([413, 'payload_too_large']);
    expect(await post(url, `{${' '.repeat(most)}`)).toEqual([413, 'payload_too_large']);
    expect(await post(url, `{${' '.repeat(most - 1)}`)).toEqual([422, 'malformed_json']);
    for (const type of ['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'nonsense']) {
      expect(await post(url, '{}', { 'content-type': type })).toEqual([415, 'unsupported_media_type']);
    }
    expect(await post(url, '{}', { 'content-encoding': 'gzip' })).toEqual([415, 'unsupported_media_type']);
    for (const text of ['', '{', '{"prompt":}', 'prompt=x', '\0', '{"prompt":"a\nb"}', Buffer.from([0xff, 0xfe])]) {
      expect(await post(url, text)).toEqual([422, 'malformed_json']);
    }
    for (const text of [
      '[]',
      '"x"',
      '1',
      'null',
      '{"__proto__":{"a":1}}',
      `{"a":${'['.repeat(9_000)}${']'.repeat(9_000)}}`,
      `{"a":[${'1,'.repeat(6_000)}1]${',"b":1'.repeat(4_000)}}`,
    ]) {
      expect([text.slice(0, 30), ...(await post(url, text))]).toEqual([text.slice(0, 30), 422, 'validation_failed']);
    }
  });

  test.each(withBody)('%s: no body at all is 422', async (url) => {
    const user = await gateway.signUp();
    const response = await send(gateway.app, user, { method: 'POST', url });
    expect([response.statusCode, response.json().error.code]).toEqual([422, 'malformed_json']);
  });

  test('over a real socket a body that is too large is answered, not cut off', async () => {
    const user = await gateway.signUp();
    const response = await fetch(`${await gateway.listen()}/api/studio/runs`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: user.cookie },
      body: JSON.stringify({ prompt: 'x'.repeat(1_000_000) }),
    });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ error: { code: 'payload_too_large' } });
  });
});

describe('cross-site', () => {
  const changing = documented.filter(({ method, path }) => method !== 'GET' && path !== '/api/generator/runs');
  test.each(changing)('$method $path is refused from another site', async ({ method, url }) => {
    const user = await gateway.signUp();
    for (const headers of [
      { origin: 'https://evil.test' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]) {
      const body = { prompt: 'x', email: 'a@example.test', password: 'a long password' };
      const request = { method, url, headers, ...(method === 'POST' ? { body } : {}) } as Parameters<typeof send>[2];
      const response = await send(gateway.app, user, request);
      expect([headers, response.statusCode, response.json().error.code]).toEqual([headers, 403, 'csrf_rejected']);
      expect(response.headers['set-cookie']).toBeUndefined();
    }
    const session = await send(gateway.app, user, { method: 'GET', url: '/api/auth/session' });
    expect(session.statusCode).toBe(200);
  });

  test('the page itself and programs pass', async () => {
    const user = await gateway.signUp(1_000);
    const origin = await gateway.listen();
    for (const headers of [{}, { origin }, { 'sec-fetch-site': 'same-origin', origin }, { 'sec-fetch-site': 'none' }]) {
      const body = { prompt: 'x' };
      const response = await send(gateway.app, user, {
        method: 'POST',
        url: '/api/studio/runs',
        headers: headers,
        body,
      });
      expect([headers, response.statusCode]).toEqual([headers, 202]);
    }
  });
});
