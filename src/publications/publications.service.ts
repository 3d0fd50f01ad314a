import { limitByAddress, limitByUser } from '../accounts/limits.js';
import type { ArtifactsService } from '../artifacts/artifacts.model.js';
import { ownPublication, type StoredPublication } from '../artifacts/stored-publication.js';
import type { Config } from '../config.js';
import type { Database } from '../db/orm.js';
import { inTransaction } from '../db/transaction.js';
import type { Wakeups } from '../db/wakeups.js';
import { AppError } from '../errors.js';
import type { Log } from '../log.js';
import type { InputPolicy } from '../safety/input-policy.js';
import { authorName, selectAuthor, selectGamesOfAuthor, toAuthor } from './authors.js';
import { selectGames, selectListed, type ListedGameRow } from './game.queries.js';
import { setLike } from './likes.js';
import { createPlays } from './plays.js';
import { authorPath, embedPath, gamePath, imagePath } from './public-urls.js';
import { readPublishInput } from './publication-input.js';
import { selectBySlug, selectNewest, selectOfUser, type PublicRow } from './publication.queries.js';
import type { ListedGame, PublicationRecord, PublicationsService, PublicGame } from './publications.model.js';
import { publishArtifact, withdraw } from './publish.js';
import { refuseTexts } from './refuse-texts.js';
import { checkReport, keepReport, noGame } from './reports.js';
import { plainParagraphs } from './plain-text.js';
import { createPlayTickets } from './play-tickets.js';
import { createRemixReads } from './remixes.js';
import { beginRound, emptyScores, listScores, submitScore } from './scores.js';
import { isSlug } from './slugs.js';
import { createTakeDowns } from './take-downs.js';

export interface PublicationsOptions {
  readonly database: Database;
  readonly config: Pick<Config, 'publicationsPerMinute'>;
  readonly artifacts: Pick<ArtifactsService, 'find'>;
  readonly wakeups: Pick<Wakeups, 'wake'>;
  /** origin of public URLs; a function, since a port of 0 is known only after listening */
  readonly baseUrl: () => string;
  readonly log: Pick<Log, 'warn' | 'debug'>;
  readonly inputPolicy?: InputPolicy | undefined;
  /** newest first */
  readonly ticketKeys: readonly string[];
}

/** Of one account: a list of all games, liked and not, in a minute. */
const LIKES_PER_MINUTE = 60;
/** Of one address: who has more to say writes it into one report. */
const REPORTS = { limit: 5, windowSeconds: 3_600 } as const;
/** above every UUIDv7 */
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

