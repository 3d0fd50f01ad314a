import { useQuery } from '@urql/preact';
import { useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { GamesDocument } from '../generated/operations.js';
import { useMessages } from '../messages/index.js';
import { LoadMore } from '../parts/load-more.js';
import { useTitle } from '../parts/title.js';
import { Unread } from '../parts/unread.js';
import { useGameQuery, useSettled, writeQuery, type GameQuery } from './game-query.js';
import { GameTile, GameTileSkeleton } from './game-tile.js';
import { GameTools } from './game-tools.js';
import { PAGE_OF_GAMES } from './games-asked.js';

const TYPING_MS = 250;

/** The viewer's games, a tile each with its versions inside, a page at a time as one scrolls. */
export function GamesPage() {
  const texts = useMessages();
  const [query, setQuery] = useGameQuery((word) => word in texts.game.kinds);
  const search = useSettled(query.search.trim(), TYPING_MS);
  useTitle(texts.history.title);
  const asked = { ...query, search };
  return (
    <>
      <header class="section-head">
        <h1>{texts.history.title}</h1>
      </header>
      <GameTools query={query} onQuery={setQuery} />
      <Games key={writeQuery(asked)} query={asked} />
    </>
  );
}

function Games({ query: { search, kinds, sort } }: { readonly query: GameQuery }) {
  const texts = useMessages();
  const [after, setAfter] = useState<string | null>(null);
  const filter = { ...(search === '' ? {} : { search }), ...(kinds.length === 0 ? {} : { kinds }) };
  const [{ data, error, fetching, stale }, again] = useQuery({
    query: GamesDocument,
    variables: { first: PAGE_OF_GAMES, after, filter, sort },
    requestPolicy: 'cache-and-network',
  });
  const list = data?.viewer?.threads;
  const games = list?.edges.map(({ node }) => node) ?? [];
  const busy = fetching || stale;
  const all = search === '' && kinds.length === 0;
  if (error && !list) return <Unread error={error} onAgain={() => again({ requestPolicy: 'network-only' })} />;
  if (!busy && games.length === 0)
    return (
      <section class="empty">
        <p role="status">{all ? texts.history.empty : texts.history.emptyFilter}</p>
        {all && (
          <Link href="/" class="button primary">
            {texts.history.first}
          </Link>
        )}
      </section>
    );
  return (
    <>
      <ul class="tiles" aria-busy={busy}>
        {games.map((game) => (
          <GameTile key={game.id} game={game} withActions />
        ))}
        {busy && games.length === 0 && Array.from({ length: 8 }, (_, i) => <GameTileSkeleton key={i} />)}
      </ul>
      {list?.pageInfo.hasNextPage && (
        <LoadMore label={texts.history.more} busy={busy} onMore={() => setAfter(list.pageInfo.endCursor)} />
      )}
    </>
  );
}
