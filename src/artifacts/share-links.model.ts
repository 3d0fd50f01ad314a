/** Short addresses of games that are not public: who has one may play, until it expires or is stopped. */
import type { Viewer } from '../accounts/accounts.model.js';

/** Of one artifact, that work: enough for a link a place, and a list that fits a page. */
export const MOST_SHARE_LINKS = 20;

export interface ShareLinkRecord {
  readonly id: string;
  readonly artifactId: string;
  /** absolute: `<public origin>/s/<token>`; null where the key that it was made by is gone */
  readonly url: string | null;
  readonly createdAt: Date;
  /** null: until it is stopped */
  readonly expiresAt: Date | null;
}

/** What the page at a short address is made of. */
export interface SharedGame {
  /** of the address, absolute */
  readonly url: string;
  readonly artifactId: string;
  readonly title: string;
  readonly design: unknown;
  /** BCP 47; of the texts in the game */
  readonly lang: string;
  readonly controls: readonly string[];
  readonly expiresAt: Date | null;
  /** absolute: where the frame gets the game from; works while the link does, for a day at most */
  readonly source: string;
}

export interface ShareLinksService {
  /**
   * `ttlSeconds`: how long it works; null or absent: until it is stopped.
   * @throws validation_failed (a time out of range; too many links), artifact_not_found, rate_limited
   */
  create(viewer: Viewer, artifactId: string, ttlSeconds?: number | null): Promise<ShareLinkRecord>;
  /**
   * Stops one link of the artifact; without `linkId` all of them and every preview token that was given out. Games that
   * are being played load nothing more. One that has ended already stays as it is.
   * @throws artifact_not_found, share_link_not_found, rate_limited
   */
  stop(viewer: Viewer, artifactId: string, linkId?: string | null): Promise<void>;
  /** The links that work, of each artifact, newest first; none of an artifact that is not the viewer's. One statement. */
  listMany(viewer: Viewer, artifactIds: readonly string[]): Promise<ShareLinkRecord[][]>;
  /** Needs no session. @throws share_link_not_found, share_link_ended */
  open(token: string): Promise<SharedGame>;
}
