/** The file of a game that a model wrote, for whoever is to change it. */
import { text } from 'node:stream/consumers';
import type { ArtifactFileRecord, ArtifactsService } from '../artifacts/artifacts.model.js';
import { prepared, type Queryable } from '../db/sql.js';
import { WRITTEN_ENGINE } from '../generation/written/engine.js';

const entryOf = prepared<ArtifactFileRecord, [artifactId: string, engine: string]>(
  'written_page',
  `select f.artifact_id as "artifactId", f.path, f.sha256, f.size_bytes as "sizeBytes", f.content_type as "contentType", f.role
     from artifacts a join artifact_files f on f.artifact_id = a.id and f.path = a.entry_path
    where a.id = $1 and a.type = 'html' and a.manifest ->> 'engine' = $2`,
);

/** Its text; undefined where the composer made the game. @throws artifact_damaged */
export async function readWrittenPage(
  db: Queryable,
  artifacts: Partial<Pick<ArtifactsService, 'open'>>,
  artifactId: string,
): Promise<string | undefined> {
  const [entry] = await entryOf(db, artifactId, WRITTEN_ENGINE);
  return entry && artifacts.open ? text(await artifacts.open(entry)) : undefined;
}
