/**
 * Connections that outlive their request: sockets and event streams. Each belongs to a session and ends with it, on every
 * gateway: at once by a wake-up, at the latest by asking again now and then, all of them together. Each counts against its
 * user.
 */
import type { AccountsService, Viewer } from '../accounts/accounts.model.js';
import type { Wakeups } from '../db/wakeups.js';
import { rateLimited } from '../rate-limited.js';

export const MOST_PER_USER = { socket: 5, stream: 25 } as const;
/** A wake-up that is lost costs this much. */
const ASK_MS = 15_000;
/** How late the end of a session may be noticed that runs out between two rounds. */
const LOOK_MS = 1_000;

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

/** The connections of one session, which are asked about, and end, together. */
interface OpenSession {
  readonly token: string | undefined;
  readonly connections: Set<LiveConnection>;
  expiresAt: number;
}

export function createLiveConnections({ accounts, wakeups, askMs = ASK_MS }: Options): LiveConnections {
  const sessions = new Map<string, OpenSession>();
  const counts = new Map<string, number>();
  const totals = { socket: 0, stream: 0 };
  let timer: NodeJS.Timeout | undefined;
  let askedAllAt = 0;

  const endSession = (id: string): void => {
    const connections = [...(sessions.get(id)?.connections ?? [])];
    for (const connection of connections) connection.end('sessionEnded');
  };
  const ask = async (id: string, session: OpenSession): Promise<void> => {
    try {
      const found = await accounts.authenticate(session.token);
      if (sessions.get(id) !== session) return;
      if (found.state === 'signedIn') session.expiresAt = found.viewer.session.expiresAt.getTime();
      else endSession(id);
    } catch {
      // the database is away: it says no more about this session than about any other
    }
  };
  /** All that are due are asked about in one turn of the event loop, which the accounts make one statement of. */
  const look = (): void => {
    const now = Date.now();
    const isRound = now - askedAllAt >= askMs || now < askedAllAt;
    if (isRound) askedAllAt = now;
    for (const [id, session] of sessions) if (isRound || session.expiresAt <= now) void ask(id, session);
  };
  const stopListening = [
    wakeups.on('session', endSession),
    wakeups.onGap(() => {
      for (const [id, session] of sessions) void ask(id, session);
    }),
  ];

  const enter = (connection: LiveConnection): void => {
    const { session } = connection.viewer;
    const known = sessions.get(session.id);
    if (known) known.connections.add(connection);
    else {
      const expiresAt = session.expiresAt.getTime();
      sessions.set(session.id, { token: connection.token, connections: new Set([connection]), expiresAt });
    }
    if (timer) return;
    askedAllAt = Date.now();
    timer = setInterval(look, Math.min(askMs, LOOK_MS)).unref();
  };
  const leave = (connection: LiveConnection): boolean => {
    const { id } = connection.viewer.session;
    const connections = sessions.get(id)?.connections;
    if (!connections?.delete(connection)) return false;
    if (connections.size === 0) sessions.delete(id);
    if (sessions.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
    return true;
  };

  return {
    open(connection) {
      const { kind, viewer } = connection;
      const key = `${kind} ${viewer.user.id}`;
      const count = counts.get(key) ?? 0;
      if (count >= MOST_PER_USER[kind]) {
        const message = `Your account already has ${count} open connections. Close one, or subscribe on one of them.`;
        throw rateLimited('connections', undefined, message);
      }
      counts.set(key, count + 1);
      totals[kind] += 1;
      enter(connection);
      return () => {
        if (!leave(connection)) return;
        totals[kind] -= 1;
        const left = (counts.get(key) ?? 1) - 1;
        if (left > 0) counts.set(key, left);
        else counts.delete(key);
      };
    },
    count: (kind) => totals[kind],
    close() {
      for (const stop of stopListening) stop();
      const all = [...sessions.values()].flatMap(({ connections }) => [...connections]);
      for (const connection of all) connection.end('closing');
    },
  };
}
