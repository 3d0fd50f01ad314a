/** What another site can make a browser send to /graphql, and what it cannot. */
import { describe, expect, test } from 'vitest';
import { useApp } from '../contract/shared-app.js';
import { post, toAnswer } from './client.js';

const shared = useApp();
const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
const get = (query: string, headers: Record<string, string> = {}) =>
  shared.app.inject({ method: 'GET', url: `/graphql?${new URLSearchParams({ query })}`, headers });

describe('cross-site requests', () => {
  test.each([
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['the origin of a sandboxed game', { origin: 'null' }],
    ['a cross-site fetch', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbouring subdomain', { 'sec-fetch-site': 'same-site' }],
  ])('%s is refused by POST', async (_, headers) => {
    const { status, code } = await post(
      shared,
      await shared.signUp(),
      'mutation { signOut { signedOut } }',
      {},
      headers,
    );
    expect({ status, code }).toEqual({ status: 403, code: 'csrf_rejected' });
  });

  test.each([
    ['a program', {}],
    ['curl', { 'user-agent': 'curl/8.14.1' }],
    // Node's fetch says how it fetches, and not from where
    ['a program of Node', { 'user-agent': 'node', 'sec-fetch-mode': 'cors' }],
    ['a page of ours', { ...BROWSER, 'sec-fetch-site': 'same-origin' }],
    ['an address that was typed', { ...BROWSER, 'sec-fetch-site': 'none' }],
    [
      'a browser over plain HTTP, with a header that needs a preflight',
      { ...BROWSER, 'apollo-require-preflight': 'true' },
    ],
    ['the same with a type that needs one', { ...BROWSER, 'content-type': 'application/json' }],
  ])('%s reads by GET, with its session and no other header', async (_, headers) => {
    const { cookie, email } = await shared.signUp();
    const answer = toAnswer(await get('{ viewer { email } }', { cookie, ...headers }));
    expect(answer).toMatchObject({ status: 200, data: { viewer: { email } } });
  });

  test.each([
    ['a foreign origin', { ...BROWSER, origin: 'https://evil.example' }],
    ['the origin of a sandboxed game', { ...BROWSER, origin: 'null' }],
    ['an image on another site', { ...BROWSER, 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' }],
    ['a neighbouring subdomain', { ...BROWSER, 'sec-fetch-site': 'same-site' }],
    ['another site, whatever else it sends', { 'sec-fetch-site': 'cross-site', 'apollo-require-preflight': 'true' }],
    ['a browser that does not say from where', BROWSER],
    ['the same with a type that a form sends', { ...BROWSER, 'content-type': 'text/plain; charset=utf-8' }],
  ])('%s is refused by GET', async (_, headers) => {
    const { cookie } = await shared.signUp();
    const answer = toAnswer(await get('{ viewer { email } }', { cookie, ...headers }));
    expect(answer).toMatchObject({ status: 403, code: 'csrf_rejected', data: undefined });
  });

  test('a browser that does not say from where opens the editor and event streams, which say more', async () => {
    expect(
      (await get('', { ...BROWSER, accept: 'text/html,*/*;q=0.8', 'sec-fetch-site': 'cross-site' })).body,
    ).toContain('<html');
    const streamed = await get('subscription { creditsChanged { heldBalance } }', {
      ...BROWSER,
      accept: 'text/event-stream',
    });
    expect(toAnswer(streamed)).toMatchObject({ status: 401, code: 'unauthenticated' });
  });

  test('a mutation by GET is 405', async () => {
    const answer = toAnswer(await get('mutation { signOut { signedOut } }'));
    expect(answer).toMatchObject({ status: 405, code: 'method_not_allowed' });
    expect(answer.response.headers.allow).toBe('POST');
  });
});
