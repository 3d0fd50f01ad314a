/** Publishing, in one transaction: the artifact's row is locked, so that posts about one game follow each other. */
import { LockMode, raw } from '@mikro-orm/core';
import type { ArtifactRecord } from '../artifacts/artifacts.model.js';
import { isPublishable } from '../artifacts/publishable.js';
import type { StoredPublication } from '../artifacts/stored-publication.js';
import type { Transaction } from '../db/transaction.js';
import { AppError } from '../errors.js';
import { claimHandle } from './authors.js';
import type { PublicationContent } from './publication-input.js';
import { Publication } from './publication.entity.js';
import { claimAsked, claimFirst, derivedSlugs, slugsOf } from './slugs.js';

interface Candidate {
  readonly runId: string;
  readonly userId: string;
  readonly type: ArtifactRecord['type'];
  readonly verdict: ArtifactRecord['playability']['verdict'];
  readonly kind: string | null;
  /** the public game that it was made from */
  readonly remixOf: string | null;
}

/** Until the commit: of a post and a withdrawal at the same moment, one sees what the other has written. */
const LOCKED = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;
/** Not `now()`: the transaction may have waited since it began, and times of a publication only rise. */
const clock = () => raw<Date>('clock_timestamp()');

/** Of a table with a generated column, an update brings back nothing else: the times of the database are read after it. */
const TIMES = { fields: ['publishedAt', 'updatedAt', 'withdrawnAt'] } as const;

/**
 * Publishes the artifact, or changes its publication in place. Without a slug that is asked for, it keeps the one that it
 * has; a slug that it gives up stays its own, and leads on to the new one.
 * @returns the publication, and every slug that leads to the game
 * @throws artifact_not_found, artifact_not_publishable, public_url_unavailable
 */
export async function publishArtifact(
  tx: Transaction,
  userId: string,
  artifactId: string,
  content: PublicationContent,
): Promise<{ readonly publication: StoredPublication; readonly slugs: ReadonlySet<string> }> {
  const candidate = await lock(tx, artifactId);
  if (candidate?.userId !== userId || (await isDeleted(tx, artifactId))) throw new AppError('artifact_not_found');
  checkEligible(candidate);
  // live or withdrawn
  const known = await tx.em.findOne(Publication, { artifactId }, LOCKED);
  if (known) refuseTakenDown(known);
  const own = await slugsOf(tx, artifactId);
  const slug =
    known && content.seoContent.slug === null ? known.slug : await claim(tx, artifactId, candidate, content, own);
  const { kind, remixOf } = candidate;
  const fields = { slug, ...content, noindex: content.seoContent.noindex, kind, remixOf };
  const publication = known ?? tx.em.create(Publication, { artifactId, userId, runId: candidate.runId, ...fields });
  if (known) known.revision += 1;
  // changing a public game does not make it one of the newest
  if (!known || known.withdrawnAt !== null) publication.publishedAt = clock();
  Object.assign(publication, fields, { updatedAt: clock(), withdrawnAt: null });
  if (content.showAuthor) await claimHandle(tx, userId);
  tx.em.persist(publication);
  await tx.em.flush();
  if (known) await tx.em.refresh(publication, TIMES);
  return { publication: toStored(publication), slugs: own.add(slug) };
}

/** A statement of its own: MikroORM's lock would be FOR UPDATE, which rows that refer to the artifact wait for. */
async function lock(tx: Transaction, artifactId: string): Promise<Candidate | undefined> {
  const [row] = await tx.query<Candidate>(
    `select a.run_id as "runId", a.user_id as "userId", a.type, a.playability ->> 'verdict' as verdict,
            a.design ->> 'genre' as kind,
            (select t.remix_of from runs r join threads t on t.id = r.thread_id where r.id = a.run_id) as "remixOf"
       from artifacts a where a.id = $1 for no key update`,
    artifactId,
  );
  return row;
}

/** A statement after the lock: one that waited for it sees the row of a deletion that held it. */
async function isDeleted(tx: Transaction, artifactId: string): Promise<boolean> {
  const rows = await tx.query('select 1 from preview_epochs where artifact_id = $1 and deleted', artifactId);
  return rows.length > 0;
}

function checkEligible({ type, verdict }: Candidate): void {
  if (isPublishable(type, verdict)) return;
  const message =
    type === 'bundle'
      ? "A bundle can't be published as it is. Convert it into a single file with createSingleFileArtifact (POST /api/game-artifacts/:id/single-file), then publish the artifact that this returns."
      : "This game failed its checks, so it can't be published. Create a run that fixes it first.";
  throw new AppError('artifact_not_publishable', { message });
}

/** What an operator took down is not the owner's to make public again. @throws artifact_not_publishable */
function refuseTakenDown({ takenDownAt, takenDownReason }: Publication): void {
  if (takenDownAt === null) return;
  throw new AppError('artifact_not_publishable', {
    message: `The operator of this service took this game down, so it can't be published again. The reason: ${takenDownReason}`,
  });
}

/** The slug that was asked for, or the first free one of those that the title gives. */
async function claim(
  tx: Transaction,
  artifactId: string,
  { kind }: Candidate,
  { title, seoContent }: PublicationContent,
  own: ReadonlySet<string>,
): Promise<string> {
  const asked = seoContent.slug;
  if (asked === null) return claimFirst(tx, artifactId, derivedSlugs(title, kind ?? ''));
  await claimAsked(tx, artifactId, asked, own);
  return asked;
}

function toStored(publication: Publication): StoredPublication {
  const { artifactId, runId, userId, slug, title, description, controls, seoContent, showPrompt, showAuthor } =
    publication;
  const { revision, publishedAt, updatedAt } = publication;
  const content = { slug, title, description, controls, seoContent, showPrompt, showAuthor };
  return { artifactId, runId, userId, ...content, revision, publishedAt, updatedAt };
}

/**
 * Takes the game out of the public; its row stays, for its slug and revision.
 * @returns every slug that led to the game
 * @throws publication_not_found
 */
export async function withdraw(
  tx: Transaction,
  userId: string,
  artifactId: string,
): Promise<{ readonly unpublishedAt: Date; readonly slugs: ReadonlySet<string> }> {
  // looked at again after a wait for the lock: of two withdrawals at once, the second finds none
  const publication = await tx.em.findOne(Publication, { artifactId, userId, withdrawnAt: null }, LOCKED);
  if (!publication) throw new AppError('publication_not_found');
  Object.assign(publication, { withdrawnAt: clock(), updatedAt: clock() });
  await tx.em.flush();
  await tx.em.refresh(publication, TIMES);
  return { unpublishedAt: publication.withdrawnAt!, slugs: await slugsOf(tx, artifactId) };
}

/**
 * Takes these games out of the public where they are in it, whoever owns them: for their deletion.
 * @returns every slug that led to one of those
 */
export async function withdrawAll(tx: Transaction, artifactIds: readonly string[]): Promise<readonly string[]> {
  const rows = await tx.query<{ slug: string }>(
    `with withdrawn as (
       update publications set withdrawn_at = clock_timestamp(), updated_at = clock_timestamp()
        where artifact_id = any ($1::uuid[]) and withdrawn_at is null returning artifact_id
     )
     select slug from publication_slugs join withdrawn using (artifact_id)`,
    artifactIds,
  );
  return rows.map(({ slug }) => slug);
}
