import { Check } from 'lucide-preact';
import type { StudioRunStage, StudioRunStatus } from '../generated/operations.js';
import { useMessages } from '../messages/index.js';

const STEPS = ['planning', 'generating', 'assets', 'assembling', 'validating', 'finalizing'] as const;

interface StepsProps {
  readonly status: StudioRunStatus;
  readonly stage: StudioRunStage | null | undefined;
}

/** The way of a game in six steps, the present one lit. Making it again is the step of playing it, once more. */
export function Steps({ status, stage }: StepsProps) {
  const { run: texts, game } = useMessages();
  const at =
    status === 'completed' ? STEPS.length : stage ? STEPS.indexOf(stage === 'repairing' ? 'validating' : stage) : -1;
  return (
    <ol class="steps" aria-label={game.underWay.steps}>
      {STEPS.map((step, i) => {
        const here = i === at && status !== 'queued';
        const done = i < at;
        return (
          <li
            key={step}
            class={here ? 'here' : done ? 'done' : ''}
            {...(here ? { 'aria-current': 'step' as const } : {})}
          >
            <span class="dot" aria-hidden="true">
              {done && <Check />}
            </span>
            <span class="step-name">{texts.stages[here && stage === 'repairing' ? 'repairing' : step]}</span>
            {done && <span class="visually-hidden"> ({game.underWay.done})</span>}
          </li>
        );
      })}
    </ol>
  );
}
