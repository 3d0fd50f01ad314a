/** What is said of a route besides the table: the words of a row in full. */
import type { ErrorCode } from '../../../src/errors.js';
import type { ErrorHeaders } from '../errors.js';
import type { HeaderList } from '../headers.js';
import type { JsonSchema, MediaType, Operation, Parameter } from '../openapi.types.js';

export interface Answer {
  readonly description: string;
  readonly headers?: HeaderList;
  readonly content?: Readonly<Record<string, MediaType>>;
}

export interface Details {
  readonly operationId: string;
  /** where OpenAPI can not write the path as the router does */
  readonly path?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Operation['requestBody'];
  readonly security?: Operation['security'];
  readonly answers: Readonly<Record<string, Answer>>;
  readonly errors: readonly ErrorCode[];
  /** that errors carry as well */
  readonly errorHeaders?: ErrorHeaders;
  /** errors in GraphQL's shape, on a route that GraphQL clients read */
  readonly graphqlErrors?: true;
}

export const BYTES: JsonSchema = { type: 'string', contentMediaType: 'application/octet-stream' };
export const HTML: JsonSchema = { type: 'string', contentMediaType: 'text/html' };

/** A document of HTML, of which an example shows how it begins. */
export const page = (example: string): Readonly<Record<string, MediaType>> => ({
  'text/html': { schema: HTML, example },
});

export const IF_NONE_MATCH: Parameter = {
  name: 'If-None-Match',
  in: 'header',
  description: 'An `ETag` that came before: the answer is 304 where nothing has changed.',
  schema: { type: 'string' },
};
