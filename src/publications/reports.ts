/** Reports of public games: checked and kept for the operator, who is told by the log. */
import { v7 as uuidv7 } from 'uuid';
import { prepared, type Queryable } from '../db/sql.js';
import { AppError } from '../errors.js';
import type { Log } from '../log.js';
import { Problems } from '../validation.js';
import { plainParagraphs } from './plain-text.js';
import { REPORT_REASONS, type ReportInput } from './public-game.model.js';

export const LONGEST_NOTE = 1_000;
/** Of one game: what is more says nothing new, and would fill the table. */
const MOST_KEPT = 500;

const insertReport = prepared<{ artifactId: string }, [id: string, slug: string, reason: string, note: string | null]>(
  'game_report',
  `insert into publication_reports (id, artifact_id, reason, note)
   select $1, p.artifact_id, $3, $4 from publication_slugs s join publications p on p.artifact_id = s.artifact_id
    where s.slug = $2 and p.withdrawn_at is null
      and (select count(*) from (select 1 from publication_reports r where r.artifact_id = p.artifact_id limit ${MOST_KEPT}) kept) < ${MOST_KEPT}
   returning artifact_id as "artifactId"`,
);

/** @throws validation_failed */
export function checkReport({ reason, note }: ReportInput) {
  const problems = new Problems();
  const text = problems.text('note', note, { max: LONGEST_NOTE, trim: true });
  const known = problems.oneOf('reason', reason, REPORT_REASONS, null);
  if (known === null && (reason === undefined || reason === null || reason === ''))
    problems.add('reason', 'required', 'Choose a reason.');
  problems.throwIfAny();
  return { reason: known ?? 'other', note: text === null ? null : plainParagraphs(text) || null };
}

/** Keeps a report that was checked. The game may have gone a moment ago: then there is nothing to keep. */
export async function keepReport(
  db: Queryable,
  log: Pick<Log, 'warn'>,
  slug: string,
  { reason, note }: ReturnType<typeof checkReport>,
): Promise<void> {
  const [kept] = await insertReport(db, uuidv7(), slug, reason, note);
  if (kept) log.warn({ slug, artifactId: kept.artifactId, reason }, 'A public game was reported.');
}

/** @throws publication_not_found */
export const noGame = (): AppError =>
  new AppError('publication_not_found', { message: 'Public game not found. Check the slug.' });
