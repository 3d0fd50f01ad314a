/** What a run's owner is told where its attempt failed. */
import { StoreFull } from '../artifacts/full-disk.js';
import type { GameDesign } from '../generation/design.js';
import { GenerationError } from '../generation/provider.types.js';
import type { Log } from '../log.js';
import type { Attempt, Failure } from '../runs/moves.js';
import { AttemptStopped } from './lease.js';

const DEADLINE: Failure = {
  code: 'deadline.exceeded',
  message: 'This game took too long to make and was stopped. Try again, or ask for a smaller game.',
  retryable: true,
};
const INTERNAL: Failure = {
  code: 'internal',
  message: 'Something went wrong on our side while this game was being made. Try again; nothing was charged.',
  retryable: true,
};
const PARENT_FAILED: Failure = {
  code: 'parent.failed',
  message: 'The run that this one continues ended without a game, so there was nothing to change. Nothing was charged.',
  retryable: false,
};

/** A change was asked for, and what it was about is not there: another game instead would be a surprise. */
export class ParentFailed extends Error {
  override readonly name = 'ParentFailed';
}

/** The version before was asked for, which is there already. */
export class UndoAsked extends Error {
  override readonly name = 'UndoAsked';
}

const UNDO: Failure = {
  code: 'output.unchanged',
  message:
    'This request only asks for the previous version, which is still there: open it and continue from it. Nothing was made and nothing was charged.',
  retryable: false,
};

/** A request would leave the game as it is; its design says what of it is not possible. */
export class Unchanged extends Error {
  override readonly name = 'Unchanged';
  constructor(readonly design: GameDesign) {
    super('The game stays as it is.');
  }
}

const MOST_TOLD = 3;

function unchanged({ asks }: GameDesign): Failure {
  const cannot = asks.filter(({ outcome }) => outcome === 'dropped').slice(0, MOST_TOLD);
  const told = cannot.length === 0 ? '' : ` Not possible here: ${cannot.map(({ text }) => `“${text}”`).join(', ')}.`;
  return {
    code: 'output.unchanged',
    message: `This change would leave the game as it is, so no new version was made and nothing was charged.${told} Say what should be different.`,
    retryable: false,
  };
}

/**
 * Not tried again by itself: a disk that is full stays so for longer than making the game takes, and the next attempts
 * would only keep a worker busy. Nothing is lost: the prompt is on the run, and its credits are free again.
 */
const NO_ROOM: Failure = {
  code: 'internal',
  message: 'We are out of storage right now, so this game was not kept. Try again later; nothing was charged.',
  retryable: true,
};

/** The failure of a run for what its attempt threw; logs what is a fault of the service. */
export function failureOf(log: Log, { runId, attempt }: Attempt, error: unknown): Failure {
  if (error instanceof GenerationError) return { code: error.code, message: error.message, retryable: error.retryable };
  if (error instanceof ParentFailed) return PARENT_FAILED;
  if (error instanceof UndoAsked) return UNDO;
  if (error instanceof Unchanged) return unchanged(error.design);
  if (error instanceof AttemptStopped && error.stopCause === 'deadline') return DEADLINE;
  // the log has it, once for all runs
  if (error instanceof StoreFull) return NO_ROOM;
  log.error({ err: error, runId, attempt }, 'A run failed for a reason of our own.');
  return INTERNAL;
}
