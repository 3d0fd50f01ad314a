import { fastifyCookie } from '@fastify/cookie';
import { expect, test, vi } from 'vitest';
import { ADA, CLIENT } from './with-accounts.js';
import { Browser } from './browser.js';
import { withOidc, type OidcOptions, type OidcSetup } from './with-oidc.js';

const ADA_CLAIMS = { email: 'Ada@Example.com', email_verified: true, name: 'Ada Lovelace' };
const LOGIN = 'gamewright_login';
const SESSION = 'gamewright_session';

const errorCode = (body: string): unknown => (JSON.parse(body) as { error: { code: string } }).error.code;
const count = async ({ database }: OidcSetup, table: string) =>
  (await database.pool.query(`select 1 from ${table}`)).rowCount;

test.each<[string, OidcOptions]>([
  ['its secret in the header', {}],
  [
    'its secret in the body',
    {
      client: { token_endpoint_auth_method: 'client_secret_post' },
      provider: { clientAuthMethods: ['client_secret_post'] },
    },
  ],
  ['no secret', { client: { token_endpoint_auth_method: 'none' }, clientSecret: null }],
  ['the address in the ID token', { provider: { conformIdTokenClaims: false } }],
])('the first sign-in makes an account, the next finds it; by a client with %s', async (_, options) => {
  await withOidc(async (setup) => {
    const { people, signIn, accounts, origin, database } = setup;
    people.set('ada-1', ADA_CLAIMS);
    const first = new Browser();
    const back = await signIn(first, 'ada-1', '/studio?run=1#top');
    expect([back.status, back.headers.get('location')]).toEqual([303, '/studio?run=1#top']);
    expect(back.headers.get('cache-control')).toBe('no-store');
    const authentication = await accounts.authenticate(first.jar(origin).get(SESSION));
    expect(authentication).toMatchObject({
      viewer: { user: { email: 'ada@example.com', name: 'Ada Lovelace' }, session: { ip: '127.0.0.1' } },
    });
    expect(first.jar(origin).has(LOGIN)).toBe(false);

    const second = new Browser();
    // what the provider calls its user may change, the subject does not
    people.set('ada-1', { ...ADA_CLAIMS, email: 'countess@example.com' });
    expect((await signIn(second, 'ada-1')).headers.get('location')).toBe('/');
    expect(await accounts.authenticate(second.jar(origin).get(SESSION))).toMatchObject({
      viewer: { user: { email: 'ada@example.com' } },
    });
    expect(await count(setup, 'users')).toBe(1);
    const { rows } = await database.pool.query('select posted from credit_accounts');
    expect(rows).toEqual([{ posted: 100 }]);
  }, options);
});

test('an account that has the address already is not taken over, verified or not', async () => {
  await withOidc(async (setup) => {
    const { people, signIn, accounts, origin } = setup;
    await accounts.signUp(ADA, CLIENT);
    for (const email_verified of [true, false]) {
      people.set('eve', { ...ADA_CLAIMS, email_verified });
      const browser = new Browser();
      const page = await signIn(browser, 'eve');
      expect([page.status, errorCode(page.body)]).toEqual([409, 'email_taken']);
      expect(browser.jar(origin).has(SESSION)).toBe(false);
    }
    expect(await count(setup, 'user_identities')).toBe(0);
    expect(await count(setup, 'users')).toBe(1);
  });
});

test.each([
  ['none', undefined],
  ['one that is no address', 'ada at home'],
  ['one that no database can keep', 'ada\0@example.com'],
])('a provider that sends an address like this makes no account: %s', async (_, email) => {
  await withOidc(async (setup) => {
    setup.people.set('ada-1', { email, name: 'Ada' });
    const page = await setup.signIn(new Browser(), 'ada-1');
    expect([page.status, errorCode(page.body)]).toEqual([401, 'sign_in_failed']);
    expect(await count(setup, 'users')).toBe(0);
  });
});

