import { CircleSlash, CloudAlert } from 'lucide-preact';
import { useEffect, useRef } from 'preact/hooks';
import { ShowCall } from '../calls/show-call.js';
import { sentAlongWith } from '../compose/sent-along.js';
import { useMake } from '../compose/use-make.js';
import type { CreateStudioRunInput, RunPartsFragment } from '../generated/operations.js';
import type { Messages } from '../messages/en.js';
import { useMessages } from '../messages/index.js';
import { busy } from '../parts/busy.js';
import { Problem } from '../parts/problem.js';
import { EndedByHand } from './ended-by-hand.js';

interface EndedProps {
  readonly run: RunPartsFragment;
  /** it ended while it was looked at, so whoever was about to stop it has lost the focus */
  readonly justNow: boolean;
  /** somebody wants to change the prompt before the next try */
  readonly onEdit: () => void;
}

/** A run that ended without a game: what happened, that it cost nothing, and the way on. */
export function Ended({ run, justNow, onEdit }: EndedProps) {
  const { edit, game, lang, failures } = useMessages();
  const canceled = run.status === 'canceled';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // not to a button: what was pressed last would be pressed again, and costs
    if (justNow && document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <div class="player">
      <div class="screen ended">
        {canceled ? <CircleSlash aria-hidden="true" /> : <CloudAlert aria-hidden="true" />}
        <h2 ref={heading} tabIndex={-1}>
          {canceled ? game.ended.canceled : game.ended.failed}
        </h2>
        <p role="status">
          {run.failure && <>{lang === 'en' ? run.failure.message : failures[run.failure.reason]} </>}
          {run.failure && wayOn(run.failure, run.byHand ? { ...game.ended, ...edit.ended } : game.ended)}
        </p>
        <p class="dim">{game.ended.free}</p>
        {run.byHand ? <EndedByHand run={run} /> : <EndedPrompt run={run} onEdit={onEdit} />}
      </div>
      <div class="player-bar" />
    </div>
  );
}

function wayOn(
  { reason, retryable }: NonNullable<RunPartsFragment['failure']>,
  texts: Pick<Messages['game']['ended'], 'parentFailed' | 'retryable' | 'notRetryable'>,
): string {
  if (reason === 'parent_failed') return texts.parentFailed;
  return retryable ? texts.retryable : texts.notRetryable;
}

/** The way on from words: the same once more, or others, first what is likelier to end well. */
function EndedPrompt({ run, onEdit }: Pick<EndedProps, 'run' | 'onEdit'>) {
  const { compose, game } = useMessages();
  const { make, making, error, refused } = useMake();
  const canceled = run.status === 'canceled';
  const hopeful = canceled || run.failure?.retryable === true;
  const retry = (
    <button
      type="button"
      class={`button ${hopeful ? 'primary' : ''}`}
      {...busy(making)}
      onClick={() => !making && void make(again(run))}
    >
      {making ? compose.making : canceled ? game.ended.after : game.ended.again}
    </button>
  );
  const edit = (
    <button type="button" class={`button ${hopeful ? '' : 'primary'}`} onClick={onEdit}>
      {game.ended.edit}
    </button>
  );
  return (
    <>
      <div class="row">
        {hopeful ? [retry, edit] : run.failure?.reason === 'output_unchanged' ? edit : [edit, retry]}
        <ShowCall call={() => ({ action: 'CreateRun', variables: { input: again(run) } })} />
      </div>
      <Problem error={error} refused={refused} />
    </>
  );
}

/** The same request. What it continued is continued: a run that failed left nothing to go on from but its thread. */
function again(run: RunPartsFragment): CreateStudioRunInput {
  const { prompt, mode, intent, assetMode } = run;
  const context = sentAlongWith(run.id);
  return {
    prompt,
    mode,
    intent,
    assetMode,
    parentRunId: run.parentRunId ?? run.id,
    ...(context == null ? {} : { artifact: context }),
  };
}
