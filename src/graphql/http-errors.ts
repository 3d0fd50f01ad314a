import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.js';
import { acceptedTypes, JSON_TYPE } from '../http/accept.js';
import { RESULT_TYPES } from './apollo.js';
import { asGraphQLError, formatError, toAppError } from './errors.js';

/**
 * Refusals before GraphQL begins, in GraphQL's shape: what goes wrong on `/graphql` is read by a GraphQL client. In its
 * type too: Apollo Client reads the errors of a 4xx only in the newer one, as a proxy may have sent any other.
 */
export async function sendGraphQLError(
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const known = toAppError(translateFramework(thrown));
  const [type = JSON_TYPE] = acceptedTypes(request.headers, RESULT_TYPES);
  reply.code(known.status).type(type).header('cache-control', 'no-store');
  if (known.retryAfter !== undefined) reply.header('retry-after', String(known.retryAfter));
  if (known.challenge !== undefined) reply.header('www-authenticate', known.challenge);
  return reply.send({ errors: [formatError(asGraphQLError(known), { requestId: request.id, log: request.log })] });
}

function translateFramework(thrown: unknown): unknown {
  if (!(thrown instanceof Error) || thrown instanceof AppError) return thrown;
  const { statusCode } = thrown as FastifyError;
  if (statusCode === 413) return new AppError('payload_too_large', { cause: thrown });
  if (statusCode === 415) return new AppError('unsupported_media_type', { cause: thrown });
  if (statusCode === 400)
    return new AppError('graphql_invalid', { message: 'The body is not valid JSON.', cause: thrown });
  return thrown;
}
