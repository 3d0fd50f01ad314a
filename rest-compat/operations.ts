/** What the shim needs of GraphQL: to run an operation in this process, compiled once, with the context of a request. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DocumentNode, ExecutionResult } from 'graphql';

export type Variables = Readonly<Record<string, unknown>>;

export interface Operations {
  execute(
    document: DocumentNode,
    variables: Variables,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<ExecutionResult>;
  /** The first result is there, or the refusal, before this resolves. `signal` ends the iteration. */
  subscribe(
    document: DocumentNode,
    variables: Variables,
    request: FastifyRequest,
    reply: FastifyReply,
    signal: AbortSignal,
  ): Promise<ExecutionResult | AsyncIterable<ExecutionResult>>;
}
