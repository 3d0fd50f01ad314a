/**
 * What one would write by hand for three routes: Fastify and prepared queries, one for the session by the hash of its
 * token, others for what the answer tells; the owner compared, the preview token signed, the same JSON. It has no other
 * route, no GraphQL, no metrics, no request log, no user behind the session, and no error but two.
 */
import { createHash } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';
import type { PreviewTokens } from '../../src/artifacts/preview-tokens.js';

const SESSION = 'select user_id from sessions where token_hash = $1 and expires_at > now()';
const RUN_COLUMNS = `r.id, r.user_id, r.status, r.stage, r.progress, r.attempt, r.prompt, r.mode, r.intent, r.asset_mode, t.key as thread_key,
    r.parent_run_id, r.provider, r.model, r.artifact_id, r.created_at, r.started_at, r.finished_at, r.updated_at, h.amount,
    h.state, a.type, a.title, a.content_type, a.size_bytes, a.file_count,
    a.sha256, a.entry_path, a.parent_artifact_id, a.manifest, a.playability, coalesce(e.epoch, 0) as epoch, now() as now, p.slug,
    p.title as public_title, p.description, p.controls, p.seo_content, p.show_prompt, p.show_author, p.revision, p.published_at,
    p.updated_at as republished_at`;
const RUN_JOINS = `join threads t on t.id = r.thread_id join credit_holds h on h.run_id = r.id
  left join artifacts a on a.id = r.artifact_id left join preview_epochs e on e.artifact_id = a.id
  left join publications p on p.artifact_id = a.id and p.withdrawn_at is null`;
/** For `shape`. */
export const RUN = `select ${RUN_COLUMNS} from runs r ${RUN_JOINS} where r.id = $1`;
// a list tells nothing of the manifest
const RUNS = `select ${RUN_COLUMNS.replace('a.manifest, ', '')} from (select * from runs where user_id = $1 order by id desc limit $2) r ${RUN_JOINS} order by r.id desc`;
const ACCOUNT = `select posted, held, free_balance, purchased, granted, spent, refunded, expired, adjusted
  from credit_accounts where user_id = $1`;
const ENTRIES = `select id, type, amount, balance_after, run_id, description, created_at from credit_entries
  where user_id = $1 order by seq desc limit 20`;

export interface BaselineOptions {
  readonly pool: pg.Pool;
  readonly tokens: Pick<PreviewTokens, 'sign'>;
  readonly origin: () => string;
}

// oxlint-disable-next-line typescript/no-explicit-any -- by hand, as one would
export type Row = Record<string, any>;

/** One prepared query, of the driver's own types. */
export async function query(pool: pg.Pool, name: string, text: string, ...values: readonly unknown[]): Promise<Row[]> {
  return (await pool.query<Row>({ name: `hand_${name}`, text, values: [...values], types: pg.types })).rows;
}

/** The user whose session the cookie holds. */
export async function userOf(pool: pg.Pool, cookie: string | undefined): Promise<string | undefined> {
  const token = /gamewright_session=([\w-]+)/u.exec(cookie ?? '')?.[1] ?? '';
  const [session] = await query(pool, 'session', SESSION, createHash('sha256').update(token).digest());
  return session?.['user_id'] as string | undefined;
}

export function buildBaseline({ pool, tokens, origin }: BaselineOptions): FastifyInstance {
  const app = Fastify();
  app.get<{ Params: { id: string } }>('/api/studio/runs/:id', async (request, reply) => {
    const userId = await userOf(pool, request.headers.cookie);
    if (userId === undefined) return reply.code(401).send({ code: 401 });
    const [run] = await query(pool, 'run', RUN, request.params.id);
    if (run?.['user_id'] !== userId) return reply.code(404).send({ code: 404 });
    reply.header('cache-control', 'no-store');
    return { code: 0, message: 'ok', data: shape(run, tokens, origin()) };
  });
  app.get<{ Querystring: { limit: string } }>('/api/studio/runs', async (request, reply) => {
    const userId = await userOf(pool, request.headers.cookie);
    if (userId === undefined) return reply.code(401).send({ code: 401 });
    const runs = await query(pool, 'runs', RUNS, userId, Number(request.query.limit));
    reply.header('cache-control', 'no-store');
    return { code: 0, message: 'ok', data: { runs: runs.map((run) => listed(shape(run, tokens, origin()))) } };
  });
  app.get('/api/credits', async (request, reply) => {
    const userId = await userOf(pool, request.headers.cookie);
    if (userId === undefined) return reply.code(401).send({ code: 401 });
    const [accounts, entries] = await Promise.all([
      query(pool, 'account', ACCOUNT, userId),
      query(pool, 'entries', ENTRIES, userId),
    ]);
    reply.header('cache-control', 'no-store');
    return { code: 0, message: 'ok', data: shapeCredits(accounts[0]!, entries) };
  });
  return app;
}

