/** The publication of an artifact as its row holds it. Every read of an artifact brings it along. */
import { columns } from '../db/sql.js';

/** Plain text throughout; what is absent is null or empty. */
export interface SeoContent {
  readonly slug: string | null;
  readonly metaTitle: string | null;
  readonly metaDescription: string | null;
  readonly keywords: readonly string[];
  readonly genre: string | null;
  readonly playMode: string | null;
  /** BCP 47 */
  readonly language: string | null;
  readonly ogImageAlt: string | null;
  readonly howToPlay: string | null;
  readonly faq: readonly { readonly question: string; readonly answer: string }[];
  readonly noindex: boolean;
}

/** Without what is made of the slug. */
export interface StoredPublication {
  readonly artifactId: string;
  readonly runId: string;
  readonly userId: string;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** a key and what it does, each */
  readonly controls: readonly string[];
  readonly seoContent: SeoContent;
  /** whether the page tells the prompt */
  readonly showPrompt: boolean;
  /** whether the page tells the owner's name */
  readonly showAuthor: boolean;
  /** from 1; each posting again raises it */
  readonly revision: number;
  readonly publishedAt: Date;
  readonly updatedAt: Date;
}

const own = columns<StoredPublication>('publication', {
  // null for one that was withdrawn. A condition of the join would let the planner take the index of the live ones, which
  // starts with their owner, and read it whole
  artifactId: 'case when p.withdrawn_at is null then p.artifact_id end',
  runId: 'p.run_id',
  userId: 'p.user_id',
  slug: 'p.slug',
  title: 'p.title',
  description: 'p.description',
  controls: 'p.controls',
  seoContent: 'p.seo_content',
  showPrompt: 'p.show_prompt',
  showAuthor: 'p.show_author',
  revision: 'p.revision',
  publishedAt: 'p.published_at',
  updatedAt: 'p.updated_at',
});
/** For statements that read artifacts as `a`, each with its live publication. */
export const PUBLICATION_COLUMNS = own.sql;
export const JOIN_PUBLICATION = 'left join publications p on p.artifact_id = a.id';

/** The live publication on a row. The one place where a publication's owner is compared for a viewer. */
export function ownPublication(row: object, userId: string): StoredPublication | null {
  const publication = own.of(row);
  return publication?.userId === userId ? publication : null;
}
