import { prepared } from '../db/sql.js';

/**
 * Keeps from which public game a run was made, by any slug that the game ever had: with its thread, and only where the run
 * is the first of it, since later ones change what is there. A game that is not public is not kept, and no error: whoever
 * reads a page may press its button after the owner has unpublished it.
 * Apart from the hot statement, since few runs have it.
 */
export const keepRemix = prepared<never, [runId: string, slug: string]>(
  'keep_remix',
  `update threads t set remix_of = p.artifact_id
     from runs r, publication_slugs s join publications p on p.artifact_id = s.artifact_id
    where r.id = $1 and t.id = r.thread_id and s.slug = $2 and p.withdrawn_at is null
      and not exists (select 1 from runs earlier where earlier.thread_id = t.id and earlier.id < r.id)`,
);
