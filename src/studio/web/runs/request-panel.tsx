import { PromptBox } from '../compose/prompt-box.js';
import { sentAlongWith } from '../compose/sent-along.js';
import type { RunPartsFragment } from '../generated/operations.js';
import { useMessages } from '../messages/index.js';
import type { RunEvent } from './live-run.js';
import { ModelAttempts } from './model-attempts.js';
import { RunLog } from './run-log.js';

interface RequestPanelProps {
  readonly run: RunPartsFragment;
  readonly events: readonly RunEvent[];
  /** set once somebody wants to change the words of a run that ended without a game */
  readonly edit: { readonly text: string } | undefined;
}

/** Beside a run that has no game: what was asked for, and what has happened until now. */
export function RequestPanel({ run, events, edit }: RequestPanelProps) {
  const { compose, edit: byHand, game } = useMessages();
  return (
    <section class="stack request">
      <h2>{edit ? game.ended.editHint : run.byHand ? byHand.made : game.underWay.prompt}</h2>
      {edit ? (
        <PromptBox
          parent={{ id: run.parentRunId ?? run.id, mode: run.mode }}
          intent={run.intent}
          context={sentAlongWith(run.id)}
          label={compose.label}
          offer={edit}
        />
      ) : run.byHand ? null : (
        <p class="plain-prompt" dir="auto" tabIndex={0}>
          {run.prompt}
        </p>
      )}
      <p class="dim small">
        {[
          compose.modes[run.mode],
          // what nobody chose needs no word
          ...(run.intent === 'auto' ? [] : [compose.intents[run.intent]]),
          ...(run.assetMode === 'auto' ? [] : [compose.assetModes[run.assetMode]]),
        ].join(' · ')}
      </p>
      <ModelAttempts runId={run.id} stage={run.status === 'processing' ? run.stage : run.status} />
      <RunLog run={run} events={events} />
    </section>
  );
}
