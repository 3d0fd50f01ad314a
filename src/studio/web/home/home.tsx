import { useQuery } from '@urql/preact';
import { useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { PromptBox } from '../compose/prompt-box.js';
import { RunsDocument, type RunCardFragment } from '../generated/operations.js';
import { useMessages } from '../messages/index.js';
import { useTitle } from '../parts/title.js';
import { RunTile, RunTileSkeleton } from '../history/run-tile.js';
import { useSession } from '../session/session.js';
import { Examples } from './examples.js';

const RECENT = 6;

/** The first page: what it is, where one types, and what one made before. */
export function Home() {
  const texts = useMessages();
  const { viewer, starting, signedOut } = useSession();
  const [offer, setOffer] = useState<{ text: string } | undefined>();
  const [{ data, fetching }] = useQuery({
    query: RunsDocument,
    variables: { first: RECENT },
    requestPolicy: 'cache-and-network',
    pause: !viewer,
  });
  const runs = data?.viewer?.studioRuns?.edges.slice(0, RECENT).map(({ node }) => node) ?? [];
  useTitle(texts.product);
  return (
    <>
      <section class="hero">
        {signedOut && !viewer && (
          <p class="told" role="status">
            {texts.signIn.signedOut}
          </p>
        )}
        <h1>{viewer ? texts.home.welcome(viewer.name) : texts.home.title}</h1>
        {!viewer && <p class="lead">{texts.home.lead}</p>}
        <PromptBox offer={offer} />
        {/* who has games has them small, under which their own stand: which it is has to be known, or all of it moves */}
        {!starting && (
          <Examples
            pictures={!viewer || (data !== undefined && runs.length === 0)}
            onPick={(text) => setOffer({ text })}
          />
        )}
      </section>
      {viewer && (fetching || runs.length > 0) && <Recent runs={runs} />}
    </>
  );
}

/** What one made last; nothing yet is a skeleton. */
function Recent({ runs }: { readonly runs: readonly RunCardFragment[] }) {
  const texts = useMessages();
  return (
    <section class="recent" aria-busy={runs.length === 0}>
      <header class="section-head">
        <h2>{texts.home.recent}</h2>
        <Link href="/runs">{texts.home.all}</Link>
      </header>
      <ul class="tiles">
        {runs.length === 0
          ? Array.from({ length: RECENT }, (_, i) => <RunTileSkeleton key={i} />)
          : runs.map((run) => <RunTile key={run.id} run={run} />)}
      </ul>
    </section>
  );
}
