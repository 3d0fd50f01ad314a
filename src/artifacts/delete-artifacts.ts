import type { Transaction } from '../db/transaction.js';

/**
 * Takes everything that these runs made from its owner: each artifact looks like none from the commit on, by its id, its
 * preview links and its download, and links that it was shared by are stopped. The rows are locked first, so that a publication at the same moment comes before, and is
 * withdrawn by the caller, or finds none.
 * @returns the ids of the artifacts
 */
export async function deleteArtifacts(tx: Transaction, runIds: readonly string[]): Promise<readonly string[]> {
  const rows = await tx.query<{ id: string }>(
    'select id from artifacts where run_id = any ($1::uuid[]) order by id for no key update',
    runIds,
  );
  const ids = rows.map(({ id }) => id);
  await tx.query(
    `insert into preview_epochs (artifact_id, epoch, deleted) select id, 1, true from unnest($1::uuid[]) a (id)
     on conflict (artifact_id) do update set epoch = preview_epochs.epoch + 1, deleted = true`,
    ids,
  );
  await tx.query(
    'update share_links set stopped_at = clock_timestamp() where artifact_id = any ($1::uuid[]) and stopped_at is null',
    ids,
  );
  return ids;
}
