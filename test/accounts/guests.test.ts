/** The first games without an account: what a guest has, may and may not do, and what becomes of the games. */
import { expect, test } from 'vitest';
import { sweepAccounts } from '../../src/accounts/sweep.js';
import { sweepStore } from '../../src/artifacts/unnamed-content.js';
import { createDiskStore } from '../../src/artifacts/disk-store.js';
import type { Config } from '../../src/config.js';
import { createGenerator } from '../../src/generation/router.js';
import { withApp, type TestApp } from '../helpers/app.js';
import { expectInvariants } from '../helpers/invariants.js';
import { CLIENT, outcome, withAccounts } from './with-accounts.js';

const ADA = { email: 'ada@example.com', password: 'correct horse' };

interface Asked {
  readonly data: Record<string, never>;
  readonly code: string | undefined;
  readonly message: string | undefined;
  readonly cookie: string | undefined;
}

/** A browser: keeps the cookie that it is given. */
function visitor({ app }: TestApp) {
  let cookie: string | undefined;
  const ask = async (query: string, variables: Record<string, unknown> = {}): Promise<Asked> => {
    const answer = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: cookie === undefined ? {} : { cookie },
      payload: { query, variables },
    });
    const [set] = [answer.headers['set-cookie']].flat();
    cookie = set === undefined ? cookie : set.split(';', 1)[0];
    const { data, errors } = answer.json();
    return { data, code: errors?.[0].extensions.code, message: errors?.[0].message, cookie: set };
  };
  return {
    ask,
    start: () => ask('mutation { signInAsGuest { viewer { id guest name email credits { spendableBalance } } } }'),
    make: (prompt: string) =>
      ask('mutation ($p: String!) { createStudioRun(input: { prompt: $p }) { acceptedRun { id } } }', { p: prompt }),
    signUp: () =>
      ask(
        'mutation ($i: SignUpInput!) { signUp(input: $i) { viewer { id guest name email credits { spendableBalance } } } }',
        {
          i: ADA,
        },
      ),
    games: async (): Promise<string[]> => {
      const { data } = await ask(
        '{ viewer { threads(first: 10) { nodes { latestRun { prompt status artifact { id } } } } } }',
      );
      const { threads } = data['viewer'] as unknown as { threads: { nodes: { latestRun: { prompt: string } }[] } };
      return threads.nodes.map(({ latestRun }) => latestRun.prompt);
    },
    get cookie() {
      return cookie;
    },
  };
}

async function allEnded({ resources }: TestApp): Promise<void> {
  await expect
    .poll(async () => (await resources.database.pool.query('select from runs where finished_at is null')).rowCount, {
      timeout: 30_000,
    })
    .toBe(0);
}

/** Nobody has been here for two months. */
const age = ({ resources: { database } }: TestApp) =>
  database.pool.query(
    `update users set created_at = created_at - interval '60 days'; update sessions set expires_at = now() - interval '1 day'`,
  );

test('a guest makes three games, and is then told of an account', async () => {
  await withApp(async (app) => {
    const guest = visitor(app);
    const { data, cookie } = await guest.start();
    expect(data['signInAsGuest']).toMatchObject({
      viewer: {
        guest: true,
        name: 'Guest',
        email: expect.stringMatching(/@guest\.invalid$/u),
        credits: { spendableBalance: 30 },
      },
    });
    expect(cookie).toMatch(/^gamewright_session=[\w-]{43,};.*HttpOnly.*SameSite=Lax/u);
    const again = await guest.start();
    expect([again.cookie, again.data['signInAsGuest']]).toEqual([cookie, data['signInAsGuest']]);
    for (const prompt of ['snake', 'golf', 'breakout']) expect((await guest.make(prompt)).code).toBeUndefined();
    const refused = await guest.make('pong');
    expect(refused.code).toBe('account_required');
    expect(refused.message).toContain('3 games');
    expect(refused.message).toContain('100 credits');
    expect((await guest.games()).toSorted()).toEqual(['breakout', 'golf', 'snake']);
    await expectInvariants(app.resources.database.pool);
  });
});

