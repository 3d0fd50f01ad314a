/** The routes besides the table: bytes, pages, the other door. What `OTHER_ROUTES` says of each in a line, in full. */
import { ERROR_CATALOGUE, ERROR_CODES, type ErrorCode } from '../../../src/errors.js';
import type { DocumentedRoute } from '../../tables.js';
import { errorResponses } from '../errors.js';
import { headerReferences, type HeaderList } from '../headers.js';
import type { Operation, Response } from '../openapi.types.js';
import type { Registry } from '../registry.js';
import { pathParameters } from '../request.js';
import { ARTIFACT_DETAILS } from './artifacts.js';
import type { Details } from './details.js';
import { GRAPHQL_DETAILS, GRAPHQL_RESULT, GRAPHQL_RESULT_REF } from './graphql.js';
import { PUBLIC_DETAILS } from './public.js';
import { SERVICE_DETAILS } from './service.js';
import { SIGN_ON_DETAILS } from './single-sign-on.js';

const DETAILS: Readonly<Record<string, Details>> = {
  ...limited(ARTIFACT_DETAILS),
  ...GRAPHQL_DETAILS,
  ...limited(PUBLIC_DETAILS),
  ...SERVICE_DETAILS,
  ...limited(SIGN_ON_DETAILS),
};

/** Routes whose requests are counted. */
function limited(details: Readonly<Record<string, Details>>): Readonly<Record<string, Details>> {
  return Object.fromEntries(
    Object.entries(details).map(([route, each]) => [route, { ...each, errors: [...each.errors, 'rate_limited'] }]),
  );
}

export interface Described {
  readonly path: string;
  readonly operation: Omit<Operation, 'tags'>;
}

/** @param route one of `OTHER_ROUTES`; one that nothing more is said of here answers what its line says */
export function describeOther(registry: Registry, route: DocumentedRoute): Described {
  const details = DETAILS[`${route.method} ${route.path}`] ?? guess(route);
  const { operationId, path, parameters, requestBody, security, answers, errors, errorHeaders, graphqlErrors } =
    details;
  if (graphqlErrors) registry.schema('GraphQLResult', 'Other', GRAPHQL_RESULT);
  const failures = graphqlErrors ? graphqlFailures(registry, errors) : errorResponses(registry, errors, errorHeaders);
  return {
    path: path ?? route.path.replaceAll(/:(\w+)/gu, '{$1}'),
    operation: {
      operationId,
      summary: route.doc,
      description: route.doc,
      security: security ?? [],
      ...(parameters ? { parameters } : {}),
      ...(requestBody ? { requestBody } : {}),
      responses: { ...mapAnswers(registry, answers), ...failures },
    },
  };
}

function mapAnswers(registry: Registry, answers: Details['answers']): Record<string, Response> {
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

/** Of the statuses in its line: those of errors with the codes that the catalogue has for them, the others with any body. */
function guess({ method, path, status: told }: DocumentedRoute): Details {
  const statuses = told.split(/\D+/u).filter(Boolean).map(Number);
  const words = path.split(/\W+/u).filter(Boolean);
  return {
    operationId: [method.toLowerCase(), ...words.map((word) => word[0]!.toUpperCase() + word.slice(1))].join(''),
    parameters: pathParameters(path).map((key) => ({
      name: key.slice('path '.length),
      in: 'path',
      required: true,
      description: 'A part of the path.',
      schema: { type: 'string' },
    })),
    answers: Object.fromEntries(
      statuses
        .filter((one) => one < 400)
        .map((one) => [
          String(one),
          { description: 'It worked.', ...(one === 200 ? { content: { '*/*': { schema: {} } } } : {}) },
        ]),
    ),
    errors: [
      ...ERROR_CODES.filter(
        (code) => ERROR_CATALOGUE[code].status >= 400 && statuses.includes(ERROR_CATALOGUE[code].status),
      ),
      'internal_error',
    ],
  };
}
