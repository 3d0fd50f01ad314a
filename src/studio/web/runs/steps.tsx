import { Check } from 'lucide-preact';
import type { RunPartsFragment } from '../generated/operations.js';
import { useMessages } from '../messages/index.js';
import { stageOf } from './said.js';

const STEPS = ['planning', 'generating', 'assets', 'assembling', 'validating', 'finalizing'] as const;

interface StepsProps {
  readonly run: Pick<RunPartsFragment, 'status' | 'stage' | 'byHand'>;
}

/** The way of a game in six steps, the present one lit. Making it again is the step of playing it, once more. */
export function Steps({ run }: StepsProps) {
  const { status, stage } = run;
  const texts = useMessages();
  const at =
    status === 'completed' ? STEPS.length : stage ? STEPS.indexOf(stage === 'repairing' ? 'validating' : stage) : -1;
  return (
    <ol class="steps" aria-label={texts.game.underWay.steps}>
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
            <span class="step-name">{stageOf(run, here && stage === 'repairing' ? stage : step, texts)}</span>
            {done && <span class="visually-hidden"> ({texts.game.underWay.done})</span>}
          </li>
        );
      })}
    </ol>
  );
}
