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
  return new RequestContext(parts, parts.authentication);
}

/** A class, as each event of a subscription has one of its own: an object with closures was 800 bytes of garbage each. */
class RequestContext implements GraphQLContext {
  readonly #parts: ContextParts;
  #authentication: Authentication;
  #loaders: Loaders | undefined;

  constructor(parts: ContextParts, authentication: Authentication) {
    this.#parts = parts;
    this.#authentication = authentication;
  }

  get services() {
    return this.#parts.services;
  }
  get wakeups() {
    return this.#parts.wakeups;
  }
  get sessionToken() {
    return this.#parts.sessionToken;
  }
  get log() {
    return this.#parts.log;
  }
  get requestId() {
    return this.#parts.requestId;
  }
  get client() {
    return this.#parts.client;
  }
  get sessionCookie() {
    return this.#parts.sessionCookie;
  }
  get chargeQuery() {
    return this.#parts.chargeQuery;
  }
  get authentication() {
    return this.#authentication;
  }
  get viewer() {
    return this.#authentication.state === 'signedIn' ? this.#authentication.viewer : undefined;
  }
  get loaders() {
    return (this.#loaders ??= createLoaders(this.services, () => requireViewer(this)));
  }
  signInto(session: OpenedSession): void {
    this.sessionCookie.set(session);
    this.#authentication = { state: 'signedIn', viewer: session.viewer };
  }
  signOut(): void {
    this.sessionCookie.clear();
    this.#authentication = { state: 'anonymous' };
  }
  fresh(): GraphQLContext {
    return new RequestContext(this.#parts, this.#authentication);
  }
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
