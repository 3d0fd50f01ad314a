/** What operators ask, and what describes the interface. */
import { OUR_FAULTS } from '../errors.js';
import type { MediaType } from '../openapi.types.js';
import { IF_NONE_MATCH, page, type Details } from './details.js';

export const SERVICE_DETAILS: Readonly<Record<string, Details>> = {
  'GET /healthz': {
    operationId: 'healthz',
    security: [],
    answers: { '200': { description: 'It lives.', content: status('ok') } },
    errors: ['internal_error'],
  },
  'GET /readyz': {
    operationId: 'readyz',
    security: [],
    answers: { '200': { description: 'It is ready.', content: status('ready') } },
    errors: OUR_FAULTS,
  },
  'GET /metrics': {
    operationId: 'metrics',
    security: [{ metricsToken: [] }, {}],
    answers: {
      '200': {
        description: 'Figures in Prometheus’ text format, version 0.0.4. They hold nothing of users.',
        headers: ['Cache-Control'],
        content: {
          'text/plain': {
            schema: { type: 'string' },
            example: '# TYPE gamewright_runs gauge\ngamewright_runs{status="queued"} 3\n',
          },
        },
      },
    },
    // without METRICS_TOKEN the route is not there for clients of other networks; with it, the token is asked for
    errors: ['unauthenticated', 'route_not_found', 'internal_error'],
  },
  'GET /openapi.json': {
    operationId: 'openapi',
    parameters: [IF_NONE_MATCH],
    security: [],
    answers: {
      '200': {
        description: 'This document.',
        headers: ['Access-Control-Allow-Origin', 'Cache-Control', 'ETag', 'X-Content-Type-Options'],
        content: {
          'application/json': {
            schema: { type: 'object', additionalProperties: true, required: ['openapi', 'info', 'paths'] },
            example: { openapi: '3.1.1', info: { title: 'Gamewright', version: '1.0.0' }, paths: {} },
          },
        },
      },
      '304': {
        description: 'As it was.',
        headers: ['Access-Control-Allow-Origin', 'Cache-Control', 'ETag', 'X-Content-Type-Options'],
      },
    },
    errors: ['internal_error'],
  },
  'GET /docs': {
    operationId: 'docs',
    parameters: [IF_NONE_MATCH],
    security: [],
    answers: {
      '200': {
        description: 'This document, for people.',
        headers: ['Cache-Control', 'Content-Security-Policy', 'ETag', 'Referrer-Policy', 'X-Content-Type-Options'],
        content: page('<!doctype html><html lang="en"><title>Gamewright API</title>…'),
      },
      '304': {
        description: 'As it was.',
        headers: ['Cache-Control', 'Content-Security-Policy', 'ETag', 'Referrer-Policy', 'X-Content-Type-Options'],
      },
    },
    errors: ['internal_error'],
  },
};

function status(value: string): Readonly<Record<string, MediaType>> {
  return {
    'application/json': {
      schema: { type: 'object', required: ['status'], properties: { status: { const: value } } },
      example: { status: value },
    },
  };
}
