/** Enemies that nobody asks for: none fills the gap where a prompt names a danger of its own, or says what is to be done and that needs none. */
import type { Brief } from '../brief.js';
import type { Deed } from '../brief-things.js';
import type { GameDesign, GameMode, Genre, Rule, RuleName } from '../design.js';

/** Their enemies are what is played: traffic, rivals, waves. */
const OF_ENEMIES: ReadonlySet<Genre> = new Set<Genre>(['arena', 'shmup', 'crossing', 'racing', 'quiz', 'tycoon']);
/** So are those of some games of a kind. */
const MODES_OF_ENEMIES: ReadonlySet<GameMode> = new Set<GameMode>(['dots', 'stealth', 'dodge']);

/** Done without anybody who is against it. */
const PEACEFUL: ReadonlySet<Deed> = new Set<Deed>([
  'take',
  'eat',
  'save',
  'bring',
  'make',
  'clean',
  'push',
  'match',
  'reach',
]);
/** Somebody or something is against it, named or not. */
const AGAINST: ReadonlySet<Deed> = new Set<Deed>([
  'steal',
  'avoid',
  'fight',
  'chase',
  'attack',
  'throw',
  'shoot',
  'hit',
  'guard',
  'race',
  'sneak',
  'touch',
  'victim',
]);
/** Wishes that only an enemy fulfils: what costs a life, leads a level or is shot at. */
const NEED_ENEMIES: ReadonlySet<RuleName> = new Set<RuleName>(['lives', 'boss', 'bossEvery', 'shooting', 'noEnemies']);

/** Whether a game is without enemies, though no word says so. `keeps` are the rules of its kind; `cast` is the one that was made. */
export function isPeaceful(
  { events, things, wishes }: Brief,
  { genre, mode, cast, rules }: Pick<GameDesign, 'genre' | 'cast' | 'mode'> & { readonly rules: readonly Rule[] },
  keeps: readonly RuleName[],
): boolean {
  if (!keeps.includes('noEnemies') || OF_ENEMIES.has(genre)) return false;
  if (mode && MODES_OF_ENEMIES.has(mode)) return false;
  // an enemy that fills a gap of a game that is changed stays in it
  if (things.some(({ part }) => part === 'enemy' || part === 'boss')) return false;
  if (cast.enemies.some(({ from }) => from === 'prompt')) return false;
  const hasDanger = cast.obstacles.some(({ from }) => from === 'prompt');
  const needs = rules.filter(({ rule }) => NEED_ENEMIES.has(rule) && !(rule === 'lives' && hasDanger));
  if (needs.length > 0) return false;
  if (hasDanger) return true;
  const done = events.filter(({ not }) => !not).map(({ deed }) => deed);
  const isHard =
    wishes.difficulty?.value === 'hard' || wishes.mood?.value === 'spooky' || wishes.mood?.value === 'tense';
  return !isHard && done.some((deed) => PEACEFUL.has(deed)) && !events.some(({ deed }) => AGAINST.has(deed));
}
