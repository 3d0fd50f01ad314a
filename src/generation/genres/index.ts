/** THE registry of kinds. A new kind is one import and one line here; everything else reads this table. */
import type { GameDesign, Genre, RuleName } from '../design.js';
import { rulesOfKind } from '../kit/rules-of-kind.js';
import { forTwo } from '../kit/two/index.js';
import type { Kind } from '../kit/types.js';
import { SEATS } from './seats.js';
import { golf } from './aim-physics/golf.js';
import { aimPhysics } from './aim-physics/index.js';
import { links } from './aim-physics/links.js';
import { isThrowing, modeOf } from './aim-physics/mode.js';
import { shots } from './aim-physics/shots.js';
import { throwing } from './aim-physics/throwing/index.js';
import { quiz } from './quiz/index.js';
import { reaction } from './reaction/index.js';
import { reactionLesson } from './reaction/lesson.js';
import { rhythm } from './rhythm/index.js';
import { arena } from './arena/index.js';
import { arenaMode } from './arena/mode.js';
import { bosses } from './arena/bosses/index.js';
import { growing } from './arena/growing/index.js';
import { survivors } from './arena/survivors/index.js';
import { guard } from './arena/guard/index.js';
import { breakout } from './breakout/index.js';
import { catcher } from './catcher/index.js';
import { dodge, dodgeWay } from './catcher/dodge/index.js';
import { catcherLesson } from './catcher/lesson.js';
import { catcherMode } from './catcher/mode.js';
import { clicker } from './clicker/index.js';
import { backgammon } from './board/backgammon.js';
import { dominoes } from './board/dominoes.js';
import { crazyEights } from './cards/crazy-eights.js';
import { trickTaking } from './cards/trick-taking.js';
import { crossing } from './crossing/index.js';
import { bubbleLesson } from './bubbles/bubble-lesson.js';
import { bubbleShooter } from './bubbles/bubble-shooter.js';
import { match3 } from './match3/index.js';
import { dots } from './maze/dots.js';
import { field } from './maze/field.js';
import { maze } from './maze/index.js';
import { sokoban } from './sokoban/index.js';
import { farmSim } from './farm-sim/index.js';
import { memory } from './memory/index.js';
import { memoryLesson } from './memory/lesson.js';
import { fallingBlocks } from './falling-blocks/index.js';
import { feeding } from './serving/feeding/index.js';
import { serving } from './serving/index.js';
import { sorting } from './sorting/index.js';
import { delivery } from './delivery/index.js';
import { duel } from './duel/index.js';
import { flappy } from './flappy/index.js';
import { flappyLesson } from './flappy/lesson.js';
import { ascent } from './platformer/ascent.js';
import { platformer } from './platformer/index.js';
import { platformerLesson } from './platformer/lesson.js';
import { racing } from './racing/index.js';
import { racingLesson } from './racing/lesson.js';
import { runner } from './runner/index.js';
import { runnerLesson } from './runner/lesson.js';
import { shmup } from './shmup/index.js';
import { shmupLesson } from './shmup/lesson.js';
import { snake } from './snake/index.js';
import { snakeLesson } from './snake/lesson.js';
import { mergeGrid } from './board/merge-grid.js';
import { ticTacToe } from './board/tic-tac-toe.js';
import { connectFour } from './board/connect-four.js';
import { minesweeper } from './board/minesweeper.js';
import { chess } from './board/chess.js';
import { reversi } from './board/reversi.js';
import { gomoku } from './board/gomoku.js';
import { checkers } from './board/checkers.js';
import { guessWord } from './words/guess-word.js';
import { hangman } from './words/hangman.js';
import { typingGame } from './words/typing.js';
import { wordSearch } from './words/word-search.js';
import { anagram } from './words/anagram.js';
import { solitaire } from './cards/solitaire.js';
import { freecell } from './cards/freecell.js';
import { crossword } from './words/crossword.js';
import { sudoku } from './board/sudoku.js';
import { fifteenPuzzle } from './board/fifteen-puzzle.js';
import { lightsOut } from './board/lights-out.js';
import { pipePuzzle } from './board/pipe-puzzle.js';
import { nonogram } from './board/nonogram.js';
import { diceGame } from './board/dice-game.js';
import { mancala } from './board/mancala.js';
import { raceBoard } from './board/race-board.js';
import { battleship } from './board/battleship.js';
import { pinball } from './ball/pinball.js';
import { hoops } from './ball/hoops.js';
import { penalty } from './ball/penalty.js';
import { bowling } from './ball/bowling.js';
import { blackjack } from './cards/blackjack.js';
import { snap } from './cards/snap.js';
import { spider } from './cards/spider.js';
import { bubblePop } from './bubbles/bubble-pop.js';
import { marblePath } from './bubbles/marble-path.js';
import { towerStacking } from './tower-stacking/index.js';
import { sandbox } from './ball/sandbox.js';
import { batting } from './ball/batting.js';
import { hiddenObjects } from './hidden-objects/index.js';
import { jigsaw } from './jigsaw/index.js';
import { cleaning } from './cleaning/index.js';
import { herding } from './herding/index.js';
import { tanks } from './tanks/index.js';
import { lander } from './lander/index.js';
import { balancing } from './balancing/index.js';
import { virtualPet } from './virtual-pet/index.js';
import { mergeDrop } from './ball/merge-drop.js';
import { stealth } from './stealth/index.js';
import { carrom } from './ball/carrom.js';
import { shuffleboard } from './ball/shuffleboard.js';
import { airHockey } from './ball/air-hockey.js';
import { dressUp } from './dress-up/index.js';
import { simonSays } from './simon-says/index.js';
import { timing } from './timing/index.js';
import { tycoon } from './tycoon/index.js';
import { towerDefense } from './tower-defense/index.js';

