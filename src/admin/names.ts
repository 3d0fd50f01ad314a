/** What the pages of operators call what tables hold as codes; a code that is new does not compile without a name. */
import type { EntryType } from '../credits/credits.model.js';
import type { ModelOutcome } from '../models/models.model.js';
import type { FailureCode, RunStatus } from '../operators/operators.model.js';
import { kindName } from '../public/words.js';

export const STATUSES: Readonly<Record<RunStatus, string>> = {
  queued: 'Waiting',
  processing: 'Being made',
  canceling: 'Being canceled',
  completed: 'Completed',
  failed: 'Failed',
  canceled: 'Canceled',
};

export const FAILURES: Readonly<Record<FailureCode, string>> = {
  'safety.input': 'Prompt refused',
  'parent.failed': 'Earlier version failed',
  'provider.unavailable': 'Generator unreachable',
  'provider.timeout': 'Generator too slow',
  'provider.rate_limited': 'Generator overloaded',
  'worker.lost': 'Worker lost three times',
  'queue.expired': 'Waited over a day',
  'output.invalid': 'Result not a game',
  'output.not_playable': 'Can’t be played to the end',
  'output.unchanged': 'Nothing would change',
  'output.too_large': 'Game too large',
  'deadline.exceeded': 'Took too long',
  internal: 'Internal error',
};

export const ENTRIES: Readonly<Record<EntryType, string>> = {
  purchase: 'Bought',
  grant: 'Given',
  spend: 'Spent',
  refund: 'Refunded',
  expire: 'Expired',
  adjust: 'Corrected',
};

export const OUTCOMES: Readonly<Record<ModelOutcome, string>> = {
  answered: 'Answered',
  invalid: 'Answer not usable',
  truncated: 'Answer cut off',
  refused: 'Refused to answer',
  timeout: 'Took too long',
  rate_limited: 'Too many requests',
  unavailable: 'Unavailable',
  denied: 'Key not accepted',
  rejected: 'Request not accepted',
  canceled: 'Canceled',
  lost: 'Interrupted',
  resting: 'Not called: resting after failures',
  busy: 'Not called: busy',
  limited: 'Not called: spending limit reached',
};

/** What became of a run for which a model did not answer. */
export const UNANSWERED: Readonly<Record<string, string>> = {
  model: 'A game after another call to a model',
  composer: 'A game by the built-in composer',
  failed: 'No game: the run failed',
  canceled: 'No game: the run was canceled',
  open: 'Still waiting',
};

/** As the Studio and the public pages call it, with a capital: "Brick breaker". */
export function kindOf(kind: string): string {
  const name = kindName(kind, 'en') ?? kind;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The name of `code` in `names`, where the code comes from a row. */
export const named = (names: Readonly<Record<string, string>>, code: string): string =>
  Object.hasOwn(names, code) ? names[code]! : code;
