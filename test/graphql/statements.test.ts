/** What the hot reads ask of the database: which statements, by name, however much there is to read. */
import { beforeAll, describe, expect, test } from 'vitest';
import { useApp } from '../contract/shared-app.js';
import type { TestUser } from '../helpers/app.js';
import { createRun, post } from './client.js';
import { completeRuns, viewerOf } from './completed-runs.js';

const RUN_FIELDS = `id status
  artifact {
    id title previewUrl previewToken previewTokenExpiresAt downloadUrl publishable publication { slug } reading { kind }
  }
  credits { held charged released }
  queue { position }`;

const shared = useApp();
let user: TestUser;
/** oldest first; the first one's game is public */
let runs: string[];
let artifactId: string;

beforeAll(async () => {
  user = await shared.signUp(1_000);
  runs = await completeRuns(shared, user, 20);
  const viewer = await viewerOf(shared, user);
  const { services } = shared.resources;
  artifactId = (await services.runs.find(viewer, runs[0]!))!.artifactId!;
  await services.publications.publish(viewer, artifactId, {
    title: 'A game',
    description: 'It plays.',
    seo: { slug: 'a' },
  });
}, 60_000);

/** The names of the statements that `work` makes, in their order. */
async function statements(work: () => Promise<unknown>): Promise<string[]> {
  const { pool } = shared.resources.database;
  const query = pool.query.bind(pool) as (...all: unknown[]) => unknown;
  const names: string[] = [];
  let connections = 0;
  const connected = () => (connections += 1);
  pool.on('acquire', connected);
  const counted = (...args: unknown[]) => {
    names.push(String((args[0] as { name?: string }).name ?? args[0]));
    return query(...args);
  };
  Object.assign(pool, { query: counted });
  try {
    await work();
  } finally {
    Object.assign(pool, { query });
    pool.off('acquire', connected);
  }
  // none on a connection of its own, as a transaction's are
  expect(connections).toBe(names.length);
  return names;
}

function get(url: string, status = 200): Promise<string[]> {
  return statements(async () => {
    const { statusCode } = await shared.app.inject({ url, headers: { cookie: user.cookie } });
    expect(statusCode).toBe(status);
  });
}

function ask(query: string, variables: Readonly<Record<string, unknown>>): Promise<string[]> {
  return statements(async () => expect((await post(shared, user, query, variables)).errors).toBeUndefined());
}

describe('one run', () => {
  test('with its artifact, publication and credits is the session and one statement, by either door', async () => {
    for (const id of runs.slice(0, 2)) {
      expect(await get(`/api/studio/runs/${id}`)).toEqual(['sessions_find', 'run_by_id']);
      const query = `query ($id: ID!) { studioRun(id: $id) { ${RUN_FIELDS} } }`;
      expect(await ask(query, { id })).toEqual(['sessions_find', 'run_by_id']);
    }
  });

  test('that cannot be is looked for once, or not at all', async () => {
    expect(await get('/api/studio/runs/0195a000-0000-7000-8000-000000000000', 404)).toEqual([
      'sessions_find',
      'run_by_id',
    ]);
    expect(await get('/api/studio/runs/nonsense', 404)).toEqual(['sessions_find']);
  });
});

test('runs that are asked for at once, by whichever request, are one statement', async () => {
  const names = await statements(async () => {
    const all = await Promise.all(
      runs.map((id) => shared.app.inject({ url: `/api/studio/runs/${id}`, headers: { cookie: user.cookie } })),
    );
    for (const [index, { body }] of all.entries())
      expect((JSON.parse(body) as { data: { id: string } }).data.id).toBe(runs[index]);
  });
  expect(names.filter((name) => name === 'runs_with_artifacts' || name === 'run_by_id').length).toBeLessThan(
    runs.length / 2,
  );
});

