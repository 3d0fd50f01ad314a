/** What resolvers are given, built from the same plain parts by every door: HTTP, sockets, event streams and REST. */
import type { Authentication, ClientInfo, OpenedSession, Viewer } from '../accounts/accounts.model.js';
import type { Wakeups } from '../db/wakeups.js';
import { AppError } from '../errors.js';
import type { Log } from '../log.js';
import type { Services } from '../services.js';
import { createLoaders, type Loaders } from './loaders.js';

/** Where the cookie of a session that opens or ends goes. */
export interface SessionCookieJar {
  set(session: OpenedSession): void;
  clear(): void;
}

export interface ContextParts {
  readonly services: Services;
  readonly wakeups: Pick<Wakeups, 'on' | 'onGap'>;
  readonly authentication: Authentication;
  /** what the cookie holds; for connections that ask again whether the session lives */
  readonly sessionToken: string | undefined;
  readonly log: Log;
  readonly requestId: string;
  readonly client: ClientInfo;
  readonly sessionCookie: SessionCookieJar;
  /** Counts the cost of an operation against whoever sends it. @throws rate_limited */
  readonly chargeQuery: (cost: number) => void;
}

export interface GraphQLContext extends ContextParts {
  readonly viewer: Viewer | undefined;
  readonly loaders: Loaders;
  /** A session was opened: the cookie goes out, and the rest of the operation is its user's. */
  signInto(session: OpenedSession): void;
  /** The session has ended: the cookie goes, and so does the viewer. */
  signOut(): void;
  /** The same request with nothing remembered: for the next event of a subscription. */
  fresh(): GraphQLContext;
}

export function createContext(parts: ContextParts): GraphQLContext {
  let { authentication } = parts;
  let loaders: Loaders | undefined;
  const { services, wakeups, sessionToken, log, requestId, client, sessionCookie, chargeQuery } = parts;
  return {
    services,
    wakeups,
    sessionToken,
    log,
    requestId,
    client,
    sessionCookie,
    chargeQuery,
    get authentication() {
      return authentication;
    },
    get viewer() {
      return authentication.state === 'signedIn' ? authentication.viewer : undefined;
    },
    get loaders() {
      return (loaders ??= createLoaders(services, () => requireViewer(this)));
    },
    signInto(session) {
      sessionCookie.set(session);
      authentication = { state: 'signedIn', viewer: session.viewer };
    },
    signOut() {
      sessionCookie.clear();
      authentication = { state: 'anonymous' };
    },
    fresh: () => createContext({ ...parts, authentication }),
  };
}

/**
 * As `requireViewer`, for what reaches other people: guests come without a name or an address that anybody could ask.
 * @throws unauthenticated, session_expired, account_required
 */
export function requireAccount(context: Pick<GraphQLContext, 'authentication'>): Viewer {
  const viewer = requireViewer(context);
  if (viewer.user.guest) throw new AppError('account_required');
  return viewer;
}

/** THE guard of everything that needs a session. @throws unauthenticated, session_expired */
export function requireViewer({ authentication }: Pick<GraphQLContext, 'authentication'>): Viewer {
  if (authentication.state === 'signedIn') return authentication.viewer;
  throw new AppError(authentication.state === 'expired' ? 'session_expired' : 'unauthenticated');
}
