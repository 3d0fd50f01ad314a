/** JSON that comes to `/graphql`: bodies, parameters and messages, looked at before anything is built of them. */
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.js';
import { nestsTooDeeply, parseJson, TOO_DEEP } from '../http/body.js';

/** Makes a scope read bodies as the REST door does; what is wrong with one is a 400, as "GraphQL over HTTP" has it. */
export function readGraphQLBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      done(null, parseJson(body as Buffer));
    } catch (cause) {
      const { message, details } = cause as AppError;
      done(new AppError('graphql_invalid', { message: details?.[0]?.message ?? message, cause }));
    }
  });
}

/** Parameters of a GET that hold JSON. @throws graphql_invalid where one nests too deeply */
export function refuseDeepParameters(query: unknown): void {
  const { variables, extensions } = query as Readonly<Record<string, unknown>>;
  for (const text of [variables, extensions]) {
    if (typeof text === 'string' && nestsTooDeeply(Buffer.from(text)))
      throw new AppError('graphql_invalid', { message: TOO_DEEP });
  }
}
