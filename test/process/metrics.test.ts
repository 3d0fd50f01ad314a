import { Registry } from 'prom-client';
import { describe, expect, test } from 'vitest';
import type { Config } from '../../src/config.js';
import { isPrivate } from '../../src/accounts/client-address.js';
import { createRunMetrics } from '../../src/monitoring/run-metrics.js';
import { quick, tinyGame } from '../helpers/tiny-game.js';
import { withApp, type TestApp } from '../helpers/app.js';
import { withRuns } from '../helpers/runs.js';

interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

const NAME = /[a-z_][a-z0-9_]*/u.source;
const LABELS = new RegExp(`(${NAME})="((?:[^"\\\\\\n]|\\\\["\\\\n])*)"`, 'giu');
const SAMPLE = new RegExp(`^(${NAME})(?:\\{((?:${NAME}="(?:[^"\\\\\\n]|\\\\["\\\\n])*",?)*)\\})? (\\S+)$`, 'iu');

/** Prometheus' text format, version 0.0.4; throws on what is not. */
function parse(text: string): Sample[] {
  const types = new Set<string>();
  const samples: Sample[] = [];
  for (const line of text.trimEnd().split('\n')) {
    if (/^(?:# HELP .*)?$/u.test(line)) continue;
    const type = /^# TYPE (\S+) (?:counter|gauge|histogram|summary)$/u.exec(line)?.[1];
    if (type !== undefined) {
      if (types.has(type)) throw new Error(`Twice: ${line}`);
      types.add(type);
      continue;
    }
    const [, name, labels = '', value] = SAMPLE.exec(line) ?? [];
    // prom-client writes NaN like this
    const number = value === 'Nan' ? Number.NaN : Number(value);
    if (name === undefined || (Number.isNaN(number) && value !== 'Nan')) throw new Error(`This is no sample: ${line}`);
    if (!types.has(name) && !types.has(name.replace(/_(?:bucket|sum|count)$/u, '')))
      throw new Error(`No type: ${line}`);
    samples.push({
      name,
      labels: Object.fromEntries([...labels.matchAll(LABELS)].map((match) => [match[1], match[2]])),
      value: number,
    });
  }
  const keys = samples.map(({ name, labels }) => JSON.stringify([name, Object.entries(labels).map(String).sort()]));
  expect(new Set(keys).size).toBe(keys.length);
  return samples;
}

async function scrape({
  app,
}: Pick<TestApp, 'app'>): Promise<{ text: string; of: (name: string, labels?: object) => number | undefined }> {
  const response = await app.inject({ url: '/metrics' });
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  const samples = parse(response.body);
  return {
    text: response.body,
    of(name, labels = {}) {
      const found = samples.filter(
        (sample) =>
          sample.name === name && Object.entries(labels).every(([key, value]) => sample.labels[key] === value),
      );
      expect(found.length).toBeLessThanOrEqual(1);
      return found[0]?.value;
    },
  };
}

describe('/metrics', () => {
  test('tells of the process, its requests and what runs now', () =>
    withApp(async (gateway) => {
      const { app, signUp, withWorker, resources } = gateway;
      const user = await signUp();
      const headers = { cookie: user.cookie, 'content-type': 'application/json' };
      const create = () =>
        app.inject({ method: 'POST', url: '/api/studio/runs', headers, payload: { prompt: 'a snake' } });
      const ids = [
        (await create()).json<{ data: { id: string } }>().data.id,
        (await create()).json<{ data: { id: string } }>().data.id,
      ];
      await app.inject({ url: `/api/studio/runs/${ids[0]}`, headers });

      const before = await scrape(gateway);
      expect(before.of('gamewright_runs', { status: 'queued' })).toBe(2);
      expect(before.of('gamewright_queue_oldest_seconds')).toBeGreaterThan(0);
      expect(before.of('gamewright_queue_capacity')).toBe(1000);
      expect(before.of('gamewright_database_up')).toBe(1);
      expect(before.of('gamewright_database_connections', { state: 'waiting' })).toBe(0);
      expect(before.of('gamewright_live_connections', { kind: 'socket' })).toBe(0);
      expect(before.of('process_cpu_seconds_total')).toBeGreaterThan(0);
      expect(before.of('nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0);
      const requests = 'gamewright_http_request_duration_seconds';
      expect(before.of(`${requests}_count`, { method: 'POST', route: '/api/studio/runs', status: '202' })).toBe(2);
      const one = { method: 'GET', route: '/api/studio/runs/:id', status: '200' };
      expect(before.of(`${requests}_count`, one)).toBe(1);
      expect(before.of(`${requests}_bucket`, { ...one, le: '+Inf' })).toBe(1);

      // both are being made while somebody looks
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      const slow: typeof quick = {
        async generate(request, { report }) {
          report({ stage: 'generating', progress: 10 });
          await held;
          return tinyGame(request);
        },
      };
      await withWorker(slow, async () => {
        for (;;) if ((await scrape(gateway)).of('gamewright_runs', { status: 'processing' }) === 2) break;
        expect((await scrape(gateway)).of('gamewright_runs', { status: 'queued' })).toBe(0);
        release();
        for (;;) if ((await scrape(gateway)).of('gamewright_runs', { status: 'processing' }) === 0) break;
      });
      const { rows } = await resources.database.pool.query('select status from runs');
      expect(rows).toEqual([{ status: 'completed' }, { status: 'completed' }]);
    }));

  test('counts what ended since the process started, each once, also when scrapes come at once', () =>
    withRuns(async ({ database, signUp }) => {
      const { pool } = database;
      const { user } = await signUp(100);
      const end = (secondsAgo: number, status: 'failed' | 'canceled', failure: string | null) =>
        pool.query(
          `with thread as (
             insert into threads (id, user_id, key, run_count) values (gen_random_uuid(), $1, gen_random_uuid(), 1) returning id
           ), run as (
             insert into runs (id, user_id, thread_id, prompt, mode, intent, asset_mode, seed, price, status, finished_at,
               failure_code, failure_message, failure_retryable, last_seq)
             select gen_random_uuid(), $1, id, 'x', 'quick_html', 'auto', 'auto', 1, 0, $2,
               now() - $3::float8 * interval '1 second', $4::text, $4, $4::text = '', 2 from thread
             returning id
           ), hold as (
             insert into credit_holds (run_id, user_id, amount, state, settled_at) select id, $1, 0, 'released', now() from run
           )
           insert into run_events (run_id, seq, type, payload)
           select id, 1, 'accepted', '{}'::jsonb from run union all select id, 2, $2, '{"attempt": 0}' from run`,
          [user.id, status, secondsAgo, failure],
        );
      const registry = new Registry();
      const metrics = createRunMetrics(registry, pool, { queueCapacity: 1 }, () => 3_600);
      const ended = async () => {
        await Promise.all([metrics.update(), metrics.update(), metrics.update()]);
        const samples = parse(await registry.metrics()).filter(({ name }) => name === 'gamewright_runs_ended_total');
        return Object.fromEntries(
          samples.map(({ labels, value }) => [`${labels['outcome']} ${labels['failure']}`.trim(), value]),
        );
      };
      await end(3_700, 'canceled', null);
      expect(await ended()).toEqual({ completed: 0, failed: 0, canceled: 0 });
      // ends that are half a minute old a moment from now, and one that will not be
      await Promise.all([end(29, 'canceled', null), end(29, 'failed', 'worker.lost'), end(0, 'failed', 'internal')]);
      for (;;) if ((await ended())['failed worker.lost'] === 1 && (await ended())['canceled'] === 1) break;
      expect(await ended()).toEqual({ completed: 0, failed: 0, canceled: 1, 'failed worker.lost': 1 });
    }));

  test('holds nothing of users: no id, address, prompt, token or text of a URL', () =>
    withApp(async (gateway) => {
      const { app, signUp, withWorker } = gateway;
      const user = await signUp();
      const headers = { cookie: user.cookie, 'content-type': 'application/json' };
      const payload = { prompt: 'an unmistakable zebra', threadId: 'my-secret-thread' };
      const created = await app.inject({ method: 'POST', url: '/api/studio/runs', headers, payload });
      const { id } = created.json<{ data: { id: string } }>().data;
      await withWorker(quick, async () => {
        for (;;) if ((await scrape(gateway)).of('gamewright_runs', { status: 'queued' }) === 0) break;
      });
      for (const url of [
        `/api/studio/runs/${id}?x=unmistakable`,
        '/unmistakable/zebra?token=unmistakable',
        '/api/game-artifacts/unmistakable/preview/~unmistakable/zebra.js',
        '/api/studio/runs/unmistakable',
        '/games/unmistakable',
        '/api/studio/runs/%00',
      ])
        await app.inject({ url, headers });
      await app.inject({ method: 'PROPFIND' as 'GET', url: '/unmistakable', headers });
      await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query: '{ unmistakable }' } });
      const { text } = await scrape(gateway);
      for (const secret of [
        user.id,
        user.email,
        user.cookie.split('=')[1]!,
        id,
        'unmistakable',
        'zebra',
        'my-secret-thread',
      ])
        expect(text).not.toContain(secret);
      expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/u);
      expect(text).toContain('route="none"');
      expect(text.match(/gamewright_http_request_duration_seconds_count/gu)!.length).toBeLessThan(30);
    }));

  test('a database that is away is a figure, and the rest is there', () =>
    withApp(async (gateway) => {
      const { resources } = gateway;
      expect((await scrape(gateway)).of('gamewright_database_up')).toBe(1);
      await resources.database.pool.query('alter table runs rename to away');
      const { of } = await scrape(gateway);
      expect(of('gamewright_database_up')).toBe(0);
      expect(of('gamewright_runs', { status: 'queued' })).toBeUndefined();
      expect(of('process_cpu_seconds_total')).toBeGreaterThan(0);
      await resources.database.pool.query('alter table away rename to runs');
      expect((await scrape(gateway)).of('gamewright_runs', { status: 'queued' })).toBe(0);
    }));

  test('open connections are counted', () =>
    withApp(async (gateway) => {
      const origin = await gateway.listen();
      const { cookie } = await gateway.signUp();
      const stop = new AbortController();
      const url = `${origin}/graphql?query=${encodeURIComponent('subscription { creditsChanged { totalBalance } }')}`;
      const stream = await fetch(url, { headers: { cookie, accept: 'text/event-stream' }, signal: stop.signal });
      expect(stream.status).toBe(200);
      expect((await scrape(gateway)).of('gamewright_live_connections', { kind: 'stream' })).toBe(1);
      stop.abort();
      for (;;) if ((await scrape(gateway)).of('gamewright_live_connections', { kind: 'stream' }) === 0) break;
      // its time is nobody's waiting
      expect((await scrape(gateway)).text).not.toContain('route="/graphql"');
    }));
});