interface Entry {
  readonly kind: Kind<never>;
  /** module of the kind beside this file, without extension: the page's script is bundled from it */
  readonly module: string;
  /** name of its export */
  readonly name: string;
  /** for two, each in a half of the window: `forTwo` makes it of the module's kind */
  readonly inHalves?: true;
}

const entry = <S>(kind: Kind<S>, module: string, name: string): Entry => ({
  kind: {
    ...(kind as unknown as Kind<never>),
    rules: [...new Set<RuleName>([...rulesOfKind(kind), ...(SEATS[kind.genre] ? (['twoPlayers'] as const) : [])])],
  },
  module,
  name,
});

export const KINDS: Readonly<Partial<Record<Genre, Entry>>> = {
  aim_physics: entry(aimPhysics, './aim-physics/index', 'aimPhysics'),
  quiz: entry(quiz, './quiz/index', 'quiz'),
  reaction: entry(reaction, './reaction/index', 'reaction'),
  rhythm: entry(rhythm, './rhythm/index', 'rhythm'),
  arena: entry(arena, './arena/index', 'arena'),
  breakout: entry(breakout, './breakout/index', 'breakout'),
  catcher: entry(catcher, './catcher/index', 'catcher'),
  clicker: entry(clicker, './clicker/index', 'clicker'),
  crossing: entry(crossing, './crossing/index', 'crossing'),
  match3: entry(match3, './match3/index', 'match3'),
  bubble_shooter: entry(bubbleShooter, './bubbles/bubble-shooter', 'bubbleShooter'),
  maze: entry(maze, './maze/index', 'maze'),
  sokoban: entry(sokoban, './sokoban/index', 'sokoban'),
  farm_sim: entry(farmSim, './farm-sim/index', 'farmSim'),
  memory: entry(memory, './memory/index', 'memory'),
  falling_blocks: entry(fallingBlocks, './falling-blocks/index', 'fallingBlocks'),
  duel: entry(duel, './duel/index', 'duel'),
  flappy: entry(flappy, './flappy/index', 'flappy'),
  platformer: entry(platformer, './platformer/index', 'platformer'),
  racing: entry(racing, './racing/index', 'racing'),
  runner: entry(runner, './runner/index', 'runner'),
  shmup: entry(shmup, './shmup/index', 'shmup'),
  snake: entry(snake, './snake/index', 'snake'),
  tower_defense: entry(towerDefense, './tower-defense/index', 'towerDefense'),
  merge_grid: entry(mergeGrid, './board/merge-grid', 'mergeGrid'),
  tic_tac_toe: entry(ticTacToe, './board/tic-tac-toe', 'ticTacToe'),
  connect_four: entry(connectFour, './board/connect-four', 'connectFour'),
  minesweeper: entry(minesweeper, './board/minesweeper', 'minesweeper'),
  chess: entry(chess, './board/chess', 'chess'),
  reversi: entry(reversi, './board/reversi', 'reversi'),
  gomoku: entry(gomoku, './board/gomoku', 'gomoku'),
  checkers: entry(checkers, './board/checkers', 'checkers'),
  guess_word: entry(guessWord, './words/guess-word', 'guessWord'),
  hangman: entry(hangman, './words/hangman', 'hangman'),
  typing_game: entry(typingGame, './words/typing', 'typingGame'),
  word_search: entry(wordSearch, './words/word-search', 'wordSearch'),
  anagram: entry(anagram, './words/anagram', 'anagram'),
  solitaire: entry(solitaire, './cards/solitaire', 'solitaire'),
  freecell: entry(freecell, './cards/freecell', 'freecell'),
  crossword: entry(crossword, './words/crossword', 'crossword'),
  sudoku: entry(sudoku, './board/sudoku', 'sudoku'),
  fifteen_puzzle: entry(fifteenPuzzle, './board/fifteen-puzzle', 'fifteenPuzzle'),
  lights_out: entry(lightsOut, './board/lights-out', 'lightsOut'),
  battleship: entry(battleship, './board/battleship', 'battleship'),
  nonogram: entry(nonogram, './board/nonogram', 'nonogram'),
  pinball: entry(pinball, './ball/pinball', 'pinball'),
  hoops: entry(hoops, './ball/hoops', 'hoops'),
  penalty: entry(penalty, './ball/penalty', 'penalty'),
  bowling: entry(bowling, './ball/bowling', 'bowling'),
  blackjack: entry(blackjack, './cards/blackjack', 'blackjack'),
  snap: entry(snap, './cards/snap', 'snap'),
  spider_solitaire: entry(spider, './cards/spider', 'spider'),
  bubble_pop: entry(bubblePop, './bubbles/bubble-pop', 'bubblePop'),
  marble_path: entry(marblePath, './bubbles/marble-path', 'marblePath'),
  tower_stacking: entry(towerStacking, './tower-stacking/index', 'towerStacking'),
  sandbox: entry(sandbox, './ball/sandbox', 'sandbox'),
  batting: entry(batting, './ball/batting', 'batting'),
  delivery_game: entry(delivery, './delivery/index', 'delivery'),
  sorting_game: entry(sorting, './sorting/index', 'sorting'),
  serving: entry(serving, './serving/index', 'serving'),
  hidden_objects: entry(hiddenObjects, './hidden-objects/index', 'hiddenObjects'),
  herding_game: entry(herding, './herding/index', 'herding'),
  cleaning_game: entry(cleaning, './cleaning/index', 'cleaning'),
  tank_battle: entry(tanks, './tanks/index', 'tanks'),
  race_board: entry(raceBoard, './board/race-board', 'raceBoard'),
  mancala: entry(mancala, './board/mancala', 'mancala'),
  dice_game: entry(diceGame, './board/dice-game', 'diceGame'),
  lander: entry(lander, './lander/index', 'lander'),
  balancing_game: entry(balancing, './balancing/index', 'balancing'),
  virtual_pet: entry(virtualPet, './virtual-pet/index', 'virtualPet'),
  merge_drop: entry(mergeDrop, './ball/merge-drop', 'mergeDrop'),
  stealth_game: entry(stealth, './stealth/index', 'stealth'),
  carrom: entry(carrom, './ball/carrom', 'carrom'),
  shuffleboard: entry(shuffleboard, './ball/shuffleboard', 'shuffleboard'),
  air_hockey: entry(airHockey, './ball/air-hockey', 'airHockey'),
  timing_game: entry(timing, './timing/index', 'timing'),
  dominoes: entry(dominoes, './board/dominoes', 'dominoes'),
  backgammon: entry(backgammon, './board/backgammon', 'backgammon'),
  dress_up: entry(dressUp, './dress-up/index', 'dressUp'),
  simon_says: entry(simonSays, './simon-says/index', 'simonSays'),
  tycoon: entry(tycoon, './tycoon/index', 'tycoon'),
  crazy_eights: entry(crazyEights, './cards/crazy-eights', 'crazyEights'),
  jigsaw: entry(jigsaw, './jigsaw/index', 'jigsaw'),
  pipe_puzzle: entry(pipePuzzle, './board/pipe-puzzle', 'pipePuzzle'),
  trick_taking: entry(trickTaking, './cards/trick-taking', 'trickTaking'),
};

