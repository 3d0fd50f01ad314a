/** A game's document with the guard in front of it. Its bytes differ from the artifact's, so it is sent without the artifact's ETag. */
import { pipeline, type Readable, type Transform } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import type { ArtifactsService } from './artifacts.model.js';
import { GUARD_PREFIX, GUARD_TAG, disableParserShadowRoots } from './guard.js';
import type { SentFile } from './send-file.js';
import { HTML_TYPE } from './stage.js';

/** The guard, then the document. */
export function guardedBytes(document: Readable, base = ''): Transform {
  const body = disableParserShadowRoots();
  body.push(GUARD_PREFIX + base);
  // either end that fails or leaves takes the other one with it
  pipeline(document, body, () => undefined);
  return body;
}

/** Other than that of the artifact, and of the same one behind another guard. */
export function guardedEtag(sha256: string): string {
  return `"${sha256}-${GUARD_TAG}"`;
}

/**
 * Answers 200 or 304. Ranges are not served, since only frames ask here and they want all of it. `base`: an element in front
 * of the document; its text is not in the validator, so the answer has none then.
 */
export async function sendGuarded(
  request: FastifyRequest,
  reply: FastifyReply,
  artifacts: Pick<ArtifactsService, 'open'>,
  file: SentFile,
  base?: string,
): Promise<FastifyReply> {
  if (base === undefined) {
    const etag = guardedEtag(file.sha256);
    reply.header('etag', etag);
    if (fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag })) return reply.code(304).send();
  }
  reply
    .header('content-type', HTML_TYPE)
    .header('content-length', Buffer.byteLength(GUARD_PREFIX + (base ?? '')) + file.sizeBytes);
  const document = await artifacts.open(file);
  if (request.method !== 'HEAD') return reply.send(guardedBytes(document, base));
  document.destroy();
  return reply.send();
}
