/** What `npm run bench` measures: lines of its table, each with the servers that answer the same requests. */
import type { FastifyInstance } from 'fastify';

/** What a line is compared with, and what the ratio of its CPU to ours must be at least. */
export interface Peer {
  readonly name: 'healthz' | 'by hand' | 'Mercurius' | 'Apollo';
  readonly server: FastifyInstance;
  readonly limit: number;
  /** where it answers something else than the line */
  readonly requests?: readonly Sent[];
}

export interface Sent {
  readonly path: string;
  readonly body?: string;
}

export interface Line {
  readonly name: string;
  readonly server: FastifyInstance;
  /** sent in turn */
  readonly requests: readonly Sent[];
  readonly peers: readonly Peer[];
  /** whether the peers' answers are the same JSON but for the times of preview tokens */
  readonly isSame: boolean;
}

export interface Servers {
  readonly ours: FastifyInstance;
  readonly byHand: FastifyInstance;
  readonly mercurius: FastifyInstance;
  readonly apollo: FastifyInstance;
}

const FEW = 'id status progress';
const ALL = `id status stage progress attempt prompt mode intent assetMode threadId parentRunId provider model
  queue { position estimatedStartAt } credits { held charged released } failure { code message retryable }
  createdAt startedAt finishedAt updatedAt
  artifact {
    id parentArtifactId state type title contentType sizeBytes fileCount sha256 entryPath manifest previewUrl previewToken
    previewTokenExpiresAt downloadUrl thumbnailUrl publishable playability { verdict checks { name ok detail } }
  }`;
const TILE = 'id status stage progress prompt createdAt artifact { thumbnailUrl }';

const graphql = (query: string, variables: object = {}): Sent => ({
  path: '/graphql',
  body: JSON.stringify({ query, variables }),
});

/** `runIds`: completed runs of the user whose cookie is sent; requests for one run ask for one after the other. */
export function linesOf({ ours, byHand, mercurius, apollo }: Servers, runIds: readonly string[]): readonly Line[] {
  const rest = (name: string, requests: readonly Sent[]): Line => ({
    name: `REST, ${name}`,
    server: ours,
    requests,
    peers: [{ name: 'by hand', server: byHand, limit: 1 }],
    isSame: true,
  });
  const query = (name: string, requests: readonly Sent[]): Line => ({
    name: `GraphQL, ${name}`,
    server: ours,
    requests,
    peers: [
      { name: 'Mercurius', server: mercurius, limit: 1 },
      { name: 'Apollo', server: apollo, limit: 1.5 },
    ],
    isSame: true,
  });
  const oneRun = (fields: string) =>
    runIds.map((id) => graphql(`query ($id: ID!) { studioRun(id: $id) { ${fields} } }`, { id }));
  return [
    {
      name: '{ __typename }',
      server: ours,
      requests: [graphql('{ __typename }')],
      // 0.15 ms where it is 0.11: a session is looked up, and a body read
      peers: [{ name: 'healthz', server: ours, requests: [{ path: '/healthz' }], limit: 0.73 }],
      isSame: false,
    },
    rest(
      'one run',
      runIds.map((id) => ({ path: `/api/studio/runs/${id}` })),
    ),
    rest('list of 20', [{ path: '/api/studio/runs?limit=20' }]),
    rest('credits', [{ path: '/api/credits' }]),
    query('{ __typename }', [graphql('{ __typename }')]),
    query('one run, three fields', oneRun(FEW)),
    query('one run, all fields', oneRun(ALL)),
    query('list of 20 tiles', [graphql(`{ viewer { studioRuns(first: 20) { nodes { ${TILE} } } } }`)]),
  ];
}
