/** The reads of artifacts: by primary key, prepared; whoever reads compares the owner on the row. */
import { prepared } from '../db/sql.js';
import type { ArtifactFileRecord, ArtifactRecord } from './artifacts.model.js';

export const selectArtifacts = prepared<ArtifactRecord, [ids: readonly string[]]>(
  'artifacts_by_ids',
  `select id, run_id as "runId", user_id as "userId", parent_artifact_id as "parentArtifactId", type, title,
          content_type as "contentType", size_bytes as "sizeBytes", file_count as "fileCount", sha256,
          entry_path as "entryPath", manifest, playability, created_at as "createdAt"
     from artifacts where id = any($1::uuid[])`,
);

/** What preview and download need: no manifest, which may be large. `epoch` and `now` judge a token. */
export interface ServableArtifact {
  readonly id: string;
  readonly userId: string;
  readonly type: 'html' | 'bundle';
  readonly title: string;
  readonly contentType: string;
  readonly sizeBytes: number;
  readonly sha256: string;
  readonly entryPath: string;
  readonly epoch: number;
  readonly now: Date;
}

export const selectServable = prepared<ServableArtifact, [id: string]>(
  'artifact_servable',
  `select a.id, a.user_id as "userId", a.type, a.title, a.content_type as "contentType", a.size_bytes as "sizeBytes",
          a.sha256, a.entry_path as "entryPath", coalesce(e.epoch, 0) as epoch, now() as now
     from artifacts a left join preview_epochs e on e.artifact_id = a.id
    where a.id = $1`,
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

export const selectEpochs = prepared<{ id: string; epoch: number; now: Date }, [ids: readonly string[]]>(
  'artifact_epochs',
  `select w.id, coalesce(e.epoch, 0) as epoch, now() as now
     from unnest($1::uuid[]) as w(id) left join preview_epochs e on e.artifact_id = w.id`,
);

/** The statement is the guard: a row comes back only for an artifact of this user. */
export const raiseEpoch = prepared<{ epoch: number }, [artifactId: string, userId: string]>(
  'artifact_raise_epoch',
  `insert into preview_epochs (artifact_id, epoch)
   select id, 1 from artifacts where id = $1 and user_id = $2
   on conflict (artifact_id) do update set epoch = preview_epochs.epoch + 1
   returning epoch`,
);
