/**
 * What one would write by hand for the creation of a run: Fastify and `pg`, one statement after the other in a
 * transaction, the job by `boss.send`. It does the same job as the API: session, rate, the price held, the limits of the
 * user and of the queue, thread, run, first event, job, and the same JSON. It has no validation beyond the prompt, no
 * idempotency key, no parent, no GraphQL, no metrics and no request log.
 */
import { createHash, randomInt } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { v7 as uuidv7 } from 'uuid';
import { QUEUE } from '../../../src/queue/install.js';

const SESSION = 'select user_id from sessions where token_hash = $1 and expires_at > now()';
const HIT = `insert into rate_limits as r (key, window_start, window_seconds, hits) values ($1, now(), 60, 1)
  on conflict (key) do update set
    hits = case when r.window_start > now() - interval '60 s' then r.hits + 1 else 1 end,
    window_start = case when r.window_start > now() - interval '60 s' then r.window_start else now() end
  returning hits`;
const HOLD = `update credit_accounts set held = held + $2 where user_id = $1 and posted - held >= $2 returning user_id`;
const ACTIVE = `select count(*)::int as count from (
  select 1 from runs where user_id = $1 and status in ('queued', 'processing', 'canceling') limit $2) a`;
const QUEUED = `select count(*)::int as count from (select 1 from runs where status = 'queued' limit $1) q`;
const THREAD = 'insert into threads (id, user_id, key, run_count) values ($1, $2, $3, 1)';
const RUN = `insert into runs (id, number, user_id, thread_id, prompt, mode, intent, asset_mode, seed, price, last_seq)
  values ($1, (select coalesce(max(number), 0) + 1 from runs where user_id = $2 and number is not null), $2, $3, $4,
    'quick_html', 'auto', 'auto', $5, $6, 1)`;
const EVENT = `insert into run_events (run_id, seq, type, payload) values ($1, 1, 'accepted', '{}')`;
const HELD = 'insert into credit_holds (run_id, user_id, amount) values ($1, $2, $3)';
const READ = `select r.*, t.key as thread_key, h.amount from runs r join threads t on t.id = r.thread_id
  join credit_holds h on h.run_id = r.id where r.id = $1`;
const PLACE = `select count(*)::int as count from (select 1 from runs q join runs r on r.id = $1
  where q.status = 'queued' and not q.awaits_parent and (q.queued_at, q.id) < (r.queued_at, r.id) limit 1000) q`;

export interface ByHandOptions {
  readonly pool: pg.Pool;
  readonly price: number;
  readonly maxActiveRuns: number;
  readonly runsPerMinute: number;
  readonly queueCapacity: number;
}

// oxlint-disable-next-line typescript/no-explicit-any -- by hand, as one would
type Row = Record<string, any>;

class Refusal extends Error {
  constructor(readonly status: number) {
    super();
  }
}

/** The server, which does not listen yet. */
export async function buildByHand(options: ByHandOptions): Promise<FastifyInstance> {
  const { pool } = options;
  const boss = new PgBoss({
    db: adapterOf(pool),
    migrate: false,
    createSchema: false,
    schedule: false,
    supervise: false,
  });
  await boss.start();
  const app = Fastify();
  app.addHook('onClose', () => boss.stop({ graceful: false }));
  app.post<{ Body: { prompt?: string } }>('/api/studio/runs', async (request, reply) => {
    const token = /gamewright_session=([\w-]+)/u.exec(request.headers.cookie ?? '')?.[1] ?? '';
    const hash = createHash('sha256').update(token).digest();
    const [session] = await ask(pool, 'session', SESSION, hash);
    if (!session) return reply.code(401).send({ code: 401 });
    const prompt = request.body.prompt?.trim() ?? '';
    if (prompt === '' || prompt.length > 8_000) return reply.code(422).send({ code: 422 });
    const [hit] = await ask(pool, 'hit', HIT, `runs:${session['user_id']}`);
    if (hit!['hits'] > options.runsPerMinute) return reply.code(429).send({ code: 429 });
    try {
      const id = await insert(boss, options, session['user_id'], prompt);
      const [run] = await ask(pool, 'run', READ, id);
      const [place] = await ask(pool, 'place', PLACE, id);
      reply.code(202).header('cache-control', 'no-store').header('location', `/api/studio/runs/${id}`);
      return { code: 0, message: 'ok', data: shape(run!, Math.min(place!['count'] + 1, 1_000)) };
    } catch (error) {
      if (error instanceof Refusal) return reply.code(error.status).send({ code: error.status });
      throw error;
    }
  });
  return app;
}

async function insert(boss: PgBoss, options: ByHandOptions, userId: string, prompt: string): Promise<string> {
  const { pool, price } = options;
  const client = await pool.connect();
  try {
    await client.query('begin');
    const held = await ask(client, 'hold', HOLD, userId, price);
    const [active] = await ask(client, 'active', ACTIVE, userId, options.maxActiveRuns);
    if (active!['count'] >= options.maxActiveRuns) throw new Refusal(429);
    if (held.length === 0) throw new Refusal(402);
    const [queued] = await ask(client, 'queued', QUEUED, options.queueCapacity);
    if (queued!['count'] >= options.queueCapacity) throw new Refusal(503);
    const [id, threadId] = [uuidv7(), uuidv7()];
    await ask(client, 'thread', THREAD, threadId, userId, threadId);
    await ask(client, 'insert', RUN, id, userId, threadId, prompt, randomInt(2 ** 32), price);
    await ask(client, 'event', EVENT, id);
    await ask(client, 'held', HELD, id, userId, price);
    await boss.send(QUEUE, null, { id, db: adapterOf(client) });
    await client.query('commit');
    return id;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

type Asked = Pick<pg.Pool, 'query'>;

async function ask(db: Asked, name: string, text: string, ...values: readonly unknown[]): Promise<Row[]> {
  return (await db.query<Row>({ name: `by_hand_${name}`, text, values: [...values], types: pg.types })).rows;
}

function adapterOf(db: Asked) {
  return {
    async executeSql(text: string, values?: unknown[]) {
      const result: pg.QueryResult | pg.QueryResult[] = await db.query({
        text,
        types: pg.types,
        ...(values && { values }),
      });
      return { rows: [result].flat().flatMap((each) => each.rows as Row[]) };
    },
  };
}

function shape(run: Row, position: number): Row {
  return {
    id: run['id'],
    status: run['status'],
    stage: run['stage'],
    progress: run['progress'],
    attempt: run['attempt'],
    prompt: run['prompt'],
    mode: run['mode'],
    intent: run['intent'],
    assetMode: run['asset_mode'],
    threadId: run['thread_key'],
    parentRunId: run['parent_run_id'],
    queue: { position, estimatedStartAt: null },
    provider: run['provider'],
    model: run['model'],
    credits: { held: run['amount'], charged: 0, released: 0 },
    failure: null,
    createdAt: run['created_at'],
    startedAt: run['started_at'],
    finishedAt: run['finished_at'],
    updatedAt: run['updated_at'],
    artifact: null,
  };
}
