/** A bundle's game as an HTML artifact of its own: derived, immutable, at most one a bundle. */
import { buffer } from 'node:stream/consumers';
import type { Database } from '../db/orm.js';
import { violated } from '../db/errors.js';
import { inTransaction } from '../db/transaction.js';
import { AppError } from '../errors.js';
import { GenerationError, type GenerationResult } from '../generation/provider.types.js';
import { selectDesign, selectFiles, selectSingleFile } from './artifact.queries.js';
import type { ArtifactFileRecord, ArtifactRecord } from './artifacts.model.js';
import { NotInlinable } from './bundle-sources.js';
import { refuseFull } from './full-disk.js';
import { inlineBundle } from './inline-bundle.js';
import { insertArtifact } from './insert-artifact.js';
import { stageArtifact } from './stage.js';
import type { ArtifactStore } from './store.js';
import type { VerifiedContents } from './verified-content.js';

interface Dependencies {
  readonly database: Database;
  readonly store: ArtifactStore;
  readonly contents: Pick<VerifiedContents, 'open'>;
}

/**
 * The id of the one-file artifact of `parent`: itself where it is HTML, else the one that was made of it, now or before.
 * @throws artifact_not_publishable where it cannot become one file, artifact_damaged where one of its files is,
 * service_unavailable where there is no room
 */
export async function createSingleFile(deps: Dependencies, parent: ArtifactRecord): Promise<string> {
  if (parent.type === 'html') return parent.id;
  const { database, store } = deps;
  const made = async () => (await selectSingleFile(database.pool, parent.id))[0]?.id;
  const before = await made();
  if (before !== undefined) return before;

  const staged = await stageArtifact(store, await derive(deps, parent)).catch(refused);
  const { id: parentArtifactId, runId, userId } = parent;
  const owner = { runId, userId, parentArtifactId, derivation: 'single_file' } as const;
  try {
    await inTransaction(database, ({ em }) => insertArtifact(em, staged, owner));
    return staged.record.id;
  } catch (error) {
    const other = violated(error, 'artifacts_one_single_file') ? await made() : undefined;
    if (other === undefined) throw error;
    return other;
  }
}

/** The scripts are the bundle's own, so what its checks found holds. */
async function derive({ database, contents }: Dependencies, parent: ArtifactRecord): Promise<GenerationResult> {
  const files = await selectFiles(database.pool, parent.id);
  const [{ design } = { design: {} }] = await selectDesign(database.pool, parent.id);
  const bytes = await inlineBundle({
    entryPath: parent.entryPath,
    files,
    read: (path) =>
      readAll(
        contents,
        files.find((file) => file.path === path),
      ),
  }).catch(refused);
  const { files: _files, ...manifest } = parent.manifest;
  return {
    type: 'html',
    title: parent.title,
    files: [{ path: 'index.html', contentType: 'text/html', role: 'entry', bytes }],
    entryPath: 'index.html',
    manifest: { ...manifest, entry: 'index.html' },
    design: design as GenerationResult['design'],
    playability: parent.playability,
    provider: 'derived',
    model: null,
  };
}

async function readAll(
  contents: Pick<VerifiedContents, 'open'>,
  file: ArtifactFileRecord | undefined,
): Promise<Buffer> {
  if (!file) throw new Error('The bundle lacks a file that its page refers to.');
  return buffer(await contents.open(file));
}

function refused(cause: unknown): never {
  if (!(cause instanceof NotInlinable || cause instanceof GenerationError)) return refuseFull(cause);
  const message = `This bundle can't be converted into a single file, so it can't be published. ${cause.message}`;
  throw new AppError('artifact_not_publishable', { message, cause });
}
