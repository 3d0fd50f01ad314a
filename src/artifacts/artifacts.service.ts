import type { Readable } from 'node:stream';
import { validate as isUuid } from 'uuid';
import type { Viewer } from '../accounts/accounts.model.js';
import type { Config } from '../config.js';
import type { Database } from '../db/orm.js';
import { AppError, invalidField } from '../errors.js';
import { authorise } from './access.js';
import { raiseEpoch, selectArtifacts, selectEpochs, selectFile } from './artifact.queries.js';
import type { ArtifactRecord, ArtifactsService, PreviewToken } from './artifacts.model.js';
import { createSingleFile } from './create-single-file.js';
import { pathProblem } from './file-names.js';
import { createPreviewTokens, TOKEN_TTL_SECONDS } from './preview-tokens.js';
import { downloadPath, thumbnailPath, tokenFolder } from './preview-urls.js';
import { stageArtifact } from './stage.js';
import type { ArtifactStore } from './store.js';

export interface ArtifactsOptions {
  readonly database: Database;
  readonly config: Pick<Config, 'previewOrigin'>;
  readonly store: ArtifactStore;
  /** newest first */
  readonly previewKeys: readonly string[];
  /** origin of absolute URLs; a function, since a port of 0 is known only after listening */
  readonly baseUrl: () => string;
}

export function createArtifactsService(options: ArtifactsOptions): ArtifactsService {
  const { database, config, store, baseUrl } = options;
  const db = database.pool;
  const tokens = createPreviewTokens(options.previewKeys);

  async function findMany(viewer: Viewer, ids: readonly string[]): Promise<(ArtifactRecord | null)[]> {
    const wellFormed = ids.filter((id) => isUuid(id));
    const rows = wellFormed.length === 0 ? [] : await selectArtifacts(db, wellFormed);
    // the one place where an artifact's owner is compared for a viewer
    const own = new Map(rows.filter((row) => row.userId === viewer.user.id).map((row) => [row.id, row]));
    return ids.map((id) => own.get(id.toLowerCase()) ?? null);
  }

  async function issue(artifactIds: readonly string[], ttlSeconds: number): Promise<PreviewToken[]> {
    if (artifactIds.length === 0) return [];
    const rows = new Map((await selectEpochs(db, artifactIds)).map((row) => [row.id, row]));
    return artifactIds.map((id) => {
      const { epoch, now } = rows.get(id.toLowerCase())!;
      // whole seconds: what a client is told is what the token says
      const expiresAt = new Date((Math.floor(now.getTime() / 1000) + ttlSeconds) * 1000);
      const artifactId = id.toLowerCase();
      const token = tokens.sign({ artifactId, epoch, expiresAt });
      return { token, expiresAt, url: (config.previewOrigin ?? baseUrl()) + tokenFolder(artifactId, token) };
    });
  }

  return {
    findMany,
    find: async (viewer, id) => (await findMany(viewer, [id]))[0] ?? null,
    stage: (result) => stageArtifact(store, result),
    async createSingleFile(viewer, artifactId) {
      const [parent] = await findMany(viewer, [artifactId]);
      if (!parent) throw new AppError('artifact_not_found');
      const id = await createSingleFile({ database, store }, parent);
      return (await findMany(viewer, [id]))[0]!;
    },
    downloadUrl: (artifactId) => baseUrl() + downloadPath(artifactId),
    thumbnailUrl: (artifactId) => baseUrl() + thumbnailPath(artifactId),
    previewTokens: (artifactIds) => issue(artifactIds, TOKEN_TTL_SECONDS.default),

    async createPreviewToken(viewer, artifactId, ttlSeconds) {
      const ttl = ttlSeconds ?? TOKEN_TTL_SECONDS.default;
      const { min, max } = TOKEN_TTL_SECONDS;
      if (!Number.isInteger(ttl) || ttl < min || ttl > max)
        throw invalidField('ttlSeconds', 'out_of_range', `ttlSeconds must be a whole number from ${min} to ${max}.`);
      const [artifact] = await findMany(viewer, [artifactId]);
      if (!artifact) throw new AppError('artifact_not_found');
      return (await issue([artifact.id], ttl))[0]!;
    },

    async revokePreviewTokens(viewer, artifactId) {
      const raised = isUuid(artifactId) ? await raiseEpoch(db, artifactId, viewer.user.id) : [];
      if (raised.length === 0) throw new AppError('artifact_not_found');
    },

    authorisePreview: (request) => authorise(db, tokens, 'preview', request),
    authoriseDownload: (request) => authorise(db, tokens, 'download', request),

    async file(artifactId, path) {
      // such a name was never staged, and PostgreSQL refuses some of them (NUL)
      if (pathProblem(path) !== null) return null;
      return (await selectFile(db, artifactId, path))[0] ?? null;
    },

    open: (sha256, range): Promise<Readable> => store.open(sha256, range),
  };
}
