/** Records and service of publications: an artifact made public under a slug. Rules: the contract, section 6. */
import type { Viewer } from '../accounts/accounts.model.js';
import type { ArtifactRecord } from '../artifacts/artifacts.model.js';
import type { SeoContent, StoredPublication } from '../artifacts/stored-publication.js';

import type { GameFilter, ListedGameRow } from './game.queries.js';
import type { GameCursor, ReportInput } from './public-game.model.js';

/** As its owner sees it: the row, and what is made of its slug. */
export interface PublicationRecord extends StoredPublication {
  readonly status: 'published';
  /** absolute: `<public origin>/games/<slug>` */
  readonly publicUrl: string;
  readonly embedUrl: string;
}

/** Who made a game, where that is told. */
export interface PublicAuthor {
  readonly name: string;
  /** of its page: `/authors/<handle>` */
  readonly handle: string;
}

/** What anybody may see of a publication: no run, no token; owner and prompt where the owner wants that. */
export interface PublicGame {
  readonly slug: string;
  readonly publicUrl: string;
  readonly embedUrl: string;
  /** 1200 × 630 */
  readonly imageUrl: string;
  readonly title: string;
  readonly description: string;
  readonly controls: readonly string[];
  readonly seoContent: SeoContent;
  readonly revision: number;
  readonly plays: number;
  readonly likes: number;
  readonly publishedAt: Date;
  readonly updatedAt: Date;
  readonly author: PublicAuthor | null;
  readonly prompt: string | null;
  /** the artifact of the public game that it was made from */
  readonly remixOf: string | null;
  /** of the artifact's HTML, for ETags and for serving it; never shown */
  readonly artifactId: string;
  readonly sha256: string;
  readonly sizeBytes: number;
  /** from the design, for structured data and pictures */
  readonly genre: string;
  readonly lang: string;
  readonly design: unknown;
}

/** A public game that another one was made from. */
export interface RemixSource extends Pick<ListedGameRow, 'slug' | 'title' | 'language' | 'pageLanguage'> {
  readonly publicUrl: string;
  /** null unless its owner wants that told; with the address of their page */
  readonly author: (PublicAuthor & { readonly publicUrl: string }) | null;
}

/**
 * What public games were made from, and what was made of them. One that is withdrawn, taken down or kept out of the lists
 * is in none of this. For loaders: each answer is in the order of what was asked for.
 */
export interface RemixReads {
  /** by the artifacts that games say they were made from (`remixOf`) */
  sources(artifactIds: readonly string[]): Promise<(RemixSource | null)[]>;
  /** of games, by their threads, public or not: for their owners alone */
  sourcesOfThreads(threadIds: readonly string[]): Promise<(RemixSource | null)[]>;
  /** of games, by their artifacts; newest first */
  list(artifactIds: readonly string[], limit: number, below?: GameCursor): Promise<ListedGame[][]>;
  count(artifactIds: readonly string[]): Promise<number[]>;
}

/** A public game in a list of all. */
export interface ListedGame extends ListedGameRow, Pick<PublicGame, 'publicUrl' | 'embedUrl' | 'imageUrl'> {}

/** As a client sent it, unchecked. */
export interface ScoreInput {
  readonly ticket?: unknown;
  readonly name?: unknown;
  readonly score?: unknown;
}

/** On a leaderboard: a player's word. */
export interface ScoreRecord {
  readonly name: string;
  readonly score: number;
  readonly createdAt: Date;
}

/** That an operator took a game down, for its owner. */
export interface TakeDown {
  readonly reason: string;
  readonly takenDownAt: Date;
}

export type PublicLookup =
  { readonly state: 'published'; readonly game: PublicGame } | { readonly state: 'withdrawn' | 'unknown' };

/** As a client sent it, unchecked: any field may hold anything. The service validates it, once for all doors. */
export interface PublishInput {
  readonly title?: unknown;
  readonly description?: unknown;
  readonly controls?: unknown;
  readonly seoContent?: unknown;
  /** the same as `seoContent`, which wins where both are there */
  readonly seo?: unknown;
  /** whether the page tells the prompt; default false */
  readonly showPrompt?: unknown;
  /** whether the page tells the owner's name; default false */
  readonly showAuthor?: unknown;
}

export interface PublicationsService {
  /**
   * Publishes, or updates in place (same slug, `revision + 1`).
   * @throws validation_failed, artifact_not_found, artifact_not_publishable, public_url_unavailable
   */
  publish(viewer: Viewer, artifactId: string, input: PublishInput): Promise<PublicationRecord>;
  /** @throws artifact_not_found, publication_not_found */
  unpublish(viewer: Viewer, artifactId: string): Promise<{ artifactId: string; unpublishedAt: Date }>;
  /** The live publication of the viewer's artifact, or null. */
  find(viewer: Viewer, artifactId: string): Promise<PublicationRecord | null>;
  /** The live publication of an artifact that was read for its owner, or null: it came with it. */
  ofArtifact(artifact: Pick<ArtifactRecord, 'publication'>): PublicationRecord | null;
  /** Of an artifact that was read for its owner: that an operator took it down, or null. */
  takenDown(artifact: Pick<ArtifactRecord, 'id'>): Promise<TakeDown | null>;
  /** Newest first. */
  list(viewer: Viewer, limit: number, before?: { publishedAt: Date; artifactId: string }): Promise<PublicationRecord[]>;
  /**
   * One prepared look-up; needs no session. A slug that the game had before finds it too: `game.slug` is then another one,
   * which is where to redirect to.
   */
  lookUp(slug: string): Promise<PublicLookup>;
  /** A game as lists show it; null where none of that slug is public. */
  game(slug: string): Promise<ListedGame | null>;
  readonly remixes: RemixReads;
  /** In the order of `filter`, without those marked `noindex`, as far as `filter` leaves them. */
  games(limit: number, below: GameCursor | undefined, filter: GameFilter): Promise<ListedGame[]>;
  /** The gallery and the sitemap: newest first, without those marked `noindex`. */
  newest(limit: number, before?: { publishedAt: Date; slug: string }): Promise<PublicGame[]>;
  /** An author's games, newest first; null where nobody of that handle is told as an author. */
  ofAuthor(
    handle: string,
    limit: number,
    below?: GameCursor,
  ): Promise<{ readonly name: string; readonly games: ListedGame[] } | null>;
  /** Notes that somebody at that address plays the game; returns at once. */
  played(game: Pick<PublicGame, 'artifactId'>, ip: string): void;
  /** Sets whether the viewer likes the game. @throws publication_not_found, rate_limited */
  like(viewer: Viewer, slug: string, liked: boolean): Promise<ListedGame>;
  /** Best first; none of a game that is not public. */
  scores(slug: string, limit: number, after?: ScoreRecord): Promise<ScoreRecord[]>;
  /** The ticket of a round that begins; null where games of the kind have no leaderboard. @throws publication_not_found, rate_limited */
  startRound(ip: string, slug: string): Promise<string | null>;
  /**
   * Puts the score of a round on the leaderboard; its place there.
   * @throws publication_not_found, validation_failed, text_refused, rate_limited
   */
  submitScore(ip: string, slug: string, input: ScoreInput): Promise<number>;
  /** Empties the leaderboard of a game of the viewer; how many scores went. @throws artifact_not_found, publication_not_found */
  emptyScores(viewer: Viewer, artifactId: string): Promise<number>;
  /** Keeps a report for the operator; needs no session. @throws validation_failed, publication_not_found, rate_limited */
  report(ip: string, slug: string, input: ReportInput): Promise<void>;
}