export function createPublicationsService(options: PublicationsOptions): PublicationsService {
  const { database, config, artifacts, wakeups, baseUrl } = options;
  const db = database.pool;

  const urls = (slug: string) => ({ publicUrl: baseUrl() + gamePath(slug), embedUrl: baseUrl() + embedPath(slug) });
  const toRecord = (row: StoredPublication): PublicationRecord => ({ ...row, ...urls(row.slug), status: 'published' });
  const toGame = ({ authorName: name, authorHandle, prompt, ...row }: PublicRow): PublicGame => ({
    ...row,
    author: toAuthor(name, authorHandle),
    prompt: prompt === null ? null : plainParagraphs(prompt),
    ...urls(row.slug),
    imageUrl: baseUrl() + imagePath(row.slug),
    genre: textOf(row.design, 'genre') ?? 'game',
    lang: textOf(row.design, 'lang') ?? 'en',
  });
  const toListed = (row: ListedGameRow): ListedGame => ({
    ...row,
    ...urls(row.slug),
    imageUrl: baseUrl() + imagePath(row.slug),
  });
  const findListed = async (slug: string): Promise<ListedGame | null> => {
    const [row] = isSlug(slug) ? await selectListed(db, slug) : [];
    return row ? toListed(row) : null;
  };
  const listed = async (slug: string): Promise<ListedGame> => {
    const game = await findListed(slug);
    if (!game) throw noGame();
    return game;
  };
  const rounds = { db, tickets: createPlayTickets(options.ticketKeys), inputPolicy: options.inputPolicy };
  const takeDownOf = createTakeDowns(db);
  const plays = createPlays(db, options.log);
  /** Pages of the game are made anew wherever they are kept: by its slug, and by those that lead on to it. */
  const tell = (slugs: Iterable<string>) => {
    for (const slug of slugs) wakeups.wake('publication', slug);
  };

  const ofArtifact: PublicationsService['ofArtifact'] = ({ publication }) => publication && toRecord(publication);
  const find: PublicationsService['find'] = async (viewer, artifactId) => {
    const artifact = await artifacts.find(viewer, artifactId);
    return artifact && ofArtifact(artifact);
  };

  const publicGame = async (slug: string): Promise<PublicGame> => {
    const [row] = isSlug(slug) ? await selectBySlug(db, slug) : [];
    if (!row?.live) throw noGame();
    return toGame(row);
  };

  return {
    ofArtifact,
    find,
    takenDown: ({ id }) => takeDownOf(id),

    async publish(viewer, artifactId, input) {
      const content = readPublishInput(input);
      // after the look-up, so that an unknown artifact does not count against the user's limit
      if (!(await artifacts.find(viewer, artifactId))) throw new AppError('artifact_not_found');
      await limitByUser(db, 'publishing', viewer.user.id, config.publicationsPerMinute);
      const author = content.showAuthor ? { showAuthor: viewer.user.name } : {};
      refuseTexts(options.inputPolicy, { ...content, ...author });
      const { publication, slugs } = await inTransaction(database, (tx) =>
        publishArtifact(tx, viewer.user.id, artifactId, content),
      );
      tell(slugs);
      // as it was committed: by now somebody may have withdrawn it, or posted again
      return toRecord(publication);
    },

    async unpublish(viewer, artifactId) {
      const artifact = await artifacts.find(viewer, artifactId);
      if (!artifact) throw new AppError('artifact_not_found');
      await limitByUser(db, 'publishing', viewer.user.id, config.publicationsPerMinute);
      const { unpublishedAt, slugs } = await inTransaction(database, (tx) => withdraw(tx, viewer.user.id, artifact.id));
      tell(slugs);
      return { artifactId: artifact.id, unpublishedAt };
    },

    async list(viewer, limit, before) {
      const from = [before?.publishedAt ?? null, before?.artifactId ?? LAST_ID] as const;
      const rows = await selectOfUser(db, viewer.user.id, limit, ...from);
      return rows.flatMap((row) => ownPublication(row, viewer.user.id) ?? []).map(toRecord);
    },

    async lookUp(slug) {
      // such a slug was never given, and PostgreSQL refuses some of them (NUL)
      const [row] = isSlug(slug) ? await selectBySlug(db, slug) : [];
      if (!row) return { state: 'unknown' };
      const { live, ...game } = row;
      return live ? { state: 'published', game: toGame(game) } : { state: 'withdrawn' };
    },

    game: findListed,
    remixes: createRemixReads({
      db,
      toListed,
      gameUrl: (slug) => urls(slug).publicUrl,
      authorUrl: (handle) => baseUrl() + authorPath(handle),
    }),

    async games(limit, below, filter) {
      const { select, values } = selectGames(filter);
      return (await select(db, limit, below?.value ?? null, below?.slug ?? '', ...values)).map(toListed);
    },

    async ofAuthor(handle, limit, below) {
      const [author] = isSlug(handle) ? await selectAuthor(db, handle) : [];
      if (!author) return null;
      const rows = await selectGamesOfAuthor(db, limit, below?.value ?? null, below?.slug ?? '', author.userId);
      // whoever takes all of it back is nobody's author any more
      if (rows.length === 0 && below === undefined) return null;
      return { name: authorName(author.name), games: rows.map(toListed) };
    },

    played: ({ artifactId }, ip) => plays.note(artifactId, ip),

    async like(viewer, slug, liked) {
      await listed(slug);
      await limitByUser(db, 'likes', viewer.user.id, LIKES_PER_MINUTE);
      await setLike(db, slug, viewer.user.id, liked);
      return listed(slug);
    },

    scores: async (slug, limit, after) => (isSlug(slug) ? listScores(db, slug, limit, after) : []),
    startRound: async (ip, slug) => beginRound(rounds, await publicGame(slug), ip),

    async submitScore(ip, slug, input) {
      const game = await publicGame(slug);
      const rank = await submitScore(rounds, game, ip, input);
      tell([game.slug]);
      return rank;
    },

    async emptyScores(viewer, artifactId) {
      const artifact = await artifacts.find(viewer, artifactId);
      if (!artifact) throw new AppError('artifact_not_found');
      const publication = ofArtifact(artifact);
      if (!publication) throw new AppError('publication_not_found');
      const count = await emptyScores(db, viewer.user.id, artifact.id);
      tell([publication.slug]);
      return count;
    },

    async report(ip, slug, input) {
      const report = checkReport(input);
      await listed(slug);
      await limitByAddress(db, 'reports', ip, REPORTS);
      await keepReport(db, options.log, slug, report);
    },

    newest: async (limit, before) =>
      (await selectNewest(db, limit, before?.publishedAt ?? null, before?.slug ?? '')).map(toGame),
  };
}

/**
 * Reads a stored design field by field: another generator may have written it, so any field can be missing or of another
 * type.
 */
function textOf(design: unknown, key: string): string | null {
  const value: unknown = typeof design === 'object' && design !== null ? Reflect.get(design, key) : undefined;
  return typeof value === 'string' && value !== '' ? value : null;
}
