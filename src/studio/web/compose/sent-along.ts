/**
 * What a run was sent along with (the artifact that it is about, the errors that it reported), kept in this tab: a run does
 * not tell it, and another try of one that failed must know it again.
 */
import type { CreateStudioRunInput } from '../generated/operations.js';

type SentAlong = CreateStudioRunInput['artifact'];

export function keepSentAlong(runId: string, context: SentAlong): void {
  if (context == null) return;
  try {
    sessionStorage.setItem(`sent:${runId}`, JSON.stringify(context));
  } catch {
    // closed or full: the next try goes without
  }
}

/** undefined where nothing was, or where it was sent from elsewhere */
export function sentAlongWith(runId: string): SentAlong {
  try {
    const kept = JSON.parse(sessionStorage.getItem(`sent:${runId}`) ?? 'null') as SentAlong;
    return kept ?? undefined;
  } catch {
    return undefined;
  }
}
