import type { HeaderList } from '../http/answer-headers.js';
import { BYTES, html, OUR_FAULTS, UNCHANGED, type DescribedRoute } from '../http/described-route.js';
import { AUDIENCE } from './audience.description.js';
import { ARTIFACT_ID, CONDITIONAL, GAME } from './file.description.js';

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

/** A program gets the envelope, a person who opened the address a page. */
const REFUSED = [...ISOLATION.slice(2), 'Connection-Allowlist?'] as const;
const REFUSAL = html('<!doctype html><html lang="en" dir="ltr"><title>This link no longer works · Gamewright</title>…');

export const previewRoute: DescribedRoute = {
  method: 'GET',
  path: '/api/game-artifacts/:id/preview',
  operationId: 'previewArtifact',
  doc: 'The game in a sandbox: for its owner, or with a token in `?token=`, in `X-Preview-Token` or in the path. In a browser tab, it is shown in a frame.',
  limited: 'address',
  parameters: [ARTIFACT_ID, ...CONDITIONAL, ...AUDIENCE],
  security: [{ session: [] }, { previewToken: [] }, { previewTokenHeader: [] }],
  answers: {
    '200': {
      description: 'The game, or a page that frames it.',
      headers: [...GAME_OR_PAGE, 'Accept-Ranges?', 'ETag?', 'Vary'],
      content: html(GAME),
    },
    '206': {
      description: 'Part of the game.',
      headers: [...ISOLATION, 'Accept-Ranges', 'Content-Range', 'ETag', 'Vary'],
      content: html('<!doctype html>'),
    },
    '302': {
      description: 'Redirects to the origin of previews (`PREVIEW_ORIGIN`), with a token in the path.',
      headers: [...ISOLATION, 'Location', 'Vary'],
    },
    '304': { description: UNCHANGED, headers: [...ISOLATION, 'ETag', 'Vary'] },
  },
  errors: ['preview_token_invalid', 'artifact_not_found', 'range_not_satisfiable', 'artifact_damaged', ...OUR_FAULTS],
  errorHeaders: { label: 'Preview', list: [...REFUSED, 'Vary?'], content: REFUSAL },
};

export const previewFileRoute: DescribedRoute = {
  method: 'GET',
  path: '/api/game-artifacts/:id/preview/*',
  template: '/api/game-artifacts/{id}/preview/~{token}/{file}',
  operationId: 'previewArtifactFile',
  doc: 'The files of a game being played, below `~<token>/`.',
  limited: 'address',
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
      description:
        'The path of the file below the entry document, with its slashes; empty for the entry document itself.',
      schema: { type: 'string' },
      example: 'assets/atlas.png',
    },
    ...CONDITIONAL,
    ...AUDIENCE,
  ],
  security: [],
  answers: {
    '200': {
      description: 'The file; for a document, possibly a page that frames it.',
      headers: [...GAME_OR_PAGE, 'Accept-Ranges?', 'Access-Control-Allow-Origin?', 'ETag?', 'Vary?'],
      content: { '*/*': { schema: BYTES } },
    },
    '206': {
      description: 'Part of the file.',
      headers: [...ISOLATION, 'Accept-Ranges', 'Access-Control-Allow-Origin', 'Content-Range', 'ETag', 'Vary?'],
      content: { '*/*': { schema: BYTES } },
    },
    '302': {
      description: 'Redirects to the origin of previews, or to the same URL with the slash that relative paths need.',
      headers: [...ISOLATION, 'Location'],
    },
    '304': { description: UNCHANGED, headers: [...ISOLATION, 'Access-Control-Allow-Origin', 'ETag', 'Vary?'] },
  },
  errors: [
    'preview_token_invalid',
    'artifact_not_found',
    'route_not_found',
    'range_not_satisfiable',
    'artifact_damaged',
    ...OUR_FAULTS,
  ],
  errorHeaders: {
    label: 'PreviewFile',
    list: [...REFUSED, 'Access-Control-Allow-Origin?', 'Vary?'],
    content: REFUSAL,
  },
};
