/**
 * Connections that outlive their request: sockets and event streams. Each belongs to a session and ends with it, on every
 * gateway: at once by a wake-up, at the latest by asking again now and then. Each counts against its user.
 */
import type { AccountsService, Viewer } from '../accounts/accounts.model.js';
import type { Wakeups } from '../db/wakeups.js';
import { rateLimited } from '../rate-limited.js';

export const MOST_PER_USER = { socket: 5, stream: 25 } as const;
/** A wake-up that is lost costs this much. */
const ASK_MS = 15_000;

export interface LiveConnection {
  readonly kind: keyof typeof MOST_PER_USER;
  readonly viewer: Viewer;
  /** the session's; undefined where there is none */
  readonly token: string | undefined;
  /** `sessionEnded`, or the gateway closes */
  end(reason: 'sessionEnded' | 'closing'): void;
}

export interface LiveConnections {
  /** Counts it in until the returned function is called. @throws rate_limited where its user has as many already */
  open(connection: LiveConnection): () => void;
  /** How many are open now. */
  count(kind: LiveConnection['kind']): number;
  /** Ends all of them. */
  close(): void;
}

interface Options {
  readonly accounts: Pick<AccountsService, 'authenticate'>;
  readonly wakeups: Pick<Wakeups, 'on' | 'onGap'>;
  readonly askMs?: number;
}

export function createLiveConnections({ accounts, wakeups, askMs = ASK_MS }: Options): LiveConnections {
  const open = new Map<LiveConnection, NodeJS.Timeout>();

  const ask = async (connection: LiveConnection): Promise<void> => {
    try {
      const found = await accounts.authenticate(connection.token);
      if (!open.has(connection)) return;
      if (found.state !== 'signedIn') return connection.end('sessionEnded');
      askLater(connection, found.viewer.session.expiresAt);
    } catch {
      // the database is away: it says no more about this session than about any other
      if (open.has(connection)) askLater(connection);
    }
  };
  const askLater = (connection: LiveConnection, expiresAt?: Date): void => {
    clearTimeout(open.get(connection));
    const left = expiresAt ? expiresAt.getTime() - Date.now() : askMs;
    // a clock that is ahead of the database's must not ask without a pause
    const timer = setTimeout(() => void ask(connection), Math.max(500, Math.min(askMs, left)));
    open.set(connection, timer.unref());
  };

  const stopListening = [
    wakeups.on('session', (id) => {
      for (const connection of open.keys()) if (connection.viewer.session.id === id) connection.end('sessionEnded');
    }),
    wakeups.onGap(() => {
      for (const connection of open.keys()) void ask(connection);
    }),
  ];

  return {
    open(connection) {
      const { kind, viewer } = connection;
      let count = 0;
      for (const other of open.keys()) if (other.kind === kind && other.viewer.user.id === viewer.user.id) count += 1;
      if (count >= MOST_PER_USER[kind]) {
        const message = `There are ${count} open connections of your account already. Close one, or subscribe on one of them.`;
        throw rateLimited('connections', undefined, message);
      }
      askLater(connection, viewer.session.expiresAt);
      return () => {
        clearTimeout(open.get(connection));
        open.delete(connection);
      };
    },
    count(kind) {
      let count = 0;
      for (const connection of open.keys()) if (connection.kind === kind) count += 1;
      return count;
    },
    close() {
      for (const stop of stopListening) stop();
      for (const connection of open.keys()) connection.end('closing');
    },
  };
}
