/** An error that was logged where it was found is not logged again by the door that tells a client of it. */
import { PassThrough } from 'node:stream';
import Fastify from 'fastify';
import { GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import { AppError } from '../../src/errors.js';
import { formatError } from '../../src/graphql/errors.js';
import { errorHandling } from '../../src/http/error-handling.js';

const errors = {
  told: () => new AppError('artifact_damaged', { reported: true }),
  untold: () => new AppError('artifact_damaged'),
};

test('by HTTP', async () => {
  const stream = new PassThrough();
  const app = Fastify({ logger: { level: 'warn', stream } });
  await app.register(errorHandling);
  for (const [name, error] of Object.entries(errors))
    app.get(`/${name}`, () => {
      throw error();
    });
  for (const name of Object.keys(errors)) expect((await app.inject(`/${name}`)).statusCode).toBe(503);
  await app.close();
  const lines = String(stream.read()).trim().split('\n');
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0]!)).toMatchObject({ msg: 'request refused', code: 'artifact_damaged' });
});

test('by GraphQL', () => {
  const lines: unknown[] = [];
  const note = (...line: unknown[]) => void lines.push(line);
  const log = { debug: note, info: note, warn: note, error: note };
  for (const error of [errors.told(), errors.untold()]) {
    const told = formatError(new GraphQLError(error.message, { originalError: error }), { requestId: 'x', log });
    expect(told.extensions).toMatchObject({ code: 'artifact_damaged' });
  }
  expect(lines).toHaveLength(1);
});
