import type { DescribedRoute } from '../http/described-route.js';

export const metricsRoute: DescribedRoute = {
  method: 'GET',
  path: '/metrics',
  operationId: 'metrics',
  doc: 'Metrics for Prometheus, for operators only.',
  security: [{ metricsToken: [] }, {}],
  answers: {
    '200': {
      description: 'Metrics in the Prometheus text format, version 0.0.4. They contain no data about users.',
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
};
