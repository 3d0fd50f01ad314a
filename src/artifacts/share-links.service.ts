import { raw } from '@mikro-orm/core';
import { v7 as uuidv7, validate as isUuid } from 'uuid';
import { limitByUser } from '../accounts/limits.js';
import type { Config } from '../config.js';
import type { Database } from '../db/orm.js';
import { inTransaction, type Transaction } from '../db/transaction.js';
import { AppError, invalidField } from '../errors.js';
import { raiseEpochIn } from './artifact.queries.js';
import type { ArtifactsService } from './artifacts.model.js';
import { createPreviewTokens, TOKEN_TTL_SECONDS } from './preview-tokens.js';
import { sharePath, tokenFolder } from './preview-urls.js';
import { ShareLink } from './share-link.entity.js';
import { selectShared, selectShareLinks, type ShareLinkRow } from './share-link.queries.js';
import { MOST_SHARE_LINKS, type ShareLinkRecord, type ShareLinksService } from './share-links.model.js';
import { createShareTokens } from './share-tokens.js';
import { inEnglish } from '../validation.js';

export interface ShareLinksOptions {
  readonly database: Database;
  readonly config: Pick<Config, 'previewOrigin' | 'previewTokensPerMinute'>;
  readonly artifacts: Pick<ArtifactsService, 'find'>;
  /** newest first */
  readonly previewKeys: readonly string[];
  /** origin of absolute URLs; a function, since a port of 0 is known only after listening */
  readonly baseUrl: () => string;
}

/** A year: who shares for longer shares until it is stopped. */
export const SHARE_TTL_SECONDS = { min: TOKEN_TTL_SECONDS.min, max: 365 * 24 * 3600 } as const;
/** A page that was left open overnight still plays; the link itself is asked for with every file. */
const FRAME_SECONDS = 24 * 3600;

const clock = () => raw<Date>('clock_timestamp()');

export function createShareLinksService(options: ShareLinksOptions): ShareLinksService {
  const { database, config, artifacts, baseUrl } = options;
  const db = database.pool;
  const tokens = createShareTokens(options.previewKeys);
  const previews = createPreviewTokens(options.previewKeys);

  const urlOf = (token: string) => baseUrl() + sharePath(token);
  const toRecord = ({ id, artifactId, tokenHash, createdAt, expiresAt }: ShareLinkRow): ShareLinkRecord => {
    const token = tokens.recall(id, tokenHash);
    return { id, artifactId, url: token === null ? null : urlOf(token), createdAt, expiresAt };
  };
  const allow = (userId: string) => limitByUser(db, 'preview-tokens', userId, config.previewTokensPerMinute);

  return {
    async create(viewer, artifactId, ttlSeconds = null) {
      checkTtl(ttlSeconds);
      const artifact = await artifacts.find(viewer, artifactId);
      if (!artifact) throw new AppError('artifact_not_found');
      await allow(viewer.user.id);
      const id = uuidv7();
      const { hash: tokenHash } = tokens.make(id);
      await inTransaction(database, async (tx) => {
        await lock(tx, artifact.id);
        const live = await tx.query(
          `select id from share_links
            where artifact_id = $1 and stopped_at is null and (expires_at is null or expires_at > now()) limit $2`,
          artifact.id,
          MOST_SHARE_LINKS,
        );
        if (live.length >= MOST_SHARE_LINKS)
          throw invalidField(
            'artifactId',
            'invalid',
            `This game has ${MOST_SHARE_LINKS} links. Stop one of them first.`,
          );
        const made = tx.em.create(ShareLink, { id, tokenHash, artifactId: artifact.id, userId: viewer.user.id });
        if (ttlSeconds !== null) made.expiresAt = raw<Date>(`clock_timestamp() + ${ttlSeconds} * interval '1 second'`);
        tx.em.persist(made);
        await tx.em.flush();
      });
      // as it was committed, with PostgreSQL's times
      const link = (await selectShareLinks(db, [artifact.id], viewer.user.id)).find((row) => row.id === id);
      if (!link) throw new AppError('share_link_ended');
      return toRecord(link);
    },

    async stop(viewer, artifactId, linkId = null) {
      const artifact = await artifacts.find(viewer, artifactId);
      if (!artifact) throw new AppError('artifact_not_found');
      await allow(viewer.user.id);
      await inTransaction(database, async (tx) => {
        const which = { artifactId: artifact.id, userId: viewer.user.id };
        if (linkId === null) {
          await tx.em.nativeUpdate(ShareLink, { ...which, stoppedAt: null }, { stoppedAt: clock() });
          await raiseEpochIn(tx, artifact.id, viewer.user.id);
          return;
        }
        const link = isUuid(linkId) ? await tx.em.findOne(ShareLink, { ...which, id: linkId }) : null;
        if (!link) throw new AppError('share_link_not_found');
        if (link.stoppedAt === null) link.stoppedAt = clock();
        await tx.em.flush();
      });
    },

    async listMany(viewer, artifactIds) {
      const rows = await selectShareLinks(db, artifactIds, viewer.user.id);
      const links = Map.groupBy(rows, ({ artifactId }) => artifactId);
      return artifactIds.map((id) => (links.get(id) ?? []).map(toRecord));
    },

    async open(token) {
      const hash = tokens.hashOf(token);
      const [row] = hash === null ? [] : await selectShared(db, hash);
      if (!row) throw new AppError('share_link_not_found');
      if (!row.live) throw new AppError('share_link_ended');
      const { artifactId, title, design, controls, epoch, now, linkId } = row;
      const end = new Date((Math.floor(now.getTime() / 1000) + FRAME_SECONDS) * 1000);
      const expiresAt = row.expiresAt !== null && row.expiresAt < end ? row.expiresAt : end;
      const preview = previews.sign({ artifactId, epoch, expiresAt, linkId });
      return {
        url: urlOf(token),
        artifactId,
        title,
        design,
        lang: languageOf(design),
        controls: Array.isArray(controls) ? controls.filter((line) => typeof line === 'string') : [],
        expiresAt: row.expiresAt,
        source: (config.previewOrigin ?? baseUrl()) + tokenFolder(artifactId, preview),
      };
    },
  };
}

function checkTtl(seconds: number | null): void {
  if (seconds === null) return;
  const { min, max } = SHARE_TTL_SECONDS;
  if (!Number.isInteger(seconds) || seconds < min || seconds > max)
    throw invalidField('ttlSeconds', 'invalid', `Expected a whole number from ${inEnglish(min)} to ${inEnglish(max)}.`);
}

/** Links of one artifact are counted one after the other. */
async function lock(tx: Transaction, artifactId: string): Promise<void> {
  await tx.query('select id from artifacts where id = $1 for no key update', artifactId);
}

/** A stored design may be of another generator: any field can be missing, or of another type. */
function languageOf(design: unknown): string {
  const lang: unknown = typeof design === 'object' && design !== null ? Reflect.get(design, 'lang') : undefined;
  return typeof lang === 'string' && lang !== '' ? lang : 'en';
}
