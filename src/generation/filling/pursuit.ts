/** What one does in a game, by its kind and its goal: so the title card's line is chosen. */
import type { Genre, RuleName } from '../design.js';
import type { GoalLine, PlayedMode } from '../genres/speech.types.js';
import type { Pursuit } from '../languages/texts.types.js';

const OF_KIND: Readonly<Record<Genre, Pursuit>> = {
  platformer: 'jump',
  shmup: 'shoot',
  arena: 'brawl',
  breakout: 'bricks',
  snake: 'grow',
  runner: 'run',
  flappy: 'flap',
  match3: 'swap',
  bubble_shooter: 'bubbles',
  sokoban: 'shove',
  maze: 'maze',
  tower_defense: 'build',
  racing: 'race',
  memory: 'pairs',
  quiz: 'answer',
  aim_physics: 'aim',
  reaction: 'quick',
  rhythm: 'beat',
  clicker: 'click',
  catcher: 'catch',
  crossing: 'cross',
  duel: 'duel',
  falling_blocks: 'rows',
  farm_sim: 'farm',
  merge_grid: 'merge',
  tic_tac_toe: 'rival',
  connect_four: 'rival',
  minesweeper: 'reason',
  chess: 'rival',
  reversi: 'rival',
  gomoku: 'rival',
  checkers: 'rival',
  guess_word: 'words',
  hangman: 'words',
  typing_game: 'type',
  word_search: 'words',
  anagram: 'words',
  solitaire: 'patience',
  freecell: 'patience',
  crossword: 'words',
  sudoku: 'reason',
  fifteen_puzzle: 'puzzle',
  lights_out: 'puzzle',
  pipe_puzzle: 'join',
  jigsaw: 'picture',
  battleship: 'fleet',
  nonogram: 'reason',
  pinball: 'flippers',
  hoops: 'throw',
  penalty: 'throw',
  bowling: 'throw',
  blackjack: 'stake',
  snap: 'snap',
  spider_solitaire: 'patience',
  bubble_pop: 'free',
  marble_path: 'chain',
  tower_stacking: 'moment',
  sandbox: 'free',
  batting: 'bat',
  delivery_game: 'bring',
  sorting_game: 'sort',
  hidden_objects: 'seek',
  herding_game: 'herd',
  cleaning_game: 'clean',
  tank_battle: 'tanks',
  race_board: 'dice',
  mancala: 'rival',
  dice_game: 'dice',
  serving: 'serve',
  lander: 'land',
  balancing_game: 'balance',
  virtual_pet: 'care',
  merge_drop: 'fuse',
  stealth_game: 'sneak',
  air_hockey: 'puck',
  shuffleboard: 'slide',
  carrom: 'slide',
  timing_game: 'moment',
  dominoes: 'hand',
  backgammon: 'dice',
  dress_up: 'dress',
  simon_says: 'repeat',
  tycoon: 'trade',
  crazy_eights: 'hand',
  trick_taking: 'tricks',
};

/** goals by which a kind is played otherwise than its name says */
const OF_GOAL: Readonly<Partial<Record<GoalLine['line'], Pursuit>>> = {
  typed: 'type',
  sneak: 'sneak',
  allCards: 'luck',
};

/** modes of a kind that are played otherwise, whatever their goal */
const OF_MODE: Readonly<Partial<Record<PlayedMode, Pursuit>>> = {
  dots: 'dots',
  field: 'gather',
  throwing: 'throw',
  guard: 'guard',
  dodge: 'dodge',
  dodge_way: 'dodge',
  feeding: 'feed',
  fire: 'douse',
  lamps: 'light',
};

/** kinds and modes in which one dodges, flees or fights, and looks about where nobody comes */
const PURSUED: ReadonlySet<Genre | PlayedMode> = new Set(['shmup', 'arena', 'dots'] as const);

/** What one does in a game of `kind`, played in `mode`, that is told by the goal `line`. */
export function pursuitOf(
  kind: Genre,
  mode: PlayedMode,
  line: GoalLine['line'],
  has: (rule: RuleName) => boolean,
): Pursuit {
  if (has('noEnemies') && (PURSUED.has(kind) || PURSUED.has(mode))) return 'gather';
  return OF_MODE[mode] ?? OF_GOAL[line] ?? OF_KIND[kind];
}
