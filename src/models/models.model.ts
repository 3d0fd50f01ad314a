/** Records and service of models: every call of a provider's model for a run, what became of it, and which model rests. */
import type { Viewer } from '../accounts/accounts.model.js';
import type { ModelOutcome } from '../generation/providers/model-book.types.js';

export { MODEL_OUTCOMES, type ModelOutcome } from '../generation/providers/model-book.types.js';

/** One call for a run, as its owner sees it: without prices. */
export interface ModelAttemptRecord {
  readonly id: string;
  readonly runId: string;
  readonly provider: string;
  readonly model: string;
  /** null while the model is at work */
  readonly outcome: ModelOutcome | null;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** words of the prompt that the model left out and that were put back */
  readonly restored: readonly string[];
  /** what the model said beyond the prompt */
  readonly invented: readonly string[];
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
}

export interface ModelsService {
  /** For DataLoader: the calls for each of `runIds`, in their order; none for a run of another user. */
  attempts(viewer: Viewer, runIds: readonly string[]): Promise<ModelAttemptRecord[][]>;
}
