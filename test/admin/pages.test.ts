/** The pages of operators, by plain forms; for everybody else no such address exists. */
import { brotliDecompressSync } from 'node:zlib';
import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { ENTRIES, FAILURES, OUTCOMES, STATUSES } from '../../src/admin/names.js';
import { useApp } from '../contract/shared-app.js';
import type { TestUser } from '../helpers/app.js';
import { PUBLICATION, publishGame } from '../public/world.js';

const operators: string[] = [];
const shared = useApp({ operators });

async function signUpOperator(): Promise<TestUser> {
  const user = await shared.signUp();
  operators.push(user.email);
  return user;
}

const get = (user: TestUser | null, url: string) =>
  shared.app.inject({ url, headers: { accept: 'text/html', ...(user ? { cookie: user.cookie } : {}) } });
const send = (user: TestUser | null, url: string, form: Record<string, string>, headers: object = {}) =>
  shared.app.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(user ? { cookie: user.cookie } : {}),
      ...headers,
    },
    payload: new URLSearchParams(form).toString(),
  });

test.for(['GET', 'HEAD', 'POST', 'PUT', 'OPTIONS'] as const)(
  'to strangers and users %s answers as an address that does not exist',
  async (method) => {
    const user = await shared.signUp();
    const paths = [
      '/admin',
      `/admin/runs/${user.id}`,
      '/admin/users',
      '/admin/audit',
      `/admin/users/${user.id}`,
      `/admin/users/${user.id}/credits`,
    ];
    for (const cookie of [undefined, user.cookie]) {
      const ask = async (url: string, accept: string) => {
        const answer = await shared.app.inject({
          method,
          url,
          headers: {
            accept,
            'accept-encoding': 'br, gzip',
            origin: 'https://evil.example',
            ...(cookie ? { cookie } : {}),
          },
        });
        const { date, 'x-request-id': id, ...headers } = answer.headers;
        return {
          status: answer.statusCode,
          // the choice of a language leads back to the page's own address
          body: answer.body.replaceAll(String(id), '').replaceAll(encodeURIComponent(url), ''),
          headers,
          dated: Boolean(date),
        };
      };
      for (const accept of ['text/html', 'application/json']) {
        for (const path of paths) {
          // as long as the other
          const absent = await ask(path.replace('/admin', '/nimda'), accept);
          expect(absent.status).toBe(404);
          expect(await ask(path, accept)).toEqual(absent);
        }
      }
    }
  },
);

test('each page comes compressed where that is taken, and says what it is', async () => {
  const operator = await signUpOperator();
  for (const url of ['/admin', '/admin/runs', '/admin/users', '/admin/games', '/admin/reports', '/admin/audit']) {
    const plain = await get(operator, url);
    expect(plain.headers['content-encoding'], url).toBeUndefined();
    expect(plain.body).toMatch(/<meta name="description" content="[^"]{20,}"/u);
    const headers = { accept: 'text/html', cookie: operator.cookie, 'accept-encoding': 'gzip, br' };
    const packed = await shared.app.inject({ url, headers });
    expect(packed.statusCode).toBe(200);
    expect(packed.headers['content-encoding'], url).toBe('br');
    expect(packed.headers['content-type']).toBe(plain.headers['content-type']);
    expect(packed.headers['cache-control']).toBe('no-store');
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect(brotliDecompressSync(packed.rawPayload).toString()).toContain('</html>');
  }
});

test('credits are given by a form, which counts once however often it is sent', async () => {
  const [operator, user] = [await signUpOperator(), await shared.signUp(100)];
  const path = `/admin/users/${user.id}`;
  const first = await get(operator, path);
  expect(first.headers['cache-control']).toBe('no-store');
  const key = /name="key" value="([^"]+)"/u.exec(first.body)?.[1] ?? '';
  const form = { key, type: 'grant', amount: '25', reason: 'Found a bug' };
  const answers = [await send(operator, `${path}/credits`, form), await send(operator, `${path}/credits`, form)];
  for (const { statusCode, headers } of answers) {
    expect(statusCode).toBe(303);
    expect(headers.location).toBe(answers[0]!.headers.location);
  }
  const done = await get(operator, answers[0]!.headers.location!);
  expect(done.body).toContain('The credits have been given. (+25)');
  expect(done.body).toContain('125 available, 0 held');
  expect((await get(operator, '/admin/audit')).body).toMatch(/balance: 100 → 125, amount: 25/u);
  expect((await get(operator, '/admin/users?search=example.test')).body).toContain(user.email);
});

