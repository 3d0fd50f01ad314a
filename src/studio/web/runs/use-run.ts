import { useClient, useQuery, type CombinedError } from '@urql/preact';
import { useEffect, useRef } from 'preact/hooks';
import { RunViewDocument, type RunViewPartsFragment } from '../generated/operations.js';
import { codeOf } from '../graphql/client.js';
import { useRunEvents, type RunEvent } from './live-run.js';

/** A place in the queue changes with no event of this run's own. */
const QUEUE_MS = 5_000;

export interface RunView {
  readonly run: RunViewPartsFragment | undefined;
  /** why there is no run, or why the one that is there could not be read again */
  readonly error: CombinedError | undefined;
  readonly events: readonly RunEvent[];
  /** reads it again; undefined where no answer came */
  readonly reload: () => Promise<RunViewPartsFragment | undefined>;
}

/** One run with everything that its page shows, kept up to date by its events. */
export function useRun(id: string): RunView {
  const client = useClient();
  const [{ data, error }] = useQuery({
    query: RunViewDocument,
    variables: { id },
    requestPolicy: 'cache-and-network',
  });
  const events = useRunEvents(id);
  // what was read stays through an outage: the game in its frame, and how far the run was
  const known = useRef<RunViewPartsFragment | undefined>();
  if (data?.studioRun) known.current = data.studioRun;
  const run = data?.studioRun ?? (error && isOutage(error) ? known.current : undefined);
  const reload = async (): Promise<RunViewPartsFragment | undefined> => {
    const result = await client.query(RunViewDocument, { id }, { requestPolicy: 'network-only' });
    return result.data?.studioRun ?? undefined;
  };

  // the event tells that it has ended; its game, and what became of the price, are read once
  const ending = events.at(-1)?.type;
  const ended = ending === 'completed' || ending === 'failed' || ending === 'canceled';
  const settled = run?.credits?.held === 0 && (run.status !== 'completed' || run.artifact != null);
  useEffect(() => {
    if (ended && run && !settled) void reload();
  }, [ended, run !== undefined, settled]);

  useEffect(() => {
    if (run?.status !== 'queued') return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) void reload();
    }, QUEUE_MS);
    return () => clearInterval(timer);
  }, [run?.status]);

  return { run, error, events, reload };
}

const OUTAGES: ReadonlySet<string> = new Set(['network', 'service_unavailable', 'rate_limited', 'internal_error']);

/** No answer came, or the service has none for a while: what it told before holds. */
function isOutage(error: CombinedError): boolean {
  return OUTAGES.has(codeOf(error));
}
