/** The two forms of this document. */
import type { HeaderList } from '../../src/http/answer-headers.js';
import { html, IF_NONE_MATCH, UNCHANGED, type DescribedRoute } from '../../src/http/described-route.js';

const KEPT = ['Cache-Control', 'ETag', 'Vary', 'X-Content-Type-Options'] as const satisfies HeaderList;
const DOCUMENT: HeaderList = [...KEPT, 'Access-Control-Allow-Origin'];
const PAGE: HeaderList = [...KEPT, 'Content-Security-Policy', 'Referrer-Policy'];

export const openApiRoute: DescribedRoute = {
  method: 'GET',
  path: '/openapi.json',
  operationId: 'openapi',
  doc: 'The API as an OpenAPI 3.1 document.',
  parameters: [IF_NONE_MATCH],
  security: [],
  answers: {
    '200': {
      description: 'This document.',
      headers: [...DOCUMENT, 'Content-Encoding?'],
      content: {
        'application/json': {
          schema: { type: 'object', additionalProperties: true, required: ['openapi', 'info', 'paths'] },
          example: { openapi: '3.1.1', info: { title: 'Gamewright', version: '1.0.0' }, paths: {} },
        },
      },
    },
    '304': { description: UNCHANGED, headers: DOCUMENT },
  },
  errors: ['internal_error'],
};

function page(path: string, operationId: string, doc: string, title: string): DescribedRoute {
  return {
    method: 'GET',
    path,
    operationId,
    doc,
    parameters: [IF_NONE_MATCH],
    security: [],
    answers: {
      '200': {
        description: 'A web page.',
        headers: [...PAGE, 'Content-Encoding?'],
        content: html(`<!doctype html><html lang="en"><title>${title}</title>…`),
      },
      '304': { description: UNCHANGED, headers: PAGE },
    },
    errors: ['internal_error'],
  };
}

export const docsRoute = page('/docs', 'docs', 'The API reference, with search.', 'Gamewright API');
export const graphqlGuideRoute = page(
  '/docs/graphql',
  'graphqlGuide',
  'How to use the GraphQL API: cursors, subscriptions, errors and limits, with working examples.',
  'GraphQL guide · Gamewright API',
);
export const recipesRoute = page(
  '/docs/recipes',
  'recipes',
  'Make a game, follow its run, change it and publish it: step by step, in REST and in GraphQL.',
  'Recipes · Gamewright API',
);
