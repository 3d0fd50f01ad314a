/**
 * THE error catalogue: every code that a client can meet, once. The REST status, the GraphQL `extensions.code`, the SDL
 * enum `ErrorCode`, the table in docs/api.md and the log level are all made from it. A code is never reused for another meaning.
 */

import { shorten, shortenQuotes } from './shorten.js';

interface CatalogueRow {
  readonly status: number;
  /** what to do next, in one sentence; a thrower may say it more exactly */
  readonly message: string;
  /** the same request may succeed later without being changed */
  readonly retryable?: true;
}

export const ERROR_CATALOGUE = {
  unauthenticated: { status: 401, message: 'Sign in, then resend the request.' },
  session_expired: { status: 401, message: 'Your session has expired. Sign in again, then resend the request.' },
  preview_token_invalid: {
    status: 401,
    message: 'This preview link is not valid or has expired. Ask the owner of the game for a new one, or sign in.',
  },
  sign_in_failed: { status: 401, message: 'Single sign-on did not complete. Please start again.' },
  invalid_credentials: {
    status: 401,
    message: 'The e-mail address or the password is wrong. Check both and try again.',
  },
  studio_credits_required: {
    status: 402,
    message: 'Free generation has been retired. Create a Studio run with POST /api/studio/runs instead.',
  },
  studio_credits_insufficient: {
    status: 402,
    message: "You don't have enough Studio credits for this run. Add credits and try again.",
  },
  account_required: {
    status: 403,
    message: "Guests can't do this. Create an account: it's free, and it keeps your games.",
  },
  csrf_rejected: { status: 403, message: 'This request came from another site. Send it from the application itself.' },
  studio_run_not_found: { status: 404, message: 'Studio run not found. Check the ID.' },
  generator_run_not_found: { status: 404, message: 'Generator run not found. Check the ID.' },
  thread_not_found: { status: 404, message: 'Game not found. Check the ID.' },
  account_not_found: { status: 404, message: 'Account not found. Check the ID.' },
  artifact_not_found: { status: 404, message: 'Artifact not found. Check the ID.' },
  publication_not_found: { status: 404, message: 'This artifact is not published.' },
  share_link_not_found: { status: 404, message: 'Link not found. Check the address for typos.' },
  session_not_found: { status: 404, message: 'Session not found. List your sessions to see which are open.' },
  route_not_found: { status: 404, message: 'Route not found. See /docs for the full list.' },
  method_not_allowed: {
    status: 405,
    message: 'This route does not accept this method; the Allow header lists those it does.',
  },
  not_acceptable: {
    status: 406,
    message: "This route can't answer in the requested media type. Change the Accept header, or leave it out.",
  },
  public_url_unavailable: { status: 409, message: 'This public address is taken or reserved. Choose another slug.' },
  idempotency_in_progress: {
    status: 409,
    message: 'A request with this Idempotency-Key is still in progress. Try again in a second.',
    retryable: true,
  },
  run_already_finished: { status: 409, message: "This run has already ended, so it can't be canceled." },
  thread_at_work: {
    status: 409,
    message: 'A version of this game is still being made. Wait until it is done, or cancel it, then delete the game.',
  },
  email_taken: { status: 409, message: 'An account with this e-mail address already exists. Sign in instead.' },
  publication_withdrawn: { status: 410, message: 'This game is no longer public.' },
  share_link_ended: {
    status: 410,
    message: 'This link has expired, or the game is no longer shared. Ask whoever sent it for a new one.',
  },
  payload_too_large: { status: 413, message: 'The request body is too large. Shorten it.' },
  unsupported_media_type: { status: 415, message: 'Send the body as application/json.' },
  range_not_satisfiable: { status: 416, message: 'The requested range is outside the file.' },
  validation_failed: { status: 422, message: 'Some fields are not valid. See details for each of them.' },
  malformed_json: { status: 422, message: 'The body is not valid JSON.' },
  context_required: {
    status: 422,
    message: 'This intent needs something to continue. Send parentRunId or artifactContext.',
  },
  prompt_refused: {
    status: 422,
    message: 'This prompt is against the rules of this service. Describe another game; nothing was charged.',
  },
  text_refused: {
    status: 422,
    message:
      'One of the texts is against the rules of this service, so nothing was published. Change it, then try again.',
  },
  artifact_not_publishable: {
    status: 422,
    message: 'Only a finished HTML artifact that passed its checks can be published.',
  },
  idempotency_key_reused: {
    status: 422,
    message: 'This Idempotency-Key was used with a different body. Use a new key.',
  },
  bad_request: { status: 400, message: 'This is not a valid HTTP request. Check its headers, its length and its URL.' },
  request_timeout: {
    status: 408,
    message: 'The request did not arrive in time. Resend the complete request.',
    retryable: true,
  },
  headers_too_large: { status: 431, message: 'The headers are too large. Send fewer or shorter ones.' },
  graphql_invalid: { status: 400, message: 'The GraphQL request does not match the schema, or it exceeds a limit.' },
  rate_limited: {
    status: 429,
    message: 'Too many requests. Wait as long as Retry-After says, then try again.',
    retryable: true,
  },
  too_many_active_runs: {
    status: 429,
    message: 'Too many of your runs are still active. Wait until one has ended, then try again.',
    retryable: true,
  },
  internal_error: {
    status: 500,
    message: 'Something went wrong on our side. Try again; if it persists, report the request ID.',
    retryable: true,
  },
  generation_queue_unavailable: {
    status: 503,
    message: "New games can't be queued right now. Try again in a moment; nothing was charged.",
    retryable: true,
  },
  service_unavailable: {
    status: 503,
    message: 'The service is temporarily unavailable. Try again in a moment.',
    retryable: true,
  },
  artifact_damaged: {
    status: 503,
    message:
      'The stored file of this game is damaged or missing. Try again later; if it persists, report the request ID.',
    retryable: true,
  },
} as const satisfies Record<string, CatalogueRow>;

