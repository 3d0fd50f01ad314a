/** What the house knows of every kind beside its play. A new kind is one import and one line here. The page of a game has none of it. */
import type { Genre } from '../design.js';
import { SHOWN } from './speech.shown.js';
import { shownRow, type ShownRow } from './speech.shown.types.js';
import type { PlayedMode } from './speech.types.js';
import { speech as platformer } from './platformer/speech.js';
import { speech as shmup } from './shmup/speech.js';
import { speech as arena } from './arena/speech.js';
import { speech as breakout } from './breakout/speech.js';
import { speech as snake } from './snake/speech.js';
import { speech as runner } from './runner/speech.js';
import { speech as flappy } from './flappy/speech.js';
import { speech as bubbleShooter } from './bubbles/bubble-shooter.speech.js';
import { speech as match3 } from './match3/speech.js';
import { speech as sokoban } from './sokoban/speech.js';
import { speech as maze } from './maze/speech.js';
import { speech as towerDefense } from './tower-defense/speech.js';
import { speech as racing } from './racing/speech.js';
import { speech as memory } from './memory/speech.js';
import { speech as quiz } from './quiz/speech.js';
import { speech as aimPhysics } from './aim-physics/speech.js';
import { speech as reaction } from './reaction/speech.js';
import { speech as rhythm } from './rhythm/speech.js';
import { speech as clicker } from './clicker/speech.js';
import { speech as catcher } from './catcher/speech.js';
import { speech as crossing } from './crossing/speech.js';
import { speech as serving } from './serving/speech.js';
import { speech as sorting } from './sorting/speech.js';
import { speech as delivery } from './delivery/speech.js';
import { speech as duel } from './duel/speech.js';
import { speech as fallingBlocks } from './falling-blocks/speech.js';
import { speech as farmSim } from './farm-sim/speech.js';
import { speech as mergeGrid } from './board/merge-grid.speech.js';
import { speech as ticTacToe } from './board/tic-tac-toe.speech.js';
import { speech as connectFour } from './board/connect-four.speech.js';
import { speech as minesweeper } from './board/minesweeper.speech.js';
import { speech as chess } from './board/chess.speech.js';
import { speech as reversi } from './board/reversi.speech.js';
import { speech as gomoku } from './board/gomoku.speech.js';
import { speech as checkers } from './board/checkers.speech.js';
import { speech as guessWord } from './words/guess-word.speech.js';
import { speech as hangman } from './words/hangman.speech.js';
import { speech as typingGame } from './words/typing.speech.js';
import { speech as wordSearch } from './words/word-search.speech.js';
import { speech as anagram } from './words/anagram.speech.js';
import { speech as solitaire } from './cards/solitaire.speech.js';
import { speech as freecell } from './cards/freecell.speech.js';
import { speech as sudoku } from './board/sudoku.speech.js';
import { speech as fifteenPuzzle } from './board/fifteen-puzzle.speech.js';
import { speech as lightsOut } from './board/lights-out.speech.js';
import { speech as pipePuzzle } from './board/pipe-puzzle.speech.js';
import { speech as jigsaw } from './jigsaw/speech.js';
import { speech as nonogram } from './board/nonogram.speech.js';
import { speech as dice_game } from './board/dice-game.speech.js';
import { speech as mancala } from './board/mancala.speech.js';
import { speech as raceBoard } from './board/race-board.speech.js';
import { speech as backgammon } from './board/backgammon.speech.js';
import { speech as dominoes } from './board/dominoes.speech.js';
import { speech as battleship } from './board/battleship.speech.js';
import { speech as crossword } from './words/crossword.speech.js';
import { speech as pinball } from './ball/pinball.speech.js';
import { speech as hoops } from './ball/hoops.speech.js';
import { speech as penalty } from './ball/penalty.speech.js';
import { speech as bowling } from './ball/bowling.speech.js';
import { speech as blackjack } from './cards/blackjack.speech.js';
import { speech as crazyEights } from './cards/crazy-eights.speech.js';
import { speech as trickTaking } from './cards/trick-taking.speech.js';
import { speech as snap } from './cards/snap.speech.js';
import { speech as spider_solitaire } from './cards/spider.speech.js';
import { speech as bubblePop } from './bubbles/bubble-pop.speech.js';
import { speech as marblePath } from './bubbles/marble-path.speech.js';
import { speech as towerStacking } from './tower-stacking/speech.js';
import { speech as sandbox } from './ball/sandbox.speech.js';
import { speech as batting } from './ball/batting.speech.js';
import { speech as hiddenObjects } from './hidden-objects/speech.js';
import { speech as cleaning } from './cleaning/speech.js';
import { speech as herding } from './herding/speech.js';
import { speech as tanks } from './tanks/speech.js';
import { speech as lander } from './lander/speech.js';
import { speech as balancing } from './balancing/speech.js';
import { speech as virtualPet } from './virtual-pet/speech.js';
import { speech as mergeDrop } from './ball/merge-drop.speech.js';
import { speech as stealth } from './stealth/speech.js';
import { speech as carrom } from './ball/carrom.speech.js';
import { speech as shuffleboard } from './ball/shuffleboard.speech.js';
import { speech as airHockey } from './ball/air-hockey.speech.js';
import { speech as dressUp } from './dress-up/speech.js';
import { speech as simonSays } from './simon-says/speech.js';
import { speech as timing } from './timing/speech.js';
import { speech as tycoon } from './tycoon/speech.js';
import type { KindSpeech } from './speech.types.js';

