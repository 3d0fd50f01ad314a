import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { ignoreBodies, parseObject, readJson } from '../../src/http/body.js';
import { errorHandling } from '../../src/http/error-handling.js';

const bytes = (text: string) => Buffer.from(text);
const refusal = (input: Buffer): unknown => {
  try {
    return parseObject(input);
  } catch (error) {
    const { code, details } = error as { code: string; details?: readonly { code: string }[] };
    return details ? `${code}: ${details.map((detail) => detail.code).join()}` : code;
  }
};

test('a JSON object in UTF-8 is read as it stands, with or without a byte order mark', () => {
  expect(parseObject(bytes('{"a":[1,{"b":null}],"ü":"\u{1f427}"}'))).toEqual({ a: [1, { b: null }], ü: '\u{1f427}' });
  expect(parseObject(bytes('\u{feff}{"a":1}'))).toEqual({ a: 1 });
});

test('what is no JSON object says so', () => {
  for (const text of ['', '{', '{"a":1,}', "{'a':1}", 'undefined', '{"a":NaN}', '{"a":1}{']) {
    expect([text, refusal(bytes(text))]).toEqual([text, 'malformed_json']);
  }
  expect(refusal(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]))).toBe('malformed_json');
  for (const text of ['[]', '[{"prompt":"x"}]', 'null', '"text"', '7', 'true']) {
    expect([text, refusal(bytes(text))]).toEqual([text, 'validation_failed: wrong_type']);
  }
});

test('deep JSON is refused before it is parsed, whether it would parse or not', () => {
  expect(refusal(bytes(`{"a":${'['.repeat(33)}`))).toBe('validation_failed: too_deep');
  expect(refusal(bytes(`{"a":"\\\\",${'{"b":'.repeat(33)}`))).toBe('validation_failed: too_deep');
  expect(refusal(bytes(`${'['.repeat(33)}${']'.repeat(33)}`))).toBe('validation_failed: too_deep');
});

test('brackets in texts, and side by side, are not deep', () => {
  const texts = ['[{'.repeat(100), '"'.repeat(99), '\\"['.repeat(50), '\\', `\u{1f427}${'['.repeat(40)}`];
  for (const text of texts) {
    const value = { [text]: text, list: Array.from({ length: 100 }, () => [{ text }]) };
    expect(parseObject(bytes(JSON.stringify(value)))).toEqual(value);
  }
});

test('deep JSON and prototypes are refused, at any place', () => {
  expect(refusal(bytes(`{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`))).toBe('validation_failed: too_deep');
  expect(refusal(bytes(`{"a":${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}}`))).toBe('validation_failed: too_deep');
  expect(refusal(bytes(`{"a":${'['.repeat(31)}${']'.repeat(31)}}`))).toEqual({ a: expect.any(Array) });
  for (const text of ['{"__proto__":{"admin":true}}', '{"a":[{"__proto__":1}]}', '{"\\u005f_proto__":1}']) {
    expect([text, refusal(bytes(text))]).toEqual([text, 'validation_failed: invalid']);
  }
  expect(({} as { admin?: boolean }).admin).toBeUndefined();
});

test('of many values only so many are built, and commas in texts are none', () => {
  const list = (length: number) => JSON.stringify({ a: Array.from({ length }, () => '",",\\') });
  expect(refusal(bytes(list(10_000)))).toEqual({ a: expect.any(Array) });
  expect(refusal(bytes(list(10_001)))).toBe('validation_failed: too_long');
  expect(refusal(bytes(`{${'"a":1,'.repeat(20_000)}`))).toBe('validation_failed: too_long');
  expect(parseObject(bytes(JSON.stringify({ a: '",\\'.repeat(20_000) })))).toEqual({ a: '",\\'.repeat(20_000) });
});

test('only application/json is read, up to the limit', async () => {
  const app = Fastify({ bodyLimit: 1024 });
  await app.register(errorHandling);
  await app.register((scope, _options, done) => {
    readJson(scope);
    scope.post('/read', (request) => ({ got: request.body ?? null }));
    done();
  });
  const post = async (headers: Record<string, string>, payload: string | Buffer) => {
    const reply = await app.inject({ method: 'POST', url: '/read', headers, payload });
    return reply.json().error?.code ?? reply.json();
  };
  for (const type of ['application/json', 'application/json; charset=utf-8', 'Application/JSON;charset=UTF-8']) {
    expect(await post({ 'content-type': type }, '{"a":1}')).toEqual({ got: { a: 1 } });
  }
  for (const type of [
    'text/plain',
    'text/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=a',
    'application/jsonp',
    'nonsense',
    '',
  ]) {
    expect([type, await post({ 'content-type': type }, '{"a":1}')]).toEqual([type, 'unsupported_media_type']);
  }
  expect(await post({}, '{"a":1}')).toBe('unsupported_media_type');
  expect(await post({ 'content-type': 'application/json', 'content-encoding': 'gzip' }, '{}')).toBe(
    'unsupported_media_type',
  );
  expect(await post({ 'content-type': 'application/json' }, `{"a":"${'x'.repeat(1024)}"}`)).toBe('payload_too_large');
  expect(await post({ 'content-type': 'application/json' }, '')).toBe('malformed_json');
  expect(await post({}, '')).toEqual({ got: null });
  await app.close();
});

test('a route without a body takes whatever comes along', async () => {
  const app = Fastify({ bodyLimit: 10 });
  await app.register(errorHandling);
  await app.register((scope, _options, done) => {
    ignoreBodies(scope);
    scope.post('/act', () => 'done');
    done();
  });
  for (const [type, payload] of [
    ['application/json', ''],
    ['application/json', '{'],
    ['text/xml', '<a/>'],
    ['application/x-www-form-urlencoded', 'a='.repeat(50)],
    ['nonsense', 'x'],
  ] as const) {
    const reply = await app.inject({ method: 'POST', url: '/act', headers: { 'content-type': type }, payload });
    expect([type, reply.statusCode]).toEqual([type, 200]);
  }
  await app.close();
});
