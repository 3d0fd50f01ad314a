/** GraphQL as HTTP routes use it: operations run in this process, compiled once, with the context of a request. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DocumentNode, ExecutionResult } from 'graphql';
import { toAppError } from './translate.js';

export type Variables = Readonly<Record<string, unknown>>;

/** Errors of results carry an AppError as `originalError`. */
export interface Operations {
  execute(
    document: DocumentNode,
    variables: Variables,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<ExecutionResult>;
  /** Results until the source ends, the session does, or `signal` aborts; or a single one that says why there are none. */
  subscribe(
    document: DocumentNode,
    variables: Variables,
    request: FastifyRequest,
    reply: FastifyReply,
    signal: AbortSignal,
  ): Promise<ExecutionResult | AsyncIterable<ExecutionResult>>;
}

/** The data of a result. @throws AppError for its first error, as the resolver threw it */
export function unwrap({ data, errors }: ExecutionResult): unknown {
  const first = errors?.[0];
  if (first) throw toAppError(first.originalError ?? first);
  return data;
}