export const SPEECHES: Readonly<Record<Genre, KindSpeech>> = {
  platformer,
  shmup,
  arena,
  breakout,
  snake,
  runner,
  flappy,
  match3,
  bubble_shooter: bubbleShooter,
  sokoban,
  maze,
  tower_defense: towerDefense,
  racing,
  memory,
  quiz,
  aim_physics: aimPhysics,
  reaction,
  rhythm,
  clicker,
  catcher,
  crossing,
  duel,
  falling_blocks: fallingBlocks,
  farm_sim: farmSim,
  merge_grid: mergeGrid,
  tic_tac_toe: ticTacToe,
  connect_four: connectFour,
  minesweeper,
  chess,
  reversi,
  gomoku,
  checkers,
  guess_word: guessWord,
  hangman,
  typing_game: typingGame,
  word_search: wordSearch,
  anagram,
  solitaire,
  freecell,
  crossword,
  sudoku,
  fifteen_puzzle: fifteenPuzzle,
  lights_out: lightsOut,
  battleship,
  nonogram,
  pinball,
  hoops,
  penalty,
  bowling,
  blackjack,
  snap,
  spider_solitaire,
  bubble_pop: bubblePop,
  marble_path: marblePath,
  tower_stacking: towerStacking,
  sandbox,
  batting,
  delivery_game: delivery,
  sorting_game: sorting,
  serving,
  hidden_objects: hiddenObjects,
  herding_game: herding,
  cleaning_game: cleaning,
  tank_battle: tanks,
  race_board: raceBoard,
  mancala,
  dice_game,
  lander,
  balancing_game: balancing,
  virtual_pet: virtualPet,
  merge_drop: mergeDrop,
  stealth_game: stealth,
  carrom,
  shuffleboard,
  air_hockey: airHockey,
  timing_game: timing,
  dominoes,
  backgammon,
  simon_says: simonSays,
  dress_up: dressUp,
  tycoon,
  crazy_eights: crazyEights,
  trick_taking: trickTaking,
  pipe_puzzle: pipePuzzle,
  jigsaw,
};

export type { ShownRow, ShownSlot } from './speech.shown.types.js';

/** How many things of each slot a kind draws in one of its games. */
export function shownIn(genre: Genre, mode: PlayedMode): ShownRow {
  const { [mode]: own, plain } = SHOWN[genre];
  return shownRow(own ?? plain);
}
