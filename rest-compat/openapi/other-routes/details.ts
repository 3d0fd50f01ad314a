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

/** What decides about the form in which a game's document comes: see `src/artifacts/audience.ts`. */
export const AUDIENCE: readonly Parameter[] = [
  {
    name: 'Sec-Fetch-Dest',
    in: 'header',
    description:
      'Set by browsers. An address opened in a tab (`document`) shows a page with the game in a frame; a frame gets the game behind a guard script; everybody else gets its own bytes.',
    schema: { type: 'string' },
    example: 'document',
  },
  {
    name: 'tab',
    in: 'query',
    description: 'With any value: as if opened in a tab, for browsers that do not say so.',
    schema: { type: 'string' },
  },
];
