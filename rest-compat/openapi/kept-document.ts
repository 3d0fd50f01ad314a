/** A document that is the same for everybody: compressed once for all who ask, not once a request. */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { compress, encodingFor, type ContentEncoding } from '../../src/http/content-encoding.js';

export interface KeptDocument {
  readonly bytes: Buffer;
  /** of the bytes as they are; each encoding has an ETag of its own, which is made of this */
  readonly tag: string;
  readonly compressed: Map<ContentEncoding, Promise<Buffer>>;
}

export function keepDocument(text: string): KeptDocument {
  const tag = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  return { bytes: Buffer.from(text), tag, compressed: new Map() };
}

/** Sends `no-cache` and an ETag: a client asks each time, and gets the bytes only when they have changed. */
export async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  document: KeptDocument,
): Promise<FastifyReply> {
  const encoding = encodingFor(request.headers);
  const etag = `"${document.tag}${encoding ? `-${encoding}` : ''}"`;
  reply.headers({
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    vary: 'Accept-Encoding',
    etag,
  });
  if (fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag })) return reply.code(304).send();
  reply.type(type);
  if (!encoding) return reply.send(document.bytes);
  return reply.header('content-encoding', encoding).send(await inEncoding(document, encoding));
}

/** The first is compressed quickly, since somebody waits for it; as well as it goes, which takes a second, beside the answers. */
function inEncoding({ bytes, compressed }: KeptDocument, encoding: ContentEncoding): Promise<Buffer> {
  const kept = compressed.get(encoding);
  if (kept) return kept;
  const quick = compress(bytes, encoding, 'quick');
  compressed.set(encoding, quick);
  void quick
    .then(() => compress(bytes, encoding, 'best'))
    .then(
      (best) => compressed.set(encoding, Promise.resolve(best)),
      // the next request tries again, and tells what went wrong
      () => compressed.delete(encoding),
    );
  return quick;
}
