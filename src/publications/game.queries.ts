/** Public games as a list of all shows them. */
import { prepared, type PreparedQuery } from '../db/sql.js';

export interface ListedGameRow {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly controls: readonly string[];
  /** as the design says; null where another generator made it */
  readonly kind: string | null;
  readonly language: string;
  readonly publishedAt: Date;
  readonly updatedAt: Date;
}

export interface GameFilter {
  readonly kind?: string;
  /** as people type it into a search engine */
  readonly search?: string;
}

type SelectGames = PreparedQuery<
  ListedGameRow,
  [limit: number, publishedAt: Date | null, slug: string, ...filter: string[]]
>;

/** A statement for each set of filters: one with `$4 is null or …` would be planned without their indexes. */
const selectOf = (name: string, condition: string): SelectGames =>
  prepared(
    name,
    `select p.slug, p.title, p.description, p.controls, p.kind, coalesce(a.design ->> 'lang', 'en') as language,
            p.published_at as "publishedAt", p.updated_at as "updatedAt"
       from publications p join artifacts a on a.id = p.artifact_id
      where p.withdrawn_at is null and not p.noindex ${condition}
        and (p.published_at, p.slug) < (coalesce($2::timestamptz, 'infinity'), $3)
      order by p.published_at desc, p.slug desc limit $1`,
  );

const KIND = 'and p.kind = $4';
const words = (place: string) =>
  `and to_tsvector('simple', p.title || ' ' || p.description) @@ websearch_to_tsquery('simple', ${place})`;

const selectAll = selectOf('games_newest', '');
const selectKind = selectOf('games_of_kind', KIND);
const selectFound = selectOf('games_found', words('$4'));
const selectFoundOfKind = selectOf('games_found_of_kind', `${KIND} ${words('$5')}`);

/** PostgreSQL fails on a search with 33 minus signs in a row, so a row of them becomes one, which means the same. */
const withoutStack = (search: string): string => search.replaceAll(/-[\s-]*-/gu, '-');

export function selectGames(filter: GameFilter): { readonly select: SelectGames; readonly values: string[] } {
  const { kind } = filter;
  const search = filter.search === undefined ? undefined : withoutStack(filter.search);
  if (kind !== undefined && search !== undefined) return { select: selectFoundOfKind, values: [kind, search] };
  if (kind !== undefined) return { select: selectKind, values: [kind] };
  return search === undefined ? { select: selectAll, values: [] } : { select: selectFound, values: [search] };
}