test.each<[string, Partial<Config>]>([
  ['nothing', { prices: { quick_html: 0, game_bundle: 0 } }],
  [
    'less than was given',
    {
      prices: { quick_html: 1, game_bundle: 1 },
      modelPrices: {
        read: { quick_html: 9, game_bundle: 9 },
        fill: { quick_html: 9, game_bundle: 9 },
        write: { quick_html: 9 },
      },
    },
  ],
])('the number of games holds where they cost %s', async (_, config) => {
  await withApp(
    async (app) => {
      const guest = visitor(app);
      await guest.start();
      expect((await guest.make('snake')).code).toBeUndefined();
      expect((await guest.make('snake')).code).toBe('account_required');
    },
    { ...config, guestGames: 1 },
  );
});

test('a guest sees nobody else’s games, and shows nobody their own', async () => {
  await withApp(async (app) => {
    await app.withWorker(createGenerator(), async () => {
      const [one, two] = [visitor(app), visitor(app)];
      await one.start();
      await two.start();
      const { data } = await one.make('snake');
      const { id } = (data['createStudioRun'] as unknown as { acceptedRun: { id: string } }).acceptedRun;
      await allEnded(app);
      const read = 'query ($id: ID!) { studioRun(id: $id) { artifact { id previewUrl } } }';
      expect((await two.ask(read, { id })).code).toBe('studio_run_not_found');
      const { artifact } = (await one.ask(read, { id })).data['studioRun'] as unknown as { artifact: { id: string } };
      const a = artifact.id;
      const publish = `mutation ($a: ID!) { publishGame(input: { artifactId: $a, title: "S", description: "D", controls: ["x"] }) { publishedGame { slug } } }`;
      expect((await one.ask(publish, { a })).code).toBe('account_required');
      expect(
        (
          await one.ask('mutation ($a: ID!) { createShareLink(input: { artifactId: $a }) { shareLink { url } } }', {
            a,
          })
        ).code,
      ).toBe('account_required');
      expect(
        (await one.ask('mutation ($a: ID!) { createPreviewToken(input: { artifactId: $a }) { url } }', { a })).code,
      ).toBe('account_required');
      expect((await one.ask('mutation { likeGame(input: { slug: "x", liked: true }) { game { slug } } }')).code).toBe(
        'account_required',
      );
      const rest = await app.app.inject({
        method: 'POST',
        url: `/api/game-publications/${a}`,
        headers: { cookie: one.cookie! },
        payload: { title: 'S', description: 'D', controls: ['x'] },
      });
      expect([rest.statusCode, rest.json().error.code]).toEqual([403, 'account_required']);
    });
  });
});

test('creating an account keeps the games, and ends the guest’s session', async () => {
  await withApp(async (app) => {
    await app.withWorker(createGenerator(), async () => {
      const guest = visitor(app);
      const { data: began } = await guest.start();
      const { id } = (began['signInAsGuest'] as unknown as { viewer: { id: string } }).viewer;
      const before = guest.cookie!;
      await guest.make('snake');
      await allEnded(app);
      const { data } = await guest.signUp();
      expect(data['signUp']).toEqual({
        viewer: { id, guest: false, name: 'ada', email: ADA.email, credits: { spendableBalance: 120 } },
      });
      expect(await guest.games()).toEqual(['snake']);
      const old = await app.app.inject({ url: '/api/auth/session', headers: { cookie: before } });
      expect(old.json().error.code).toBe('session_expired');
      // what is an account's is nobody's to move or delete
      const { pool } = app.resources.database;
      await expect(pool.query('update artifacts set user_id = user_id')).rejects.toThrow('append-only');
      await expect(pool.query('delete from credit_entries')).rejects.toThrow('append-only');
      await age(app);
      expect((await sweepAccounts(app.resources)).guests).toBe(0);
      await expectInvariants(pool);
    });
  });
});

