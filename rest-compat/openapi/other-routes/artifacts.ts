/** Bytes: a game being played, and a game to keep. */
import { OUR_FAULTS } from '../errors.js';
import type { HeaderList } from '../headers.js';
import type { MediaType, Parameter } from '../openapi.types.js';
import { AUDIENCE, BYTES, HTML, IF_NONE_MATCH, page, type Details } from './details.js';

const ARTIFACT_ID: Parameter = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'The artifact’s id. One that is none, or another’s, is not found.',
  schema: { type: 'string' },
  example: '019aa3f0-7d52-7c11-8e4f-a1b2c3d4e5f6',
};
const CONDITIONAL: readonly Parameter[] = [
  IF_NONE_MATCH,
  {
    name: 'Range',
    in: 'header',
    description: 'One range of bytes. Of several, all is sent.',
    schema: { type: 'string' },
    example: 'bytes=0-99',
  },
  {
    name: 'If-Range',
    in: 'header',
    description: 'An `ETag`: where the file has another one by now, all of it is sent.',
    schema: { type: 'string' },
  },
];
const ISOLATION = [
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
/** A game, or the page around it, which is held by its policy alone. */
const GAME_OR_PAGE = [...ISOLATION, 'Connection-Allowlist?', 'Cross-Origin-Opener-Policy?'] as const;
const DOWNLOAD = [
  'Cache-Control',
  'Content-Disposition',
  'Content-Security-Policy',
  'Cross-Origin-Resource-Policy',
  'Referrer-Policy',
  'Vary',
  'X-Content-Type-Options',
  'X-Robots-Tag',
] as const satisfies HeaderList;
const THUMBNAIL = [
  'Cache-Control',
  'Content-Security-Policy',
  'Cross-Origin-Resource-Policy',
  'ETag',
  'Vary',
  'X-Content-Type-Options',
] as const satisfies HeaderList;
const GAME = '<!doctype html><html lang="en"><title>Penguin Leap</title>…';
/** As they stand: a reader of the document has a use for the first line, not for 184,320 bytes. */
const GAME_BYTES: Readonly<Record<string, MediaType>> = {
  'text/html': { schema: HTML, example: GAME },
  'application/zip': { schema: BYTES, example: 'PK…' },
};

export const ARTIFACT_DETAILS: Readonly<Record<string, Details>> = {
  'GET /api/game-artifacts/:id/preview': {
    operationId: 'previewArtifact',
    parameters: [ARTIFACT_ID, ...CONDITIONAL, ...AUDIENCE],
    security: [{ session: [] }, { previewToken: [] }, { previewTokenHeader: [] }],
    answers: {
      '200': {
        description: 'The game, or a page around it.',
        headers: [...GAME_OR_PAGE, 'Accept-Ranges?', 'ETag?', 'Vary'],
        content: page(GAME),
      },
      '206': {
        description: 'A part of the game.',
        headers: [...ISOLATION, 'Accept-Ranges', 'Content-Range', 'ETag', 'Vary'],
        content: page('<!doctype html>'),
      },
      '302': {
        description: 'Previews live on an origin of their own (`PREVIEW_ORIGIN`), with a token in the path.',
        headers: [...ISOLATION, 'Location', 'Vary'],
      },
      '304': { description: 'As it was.', headers: [...ISOLATION, 'ETag', 'Vary'] },
    },
    errors: ['preview_token_invalid', 'artifact_not_found', 'range_not_satisfiable', 'artifact_damaged', ...OUR_FAULTS],
    errorHeaders: { label: 'Preview', list: [...ISOLATION.slice(1), 'Vary?'] },
  },
  'GET /api/game-artifacts/:id/preview/*': {
    operationId: 'previewArtifactFile',
    path: '/api/game-artifacts/{id}/preview/~{token}/{file}',
    parameters: [
      ARTIFACT_ID,
      {
        name: 'token',
        in: 'path',
        required: true,
        description: 'A preview token: the document is sandboxed, and sends no cookie.',
        schema: { type: 'string' },
        example: 'v1.eyJhIjoiMDE5YWEzZjAifQ.sT0mYk3n',
      },
      {
        name: 'file',
        in: 'path',
        required: true,
        description: 'A path below the entry document, with its slashes; empty for the entry document itself.',
        schema: { type: 'string' },
        example: 'assets/atlas.png',
      },
      ...CONDITIONAL,
      ...AUDIENCE,
    ],
    security: [],
    answers: {
      '200': {
        description: 'The file; of a document also a page around it.',
        headers: [...GAME_OR_PAGE, 'Accept-Ranges?', 'Access-Control-Allow-Origin?', 'ETag?', 'Vary?'],
        content: { '*/*': { schema: BYTES } },
      },
      '206': {
        description: 'A part of the file.',
        headers: [...ISOLATION, 'Accept-Ranges', 'Access-Control-Allow-Origin', 'Content-Range', 'ETag', 'Vary?'],
        content: { '*/*': { schema: BYTES } },
      },
      '302': {
        description: 'To the origin of previews, or to the same address with the slash that its files need.',
        headers: [...ISOLATION, 'Location'],
      },
      '304': { description: 'As it was.', headers: [...ISOLATION, 'Access-Control-Allow-Origin', 'ETag', 'Vary?'] },
    },
    errors: [
      'preview_token_invalid',
      'artifact_not_found',
      'route_not_found',
      'range_not_satisfiable',
      'artifact_damaged',
      ...OUR_FAULTS,
    ],
    errorHeaders: { label: 'PreviewFile', list: [...ISOLATION.slice(1), 'Access-Control-Allow-Origin?', 'Vary?'] },
  },
  'GET /api/game-artifacts/:id/thumbnail': {
    operationId: 'thumbnailOfArtifact',
    parameters: [ARTIFACT_ID, ...CONDITIONAL],
    security: [{ session: [] }],
    answers: {
      '200': {
        description: 'The picture.',
        headers: [...THUMBNAIL, 'Accept-Ranges'],
        content: { 'image/webp': { schema: BYTES } },
      },
      '206': {
        description: 'A part of it.',
        headers: [...THUMBNAIL, 'Accept-Ranges', 'Content-Range'],
        content: { 'image/webp': { schema: BYTES } },
      },
      '304': { description: 'As it was.', headers: THUMBNAIL },
    },
    errors: ['unauthenticated', 'session_expired', 'artifact_not_found', 'range_not_satisfiable', ...OUR_FAULTS],
    errorHeaders: {
      label: 'Thumbnail',
      list: THUMBNAIL.slice(1)
        .filter((name) => name !== 'ETag')
        .map((name) => `${name}?` as const),
    },
  },
  'GET /api/game-artifacts/:id/download': {
    operationId: 'downloadArtifact',
    parameters: [ARTIFACT_ID, ...CONDITIONAL],
    security: [{ session: [] }],
    answers: {
      '200': {
        description: 'The file.',
        headers: [...DOWNLOAD, 'Accept-Ranges', 'ETag'],
        content: GAME_BYTES,
      },
      '206': {
        description: 'A part of the file.',
        headers: [...DOWNLOAD, 'Accept-Ranges', 'Content-Range', 'ETag'],
        content: GAME_BYTES,
      },
      '304': { description: 'As it was.', headers: [...DOWNLOAD, 'ETag'] },
    },
    errors: [
      'unauthenticated',
      'session_expired',
      'artifact_not_found',
      'range_not_satisfiable',
      'artifact_damaged',
      ...OUR_FAULTS,
    ],
    errorHeaders: { label: 'Download', list: DOWNLOAD.slice(2).map((name) => `${name}?` as const) },
  },
};
