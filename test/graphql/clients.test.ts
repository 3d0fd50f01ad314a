/** The client libraries that people use, as they come, against a gateway that listens. */
import { ApolloClient, ApolloLink, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { getMainDefinition } from '@apollo/client/utilities';
import { Client, fetchExchange } from '@urql/core';
import { OperationTypeNode } from 'graphql';
import { createClient as createEventStreamClient } from 'graphql-sse';
import { createClient as createSocketClient } from 'graphql-ws';
import relay from 'relay-runtime';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { useApp } from '../contract/shared-app.js';
import type { TestUser } from '../helpers/app.js';
import { tinyGame } from '../helpers/runs.js';
import { createRun } from './client.js';

const shared = useApp();
const VIEWER = 'query Viewer { viewer { email } }';
const CREATE = `mutation Create($input: CreateStudioRunInput!) {
  createStudioRun(input: $input) { run { status prompt } }
}`;
const EVENTS = 'subscription Events($runId: ID!) { studioRunEvents(runId: $runId) { seq type } }';
const INVALID = 'query Invalid { nope }';
const game = { generate: async (request: Parameters<typeof tinyGame>[0]) => tinyGame(request) };

interface Events {
  readonly studioRunEvents: { readonly seq: number; readonly type: string };
}

/** The events of a run that is made while `watch` follows it, as they were told: `1 accepted`, `2 started` … */
async function watched(
  user: TestUser,
  watch: (runId: string, seen: (events: Events) => void) => Promise<void>,
): Promise<string[]> {
  const lines: string[] = [];
  const runId = await createRun(shared, user);
  await shared.withWorker(game, () =>
    watch(runId, ({ studioRunEvents: { seq, type } }) => lines.push(`${seq} ${type}`)),
  );
  return lines;
}

/** Each event once and in order, from the first to the last. */
const WHOLE_LOG = ['1 accepted', '2 started', '3 progress', '4 completed'];

const endpoint = async () => `${await shared.listen()}/graphql`;

describe('urql', () => {
  const connect = async ({ cookie }: { readonly cookie: string }) =>
    new Client({
      url: await endpoint(),
      exchanges: [fetchExchange],
      fetchSubscriptions: true,
      preferGetMethod: false,
      fetchOptions: { headers: { cookie } },
    });

  test('reads, changes and refusals', async () => {
    const user = await shared.signUp();
    const client = await connect(user);
    expect((await client.query(VIEWER, {})).data).toEqual({ viewer: { email: user.email } });
    const created = await client.mutation(CREATE, { input: { prompt: 'a snake game' } });
    expect(created.data).toEqual({ createStudioRun: { run: { status: 'queued', prompt: 'a snake game' } } });
    const refused = await client.mutation(CREATE, { input: { prompt: '' } });
    expect(refused.error?.graphQLErrors[0]?.extensions['code']).toBe('validation_failed');
    const { error } = await client.query(INVALID, {});
    expect(error?.networkError).toBeUndefined();
    expect(error?.graphQLErrors[0]?.extensions['code']).toBe('graphql_invalid');
  });

  test('subscriptions by fetch', async () => {
    const user = await shared.signUp();
    const client = await connect(user);
    const lines = await watched(
      user,
      (runId, seen) =>
        new Promise((resolve, reject) => {
          client.subscription<Events>(EVENTS, { runId }).subscribe(({ data, error, hasNext }) => {
            if (error) reject(error);
            // at the end urql gives the last result again
            else if (!hasNext) resolve();
            else seen(data!);
          });
        }),
    );
    expect(lines).toEqual(WHOLE_LOG);
  });
});

describe('Apollo Client', () => {
  const connect = async ({ cookie }: { readonly cookie: string }) => {
    const url = await endpoint();
    class Socket extends WebSocket {
      constructor(address: string, protocol: string) {
        super(address, protocol, { headers: { cookie } });
      }
    }
    const sockets = createSocketClient({ url: url.replace('http', 'ws'), webSocketImpl: Socket });
    const link = ApolloLink.split(
      ({ query }) => {
        const definition = getMainDefinition(query);
        return 'operation' in definition && definition.operation === OperationTypeNode.SUBSCRIPTION;
      },
      new GraphQLWsLink(sockets),
      new HttpLink({ uri: url, headers: { cookie } }),
    );
    return { client: new ApolloClient({ link, cache: new InMemoryCache() }), dispose: () => void sockets.dispose() };
  };
  const codeOf = (error: unknown) => CombinedGraphQLErrors.is(error) && error.errors[0]?.extensions?.['code'];

  test('reads, changes and refusals', async () => {
    const user = await shared.signUp();
    const { client, dispose } = await connect(user);
    expect((await client.query({ query: gql(VIEWER) })).data).toMatchObject({ viewer: { email: user.email } });
    const create = (prompt: string) => client.mutate({ mutation: gql(CREATE), variables: { input: { prompt } } });
    expect((await create('a snake game')).data).toMatchObject({ createStudioRun: { run: { status: 'queued' } } });
    expect(codeOf(await create('').catch((error: unknown) => error))).toBe('validation_failed');
    // errors of GraphQL, told by 400, and not a failure of the network
    expect(codeOf(await client.query({ query: gql(INVALID) }).catch((error: unknown) => error))).toBe(
      'graphql_invalid',
    );
    // also before GraphQL begins
    const foreign = { headers: { origin: 'https://evil.example' } };
    const refused = client.query({ query: gql(VIEWER), context: foreign, fetchPolicy: 'no-cache' });
    expect(codeOf(await refused.catch((error: unknown) => error))).toBe('csrf_rejected');
    client.stop();
    dispose();
  });

  test('subscriptions by WebSocket', async () => {
    const user = await shared.signUp();
    const { client, dispose } = await connect(user);
    const lines = await watched(
      user,
      (runId, seen) =>
        new Promise((resolve, reject) => {
          client.subscribe<Events>({ query: gql(EVENTS), variables: { runId } }).subscribe({
            next: ({ data, error }) => (error ? reject(error) : seen(data!)),
            error: reject,
            complete: resolve,
          });
        }),
    );
    expect(lines).toEqual(WHOLE_LOG);
    client.stop();
    dispose();
  });
});

describe('graphql-sse', () => {
  test('subscriptions', async () => {
    const user = await shared.signUp();
    const client = createEventStreamClient({ url: await endpoint(), headers: { cookie: user.cookie } });
    const lines = await watched(user, async (runId, seen) => {
      for await (const { data } of client.iterate<Events>({ query: EVENTS, variables: { runId } })) seen(data!);
    });
    expect(lines).toEqual(WHOLE_LOG);
    client.dispose();
  });
});

describe('Relay', () => {
  /** The network of Relay's own guide: a fetch for results, graphql-sse for subscriptions. */
  const connect = async ({ cookie }: { readonly cookie: string }) => {
    const url = await endpoint();
    const streams = createEventStreamClient({ url, headers: { cookie } });
    const network = relay.Network.create(
      async ({ text }, variables) => {
        const response = await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json', cookie },
          body: JSON.stringify({ query: text, variables }),
        });
        return (await response.json()) as relay.GraphQLSingularResponse;
      },
      ({ text }, variables) =>
        relay.Observable.create((sink) =>
          streams.subscribe({ query: text!, variables }, sink as Parameters<typeof streams.subscribe>[1]),
        ),
    );
    const execute = (operationKind: 'query' | 'mutation' | 'subscription', text: string, variables: object = {}) => {
      const request = { id: null, cacheID: text, name: 'Operation', text, operationKind, metadata: {} };
      return network.execute(request, variables, { force: true });
    };
    return { execute, dispose: () => streams.dispose() };
  };

  test('reads, changes, refusals and subscriptions', async () => {
    const user = await shared.signUp();
    const { execute, dispose } = await connect(user);
    expect(await execute('query', VIEWER).toPromise()).toEqual({ data: { viewer: { email: user.email } } });
    const input = { prompt: 'a snake game' };
    expect(await execute('mutation', CREATE, { input }).toPromise()).toMatchObject({
      data: { createStudioRun: { run: { status: 'queued' } } },
    });
    expect(await execute('query', INVALID).toPromise()).toMatchObject({
      errors: [{ extensions: { code: 'graphql_invalid' } }],
    });
    const lines = await watched(
      user,
      (runId, seen) =>
        new Promise((resolve, reject) => {
          execute('subscription', EVENTS, { runId }).subscribe({
            next: (result) => seen((result as { data: unknown }).data as Events),
            error: reject,
            complete: resolve,
          });
        }),
    );
    expect(lines).toEqual(WHOLE_LOG);
    dispose();
  });
});
