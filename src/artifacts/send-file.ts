/** One file as an HTTP response: conditional, in ranges, streamed (RFC 9110, sections 13 and 14). */
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { AppError } from '../errors.js';
import type { ArtifactsService } from './artifacts.model.js';
import type { NamedContent } from './damage.js';
import type { ByteRange } from './store.js';

export interface SentFile extends NamedContent {
  readonly contentType: string;
}

/**
 * Answers 200, 206, 304 or 416 for a file whose content never changes, so that its hash is a strong validator. A 304 reads
 * no stored byte: a client with the ETag has the good bytes already, even while ours are damaged. HEAD is refused
 * where GET would be. A request for several ranges gets the whole file, as section 14.2 allows: no
 * player or download tool needs multipart/byteranges.
 * @throws artifact_damaged, also in the middle of the body, whose connection breaks off then; range_not_satisfiable
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  artifacts: Pick<ArtifactsService, 'open'>,
  file: SentFile,
): Promise<FastifyReply> {
  const etag = `"${file.sha256}"`;
  const { headers } = request;
  if (fresh({ 'if-none-match': headers['if-none-match'] }, { etag })) {
    return reply.code(304).header('etag', etag).send();
  }
  const range = rangeOf(request, reply, file.sizeBytes, etag);
  const length = range ? range.end - range.start + 1 : file.sizeBytes;
  const body = await artifacts.open(file, range);
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.sizeBytes}`);
  reply
    .header('etag', etag)
    .header('accept-ranges', 'bytes')
    .header('content-type', file.contentType)
    .header('content-length', length);
  if (request.method !== 'HEAD') return reply.send(body);
  body.destroy();
  return reply.send();
}

/**
 * The one range to send; undefined: the whole file. Read here, since range-parser 1.3 answers 416 where section 14.1.2
 * asks for the whole file (`bytes=-999` of a shorter one) and where the header has to be ignored (`bytes=6-3`).
 * @throws range_not_satisfiable, with `Content-Range` on the reply
 */
function rangeOf(request: FastifyRequest, reply: FastifyReply, size: number, etag: string): ByteRange | undefined {
  const { range, 'if-range': ifRange } = request.headers;
  // section 14.2: of methods, only GET has ranges; section 13.1.5: a part of something else is not wanted
  if (range === undefined || request.method !== 'GET' || (ifRange !== undefined && ifRange !== etag)) return undefined;
  const match = /^bytes=[ \t]*(?:(\d+)-(\d*)|-(\d+))[ \t]*$/iu.exec(range);
  if (!match) return undefined;
  const [, first, last, suffix] = match;
  if (first !== undefined && last && Number(last) < Number(first)) return undefined;
  const start = first === undefined ? Math.max(0, size - Number(suffix)) : Number(first);
  const end = first !== undefined && last ? Math.min(Number(last), size - 1) : size - 1;
  if (start <= end) return { start, end };
  reply.header('content-range', `bytes */${size}`);
  throw new AppError('range_not_satisfiable');
}
