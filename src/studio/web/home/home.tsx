import { useQuery } from '@urql/preact';
import { useState } from 'preact/hooks';
import { Link, useLocation } from 'wouter-preact';
import { PromptBox } from '../compose/prompt-box.js';
import { RunsDocument } from '../generated/operations.js';
import { useMessages } from '../messages/index.js';
import { useTitle } from '../parts/title.js';
import { RunTile, RunTileSkeleton } from '../history/run-tile.js';
import { useSession } from '../session/session.js';

const RECENT = 6;

/** The first page: what it is, where one types, and what one made before. */
export function Home() {
  const texts = useMessages();
  const { viewer } = useSession();
  const [, go] = useLocation();
  const [offer, setOffer] = useState<{ text: string } | undefined>();
  useTitle(texts.product);
  return (
    <>
      <section class="hero">
        <h1>{viewer ? texts.home.welcome(viewer.name) : texts.home.title}</h1>
        {!viewer && <p class="lead">{texts.home.lead}</p>}
        <PromptBox offer={offer} onCreated={(run) => go(`/runs/${run.id}`)} />
        <div class="examples">
          <h2 class="visually-hidden">{texts.home.examples}</h2>
          <ul>
            {texts.compose.examples.map((text) => (
              <li key={text}>
                <button type="button" class="chip" onClick={() => setOffer({ text })}>
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </div>
      </section>
      {viewer && <Recent />}
    </>
  );
}

function Recent() {
  const texts = useMessages();
  const [{ data, fetching }] = useQuery({
    query: RunsDocument,
    variables: { first: RECENT },
    requestPolicy: 'cache-and-network',
  });
  const runs = data?.viewer?.studioRuns?.edges.slice(0, RECENT).map(({ node }) => node) ?? [];
  if (!fetching && runs.length === 0) return null;
  return (
    <section class="recent" aria-busy={fetching}>
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
