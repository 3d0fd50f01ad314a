/** Which kind stands in where the one that was asked for can't be made. */
import { isAgentClass } from '../lexicon/agents.js';
import type { Genre } from '../design.js';
import type { Placed } from './things.js';

/**
 * What comes nearest where a kind is not made, best first: first by what is done, and among the four kinds that came
 * first by where the things of the prompt show best.
 */
const NEAREST: Readonly<Record<Genre, readonly Genre[]>> = {
  platformer: ['runner', 'flappy', 'maze', 'crossing', 'arena'],
  shmup: ['arena', 'flappy', 'catcher', 'platformer'],
  arena: ['shmup', 'maze', 'platformer', 'snake'],
  breakout: ['duel', 'match3', 'shmup', 'catcher', 'snake'],
  snake: ['maze', 'arena', 'match3', 'platformer'],
  runner: ['platformer', 'flappy', 'racing', 'crossing'],
  flappy: ['runner', 'shmup', 'platformer', 'arena'],
  match3: ['memory', 'falling_blocks', 'breakout'],
  sokoban: ['maze', 'snake', 'platformer', 'match3'],
  maze: ['sokoban', 'snake', 'arena', 'platformer'],
  tower_defense: ['arena', 'shmup', 'breakout'],
  racing: ['runner', 'crossing', 'platformer', 'arena'],
  memory: ['match3', 'reaction', 'breakout'],
  quiz: ['memory', 'reaction', 'match3', 'breakout', 'arena'],
  aim_physics: ['breakout', 'catcher', 'shmup', 'platformer'],
  reaction: ['catcher', 'clicker', 'memory', 'breakout', 'arena'],
  rhythm: ['reaction', 'catcher', 'breakout', 'runner'],
  clicker: ['reaction', 'catcher', 'match3', 'breakout'],
  catcher: ['reaction', 'breakout', 'platformer'],
  crossing: ['maze', 'runner', 'platformer', 'arena'],
  duel: ['arena', 'breakout', 'racing', 'platformer'],
  falling_blocks: ['match3', 'breakout', 'catcher'],
  farm_sim: ['clicker', 'catcher', 'platformer', 'snake'],
  merge_grid: ['match3', 'falling_blocks', 'sokoban'],
  tic_tac_toe: ['connect_four', 'memory', 'duel'],
  connect_four: ['tic_tac_toe', 'match3', 'duel'],
  minesweeper: ['memory', 'sokoban', 'maze'],
  chess: ['connect_four', 'sokoban', 'duel'],
};

/** The nearest kinds as this prompt's things have it. */
export function nearestTo(asked: Genre, cast: readonly Placed[], ball: boolean): readonly Genre[] {
  const near = NEAREST[asked];
  const first = (genre: Genre): readonly Genre[] => [genre, ...near];
  const chased = cast.some(({ role, mention }) => role === 'enemy' && isAgentClass(mention.kind));
  const gathered = cast.some(({ role }) => role === 'item' || role === 'bricks');
  const hero = cast.some(
    ({ role, mention }) =>
      isAgentClass(mention.kind) &&
      (role === 'hero' ||
        (role !== 'item' &&
          role !== 'enemy' &&
          !mention.plural &&
          (gathered || (mention.singular && cast.length > 1)))),
  );
  // a snake shows hero, things and hunters; a fight shows only hunters
  if ((asked === 'maze' || asked === 'sokoban') && chased && !gathered)
    return ['sokoban', 'maze', 'arena', ...near].filter((genre) => genre !== asked) as Genre[];
  // a paddle and a ball are more of a tennis match than a fight is
  if (asked === 'duel' && ball) return first('breakout');
  // who walks about and gathers is played; what only falls is a wall
  if ((asked === 'catcher' || asked === 'aim_physics') && hero)
    return ['catcher', 'reaction', 'platformer', ...near].filter((genre) => genre !== asked) as Genre[];
  return near;
}
