/** RFC 9110, section 15.5.2: a 401 says by `WWW-Authenticate` what is asked for, by every door. */
import { expect, test } from 'vitest';
import { routes } from '../../rest-compat/routes.js';
import { withApp } from '../helpers/app.js';
import { send } from './doors.js';
import { useApp } from './shared-app.js';

const gateway = useApp();
const ABSENT = '01890000-0000-7000-8000-000000000000';
const SESSION = 'Session realm="gamewright"';

test.each(routes.filter(({ session }) => session).map(({ method, path }) => ({ method, path })))(
  '$method $path asks for a session',
  async ({ method, path }) => {
    const url = path.replace(/:\w+/u, ABSENT);
    for (const caller of [null, { cookie: 'gamewright_session=ended' }]) {
      const { statusCode, headers } = await send(gateway.app, caller, { method, url });
      expect([statusCode, headers['www-authenticate']]).toEqual([401, SESSION]);
    }
  },
);

test('so do a wrong password, bytes, previews and event streams; what is no 401 asks for nothing', async () => {
  const ask = async (method: 'GET' | 'POST', url: string, headers: Record<string, string> = {}, body?: unknown) => {
    const response = await send(gateway.app, null, { method, url, headers, ...(body === undefined ? {} : { body }) });
    return [response.statusCode, response.headers['www-authenticate']];
  };
  const wrong = { email: 'nobody@example.test', password: 'a wrong password' };
  expect(await ask('POST', '/api/auth/sign-in', {}, wrong)).toEqual([401, SESSION]);
  for (const name of ['preview', 'preview?token=x', 'preview/~x/', 'download', 'thumbnail'])
    expect([name, ...(await ask('GET', `/api/game-artifacts/${ABSENT}/${name}`))]).toEqual([name, 401, SESSION]);
  const query = { query: 'subscription { creditsChanged { heldBalance } }' };
  expect(await ask('POST', '/graphql', { accept: 'text/event-stream' }, query)).toEqual([401, SESSION]);
  expect(await ask('GET', '/api/nothing')).toEqual([404, undefined]);
  // an error of a field, beside whatever else was answered
  expect(await ask('POST', '/graphql', {}, { query: '{ viewer { id } }' })).toEqual([200, undefined]);
});

test('metrics ask for a bearer token', () =>
  withApp(
    async ({ app }) => {
      const refused = await app.inject({ url: '/metrics' });
      expect([refused.statusCode, refused.headers['www-authenticate']]).toEqual([401, 'Bearer realm="gamewright"']);
    },
    { metricsToken: 'a token of an operator' },
  ));
