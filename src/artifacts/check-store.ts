/** Every content that a row names, read and compared with its hash: what an operator looks for before users find it. */
import { prepared, type Queryable } from '../db/sql.js';
import type { Damaged, NamedContent } from './damage.js';
import type { ArtifactStore } from './store.js';
import { findDamage } from './stored-content.js';

export interface DamagedContent extends NamedContent {
  /** within the artifact; null: the zip of a bundle */
  readonly path: string | null;
  readonly damage: Damaged;
}

/** An artifact with what of it is damaged. */
export interface DamagedArtifact {
  readonly kind: 'artifact';
  readonly id: string;
  readonly runId: string;
  readonly contents: readonly DamagedContent[];
}

/** A picture that was drawn of a game. It is not known of which: it is drawn again when somebody asks for it. */
export interface DamagedPicture {
  readonly kind: 'picture';
  readonly key: string;
  readonly contents: readonly [DamagedContent];
}

export interface CheckedCounts {
  artifacts: number;
  pictures: number;
}

export interface CheckStoreOptions {
  readonly db: Queryable;
  readonly store: Pick<ArtifactStore, 'open'>;
  /** 0–100 */
  readonly onProgress?: (percent: number) => void;
  readonly signal?: AbortSignal;
}

/** Of up to 500 files each: at most 10,000 rows are in memory. */
const ARTIFACTS_A_PAGE = 20;
const PICTURES_A_PAGE = 1_000;
/** Licences and pictures of the set are the same in many bundles: each is read once. About 5 MB. */
const MOST_REMEMBERED = 50_000;

interface ArtifactRow extends NamedContent {
  readonly id: string;
  readonly runId: string;
  readonly type: 'html' | 'bundle';
}

// pages go by primary key: an hour's pass holds no snapshot, which would keep the database from tidying up
const countRows = prepared<{ artifacts: number; pictures: number }, []>(
  'check_count',
  'select (select count(*) from artifacts)::int as artifacts, (select count(*) from pictures)::int as pictures',
);
const selectPage = prepared<ArtifactRow, [after: string, limit: number]>(
  'check_artifacts',
  `select id, run_id as "runId", type, sha256, size_bytes as "sizeBytes" from artifacts
    where id > $1 order by id limit $2`,
);
const selectFilesOf = prepared<NamedContent & { artifactId: string; path: string }, [ids: readonly string[]]>(
  'check_files',
  `select artifact_id as "artifactId", path, sha256, size_bytes as "sizeBytes" from artifact_files
    where artifact_id = any($1::uuid[]) order by artifact_id, path`,
);
const selectPictures = prepared<NamedContent & { key: string }, [after: string, limit: number]>(
  'check_pictures',
  'select key, sha256, size_bytes as "sizeBytes" from pictures where key > $1 order by key limit $2',
);

/**
 * Yields each artifact and picture with damaged content, oldest first; returns how many it looked at. Memory is bounded
 * whatever the store's size, and the service may run: what is put meanwhile is whole at once.
 */
export async function* damagedContents(
  options: CheckStoreOptions,
): AsyncGenerator<DamagedArtifact | DamagedPicture, CheckedCounts> {
  const { db, signal, onProgress } = options;
  const inspect = inspector(options.store);
  const [total = { artifacts: 0, pictures: 0 }] = await countRows(db);
  const counts: CheckedCounts = { artifacts: 0, pictures: 0 };
  const looked = (what: keyof CheckedCounts) => {
    counts[what] += 1;
    const part = (counts.artifacts + counts.pictures) / Math.max(1, total.artifacts + total.pictures);
    onProgress?.(Math.min(100, Math.floor(part * 100)));
  };

  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const page = await selectPage(db, after, ARTIFACTS_A_PAGE);
    const files = Map.groupBy(
      await selectFilesOf(
        db,
        page.map(({ id }) => id),
      ),
      ({ artifactId }) => artifactId,
    );
    for (const { id, runId, type, ...whole } of page) {
      if (signal?.aborted) return counts;
      const contents: DamagedContent[] = [];
      for (const { path, sha256, sizeBytes } of files.get(id) ?? []) {
        const damage = await inspect({ sha256, sizeBytes });
        if (damage) contents.push({ path, sha256, sizeBytes, damage });
      }
      // an HTML artifact is its one file
      const damage = type === 'bundle' ? await inspect(whole) : null;
      if (damage) contents.push({ path: null, ...whole, damage });
      looked('artifacts');
      if (contents.length > 0) yield { kind: 'artifact', id, runId, contents };
    }
    const last = page.at(-1);
    if (!last) break;
    after = last.id;
  }
  for (let after = ''; ;) {
    const page = await selectPictures(db, after, PICTURES_A_PAGE);
    for (const { key, sha256, sizeBytes } of page) {
      if (signal?.aborted) return counts;
      const damage = await inspect({ sha256, sizeBytes });
      looked('pictures');
      if (damage) yield { kind: 'picture', key, contents: [{ path: null, sha256, sizeBytes, damage }] };
    }
    const last = page.at(-1);
    if (!last) break;
    after = last.key;
  }
  return counts;
}

/** Remembers what is whole; what is damaged is read each time, since it may have been rebuilt since. */
function inspector(store: Pick<ArtifactStore, 'open'>): (content: NamedContent) => Promise<Damaged | null> {
  const whole = new Set<string>();
  return async (content) => {
    const key = `${content.sha256} ${content.sizeBytes}`;
    if (whole.has(key)) return null;
    const damage = await findDamage(store, content);
    if (damage) return damage;
    whole.add(key);
    if (whole.size > MOST_REMEMBERED) whole.delete(whole.values().next().value!);
    return null;
  };
}
