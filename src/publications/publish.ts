/** Publishing, in one transaction: the artifact's row is locked, so that posts about one game follow each other. */
import type { ArtifactRecord } from '../artifacts/artifacts.model.js';
import { isPublishable } from '../artifacts/publishable.js';
import { ownPublication, PUBLICATION_COLUMNS, type StoredPublication } from '../artifacts/stored-publication.js';
import type { Transaction } from '../db/transaction.js';
import { AppError } from '../errors.js';
import type { PublicationContent } from './publication-input.js';
import { claimAsked, claimFirst, derivedSlugs, slugsOf } from './slugs.js';

interface Candidate {
  readonly runId: string;
  readonly userId: string;
  readonly type: ArtifactRecord['type'];
  readonly verdict: ArtifactRecord['playability']['verdict'];
  readonly kind: string | null;
  /** of its publication, live or withdrawn */
  readonly slug: string | null;
}

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
  if (candidate?.userId !== userId) throw new AppError('artifact_not_found');
  checkEligible(candidate);
  const own = await slugsOf(tx, artifactId);
  const slug = await chooseSlug(tx, artifactId, candidate, content, own);
  const publication = await write(tx, artifactId, candidate, slug, content);
  return { publication, slugs: own.add(slug) };
}

async function lock(tx: Transaction, artifactId: string): Promise<Candidate | undefined> {
  const [row] = await tx.query<Candidate>(
    `select a.run_id as "runId", a.user_id as "userId", a.type, a.playability ->> 'verdict' as verdict,
            a.design ->> 'genre' as kind, null as slug
       from artifacts a where a.id = $1 for no key update`,
    artifactId,
  );
  if (!row) return undefined;
  // a statement of its own: what was committed while this one waited for the lock
  const [publication] = await tx.query<{ slug: string }>(
    'select slug from publications where artifact_id = $1',
    artifactId,
  );
  return { ...row, slug: publication?.slug ?? null };
}

function checkEligible({ type, verdict }: Candidate): void {
  if (isPublishable(type, verdict)) return;
  const message =
    type === 'bundle'
      ? 'A bundle can not be published as it is. Make one file of it with createSingleFileArtifact (POST /api/game-artifacts/:id/single-file), then publish the artifact that it gives.'
      : 'This game failed its checks, so it can not be published. Create a run that fixes it first.';
  throw new AppError('artifact_not_publishable', { message });
}

async function chooseSlug(
  tx: Transaction,
  artifactId: string,
  { slug: current, kind }: Candidate,
  { title, seoContent }: PublicationContent,
  own: ReadonlySet<string>,
): Promise<string> {
  const asked = seoContent.slug;
  if (asked !== null) {
    await claimAsked(tx, artifactId, asked, own);
    return asked;
  }
  return current ?? claimFirst(tx, artifactId, derivedSlugs(title, kind ?? ''));
}

/** `clock_timestamp()`: the transaction may have waited since it began, and times of a publication only rise. */
async function write(
  tx: Transaction,
  artifactId: string,
  { runId, userId, kind }: Candidate,
  slug: string,
  content: PublicationContent,
): Promise<StoredPublication> {
  const { title, description, controls, seoContent } = content;
  const [row = {}] = await tx.query<object>(
    `insert into publications as p (artifact_id, user_id, run_id, slug, title, description, controls, seo_content, noindex,
                                    kind, published_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8::jsonb, $9, $10, clock_timestamp(), clock_timestamp())
     on conflict (artifact_id) do update set
       slug = excluded.slug, title = excluded.title, description = excluded.description, controls = excluded.controls,
       seo_content = excluded.seo_content, noindex = excluded.noindex, kind = excluded.kind, revision = p.revision + 1,
       published_at = case when p.withdrawn_at is null then p.published_at else excluded.published_at end,
       updated_at = excluded.updated_at, withdrawn_at = null
     returning ${PUBLICATION_COLUMNS}`,
    artifactId,
    userId,
    runId,
    slug,
    title,
    description,
    JSON.stringify(controls),
    JSON.stringify(seoContent),
    seoContent.noindex,
    kind,
  );
  const stored = ownPublication(row, userId);
  if (!stored) throw new Error(`The publication of ${artifactId} was neither made nor changed.`);
  const { publishedAt, updatedAt } = stored;
  return { ...stored, ...content, publishedAt: new Date(publishedAt), updatedAt: new Date(updatedAt) };
}

/**
 * Takes the game out of the public; its row stays, for its slug and revision. The statement is the guard: no row, not public.
 * @returns every slug that led to the game
 * @throws publication_not_found
 */
export async function withdraw(
  tx: Transaction,
  userId: string,
  artifactId: string,
): Promise<{ readonly unpublishedAt: Date; readonly slugs: ReadonlySet<string> }> {
  const [row] = await tx.query<{ at: string | Date }>(
    `update publications set withdrawn_at = clock_timestamp(), updated_at = clock_timestamp()
      where artifact_id = $1 and user_id = $2 and withdrawn_at is null returning withdrawn_at as at`,
    artifactId,
    userId,
  );
  if (!row) throw new AppError('publication_not_found');
  return { unpublishedAt: new Date(row.at), slugs: await slugsOf(tx, artifactId) };
}
