/**
 * What a run was asked to change by hand, kept in this tab: a run tells it in a line of English only, and another try of
 * one that failed, or its form, must know it again.
 */
import type { EditDesignInput } from '../generated/operations.js';
import type { Draft } from './use-edits.js';

export interface SentEdits {
  readonly input: EditDesignInput;
  /** the form as it was sent */
  readonly draft: Draft;
}

export function keepSentEdits(runId: string, sent: SentEdits): void {
  try {
    sessionStorage.setItem(`by-hand:${runId}`, JSON.stringify(sent));
  } catch {
    // closed or full: the form begins with the game as it is
  }
}

/** undefined where it was sent from elsewhere */
export function sentEditsOf(runId: string): SentEdits | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(`by-hand:${runId}`) ?? 'null') as SentEdits | null) ?? undefined;
  } catch {
    return undefined;
  }
}