export type ErrorCode = keyof typeof ERROR_CATALOGUE;
export const ERROR_CODES = Object.keys(ERROR_CATALOGUE) as ErrorCode[];

/** One problem with one field. `path` is dotted (`artifactContext.notes`), empty for the body itself. */
export interface ErrorDetail {
  readonly path: string;
  readonly code: string;
  readonly message: string;
  /** numbers a client can use, e.g. `{required: 10, available: 3}` on 402 */
  readonly [key: string]: string | number;
}

export interface AppErrorOptions extends ErrorOptions {
  readonly message?: string;
  readonly details?: readonly ErrorDetail[];
  /** seconds for `Retry-After`; 429 and 503 send 1 where it is absent */
  readonly retryAfter?: number;
  /** for `method_not_allowed` */
  readonly allow?: readonly string[];
  /** for 401, where it is not the session that is asked for: `WWW-Authenticate` */
  readonly challenge?: string;
  /** what an operator has to do: told at error level in place of the usual line of the log */
  readonly logMessage?: string;
  /** the log has it already, from where it was found: the doors say nothing more */
  readonly reported?: boolean;
}

/** A scheme that browsers do not know: they would ask for a password for `Basic`. RFC 9110, section 11.6.1. */
const SESSION_CHALLENGE = 'Session realm="gamewright"';

/** The only error that reaches a client as it is; everything else is masked as `internal_error` and logged once. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly retryable: boolean;
  readonly details: readonly ErrorDetail[] | undefined;
  readonly retryAfter: number | undefined;
  readonly allow: readonly string[] | undefined;
  readonly challenge: string | undefined;
  readonly logMessage: string | undefined;
  readonly reported: boolean;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    const row: CatalogueRow = ERROR_CATALOGUE[code];
    super(options.message ?? row.message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.status = row.status;
    this.retryable = row.retryable ?? false;
    this.details = options.details;
    this.retryAfter = options.retryAfter ?? (row.status === 429 || row.status === 503 ? 1 : undefined);
    this.allow = options.allow;
    this.challenge = row.status === 401 ? (options.challenge ?? SESSION_CHALLENGE) : undefined;
    this.logMessage = options.logMessage;
    this.reported = options.reported ?? false;
  }
}

/** What clients see of an error, by every door; what it quotes of a client is cut. */
export interface ErrorBody {
  readonly code: ErrorCode;
  readonly message: string;
  readonly status: number;
  readonly retryable: boolean;
  readonly requestId: string;
  readonly details?: readonly ErrorDetail[];
}

export function errorBody(error: AppError, requestId: string): ErrorBody {
  return {
    code: error.code,
    message: shortenQuotes(error.message),
    status: error.status,
    retryable: error.retryable,
    requestId,
    ...(error.details ? { details: error.details.map(shortenDetail) } : {}),
  };
}

function shortenDetail(detail: ErrorDetail): ErrorDetail {
  return { ...detail, path: shorten(detail.path), message: shortenQuotes(detail.message) };
}

/** Shorthand for a 422 about one field. */
export function invalidField(path: string, code: string, message: string): AppError {
  return new AppError('validation_failed', { details: [{ path, code, message }] });
}
