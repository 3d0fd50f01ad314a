/** Public games as a list of all shows them. */
import { prepared, type PreparedQuery } from '../db/sql.js';
import type { GameOrder } from './public-game.model.js';

export interface ListedGameRow {
  readonly artifactId: string;
  /** the artifact of the public game that it was made from */
  readonly remixOf: string | null;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly controls: readonly string[];
  /** as the design says; null where another generator made it */
  readonly kind: string | null;
  readonly language: string;
  /** of its page's texts, where its owner says so */
  readonly pageLanguage: string | null;
  /** the kind in its owner's words */
  readonly genre: string | null;
  readonly plays: number;
  readonly likes: number;
  readonly publishedAt: Date;
  readonly updatedAt: Date;
}

export interface GameFilter {
  readonly kind?: string;
  /** as people type it into a search engine */
  readonly search?: string;
  /** `newest` where absent */
  readonly order?: GameOrder;
}

type SelectGames = PreparedQuery<
  ListedGameRow,
  [limit: number, value: Date | number | null, slug: string, ...filter: string[]]
>;

/** What each order goes by, the largest first, and what is above every value of it. */
const ORDERS = {
  newest: { column: 'p.published_at', type: 'timestamptz', above: `'infinity'` },
  played: { column: 'p.plays', type: 'int', above: '2147483647' },
  liked: { column: 'p.likes', type: 'int', above: '2147483647' },
} as const satisfies Record<GameOrder, object>;

export const GAME_COLUMNS = `p.artifact_id as "artifactId", p.remix_of as "remixOf", p.slug, p.title, p.description, p.controls, p.kind, coalesce(a.design ->> 'lang', 'en') as language,
            p.seo_content ->> 'language' as "pageLanguage", p.seo_content ->> 'genre' as genre,
            p.plays, p.likes, p.published_at as "publishedAt", p.updated_at as "updatedAt"`;

const PUBLIC = 'p.withdrawn_at is null and not p.noindex';
const KIND = 'and p.kind = $4';
const words = (place: string) => `p.words @@ websearch_to_tsquery('simple', ${place})`;

/** Games as `GAME_COLUMNS` from `games`, which gives rows of `publications`, cut before artifacts are looked up. */
const select = (order: GameOrder, games: string) =>
  `select ${GAME_COLUMNS} from (${games}) p join artifacts a on a.id = p.artifact_id
    order by ${ORDERS[order].column} desc, p.slug desc`;

/** The first public games below `$2` and `$3`, by an index of their order. */
function firstOf(order: GameOrder, condition: string, most: string): string {
  const { column, type, above } = ORDERS[order];
  return `select * from publications p
     where ${PUBLIC} ${condition} and (${column}, p.slug) < (coalesce($2::${type}, ${above}), $3)
     order by ${column} desc, p.slug desc limit ${most}`;
}

/** A statement for each order and set of filters: one with `$4 is null or …` would be planned without their indexes. */
function listOf(name: string, order: GameOrder, condition: string): SelectGames {
  return prepared(name, select(order, firstOf(order, condition, '$1')));
}

/**
 * How many games are looked at in their order, before the index of words is asked, which has no order: of what it finds all
 * are sorted, of a million games with a frequent word for seconds. A word that one of two hundred games has fills a page
 * with it; for a rarer one it is a millisecond more.
 */
const LOOKED_AT = 4_000;

/** The same as `listOf` with a search at `place`: by a walk, and where that does not fill the page, by the index. */
function searchOf(name: string, order: GameOrder, condition: string, place: string): SelectGames {
  const { column, type, above } = ORDERS[order];
  const near = firstOf(order, condition, String(LOOKED_AT));
  const walk: SelectGames = prepared(
    `${name}_near`,
    select(order, `select * from (${near}) p where ${words(place)} order by ${column} desc, p.slug desc limit $1`),
  );
  // materialized: the planner guesses that many games have a word it does not know, and would walk for it through all
  const all: SelectGames = prepared(
    name,
    `with hits as materialized (select p.artifact_id from publications p where ${PUBLIC} ${condition} and ${words(place)})
     ${select(
       order,
       `select p.* from hits join publications p using (artifact_id)
         where (${column}, p.slug) < (coalesce($2::${type}, ${above}), $3)
         order by ${column} desc, p.slug desc limit $1`,
     )}`,
  );
  return async (db, limit, ...values) => {
    const found = await walk(db, limit, ...values);
    return found.length >= limit ? found : all(db, limit, ...values);
  };
}

const statementsOf = (order: GameOrder) => ({
  all: listOf(`games_${order}`, order, ''),
  kind: listOf(`games_${order}_of_kind`, order, KIND),
  found: searchOf(`games_${order}_found`, order, '', '$4'),
  foundOfKind: searchOf(`games_${order}_found_of_kind`, order, KIND, '$5'),
});
const STATEMENTS = {
  newest: statementsOf('newest'),
  played: statementsOf('played'),
  liked: statementsOf('liked'),
} as const satisfies Record<GameOrder, object>;

/** PostgreSQL fails on a search with 33 minus signs in a row, so a row of them becomes one, which means the same. */
const withoutStack = (search: string): string => search.replaceAll(/-[\s-]*-/gu, '-');

export function selectGames(filter: GameFilter): { readonly select: SelectGames; readonly values: string[] } {
  const { kind, order = 'newest' } = filter;
  const search = filter.search === undefined ? undefined : withoutStack(filter.search);
  const statements = STATEMENTS[order];
  if (kind !== undefined && search !== undefined) return { select: statements.foundOfKind, values: [kind, search] };
  if (kind !== undefined) return { select: statements.kind, values: [kind] };
  return search === undefined ? { select: statements.all, values: [] } : { select: statements.found, values: [search] };
}

/** The row that a list would have of one game; none where it is not public. */
export const selectListed = prepared<ListedGameRow, [slug: string]>(
  'game_listed',
  `select ${GAME_COLUMNS} from publication_slugs s
     join publications p on p.artifact_id = s.artifact_id
     join artifacts a on a.id = p.artifact_id
    where s.slug = $1 and p.withdrawn_at is null`,
);
