import { useQuery } from '@urql/preact';
import { ChevronDown } from 'lucide-preact';
import { useId, useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { VersionsDocument, type GameCardFragment } from '../generated/operations.js';
import { useMessages } from '../messages/index.js';
import { Unread } from '../parts/unread.js';
import { saidOf } from '../runs/said.js';
import { versionLine } from '../runs/version-line.js';

/** The versions of a game, read when they are opened, the newest first. */
export function VersionsInside({ game }: { readonly game: GameCardFragment }) {
  const { history: texts } = useMessages();
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div class="tile-versions">
      <button type="button" class="quiet" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <ChevronDown aria-hidden="true" />
        {texts.versions(game.versionCount ?? 0)}
      </button>
      <div id={id} hidden={!open}>
        {open && <List threadId={game.key} />}
      </div>
    </div>
  );
}

function List({ threadId }: { readonly threadId: string }) {
  const messages = useMessages();
  const { game, run: texts, loading } = messages;
  const [{ data, error, fetching }, again] = useQuery({
    query: VersionsDocument,
    variables: { threadId, after: null },
    requestPolicy: 'cache-and-network',
  });
  const found = data?.viewer?.studioRuns;
  if (error && !found) return <Unread error={error} onAgain={() => again({ requestPolicy: 'network-only' })} />;
  if (!found) return <p class="small dim">{fetching ? loading : ''}</p>;
  const versions = versionLine(found.edges.map(({ node }) => node));
  // numbers count from the first, which comes with the last page
  const numbered = !found.pageInfo.hasNextPage;
  return (
    <ol>
      {versions.toReversed().map(({ run, number }) => (
        <li key={run.id}>
          <Link href={`/runs/${run.id}`}>
            <span class="small">
              {number !== undefined && numbered ? game.versions.version(number) : texts.status[run.status]}
            </span>
            <span class="small dim" dir="auto">
              {saidOf(run, messages)}
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
