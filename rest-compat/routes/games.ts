/** Public games, for everybody. */
import { GamesDocument } from '../generated/operations.js';
import { count, text } from '../readers.js';
import { operation, type Route } from '../route.types.js';

export const gameRoutes: readonly Route[] = [
  operation({
    method: 'GET',
    path: '/api/games',
    doc: 'Public games by search, kind and order; `after` is the `endCursor` of the previous page.',
    session: false,
    body: false,
    document: GamesDocument,
    errors: ['validation_failed'],
    variables: ({ query }) => ({
      first: count(query, 'first'),
      after: text(query, 'after'),
      search: text(query, 'search'),
      kind: text(query, 'kind'),
      order: text(query, 'order'),
    }),
    status: 200,
    data: ({ games }) => ({ games: games?.nodes, pageInfo: games?.pageInfo }),
  }),
];