test('signing in to an account brings the games there, one in progress once it is done', async () => {
  await withApp(async (app) => {
    const account = visitor(app);
    await account.signUp();
    const guest = visitor(app);
    await guest.start();
    await app.withWorker(createGenerator(), async () => {
      await guest.make('snake');
      await allEnded(app);
    });
    await guest.make('golf');
    const { code } = await guest.ask('mutation ($i: SignInInput!) { signIn(input: $i) { viewer { id } } }', { i: ADA });
    expect(code).toBeUndefined();
    expect(await guest.games()).toEqual(['snake']);
    await app.withWorker(createGenerator(), () => allEnded(app));
    await sweepAccounts(app.resources);
    expect((await guest.games()).toSorted()).toEqual(['golf', 'snake']);
    expect((await account.games()).toSorted()).toEqual(['golf', 'snake']);
    const { pool } = app.resources.database;
    await expectInvariants(pool);
    // its ledger is that of games that an account has now
    await age(app);
    expect((await sweepAccounts(app.resources)).guests).toBe(0);
  });
});

test('a guest who does not come back is deleted with all games, and their bytes are named by nothing', async () => {
  await withApp(async (app) => {
    const { pool } = app.resources.database;
    const guest = visitor(app);
    await guest.start();
    await app.withWorker(createGenerator(), async () => {
      await guest.make('snake');
      await allEnded(app);
    });
    const here = visitor(app);
    await here.start();
    await pool.query(`update users set created_at = created_at - interval '60 days'`);
    expect((await sweepAccounts(app.resources)).guests).toBe(0);
    // gone, but made a game a moment ago
    await pool.query(`update sessions set expires_at = now() - interval '1 day'`);
    expect((await sweepAccounts(app.resources)).guests).toBe(1);
    expect((await pool.query('select from runs')).rowCount).toBe(1);
    expect((await sweepAccounts({ ...app.resources, config: { guestDays: 0 } })).guests).toBe(1);
    for (const table of ['users', 'runs', 'artifacts', 'threads', 'credit_entries', 'credit_holds', 'sessions'])
      expect([table, (await pool.query(`select from ${table}`)).rowCount]).toEqual([table, 0]);
    const store = createDiskStore(`${app.resources.config.dataDir}/artifacts`);
    const counts = await sweepStore({
      db: pool,
      store,
      remove: false,
      signal: new AbortController().signal,
      onProgress: () => undefined,
    });
    expect(counts.files).toBeGreaterThan(0);
    await expectInvariants(pool);
  });
});

test('one address makes ten guests an hour, and none where the setting is 0', async () => {
  await withAccounts(async ({ accounts }) => {
    for (let i = 0; i < 10; i += 1) await accounts.signInAsGuest(CLIENT);
    expect(await outcome(accounts.signInAsGuest(CLIENT))).toBe('rate_limited');
    expect(await outcome(accounts.signInAsGuest({ ...CLIENT, ip: '203.0.113.8' }))).toBe('ok');
  });
  await withAccounts(
    async ({ accounts, database }) => {
      expect(await outcome(accounts.signInAsGuest(CLIENT))).toBe('route_not_found');
      expect((await database.pool.query('select from users')).rowCount).toBe(0);
    },
    { config: { guestGames: 0 } },
  );
});

test('a second tab that signs up makes an account of its own, and takes nothing', async () => {
  await withAccounts(async ({ accounts, database }) => {
    const { viewer } = await accounts.signInAsGuest(CLIENT);
    const one = await accounts.signUp(ADA, CLIENT, viewer);
    const two = await accounts.signUp({ ...ADA, email: 'bob@example.com' }, CLIENT, viewer);
    expect(one.viewer.user.id).toBe(viewer.user.id);
    expect(two.viewer.user.id).not.toBe(viewer.user.id);
    expect(await accounts.authenticate(one.token)).toMatchObject({ state: 'signedIn' });
    await expectInvariants(database.pool);
  });
});
