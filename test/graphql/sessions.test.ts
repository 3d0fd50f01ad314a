/** Signing in and out by GraphQL, and what an operation is told that comes without a session. */
import { describe, expect, test } from 'vitest';
import { useApp } from '../contract/shared-app.js';
import { post } from './client.js';

const shared = useApp();

describe('sessions', () => {
  test('who has none, and whose has ended, learn which', async () => {
    const nobody = await post(shared, null, '{ viewer { id } }');
    expect(nobody).toMatchObject({ status: 200, code: 'unauthenticated', data: { viewer: null } });
    const user = await shared.signUp();
    await post(shared, user, 'mutation { signOut { signedOut } }');
    expect(await post(shared, user, '{ viewer { id } }')).toMatchObject({
      code: 'session_expired',
      data: { viewer: null },
    });
  });

  test('a stranger learns to sign in before what is wrong with the variables', async () => {
    const query = 'mutation ($input: CreateStudioRunInput!) { createStudioRun(input: $input) { replayed } }';
    expect((await post(shared, null, query, { input: { prompt: 5 } })).code).toBe('unauthenticated');
    expect((await post(shared, await shared.signUp(), query, { input: { prompt: 5 } })).code).toBe('validation_failed');
  });

  test('signing up sets the cookie, and the same answer shows the new account; signing out clears it', async () => {
    const query = `mutation ($input: SignUpInput!) {
      signUp(input: $input) { expiresAt viewer { email credits { spendableBalance } currentSession { current } } }
    }`;
    const input = { email: 'New@Example.test', password: 'a long password' };
    const { data, response } = await post(shared, null, query, { input });
    expect(data.signUp.viewer).toEqual({
      email: 'new@example.test',
      credits: { spendableBalance: 100 },
      currentSession: { current: true },
    });
    const [cookie] = response.cookies;
    expect(cookie).toMatchObject({ name: 'gamewright_session', httpOnly: true, sameSite: 'Lax', path: '/' });
    const user = { cookie: `${cookie!.name}=${cookie!.value}` };
    expect((await post(shared, user, '{ viewer { email } }')).data.viewer.email).toBe('new@example.test');
    const out = await post(shared, user, 'mutation { signOut { signedOut } }');
    expect(out.response.cookies).toMatchObject([{ name: 'gamewright_session', value: '' }]);
    expect((await post(shared, user, '{ viewer { email } }')).code).toBe('session_expired');
  });

  test('sessions are listed and ended', async () => {
    const user = await shared.signUp();
    const signIn = 'mutation ($input: SignInInput!) { signIn(input: $input) { viewer { id } } }';
    const input = { email: user.email, password: `password of ${user.email}` };
    const second = await post(shared, null, signIn, { input });
    await post(shared, null, signIn, { input });
    const list = await post(shared, user, '{ viewer { sessions { id current } } }');
    const others = list.data.viewer.sessions.filter((session: { current: boolean }) => !session.current);
    expect(others).toHaveLength(2);
    const revoke = 'mutation ($id: ID!) { revokeSession(id: $id) { id } }';
    // newest first
    expect((await post(shared, user, revoke, { id: others[1].id })).data.revokeSession.id).toBe(others[1].id);
    const cookie = `gamewright_session=${second.response.cookies[0]!.value}`;
    expect((await post(shared, { cookie }, '{ viewer { id } }')).code).toBe('session_expired');
    expect((await post(shared, user, revoke, { id: others[1].id })).code).toBe('session_not_found');
    const rest = await post(shared, user, 'mutation { revokeOtherSessions { count } }');
    expect(rest.data.revokeOtherSessions.count).toBe(1);
  });
});
