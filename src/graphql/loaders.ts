/** One read for all rows of an answer instead of one for each: made anew for every request, so nothing is stale or shared. */
import DataLoader from 'dataloader';
import type { Viewer } from '../accounts/accounts.model.js';
import type { ArtifactRecord, PreviewToken } from '../artifacts/artifacts.model.js';
import type { RunCredits } from '../credits/credits.model.js';
import type { PublicationRecord } from '../publications/publications.model.js';
import type { QueuePlace, RunRecord } from '../runs/runs.model.js';
import type { Services } from '../services.js';

export interface Loaders {
  readonly run: DataLoader<string, RunRecord | null>;
  readonly artifact: DataLoader<string, ArtifactRecord | null>;
  readonly runCredits: DataLoader<string, RunCredits>;
  readonly queuePlace: DataLoader<string, QueuePlace | null>;
  readonly previewToken: DataLoader<string, PreviewToken>;
  /** by the artifact's id */
  readonly publication: DataLoader<string, PublicationRecord | null>;
}

/** `viewer` is asked at the first read: a mutation may have signed in before. */
export function createLoaders({ runs, artifacts, credits, publications }: Services, viewer: () => Viewer): Loaders {
  return {
    run: new DataLoader((ids) => runs.findMany(viewer(), ids)),
    artifact: new DataLoader((ids) => artifacts.findMany(viewer(), ids)),
    runCredits: new DataLoader((ids) => credits.ofRuns(ids)),
    queuePlace: new DataLoader((ids) => runs.queuePlaces(ids)),
    previewToken: new DataLoader((ids) => artifacts.previewTokens(ids)),
    publication: new DataLoader((ids) => publications.findMany(viewer(), ids)),
  };
}
