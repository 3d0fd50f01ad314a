import { errorBody, type AppError, type ErrorBody } from '../errors.js';

/** The JSON envelope of every REST answer (contract, section 1). */
export interface SuccessEnvelope<Data> {
  readonly code: 0;
  readonly message: 'ok';
  readonly data: Data;
}

export interface ErrorEnvelope {
  /** the HTTP status */
  readonly code: number;
  readonly message: string;
  readonly data: null;
  readonly error: ErrorBody;
}

export function success<Data>(data: Data): SuccessEnvelope<Data> {
  return { code: 0, message: 'ok', data };
}

export function failure(error: AppError, requestId: string): ErrorEnvelope {
  const body = errorBody(error, requestId);
  return { code: body.status, message: body.message, data: null, error: body };
}
