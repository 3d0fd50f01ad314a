/** Specification, section 5; contract, sections 7 and 8: sign-up, sign-in, sign-out, sessions. */
import { describe, expect, test } from 'vitest';
import { withApp } from '../helpers/app.js';
import { graphqlDoor, restDoor, send, type Answer } from './doors.js';
import { useApp } from './shared-app.js';

const gateway = useApp();
const doors = [restDoor(() => gateway.app), graphqlDoor(() => gateway.app)];
let accounts = 0;
const newAccount = () => ({ email: `person${(accounts += 1)}@example.test`, password: 'a long password', name: 'Ada' });

function cookieOf({ response }: Answer): string {
  const [cookie] = [response.headers['set-cookie']].flat();
  return String(cookie).split(';', 1)[0]!;
}

describe.each(doors)('$name', (door) => {
  test('sign-up opens a session with a cookie that no script reads', async () => {
    const account = newAccount();
    const answer = await door.signUp(account);
    expect(answer.status).toBe(door.name === 'REST' ? 201 : 200);
    expect(answer.data).toEqual({
      user: { id: expect.any(String), name: 'Ada', email: account.email },
      expiresAt: expect.any(String),
    });
    const cookie = String([answer.response.headers['set-cookie']].flat()[0]);
    expect(cookie).toMatch(/^gamewright_session=[\w-]{43,};/u);
    expect(cookie).toMatch(/; HttpOnly/u);
    expect(cookie).toMatch(/; SameSite=Lax/u);
    expect(cookie).toMatch(/; Path=\//u);
    expect((await door.session({ cookie: cookieOf(answer) })).data).toEqual(answer.data);
  });

  test('sign-in opens another session of the same user; the password is never repeated', async () => {
    const account = newAccount();
    const first = await door.signUp(account);
    const second = await door.signIn({ email: account.email.toUpperCase(), password: account.password });
    expect([second.status, second.data.user]).toEqual([200, first.data.user]);
    expect(cookieOf(second)).not.toBe(cookieOf(first));
    expect(second.response.body).not.toContain(account.password);
    expect((await door.sessions({ cookie: cookieOf(second) })).data).toHaveLength(2);
  });

  test('a wrong password and an unknown account are told alike', async () => {
    const account = newAccount();
    await door.signUp(account);
    const wrong = await door.signIn({ email: account.email, password: 'not the password' });
    const unknown = await door.signIn({ email: 'nobody@example.test', password: 'not the password' });
    expect(wrong).toMatchObject({ status: 401, code: 'invalid_credentials' });
    expect({ ...unknown.error, requestId: '' }).toEqual({ ...wrong.error, requestId: '' });
    expect(wrong.response.headers['set-cookie']).toBeUndefined();
  });

  test('sign-out ends the session and takes the cookie back', async () => {
    const caller = { cookie: cookieOf(await door.signUp(newAccount())) };
    const answer = await door.signOut(caller);
    expect(answer.status).toBe(door.name === 'REST' ? 204 : 200);
    expect(String(answer.response.headers['set-cookie'])).toMatch(/^gamewright_session=;/u);
    expect(await door.session(caller)).toMatchObject({ status: 401, code: 'session_expired' });
  });

  test('sessions are listed, and one of them ended by another', async () => {
    const account = newAccount();
    const here = { cookie: cookieOf(await door.signUp(account)) };
    const there = { cookie: cookieOf(await door.signIn({ email: account.email, password: account.password })) };
    const sessions: { id: string; current: boolean }[] = (await door.sessions(here)).data;
    expect(sessions).toHaveLength(2);
    expect(sessions[0]).toEqual({
      id: expect.any(String),
      createdAt: expect.any(String),
      lastSeenAt: expect.any(String),
      expiresAt: expect.any(String),
      userAgent: expect.any(String),
      ip: expect.any(String),
      current: expect.any(Boolean),
    });
    const other = sessions.find(({ current }) => !current)!;
    expect((await door.revokeSession(here, other.id)).status).toBe(door.name === 'REST' ? 204 : 200);
    expect((await door.session(there)).code).toBe('session_expired');
    expect((await door.session(here)).status).toBe(200);
    expect((await door.revokeSession(here, other.id)).code).toBe('session_not_found');
  });
});

describe('REST: the demo account', () => {
  test('signs in on loopback in embedded mode', async () => {
    await gateway.resources.services.accounts.ensureDemoAccount();
    const response = await send(gateway.app, null, { method: 'POST', url: '/api/auth/demo' });
    expect(response.statusCode).toBe(200);
    expect(response.json().data.user.email).toMatch(/^demo@/u);
    expect(response.headers['set-cookie']).toBeDefined();
  });

  test('is no route anywhere else', () =>
    withApp(
      async ({ app }) => {
        const response = await send(app, null, { method: 'POST', url: '/api/auth/demo' });
        expect([response.statusCode, response.json().error.code]).toEqual([404, 'route_not_found']);
      },
      { publicUrl: 'https://games.example' },
    ));
});

test('over HTTPS the cookie has the __Host- prefix and is Secure', () =>
  withApp(
    async ({ app }) => {
      const answer = await restDoor(() => app).signUp(newAccount());
      const cookie = String([answer.response.headers['set-cookie']].flat()[0]);
      expect(cookie).toMatch(/^__Host-[\w-]+=/u);
      expect(cookie).toMatch(/; Secure/u);
      expect(cookie).not.toMatch(/; Domain/iu);
    },
    { publicUrl: 'https://games.example' },
  ));
