/** The reads of publications: prepared, by primary key or a bounded index range; the owner is compared on the row. */
import { PUBLICATION_COLUMNS, type SeoContent } from '../artifacts/stored-publication.js';
import { prepared } from '../db/sql.js';

/** As anybody may see it, with what its page is made of. */
export interface PublicRow {
  readonly artifactId: string;
  /** the artifact of the public game that it was made from */
  readonly remixOf: string | null;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly controls: readonly string[];
  readonly seoContent: SeoContent;
  readonly revision: number;
  readonly plays: number;
  readonly likes: number;
  readonly publishedAt: Date;
  readonly updatedAt: Date;
  /** null unless the owner wants it told */
  readonly authorName: string | null;
  readonly authorHandle: string | null;
  readonly prompt: string | null;
  readonly sha256: string;
  readonly sizeBytes: number;
  readonly design: unknown;
}

const PUBLIC = `p.artifact_id as "artifactId", p.remix_of as "remixOf", p.slug, p.title, p.description, p.controls, p.seo_content as "seoContent",
  p.revision, p.plays, p.likes, p.published_at as "publishedAt", p.updated_at as "updatedAt"`;

/** Rows for `ownPublication`. */
export const selectOfUser = prepared<
  object,
  [userId: string, limit: number, publishedAt: Date | null, artifactId: string]
>(
  'publications_of_user',
  `select ${PUBLICATION_COLUMNS} from publications p
    where p.user_id = $1 and p.withdrawn_at is null
      and (p.published_at, p.artifact_id) < (coalesce($3::timestamptz, 'infinity'), $4::uuid)
    order by p.published_at desc, p.artifact_id desc limit $2`,
);

/**
 * By any slug that the artifact ever had. No row: a slug that was never public; `live` false: it is not any more. The prompt of a game that was edited
 * by hand is that of the game before: its own only tells the edits.
 */
export const selectBySlug = prepared<PublicRow & { readonly live: boolean }, [slug: string]>(
  'publication_by_slug',
  `select coalesce(p.withdrawn_at is null and a.id is not null, false) as live, ${PUBLIC}, a.sha256, a.size_bytes as "sizeBytes", a.design,
          u.name as "authorName", au.handle as "authorHandle", said.prompt
     from publication_slugs s
     left join publications p on p.artifact_id = s.artifact_id
     left join artifacts a on a.id = s.artifact_id
     left join authors au on p.show_author and au.user_id = p.user_id
     left join users u on u.id = au.user_id
     left join lateral (
       with recursive up as (
         select r.prompt, r.parent_run_id, r.context from runs r where p.show_prompt and r.id = p.run_id
         union all select r.prompt, r.parent_run_id, r.context from up join runs r on up.context ? 'edits' and r.id = up.parent_run_id
       )
       select prompt from up where not coalesce(context ? 'edits', false)
     ) said on true
    where s.slug = $1`,
);

export const selectNewest = prepared<PublicRow, [limit: number, publishedAt: Date | null, slug: string]>(
  'publications_newest',
  `select ${PUBLIC}, a.sha256, a.size_bytes as "sizeBytes", a.design,
          null as "authorName", null as "authorHandle", null as prompt
     from publications p join artifacts a on a.id = p.artifact_id
    where p.withdrawn_at is null and not p.noindex
      and (p.published_at, p.slug) < (coalesce($2::timestamptz, 'infinity'), $3)
    order by p.published_at desc, p.slug desc limit $1`,
);
