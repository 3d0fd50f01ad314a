import { AppError, type ErrorCode } from '../errors.js';

/** Errors of Fastify that the client caused; every other one is a fault of ours. */
const FRAMEWORK_CODES: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_BAD_URL: 'route_not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'route_not_found',
  FST_ERR_NOT_FOUND: 'route_not_found',
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_ROUTE_MISSING_CONTENT_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad_request',
  FST_ERR_VALIDATION: 'validation_failed',
  // the client went away while its body was read, so the answer reaches no one
  ECONNRESET: 'bad_request',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
};

/**
 * Whatever was thrown, as an error of the catalogue. What is not in it is masked as `internal_error`, with the original
 * as its cause for the log.
 */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
  const known = code === undefined ? undefined : FRAMEWORK_CODES[code];
  // `hasOwn`: an error's code can be any text, "constructor" among them
  if (known !== undefined && Object.hasOwn(FRAMEWORK_CODES, code!)) return new AppError(known, { cause: error });
  return new AppError('internal_error', { cause: error });
}
