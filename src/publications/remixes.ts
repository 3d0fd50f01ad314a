/** What public games were made from, and what was made of them: of games that everybody may look up, and no others. */
import { prepared, type Queryable } from '../db/sql.js';
import { toAuthor } from './authors.js';
import { GAME_COLUMNS, type ListedGameRow } from './game.queries.js';
import type { ListedGame, RemixReads, RemixSource } from './publications.model.js';

interface RemixSourceRow {
  /** of which record it is the source */
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  /** of the texts in the game */
  readonly language: string;
  /** of its page's texts, where its owner says so */
  readonly pageLanguage: string | null;
  /** null unless its owner wants it told */
  readonly authorName: string | null;
  readonly authorHandle: string | null;
}

const SOURCE = `p.slug, p.title, coalesce(a.design ->> 'lang', 'en') as language, p.seo_content ->> 'language' as "pageLanguage",
    u.name as "authorName", au.handle as "authorHandle"`;
const OF_SOURCE = `join artifacts a on a.id = p.artifact_id
    left join authors au on p.show_author and au.user_id = p.user_id
    left join users u on u.id = au.user_id`;
/** Who has kept a game out of the lists has not agreed to be led to from the pages of others. */
const NAMED = 'p.withdrawn_at is null and not p.noindex';

/** By their artifacts; those that are not named have no row. */
const selectSources = prepared<RemixSourceRow, [artifactIds: readonly string[]]>(
  'remix_sources',
  `select p.artifact_id as id, ${SOURCE} from publications p ${OF_SOURCE} where p.artifact_id = any ($1) and ${NAMED}`,
);

/** By the threads that were made from them. */
const selectSourcesOfThreads = prepared<RemixSourceRow, [threadIds: readonly string[]]>(
  'remix_sources_of_threads',
  `select t.id, ${SOURCE} from threads t join publications p on p.artifact_id = t.remix_of ${OF_SOURCE}
    where t.id = any ($1) and ${NAMED}`,
);

interface RemixRow extends ListedGameRow {
  readonly source: string;
}

// lateral: an index range for each source, of which no more than a page is read
const select = prepared<
  RemixRow,
  [artifactIds: readonly string[], limit: number, publishedAt: Date | null, slug: string]
>(
  'remixes',
  `select source.id as source, p.* from unnest($1::uuid[]) source (id) cross join lateral (
     select ${GAME_COLUMNS} from publications p join artifacts a on a.id = p.artifact_id
      where p.remix_of = source.id and ${NAMED}
        and (p.published_at, p.slug) < (coalesce($3::timestamptz, 'infinity'), $4)
      order by p.published_at desc, p.slug desc limit $2
   ) p order by p."publishedAt" desc, p.slug desc`,
);
const count = prepared<{ source: string; count: number }, [artifactIds: readonly string[]]>(
  'remix_counts',
  `select p.remix_of as source, count(*)::int as count from publications p
    where p.remix_of = any ($1) and ${NAMED} group by p.remix_of`,
);

interface RemixOptions {
  readonly db: Queryable;
  readonly toListed: (row: ListedGameRow) => ListedGame;
  readonly gameUrl: (slug: string) => string;
  readonly authorUrl: (handle: string) => string;
}

export function createRemixReads({ db, toListed, gameUrl, authorUrl }: RemixOptions): RemixReads {
  const inOrder = (ids: readonly string[], rows: readonly RemixSourceRow[]): (RemixSource | null)[] => {
    const found = new Map(
      rows.map(({ id, authorName, authorHandle, ...source }) => {
        const author = toAuthor(authorName, authorHandle);
        const told = author && { ...author, publicUrl: authorUrl(author.handle) };
        return [id, { ...source, publicUrl: gameUrl(source.slug), author: told }];
      }),
    );
    return ids.map((id) => found.get(id) ?? null);
  };
  return {
    sources: async (ids) => inOrder(ids, await selectSources(db, ids)),
    sourcesOfThreads: async (ids) => inOrder(ids, await selectSourcesOfThreads(db, ids)),
    async list(ids, limit, below) {
      const value = below?.value instanceof Date ? below.value : null;
      const rows = Map.groupBy(await select(db, ids, limit, value, below?.slug ?? ''), ({ source }) => source);
      return ids.map((id) => (rows.get(id) ?? []).map(toListed));
    },
    async count(ids) {
      const counts = new Map((await count(db, ids)).map((row) => [row.source, row.count]));
      return ids.map((id) => counts.get(id) ?? 0);
    },
  };
}
