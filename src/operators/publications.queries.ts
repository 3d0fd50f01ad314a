/** Published games and reports as operators see them: public, withdrawn by their owners, and taken down. */
import { prepared, type PreparedQuery } from '../db/sql.js';
import type { PublicationState, ReportRow, StoredGame } from './operators.model.js';

const STATE = `case when p.taken_down_at is not null then 'taken_down' when p.withdrawn_at is not null then 'unpublished'
  else 'public' end`;
const OPEN_REPORTS =
  '(select count(*)::int from publication_reports r where r.artifact_id = p.artifact_id and r.settled_at is null)';
const GAME = `p.artifact_id as "artifactId", p.run_id as "runId", p.user_id as "userId", u.email as "ownerEmail", p.slug, p.title,
  ${STATE} as state, p.plays, p.likes, ${OPEN_REPORTS} as "openReports", p.published_at as "publishedAt",
  p.taken_down_at as "takenDownAt", p.taken_down_reason as "takenDownReason"`;

type Page = [limit: number, publishedAt: Date | null, artifactId: string, pattern: string];

/** The newest first; a pattern of LIKE in title, slug or owner's address reads one by one until the page is full. */
const page = (name: string, condition: string): PreparedQuery<StoredGame, Page> =>
  prepared(
    name,
    `select ${GAME} from publications p join users u on u.id = p.user_id
      where ${condition} and (p.published_at, p.artifact_id) < (coalesce($2::timestamptz, 'infinity'), $3::uuid)
        and ($4 = '%%' or p.title ilike $4 or p.slug like lower($4) or u.email like lower($4))
      order by p.published_at desc, p.artifact_id desc limit $1`,
  );

export const PAGES: Readonly<Record<PublicationState | 'all', PreparedQuery<StoredGame, Page>>> = {
  all: page('operator_games', 'true'),
  public: page('operator_games_public', 'p.withdrawn_at is null'),
  unpublished: page('operator_games_unpublished', 'p.withdrawn_at is not null and p.taken_down_at is null'),
  taken_down: page('operator_games_taken_down', 'p.taken_down_at is not null'),
};

export const selectGame = prepared<StoredGame, [artifactId: string]>(
  'operator_game',
  `select ${GAME} from publications p join users u on u.id = p.user_id where p.artifact_id = $1`,
);

const REPORT = `r.id, r.artifact_id as "artifactId", r.reason, r.note, r.created_at as "createdAt", r.settled_at as "settledAt",
  p.slug, p.title, ${STATE} as state`;
const reports = (name: string, condition: string) =>
  prepared<ReportRow, [limit: number, before: string]>(
    name,
    `select ${REPORT} from publication_reports r join publications p on p.artifact_id = r.artifact_id
      where ${condition} and r.id < $2 order by r.id desc limit $1`,
  );

export const selectReports = reports('operator_reports', 'true');
export const selectOpenReports = reports('operator_reports_open', 'r.settled_at is null');
export const selectReportsOf = prepared<ReportRow, [limit: number, before: string, artifactId: string]>(
  'operator_reports_of',
  `select ${REPORT} from publication_reports r join publications p on p.artifact_id = r.artifact_id
    where r.artifact_id = $3 and r.id < $2 order by r.id desc limit $1`,
);
