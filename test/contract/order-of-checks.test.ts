/** Contract, section 2: session, cross-site, size and JSON, validation, replay, references, rate, credits, queue, then 202. */
import { expect, test } from 'vitest';
import type { Config } from '../../src/config.js';
import { withApp, type TestApp } from '../helpers/app.js';
import { graphqlDoor, restDoor, type Caller } from './doors.js';

const ABSENT = '01890000-0000-7000-8000-000000000000';
const tight: Partial<Config> = { runsPerMinute: 2, queueCapacity: 1, maxActiveRuns: 1000 };

interface Attempt {
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload: string;
}

async function create({ app }: TestApp, caller: Caller, { headers, payload }: Attempt) {
  const response = await app.inject({
    method: 'POST',
    url: '/api/studio/runs',
    headers: { 'content-type': 'application/json', ...(caller ? { cookie: caller.cookie } : {}), ...headers },
    payload,
  });
  return [response.statusCode, response.json().error?.code ?? 'accepted'];
}

test('REST: of several things that are wrong, the first in order is told', () =>
  withApp(async (gateway) => {
    const foreign = { origin: 'https://evil.test' };
    const tooLarge = JSON.stringify({ prompt: 'x'.repeat(1_000_000) });
    const poor = await gateway.signUp(15);
    const rich = await gateway.signUp(1_000);
    const stranger = await gateway.signUp();

    // 1 session, before all others
    expect(await create(gateway, null, { headers: foreign, payload: tooLarge })).toEqual([401, 'unauthenticated']);
    expect(await create(gateway, { cookie: 'gamewright_session=x' }, { headers: foreign, payload: '{' })).toEqual([
      401,
      'session_expired',
    ]);
    // 2 cross-site, before the body
    expect(await create(gateway, poor, { headers: foreign, payload: tooLarge })).toEqual([403, 'csrf_rejected']);
    // 3 size and JSON, before validation
    expect(await create(gateway, poor, { payload: tooLarge })).toEqual([413, 'payload_too_large']);
    expect(await create(gateway, poor, { headers: { 'content-type': 'text/plain' }, payload: '{' })).toEqual([
      415,
      'unsupported_media_type',
    ]);
    expect(await create(gateway, poor, { payload: '{"prompt": 5' })).toEqual([422, 'malformed_json']);
    // 4 validation, before the replay
    const key = { 'idempotency-key': 'first' };
    const first = { headers: key, payload: JSON.stringify({ prompt: 'first' }) };
    expect(await create(gateway, poor, first)).toEqual([202, 'accepted']);
    const invalid = { prompt: '', parentRunId: ABSENT };
    expect(await create(gateway, poor, { headers: key, payload: JSON.stringify(invalid) })).toEqual([
      422,
      'validation_failed',
    ]);
    expect(await create(gateway, poor, { payload: JSON.stringify({ prompt: 'x', intent: 'edit' }) })).toEqual([
      422,
      'context_required',
    ]);
    // 5 replay, before references, rate, credits and the queue, all of which would refuse now
    const other = JSON.stringify({ prompt: 'x', parentRunId: ABSENT });
    expect(await create(gateway, poor, { headers: key, payload: other })).toEqual([422, 'idempotency_key_reused']);
    for (let i = 0; i < 3; i += 1) expect(await create(gateway, poor, first)).toEqual([202, 'accepted']);
    // 6 references, before the rate: unknown ones are no hit
    for (let i = 0; i < 3; i += 1) {
      expect(await create(gateway, poor, { payload: other })).toEqual([404, 'studio_run_not_found']);
      const context = JSON.stringify({ prompt: 'x', artifactContext: ABSENT });
      expect(await create(gateway, poor, { payload: context })).toEqual([404, 'artifact_not_found']);
    }
    // 7 credits, before the queue, which is full by now
    const plain = { payload: JSON.stringify({ prompt: 'x' }) };
    expect(await create(gateway, poor, plain)).toEqual([402, 'studio_credits_insufficient']);
    // 8 rate, before credits
    expect(await create(gateway, poor, plain)).toEqual([429, 'rate_limited']);
    // 9 the queue, last
    expect(await create(gateway, rich, plain)).toEqual([503, 'generation_queue_unavailable']);
    expect(await create(gateway, stranger, { payload: JSON.stringify({ prompt: 'x', mode: 'pdf' }) })).toEqual([
      422,
      'validation_failed',
    ]);
  }, tight));

test('by both doors a refused creation leaves nothing: no run, no hold, no entry, no event, no job', () =>
  withApp(
    async (gateway) => {
      const { pool } = gateway.resources.database;
      const count = async () => {
        const { rows } = await pool.query(
          `select (select count(*) from runs) runs, (select count(*) from credit_holds) holds,
                (select count(*) from run_events) events, (select count(*) from threads) threads,
                (select count(*) from idempotency_keys) keys, (select sum(held) from credit_accounts) held,
                (select count(*) from pgboss.job) jobs`,
        );
        return rows[0];
      };
      const [poor, rich] = [await gateway.signUp(0), await gateway.signUp(1_000)];
      const doors = [restDoor(() => gateway.app), graphqlDoor(() => gateway.app)];
      expect((await doors[0]!.createRun(rich, { prompt: 'fills the queue' })).status).toBe(202);
      const before = await count();
      for (const door of doors) {
        expect((await door.createRun(poor, { prompt: 'x', threadId: door.name }, door.name)).status).toBe(402);
        expect((await door.createRun(rich, { prompt: 'x', threadId: door.name }, door.name)).status).toBe(503);
        expect((await door.createRun(rich, { prompt: 'x', mode: 'pdf', threadId: door.name })).status).toBe(422);
        expect((await door.createRun(rich, { prompt: 'x', parentRunId: ABSENT, threadId: door.name })).status).toBe(
          404,
        );
      }
      expect(await count()).toEqual(before);
    },
    { queueCapacity: 1 },
  ));
