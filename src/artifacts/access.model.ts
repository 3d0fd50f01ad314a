/** Who asks for an artifact's bytes, and who gets them. */
import type { Authentication } from '../accounts/accounts.model.js';
import type { ArtifactType } from '../generation/provider.types.js';

export interface AccessRequest {
  readonly artifactId: string;
  /** of a download there is none */
  readonly token?: unknown;
  /** absent where only a token counts (files below a token's path); asked only when no token opened the door */
  readonly authenticate?: () => Promise<Authentication>;
}

/** Who was let in: the owner by session, or whoever bears a token. */
export interface Access {
  readonly artifact: ServableArtifact;
  readonly token: { readonly value: string; readonly expiresAt: Date } | null;
}

/** What preview and download need: no manifest, which may be large. `epoch` and `now` judge a token. */
export interface ServableArtifact {
  readonly id: string;
  readonly userId: string;
  readonly type: ArtifactType;
  readonly title: string;
  readonly contentType: string;
  readonly sizeBytes: number;
  readonly sha256: string;
  readonly entryPath: string;
  readonly epoch: number;
  readonly now: Date;
}
