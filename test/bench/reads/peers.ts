/**
 * Mercurius and Apollo Server as one sets them up: a schema with the fields that the bench asks for, resolvers by hand on
 * the same database. A request looks up its session; a run is one prepared query, and its artifact is read with it.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { PreviewTokens } from '../../../src/artifacts/preview-tokens.js';
import { query, RUN, shape, userOf, type Row } from '../baseline.js';

const TYPES = `
  scalar JSON
  type Query { studioRun(id: ID!): StudioRun viewer: Viewer }
  type Viewer { studioRuns(first: Int): Runs }
  type Runs { nodes: [StudioRun!]! }
  type Failure { code: String! message: String! retryable: Boolean! }
  type Queue { position: Int! estimatedStartAt: String }
  type RunCredits { held: Int! charged: Int! released: Int! }
  type StudioRun {
    id: ID! status: String! stage: String progress: Int! attempt: Int! prompt: String! mode: String! intent: String!
    assetMode: String! threadId: ID! parentRunId: ID provider: String model: String queue: Queue credits: RunCredits
    failure: Failure createdAt: String! startedAt: String finishedAt: String updatedAt: String! artifact: GameArtifact
  }
  type Check { name: String! ok: Boolean! detail: String }
  type Playability { verdict: String! checks: [Check!]! }
  type GameArtifact {
    id: ID! parentArtifactId: ID state: String! type: String! title: String! contentType: String! sizeBytes: Int!
    fileCount: Int! sha256: String! entryPath: String! manifest: JSON! previewUrl: String previewToken: String
    previewTokenExpiresAt: String downloadUrl: String! thumbnailUrl: String! publishable: Boolean! playability: Playability!
  }`;
const TILES = `select id, status, stage, progress, prompt, created_at, artifact_id from runs
  where user_id = $1 order by id desc limit $2`;

export interface PeersOptions {
  readonly pool: pg.Pool;
  readonly tokens: Pick<PreviewTokens, 'sign'>;
  readonly origin: string;
}

interface Context {
  readonly userId: string | undefined;
}

interface PeerModule {
  readonly createMercurius: (options: object) => Promise<FastifyInstance>;
  readonly createApollo: (options: object) => Promise<{ app: FastifyInstance; apollo: { stop(): Promise<void> } }>;
}

export interface Peers {
  readonly mercurius: FastifyInstance;
  readonly apollo: FastifyInstance;
  close(): Promise<void>;
}

export async function startPeers({ pool, tokens, origin }: PeersOptions): Promise<Peers> {
  const studioRun = async (_root: unknown, { id }: { id: string }, { userId }: Context) => {
    const [run] = await query(pool, 'run', RUN, id);
    return run?.['user_id'] === userId && userId !== undefined ? texts(shape(run!, tokens, origin)) : null;
  };
  const studioRuns = async (_root: unknown, { first }: { first?: number }, { userId }: Context) => {
    const rows = userId === undefined ? [] : await query(pool, 'tiles', TILES, userId, first ?? 20);
    return { nodes: rows.map((row) => tile(row, origin)) };
  };
  const options = {
    typeDefs: TYPES,
    resolvers: { Query: { studioRun, viewer: () => ({}) }, Viewer: { studioRuns } },
    contextOf: async ({ headers }: FastifyRequest): Promise<Context> => ({
      userId: await userOf(pool, headers.cookie),
    }),
  };
  // packages of their own, which the bench installs when it is run
  const address = new URL('../../../../tools/peers/servers.js', import.meta.url).href;
  const { createMercurius, createApollo } = (await import(address)) as PeerModule;
  const mercurius = await createMercurius(options);
  const { app, apollo } = await createApollo(options);
  for (const server of [mercurius, app]) await server.listen({ host: '127.0.0.1', port: 0 });
  return {
    mercurius,
    apollo: app,
    async close() {
      await Promise.all([mercurius.close(), app.close()]);
      await apollo.stop();
    },
  };
}

function tile(row: Row, origin: string): Row {
  const { artifact_id: artifactId, created_at: createdAt, ...run } = row;
  const artifact = artifactId && { thumbnailUrl: `${origin}/api/game-artifacts/${artifactId}/thumbnail` };
  return { ...run, createdAt: (createdAt as Date).toISOString(), artifact };
}

/** Times as texts, which a scalar would make of them. */
function texts(run: Row): Row {
  for (const name of ['createdAt', 'startedAt', 'finishedAt', 'updatedAt'])
    run[name] = run[name]?.toISOString() ?? null;
  const { artifact } = run;
  if (artifact) artifact['previewTokenExpiresAt'] = artifact['previewTokenExpiresAt'].toISOString();
  return run;
}
