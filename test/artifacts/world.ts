/** A database and a disk store with users, runs and artifacts in them, as a completed run leaves them. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { v7 as uuidv7 } from 'uuid';
import type { Viewer } from '../../src/accounts/accounts.model.js';
import { createArtifactsService } from '../../src/artifacts/artifacts.service.js';
import type { ArtifactsService, StagedArtifact } from '../../src/artifacts/artifacts.model.js';
import { createDamageReport, type DamageReport } from '../../src/artifacts/damage.js';
import { createDiskStore } from '../../src/artifacts/disk-store.js';
import { insertArtifact } from '../../src/artifacts/insert-artifact.js';
import type { ArtifactStore, ByteRange } from '../../src/artifacts/store.js';
import { createVerifiedContents, type VerifiedContents } from '../../src/artifacts/verified-content.js';
import type { Database } from '../../src/db/orm.js';
import type { GenerationResult } from '../../src/generation/provider.types.js';
import { withDatabase } from '../helpers/database.js';

export const PREVIEW_KEY = 'a key of the tests, long enough to sign with';
export const BASE_URL = 'http://app.test:4000';

export interface World {
  readonly database: Database;
  readonly dir: string;
  readonly store: ArtifactStore;
  readonly artifacts: ArtifactsService;
  readonly contents: VerifiedContents;
  readonly damage: DamageReport;
  /** what an operator was told of damage, as it was given to the log */
  readonly logged: unknown[][];
  readonly addUser: () => Promise<Viewer>;
  readonly addRun: (owner: Viewer) => Promise<string>;
  /** stages, and writes the rows in one transaction */
  readonly addArtifact: (owner: Viewer, result: GenerationResult) => Promise<StagedArtifact>;
}

/** What a link to an artifact is made of, where none was ever revoked. */
export const justRead = ({ id }: { readonly id: string }) => ({ id, epoch: 0, now: new Date() });

/** A content as it is in the store, damaged or not. */
export async function storedBytes(
  store: Pick<ArtifactStore, 'open'>,
  sha256: string,
  range?: ByteRange,
): Promise<Buffer> {
  const opened = await store.open(sha256);
  try {
    return await buffer(opened.read(range));
  } finally {
    await opened.close();
  }
}

export async function withFolder<T>(work: (dir: string) => Promise<T>): Promise<T> {
  const dir = await mkdtemp(path.join(tmpdir(), 'gamewright-artifacts-'));
  try {
    return await work(dir);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

export async function withWorld<T>(work: (world: World) => Promise<T>, previewOrigin?: string): Promise<T> {
  return withFolder((dir) =>
    withDatabase(async (database) => {
      const store = createDiskStore(dir);
      const logged: World['logged'] = [];
      const damage = createDamageReport({ error: (...line: unknown[]) => void logged.push(line) });
      const contents = createVerifiedContents({ store, damage });
      const artifacts = createArtifactsService({
        database,
        config: { previewOrigin, publicationsPerMinute: 0, previewTokensPerMinute: 0 },
        store,
        contents,
        previewKeys: [PREVIEW_KEY],
        baseUrl: () => BASE_URL,
      });

      const addUser = async (): Promise<Viewer> => {
        const id = uuidv7();
        const email = `${randomUUID()}@example.test`;
        await database.pool.query('insert into users (id, email, name) values ($1, $2, $3)', [id, email, 'Test']);
        const now = new Date();
        const user = { id, email, name: 'Test', guest: false, createdAt: now };
        const session = {
          id: uuidv7(),
          userId: id,
          createdAt: now,
          lastSeenAt: now,
          expiresAt: now,
          userAgent: null,
          ip: null,
        };
        return { user, session };
      };
      const addRun = async (owner: Viewer): Promise<string> => {
        const [threadId, runId] = [uuidv7(), uuidv7()];
        await database.pool.query('insert into threads (id, user_id, key) values ($1, $2, $3)', [
          threadId,
          owner.user.id,
          threadId,
        ]);
        await database.pool.query(
          `insert into runs (id, user_id, thread_id, prompt, mode, intent, asset_mode, seed, price)
           values ($1, $2, $3, 'a penguin', 'quick_html', 'auto', 'auto', 1, 10)`,
          [runId, owner.user.id, threadId],
        );
        return runId;
      };
      const addArtifact = async (owner: Viewer, result: GenerationResult): Promise<StagedArtifact> => {
        const runId = await addRun(owner);
        const staged = await artifacts.stage(result);
        await database.orm.em
          .fork()
          .transactional((em) => insertArtifact(em, staged, { runId, userId: owner.user.id }));
        return staged;
      };
      return work({ database, dir, store, artifacts, contents, damage, logged, addUser, addRun, addArtifact });
    }),
  );
}
