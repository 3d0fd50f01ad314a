/** Reads what a view will ask for before the view is there, and answers the view from it, once. */
import { makeOperation, mapExchange, type Client, type Exchange, type GraphQLRequest } from '@urql/core';

/** A view that comes later than this reads anew: its user went elsewhere first. */
const FRESH_MS = 5_000;
/** A view asks twice as it comes, before it is shown and after; whoever asks later came back to it. */
const COMING_MS = 500;

export interface ReadAhead {
  /** stands before the cache */
  readonly exchange: Exchange;
  /** Asks at once. While no answer has come, the view's own question waits for the same one. */
  readonly read: (client: Client, request: GraphQLRequest) => void;
}

export function createReadAhead(): ReadAhead {
  /** until when an answer does, by the key of its operation */
  const read = new Map<number, number>();
  return {
    exchange: mapExchange({
      onOperation(operation) {
        const { kind, key, context } = operation;
        if (kind !== 'query' || context.requestPolicy !== 'cache-and-network') return undefined;
        const until = read.get(key);
        const now = performance.now();
        if (until === undefined || now > until) return undefined;
        read.set(key, Math.min(until, now + COMING_MS));
        return makeOperation(kind, operation, { ...context, requestPolicy: 'cache-first' });
      },
    }),
    read(client, request) {
      const operation = client.createRequestOperation('query', request, {
        requestPolicy: 'network-only',
        atStart: true,
      });
      void client
        .executeRequestOperation(operation)
        .toPromise()
        .then(({ error }) => error || read.set(operation.key, performance.now() + FRESH_MS));
    },
  };
}
