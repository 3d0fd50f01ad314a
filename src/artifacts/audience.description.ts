import type { Parameter } from '../http/openapi.types.js';

/** What decides about the form in which a game's document comes: see `audience.ts`. */
export const AUDIENCE: readonly Parameter[] = [
  {
    name: 'Sec-Fetch-Dest',
    in: 'header',
    description:
      'Set by browsers. An address opened in a tab (`document`) shows a page with the game in a frame; a frame gets the game with a guard script; all other clients get the file as it is.',
    schema: { type: 'string' },
    example: 'document',
  },
  {
    name: 'tab',
    in: 'query',
    description: 'With any value: as if opened in a tab, for browsers that don’t send `Sec-Fetch-Dest`.',
    schema: { type: 'string' },
  },
];