test('what is refused is told above the form, with what was typed', async () => {
  const [operator, user] = [await signUpOperator(), await shared.signUp(10)];
  const path = `/admin/users/${user.id}/credits`;
  const refused = await send(operator, path, { key: 'k', type: 'adjust', amount: '-11', reason: '"<b>why</b>' });
  expect(refused.statusCode).toBe(422);
  expect(refused.body).toContain('Credits: The account has 10 credits available, fewer than 11.');
  expect(refused.body).toContain('value="&quot;&lt;b&gt;why&lt;/b&gt;"');
  for (const form of [{}, { key: 'k', type: 'spend', amount: 'many', reason: '' }])
    expect((await send(operator, path, form)).statusCode).toBe(422);
  expect((await send(operator, path, {}, { origin: 'https://evil.example' })).statusCode).toBe(403);
  expect((await send(operator, '/admin/users/nobody/credits', {})).statusCode).toBe(404);
});

test('a reported game is taken down, and put back', async () => {
  const operator = await signUpOperator();
  const { record } = await publishGame(shared);
  await shared.resources.services.publications.report('10.8.0.1', record.slug, {
    reason: 'broken',
    note: 'Stands <still>',
  });
  const reports = await get(operator, '/admin/reports');
  expect(reports.body).toContain('Stands &lt;still&gt;');
  expect(reports.body).toContain(`/admin/games/${record.artifactId}`);
  const path = `/admin/games/${record.artifactId}`;
  expect((await send(operator, `${path}/take-down`, { reason: ' ' })).statusCode).toBe(422);
  const down = await send(operator, `${path}/take-down`, { reason: 'Does nothing' });
  const page = await get(operator, down.headers.location!);
  expect(page.body).toContain('The game has been taken down.');
  expect(page.body).toContain('Put this game back');
  expect(page.body).not.toContain('Take this game down');
  expect((await get(null, `/games/${record.slug}`)).statusCode).toBe(410);
  expect((await get(operator, '/admin/reports')).body).toContain('There are no open reports.');
  expect((await get(operator, '/admin/games?state=taken_down')).body).toContain(record.title);
  await send(operator, `${path}/put-back`, { reason: 'It works' });
  expect((await get(null, `/games/${record.slug}`)).statusCode).toBe(200);
});

test('what tables hold as codes is told in words, the code of a failure beside them', async () => {
  const [operator, user] = [await signUpOperator(), await shared.signUp()];
  const [threadId, runId] = [uuidv7(), uuidv7()];
  const { pool } = shared.resources.database;
  await pool.query('insert into threads (id, user_id, key) values ($1, $2, $3)', [threadId, user.id, threadId]);
  await pool.query(
    `insert into runs (id, user_id, thread_id, prompt, mode, intent, asset_mode, seed, price, attempt, status, finished_at, failure_code, failure_message)
     values ($1, $2, $3, 'x', 'quick_html', 'auto', 'auto', 1, 1, 1, 'failed', now(), 'deadline.exceeded', 'It took longer than 300 s.')`,
    [runId, user.id, threadId],
  );
  await publishGame(shared, PUBLICATION, undefined, user);
  const texts = async (path: string) =>
    (await get(operator, path)).body.replaceAll(/<style.*?<\/style>|<[^>]*>/gsu, ' ').replaceAll(/\S+@\S+|\s+/gu, ' ');
  const overview = await texts('/admin');
  expect(overview).toContain('Took too long 1');
  expect(overview).toMatch(/Given \d/u);
  const runs = await texts(`/admin/runs?user=${user.id}`);
  expect(runs).toContain('Failed: Took too long');
  expect(runs).toContain('Completed');
  expect(runs).toContain('Brick breaker');
  for (const text of [overview, runs]) expect(text).not.toMatch(/\b[a-z]+[._][a-z]+\b/u);
  const run = await texts(`/admin/runs/${runId}`);
  expect(run).toContain('Took too long deadline.exceeded');
  expect(run).toContain('It took longer than 300 s.');
  expect(run).toContain('Price 1 credit ');
  // a name that stands for two codes would be chosen twice in a filter
  for (const names of [STATUSES, FAILURES, ENTRIES, OUTCOMES])
    expect(new Set(Object.values(names)).size).toBe(Object.keys(names).length);
});

test.for(['/admin', '/admin/runs', '/admin/users', '/admin/games', '/admin/reports', '/admin/audit'])(
  '%s takes any parameters',
  async (path) => {
    const operator = await signUpOperator();
    for (const query of [
      'after=x',
      'after=~',
      'after=1e99',
      'search=%00',
      'search=%25_%5C',
      'search=a&search=b',
      'state=x',
      'user=x',
      'id=x%27',
      'kind=x&failure=y',
    ])
      expect((await get(operator, `${path}?${query}`)).statusCode).toBe(200);
  },
);
