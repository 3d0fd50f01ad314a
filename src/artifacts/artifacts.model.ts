/** Records and service of artifacts: the immutable, content-addressed results of runs. */
import type { Readable } from 'node:stream';
import type { Viewer } from '../accounts/accounts.model.js';
import type { ArtifactType, GeneratedFile, GenerationResult, Playability } from '../generation/provider.types.js';
import type { ContentEncoding } from '../http/content-encoding.js';
import type { Access, AccessRequest } from './access.model.js';
import type { NamedContent } from './damage.js';
import type { ByteRange } from './store.js';
import type { StoredPublication } from './stored-publication.js';

export interface ArtifactRecord {
  readonly id: string;
  readonly runId: string;
  readonly userId: string;
  readonly parentArtifactId: string | null;
  readonly type: ArtifactType;
  readonly title: string;
  readonly contentType: string;
  readonly sizeBytes: number;
  readonly fileCount: number;
  /** of the file that a download gives: the HTML, or the zip */
  readonly sha256: string;
  readonly entryPath: string;
  readonly manifest: Readonly<Record<string, unknown>>;
  readonly playability: Playability;
  readonly createdAt: Date;
  /** preview tokens of an older epoch are revoked */
  readonly epoch: number;
  /** PostgreSQL's clock when it was read, from which a preview token lives */
  readonly now: Date;
  /** while it is public */
  readonly publication: StoredPublication | null;
}

export interface ArtifactFileRecord {
  readonly artifactId: string;
  readonly path: string;
  readonly sha256: string;
  readonly sizeBytes: number;
  readonly contentType: string;
  readonly role: GeneratedFile['role'];
}

export interface PreviewToken {
  readonly token: string;
  readonly expiresAt: Date;
  /** absolute; the token is in the path, so that a bundle's files below it need no cookie */
  readonly url: string;
}

/** What a worker keeps before the transaction that completes the run: bytes are on disk (or in the store), rows are not. */
export interface StagedArtifact {
  readonly record: Pick<
    ArtifactRecord,
    | 'id'
    | 'type'
    | 'title'
    | 'contentType'
    | 'sizeBytes'
    | 'fileCount'
    | 'sha256'
    | 'entryPath'
    | 'manifest'
    | 'playability'
  >;
  readonly files: readonly ArtifactFileRecord[];
  readonly design: unknown;
}

/** Two games that models wrote, compared line by line; nulls where they are too large, or have too little in common. */
export interface ArtifactDiff {
  /** unified; empty where they are the same */
  readonly patch: string | null;
  readonly added: number | null;
  readonly removed: number | null;
}

export interface ArtifactsService {
  /** The viewer's artifact, or null; a malformed id is null. */
  find(viewer: Viewer, id: string): Promise<ArtifactRecord | null>;
  /** For DataLoader: one statement, owner checked on the row. */
  findMany(viewer: Viewer, ids: readonly string[]): Promise<(ArtifactRecord | null)[]>;
  /** Newest first, below `before` (an artifact id, exclusive). */
  list(viewer: Viewer, limit: number, before?: string): Promise<ArtifactRecord[]>;
  /** @throws artifact_not_found, validation_failed (`ttlSeconds` outside 60 … 604800; default 3600) */
  createPreviewToken(viewer: Viewer, artifactId: string, ttlSeconds?: number | null): Promise<PreviewToken>;
  /** For an answer that carries a token: lives an hour from when the artifact was read. The same for the same record. */
  previewToken(artifact: Pick<ArtifactRecord, 'id' | 'epoch' | 'now'>): PreviewToken;
  /** All tokens of the artifact issued until now stop working. @throws artifact_not_found */
  revokePreviewTokens(viewer: Viewer, artifactId: string): Promise<void>;
  /** Checks the limits (contract section 5), zips a bundle (the same bytes for the same files), puts the bytes into the store. @throws GenerationError output.too_large / output.invalid */
  stage(result: GenerationResult): Promise<StagedArtifact>;
  /**
   * The one-file artifact of a bundle, made at the first call: its `parentArtifactId` is the bundle, its run the bundle's.
   * Of an HTML artifact it is that artifact itself.
   * @throws artifact_not_found, artifact_not_publishable (over 5 MiB, or scripts that only work as files), artifact_damaged
   */
  createSingleFile(viewer: Viewer, artifactId: string): Promise<ArtifactRecord>;
  /** Of two artifacts that the viewer is known to own; null unless a model wrote both. @throws artifact_damaged */
  diff(from: ArtifactRecord, to: ArtifactRecord): Promise<ArtifactDiff | null>;
  downloadUrl(artifactId: string): string;
  thumbnailUrl(artifactId: string): string;

  /** For the preview routes: a valid token, or the owner's session. @throws preview_token_invalid, artifact_not_found */
  authorisePreview(request: AccessRequest): Promise<Access>;
  /** For the download route: the owner's session. @throws unauthenticated, session_expired, artifact_not_found */
  authoriseDownload(request: Omit<AccessRequest, 'token'>): Promise<Access>;
  /** One file of an artifact to which access was given; null when it has none of that path. */
  file(artifactId: string, path: string): Promise<ArtifactFileRecord | null>;
  /**
   * The bytes as a stream, verified; both ends of `range` are included.
   * @throws artifact_damaged, also in the middle of the stream, and always before its last byte
   */
  open(content: NamedContent, range?: ByteRange): Promise<Readable>;
  /**
   * A document as it travels, compressed once a process; with the guard in front of it where `framed`. Null where it is too large for that.
   * @throws artifact_damaged
   */
  compressed(content: NamedContent, encoding: ContentEncoding, framed: boolean): Promise<Buffer | null>;
}
