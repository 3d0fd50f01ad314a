/** THE decision who may have an artifact's bytes: preview and download ask here, and nowhere else. */
import { validate as isUuid } from 'uuid';
import type { Queryable } from '../db/sql.js';
import { AppError } from '../errors.js';
import type { Access, AccessRequest, ServableArtifact } from './access.model.js';
import { selectServable } from './artifact.queries.js';
import type { PreviewClaim, PreviewTokens } from './preview-tokens.js';
import { selectLiveLink } from './share-link.queries.js';

/**
 * A valid token opens whoever is signed in; else the session of the owner does. Without a session nothing is looked up,
 * so that an id tells nothing; with one, another's artifact looks like none.
 * @throws preview_token_invalid (preview), unauthenticated or session_expired (download), artifact_not_found
 */
export async function authorise(
  db: Queryable,
  tokens: PreviewTokens,
  door: 'preview' | 'download',
  request: AccessRequest,
): Promise<Access> {
  const id = isUuid(request.artifactId) ? request.artifactId.toLowerCase() : null;
  const read = async () => (id === null ? undefined : (await selectServable(db, id))[0]);
  let artifact: ServableArtifact | undefined;

  const claim = door === 'preview' ? tokens.verify(request.token) : null;
  if (claim && claim.artifactId === id) {
    artifact = await read();
    // signed for an artifact that has gone since
    if (!artifact) throw new AppError('artifact_not_found');
    if (alive(claim, artifact) && (await isShared(db, claim)))
      return { artifact, token: { value: String(request.token), expiresAt: claim.expiresAt } };
  }

  const authentication = await request.authenticate?.();
  if (authentication?.state !== 'signedIn') {
    if (door === 'preview') throw noWayIn(request.token);
    throw new AppError(authentication?.state === 'expired' ? 'session_expired' : 'unauthenticated');
  }
  artifact ??= await read();
  if (artifact?.userId !== authentication.viewer.user.id) throw new AppError('artifact_not_found');
  return { artifact, token: null };
}

/** A link that is not valid is another thing than none. */
function noWayIn(token: unknown): AppError {
  if (token !== undefined) return new AppError('preview_token_invalid');
  return new AppError('preview_token_invalid', { message: 'Sign in or use a preview link to see this game.' });
}

/** A token that a share link gave out ends with the link. */
async function isShared(db: Queryable, { linkId, artifactId }: PreviewClaim): Promise<boolean> {
  return linkId === undefined || (await selectLiveLink(db, linkId, artifactId)).length > 0;
}

/** By the database's clock, which all gateways share. */
function alive(claim: PreviewClaim, { epoch, now }: ServableArtifact): boolean {
  return claim.epoch === epoch && claim.expiresAt > now;
}
