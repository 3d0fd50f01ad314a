/** The public pages in full: what anybody may read without a session, and what other sites and search engines ask for. */
import { OUR_FAULTS } from '../errors.js';
import type { HeaderList } from '../headers.js';
import type { JsonSchema, Parameter } from '../openapi.types.js';
import { AUDIENCE, BYTES, IF_NONE_MATCH, page as html, type Details } from './details.js';

const page = (title: string) => html(`<!doctype html><html lang="en" dir="ltr"><title>${title}</title>…`);

const SLUG: Parameter = {
  name: 'slug',
  in: 'path',
  required: true,
  description: 'The game’s public name.',
  schema: { type: 'string' },
  example: 'penguin-leap',
};
const PAGE = [
  'Cache-Control',
  'Content-Security-Policy',
  'ETag',
  'Referrer-Policy',
  'Vary',
  'X-Content-Type-Options',
] as const satisfies HeaderList;
const GAME_PAGE = [...PAGE, 'Permissions-Policy', 'X-Robots-Tag?'] as const satisfies HeaderList;
const PICTURE = [
  'Access-Control-Allow-Origin',
  'Cache-Control',
  'Content-Security-Policy',
  'Cross-Origin-Resource-Policy',
  'ETag',
  'X-Content-Type-Options',
] as const satisfies HeaderList;
const PLAY = [
  'Cache-Control',
  'Connection-Allowlist',
  'Content-Security-Policy',
  'Cross-Origin-Resource-Policy',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-Content-Type-Options',
  'X-DNS-Prefetch-Control',
  'X-Robots-Tag',
] as const satisfies HeaderList;

const AS_IT_WAS = 'As it was.';
/** People get a page where programs get the envelope. */
const REFUSAL = {
  label: 'Page',
  list: ['Content-Security-Policy?', 'Referrer-Policy?', 'Vary', 'X-Content-Type-Options?', 'X-Robots-Tag?'],
  content: page('No such game · Gamewright'),
} as const satisfies Details['errorHeaders'];
const NOT_THERE = ['publication_not_found', 'publication_withdrawn'] as const;

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
    html: { type: 'string', contentMediaType: 'text/html', description: 'The frame to put into a page.' },
    width: { type: 'integer' },
    height: { type: 'integer' },
    thumbnail_url: { type: 'string', format: 'uri' },
    thumbnail_width: { type: 'integer' },
    thumbnail_height: { type: 'integer' },
  },
};

function picture(operationId: string, type: string): Details {
  return {
    operationId,
    parameters: [SLUG, IF_NONE_MATCH],
    security: [],
    answers: {
      '200': {
        description: 'The picture.',
        headers: [...PICTURE, 'Accept-Ranges'],
        content: { [type]: { schema: BYTES } },
      },
      '206': {
        description: 'A part of it.',
        headers: [...PICTURE, 'Accept-Ranges', 'Content-Range'],
        content: { [type]: { schema: BYTES } },
      },
      '304': { description: AS_IT_WAS, headers: PICTURE },
    },
    errors: [...NOT_THERE, 'range_not_satisfiable', ...OUR_FAULTS],
    errorHeaders: {
      ...REFUSAL,
      label: 'Picture',
      list: [...REFUSAL.list, 'Access-Control-Allow-Origin?', 'Cross-Origin-Resource-Policy?'],
    },
  };
}

function gamePage(operationId: string, title: string): Details {
  return {
    operationId,
    parameters: [SLUG, IF_NONE_MATCH],
    security: [],
    answers: {
      '200': { description: 'The page.', headers: [...GAME_PAGE, 'Content-Encoding?'], content: page(title) },
      '301': { description: 'The game has another address by now.', headers: ['Cache-Control', 'Location'] },
      '304': { description: AS_IT_WAS, headers: GAME_PAGE },
    },
    errors: [...NOT_THERE, ...OUR_FAULTS],
    errorHeaders: REFUSAL,
  };
}

export const PUBLIC_DETAILS: Readonly<Record<string, Details>> = {
  'GET /games': {
    operationId: 'gallery',
    parameters: [
      {
        name: 'after',
        in: 'query',
        description: 'What the link to older games says.',
        schema: { type: 'string' },
        example: 'mic8vkt3.penguin-leap',
      },
      IF_NONE_MATCH,
    ],
    security: [],
    answers: {
      '200': {
        description: 'The page.',
        headers: [...PAGE, 'Content-Encoding?'],
        content: page('Games made from a sentence · Gamewright'),
      },
      '304': { description: AS_IT_WAS, headers: PAGE },
    },
    errors: ['validation_failed', ...OUR_FAULTS],
    errorHeaders: REFUSAL,
  },
  'GET /games/:slug': gamePage('publicGame', 'Penguin Leap · Gamewright'),
  'GET /games/:slug/embed': gamePage('embeddedGame', 'Penguin Leap'),
  'GET /games/:slug/play/:sha256': {
    operationId: 'playPublicGame',
    parameters: [
      SLUG,
      {
        name: 'sha256',
        in: 'path',
        required: true,
        description: 'Of the game’s bytes, as its page names it.',
        schema: { type: 'string' },
        example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
      },
      IF_NONE_MATCH,
      ...AUDIENCE,
    ],
    security: [],
    answers: {
      '200': {
        description: 'The game.',
        headers: [...PLAY, 'Content-Encoding?', 'ETag', 'Vary'],
        content: page('Penguin Leap'),
      },
      '302': {
        description: 'Opened in a tab: to the page of the game. Else to the origin of games (`PREVIEW_ORIGIN`).',
        headers: [...PLAY, 'Location', 'Vary'],
      },
      '304': { description: AS_IT_WAS, headers: [...PLAY, 'ETag', 'Vary'] },
    },
    errors: [...NOT_THERE, 'artifact_damaged', ...OUR_FAULTS],
    errorHeaders: { ...REFUSAL, label: 'Play', list: [...PLAY.slice(1), 'Vary'] },
  },
  'GET /games/:slug/image.png': picture('gameImage', 'image/png'),
  'GET /games/:slug/cover.webp': picture('gameCover', 'image/webp'),
  'GET /oembed': {
    operationId: 'oembed',
    parameters: [
      {
        name: 'url',
        in: 'query',
        required: true,
        description: 'The address of a game’s page.',
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
        description: 'As https://oembed.com says.',
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
        description: 'Another format than JSON was asked for.',
        headers: ['Cache-Control'],
        content: { 'text/plain': { schema: { type: 'string' }, example: 'Ask for format=json.' } },
      },
    },
    errors: [...NOT_THERE, ...OUR_FAULTS],
    errorHeaders: REFUSAL,
  },
  'GET /sitemap.xml': {
    operationId: 'sitemap',
    security: [],
    answers: {
      '200': {
        description: 'Every public game, as https://www.sitemaps.org says.',
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
  },
  'GET /robots.txt': {
    operationId: 'robots',
    security: [],
    answers: {
      '200': {
        description: 'As RFC 9309 says.',
        headers: ['Cache-Control'],
        content: { 'text/plain': { schema: { type: 'string' }, example: 'User-agent: *\nDisallow: /api/\n' } },
      },
    },
    errors: ['internal_error'],
    errorHeaders: REFUSAL,
  },
};
