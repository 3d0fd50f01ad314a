import { OUR_FAULTS, type DescribedRoute } from '../http/described-route.js';
import type { MediaType } from '../http/openapi.types.js';

export const healthRoute: DescribedRoute = {
  method: 'GET',
  path: '/healthz',
  operationId: 'healthz',
  doc: 'The process is running.',
  security: [],
  answers: { '200': { description: 'The process is running.', content: status('ok') } },
  errors: ['internal_error'],
};

export const readyRoute: DescribedRoute = {
  method: 'GET',
  path: '/readyz',
  operationId: 'readyz',
  doc: 'The database and the queue are reachable; 503 if not.',
  security: [],
  answers: { '200': { description: 'The service is ready.', content: status('ready') } },
  errors: OUR_FAULTS,
};

function status(value: string): Readonly<Record<string, MediaType>> {
  return {
    'application/json': {
      schema: { type: 'object', required: ['status'], properties: { status: { const: value } } },
      example: { status: value },
    },
  };
}
