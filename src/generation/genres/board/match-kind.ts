/** A description of a game of two, made into a kind: `matchKind(description)` is all that such a kind's file exports. */
import { secondsByRules } from '../../kit/budget.js';
import { round } from '../../kit/juice.js';
import { clearPad } from '../../kit/pad.js';
import { defineKind, type Game, type Kind, type Pad } from '../../kit/types.js';
import { middleOf, viewOf } from './grid.js';
import { stepMatch } from './match.js';
import { choiceCell, isHuman, newMatch, type BoardGame, type Match } from './match-state.js';
import { drawMatch } from './match-draw.js';
import { ponder, think, type Move } from './search.js';

/** frames that the bot rests before each of its clicks */
const REST = 8;

/** Looks further ahead than the opponent and never slips; points at the piece, then at where it goes. */
function matchBot<P, M extends Move>(g: Game, s: Match<P, M>, game: BoardGame<P, M>, pad: Pad): void {
  clearPad(pad);
  if (pad.pointer) pad.pointer.down = false;
  // of two who were asked for it plays both, each in turn
  if (!isHuman(s, game) || (game.turn(s.at) !== 0 && !g.has('twoPlayers'))) {
    s.bot.search = null;
    s.bot.wait = 0;
    return;
  }
  // two who never slip would draw for ever: the second one moves as it comes
  const isSecond = game.turn(s.at) !== 0;
  if (!s.bot.search) {
    s.bot.search = think(game, s.at, game.player, g.rand, game.thought);
    if (isSecond) s.bot.search.best = g.rand.pick(s.moves);
  }
  const done = isSecond || ponder(game, s.bot.search, game.pace);
  const move = s.bot.search.best;
  if (!done || !move || ++s.bot.wait < REST) return;
  s.bot.wait = 0;
  const { grid } = game;
  const chosen = s.choices.findIndex((one) => game.choice?.(one) === game.choice?.(move));
  const lifts = move.from !== undefined && s.from !== move.from;
  const cell = lifts ? move.from : s.choices.length > 0 ? choiceCell(grid, s.choices, chosen) : move.to;
  pad.pointer = { ...middleOf(grid, cell), down: true };
}

/** The kind of that game. */
export function matchKind<P, M extends Move>(game: BoardGame<P, M>): Kind<Match<P, M>> {
  const { grid } = game;
  return defineKind<Match<P, M>>({
    genre: game.genre,
    rules: [
      ...(game.rounds > 1 ? (['lives', 'timer'] as const) : []),
      'levels',
      'fast',
      'slow',
      'gentle',
      'twoPlayers',
      'confetti',
    ],
    view: viewOf(grid),
    touch: { move: 'none' },
    lives: game.lives,
    levels: game.rounds,
    budget: secondsByRules(game.seconds * game.rounds, { levels: game.seconds }),
    twoPlayers: () => true,
    alike: true,
    sides: true,
    backdrop: 'top',
    goalShows: 'foe',

    create(g) {
      const s = newMatch(g, game);
      g.progress(g.level - 1, g.levels, s.foe);
      if (g.has('timer')) g.clock(120, 'lose');
      return s;
    },
    update: (g, s) => stepMatch(g, s, game),
    draw: (p, s, g) => drawMatch(p, s, game, g.levels, g.level - 1),
    bot: (g, s, pad) => matchBot(g, s, game, pad),

    state(s) {
      const { x, y } = middleOf(grid, s.hands.cursor);
      return {
        cursor: { x: round(x), y: round(y) },
        turn: game.turn(s.at),
        busy: s.phase,
        outcomeOfGame: s.outcome,
        players: s.two ? 2 : 1,
        picked: s.from,
        cells: Array.from({ length: grid.cols * grid.rows }, (_, cell) => game.piece(s.at, cell)),
        ...game.more?.(s.at),
      };
    },
  });
}
