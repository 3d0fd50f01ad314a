/** Subscriptions over one WebSocket, which reconnects by itself and goes on where it stopped. */
import type { ExecutionResult, SubscriptionForwarder } from '@urql/core';
import { createClient, type Client, type SubscribePayload } from 'graphql-ws';

/** `lost`: the connection is away and being made again. `ended`: the session is over, nothing will come any more. */
export type LiveState = 'idle' | 'open' | 'lost' | 'ended';

export interface Live {
  readonly forward: SubscriptionForwarder;
  readonly state: () => LiveState;
  /** Calls back at each change of the state; returns what stops it. */
  onState(listener: (state: LiveState) => void): () => void;
  close(): void;
}

/** 4401: no session, 4403: it has ended. Asking again cannot help. */
const ENDED = new Set([4401, 4403]);
/** Waits 0.5 s, then longer each time, never more than 10 s; a random part keeps many clients from coming at once. */
const wait = (retries: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, Math.min(10_000, 500 * 2 ** retries) * (0.75 + Math.random() / 2));
  });

/** `url`: `ws(s)://…/graphql`, asked for at each connection. */
export function createLive(url: string): Live {
  let state: LiveState = 'idle';
  const listeners = new Set<(state: LiveState) => void>();
  const become = (next: LiveState): void => {
    if (state === next || state === 'ended') return;
    state = next;
    for (const listener of listeners) listener(state);
  };
  const client: Client = createClient({
    url,
    lazy: true,
    lazyCloseTimeout: 3_000,
    retryAttempts: Infinity,
    retryWait: wait,
    keepAlive: 20_000,
    shouldRetry: (event) => !(event instanceof CloseEvent && ENDED.has(event.code)),
    on: {
      connected: () => become('open'),
      closed: (event) => {
        if (event instanceof CloseEvent && ENDED.has(event.code)) become('ended');
        else if (event instanceof CloseEvent && event.code === 1000) become('idle');
        else become('lost');
      },
    },
  });
  return {
    forward: ({ query, variables }) => ({
      subscribe(sink) {
        const resumed = resumable((variables ?? {}) as Variables);
        const payload = { query: query ?? '', variables: resumed.variables } as SubscribePayload;
        let refusals = 0;
        let left = false;
        let leave = (): void => undefined;
        const begin = (): void => {
          leave = client.subscribe(payload, {
            next: (result) => {
              refusals = 0;
              if (resumed.isNew(result.data)) sink.next(result as ExecutionResult);
            },
            error: (error) => {
              if (!isAway(error)) return sink.error(error);
              void wait(refusals++).then(() => left || begin());
            },
            complete: () => sink.complete(),
          });
        };
        begin();
        return {
          unsubscribe() {
            left = true;
            leave();
          },
        };
      },
    }),
    state: () => state,
    onState(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => void client.dispose(),
  };
}

/** The gateway answers, what it needs does not: asked again after a while, as where the gateway itself is away. */
function isAway(error: unknown): boolean {
  if (!Array.isArray(error)) return false;
  const [first] = error as readonly { readonly extensions?: { readonly code?: unknown } }[];
  return first?.extensions?.code === 'service_unavailable';
}

type Variables = Record<string, unknown>;

/**
 * A log is read on after its last event: `after` is looked up whenever the subscription is sent, which is at the first
 * connection and at every one that follows a lost one.
 */
function resumable(variables: Variables): { variables: Variables; isNew(data: unknown): boolean } {
  if (!('after' in variables)) return { variables, isNew: () => true };
  let last = typeof variables['after'] === 'number' ? variables['after'] : 0;
  return {
    variables: Object.defineProperty({ ...variables }, 'after', { enumerable: true, get: () => last }),
    isNew(data) {
      for (const value of Object.values((data ?? {}) as Record<string, { seq?: unknown } | null>)) {
        const seq = value?.seq;
        if (typeof seq !== 'number') continue;
        if (seq <= last) return false;
        last = seq;
      }
      return true;
    },
  };
}
