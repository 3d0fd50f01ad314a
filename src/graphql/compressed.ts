/**
 * Results of queries and mutations, compressed where the client takes that. Events of a subscription do not come this way:
 * each is short, and has to leave at once.
 *
 * A length tells of its content when strangers can have words of their choice answered beside a secret, again and again, and
 * see how long each answer is (BREACH). Here they cannot choose: only our own pages can make a browser ask with its cookie,
 * since what comes from another site is refused before it is read (`plugin.ts`), and no text of somebody else stands in a
 * reader's own answers. The session's token is in no answer; a preview's token is signed anew every second.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compress, encodingFor } from '../http/content-encoding.js';

/** In bytes. A shorter answer fits into the first packet as it is. */
export const LEAST_COMPRESSED = 1024;

/** Sends a result as brotli or gzip where the client takes one of them and the text is long enough, else as it is; refusals too. */
export async function sendCompressed(
  text: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const bytes = Buffer.from(text);
  if (bytes.length < LEAST_COMPRESSED || reply.statusCode !== 200) return reply.send(text);
  const known = reply.getHeader('vary');
  reply.header('vary', known === undefined ? 'Accept-Encoding' : `${String(known)}, Accept-Encoding`);
  const encoding = encodingFor(request.headers);
  if (encoding === undefined) return reply.send(bytes);
  return reply.header('content-encoding', encoding).send(await compress(bytes, encoding, 'quick'));
}
