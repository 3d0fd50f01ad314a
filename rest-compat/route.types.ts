/**
 * Types of the table's rows. A row is data: it names one operation, and says how a request becomes its variables and its
 * result the answer.
 */
import type { TypedQueryDocumentNode } from 'graphql';
import type { ErrorCode } from '../src/errors.js';
import type { RestRequest } from './readers.js';
import type { ServerSentEvent } from '../src/http/event-stream.js';

interface RouteBase {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** as Fastify's router reads it */
  readonly path: string;
  /** one line for the documentation */
  readonly doc: string;
  /** whether a session is needed; checked before the rest of the request, so that a stranger costs nothing more */
  readonly session: boolean;
  readonly deprecated?: Deprecation;
  /** what the operation refuses with; the documentation adds what the frame refuses with (session, site, body, our faults) */
  readonly errors?: readonly ErrorCode[];
  /** what happens to the session's cookie where the operation succeeds; for the documentation */
  readonly cookie?: 'set' | 'cleared' | 'clearedWhereOwn';
}

/** A path that goes away, in the words of RFC 9745 (`Deprecation`), 8594 (`Sunset`) and 5829 (`successor-version`). */
export interface Deprecation {
  readonly since: Date;
  readonly sunset: Date;
  /** the path that took over */
  readonly successor: string;
}

/** Runs a query or a mutation with one root field. */
export interface OperationRoute<Result, Variables> extends RouteBase {
  readonly kind: 'operation';
  readonly document: TypedQueryDocumentNode<Result, Variables>;
  /** whether a JSON object is expected; the bodies of all other routes stay unread */
  readonly body: boolean;
  /** the operation always ends with this code; as it changes nothing, it does not matter which site asks */
  readonly refuses?: ErrorCode;
  readonly variables: (request: RestRequest) => Record<keyof Variables, unknown>;
  readonly status: 200 | 201 | 202 | 204;
  /** the envelope's `data` */
  readonly data: (result: Result) => unknown;
  readonly headers?: (result: Result) => Readonly<Record<string, string | undefined>>;
}

/** Runs a subscription with one root field, as Server-Sent Events. */
export interface StreamRoute<Result, Variables> extends RouteBase {
  readonly kind: 'stream';
  readonly document: TypedQueryDocumentNode<Result, Variables>;
  /** `after`: the last event that the client has, or the malformed value that it sent instead */
  readonly variables: (request: RestRequest, after: unknown) => Record<keyof Variables, unknown>;
  readonly event: (result: Result) => ServerSentEvent & { /** nothing follows */ readonly final: boolean };
}

/** A table mixes operations of many types: `operation()` and `stream()` check each row against its own document. */
export type Route = OperationRoute<never, never> | StreamRoute<never, never>;

export function operation<Result, Variables>(row: Omit<OperationRoute<Result, Variables>, 'kind'>): Route {
  return { kind: 'operation', ...row } as unknown as Route;
}

export function stream<Result, Variables>(row: Omit<StreamRoute<Result, Variables>, 'kind'>): Route {
  return { kind: 'stream', ...row } as unknown as Route;
}
