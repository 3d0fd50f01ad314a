/** The numbers and rules that prompts ask for, and how a design shows that they are kept. */
import type { GameDesign, Genre, Rule } from '../../../src/generation/design.js';
import { KINDS } from '../../../src/generation/genres/index.js';
import { isStealthy } from '../../../src/generation/genres/maze/mode.js';
import { isTyping } from '../../../src/generation/genres/quiz/mode.js';
import type { Game } from './make.js';
import type { Expect } from './prompts.js';

export interface Answer {
  readonly what: string;
  readonly kept: boolean;
}

/** Rules of a design of which one keeps the mechanic. Names that no design has yet keep nothing. */
const BY_RULE: Readonly<Record<string, readonly string[]>> = {
  double_jump: ['doubleJump'],
  boss: ['boss', 'bossEvery'],
  powerup_shield: ['shield'],
  powerup_rapid_fire: ['rapidFire'],
  timer: ['timer'],
  no_death: ['gentle'],
  win_confetti: ['confetti'],
  levels: ['levels'],
  low_gravity: ['lowGravity'],
  dash: ['dash'],
  magnet: ['magnet'],
  wrap: ['wrap'],
  multi_ball: ['multiBall'],
  speed_up: ['speedUp'],
  fast: ['fast'],
  slow: ['slow'],
  no_enemies: ['noEnemies'],
  shooting: ['shooting'],
};

/** Kinds that are nothing without the mechanic. What no table has is left to whoever looks. */
const BY_KIND: Readonly<Record<string, readonly Genre[]>> = {
  grow_on_eat: ['snake'],
  die_on_self: ['snake'],
  gravity: ['platformer', 'flappy', 'runner', 'aim_physics'],
  paddle: ['breakout', 'duel'],
  ball_bounce: ['breakout', 'duel'],
  clear_all_bricks: ['breakout'],
  flip_two: ['memory'],
  pairs_stay: ['memory'],
  formation: ['shmup'],
  shoot_up: ['shmup'],
  shoot: ['shmup', 'arena'],
  one_button: ['flappy', 'runner'],
  gaps: ['flappy'],
  path: ['tower_defense'],
  place_towers: ['tower_defense'],
  currency: ['tower_defense', 'clicker', 'farm_sim'],
  waves: ['tower_defense', 'arena', 'shmup'],
  click_to_earn: ['clicker'],
  buy_upgrades: ['clicker'],
  idle_income: ['clicker'],
  collect: ['platformer', 'runner', 'flappy', 'arena', 'maze', 'snake', 'catcher', 'racing'],
  collect_all: ['maze'],
  chasers: ['maze'],
  maze: ['maze'],
  patrol: ['maze'],
  exit: ['maze', 'platformer'],
  mouse_aim: ['arena', 'aim_physics'],
  hud_wave: ['arena', 'shmup', 'tower_defense'],
  push: ['sokoban'],
  undo_Z: ['sokoban'],
  reset: ['sokoban'],
  move_counter: ['sokoban'],
  laps: ['racing'],
  opponents: ['racing'],
  hud_lap_time: ['racing'],
  hud_position: ['racing'],
  steer: ['racing'],
  overtake: ['racing', 'runner'],
  swipe_slice: ['reaction'],
  falling: ['falling_blocks', 'catcher', 'match3'],
  rows_clear: ['falling_blocks'],
  stack: ['falling_blocks'],
  drag_aim: ['aim_physics'],
  stroke_counter: ['aim_physics'],
  holes: ['aim_physics'],
  timed_lanes: ['rhythm'],
  lanes: ['crossing'],
  hop: ['crossing'],
  goal_side: ['crossing'],
  auto_run: ['runner'],
  jump: ['runner', 'platformer'],
  score_distance: ['runner'],
  swap_adjacent: ['match3'],
  match_three: ['match3'],
  two_players_one_keyboard: ['duel'],
  avoid: ['platformer', 'runner', 'flappy', 'snake', 'arena', 'catcher', 'crossing', 'maze', 'reaction'],
};

/** What the kit gives every game. */
const ALWAYS = new Set(['wasd', 'touch_controls', 'hud_score', 'best_score', 'restart_key_R', 'music', 'sound']);

const NUMBERS: Readonly<Record<string, readonly string[]>> = {
  lives: ['lives'],
  collect_goal: ['collect'],
  boss_every: ['bossEvery'],
  time_s: ['timer'],
  laps: ['laps'],
  opponents: ['opponents', 'rivals'],
  waves: ['waves'],
  levels: ['levels'],
  moves: ['moves'],
  pairs: ['pairs'],
  points: ['points'],
};

function numberKept({ rules }: GameDesign, name: string, value: number): boolean {
  const at = (rule: Rule): number => ('n' in rule ? rule.n : 'seconds' in rule ? rule.seconds : Number.NaN);
  if (name === 'levels_min') return rules.some((rule) => rule.rule === 'levels' && rule.n >= value);
  return rules.some((rule) => NUMBERS[name]?.includes(rule.rule) === true && at(rule) === value);
}

/** Whether the design keeps a mechanic; undefined where neither table has it. */
function mechanicKept(design: GameDesign, mechanic: string): boolean | undefined {
  if (ALWAYS.has(mechanic)) return true;
  if (mechanic === 'lives') {
    const lives = KINDS[design.genre]?.kind.lives ?? 0;
    return (
      design.rules.some(({ rule }) => rule === 'lives') || (typeof lives === 'function' ? lives(design) : lives) > 0
    );
  }
  if (mechanic === 'vision_cones')
    return design.genre === 'stealth_game' || (design.genre === 'maze' && isStealthy(design));
  if (mechanic === 'typing') return design.genre === 'quiz' && isTyping(design);
  if (mechanic === 'no_time_pressure') return !design.rules.some(({ rule }) => rule === 'timer' || rule === 'fast');
  const rules = BY_RULE[mechanic];
  if (rules && design.rules.some(({ rule }) => rules.includes(rule))) return true;
  const kinds = BY_KIND[mechanic];
  return kinds?.includes(design.genre) === true ? true : rules || kinds ? false : undefined;
}

/** Everything that was asked and that a machine can answer. */
export function asked(expect: Expect, { design, html, paths }: Game): Answer[] {
  const answers: Answer[] = [];
  const answer = (what: string, kept: boolean | undefined): void => {
    if (kept !== undefined) answers.push({ what, kept });
  };
  for (const mechanic of expect.mechanics_all) answer(mechanic, mechanicKept(design, mechanic));
  const any = expect.mechanics_any.map((mechanic) => mechanicKept(design, mechanic));
  if (any.some((kept) => kept !== undefined)) answer(expect.mechanics_any.join(' or '), any.includes(true));
  for (const [name, value] of Object.entries(expect.numbers))
    answer(`${name} ${value}`, numberKept(design, name, value));
  for (const name of expect.names) answer(`the name ${name}`, html.includes(name));
  if (expect.difficulty) answer(expect.difficulty, design.difficulty === expect.difficulty);
  const forbidden = expect.checks['no_strings'];
  if (Array.isArray(forbidden))
    for (const text of forbidden.map(String)) answer(`without ${text}`, !html.includes(text));
  if (paths)
    answer(
      'plain paths',
      paths.every((path) => /^[\w.-]+(?:\/[\w.-]+)*$/u.test(path) && !path.includes('..')),
    );
  return answers;
}
