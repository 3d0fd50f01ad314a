/** One read for all rows of an answer instead of one for each: made anew for every request, so nothing is stale or shared. */
import DataLoader from 'dataloader';
import type { Viewer } from '../accounts/accounts.model.js';
import type { ArtifactRecord } from '../artifacts/artifacts.model.js';
import type { QueuePlace, RunRecord } from '../runs/runs.model.js';
import type { Services } from '../services.js';

export interface Loaders {
  readonly run: DataLoader<string, RunRecord | null>;
  readonly artifact: DataLoader<string, ArtifactRecord | null>;
  readonly queuePlace: DataLoader<string, QueuePlace | null>;
}

/** `viewer` is asked at the first read: a mutation may have signed in before. */
export function createLoaders({ runs, artifacts }: Services, viewer: () => Viewer): Loaders {
  return {
    run: new DataLoader((ids) => runs.findMany(viewer(), ids)),
    artifact: new DataLoader((ids) => artifacts.findMany(viewer(), ids)),
    queuePlace: new DataLoader((ids) => runs.queuePlaces(ids)),
  };
}