test("a name of the provider's is made to fit", async () => {
  await withOidc(async ({ people, signIn, database }) => {
    people.set('a', { ...ADA_CLAIMS, name: `${'🐧'.repeat(100)}\0` });
    people.set('b', { email: 'b@example.com', name: ' \n ' });
    for (const login of ['a', 'b']) await signIn(new Browser(), login);
    const { rows } = await database.pool.query('select name from users order by email');
    expect(rows).toEqual([{ name: '🐧'.repeat(80) }, { name: 'b' }]);
  });
});

test('a return that is not the one that was asked for opens no session', async () => {
  await withOidc(async (setup) => {
    const { people, signInAtProvider, origin, sessionSecret } = setup;
    people.set('ada-1', ADA_CLAIMS);
    people.set('eve', { email: 'eve@example.com' });
    const refused = async (browser: Browser, url: URL | string) => {
      const page = await browser.get(url);
      expect([page.status, errorCode(page.body)]).toEqual([401, 'sign_in_failed']);
      expect(browser.jar(origin).has(SESSION)).toBe(false);
      expect(browser.jar(origin).has(LOGIN)).toBe(false);
    };
    const withParam = (url: URL, name: string, value: string) => {
      const changed = new URL(url);
      changed.searchParams.set(name, value);
      return changed;
    };

    // no login was started in this browser
    const eve = new Browser();
    const eveUrl = await signInAtProvider(eve, 'eve');
    await refused(new Browser(), eveUrl);

    // another state; Eve's whole return in Ada's browser; Eve's code with Ada's state
    for (const forge of [
      (url: URL) => withParam(url, 'state', 'x'.repeat(43)),
      () => eveUrl,
      (url: URL) => withParam(url, 'code', eveUrl.searchParams.get('code')!),
      (url: URL) => withParam(url, 'iss', 'https://evil.example'),
      (url: URL) => withParam(url, 'code', ''),
      (url: URL) => new URL(`${url.href}&state=twice`),
      (url: URL) => new URL(url.pathname, url),
    ]) {
      const ada = new Browser();
      await refused(ada, forge(await signInAtProvider(ada, 'ada-1')));
    }

    // a cookie that we did not sign, or signed for something else
    const browser = new Browser();
    const url = await signInAtProvider(browser, 'ada-1');
    const good = browser.jar(origin).get(LOGIN)!;
    const [body = ''] = decodeURIComponent(good).split('.');
    for (const bad of [
      '',
      'x',
      `${body}.`,
      `${body}x${good.slice(body.length)}`,
      fastifyCookie.sign(body, sessionSecret),
    ]) {
      browser.jar(origin).set(LOGIN, encodeURIComponent(bad));
      await refused(browser, url);
    }
    expect(await count(setup, 'users')).toBe(0);
    // and the untouched one is good still
    browser.jar(origin).set(LOGIN, good);
    expect((await browser.get(url)).status).toBe(303);
  });
});

test('a code works once, even for the browser that kept its cookie', async () => {
  await withOidc(async (setup) => {
    const { people, signInAtProvider, origin } = setup;
    people.set('ada-1', ADA_CLAIMS);
    const browser = new Browser();
    const url = await signInAtProvider(browser, 'ada-1');
    const cookie = browser.jar(origin).get(LOGIN)!;
    expect((await browser.get(url)).status).toBe(303);
    browser.jar(origin).set(LOGIN, cookie);
    const again = await browser.get(url);
    expect([again.status, errorCode(again.body)]).toEqual([401, 'sign_in_failed']);
    expect(await count(setup, 'sessions')).toBe(1);
  });
});

test('a login has ten minutes, and is refused after them without asking the provider', async () => {
  await withOidc(async (setup) => {
    const { people, signInAtProvider, tokenRequests } = setup;
    people.set('ada-1', ADA_CLAIMS);
    const browser = new Browser();
    const url = await signInAtProvider(browser, 'ada-1');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 600_001 });
    try {
      const page = await browser.get(url);
      expect([page.status, errorCode(page.body)]).toEqual([401, 'sign_in_failed']);
    } finally {
      vi.useRealTimers();
    }
    expect(tokenRequests()).toBe(0);
    expect(await count(setup, 'sessions')).toBe(0);
  });
});