describe('a list of runs', () => {
  test.each([1, 2, 20])(
    'is the session and one statement for the list with its artifacts, of %i runs too',
    async (n) => {
      const query = `query ($n: Int!) { viewer { studioRuns(first: $n) { nodes { ${RUN_FIELDS} } } } }`;
      const names = (variant: string) => ['sessions_find', `runs_of_user_with_${variant}`];
      // REST tells nothing of manifests in its list
      expect(await get(`/api/studio/runs?limit=${n}`)).toEqual(names('cores'));
      expect(await ask(query, { n })).toEqual(names('artifacts'));
    },
  );

  test.each([2, 20])('with the runs that artifacts are of is one statement more, of %i runs too', async (n) => {
    const query = `query ($n: Int!) { viewer {
      studioRuns(first: $n) { nodes { id artifact { run { id artifact { title } } } } }
    } }`;
    expect(await ask(query, { n })).toEqual([
      'sessions_find',
      'runs_of_user_listed',
      'artifacts_by_ids',
      'runs_by_ids',
    ]);
  });

  test.each([2, 20])('with what continues them and their logs is two statements more, of %i runs too', async (n) => {
    const query = `query ($n: Int!) { viewer { studioRuns(first: $n) { nodes {
      id childRuns(first: 3) { nodes { id } } events(first: 5) { nodes { seq type } }
    } } } }`;
    const names = await ask(query, { n });
    expect(names.slice(0, 2)).toEqual(['sessions_find', 'runs_of_user']);
    expect(names.slice(2).sort()).toEqual(['run_events_of_runs', 'runs_of_parents']);
  });

  test.each([2, 20])('with what each continues is two statements more, of %i runs too', async (n) => {
    const children = await Promise.all(runs.map((id) => createRun(shared, user, 'faster', { parentRunId: id })));
    const query = `query ($n: Int!) { viewer { studioRuns(first: $n) { nodes { id parentArtifact { id } } } } }`;
    expect(await ask(query, { n })).toEqual([
      'sessions_find',
      'runs_of_user',
      'parent_artifacts_of_runs',
      'artifacts_by_ids',
    ]);
    const viewer = await viewerOf(shared, user);
    for (const id of children) await shared.resources.services.runs.cancel(viewer, id);
  });

  test.each(['credits { charged }', 'byHand'])('without artifacts leaves them unread: %s', async (field) => {
    const query = `{ viewer { studioRuns(first: 20) { nodes { id status ${field} } } } }`;
    expect(await ask(query, {})).toEqual(['sessions_find', 'runs_of_user']);
  });

  const tile = 'id status stage progress prompt createdAt artifact { id thumbnailUrl }';
  test.each([
    ['nodes', `nodes { ${tile} }`],
    ['edges and a fragment', `edges { node { ...Tile } }`],
    ['nodes and edges', 'nodes { id } edges { cursor node { ... on StudioRun { ...Tile } } }'],
  ])('of tiles, by %s, reads no more than they show', async (_, shown) => {
    const query = `query { viewer { studioRuns { ${shown} } } } ${shown.includes('...Tile') ? `fragment Tile on StudioRun { ${tile} }` : ''}`;
    expect(await ask(query, {})).toEqual(['sessions_find', 'runs_of_user_listed']);
    const more = query.replace('prompt', 'prompt updatedAt');
    expect(await ask(more, {})).toEqual(['sessions_find', 'runs_of_user']);
  });

  test('tells the same by each of its statements', async () => {
    const read = async (more: string) => {
      const { data } = await post(shared, user, `{ viewer { studioRuns { nodes { ${tile} ${more} } } } }`);
      return (data as { viewer: { studioRuns: { nodes: object[] } } }).viewer.studioRuns.nodes;
    };
    const listed = await read('');
    expect(listed).toHaveLength(20);
    for (const more of ['updatedAt', 'artifact { title }'])
      for (const [index, run] of (await read(more)).entries()) expect(run).toMatchObject(listed[index]!);
  });

  test('that several places of one document share keeps what each shows', async () => {
    const query = `{ viewer { a: studioRuns(first: 1) { nodes { ...Id } } b: studioRuns(first: 1) { nodes { ...Id credits { charged } } } } }
      fragment Id on StudioRun { id }`;
    const both = ['sessions_find', 'runs_of_user_listed', 'runs_of_user'];
    expect((await ask(query, {})).sort()).toEqual(both.sort());
  });
});

test.each([2, 20])('a list of %i games is the session and four statements', async (n) => {
  const query = `query ($n: Int!) { viewer { threads(first: $n) { nodes {
    id title kind versionCount currentRun { id artifact { thumbnailUrl publication { slug } } } latestRun { id status }
  } } } }`;
  expect(await ask(query, { n })).toEqual([
    'sessions_find',
    'threads_by_changed',
    'games_of_threads',
    'runs_by_ids',
    'artifacts_by_ids',
  ]);
});

describe('what everybody plays', () => {
  test('a public page is three statements, the game, others like it and its remixes, and asks for no session', async () => {
    expect(await get('/games/a')).toEqual(['publication_by_slug', 'games_played', 'remixes']);
    expect(await get('/games/a/embed')).toEqual(['publication_by_slug']);
    expect(await get('/games?order=liked')).toEqual(['games_liked']);
  });

  test('a preview by its link is two statements, and asks for no session', async () => {
    const { artifacts } = shared.resources.services;
    const { url } = artifacts.previewToken({ id: artifactId, epoch: 0, now: new Date() });
    expect(await get(new URL(url).pathname)).toEqual(['artifact_servable', 'artifact_file']);
  });
});

test('credits are the session, the account and the newest entries', async () => {
  expect(await get('/api/credits')).toEqual(['sessions_find', 'credit_accounts', 'credit_entries']);
});

test('the publication of an artifact is the session and one statement', async () => {
  expect(await get(`/api/game-publications/${artifactId}`)).toEqual(['sessions_find', 'artifacts_by_ids']);
});
