/** How a session of the page begins: who is there is asked, and beside that what the first view shows. */
import type { AnyVariables, DocumentInput, OperationResult } from '@urql/core';
import { GamesDocument, RunViewDocument, StartDocument, type StartQuery } from '../generated/operations.js';
import { connect, type GraphQLConnection } from '../graphql/client.js';
import { newestGames, PAGE_OF_GAMES, RECENT_GAMES } from '../history/games-asked.js';
import { comparedWith } from '../runs/compare-path.js';
import { wasSignedIn } from './was-signed-in.js';

export interface Begun {
  readonly connection: GraphQLConnection;
  readonly start: Promise<OperationResult<StartQuery>>;
}

/** A new connection, with nothing remembered of whoever was there before, and the first question on its way. */
export function begin(): Begun {
  const connection = connect();
  const context = { requestPolicy: 'network-only', atStart: true } as const;
  return { connection, start: connection.client.query(StartDocument, {}, context).toPromise() };
}

/**
 * As `begin`, for an address that is opened, before the scripts of its view and its texts are here. What the view will ask
 * is asked at once, where somebody was signed in when this browser last looked: it would wait for two answers otherwise.
 */
export function beginAt({ pathname, search }: Location): Begun {
  const begun = begin();
  const first = wasSignedIn() ? firstRead(pathname, search) : undefined;
  if (first) begun.connection.readAhead(...first);
  return begun;
}

type Read = readonly [query: DocumentInput<unknown, AnyVariables>, variables: AnyVariables];

/** What the view of an address asks first, as it will ask it; undefined: nothing, or it depends on more than the address. */
function firstRead(pathname: string, search: string): Read | undefined {
  const [, place = '', id] = pathname.split('/');
  if (place === '') return [GamesDocument, newestGames(RECENT_GAMES)];
  if (place !== 'runs') return undefined;
  if (id) return comparedWith(search) === undefined ? [RunViewDocument, { id }] : undefined;
  return search === '' ? [GamesDocument, newestGames(PAGE_OF_GAMES)] : undefined;
}
