import { useQuery } from '@urql/preact';
import { X } from 'lucide-preact';
import { useEffect, useState } from 'preact/hooks';
import { RemixSourceDocument } from '../generated/operations.js';
import { usePausedQuery } from '../graphql/use-paused-query.js';
import { useMessages } from '../messages/index.js';
import { useDraft } from '../parts/draft.js';
import { RemixLine } from '../parts/remix-line.js';

/** What the page of a public game hands over to be made into another one. */
export interface Remix {
  readonly text: string;
  /** the slug of that game; links of former times have none */
  readonly of: string | undefined;
}

/** What the page of a public game wants to be made, from behind the `#`; a reload or a way back brings it no more. */
function takeRemix(): Remix | undefined {
  const given = new URLSearchParams(location.hash.slice(1));
  const text = given.get('make');
  if (!text) return undefined;
  history.replaceState(history.state, '', location.pathname + location.search);
  return { text, of: given.get('of') ?? undefined };
}

/**
 * The game that is being remixed. Kept for this tab with what is typed, through a reload or a sign-in; over once it is
 * dropped. `slug` is none where that game is no longer public.
 */
export function useRemix(): {
  readonly taken: Remix | undefined;
  readonly slug: string | undefined;
  readonly drop: () => void;
} {
  const [taken] = useState(takeRemix);
  const [of, setOf, drop] = useDraft('remix');
  useEffect(() => {
    if (taken) setOf(taken.of ?? '');
  }, []);
  const [{ data }] = usePausedQuery({ query: RemixSourceDocument, variables: { slug: of }, pause: of === '' });
  return { taken, slug: of === '' || data?.game === null ? undefined : of, drop };
}

/** Says which game is being remixed, and lets go of it. */
export function RemixNote({ slug, onDrop }: { readonly slug: string; readonly onDrop: () => void }) {
  const { remixed } = useMessages().game;
  const [{ data }] = useQuery({ query: RemixSourceDocument, variables: { slug } });
  if (!data?.game) return null;
  return (
    <RemixLine source={{ ...data.game, author: null }}>
      <button type="button" class="icon-button" aria-label={remixed.drop} title={remixed.drop} onClick={onDrop}>
        <X aria-hidden="true" />
      </button>
    </RemixLine>
  );
}
