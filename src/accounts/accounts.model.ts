/** Records and service of accounts: who signs in, and what the cookie stands for. */

export interface UserRecord {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly createdAt: Date;
  /** a visitor without an account: makes and plays games, and shows them to nobody */
  readonly guest: boolean;
}

export interface SessionRecord {
  readonly id: string;
  readonly userId: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  /** the earlier of 7 idle days and 30 days in all */
  readonly expiresAt: Date;
  readonly userAgent: string | null;
  readonly ip: string | null;
}

/** The signed-in user of a request, with the session that says so. */
export interface Viewer {
  readonly user: UserRecord;
  readonly session: SessionRecord;
}

/** What a request's cookie turned out to be. `expired`: there was a cookie, but no live session behind it. */
export type Authentication =
  { readonly state: 'signedIn'; readonly viewer: Viewer } | { readonly state: 'anonymous' | 'expired' };

/** Where a request comes from: kept with the session, so that its user can tell sessions apart, and used by rate limits. */
export interface ClientInfo {
  readonly ip: string;
  readonly userAgent: string | null;
}

/** A session that was just opened; `token` is the cookie's value and is seen here only. */
export interface OpenedSession {
  readonly token: string;
  readonly viewer: Viewer;
}

export interface AccountsService {
  /**
   * Makes the user, the credit account and the first grant in one transaction. Of a guest it makes an account, with the
   * games and credits that are there. @throws validation_failed, email_taken, rate_limited
   */
  signUp(
    input: { email: string; password: string; name?: string | null },
    client: ClientInfo,
    before?: Viewer,
  ): Promise<OpenedSession>;
  /**
   * Games made as a guest before that move to the account.
   * @throws validation_failed, invalid_credentials (unknown account and wrong password alike, in the same time), rate_limited
   */
  signIn(input: { email: string; password: string }, client: ClientInfo, before?: Viewer): Promise<OpenedSession>;
  /** Embedded mode on loopback only. @throws route_not_found elsewhere. */
  signInDemo(client: ClientInfo, before?: Viewer): Promise<OpenedSession>;
  /** A session without an account, with credits for `GUEST_GAMES` games. @throws route_not_found where there are none, rate_limited */
  signInAsGuest(client: ClientInfo): Promise<OpenedSession>;
  /** `signInDemo` works for this client. */
  offersDemo(client: ClientInfo): boolean;
  /** Makes the demo account, with its credits, where `signInDemo` is to work; does nothing elsewhere. Called once at start. */
  ensureDemoAccount(): Promise<void>;
  /**
   * Signs in by an identity that an OpenID provider vouched for; makes the account at the first time. Never joins an
   * account that is there already: an address in a provider's claims, verified by it or not, is no proof to us that the
   * account's owner is asking.
   * @throws email_taken where another account has the address, sign_in_failed where the address is none.
   */
  signInWithIdentity(
    identity: { issuer: string; subject: string; email: string; emailVerified: boolean; name: string | null },
    client: ClientInfo,
    before?: Viewer,
  ): Promise<OpenedSession>;
  /** One primary-key look-up. Touches `last_seen_at` at most every 5 minutes, without being waited for. */
  authenticate(token: string | undefined): Promise<Authentication>;
  /** Ends the session; its sockets close within a second on every gateway. */
  signOut(viewer: Viewer): Promise<void>;
  listSessions(viewer: Viewer): Promise<SessionRecord[]>;
  /** @throws session_not_found */
  revokeSession(viewer: Viewer, id: string): Promise<void>;
  /** Ends all sessions but this one; how many ended. */
  revokeOtherSessions(viewer: Viewer): Promise<number>;
}
