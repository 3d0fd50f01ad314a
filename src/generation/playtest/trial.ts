/** What is tried of a game before it is delivered, in two parts that need nothing of each other, so that two threads may play them at once. */
import type { BotMode, GameData } from '../kit/types.js';
import type { Finding, PlayabilityCheck } from '../provider.types.js';
import { playCode, playScript, type Player } from './player.js';

export type Check = PlayabilityCheck;
export interface Trial {
  readonly ok: boolean;
  readonly checks: readonly Check[];
  /** seconds of play until the bot's win */
  readonly wonAfter: number | null;
}

export interface WinJob {
  readonly part: 'win';
  readonly data: GameData;
  /** seconds in which the bot must have won */
  readonly budget: number;
  /** the page's script, to be shown to play as the code does; undefined: it was, for this kind */
  readonly script: string | undefined;
}
export interface RestJob {
  readonly part: 'rest';
  readonly data: GameData;
  readonly budget: number;
}
export type Job = WinJob | RestJob;

const FRAMES = 60;
/** seconds for each of three players at random; they press something else seven times a second, and begin again when they lose */
const RANDOM = 25;
/** seconds of play that must be the same twice; what is not from the seed shows in the first of them */
const AGAIN = 10;

/** The first number that is not finite, as a path, or null. */
function notFinite(value: unknown, path = 'state'): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? null : path;
  if (typeof value === 'object' && value !== null)
    for (const [key, entry] of Object.entries(value)) {
      const found = notFinite(entry, `${path}.${key}`);
      if (found) return found;
    }
  return null;
}

interface Run {
  readonly phase: unknown;
  readonly seconds: number;
  /** states of the first seconds, twice a second */
  readonly trace: readonly string[];
  readonly bad: string | null;
}

/** Plays `seconds` at most; stops at an end. */
function run(game: Player, mode: BotMode, seconds: number, traced: boolean): Run {
  game.bot(mode);
  game.start();
  const trace: string[] = [];
  for (let half = 0; half < seconds * 2; half++) {
    game.step(FRAMES / 2);
    const state = game.state();
    const bad = notFinite(state);
    if (bad) return { phase: state['phase'], seconds: half / 2, trace, bad };
    if (traced && half < AGAIN * 2) trace.push(JSON.stringify(state));
    if (state['phase'] === 'win' || state['phase'] === 'lose')
      return { phase: state['phase'], seconds: (half + 1) / 2, trace, bad: null };
  }
  return { phase: 'play', seconds, trace, bad: null };
}

const result = (checks: readonly Check[], wonAfter: number | null = null): Trial => ({
  ok: checks.every(({ ok }) => ok),
  checks,
  wonAfter,
});
const passed = (name: string): Check => ({ name, ok: true });
const found = (name: string, finding: Finding, seconds: number, detail: string): Check => ({
  name,
  ok: true,
  detail,
  finding,
  seconds,
});
const failed = (name: string, detail: string): Check => ({ name, ok: false, detail });

/** The bot wins, and would again: the same seed is the same game, in the delivered script as well. */
async function tryWin({ data, budget, script }: WinJob): Promise<Trial> {
  const won = run(playCode(data), 'win', budget, true);
  if (won.bad) return result([failed('finite', won.bad)]);
  if (won.phase !== 'win')
    return result([
      passed('finite'),
      failed('winnable', `the bot ended with "${String(won.phase)}" after ${won.seconds} s`),
    ]);
  const player = script === undefined ? playCode(data) : await playScript(script, data);
  const again = run(player, 'win', Math.min(AGAIN, budget), true);
  const same = again.trace.length === won.trace.length && again.trace.every((state, i) => state === won.trace[i]);
  return result(
    [
      passed('finite'),
      found('winnable', 'won', won.seconds, `a bot won in ${won.seconds} s`),
      same ? passed('same-seed-same-trace') : failed('same-seed-same-trace', 'two runs of one seed parted'),
    ],
    won.seconds,
  );
}

/** Doing nothing does not win, and three players at random break nothing. */
function tryRest({ data, budget }: RestJob): Trial {
  const game = playCode(data);
  // as long as a clock runs, or doing nothing could win at its end unseen
  const clock = data.design.rules.find((entry) => entry.rule === 'timer')?.seconds ?? 0;
  const idle = run(game, 'idle', Math.max(Math.min(60, budget), clock + 5), false);
  if (idle.phase === 'win') return result([failed('idle-does-not-win', `doing nothing won in ${idle.seconds} s`)]);
  if (idle.bad) return result([failed('idle-does-not-win', idle.bad)]);
  for (let i = 0; i < 3; i++) {
    let left = RANDOM;
    while (left > 0) {
      const wild = run(game, 'random', left, false);
      if (wild.bad) return result([passed('idle-does-not-win'), failed('random-player', wild.bad)]);
      left -= Math.max(1, wild.seconds);
    }
  }
  return result([
    passed('idle-does-not-win'),
    found('random-player', 'undisturbed', 3 * RANDOM, `3 × ${RANDOM} s without a fault`),
  ]);
}

/** One part of a trial. What a game throws is a fault of the game; never rejects. */
export async function tryPart(job: Job): Promise<Trial> {
  try {
    return job.part === 'win' ? await tryWin(job) : tryRest(job);
  } catch (error) {
    return result([failed('no-fault', String(error).slice(0, 200))]);
  }
}
