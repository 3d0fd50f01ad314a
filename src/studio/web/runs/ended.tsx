import { CircleSlash, CloudAlert } from 'lucide-preact';
import type { RunPartsFragment } from '../generated/operations.js';
import { useMessages } from '../messages/index.js';
import { Problem } from '../parts/problem.js';
import { useMake } from './use-make.js';

interface EndedProps {
  readonly run: RunPartsFragment;
  /** somebody wants to change the prompt before the next try */
  readonly onEdit: () => void;
}

/** A run that ended without a game: what happened, that it cost nothing, and the way on. */
export function Ended({ run, onEdit }: EndedProps) {
  const { game } = useMessages();
  const { make, making, error } = useMake();
  const canceled = run.status === 'canceled';
  const hopeful = canceled || run.failure?.retryable === true;
  const retry = (
    <button
      type="button"
      class={`button ${hopeful ? 'primary' : ''}`}
      disabled={making}
      onClick={() => make(again(run))}
    >
      {canceled ? game.ended.after : game.ended.again}
    </button>
  );
  const edit = (
    <button type="button" class={`button ${hopeful ? '' : 'primary'}`} onClick={onEdit}>
      {game.ended.edit}
    </button>
  );
  return (
    <div class="player">
      <div class="screen ended">
        {canceled ? <CircleSlash aria-hidden="true" /> : <CloudAlert aria-hidden="true" />}
        <h2>{canceled ? game.ended.canceled : game.ended.failed}</h2>
        <p role="status">
          {run.failure && <>{run.failure.message} </>}
          {run.failure && (run.failure.retryable ? game.ended.retryable : game.ended.notRetryable)}
        </p>
        <p class="dim">{game.ended.free}</p>
        <div class="row">{hopeful ? [retry, edit] : [edit, retry]}</div>
        {error && <Problem error={error} />}
      </div>
      <div class="player-bar" />
    </div>
  );
}

/** The same request. What it continued is continued: a run that failed left nothing to go on from but its thread. */
function again(run: RunPartsFragment) {
  const { prompt, mode, intent, assetMode } = run;
  return { prompt, mode, intent, assetMode, parentRunId: run.parentRunId ?? run.id };
}
