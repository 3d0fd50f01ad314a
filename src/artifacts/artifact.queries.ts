/** The reads of artifacts: by primary key, prepared; the owner is compared on the row. */
import { columns, prepared } from '../db/sql.js';
import type { Transaction } from '../db/transaction.js';
import { JOIN_PUBLICATION, ownPublication, PUBLICATION_COLUMNS } from './stored-publication.js';
import type { ServableArtifact } from './access.model.js';
import type { ArtifactFileRecord, ArtifactRecord } from './artifacts.model.js';

interface StoredArtifact extends Omit<ArtifactRecord, 'publication' | 'manifest'> {
  /** undefined where the statement did not read it */
  readonly manifestText?: string;
  readonly deleted: boolean;
}

const CORE = {
  id: 'a.id',
  runId: 'a.run_id',
  userId: 'a.user_id',
  parentArtifactId: 'a.parent_artifact_id',
  type: 'a.type',
  title: 'a.title',
  contentType: 'a.content_type',
  sizeBytes: 'a.size_bytes',
  fileCount: 'a.file_count',
  sha256: 'a.sha256',
  entryPath: 'a.entry_path',
  playability: 'a.playability',
  createdAt: 'a.created_at',
  epoch: 'coalesce(e.epoch, 0)',
  deleted: 'coalesce(e.deleted, false)',
  now: 'now()',
} as const;
const core = columns<Omit<StoredArtifact, 'manifestText'>>('artifact', CORE);
// a text: who asks for another field than this and the reading does not pay for parsing it
const artifact = columns<StoredArtifact>('artifact', { ...CORE, manifestText: 'a.manifest::text' });
/** For statements that read artifacts as `a`, each with all that an answer tells of it. */
export const ARTIFACT_COLUMNS = `${artifact.sql}, ${PUBLICATION_COLUMNS}`;
/** The same without the manifest, which is larger than all the rest, and of which lists show nothing. */
export const ARTIFACT_CORE_COLUMNS = `${core.sql}, ${PUBLICATION_COLUMNS}`;
export const JOIN_TO_ARTIFACT = `left join preview_epochs e on e.artifact_id = a.id ${JOIN_PUBLICATION}`;

/** The artifact on a row. The one place where an artifact's owner is compared for a viewer. */
export function ownArtifact(row: object, userId: string): ArtifactRecord | null {
  const record = artifact.of(row);
  if (record?.userId !== userId || record.deleted) return null;
  return new OwnArtifact(record, ownPublication(row, userId));
}

/** A class, so that the getter is of all records: an object with one of its own takes four times as long to make. */
class OwnArtifact implements ArtifactRecord {
  readonly id: string;
  readonly runId: string;
  readonly userId: string;
  readonly parentArtifactId: string | null;
  readonly type: ArtifactRecord['type'];
  readonly title: string;
  readonly contentType: string;
  readonly sizeBytes: number;
  readonly fileCount: number;
  readonly sha256: string;
  readonly entryPath: string;
  readonly playability: ArtifactRecord['playability'];
  readonly createdAt: Date;
  readonly epoch: number;
  readonly now: Date;
  readonly publication: ArtifactRecord['publication'];
  readonly #manifestText: string | undefined;
  #manifest: ArtifactRecord['manifest'] | undefined;

  constructor(stored: StoredArtifact, publication: ArtifactRecord['publication']) {
    this.id = stored.id;
    this.runId = stored.runId;
    this.userId = stored.userId;
    this.parentArtifactId = stored.parentArtifactId;
    this.type = stored.type;
    this.title = stored.title;
    this.contentType = stored.contentType;
    this.sizeBytes = stored.sizeBytes;
    this.fileCount = stored.fileCount;
    this.sha256 = stored.sha256;
    this.entryPath = stored.entryPath;
    this.playability = stored.playability;
    this.createdAt = stored.createdAt;
    this.epoch = stored.epoch;
    this.now = stored.now;
    this.publication = publication;
    this.#manifestText = stored.manifestText;
  }

  get manifest(): ArtifactRecord['manifest'] {
    if (this.#manifestText === undefined) throw new Error('The statement did not read the manifest of an artifact.');
    return (this.#manifest ??= JSON.parse(this.#manifestText) as ArtifactRecord['manifest']);
  }
}

/** Rows for `ownArtifact`. */
export const selectArtifacts = prepared<object, [ids: readonly string[]]>(
  'artifacts_by_ids',
  `select ${ARTIFACT_COLUMNS} from artifacts a ${JOIN_TO_ARTIFACT} where a.id = any($1::uuid[])`,
);

/** Rows for `ownArtifact`, newest first, below an id. */
export const selectArtifactsOfUser = prepared<object, [userId: string, limit: number, before: string]>(
  'artifacts_of_user',
  `select ${ARTIFACT_COLUMNS} from (
     select own.* from artifacts own left join preview_epochs kept on kept.artifact_id = own.id
      where own.user_id = $1 and own.id < $3 and kept.deleted is not true order by own.id desc limit $2
   ) a ${JOIN_TO_ARTIFACT} order by a.id desc`,
);

export const selectServable = prepared<ServableArtifact, [id: string]>(
  'artifact_servable',
  `select a.id, a.user_id as "userId", a.type, a.title, a.content_type as "contentType", a.size_bytes as "sizeBytes",
          a.sha256, a.entry_path as "entryPath", coalesce(e.epoch, 0) as epoch, now() as now
     from artifacts a left join preview_epochs e on e.artifact_id = a.id
    where a.id = $1 and e.deleted is not true`,
);

export const selectFile = prepared<ArtifactFileRecord, [artifactId: string, path: string]>(
  'artifact_file',
  `select artifact_id as "artifactId", path, sha256, size_bytes as "sizeBytes", content_type as "contentType", role
     from artifact_files where artifact_id = $1 and path = $2`,
);

export const selectFiles = prepared<ArtifactFileRecord, [artifactId: string]>(
  'artifact_files_of',
  `select artifact_id as "artifactId", path, sha256, size_bytes as "sizeBytes", content_type as "contentType", role
     from artifact_files where artifact_id = $1 order by path`,
);

export const selectDesign = prepared<{ design: unknown }, [artifactId: string]>(
  'artifact_design',
  'select design from artifacts where id = $1',
);

export const selectSingleFile = prepared<{ id: string }, [bundleId: string]>(
  'artifact_single_file',
  `select id from artifacts where parent_artifact_id = $1 and derivation = 'single_file'`,
);

/** The statement is the guard: a row comes back only for an artifact of this user. */
const RAISE_EPOCH = `insert into preview_epochs (artifact_id, epoch)
   select id, 1 from artifacts where id = $1 and user_id = $2
   on conflict (artifact_id) do update set epoch = preview_epochs.epoch + 1
   returning epoch`;

export const raiseEpoch = prepared<{ epoch: number }, [artifactId: string, userId: string]>(
  'artifact_raise_epoch',
  RAISE_EPOCH,
);

/** The same, as a part of a transaction. */
export async function raiseEpochIn(tx: Transaction, artifactId: string, userId: string): Promise<void> {
  await tx.query(RAISE_EPOCH, artifactId, userId);
}
