import fastifyCookie from '@fastify/cookie';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { createSessionCookie } from '../../src/accounts/cookie.js';

async function answers(publicUrl: string | undefined) {
  const cookie = createSessionCookie(publicUrl);
  const app = Fastify();
  await app.register(fastifyCookie);
  app.get('/set', async (_, reply) => {
    cookie.set(reply, 'token');
    return '';
  });
  app.get('/clear', async (_, reply) => {
    cookie.clear(reply);
    return '';
  });
  app.get('/read', async (request) => ({
    token: cookie.read(request) ?? null,
    raw: cookie.readHeader(request.headers.cookie) ?? null,
  }));
  const header = async (url: string) => (await app.inject(url)).headers['set-cookie'];
  const read = async (value: string) =>
    (await app.inject({ url: '/read', headers: { cookie: value } })).json<unknown>();
  return { set: await header('/set'), clear: await header('/clear'), read };
}

test('over HTTPS the cookie is bound to the host', async () => {
  const { set, clear, read } = await answers('https://games.example');
  const attributes = 'Path=/; HttpOnly; Secure; SameSite=Lax';
  expect(set).toBe(`__Host-gamewright_session=token; Max-Age=2592000; ${attributes}`);
  expect(clear).toMatch(
    /^__Host-gamewright_session=; Max-Age=0; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/u,
  );
  expect(await read('__Host-gamewright_session=abc')).toEqual({ token: 'abc', raw: 'abc' });
  // a subdomain can set this one
  expect(await read('gamewright_session=abc')).toEqual({ token: null, raw: null });
});

test('over HTTP it has no prefix and is not Secure', async () => {
  for (const publicUrl of [undefined, 'http://127.0.0.1:4000']) {
    const { set, read } = await answers(publicUrl);
    expect(set).toBe('gamewright_session=token; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax');
    expect(await read('a=b; gamewright_session=abc')).toEqual({ token: 'abc', raw: 'abc' });
    expect(await read('%%%=;;; =')).toEqual({ token: null, raw: null });
  }
});
