/** What a client sees of an error: `extensions {code, status, retryable, requestId, details?}`, made in this one place. */
import { GraphQLError, type ExecutionResult, type FormattedExecutionResult, type GraphQLFormattedError } from 'graphql';
import { translateDatabaseError } from '../db/errors.js';
import { AppError, errorBody } from '../errors.js';
import { shorten } from '../shorten.js';
import type { GraphQLContext } from './context.js';

/** What parsing, validation and limits say is about the document and the public schema, so it is told as it is. */
export function invalidDocument(error: GraphQLError): AppError {
  return new AppError('graphql_invalid', { message: error.message, cause: error });
}

/** An error of the catalogue for whatever an execution or a request ended with; what is not known is masked. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const thrown = error instanceof GraphQLError ? (error.originalError ?? error) : error;
  if (thrown instanceof AppError) return thrown;
  const translated = translateDatabaseError(thrown);
  if (translated instanceof AppError) return translated;
  if (isArgumentError(error)) {
    return new AppError('validation_failed', {
      details: [{ path: '', code: 'invalid', message: (error as Error).message }],
      cause: error,
    });
  }
  return new AppError('internal_error', { cause: thrown });
}

/** As a GraphQL error whose `originalError` is of the catalogue, at the place where it happened. */
export function asGraphQLError(error: unknown): GraphQLError {
  const known = toAppError(error);
  if (error instanceof GraphQLError && error.originalError === known) return error;
  const at = error instanceof GraphQLError ? error : known.cause instanceof GraphQLError ? known.cause : undefined;
  return new GraphQLError(known.message, {
    ...(at?.nodes ? { nodes: at.nodes } : {}),
    ...(at?.source ? { source: at.source } : {}),
    ...(at?.positions ? { positions: at.positions } : {}),
    ...(at?.path ? { path: at.path } : {}),
    originalError: known,
  });
}

/** For the client. Logs what is our fault, once: call it once an error. */
export function formatError(
  error: GraphQLError,
  { requestId, log }: Pick<GraphQLContext, 'requestId' | 'log'>,
): GraphQLFormattedError {
  const known = toAppError(error);
  // aliases are the client's
  const path = error.path?.map((part) => (typeof part === 'string' ? shorten(part) : part));
  if (known.code === 'internal_error') {
    log.error({ err: known.cause ?? known, requestId, path }, 'operation failed');
  } else if (known.status >= 500 && !known.reported) {
    const line = { err: known.cause ?? known, requestId, code: known.code };
    if (known.logMessage !== undefined) log.error(line, known.logMessage);
    else log.warn(line, 'operation refused');
  }
  const { message, ...extensions } = errorBody(known, requestId);
  return {
    message,
    ...(error.locations ? { locations: error.locations } : {}),
    ...(path ? { path } : {}),
    extensions,
  };
}

export function formatResult(
  { errors, data }: { readonly errors?: readonly GraphQLError[] | undefined; readonly data?: ExecutionResult['data'] },
  context: Pick<GraphQLContext, 'requestId' | 'log'>,
): FormattedExecutionResult {
  return {
    ...(errors ? { errors: errors.map((error) => formatError(error, context)) } : {}),
    ...(data === undefined ? {} : { data }),
  };
}

/**
 * Some wrong arguments are found only while executing: a variable with a default that is null after all. graphql-js and
 * graphql-jit tell them by the same words and by nothing else; a resolver's error always has its cause with it.
 */
function isArgumentError(error: unknown): boolean {
  if (!(error instanceof GraphQLError)) return false;
  const { originalError } = error;
  return (!originalError || originalError instanceof GraphQLError) && error.message.startsWith('Argument "');
}