function listed(run: Row): Row {
  if (run['artifact'] === null) return run;
  const { manifest: _manifest, reading: _reading, ...artifact } = run['artifact'] as Row;
  return { ...run, artifact };
}

function shapeCredits({ posted, held, free_balance: free, ...totals }: Row, entries: readonly Row[]): Row {
  return {
    totalBalance: posted + free,
    studioBalance: posted,
    heldBalance: held,
    spendableBalance: posted - held,
    freeGeneratorBalance: free,
    totals: Object.fromEntries(Object.entries(totals).map(([name, amount]) => [name, Number(amount)])),
    history: entries.map((entry) => ({
      id: entry['id'],
      type: entry['type'],
      amount: entry['amount'],
      balanceAfter: entry['balance_after'],
      runId: entry['run_id'],
      description: entry['description'],
      createdAt: entry['created_at'],
    })),
  };
}

/** The run of a row, as REST and GraphQL tell it. */
export function shape(run: Row, tokens: Pick<PreviewTokens, 'sign'>, origin: string): Row {
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
    queue: null,
    provider: run['provider'],
    model: run['model'],
    artifact: run['artifact_id'] === null ? null : shapeArtifact(run, tokens, origin),
    credits: {
      held: run['state'] === 'open' ? run['amount'] : 0,
      charged: run['state'] === 'captured' ? run['amount'] : 0,
      released: run['state'] === 'released' ? run['amount'] : 0,
    },
    failure: null,
    createdAt: run['created_at'],
    startedAt: run['started_at'],
    finishedAt: run['finished_at'],
    updatedAt: run['updated_at'],
  };
}

function shapeArtifact(run: Row, tokens: Pick<PreviewTokens, 'sign'>, origin: string): Row {
  const expiresAt = new Date((Math.floor(run['now'].getTime() / 1000) + 3600) * 1000);
  const previewToken = tokens.sign({ artifactId: run['artifact_id'], epoch: run['epoch'], expiresAt });
  const path = `${origin}/api/game-artifacts/${run['artifact_id']}`;
  const { reading, ...manifest } = run['manifest'] ?? {};
  return {
    id: run['artifact_id'],
    state: 'ready',
    type: run['type'],
    title: run['title'],
    contentType: run['content_type'],
    sizeBytes: run['size_bytes'],
    fileCount: run['file_count'],
    sha256: run['sha256'],
    entryPath: run['entry_path'],
    manifest,
    previewUrl: `${path}/preview/~${previewToken}/`,
    previewToken,
    previewTokenExpiresAt: expiresAt,
    downloadUrl: `${path}/download`,
    thumbnailUrl: `${path}/thumbnail`,
    parentArtifactId: run['parent_artifact_id'],
    publishable: run['type'] === 'html' && run['playability'].verdict !== 'fail',
    playability: {
      verdict: run['playability'].verdict,
      checks: run['playability'].checks.map(({ name, ok, detail = null, finding = null, seconds = null }: Row) => ({
        name,
        ok,
        detail,
        finding,
        seconds,
      })),
    },
    publication: run['slug'] === null ? null : shapePublication(run, origin),
    reading,
  };
}

function shapePublication(run: Row, origin: string): Row {
  return {
    artifactId: run['artifact_id'],
    runId: run['id'],
    status: 'published',
    slug: run['slug'],
    publicUrl: `${origin}/games/${run['slug']}`,
    embedUrl: `${origin}/games/${run['slug']}/embed`,
    title: run['public_title'],
    description: run['description'],
    controls: run['controls'],
    seoContent: run['seo_content'],
    showPrompt: run['show_prompt'],
    showAuthor: run['show_author'],
    revision: run['revision'],
    publishedAt: run['published_at'],
    updatedAt: run['republished_at'],
  };
}
