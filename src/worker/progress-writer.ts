import { setTimeout as sleep } from 'node:timers/promises';
import type { Stage } from '../generation/provider.types.js';

export interface ProgressStep {
  readonly stage: Stage;
  /** 0–100 */
  readonly progress: number;
  readonly message?: string;
}

export interface ProgressWriter {
  /** Never waits and never throws: a generator calls it as often as it likes. */
  report(step: ProgressStep): void;
  /** Waits for what is being written, and hands out what is left to write; steps reported afterwards are dropped. */
  finish(): Promise<readonly ProgressStep[]>;
}

/** At most about four events a second; a generator that reports each of 10,000 steps makes no more. */
const INTERVAL_MS = 250;
/** Stages are few; a generator that jumps between them is cut to its latest steps. */
const MOST_WAITING = 16;
const MESSAGE_LENGTH = 200;

/**
 * Turns a generator's reports into few events: within a stage the latest only, each change of stage always, what has come
 * meanwhile at once. `write` must not throw.
 */
export function createProgressWriter(
  write: (steps: readonly ProgressStep[]) => Promise<void>,
  intervalMs: number = INTERVAL_MS,
): ProgressWriter {
  const waiting: ProgressStep[] = [];
  const hurry = new AbortController();
  let finished = false;
  let writing: Promise<void> | undefined;
  let highest = 0;

  const pump = async (): Promise<void> => {
    while (waiting.length > 0 && !hurry.signal.aborted) {
      await write(waiting.splice(0));
      // what is reported meanwhile is merged; `finish()` does not wait
      await sleep(intervalMs, undefined, { signal: hurry.signal }).catch(() => undefined);
    }
    writing = undefined;
  };
  return {
    report(step) {
      if (finished) return;
      highest = Math.max(highest, toPercent(step.progress));
      const next = {
        stage: step.stage,
        progress: highest,
        ...(step.message === undefined ? {} : { message: toLine(step.message) }),
      };
      if (waiting.at(-1)?.stage === step.stage) waiting.pop();
      waiting.push(next);
      if (waiting.length > MOST_WAITING) waiting.shift();
      writing ??= pump();
    },
    async finish() {
      finished = true;
      hurry.abort();
      await writing;
      return waiting;
    },
  };
}

function toPercent(progress: number): number {
  return Number.isFinite(progress) ? Math.min(100, Math.max(0, Math.round(progress))) : 0;
}

/** One storable line, whatever a model wrote. */
function toLine(message: string): string {
  return [...message.toWellFormed().replaceAll(/\p{Cc}+/gu, ' ')].slice(0, MESSAGE_LENGTH).join('');
}
