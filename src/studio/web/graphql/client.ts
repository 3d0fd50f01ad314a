/** The GraphQL client of one signed-in user: thrown away with everything it remembers when the user changes. */
import {
  Client,
  createRequest,
  fetchExchange,
  mapExchange,
  subscriptionExchange,
  type AnyVariables,
  type CombinedError,
  type DocumentInput,
} from '@urql/core';
import { retryExchange } from '@urql/exchange-retry';
import { createCache } from './cache.js';
import { createLive, type Live } from './live.js';
import { createReadAhead } from './read-ahead.js';

export interface GraphQLConnection {
  readonly client: Client;
  readonly live: Live;
  /** Calls back where a request was refused because nobody is signed in, or not any more; returns what stops it. */
  readonly onSignedOut: (listener: () => void) => () => void;
  /** Reads what a view will ask for before the view is there. */
  readonly readAhead: (query: DocumentInput<unknown, AnyVariables>, variables: AnyVariables) => void;
}

export function connect(): GraphQLConnection {
  const url = new URL('/graphql', location.href);
  const socket = new URL(url);
  socket.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  const live = createLive(socket.href);
  const ahead = createReadAhead();
  const listeners = new Set<() => void>();
  const client = new Client({
    url: url.href,
    preferGetMethod: false,
    exchanges: [
      mapExchange({
        onError(error, operation) {
          if (operation.kind === 'subscription' || operation.context['atStart'] === true || !isSignedOut(error)) return;
          for (const listener of listeners) listener();
        },
      }),
      ahead.exchange,
      createCache(),
      // a read whose connection broke is asked again, twice at most; what changes something is pressed again by its user
      retryExchange({
        initialDelayMs: 400,
        maxDelayMs: 1_600,
        maxNumberAttempts: 3,
        retryIf: (error, { kind }) => kind === 'query' && error.networkError !== undefined,
      }),
      fetchExchange,
      subscriptionExchange({ forwardSubscription: live.forward }),
    ],
  });
  return {
    client,
    live,
    onSignedOut(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    readAhead: (query, variables) => ahead.read(client, createRequest(query, variables)),
  };
}

/** `extensions.code` of the first error; `network` where no answer came. */
export function codeOf(error: CombinedError): string {
  const code = error.graphQLErrors[0]?.extensions['code'];
  if (typeof code === 'string') return code;
  return error.networkError ? 'network' : 'internal_error';
}

/** One thing wrong with one field (`path`, dotted), or figures such as `{required: 10, available: 3}`. */
export type Detail = Readonly<Record<string, string | number>>;

/** The server's `extensions.details`; empty where there are none. */
export function detailsOf(error: CombinedError): readonly Detail[] {
  const details = error.graphQLErrors[0]?.extensions['details'];
  return Array.isArray(details) ? (details as Detail[]) : [];
}

/** What the server says to do next: one sentence. */
export function sentenceOf(error: CombinedError): string | undefined {
  return error.graphQLErrors[0]?.message;
}

function isSignedOut(error: CombinedError): boolean {
  const code = codeOf(error);
  return code === 'unauthenticated' || code === 'session_expired';
}
