import Fastify, { type FastifyInstance } from 'fastify';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { AppError } from '../../src/errors.js';
import { clientErrorHandler, errorHandling, frameworkErrors } from '../../src/http/error-handling.js';

let app: FastifyInstance;
afterEach(() => app.close());

async function makeApp(log: string[] = []): Promise<FastifyInstance> {
  app = Fastify({
    logger: { level: 'warn', stream: { write: (line: string) => void log.push(line) } },
    frameworkErrors,
    clientErrorHandler,
    genReqId: () => 'request-1',
    http: { headersTimeout: 200, connectionsCheckingInterval: 50 },
    requestTimeout: 300,
  });
  await app.register(errorHandling, {
    translate: (error) => (error instanceof RangeError ? new AppError('service_unavailable') : error),
  });
  app.get('/api/things/:id', () => 'a thing');
  app.delete('/api/things/:id', () => 'gone');
  app.post('/api/things', () => 'made');
  app.get('/files/~:token/*', () => 'a file');
  app.get('/broken', () => {
    throw new TypeError('a secret of the inside');
  });
  app.get('/waiting', () => {
    throw new RangeError('the database is gone');
  });
  app.get('/file', async (_request, reply) => {
    await reply.header('etag', '"1"').header('content-disposition', 'attachment').type('text/html').send(undefined);
  });
  app.get('/half', (_request, reply) => {
    void reply.header('etag', '"1"').header('content-disposition', 'attachment').type('text/html');
    throw new AppError('artifact_not_found');
  });
  await app.ready();
  return app;
}

function raw(port: number, text: string, keepOpen = false): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
    if (keepOpen) socket.write(text);
    else socket.end(text);
  });
}

test('an unknown route is 404 in the envelope, below and outside /api, by any method, its body unread', async () => {
  await makeApp();
  for (const url of ['/api/nothing', '/nothing', '/API/things', '/api/things/1/more']) {
    for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS', 'PUT'] as const) {
      const reply = await app.inject({ method, url, headers: { 'content-type': 'text/xml' }, payload: '<a' });
      expect([url, method, reply.statusCode, reply.json()]).toEqual([
        url,
        method,
        404,
        {
          code: 404,
          message: expect.any(String),
          data: null,
          error: {
            code: 'route_not_found',
            message: expect.any(String),
            status: 404,
            retryable: false,
            requestId: 'request-1',
          },
        },
      ]);
      expect(reply.headers['x-request-id']).toBe('request-1');
    }
  }
});

test('a known path under an unknown method is 405 with Allow', async () => {
  await makeApp();
  const put = await app.inject({ method: 'PUT', url: '/api/things/7?x=1' });
  expect([put.statusCode, put.headers['allow'], put.json().error.code]).toEqual([
    405,
    'DELETE, GET, HEAD, OPTIONS',
    'method_not_allowed',
  ]);
  const get = await app.inject({ method: 'GET', url: '/api/things' });
  expect([get.statusCode, get.headers['allow']]).toEqual([405, 'OPTIONS, POST']);
  const post = await app.inject({ method: 'POST', url: '/files/~abc/a/b.png' });
  expect([post.statusCode, post.headers['allow']]).toEqual([405, 'GET, HEAD, OPTIONS']);
});

test('OPTIONS tells the methods of a path', async () => {
  await makeApp();
  const reply = await app.inject({ method: 'OPTIONS', url: '/api/things/7' });
  expect([reply.statusCode, reply.headers['allow'], reply.body]).toEqual([204, 'DELETE, GET, HEAD, OPTIONS', '']);
});

test('a URL that cannot be decoded is an unknown route', async () => {
  await makeApp();
  for (const url of ['/api/things/%', '/api/things/%E0%A4%A', '/%ff']) {
    const reply = await app.inject({ method: 'GET', url });
    expect([reply.statusCode, reply.json().error.code]).toEqual([404, 'route_not_found']);
    expect(reply.headers['x-request-id']).toBe('request-1');
  }
});

test('what is not in the catalogue is masked, and logged once with its cause and the request id', async () => {
  const log: string[] = [];
  await makeApp(log);
  const reply = await app.inject({ method: 'GET', url: '/broken' });
  expect(reply.statusCode).toBe(500);
  expect(reply.body).not.toContain('secret');
  expect(reply.json().error).toMatchObject({ code: 'internal_error', retryable: true });
  const lines = log.filter((line) => line.includes('a secret of the inside'));
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0]!)).toMatchObject({ level: 50, requestId: 'request-1', err: { type: 'TypeError' } });
});

test('an error of the layers below is translated, and 503 says when to come back', async () => {
  await makeApp();
  const reply = await app.inject({ method: 'GET', url: '/waiting' });
  expect([reply.statusCode, reply.json().error.code, reply.headers['retry-after']]).toEqual([
    503,
    'service_unavailable',
    '1',
  ]);
});

test('an error carries no header of the file that it stands in for', async () => {
  await makeApp();
  const reply = await app.inject({ method: 'GET', url: '/half' });
  expect(reply.statusCode).toBe(404);
  expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(reply.headers['etag']).toBeUndefined();
  expect(reply.headers['content-disposition']).toBeUndefined();
});

test('HEAD has the headers of GET and no body, for errors as well', async () => {
  await makeApp();
  const found = await app.inject({ method: 'HEAD', url: '/api/things/7' });
  expect([found.statusCode, found.headers['content-length'], found.body]).toEqual([200, '7', '']);
  const missing = await app.inject({ method: 'HEAD', url: '/half' });
  expect([missing.statusCode, missing.body]).toEqual([404, '']);
});

test('what is no HTTP request is answered in the envelope on the bare socket', async () => {
  await makeApp();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const nonsense = await raw(port, 'HELLO WORLD\r\n\r\n');
  expect(nonsense).toMatch(/^HTTP\/1\.1 400 /u);
  expect(JSON.parse(nonsense.split('\r\n\r\n')[1]!).error.code).toBe('bad_request');
  const huge = await raw(port, `GET /api/things/7 HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`);
  expect(huge).toMatch(/^HTTP\/1\.1 431 /u);
  const slow = await raw(port, 'GET /api/things/7 HTTP/1.1\r\nhost:', true);
  expect(slow).toMatch(/^HTTP\/1\.1 408 /u);
  expect(JSON.parse(slow.split('\r\n\r\n')[1]!).error).toMatchObject({ code: 'request_timeout', retryable: true });
});
