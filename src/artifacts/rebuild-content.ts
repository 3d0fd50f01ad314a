/**
 * Damaged content of an artifact made again: of its zip, of its files, of the bundle that it was derived from, or of its
 * design. Whatever comes out is kept only under the hash that the row has: an artifact never changes.
 */
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import yauzl from 'yauzl';
import { prepared, type Queryable } from '../db/sql.js';
import { rebuildGame } from '../generation/rebuild.js';
import { selectFiles } from './artifact.queries.js';
import type { Derivation } from './artifact.entity.js';
import type { DamagedArtifact } from './check-store.js';
import { Damaged, type NamedContent } from './damage.js';
import { inlineBundle } from './inline-bundle.js';
import type { ArtifactStore } from './store.js';
import { findDamage, readContent } from './stored-content.js';
import { measureZip, zipStream, type ZipEntry } from './zip.js';

interface Dependencies {
  readonly db: Queryable;
  readonly store: Pick<ArtifactStore, 'open' | 'put'>;
}

interface KeptArtifact extends NamedContent {
  readonly id: string;
  readonly type: 'html' | 'bundle';
  readonly entryPath: string;
  readonly parentArtifactId: string | null;
  readonly derivation: Derivation | null;
  readonly manifest: Record<string, unknown>;
  readonly design: unknown;
}

const selectKept = prepared<KeptArtifact, [id: string]>(
  'rebuild_artifact',
  `select id, type, sha256, size_bytes as "sizeBytes", entry_path as "entryPath", parent_artifact_id as "parentArtifactId",
          derivation, manifest, design
     from artifacts where id = $1`,
);

const OTHER_BYTES =
  'What is kept of it gives other bytes now: another version of the program, or another generator, made it.';

export interface Rebuilt {
  /** hashes of what is whole again */
  readonly done: ReadonlySet<string>;
  /** a sentence each: what was tried for the rest, and why nothing came of it */
  readonly reasons: readonly string[];
}

/** Tries every source until nothing is damaged. At most two copies of a bundle (50 MiB each) are in memory. */
export async function rebuildArtifact(deps: Dependencies, damaged: DamagedArtifact): Promise<Rebuilt> {
  const lacking = new Set(damaged.contents.map(({ sha256 }) => sha256));
  const done = new Set<string>();
  const reasons: string[] = [];
  const [artifact] = await selectKept(deps.db, damaged.id);
  if (!artifact) return { done, reasons: ['The artifact has been removed.'] };

  const zip = artifact.type === 'bundle' ? artifact.sha256 : null;
  for (const source of [fromZip, fromBundle, fromDesign]) {
    if ([...lacking].every((sha256) => sha256 === zip)) break;
    let candidates: readonly Buffer[] = [];
    try {
      candidates = await source(deps, artifact);
    } catch (error) {
      reasons.push(error instanceof Error ? error.message : String(error));
    }
    for (const bytes of candidates) {
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      if (!lacking.delete(sha256)) continue;
      await deps.store.put(sha256, bytes);
      done.add(sha256);
    }
  }
  if (zip !== null && lacking.has(zip) && (await zipAgain(deps, artifact))) {
    lacking.delete(zip);
    done.add(zip);
  }
  if (lacking.size === 0) return { done, reasons: [] };
  return { done, reasons: reasons.length > 0 ? reasons : [OTHER_BYTES] };
}

/** The files of a bundle whose zip is whole. */
async function fromZip({ store }: Dependencies, artifact: KeptArtifact): Promise<Buffer[]> {
  if (artifact.type !== 'bundle' || (await findDamage(store, artifact))) return [];
  const archive = await yauzl.fromBufferPromise(await readContent(store, artifact));
  const files: Buffer[] = [];
  for await (const entry of archive.eachEntry()) files.push(await buffer(await archive.openReadStreamPromise(entry)));
  return files;
}

/** The single file of a bundle, which comes before it and so was looked at already. */
async function fromBundle({ db, store }: Dependencies, artifact: KeptArtifact): Promise<Buffer[]> {
  if (artifact.derivation !== 'single_file' || artifact.parentArtifactId === null) return [];
  const [parent] = await selectKept(db, artifact.parentArtifactId);
  if (!parent) throw new Error('The bundle that it was made of has been removed.');
  const files = await selectFiles(db, parent.id);
  const read = async (path: string) =>
    readContent(
      store,
      files.find((file) => file.path === path)!,
    );
  try {
    return [await inlineBundle({ entryPath: parent.entryPath, files, read })];
  } catch (error) {
    if (error instanceof Damaged) throw new Error('The bundle that it was made of is damaged too.', { cause: error });
    throw error;
  }
}

async function fromDesign(_: Dependencies, artifact: KeptArtifact): Promise<Buffer[]> {
  if (artifact.derivation !== null) return [];
  return (await rebuildGame(artifact)).map(({ bytes }) => bytes);
}

/** The zip of files that are all whole: the same bytes on every machine and in every version. */
async function zipAgain({ db, store }: Dependencies, artifact: KeptArtifact): Promise<boolean> {
  const entries: ZipEntry[] = [];
  try {
    for (const file of await selectFiles(db, artifact.id))
      entries.push({ path: file.path, bytes: await readContent(store, file) });
  } catch (error) {
    if (error instanceof Damaged) return false;
    throw error;
  }
  if ((await measureZip(entries)).sha256 !== artifact.sha256) return false;
  await store.put(artifact.sha256, zipStream(entries));
  return true;
}
