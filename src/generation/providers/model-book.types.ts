/** The book of calls to models: who may call now, and what became of each call. The service keeps it in the database, for all workers. */
import type { ModelSettings } from './model-settings.js';

/**
 * - answered: with a brief that could be used
 * - invalid, truncated, refused: an answer that could not; refused by the provider's own rules
 * - timeout, rate_limited, unavailable: no answer; another call may have one
 * - denied, rejected: the provider does not accept the key, or the call
 * - canceled: nobody waited for the answer any more; lost: the worker went before it came
 * - resting, busy, limited: not called: after failures, for calls that were already running, for the cost of the day
 */
export const MODEL_OUTCOMES = [
  'answered',
  'invalid',
  'truncated',
  'refused',
  'timeout',
  'rate_limited',
  'unavailable',
  'denied',
  'rejected',
  'canceled',
  'lost',
  'resting',
  'busy',
  'limited',
] as const;
export type ModelOutcome = (typeof MODEL_OUTCOMES)[number];
export type NotCalled = Extract<ModelOutcome, 'resting' | 'busy' | 'limited'>;

/** Whose run it is: for the record, and for the limits of a user. */
export interface RunOf {
  readonly id: string;
  readonly attempt: number;
  readonly userId: string;
}

export interface Call {
  readonly run: RunOf | undefined;
  readonly provider: string;
  readonly model: ModelSettings;
  /** dollars that it costs at most: they count until it is settled, so that calls at once keep the limit too */
  readonly mostCost: number;
}

export interface Settled {
  readonly outcome: Exclude<ModelOutcome, NotCalled | 'lost'>;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** dollars */
  readonly cost: number;
  /** what the model left out and was put back, what it added: words for people */
  readonly restored?: readonly string[];
  readonly invented?: readonly string[];
  /** the provider asks not to be called for so long */
  readonly restSeconds?: number;
}

export interface ModelBook {
  /** Asks to call a model; the answer is the call's id, or why it is not to be made. */
  admit(call: Call): Promise<{ readonly id: string } | { readonly not: NotCalled }>;
  /** Writes what became of it; failures in a row let the model rest. */
  settle(id: string, settled: Settled): Promise<void>;
}

/** A book that admits every call and forgets it: for a command without a database. */
export const openBook: ModelBook = {
  admit: async () => ({ id: 'call' }),
  settle: async () => undefined,
};