test('whoever turns back at the provider is told: a browser on the first page, another client by the code', async () => {
  await withOidc(async ({ people, origin }) => {
    people.set('ada-1', ADA_CLAIMS);
    const cancel = async (browser: Browser): Promise<URL> => {
      const login = await browser.follow(await browser.get(`${origin}/api/auth/oidc/start`));
      if (login instanceof URL) throw new Error('no page to turn back from');
      const abort = /href="([^"]*\/abort)"/u.exec(login.body)![1]!;
      const end = await browser.follow(await browser.get(new URL(abort, login.url)), (url) => url.origin === origin);
      return end as URL;
    };
    const script = new Browser();
    const answer = await script.get(await cancel(script));
    expect([answer.status, errorCode(answer.body)]).toEqual([401, 'sign_in_failed']);
    const browser = new Browser();
    const page = await browser.get(await cancel(browser), { headers: { accept: 'text/html,*/*;q=0.8' } });
    expect([page.status, page.headers.get('location')]).toEqual([303, '/?signInError=sign_in_failed']);
  });
});

test('a provider that is down is a 503 that passes', async () => {
  await withOidc(async ({ people, signIn, breakProvider, signInAtProvider, origin }) => {
    people.set('ada-1', ADA_CLAIMS);
    for (const [status, body] of [
      [500, 'oops'],
      [200, 'not json'],
      [200, '{}'],
      [302, ''],
    ] as const) {
      breakProvider(
        (_, response) =>
          void response.writeHead(status, { 'content-type': 'application/json', location: '/' }).end(body),
      );
      const page = await new Browser().get(`${origin}/api/auth/oidc/start`);
      expect([page.status, errorCode(page.body), page.headers.has('retry-after')]).toEqual([
        503,
        'service_unavailable',
        true,
      ]);
    }
    breakProvider((request) => void request.socket.destroy());
    expect((await new Browser().get(`${origin}/api/auth/oidc/start`)).status).toBe(503);
    breakProvider(undefined);
    const browser = new Browser();
    expect((await signIn(browser, 'ada-1')).status).toBe(303);

    // or goes down in the middle
    const url = await signInAtProvider(browser, 'ada-1');
    breakProvider((request) => void request.socket.destroy());
    expect((await browser.get(url)).status).toBe(503);
    expect((await browser.get(url)).status).toBe(401);
  });
});

test('a registration that the provider does not know is our fault, not the user’s', async () => {
  await withOidc(
    async ({ people, signIn, logged }) => {
      people.set('ada-1', ADA_CLAIMS);
      const page = await signIn(new Browser(), 'ada-1');
      expect([page.status, errorCode(page.body)]).toEqual([503, 'service_unavailable']);
      expect(logged.join('')).toContain('invalid_client');
    },
    { clientSecret: 'another secret' },
  );
});

test('no log holds an address, a code, a token or a cookie', async () => {
  await withOidc(async ({ people, signInAtProvider, signIn, accounts, logged, origin }) => {
    await accounts.signUp(ADA, CLIENT);
    people.set('ada-1', ADA_CLAIMS);
    people.set('bob-1', { email: 'bob@example.com' });
    await signIn(new Browser(), 'ada-1');
    const bob = new Browser();
    const url = await signInAtProvider(bob, 'bob-1');
    const login = bob.jar(origin).get(LOGIN)!;
    await bob.get(url);
    bob.jar(origin).set(LOGIN, login);
    await bob.get(url);
    // Fastify's own request log is the app's to shorten; ours is the rest
    const ours = logged.filter((line) => !line.includes('"incoming request"')).join('');
    expect(ours).toContain('Single sign-on did not complete.');
    for (const secret of [
      '@example.com',
      url.searchParams.get('code')!,
      url.searchParams.get('state')!,
      login,
      bob.jar(origin).get(SESSION)!,
    ])
      expect(ours.toLowerCase()).not.toContain(secret.toLowerCase());
  });
});
