/** At 0 credits: what the operator says, and requests that operators see and answer by giving credits. */
import { expect, test } from 'vitest';
import { useApp } from '../contract/shared-app.js';
import { restDoor } from '../contract/doors.js';
import { post } from '../graphql/client.js';
import { withApp, type TestUser } from '../helpers/app.js';

const operators: string[] = ['nobody@example.test'];
const shared = useApp({ operators });

async function signUpOperator(): Promise<TestUser> {
  const user = await shared.signUp();
  operators.push(user.email);
  return user;
}

const ASK = `mutation ($note: String) { requestCredits(input: { note: $note }) {
  request { id note } userErrors { field code message } } }`;
const ask = (user: TestUser, note: string | null = null) => post(shared, user, ASK, { note });
const open = async (operator: TestUser, user: TestUser) => {
  const { data } = await post(shared, operator, '{ viewer { operator { creditRequests { userId email note } } } }');
  const all = data.viewer.operator.creditRequests as { userId: string; email: string; note: string | null }[];
  return all.filter(({ userId }) => userId === user.id);
};
const page = (user: TestUser, url: string) =>
  shared.app.inject({ url, headers: { accept: 'text/html', cookie: user.cookie } });

test('one request stands until credits are given', async () => {
  const [operator, user] = [await signUpOperator(), await shared.signUp(0)];
  const first = (await ask(user, '  for my <b>class</b>  ')).data.requestCredits.request;
  expect(first.note).toBe('for my <b>class</b>');
  expect((await ask(user, 'once more')).data.requestCredits.request).toEqual(first);
  expect(await open(operator, user)).toEqual([{ userId: user.id, email: user.email, note: first.note }]);
  const users = (await page(operator, '/admin/users')).body;
  expect(users).toContain('for my &lt;b&gt;class&lt;/b&gt;');
  expect((await page(operator, '/admin')).body).toContain('/admin/users#requests');

  const give = (type: string, amount: number) =>
    shared.app.inject({
      method: 'POST',
      url: `/admin/users/${user.id}/credits`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: operator.cookie },
      payload: new URLSearchParams({
        type,
        amount: String(amount),
        reason: 'asked',
        key: `${type}${amount}`,
      }).toString(),
    });
  // a correction answers nothing
  expect((await give('adjust', 1)).statusCode).toBe(303);
  expect(await open(operator, user)).toHaveLength(1);
  expect((await give('grant', 50)).statusCode).toBe(303);
  expect(await open(operator, user)).toEqual([]);
  const { data } = await post(shared, user, '{ viewer { creditRequest { id } } }');
  expect(data.viewer.creditRequest).toBeNull();
  expect((await ask(user)).data.requestCredits.request.id).not.toBe(first.id);
});

const DECLINE = `mutation ($requestId: ID!, $reason: String!) {
  declineCreditRequest(input: { requestId: $requestId, reason: $reason }) {
    user { id } action { kind subjectName reason } userErrors { field code } } }`;
const answerOf = async (user: TestUser) =>
  (await post(shared, user, '{ viewer { creditRequest { id } declinedCreditRequest { id declinedReason } } }')).data
    .viewer;

test('a request that is declined tells its owner why, until the next one', async () => {
  const [operator, user] = [await signUpOperator(), await shared.signUp(0)];
  const { id } = (await ask(user, 'please')).data.requestCredits.request;
  const reason = 'Ask <your> teacher.';
  expect((await post(shared, operator, DECLINE, { requestId: id, reason })).data.declineCreditRequest).toEqual({
    user: { id: user.id },
    action: { kind: 'credits_decline', subjectName: user.email, reason },
    userErrors: [],
  });
  expect(await answerOf(user)).toEqual({ creditRequest: null, declinedCreditRequest: { id, declinedReason: reason } });
  expect(await open(operator, user)).toEqual([]);
  expect((await page(operator, '/admin/audit')).body).toContain('Ask &lt;your&gt; teacher.');
  // once is enough
  const again = await post(shared, operator, DECLINE, { requestId: id, reason: 'No.' });
  expect(again.data.declineCreditRequest).toMatchObject({
    user: null,
    userErrors: [{ field: ['input', 'requestId'] }],
  });
  const next = (await ask(user)).data.requestCredits.request;
  expect(await answerOf(user)).toEqual({ creditRequest: { id: next.id }, declinedCreditRequest: null });
});

