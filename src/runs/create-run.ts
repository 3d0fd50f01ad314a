import type { UserRecord } from '../accounts/accounts.model.js';
import type { Config } from '../config.js';
import type { Database } from '../db/orm.js';
import { prepared } from '../db/sql.js';
import type { RateLimitResult } from '../db/rate-limit.js';
import type { Wakeups } from '../db/wakeups.js';
import { asksForChange } from '../generation/revise/asks-for-change.js';
import { rateLimited } from '../rate-limited.js';
import type { InputPolicy } from '../safety/input-policy.js';
import { acceptRun, type Accepted, type AcceptRunDependencies } from './accept-run.js';
import { readCreateRunInput, type AcceptableRun } from './create-run.input.js';
import type { createReplayFinder } from './idempotency.js';
import { keepRemix } from './keep-remix.js';
import { nothingToChange, readReferences, type References } from './references.js';
import { refusePrompt } from './refuse-prompt.js';
import type { RunPrice, RunPrices } from './run-prices.js';
import { accountRequired, isOutOfCredits, refuseFurtherGames } from './guest-games.js';
import type { CreateRunInput } from './runs.model.js';

export interface CreateRunDependencies extends AcceptRunDependencies {
  readonly database: Pick<Database, 'pool'>;
  readonly config: Pick<Config, 'maxActiveRuns' | 'guestGames' | 'signUpCredits' | 'creditsHelp'>;
  readonly prices: Pick<RunPrices, 'of'>;
  readonly wakeups: Pick<Wakeups, 'wake'>;
  /** as `createReplayFinder` makes it */
  readonly findReplay: ReturnType<typeof createReplayFinder>;
  /** counts a creation of a user */
  readonly takeHit: (userId: string) => Promise<RateLimitResult>;
  /** absent: no text is refused */
  readonly inputPolicy?: InputPolicy | undefined;
}

/** Apart from the hot statement, since hardly any client sends them. The run is accepted by then: a record that can't be kept must not refuse it. */
const keepAsked = prepared<never, [id: string, provider: string | null, model: string | null]>(
  'keep_asked_model',
  'update runs set asked_provider = $2, asked_model = $3 where id = $1',
);

/**
 * Accepts a run, or throws and leaves nothing but a hit on the rate limit.
 * Order of checks (contract section 2): validation, replay, referenced records, rate, input policy, credits, queue.
 */
export async function createRun(
  deps: CreateRunDependencies,
  { id: userId, guest }: Pick<UserRecord, 'id' | 'guest'>,
  raw: CreateRunInput,
): Promise<Accepted> {
  const { pool } = deps.database;
  const input = readCreateRunInput(raw);
  const replay = await deps.findReplay(userId, input);
  if (replay) return { id: replay, replayed: true };
  const references = await readReferences(pool, userId, input);
  const { fruitless } = references;
  return acceptChecked(deps, { id: userId, guest }, input, references, () => {
    if (fruitless !== null && input.intent === 'auto' && asksForChange(input.prompt, fruitless))
      throw nothingToChange();
    return deps.prices.of(input, references);
  });
}

/**
 * The rest of the way of a run whose input and references are checked: rate, guests, input policy, credits, queue.
 * @param priceOf asked after the policy; may refuse the run
 */
export async function acceptChecked(
  deps: CreateRunDependencies,
  { id: userId, guest }: Pick<UserRecord, 'id' | 'guest'>,
  input: AcceptableRun,
  references: References,
  priceOf: () => RunPrice,
): Promise<Accepted> {
  const { config, wakeups } = deps;
  const { pool } = deps.database;
  const { ok, retryAfter } = await deps.takeHit(userId);
  if (!ok) throw rateLimited('runs', retryAfter);
  if (guest) await refuseFurtherGames(pool, userId, config);
  // reading takes longer than a look at a row, so that it comes after the rate
  refusePrompt(deps.inputPolicy, input);
  const terms = { ...priceOf(), maxActiveRuns: config.maxActiveRuns };
  const accepted = await acceptRun(deps, userId, input, references, terms).catch((error: unknown) => {
    throw guest && isOutOfCredits(error) ? accountRequired(config, error) : error;
  });
  if (!accepted.replayed) {
    const { id } = accepted.run;
    const { provider, model } = input;
    if (provider !== null || model !== null) await keepAsked(pool, id, provider, model).catch(() => undefined);
    if (input.remixOf !== null) await keepRemix(pool, id, input.remixOf).catch(() => undefined);
    wakeups.wake('job', id);
    wakeups.wake('run', id);
    wakeups.wake('runs', userId);
    wakeups.wake('user', userId);
  }
  return accepted;
}
