/**
 * Leaderboards of public games. A score comes from a page that plays a stranger's code, so it is that page's word: it is
 * kept where it fits the time that has gone by since the round began and what the kind can give in it
 * (`generation/score-bounds.ts`), under a name that the input policy lets through, and is told as unverified.
 */
import { z } from 'zod';
import { limitByAddress } from '../accounts/limits.js';
import { takeHit } from '../db/rate-limit.js';
import { prepared, type Queryable } from '../db/sql.js';
import { AppError, invalidField } from '../errors.js';
import { scoreBoundOf, type ScoreBound } from '../generation/score-bounds.js';
import type { InputPolicy } from '../safety/input-policy.js';
import { inEnglish, Problems } from '../validation.js';
import { plainLine } from './plain-text.js';
import { TICKET_SECONDS, type PlayTickets } from './play-tickets.js';
import type { PublicGame, ScoreInput, ScoreRecord } from './publications.model.js';
import { refuseTexts } from './refuse-texts.js';

export const LONGEST_NAME = 20;
/** Names a game; the lowest give way. */
const MOST_KEPT = 100;
const LARGEST_SCORE = 999_999_999;
/** Of one address: rounds that begin, and scores. */
const ROUNDS_PER_ADDRESS = { limit: 60, windowSeconds: 60 } as const;
const SCORES_PER_ADDRESS = { limit: 10, windowSeconds: 60 } as const;

const selectScores = prepared<
  ScoreRecord,
  [slug: string, limit: number, score: number, createdAt: Date | null, name: string]
>(
  'game_scores',
  `select c.name, c.score, c.created_at as "createdAt"
     from publications p join publication_scores c on c.artifact_id = p.artifact_id
    where p.slug = $1 and p.withdrawn_at is null and c.score <= $3
      and (c.score < $3 or (c.created_at, c.name) > (coalesce($4::timestamptz, '-infinity'), $5))
    order by c.score desc, c.created_at, c.name limit $2`,
);

/** A better score of the same name takes the place of the one before; the game may have gone a moment ago. */
const keepScore = prepared<{ readonly rank: number }, [artifactId: string, name: string, score: number]>(
  'game_score_keep',
  `with kept as (
     insert into publication_scores as s (artifact_id, name, score)
     select artifact_id, $2, $3 from publications where artifact_id = $1 and withdrawn_at is null
     on conflict (artifact_id, name) do update set score = excluded.score, created_at = now() where s.score < excluded.score)
   select 1 + count(*)::int as rank from publication_scores where artifact_id = $1 and score > $3 and name <> $2`,
);
const dropLowest = prepared<never, [artifactId: string]>(
  'game_scores_trim',
  `delete from publication_scores where artifact_id = $1 and name in (
     select name from publication_scores where artifact_id = $1 order by score desc, created_at, name offset ${MOST_KEPT})`,
);
const dropAll = prepared<{ readonly name: string }, [artifactId: string, userId: string]>(
  'game_scores_empty',
  `delete from publication_scores s using publications p
    where p.artifact_id = $1 and p.user_id = $2 and s.artifact_id = p.artifact_id returning s.name`,
);

/** Best first, the earlier of equals before the later; none of a game that is not public. */
export const listScores = (db: Queryable, slug: string, limit: number, after?: ScoreRecord): Promise<ScoreRecord[]> =>
  selectScores(db, slug, limit, after?.score ?? LARGEST_SCORE + 1, after?.createdAt ?? null, after?.name ?? '');

/** How many went; 0 where the game is another's. */
export const emptyScores = async (db: Queryable, userId: string, artifactId: string): Promise<number> =>
  (await dropAll(db, artifactId, userId)).length;

export interface ScoreDependencies {
  readonly db: Queryable;
  readonly tickets: PlayTickets;
  readonly inputPolicy?: InputPolicy | undefined;
}

/** The ticket of a round that begins; null where the game's kind has no leaderboard. @throws rate_limited */
export async function beginRound(
  { db, tickets }: ScoreDependencies,
  game: PublicGame,
  ip: string,
): Promise<string | null> {
  if (!boundOf(game)) return null;
  await limitByAddress(db, 'rounds', ip, ROUNDS_PER_ADDRESS);
  return tickets.issue(game.artifactId);
}

/**
 * Keeps a score. @returns its place among all that are kept
 * @throws validation_failed, also for a score that the round can't have given, text_refused, rate_limited
 */
export async function submitScore(
  { db, tickets, inputPolicy }: ScoreDependencies,
  game: PublicGame,
  ip: string,
  input: ScoreInput,
): Promise<number> {
  const problems = new Problems();
  const typed = problems.text('name', input.name, { max: LONGEST_NAME, required: true, trim: true, singleLine: true });
  const sent = problems.text('ticket', input.ticket, { max: 200, required: true });
  const { score } = input;
  if (typeof score !== 'number' || !Number.isInteger(score) || score < 1 || score > LARGEST_SCORE)
    problems.add('score', 'invalid', `Expected a whole number from 1 to ${inEnglish(LARGEST_SCORE)}.`);
  const name = Array.from(plainLine(typed)).slice(0, LONGEST_NAME).join('').trim();
  if (typed !== '' && name === '') problems.add('name', 'invalid', 'Expected a name with letters or digits.');
  problems.throwIfAny();
  const ticket = tickets.read(sent);
  const bound = boundOf(game);
  if (!bound || ticket?.artifactId !== game.artifactId)
    throw invalidField('ticket', 'invalid', 'This round is over. Play again, then send the score.');
  const seconds = (Date.now() - ticket.startedAt) / 1_000;
  if ((score as number) > bound.once + bound.perSecond * seconds)
    throw invalidField('score', 'invalid', 'This score is higher than the game allows in that time.');
  refuseTexts(inputPolicy, { name });
  await limitByAddress(db, 'scores', ip, SCORES_PER_ADDRESS);
  const { ok } = await takeHit(db, `score-ticket:${ticket.nonce}`, 1, TICKET_SECONDS);
  if (!ok) throw invalidField('ticket', 'invalid', 'The score of this round is already on the leaderboard.');
  const [kept] = await keepScore(db, game.artifactId, name, score as number);
  await dropLowest(db, game.artifactId);
  if (!kept) throw new AppError('internal_error');
  return kept.rank;
}

const ofDesign = z.object({ genre: z.string(), rules: z.array(z.object({ rule: z.string() })).catch([]) });

/** What a game can give: nothing where its kind counts no points, or the prompt wants none. */
function boundOf({ design }: PublicGame): ScoreBound | undefined {
  const { data } = ofDesign.safeParse(design);
  return data && !data.rules.some(({ rule }) => rule === 'noScore') ? scoreBoundOf(data.genre) : undefined;
}

/** Whether a game has a leaderboard. */
export const hasBoard = (game: PublicGame): boolean => boundOf(game) !== undefined;
