import { OUR_FAULTS, type DescribedRoute } from '../http/described-route.js';
import type { JsonSchema } from '../http/openapi.types.js';
import { NOT_THERE, REFUSAL } from './page.description.js';

const OEMBED: JsonSchema = {
  type: 'object',
  required: ['version', 'type', 'title', 'provider_name', 'provider_url', 'cache_age', 'html', 'width', 'height'],
  properties: {
    version: { const: '1.0' },
    type: { const: 'rich' },
    title: { type: 'string' },
    provider_name: { type: 'string' },
    provider_url: { type: 'string', format: 'uri' },
    cache_age: { type: 'integer', description: 'In seconds.' },
    html: { type: 'string', contentMediaType: 'text/html', description: 'The frame to embed in a page.' },
    width: { type: 'integer' },
    height: { type: 'integer' },
    thumbnail_url: { type: 'string', format: 'uri' },
    thumbnail_width: { type: 'integer' },
    thumbnail_height: { type: 'integer' },
  },
};

export const oembedRoute: DescribedRoute = {
  method: 'GET',
  path: '/oembed',
  operationId: 'oembed',
  doc: 'How to embed the public game at `url`.',
  limited: 'address',
  parameters: [
    {
      name: 'url',
      in: 'query',
      required: true,
      description: 'The URL of a game’s page.',
      schema: { type: 'string' },
      example: 'http://127.0.0.1:4000/games/penguin-leap',
    },
    { name: 'format', in: 'query', description: 'Only `json`.', schema: { type: 'string', default: 'json' } },
    { name: 'maxwidth', in: 'query', description: 'In pixels.', schema: { type: 'integer' }, example: 640 },
    { name: 'maxheight', in: 'query', description: 'In pixels.', schema: { type: 'integer' }, example: 360 },
  ],
  security: [],
  answers: {
    '200': {
      description: 'The embed code, in the format of https://oembed.com.',
      headers: ['Access-Control-Allow-Origin', 'Cache-Control', 'X-Content-Type-Options'],
      content: {
        'application/json': {
          schema: OEMBED,
          example: {
            version: '1.0',
            type: 'rich',
            title: 'Penguin Leap',
            provider_name: 'Gamewright',
            provider_url: 'http://127.0.0.1:4000',
            cache_age: 5,
            html: '<iframe src="http://127.0.0.1:4000/games/penguin-leap/embed" title="Penguin Leap" width="640" height="360"></iframe>',
            width: 640,
            height: 360,
          },
        },
      },
    },
    '501': {
      description: 'A format other than JSON was requested.',
      headers: ['Cache-Control'],
      content: { 'text/plain': { schema: { type: 'string' }, example: 'Ask for format=json.' } },
    },
  },
  errors: [...NOT_THERE, ...OUR_FAULTS],
  errorHeaders: REFUSAL,
};

export const sitemapRoute: DescribedRoute = {
  method: 'GET',
  path: '/sitemap.xml',
  operationId: 'sitemap',
  doc: 'Every public game, for search engines.',
  limited: 'address',
  security: [],
  answers: {
    '200': {
      description: 'Every public game, in the format of https://www.sitemaps.org.',
      headers: ['Cache-Control', 'X-Content-Type-Options'],
      content: {
        'application/xml': {
          schema: { type: 'string', contentMediaType: 'application/xml' },
          example:
            '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">…',
        },
      },
    },
  },
  errors: OUR_FAULTS,
  errorHeaders: REFUSAL,
};

export const robotsRoute: DescribedRoute = {
  method: 'GET',
  path: '/robots.txt',
  operationId: 'robots',
  doc: 'What search engines may visit.',
  limited: 'address',
  security: [],
  answers: {
    '200': {
      description: 'The rules, in the format of RFC 9309.',
      headers: ['Cache-Control'],
      content: { 'text/plain': { schema: { type: 'string' }, example: 'User-agent: *\nDisallow: /api/\n' } },
    },
  },
  errors: ['internal_error'],
  errorHeaders: REFUSAL,
};
