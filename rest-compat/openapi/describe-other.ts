/** The operation of a route besides the table, as the document has it. */
import { ERROR_CATALOGUE, type ErrorCode } from '../../src/errors.js';
import { GRAPHQL_RESULT, GRAPHQL_RESULT_REF } from '../../src/graphql/graphql.description.js';
import type { HeaderList } from '../../src/http/answer-headers.js';
import type { DescribedRoute } from '../../src/http/described-route.js';
import type { Operation, Response } from '../../src/http/openapi.types.js';
import { errorResponses } from './errors.js';
import { headerReferences } from './headers.js';
import type { Registry } from './registry.js';

export interface Described {
  readonly path: string;
  readonly operation: Omit<Operation, 'tags'>;
}

export function describeOther(registry: Registry, route: DescribedRoute): Described {
  const { operationId, doc, path, template, parameters, requestBody, security, answers, errorHeaders } = route;
  const errors: readonly ErrorCode[] = route.limited ? [...route.errors, 'rate_limited'] : route.errors;
  if (route.graphqlErrors) registry.schema('GraphQLResult', 'Other', GRAPHQL_RESULT);
  const failures = route.graphqlErrors
    ? graphqlFailures(registry, errors)
    : errorResponses(registry, errors, errorHeaders);
  return {
    path: template ?? path.replaceAll(/:(\w+)/gu, '{$1}'),
    operation: {
      operationId,
      summary: doc,
      description: doc,
      security,
      ...(parameters ? { parameters } : {}),
      ...(requestBody ? { requestBody } : {}),
      responses: { ...mapAnswers(registry, answers), ...failures },
    },
  };
}

function mapAnswers(registry: Registry, answers: DescribedRoute['answers']): Record<string, Response> {
  return Object.fromEntries(
    Object.entries(answers).map(([code, { description, headers = [], content }]) => [
      code,
      { description, headers: headerReferences(registry, headers), ...(content ? { content } : {}) },
    ]),
  );
}

function graphqlFailures(registry: Registry, codes: readonly ErrorCode[]): Record<string, Response> {
  const statuses = [...new Set(codes.map((code) => ERROR_CATALOGUE[code].status))].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => {
      const ofStatus = codes.filter((code) => ERROR_CATALOGUE[code].status === status);
      const challenge: HeaderList = status === 401 ? ['WWW-Authenticate'] : [];
      const headers: HeaderList = ['Cache-Control', 'Retry-After?', 'Allow?', 'Set-Cookie?', 'Vary?', ...challenge];
      const [first] = ofStatus;
      const { message, ...row } = ERROR_CATALOGUE[first!];
      const extensions = { code: first, status: row.status, retryable: 'retryable' in row, requestId: 'r-1' };
      const content = { schema: GRAPHQL_RESULT_REF, example: { errors: [{ message, extensions }] } };
      return [
        String(status),
        {
          description: ofStatus.map((code) => `\`${code}\``).join(', '),
          headers: headerReferences(registry, headers),
          content: { 'application/json': content, 'application/graphql-response+json': content },
        },
      ];
    }),
  );
}
