/**
 * What one would write by hand for one route: Fastify and two prepared queries, one for the session by the hash of its
 * token and one for the run with all that the answer tells; the owner compared, the preview token signed, the same JSON.
 * It has no other route, no GraphQL, no metrics, no request log, no user behind the session, and no error but two.
 */
import { createHash } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';
import type { PreviewTokens } from '../../src/artifacts/preview-tokens.js';

const SESSION = 'select user_id from sessions where token_hash = $1 and expires_at > now()';
const RUN = `select r.id, r.user_id, r.status, r.stage, r.progress, r.attempt, r.prompt, r.mode, r.intent, r.asset_mode, t.key as thread_key,
    r.parent_run_id, r.provider, r.model, r.artifact_id, r.created_at, r.started_at, r.finished_at, r.updated_at, h.amount,
    h.state, a.type, a.title, a.content_type, a.size_bytes, a.file_count,
    a.sha256, a.entry_path, a.parent_artifact_id, a.manifest, a.playability, coalesce(e.epoch, 0) as epoch, now() as now, p.slug,
    p.title as public_title, p.description, p.controls, p.seo_content, p.revision, p.published_at,
    p.updated_at as republished_at
  from runs r join threads t on t.id = r.thread_id join credit_holds h on h.run_id = r.id
  left join artifacts a on a.id = r.artifact_id left join preview_epochs e on e.artifact_id = a.id
  left join publications p on p.artifact_id = a.id and p.withdrawn_at is null
  where r.id = $1`;

export interface BaselineOptions {
  readonly pool: pg.Pool;
  readonly tokens: Pick<PreviewTokens, 'sign'>;
  readonly origin: () => string;
}

// oxlint-disable-next-line typescript/no-explicit-any -- by hand, as one would
type Row = Record<string, any>;

export function buildBaseline({ pool, tokens, origin }: BaselineOptions): FastifyInstance {
  const app = Fastify();
  app.get<{ Params: { id: string } }>('/api/studio/runs/:id', async (request, reply) => {
    const token = /gamewright_session=([\w-]+)/u.exec(request.headers.cookie ?? '')?.[1] ?? '';
    const hash = createHash('sha256').update(token).digest();
    const sessions = await pool.query<Row>({ name: 'session', text: SESSION, values: [hash], types: pg.types });
    if (!sessions.rows[0]) return reply.code(401).send({ code: 401 });
    const runs = await pool.query<Row>({ name: 'run', text: RUN, values: [request.params.id], types: pg.types });
    const run = runs.rows[0];
    if (run?.['user_id'] !== sessions.rows[0]['user_id']) return reply.code(404).send({ code: 404 });
    reply.header('cache-control', 'no-store');
    return { code: 0, message: 'ok', data: shape(run!, tokens, origin()) };
  });
  return app;
}

function shape(run: Row, tokens: Pick<PreviewTokens, 'sign'>, origin: string): Row {
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
  const { reading, ...manifest } = run['manifest'];
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
      checks: run['playability'].checks.map(({ name, ok, detail = null }: Row) => ({ name, ok, detail })),
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
    revision: run['revision'],
    publishedAt: run['published_at'],
    updatedAt: run['republished_at'],
  };
}
