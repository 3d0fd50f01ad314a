/** Games that an operator took down, as their owners are told of it. */
import DataLoader from 'dataloader';
import { IN_ONE_TURN, prepared, type Queryable } from '../db/sql.js';
import type { TakeDown } from './publications.model.js';

const takenDown = prepared<TakeDown & { readonly artifactId: string }, [artifactIds: readonly string[]]>(
  'publications_taken_down',
  `select artifact_id as "artifactId", taken_down_reason as reason, taken_down_at as "takenDownAt"
     from publications where artifact_id = any ($1::uuid[]) and taken_down_at is not null`,
);

/** @returns what finds the taking down of an artifact, or null; artifacts that are asked for at once are one statement */
export function createTakeDowns(db: Queryable): (artifactId: string) => Promise<TakeDown | null> {
  const loader = new DataLoader<string, TakeDown | null>(async (ids) => {
    const found = new Map((await takenDown(db, ids)).map((row) => [row.artifactId, row]));
    return ids.map((id) => found.get(id) ?? null);
  }, IN_ONE_TURN);
  return (artifactId) => loader.load(artifactId);
}
