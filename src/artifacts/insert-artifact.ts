import type { EntityManager } from '../db/orm.js';
import { ArtifactFile } from './artifact-file.entity.js';
import { Artifact, type Derivation } from './artifact.entity.js';
import type { StagedArtifact } from './artifacts.model.js';

/**
 * Writes the rows of a staged artifact in the transaction of `em`, at once (no flush): the run that points to it is
 * moved in the same transaction, after this.
 */
export async function insertArtifact(
  em: EntityManager,
  staged: StagedArtifact,
  owner: {
    readonly runId: string;
    readonly userId: string;
    readonly parentArtifactId?: string | null;
    readonly derivation?: Derivation;
  },
): Promise<void> {
  const { runId, userId, parentArtifactId = null, derivation = null } = owner;
  const { record, design } = staged;
  await em.insert(Artifact, { ...record, design, runId, userId, parentArtifactId, derivation });
  await em.insertMany(ArtifactFile, [...staged.files]);
}
