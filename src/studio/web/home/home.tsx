import { useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { PromptBox } from '../compose/prompt-box.js';
import { GamesDocument, type GameCardFragment } from '../generated/operations.js';
import { usePausedQuery } from '../graphql/use-paused-query.js';
import { useMessages } from '../messages/index.js';
import { useTitle } from '../parts/title.js';
import { GameTile, GameTileSkeleton } from '../history/game-tile.js';
import { newestGames, RECENT_GAMES } from '../history/games-asked.js';
import { useSession } from '../session/session.js';
import { Examples } from './examples.js';
import { RemixNote, useRemix } from './remix.js';

/** The first page: what it is, where one types, and what one made before. */
export function Home() {
  const texts = useMessages();
  const { viewer, viewerExpected, service, starting, signedOut } = useSession();
  const remix = useRemix();
  const [offer, setOffer] = useState<{ readonly text: string } | undefined>(remix.taken);
  const [{ data, fetching }] = usePausedQuery({
    query: GamesDocument,
    // as the page of all games asks, so that the two share what was read
    variables: newestGames(RECENT_GAMES),
    requestPolicy: 'cache-and-network',
    pause: !viewer,
  });
  const games = data?.viewer?.threads?.edges.slice(0, RECENT_GAMES).map(({ node }) => node) ?? [];
  useTitle(texts.product);
  return (
    <>
      <section class="hero">
        {signedOut && !viewer && (
          <p class="told" role="status">
            {texts.signIn.signedOut}
          </p>
        )}
        <h1>{viewer && !viewer.guest ? texts.home.welcome(viewer.name) : texts.home.title}</h1>
        {!viewerExpected && <p class="lead">{texts.home.lead}</p>}
        {remix.slug && <RemixNote slug={remix.slug} onDrop={remix.drop} />}
        <PromptBox offer={offer} remixOf={remix.slug} onRemixOver={remix.drop} />
        {!viewer && service && service.guestGames > 0 && (
          <p class="dim small centre">
            {texts.guest.first(service.guestGames, service.signUpCredits)} {texts.guest.kept}
          </p>
        )}
        {viewer?.guest && <p class="dim small centre">{texts.guest.here}</p>}
        {/* who has games has them small, under which their own stand: which it is has to be known, or all of it moves */}
        {!starting && (
          <Examples
            pictures={!viewer || (data !== undefined && games.length === 0)}
            onPick={(text) => {
              remix.drop();
              setOffer({ text });
            }}
          />
        )}
      </section>
      {viewer && (fetching || games.length > 0) && <Recent games={games} />}
    </>
  );
}

/** What one made last; nothing yet is a skeleton. */
function Recent({ games }: { readonly games: readonly GameCardFragment[] }) {
  const texts = useMessages();
  return (
    <section class="recent" aria-busy={games.length === 0}>
      <header class="section-head">
        <h2>{texts.home.recent}</h2>
        <Link href="/runs">{texts.home.all}</Link>
      </header>
      <ul class="tiles">
        {games.length === 0
          ? Array.from({ length: RECENT_GAMES }, (_, i) => <GameTileSkeleton key={i} />)
          : games.map((game) => <GameTile key={game.id} game={game} />)}
      </ul>
    </section>
  );
}
