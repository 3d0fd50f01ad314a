/** What the routes to an artifact's bytes have in common. */
import { IF_NONE_MATCH } from '../http/described-route.js';
import type { Parameter } from '../http/openapi.types.js';

export const ARTIFACT_ID: Parameter = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'The artifact’s ID. An unknown ID, or another user’s, returns 404.',
  schema: { type: 'string' },
  example: '019aa3f0-7d52-7c11-8e4f-a1b2c3d4e5f6',
};

/** Asking for a part of a file, or only for one that has changed. */
export const CONDITIONAL: readonly Parameter[] = [
  IF_NONE_MATCH,
  {
    name: 'Range',
    in: 'header',
    description: 'One range of bytes. If several are asked for, the whole file is sent.',
    schema: { type: 'string' },
    example: 'bytes=0-99',
  },
  {
    name: 'If-Range',
    in: 'header',
    description: 'An `ETag`: if the file has changed since, all of it is sent.',
    schema: { type: 'string' },
  },
];

/** The first line of a game, which is all that an example has a use for. */
export const GAME = '<!doctype html><html lang="en"><title>Penguin Leap</title>…';
