/**
 * How many points a kind of game can give: what a page may believe of a score that a player's browser sends. A score is
 * believable up to `once` and `perSecond` for each second since the round began. Measured by the bot at easy, normal and
 * hard on several seeds, and then about four times as much, since people find what a bot does not look for;
 * `test/generation/score-bounds.test.ts` plays each. A kind without a row has no leaderboard: a puzzle that gives the same
 * points to whoever solves it, or a clicker, whose points grow without a bound.
 */
import type { Genre } from './design.js';

export interface ScoreBound {
  /** points that can come at once: for a win, for lives that are left */
  readonly once: number;
  readonly perSecond: number;
}

const bound = (once: number, perSecond: number): ScoreBound => ({ once, perSecond });

export const SCORE_BOUNDS: Readonly<Partial<Record<Genre, ScoreBound>>> = {
  aim_physics: bound(2_500, 400),
  air_hockey: bound(1_000, 120),
  arena: bound(5_000, 600),
  bowling: bound(2_500, 300),
  breakout: bound(2_500, 200),
  bubble_shooter: bound(3_000, 200),
  carrom: bound(1_500, 100),
  catcher: bound(2_000, 200),
  cleaning_game: bound(6_000, 900),
  crossing: bound(3_000, 350),
  delivery_game: bound(2_500, 200),
  duel: bound(2_000, 250),
  falling_blocks: bound(3_000, 400),
  farm_sim: bound(1_500, 100),
  flappy: bound(1_000, 200),
  hidden_objects: bound(2_500, 250),
  herding_game: bound(2_000, 200),
  hoops: bound(1_500, 200),
  match3: bound(6_000, 900),
  balancing_game: bound(2_000, 150),
  lander: bound(2_000, 150),
  maze: bound(2_500, 150),
  memory: bound(4_000, 600),
  merge_drop: bound(2_500, 300),
  merge_grid: bound(4_000, 700),
  penalty: bound(1_500, 200),
  pinball: bound(4_000, 700),
  platformer: bound(2_500, 250),
  quiz: bound(1_500, 200),
  racing: bound(2_000, 200),
  reaction: bound(1_500, 150),
  rhythm: bound(4_000, 1_000),
  runner: bound(1_500, 200),
  shmup: bound(4_000, 500),
  snake: bound(3_000, 300),
  sokoban: bound(1_500, 250),
  simon_says: bound(1_000, 100),
  sorting_game: bound(1_500, 200),
  serving: bound(2_500, 300),
  stealth_game: bound(2_000, 120),
  shuffleboard: bound(1_000, 100),
  tank_battle: bound(1_000, 120),
  timing_game: bound(1_500, 120),
  tower_defense: bound(2_500, 100),
  tycoon: bound(1_500, 120),
  typing_game: bound(2_500, 400),
  virtual_pet: bound(1_500, 100),
};

/** Of a kind as a design names it; undefined where no bound is known, also for what is no kind. */
export function scoreBoundOf(kind: string | null): ScoreBound | undefined {
  return kind !== null && Object.hasOwn(SCORE_BOUNDS, kind) ? SCORE_BOUNDS[kind as Genre] : undefined;
}
