import { validate as isUuid } from 'uuid';
import type { Viewer } from '../accounts/accounts.model.js';
import { limitByUser } from '../accounts/limits.js';
import type { Config } from '../config.js';
import type { Database } from '../db/orm.js';
import { AppError, invalidField } from '../errors.js';
import { authorise } from './access.js';
import { ownArtifact, raiseEpoch, selectArtifacts, selectArtifactsOfUser, selectFile } from './artifact.queries.js';
import type { ArtifactRecord, ArtifactsService, PreviewToken } from './artifacts.model.js';
import { createCompressedGames } from './compressed-games.js';
import { createSingleFile } from './create-single-file.js';
import { pathProblem } from './file-names.js';
import { createPreviewTokens, TOKEN_TTL_SECONDS } from './preview-tokens.js';
import { downloadPath, thumbnailPath, tokenFolder } from './preview-urls.js';
import { stageArtifact } from './stage.js';
import type { ArtifactStore } from './store.js';
import type { VerifiedContents } from './verified-content.js';
import { diffWritten } from './written-diff.js';
import { inEnglish } from '../validation.js';

export interface ArtifactsOptions {
  readonly database: Database;
  readonly config: Pick<Config, 'previewOrigin' | 'publicationsPerMinute' | 'previewTokensPerMinute'>;
  readonly store: ArtifactStore;
  /** of the same store */
  readonly contents: Pick<VerifiedContents, 'open'>;
  /** newest first */
  readonly previewKeys: readonly string[];
  /** origin of absolute URLs; a function, since a port of 0 is known only after listening */
  readonly baseUrl: () => string;
}

/** above every UUIDv7 */
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

type Issuable = Pick<ArtifactRecord, 'id' | 'epoch' | 'now'>;

export function createArtifactsService(options: ArtifactsOptions): ArtifactsService {
  const { database, config, store, contents, baseUrl } = options;
  const db = database.pool;
  const tokens = createPreviewTokens(options.previewKeys);
  const games = createCompressedGames(contents);

  async function findMany(viewer: Viewer, ids: readonly string[]): Promise<(ArtifactRecord | null)[]> {
    const wellFormed = ids.filter((id) => isUuid(id));
    const rows = wellFormed.length === 0 ? [] : await selectArtifacts(db, wellFormed);
    const found = rows.flatMap((row) => ownArtifact(row, viewer.user.id) ?? []);
    const own = new Map(found.map((record) => [record.id, record]));
    return ids.map((id) => own.get(id.toLowerCase()) ?? null);
  }

  function issue({ id: artifactId, epoch, now }: Issuable, ttlSeconds: number): PreviewToken {
    // whole seconds: what a client is told is what the token says
    const expiresAt = new Date((Math.floor(now.getTime() / 1000) + ttlSeconds) * 1000);
    const token = tokens.sign({ artifactId, epoch, expiresAt });
    return { token, expiresAt, url: (config.previewOrigin ?? baseUrl()) + tokenFolder(artifactId, token) };
  }

  /** three fields of an answer ask for the token of one record, one after the other */
  let issued: { readonly of: Issuable; readonly token: PreviewToken } | undefined;

  return {
    findMany,
    find: async (viewer, id) => (await findMany(viewer, [id]))[0] ?? null,
    async list(viewer, limit, before = LAST_ID) {
      const rows = await selectArtifactsOfUser(db, viewer.user.id, limit, before);
      return rows.flatMap((row) => ownArtifact(row, viewer.user.id) ?? []);
    },
    stage: (result) => stageArtifact(store, result),
    async createSingleFile(viewer, artifactId) {
      const [parent] = await findMany(viewer, [artifactId]);
      if (!parent) throw new AppError('artifact_not_found');
      await limitByUser(db, 'publishing', viewer.user.id, config.publicationsPerMinute);
      const id = await createSingleFile({ database, store, contents }, parent);
      return (await findMany(viewer, [id]))[0]!;
    },
    diff: (from, to) => diffWritten(db, contents, from, to),
    downloadUrl: (artifactId) => baseUrl() + downloadPath(artifactId),
    thumbnailUrl: (artifactId) => baseUrl() + thumbnailPath(artifactId),
    previewToken(artifact) {
      // a WeakMap of them was 2 % of a list of runs, and more in collections of garbage
      if (issued?.of !== artifact) issued = { of: artifact, token: issue(artifact, TOKEN_TTL_SECONDS.default) };
      return issued.token;
    },

    async createPreviewToken(viewer, artifactId, ttlSeconds) {
      const ttl = ttlSeconds ?? TOKEN_TTL_SECONDS.default;
      const { min, max } = TOKEN_TTL_SECONDS;
      if (!Number.isInteger(ttl) || ttl < min || ttl > max)
        throw invalidField(
          'ttlSeconds',
          'out_of_range',
          `Expected a whole number from ${inEnglish(min)} to ${inEnglish(max)}.`,
        );
      const [artifact] = await findMany(viewer, [artifactId]);
      if (!artifact) throw new AppError('artifact_not_found');
      await limitByUser(db, 'preview-tokens', viewer.user.id, config.previewTokensPerMinute);
      return issue(artifact, ttl);
    },

    async revokePreviewTokens(viewer, artifactId) {
      const [artifact] = await findMany(viewer, [artifactId]);
      if (!artifact) throw new AppError('artifact_not_found');
      await limitByUser(db, 'preview-tokens', viewer.user.id, config.previewTokensPerMinute);
      await raiseEpoch(db, artifact.id, viewer.user.id);
    },

    authorisePreview: (request) => authorise(db, tokens, 'preview', request),
    authoriseDownload: (request) => authorise(db, tokens, 'download', request),

    async file(artifactId, path) {
      // such a name was never staged, and PostgreSQL refuses some of them (NUL)
      if (pathProblem(path) !== null) return null;
      return (await selectFile(db, artifactId, path))[0] ?? null;
    },

    open: (content, range) => contents.open(content, range),
    compressed: (content, encoding, framed) => games.get(content, encoding, framed),
  };
}