test('the form on the account’s page declines, and keeps what was typed where it is refused', async () => {
  const [operator, user] = [await signUpOperator(), await shared.signUp(0)];
  const { id } = (await ask(user, 'please')).data.requestCredits.request;
  const url = `/admin/users/${user.id}`;
  expect((await page(operator, url)).body).toContain(`action="${url}/decline"`);
  const decline = (requestId: string, reason: string) =>
    shared.app.inject({
      method: 'POST',
      url: `${url}/decline`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: operator.cookie },
      payload: new URLSearchParams({ requestId, reason }).toString(),
    });
  expect((await decline(id, '  ')).statusCode).toBe(422);
  const long = await decline(id, `${'x'.repeat(500)}!`);
  expect([long.statusCode, long.body.includes('x!')]).toEqual([422, true]);
  const done = await decline(id, 'Not now.');
  expect(done.statusCode).toBe(303);
  expect((await page(operator, String(done.headers['location']))).body).toContain('The request has been declined.');
  expect((await decline(id, 'Not now.')).statusCode).toBe(422);
  expect((await decline('\0', 'Not now.')).statusCode).toBe(422);
  expect((await page(operator, url)).body).not.toContain(`${url}/decline`);
});

test('of credits and a refusal at the same moment one answers the request, and others can’t decline it', async () => {
  const [operator, user] = [await signUpOperator(), await shared.signUp(0)];
  const { id } = (await ask(user)).data.requestCredits.request;
  for (const somebody of [user, await shared.signUp()]) {
    const { data } = await post(shared, somebody, DECLINE, { requestId: id, reason: 'Mine.' });
    expect(data.declineCreditRequest).toMatchObject({
      user: null,
      action: null,
      userErrors: [{ code: 'account_not_found' }],
    });
  }
  const give = `mutation ($id: ID!) { postCredits(input: { userId: $id, type: grant, amount: 20, reason: "asked", key: "race" }) {
    entry { amount } } }`;
  const [declined, given] = await Promise.all([
    post(shared, operator, DECLINE, { requestId: id, reason: 'No.' }),
    post(shared, operator, give, { id: user.id }),
  ]);
  expect(given.data.postCredits.entry).toEqual({ amount: 20 });
  const won = declined.data.declineCreditRequest.userErrors.length === 0;
  expect((await answerOf(user)).declinedCreditRequest !== null).toBe(won);
});

test('requests at the same moment are one', async () => {
  const user = await shared.signUp(0);
  const answers = await Promise.all(Array.from({ length: 4 }, () => ask(user)));
  expect(new Set(answers.map(({ data }) => data.requestCredits.request.id)).size).toBe(1);
});

test('what is too long is refused, and so are requests without end', async () => {
  const user = await shared.signUp(0);
  expect((await ask(user, 'x'.repeat(501))).data.requestCredits).toMatchObject({
    request: null,
    userErrors: [{ field: ['input', 'note'], code: 'too_long' }],
  });
  const { pool } = shared.resources.database;
  for (let i = 0; i < 5; i += 1) {
    expect((await ask(user)).data.requestCredits.request).not.toBeNull();
    await pool.query('update credit_requests set answered_at = now() where user_id = $1', [user.id]);
  }
  expect((await ask(user)).errors?.[0]?.extensions?.['code']).toBe('rate_limited');
});

test('others see no request, a guest sends none, and where nobody is an operator there are none', async () => {
  const [user, other] = [await shared.signUp(0), await shared.signUp(0)];
  await ask(user);
  expect((await post(shared, other, '{ viewer { creditRequest { id } operator { name } } }')).data.viewer).toEqual({
    creditRequest: null,
    operator: null,
  });
  const { token } = await shared.resources.services.accounts.signInAsGuest({ ip: '10.0.0.1', userAgent: null });
  const guest = { id: '', email: '', cookie: `gamewright_session=${token}` };
  expect((await ask(guest)).errors?.[0]?.extensions?.['code']).toBe('account_required');
  await withApp(async (app) => {
    const { errors } = await post(app, await app.signUp(0), ASK, { note: null });
    expect(errors?.[0]?.extensions?.['code']).toBe('route_not_found');
  });
});

test('the refusal says what the operator says, and where that leads', async () => {
  const creditsHelp = { text: 'Your teacher gives you more.', url: 'https://shop.example/credits' };
  await withApp(
    async (app) => {
      const answer = await restDoor(() => app.app).createRun(await app.signUp(3), { prompt: 'a snake' });
      expect([answer.status, answer.code]).toEqual([402, 'studio_credits_insufficient']);
      const message = 'This run costs 10 credits; you have 3. Your teacher gives you more.';
      expect(answer.error).toMatchObject({
        message,
        details: [{ message, required: 10, available: 3, helpUrl: 'https://shop.example/credits' }],
      });
      const { data } = await post(app, null, '{ service { creditsHelp { text url requests } } }');
      expect(data.service.creditsHelp).toEqual({ ...creditsHelp, requests: false });
    },
    { creditsHelp },
  );
});
