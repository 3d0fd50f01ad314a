import type { HeaderList } from '../http/answer-headers.js';
import { OUR_FAULTS, type DescribedRoute } from '../http/described-route.js';
import { NOT_THERE, page, REFUSAL, SLUG } from './page.description.js';

const HEADERS = [
  'Cache-Control',
  'Content-Encoding?',
  'Content-Security-Policy',
  'Referrer-Policy',
  'Vary',
  'X-Content-Type-Options',
  'X-Robots-Tag',
] as const satisfies HeaderList;

export const reportPageRoute: DescribedRoute = {
  method: 'GET',
  path: '/games/:slug/report',
  operationId: 'reportPage',
  doc: 'A form to report a public game to the operator.',
  limited: 'address',
  parameters: [SLUG],
  security: [],
  answers: {
    '200': { description: 'The page.', headers: HEADERS, content: page('Report: Penguin Leap · Gamewright') },
  },
  errors: [...NOT_THERE, ...OUR_FAULTS],
  errorHeaders: REFUSAL,
};

export const sendReportRoute: DescribedRoute = {
  method: 'POST',
  path: '/games/:slug/report',
  operationId: 'sendReport',
  doc: 'Receives that form. Programs use the mutation `reportGame`.',
  limited: 'address',
  parameters: [SLUG],
  requestBody: {
    required: true,
    content: {
      'application/x-www-form-urlencoded': {
        schema: {
          type: 'object',
          required: ['reason'],
          properties: {
            reason: { type: 'string', description: 'A value of `ReportReason`.' },
            note: { type: 'string', description: 'At most 1,000 characters.' },
          },
        },
        example: { reason: 'copyright', note: 'The music is mine.' },
      },
    },
  },
  security: [],
  answers: {
    '200': {
      description: 'The report was received.',
      headers: HEADERS,
      content: page('Report: Penguin Leap · Gamewright'),
    },
  },
  errors: [
    ...NOT_THERE,
    'csrf_rejected',
    'validation_failed',
    'unsupported_media_type',
    'payload_too_large',
    'rate_limited',
    ...OUR_FAULTS,
  ],
  errorHeaders: { ...REFUSAL, label: 'Report' },
};