/** Kinds that are played with questions (`content` of their speech): modules of their own, so that no other page carries them. A quiz has its own. */
const WITH_QUESTIONS: Readonly<Partial<Record<Genre, Entry>>> = {
  bubble_shooter: entry(bubbleLesson, './bubbles/bubble-lesson', 'bubbleLesson'),
  catcher: entry(catcherLesson, './catcher/lesson', 'catcherLesson'),
  flappy: entry(flappyLesson, './flappy/lesson', 'flappyLesson'),
  memory: entry(memoryLesson, './memory/lesson', 'memoryLesson'),
  platformer: entry(platformerLesson, './platformer/lesson', 'platformerLesson'),
  racing: entry(racingLesson, './racing/lesson', 'racingLesson'),
  reaction: entry(reactionLesson, './reaction/lesson', 'reactionLesson'),
  runner: entry(runnerLesson, './runner/lesson', 'runnerLesson'),
  shmup: entry(shmupLesson, './shmup/lesson', 'shmupLesson'),
  snake: entry(snakeLesson, './snake/lesson', 'snakeLesson'),
};

/** What an aiming game is, each in a module of its own. */
const AIMED = {
  top: entry(golf, './aim-physics/golf', 'golf'),
  side: entry(links, './aim-physics/links', 'links'),
  targets: entry(shots, './aim-physics/shots', 'shots'),
  throwing: entry(throwing, './aim-physics/throwing/index', 'throwing'),
} as const;

