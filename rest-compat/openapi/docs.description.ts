/** The two forms of this document. */
import type { HeaderList } from '../../src/http/answer-headers.js';
import { html, IF_NONE_MATCH, UNCHANGED, type DescribedRoute } from '../../src/http/described-route.js';

const KEPT = ['Cache-Control', 'ETag', 'X-Content-Type-Options'] as const satisfies HeaderList;
const DOCUMENT: HeaderList = [...KEPT, 'Access-Control-Allow-Origin'];
const PAGE: HeaderList = [...KEPT, 'Content-Security-Policy', 'Referrer-Policy'];

export const openApiRoute: DescribedRoute = {
  method: 'GET',
  path: '/openapi.json',
  operationId: 'openapi',
  doc: 'This interface as an OpenAPI 3.1 document.',
  parameters: [IF_NONE_MATCH],
  security: [],
  answers: {
    '200': {
      description: 'This document.',
      headers: DOCUMENT,
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

export const docsRoute: DescribedRoute = {
  method: 'GET',
  path: '/docs',
  operationId: 'docs',
  doc: 'The same, to read.',
  parameters: [IF_NONE_MATCH],
  security: [],
  answers: {
    '200': {
      description: 'This document as a web page.',
      headers: PAGE,
      content: html('<!doctype html><html lang="en"><title>Gamewright API</title>…'),
    },
    '304': { description: UNCHANGED, headers: PAGE },
  },
  errors: ['internal_error'],
};
