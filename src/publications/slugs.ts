/**
 * Slugs: which ones there may be, and who gets them. One that was ever public stays with its artifact for good, so that
 * an old link leads to the same game, to "no longer public", and never to another owner's game.
 */
import { randomInt } from 'node:crypto';
import type { Transaction } from '../db/transaction.js';
import { AppError } from '../errors.js';
import { slugOf } from '../slug.js';

export const SLUG_LENGTH = 64;
const SHAPE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;
/**
 * Slugs that one artifact may have in its life. Each is reserved for good; without a limit one user could take thousands
 * by renaming a game.
 */
export const MOST_SLUGS = 20;
const SUFFIX_TRIES = 5;
/** of random suffixes: no vowels, so that they spell no words, and no characters that look alike (0 and o, 1 and l) */
const SUFFIX_LETTERS = 'bcdfghjkmnpqrstvwxz23456789';
const SUFFIX_LENGTH = 4;

/** Pages that `/games/…` has or may come to have, the service's own names, and what a programme may write for "none". */
export const RESERVED_SLUGS: ReadonlySet<string> = new Set(
  (
    'about account accounts admin administrator all api app archive artifact artifacts assets atom auth best browse category categories ' +
    'contact cookies credits dashboard delete demo docs download draft edit embed explore favicon feed game games gamewright generator ' +
    'genre genres graphql health healthz help home image images imprint index legal license licenses list login logout manifest me ' +
    'metrics moderation my new newest news null oembed official openapi page pages play popular preview privacy profile public publish ' +
    'random readyz recent report robots root rss run runs search security settings sign-in sign-out sign-up signin signout signup site ' +
    'sitemap staff static status studio support system tag tags terms top trending undefined unpublish update user users www'
  ).split(' '),
);

/** Lower-case letters, digits and single hyphens, at most 64. */
export function isSlug(text: string): boolean {
  return text.length <= SLUG_LENGTH && SHAPE.test(text);
}

/** The slugs to try for a title, best first. A title that says nothing in letters gets its game's kind and a suffix. */
export function* derivedSlugs(title: string, kind: string): Generator<string> {
  const fallback = slugOf(kind, 'game');
  const named = slugOf(title, '') !== '';
  const base = named ? slugOf(title, fallback) : fallback;
  if (named && base.length <= SLUG_LENGTH && !RESERVED_SLUGS.has(base)) yield base;
  const stem = base.slice(0, SLUG_LENGTH - SUFFIX_LENGTH - 1).replace(/-+$/u, '');
  for (let i = 0; i < SUFFIX_TRIES; i += 1) yield `${stem}-${suffix()}`;
}

function suffix(): string {
  return Array.from({ length: SUFFIX_LENGTH }, () => SUFFIX_LETTERS[randomInt(SUFFIX_LETTERS.length)]).join('');
}

/** Every slug that the artifact ever had. */
export async function slugsOf(tx: Transaction, artifactId: string): Promise<Set<string>> {
  const rows = await tx.query<{ slug: string }>(
    'select slug from publication_slugs where artifact_id = $1',
    artifactId,
  );
  return new Set(rows.map(({ slug }) => slug));
}

/**
 * Gives the artifact a slug that was asked for. Its row is locked by the caller, `own` are the slugs that it had.
 * @throws public_url_unavailable
 */
export async function claimAsked(
  tx: Transaction,
  artifactId: string,
  slug: string,
  own: ReadonlySet<string>,
): Promise<void> {
  if (own.has(slug)) return;
  if (own.size >= MOST_SLUGS) {
    const message = `This game has had ${MOST_SLUGS} addresses. Choose one of those.`;
    throw new AppError('public_url_unavailable', { message });
  }
  if (RESERVED_SLUGS.has(slug) || !(await insert(tx, artifactId, slug))) throw new AppError('public_url_unavailable');
}

/** The first of `candidates` that is free. @throws public_url_unavailable */
export async function claimFirst(tx: Transaction, artifactId: string, candidates: Iterable<string>): Promise<string> {
  for (const slug of candidates) if (await insert(tx, artifactId, slug)) return slug;
  throw new AppError('public_url_unavailable');
}

/** The primary key decides: of several transactions that want one slug, the others wait for the first and then get no row. */
async function insert(tx: Transaction, artifactId: string, slug: string): Promise<boolean> {
  const rows = await tx.query(
    'insert into publication_slugs (slug, artifact_id) values ($1, $2) on conflict (slug) do nothing returning slug',
    slug,
    artifactId,
  );
  return rows.length > 0;
}