/** What an arena is besides a fight among cover. */
const ARENAS = {
  growing: entry(growing, './arena/growing/index', 'growing'),
  bosses: entry(bosses, './arena/bosses/index', 'bosses'),
  survivors: entry(survivors, './arena/survivors/index', 'survivors'),
  guard: entry(guard, './arena/guard/index', 'guard'),
} as const;
/** What a catcher is where nothing is caught. */
const DODGED = {
  dodge: entry(dodge, './catcher/dodge/index', 'dodge'),
  dodge_way: entry(dodgeWay, './catcher/dodge/index', 'dodgeWay'),
} as const;
/** What a maze is: one with a way out, guarded or not, one full of dots, or an open field. */
const MAZES = {
  out: entry(maze, './maze/index', 'maze'),
  dots: entry(dots, './maze/dots', 'dots'),
  field: entry(field, './maze/field', 'field'),
} as const;

/** Hungry ones that are fed out of doors, in place of guests at a counter. */
const FED = entry(feeding, './serving/feeding/index', 'feeding');

/** What a platformer is: a way, or a shaft. */
const PLATFORMS = {
  way: entry(platformer, './platformer/index', 'platformer'),
  up: entry(ascent, './platformer/ascent', 'ascent'),
} as const;

/** Kinds of several games with little in common, of which a page carries the one that its design is. */
const BY_MODE: Readonly<Partial<Record<Genre, (design: ModeAsked) => Entry | undefined>>> = {
  aim_physics: (design) => AIMED[isThrowing(design) ? 'throwing' : modeOf(design)],
  arena: (design) => {
    const mode = arenaMode(design);
    return mode === 'plain' ? undefined : ARENAS[mode];
  },
  catcher: (design) => {
    const mode = catcherMode(design);
    return mode === 'plain' ? undefined : DODGED[mode];
  },
  platformer: ({ mode }) => (mode === 'ascent' ? PLATFORMS.up : PLATFORMS.way),
  serving: ({ mode }) => (mode === 'feeding' ? FED : undefined),
  maze: ({ mode }) => (mode === 'dots' || mode === 'field' ? MAZES[mode] : MAZES.out),
};

type ModeAsked = Pick<GameDesign, 'mode' | 'seed' | 'rules'> & { readonly cast?: GameDesign['cast'] | undefined };

/** What of a design says what plays it; of a kind by its name alone, nothing says which of its games it is. */
export type Played = Pick<GameDesign, 'genre' | 'content' | 'versus'> & Partial<ModeAsked>;

function plainOf({ genre, mode, seed, rules, cast }: Played): Entry | undefined {
  const kind = KINDS[genre];
  return kind && seed !== undefined && rules ? (BY_MODE[genre]?.({ mode, seed, rules, cast }) ?? kind) : kind;
}

/** Those for two, each made once. */
const inHalves = new Map<Entry, Entry>();

/**
 * What plays a design: with questions, the kind with a slot for them; of a kind of several games, the one that it is; for two, that kind in each half of the window; undefined where the kind is not
 * registered.
 */
export function entryOf(design: Played): Entry | undefined {
  const { genre, content, versus } = design;
  const one = (content && WITH_QUESTIONS[genre]) ?? plainOf(design);
  if (!one || !versus) return one;
  let two = inHalves.get(one);
  if (!two) {
    two = { ...one, kind: forTwo(one.kind, SEATS[genre]) as unknown as Kind<never>, inHalves: true };
    inHalves.set(one, two);
  }
  return two;
}

export interface Supported {
  readonly genre: Genre;
  readonly rules: readonly RuleName[];
}

/** What can be made, for whoever reads a prompt. */
export function supported(): Supported[] {
  return Object.values(KINDS).map(({ kind }) => ({ genre: kind.genre, rules: kind.rules }));
}
