/** Specification, section 2 (Generator run) and section 4, the two rows of /api/generator/runs; contract, section 7. */
import { describe, expect, test } from 'vitest';
import { graphqlDoor, restDoor } from './doors.js';
import { useApp } from './shared-app.js';

const gateway = useApp();

describe('REST: POST /api/generator/runs is retired', () => {
  const bodies: Readonly<Record<string, { payload?: string | Buffer; headers?: Record<string, string> }>> = {
    'a valid body': { payload: '{"prompt":"x","usePaidFallback":true,"provider":"y"}' },
    'a prompt over 4,000 characters': { payload: JSON.stringify({ prompt: 'x'.repeat(5_000) }) },
    'no body': {},
    'an empty body': { payload: '' },
    'no JSON': { payload: '{"prompt"' },
    'a body over the limit': { payload: 'x'.repeat(300_000) },
    'another content type': { payload: '<a/>', headers: { 'content-type': 'text/xml' } },
    'a content type that is none': { payload: 'x', headers: { 'content-type': ';;;' } },
    'an encoding': { payload: Buffer.from([1, 2, 3]), headers: { 'content-encoding': 'br' } },
    'a page of another site': { payload: '{}', headers: { origin: 'https://evil.test' } },
  };

  test.each(Object.entries(bodies))('%s: 401 without a session, 402 with one', async (_name, { payload, headers }) => {
    const user = await gateway.signUp();
    for (const caller of [null, user]) {
      const response = await gateway.app.inject({
        method: 'POST',
        url: '/api/generator/runs',
        headers: {
          ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
          ...(caller ? { cookie: caller.cookie } : {}),
          ...headers,
        },
        ...(payload === undefined ? {} : { payload }),
      });
      expect([response.statusCode, response.json().error.code]).toEqual(
        caller ? [402, 'studio_credits_required'] : [401, 'unauthenticated'],
      );
      // RFC 9745 (a date in seconds), RFC 8594 (a date of HTTP), RFC 5829
      expect(response.headers['deprecation']).toMatch(/^@\d{10}$/u);
      const sunset = String(response.headers['sunset']);
      expect(new Date(sunset).toUTCString()).toBe(sunset);
      expect(Date.parse(sunset) / 1000).toBeGreaterThan(Number(String(response.headers['deprecation']).slice(1)));
      expect(response.headers['link']).toBe('</api/studio/runs>; rel="successor-version"');
    }
  });

  test('it makes nothing and costs nothing', async () => {
    const user = await gateway.signUp();
    const door = restDoor(() => gateway.app);
    const before = (await door.credits(user)).data;
    for (let i = 0; i < 5; i += 1) expect((await door.retiredGeneratorRun(user)).status).toBe(402);
    expect((await door.credits(user)).data).toEqual(before);
    const { rows } = await gateway.resources.database.pool.query(
      `select (select count(*)::int from runs where user_id = $1) as runs,
              (select count(*)::int from generator_runs where user_id = $1) as generator_runs`,
      [user.id],
    );
    expect(rows).toEqual([{ runs: 0, generator_runs: 0 }]);
  });

  test('over a real socket the answer comes although the body goes on', async () => {
    const user = await gateway.signUp();
    const response = await fetch(`${await gateway.listen()}/api/generator/runs`, {
      method: 'POST',
      headers: { cookie: user.cookie },
      body: 'x'.repeat(2_000_000),
    });
    expect([response.status, (await response.json()).error.code]).toEqual([402, 'studio_credits_required']);
  });
});

describe.each([restDoor(() => gateway.app), graphqlDoor(() => gateway.app)])('$name', (door) => {
  test('GET /api/generator/runs/:id: one historical run of the caller', async () => {
    const user = await gateway.signUp();
    const id = `legacy/${door.name} 1`;
    await gateway.resources.database.pool.query(
      `insert into generator_runs
         (id, user_id, status, prompt, provider, use_paid_fallback, result_url, created_at, finished_at)
       values ($1, $2, 'succeeded', 'a maze', 'old', true, 'https://old.example/1', '2024-01-02T03:04:05Z', null)`,
      [id, user.id],
    );
    expect((await door.generatorRun(user, id)).data).toEqual({
      id,
      status: 'succeeded',
      prompt: 'a maze',
      provider: 'old',
      usePaidFallback: true,
      resultUrl: 'https://old.example/1',
      createdAt: '2024-01-02T03:04:05.000Z',
      finishedAt: null,
    });
  });
});
