import { useQuery } from '@urql/preact';
import { useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { RunsDocument, type StudioRunStatus } from '../generated/operations.js';
import { useMessages } from '../messages/index.js';
import { LoadMore } from '../parts/load-more.js';
import { Unread } from '../parts/unread.js';
import { useTitle } from '../parts/title.js';
import { RunTile, RunTileSkeleton } from './run-tile.js';

const PAGE = 24;
const FILTERS = {
  all: null,
  completed: ['completed'],
  active: ['queued', 'processing', 'canceling'],
  failed: ['failed', 'canceled'],
} as const satisfies Record<string, readonly StudioRunStatus[] | null>;
type Filter = keyof typeof FILTERS;

/** Every run of the viewer, newest first, a page at a time as one scrolls. */
export function HistoryPage() {
  const texts = useMessages();
  const [filter, setFilter] = useState<Filter>('all');
  useTitle(texts.history.title);
  return (
    <>
      <header class="section-head">
        <h1>{texts.history.title}</h1>
      </header>
      <fieldset class="filters">
        <legend class="visually-hidden">{texts.history.filter}</legend>
        {(Object.keys(FILTERS) as Filter[]).map((each) => (
          <button key={each} type="button" class="chip" aria-pressed={filter === each} onClick={() => setFilter(each)}>
            {texts.history.filters[each]}
          </button>
        ))}
      </fieldset>
      <Runs key={filter} filter={filter} />
    </>
  );
}

function Runs({ filter }: { readonly filter: Filter }) {
  const texts = useMessages();
  const [after, setAfter] = useState<string | null>(null);
  const status = FILTERS[filter];
  const [{ data, error, fetching, stale }, again] = useQuery({
    query: RunsDocument,
    variables: { first: PAGE, after, filter: status ? { status } : null },
    requestPolicy: 'cache-and-network',
  });
  const list = data?.viewer?.studioRuns;
  const runs = list?.edges.map(({ node }) => node) ?? [];
  const busy = fetching || stale;
  if (error && !list) return <Unread error={error} onAgain={() => again({ requestPolicy: 'network-only' })} />;
  if (!busy && runs.length === 0)
    return (
      <section class="empty">
        <p>{filter === 'all' ? texts.history.empty : texts.history.emptyFilter}</p>
        {filter === 'all' && (
          <Link href="/" class="button primary">
            {texts.history.first}
          </Link>
        )}
      </section>
    );
  return (
    <>
      <ul class="tiles" aria-busy={busy}>
        {runs.map((run) => (
          <RunTile key={run.id} run={run} />
        ))}
        {busy && runs.length === 0 && Array.from({ length: 8 }, (_, i) => <RunTileSkeleton key={i} />)}
      </ul>
      {list?.pageInfo.hasNextPage && (
        <LoadMore label={texts.history.more} busy={busy} onMore={() => setAfter(list.pageInfo.endCursor)} />
      )}
    </>
  );
}
