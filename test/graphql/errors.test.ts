import { GraphQLError } from 'graphql';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { AppError, ERROR_CODES } from '../../src/errors.js';
import { asGraphQLError, formatError, toAppError } from '../../src/graphql/errors.js';

/** A log whose lines can be read. */
function recorder() {
  const lines: Record<string, unknown>[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) });
  return { lines, context: { log, requestId: 'req-1' } };
}
const thrown = (originalError: Error) => new GraphQLError(originalError.message, { originalError, path: ['viewer'] });

test('what is not known is masked, and logged once with the id of its request', () => {
  const { lines, context } = recorder();
  const error = asGraphQLError(thrown(new Error('password of row 7 is "x"')));
  expect(formatError(error, context)).toEqual({
    message: 'Something went wrong on our side. Try again; if it persists, report the request ID.',
    path: ['viewer'],
    extensions: { code: 'internal_error', status: 500, retryable: true, requestId: 'req-1' },
  });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    requestId: 'req-1',
    path: ['viewer'],
    err: { message: 'password of row 7 is "x"' },
  });
});

test('a database that is away is told as that', () => {
  const { lines, context } = recorder();
  const away = Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:5432'), { code: 'ECONNREFUSED' });
  const formatted = formatError(asGraphQLError(thrown(away)), context);
  expect(formatted.extensions).toMatchObject({ code: 'service_unavailable', status: 503, retryable: true });
  expect(JSON.stringify(formatted)).not.toContain('10.0.0.7');
  expect(lines).toHaveLength(1);
});

test.each(ERROR_CODES)('%s passes as it is, and is not logged where it is the client’s', (code) => {
  const { lines, context } = recorder();
  const error = new AppError(code, { message: 'Do this.', details: [{ path: 'a', code: 'b', message: 'c' }] });
  const { extensions, message } = formatError(asGraphQLError(thrown(error)), context);
  expect(message).toBe('Do this.');
  expect(extensions).toEqual({
    code,
    status: error.status,
    retryable: error.retryable,
    requestId: 'req-1',
    details: error.details,
  });
  expect(lines).toHaveLength(error.status >= 500 ? 1 : 0);
});

test('an error of the catalogue is found again, however often it is wrapped', () => {
  const error = new AppError('artifact_not_found');
  expect(toAppError(asGraphQLError(asGraphQLError(thrown(error))))).toBe(error);
});
