import { useMutation } from '@urql/preact';
import { CancelRunDocument, type RunPartsFragment } from '../generated/operations.js';
import { useMessages } from '../messages/index.js';
import { Problem } from '../parts/problem.js';
import { isFinal, useLiveState, type RunEvent } from './live-run.js';

/** A run on its way: where it stands, how far it is, and the way to stop it. Said aloud stage by stage, not figure by figure. */
export function Progress({ run, events }: { readonly run: RunPartsFragment; readonly events: readonly RunEvent[] }) {
  const texts = useMessages();
  const live = useLiveState();
  const [{ fetching, error }, cancel] = useMutation(CancelRunDocument);
  const last = events.findLast((event) => event.__typename === 'StudioRunProgressed');
  const now =
    run.status === 'queued'
      ? run.queue
        ? texts.run.place(run.queue.position)
        : texts.run.status.queued
      : run.status === 'processing' && run.stage
        ? texts.run.stages[run.stage]
        : texts.run.status[run.status];
  return (
    <section class="progress" aria-busy="true">
      <p class="progress-now" role="status">
        {now}
      </p>
      <progress max={100} value={run.status === 'queued' ? undefined : run.progress} aria-label={now} />
      <p class="dim small">{last?.__typename === 'StudioRunProgressed' && last.message ? last.message : ' '}</p>
      {live === 'lost' && <p class="quiet-note">{texts.run.reconnecting}</p>}
      {!isFinal(run.status) && (
        <button
          type="button"
          class="button"
          disabled={fetching || run.status === 'canceling'}
          onClick={() => void cancel({ id: run.id })}
        >
          {run.status === 'canceling' ? texts.run.canceling : texts.run.cancel}
        </button>
      )}
      {error && <Problem error={error} />}
    </section>
  );
}
