/** What a watcher costs at least: graphql-ws as it comes, on events that are in memory, without a session or a database. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildSchema, execute, subscribe } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';

interface BareRun {
  readonly id: string;
  readonly status: string;
  readonly stage: string;
  readonly progress: number;
  readonly attempt: number;
}
interface BareEvent {
  readonly seq: number;
  readonly type: string;
  readonly at: string;
  readonly run: BareRun;
}

const schema = buildSchema(`
  type Query { version: String! }
  type Subscription { studioRunEvents(runId: ID!, after: Int): Event! }
  type Event { seq: Int! type: String! at: String! run: Run! }
  type Run { id: ID! status: String! stage: String! progress: Int! attempt: Int! }
`);

export interface BareServer {
  readonly url: string;
  /** One event for each run. */
  publish(runIds: readonly string[]): void;
  close(): Promise<void>;
}

export async function startBare(): Promise<BareServer> {
  const listeners = new Map<string, (event: BareEvent) => void>();
  const toEvent = (id: string, seq: number): BareEvent => ({
    seq,
    type: 'progress',
    at: new Date().toISOString(),
    run: { id, status: 'processing', stage: 'generating', progress: 50, attempt: 1 },
  });
  async function* events(runId: string): AsyncGenerator<{ studioRunEvents: BareEvent }> {
    yield { studioRunEvents: toEvent(runId, 1) };
    for (;;) {
      const event = await new Promise<BareEvent>((resolve) => listeners.set(runId, resolve));
      yield { studioRunEvents: event };
    }
  }
  const http = createServer();
  const sockets = new WebSocketServer({ server: http, path: '/graphql' });
  const roots = { studioRunEvents: ({ runId }: { runId: string }) => events(runId) };
  const server = useServer({ schema, execute, subscribe, roots: { subscription: roots } }, sockets);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return {
    url: `ws://127.0.0.1:${(http.address() as AddressInfo).port}/graphql`,
    publish(runIds) {
      for (const id of runIds) listeners.get(id)?.(toEvent(id, 2));
    },
    async close() {
      for (const client of sockets.clients) client.terminate();
      await server.dispose();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}