describe('who may read /metrics', () => {
  const get = (config: Partial<Config>, requests: { remoteAddress?: string; headers?: Record<string, string> }[]) =>
    withApp(async ({ app }) => {
      const codes: number[] = [];
      for (const request of requests) codes.push((await app.inject({ url: '/metrics', ...request })).statusCode);
      return codes;
    }, config);

  test('without a token: this machine and private networks, and nobody through a proxy', async () => {
    const direct = ['127.0.0.1', '::1', '10.1.2.3', '::ffff:192.168.1.1', 'fd00::1', '203.0.113.7', '2001:db8::1'];
    expect(
      await get(
        { metricsToken: undefined },
        direct.map((remoteAddress) => ({ remoteAddress })),
      ),
    ).toEqual([200, 200, 200, 200, 200, 404, 404]);
    const proxied = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'].map((name) => ({
      headers: { [name]: '127.0.0.1' },
    }));
    expect(await get({ trustedProxies: 1 }, proxied)).toEqual([404, 404, 404, 404]);
  });

  test('with a token: whoever sends it', async () => {
    const metricsToken = 'm'.repeat(32);
    const authorizations = [
      `Bearer ${metricsToken}`,
      `bearer ${metricsToken}`,
      `Bearer ${metricsToken}x`,
      metricsToken,
      '',
    ];
    const requests = authorizations.map((authorization) => ({
      remoteAddress: '203.0.113.7',
      headers: { authorization },
    }));
    expect(await get({ metricsToken }, [...requests, {}])).toEqual([200, 200, 401, 401, 401, 401]);
  });

  test.each([
    ['172.16.0.1', true],
    ['172.31.255.255', true],
    ['172.32.0.1', false],
    ['192.169.0.1', false],
    ['8.8.8.8', false],
    ['::ffff:8.8.8.8', false],
    ['fe80::1', true],
    ['not an address', false],
  ])('%s is private: %s', (ip, expected) => expect(isPrivate(ip)).toBe(expected));
});
