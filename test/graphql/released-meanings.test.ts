/**
 * What released clients rely on besides names and types: that a field is the same thing as another one, or leads back to
 * where it came from. `released.test.ts` sees no such change, since the types stay. Each promise is a document that the
 * last release takes, and what its answer is held against.
 */
import { readFile } from 'node:fs/promises';
import { buildSchema, parse, validate } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { useApp } from '../contract/shared-app.js';
import type { TestUser } from '../helpers/app.js';
import { createRun, post } from './client.js';
import { completeRuns, viewerOf } from './completed-runs.js';

const released = buildSchema(await readFile('schema/released.graphql', 'utf8'));
const shared = useApp();
let user: TestUser;
/** a completed run, one that continues it, and one in a thread whose key its user chose */
let ids: { readonly first: string; readonly second: string; readonly keyed: string };

beforeAll(async () => {
  user = await shared.signUp(1_000);
  const [first = ''] = await completeRuns(shared, user, 1);
  const [second = ''] = await completeRuns(shared, user, 1, { parentRunId: first, intent: 'edit' });
  const keyed = await createRun(shared, user, 'x', { threadId: 'my key' });
  await shared.resources.services.runs.cancel(await viewerOf(shared, user), keyed);
  ids = { first, second, keyed };
});

// eslint-disable-next-line typescript/no-explicit-any -- an answer, looked into where a promise says
type Data = any;
interface Promised {
  /** the promise, as the schema's documentation would say it */
  readonly that: string;
  readonly document: string;
  readonly variables?: () => Readonly<Record<string, unknown>>;
  /** what has to be alike */
  readonly sides: (data: Data) => readonly [found: unknown, promised: unknown];
}

const hasId = (id: string) => (run: Data) => run.id === id;

const PROMISES: readonly Promised[] = [
  {
    that: '`threadId` of a run is `id` of its thread, where the service opened it',
    document: '{ viewer { threads { nodes { id studioRuns { nodes { id threadId } } } } } }',
    sides: ({ viewer }) => {
      const thread = viewer.threads.nodes.find((each: Data) => each.studioRuns.nodes.some(hasId(ids.first)));
      return [thread.studioRuns.nodes.map((run: Data) => run.threadId), [thread.id, thread.id]];
    },
  },
  {
    that: '`threadId` of a run lists the runs of its thread',
    document: `query ($id: ID!, $thread: ID!) {
      studioRun(id: $id) { threadId }
      viewer { studioRuns(filter: { threadId: $thread }) { nodes { id } } }
    }`,
    variables: () => ({ id: ids.keyed, thread: 'my key' }),
    sides: ({ studioRun, viewer }) => [
      [studioRun.threadId, viewer.studioRuns.nodes.map((run: Data) => run.id)],
      ['my key', [ids.keyed]],
    ],
  },
  {
    that: '`parentRunId` is `id` of the run that is continued',
    document: 'query ($id: ID!) { studioRun(id: $id) { parentRunId parentRun { id } } }',
    variables: () => ({ id: ids.second }),
    sides: ({ studioRun: { parentRunId, parentRun } }) => [
      [parentRunId, parentRun.id],
      [ids.first, ids.first],
    ],
  },
  {
    that: 'an `id` gives the same thing by `node`',
    document: `query ($id: ID!) { node(id: $id) { id ... on StudioRun { status artifact { id run { id } } } } }`,
    variables: () => ({ id: ids.first }),
    sides: ({ node }) => [
      [node.id, node.status, node.artifact.run.id],
      [ids.first, 'completed', ids.first],
    ],
  },
  {
    that: '`spendableBalance` is what is left of the balance, and the total counts free credits',
    document: '{ viewer { credits { studioBalance heldBalance spendableBalance freeGeneratorBalance totalBalance } } }',
    sides: ({ viewer: { credits } }) => [
      [credits.spendableBalance, credits.totalBalance],
      [credits.studioBalance - credits.heldBalance, credits.studioBalance + credits.freeGeneratorBalance],
    ],
  },
  {
    that: 'what a completed run cost is in the ledger under its id, and `balanceAfter` adds up',
    document: `query ($id: ID!) {
      studioRun(id: $id) { credits { charged held released } }
      viewer { creditEntries { nodes { amount balanceAfter runId } } }
    }`,
    variables: () => ({ id: ids.first }),
    sides: ({ studioRun: { credits }, viewer }) => {
      const entries = viewer.creditEntries.nodes as { amount: number; balanceAfter: number; runId: string | null }[];
      const before = entries.slice(1).map(({ balanceAfter }) => balanceAfter);
      return [
        [
          credits,
          entries.find(({ runId }) => runId === ids.first)?.amount,
          entries.map(({ balanceAfter, amount }) => balanceAfter - amount),
        ],
        [{ charged: credits.charged, held: 0, released: 0 }, -credits.charged, [...before, 0]],
      ];
    },
  },
  {
    that: 'runs are newest first, and `endCursor` is the cursor of the last one',
    document: `{ viewer {
      all: studioRuns { edges { node { id } } }
      first: studioRuns(first: 1) { edges { cursor } pageInfo { endCursor } }
    } }`,
    sides: ({ viewer: { all, first } }) => [
      [all.edges.map(({ node }: Data) => node.id), first.edges[0].cursor],
      [[ids.keyed, ids.second, ids.first], first.pageInfo.endCursor],
    ],
  },
];

/** Promises of the last release that were broken on purpose, each with what a client changes. See schema/README.md. */
const BROKEN: readonly (Promised & { readonly instead: string })[] = [
  {
    that: '`id` of a thread is the key that its user chose',
    document: '{ viewer { threads { nodes { id studioRuns { nodes { threadId } } } } } }',
    sides: ({ viewer }) => {
      const keyed = viewer.threads.nodes.find((each: Data) => each.studioRuns.nodes[0]?.threadId === 'my key');
      return [keyed.id, 'my key'];
    },
    instead: 'Read `key`. `id` goes on being taken wherever a key is asked for.',
  },
];

const ask = async ({ document, variables }: Promised): Promise<Data> => {
  const { data, errors } = await post(shared, user, document, variables?.());
  expect(errors).toBeUndefined();
  return data;
};

describe('a client of the last release relies on it that', () => {
  test.each(PROMISES)('$that', async (promise) => {
    expect(validate(released, parse(promise.document))).toEqual([]);
    const [found, promised] = promise.sides(await ask(promise));
    expect(found).toEqual(promised);
  });
});

test.each(BROKEN)('it was decided that no longer: $that', async (promise) => {
  expect(validate(released, parse(promise.document))).toEqual([]);
  const [found, promised] = promise.sides(await ask(promise));
  expect(found).not.toEqual(promised);
  expect(await readFile('schema/README.md', 'utf8')).toContain(promise.instead);
});
