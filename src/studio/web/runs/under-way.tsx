import { useEffect, useRef, useState } from 'preact/hooks';
import { ShowCall } from '../calls/show-call.js';
import type { RunPartsFragment } from '../generated/operations.js';
import type { Messages } from '../messages/en.js';
import { useMessages } from '../messages/index.js';
import { busy } from '../parts/busy.js';
import { Problem } from '../parts/problem.js';
import { isFinal, useLiveState, type RunEvent } from './live-run.js';
import { stageOf } from './said.js';
import { Steps } from './steps.js';
import type { Cancel } from './use-cancel.js';
import { linesOf, WrittenLines } from './written-lines.js';

export interface UnderWayProps {
  readonly run: RunPartsFragment;
  readonly events: readonly RunEvent[];
  readonly cancel: Cancel;
  /** the last attempt to read the run failed: what is shown is from before */
  readonly unread: boolean;
}

/** A run on its way, where its game will be: where it stands, how far it is, and the way to stop it. */
export function UnderWay({ run, events, cancel: { cancel, asking, error }, unread }: UnderWayProps) {
  const texts = useMessages();
  const stopping = run.status === 'canceling' || (asking && !isFinal(run.status));
  const now = stopping ? texts.run.status.canceling : whereItStands(run, texts);
  const last = events.findLast((event) => event.__typename === 'StudioRunProgressed');
  const message = last?.__typename === 'StudioRunProgressed' && run.status === 'processing' ? last.message : undefined;
  const lines = run.status === 'processing' ? linesOf(events) : [];
  return (
    <div class="player">
      <div class="screen under-way" aria-busy="true">
        {/* said aloud stage by stage, not figure by figure */}
        <p class="under-way-now" role="status">
          {now}
        </p>
        <Steps run={run} />
        <progress
          max={100}
          value={run.status === 'queued' ? undefined : run.status === 'completed' ? 100 : run.progress}
          aria-label={texts.game.underWay.label}
        />
        {lines.length > 0 ? (
          <WrittenLines lines={lines} />
        ) : (
          <p class="dim small line">{message !== now && message && texts.lang === 'en' ? message : '\u00a0'}</p>
        )}
        <Notes run={run} unread={unread} />
        {error && <Problem error={error} />}
      </div>
      <div class="player-bar">
        <button
          type="button"
          class="quiet"
          disabled={isFinal(run.status)}
          {...busy(stopping)}
          onClick={() => !stopping && cancel()}
        >
          {stopping ? texts.run.canceling : texts.run.cancel}
        </button>
        <ShowCall call={() => ({ action: 'CancelRun', variables: { id: run.id } })} />
        <p class="player-hint dim small">{isFinal(run.status) ? '' : texts.game.underWay.free}</p>
      </div>
    </div>
  );
}

function whereItStands(run: RunPartsFragment, texts: Messages): string {
  if (run.status === 'completed') return texts.game.underWay.loading;
  if (run.status === 'processing' && run.stage) return stageOf(run, run.stage, texts);
  if (run.status !== 'queued' || !run.queue) return texts.run.status[run.status];
  const { position, estimatedStartAt } = run.queue;
  const place = texts.run.place(position);
  if (!estimatedStartAt) return place;
  const time = new Intl.DateTimeFormat(texts.lang, { timeStyle: 'short' }).format(new Date(estimatedStartAt));
  return `${place}, ${texts.run.startsAt(time)}`;
}

/** What is out of the ordinary, quietly: the connection is away, or is back; a worker was lost. One line that is always there. */
function Notes({ run, unread }: Pick<UnderWayProps, 'run' | 'unread'>) {
  const { run: texts, game } = useMessages();
  const live = useLiveState();
  const wasLost = useRef(false);
  const [back, setBack] = useState(false);
  useEffect(() => {
    if (live === 'lost') wasLost.current = true;
    setBack(live === 'open' && wasLost.current);
  }, [live]);
  // while it waits, those that were lost are counted; the next one is one more
  const attempt = run.status === 'queued' ? run.attempt + 1 : run.attempt;
  const note =
    live === 'lost' || unread
      ? texts.reconnecting
      : back
        ? game.underWay.back
        : attempt > 1
          ? game.underWay.attempt(attempt)
          : '';
  return (
    <p class="quiet-note" role="status">
      {note}
    </p>
  );
}
