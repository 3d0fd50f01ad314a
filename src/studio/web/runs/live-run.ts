import { useSubscription } from '@urql/preact';
import { useEffect, useState } from 'preact/hooks';
import { RunEventsDocument, type RunEventsSubscription, type StudioRunStatus } from '../generated/operations.js';
import type { LiveState } from '../graphql/live.js';
import { useSession } from '../session/session.js';

export type RunEvent = RunEventsSubscription['studioRunEvents'];

const FINAL: ReadonlySet<StudioRunStatus> = new Set(['completed', 'failed', 'canceled']);

export function isFinal(status: StudioRunStatus): boolean {
  return FINAL.has(status);
}

/**
 * The log of a run, from its first event on, as long as the view is there: history first, then live. The events also
 * bring the run itself up to date, wherever it is shown.
 */
export function useRunEvents(runId: string): readonly RunEvent[] {
  const [{ data }] = useSubscription<RunEventsSubscription, readonly RunEvent[], { runId: string; after: number }>(
    { query: RunEventsDocument, variables: { runId, after: 0 } },
    (known = [], { studioRunEvents: event }) => (event.run.id !== known[0]?.run.id ? [event] : [...known, event]),
  );
  return data?.[0]?.run.id === runId ? data : [];
}

/** How the connection stands that events come by. */
export function useLiveState(): LiveState {
  const { live } = useSession();
  const [state, setState] = useState(live.state());
  useEffect(() => {
    setState(live.state());
    return live.onState(setState);
  }, [live]);
  return state;
}
