/** A game's document with the guard in front of it. Its bytes differ from the artifact's, so it is sent without the artifact's ETag. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { encodingFor } from '../http/content-encoding.js';
import type { ArtifactsService } from './artifacts.model.js';
import { GUARD_PREFIX } from './guard.js';
import { guardedBytes, guardedEtag } from './guarded-bytes.js';
import type { SentFile } from './send-file.js';
import { HTML_TYPE } from './stage.js';

/**
 * Answers 200 or 304, compressed for a client that takes it. Ranges are not served, since only frames ask here and they want all of it. `base`:
 * an element in front of the document; its text is not in the validator, so the answer has none then, and is never compressed.
 */
export async function sendGuarded(
  request: FastifyRequest,
  reply: FastifyReply,
  artifacts: Pick<ArtifactsService, 'open' | 'compressed'>,
  file: SentFile,
  base?: string,
): Promise<FastifyReply> {
  if (base === undefined) {
    const encoding = encodingFor(request.headers);
    // of the bytes as they travel: each encoding has its own
    const etag = encoding ? guardedEtag(file.sha256).replace(/"$/u, `-${encoding}"`) : guardedEtag(file.sha256);
    const vary = reply.getHeader('vary');
    reply
      .header('etag', etag)
      .header('vary', vary === undefined ? 'Accept-Encoding' : `Accept-Encoding, ${String(vary)}`);
    if (fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag })) return reply.code(304).send();
    const bytes = encoding && (await artifacts.compressed(file, encoding, true));
    if (bytes) return reply.header('content-type', HTML_TYPE).header('content-encoding', encoding).send(bytes);
  }
  reply
    .header('content-type', HTML_TYPE)
    .header('content-length', Buffer.byteLength(GUARD_PREFIX + (base ?? '')) + file.sizeBytes);
  const document = await artifacts.open(file);
  if (request.method !== 'HEAD') return reply.send(guardedBytes(document, base));
  document.destroy();
  return reply.send();
}
