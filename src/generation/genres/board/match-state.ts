/** What a game of two is, as the engine needs it, and how a match of it stands. */
import { plainSides } from '../../kit/asked.js';
import type { Actor, GameDesign } from '../../design.js';
import { Spring } from '../../kit/juice.js';
import type { Game, Painter } from '../../kit/types.js';
import type { Grid } from './grid.js';
import { newHands, type Hands } from './hands.js';
import type { Move, Outcome, Rules, Search, Side } from './search.js';
import { sidesOf } from './sides.js';

/** How well somebody plays: moves looked ahead, and how often one is made with little thought. */
export interface Strength {
  readonly depth: number;
  readonly slip: number;
  /** moves looked ahead then; 0 is any move */
  readonly slipDepth: number;
}

/** A game of two as the engine needs it. */
export interface BoardGame<P, M extends Move = Move> extends Rules<P, M> {
  readonly genre: GameDesign['genre'];
  readonly grid: Grid;
  /** the opponent at easy, normal and hard */
  readonly strengths: readonly [Strength, Strength, Strength];
  /** how the bot, a decent player, looks ahead */
  readonly player: number;
  /** positions looked at in one frame: as many as cost 15 µs; and for one move, which is how long it takes */
  readonly pace: number;
  readonly thought: number;
  /** games to be won where the prompt says nothing, and those that may be lost (0: the first that is lost ends it) */
  readonly rounds: number;
  readonly lives: number;
  /** seconds that the bot may take for one game */
  readonly seconds: number;
  /** frames of a move; a piece falls where `falls` */
  readonly frames: number;
  /** shows what may be moved and where, before a piece is picked */
  readonly hints?: true;
  /** whether picking this cell means that move; its goal alone where absent */
  reaches?(move: M, cell: number): boolean;
  /** cells to be shown when the game is over: a line of three, a king */
  winning?(at: P): readonly number[];
  /** 0 none; any other number is the game's own */
  piece(at: P, cell: number): number;
  board(p: Painter, s: Match<P, M>): void;
  token(p: Painter, s: Match<P, M>, piece: number, x: number, y: number, size: number): void;
  /** drawn over pieces: a board with holes */
  front?(p: Painter, s: Match<P, M>): void;
  /** colours of its pieces, the hero's first, where persons play and no figures: as they lie in a box of games */
  readonly plain: readonly [string, string];
  /** where a piece that moves is, `part` 0…1; straight on where absent */
  way?(move: M, part: number): { x: number; y: number };
  /** one of several pieces that a move may bring */
  choice?(move: M): number;
  /** what stands beside a player's name: what was taken */
  tally?(at: P, side: Side): string;
  /** beyond the cells, for tests and models: rights, counts */
  more?(at: P): Record<string, unknown>;
}

export interface Match<P, M extends Move = Move> {
  at: P;
  moves: M[];
  /** what the last move was, and what the board was before it */
  last: M | null;
  before: P | null;
  phase: 'turn' | 'move' | 'over';
  t: number;
  readonly hands: Hands;
  /** a piece that was picked up, or -1 */
  from: number;
  /** moves to choose from that go to the same cell: what a pawn becomes */
  choices: M[];
  /** who began this game */
  first: Side;
  outcome: Outcome;
  /** games won by each in this level */
  readonly won: [number, number];
  search: Search<P, M> | null;
  /** a second person has taken the opponent's part */
  two: boolean;
  readonly foe: Actor;
  readonly hero: Actor;
  /** colours of plain pieces; null: figures of the cast are on them */
  readonly plain: readonly [string, string] | null;
  readonly mood: Spring;
  readonly land: Spring;
  /** the bot's own: thought, and frames of its click */
  readonly bot: { search: Search<P, M> | null; wait: number };
}

export function newMatch<P, M extends Move>(g: Game, game: BoardGame<P, M>): Match<P, M> {
  const [hero, foe] = sidesOf(g.design, g.level, g.level === g.levels);
  const first: Side = g.level % 2 ? 0 : 1;
  const at = game.start(first, g.rand);
  return {
    at,
    moves: game.moves(at),
    last: null,
    before: null,
    phase: 'turn',
    t: 0,
    hands: newHands(Math.floor(game.grid.rows / 2) * game.grid.cols + Math.floor(game.grid.cols / 2)),
    from: -1,
    choices: [],
    first,
    outcome: null,
    won: [0, 0],
    search: null,
    two: g.has('twoPlayers'),
    foe,
    hero,
    plain: plainSides(g.design) ?? (hero.from === 'kind' ? game.plain : null),
    mood: new Spring(),
    land: new Spring(),
    bot: { search: null, wait: 0 },
  };
}

export const strengthOf = <P, M extends Move>(g: Game, { strengths }: BoardGame<P, M>): Strength =>
  strengths[g.skill < 0.35 ? 0 : g.skill < 0.7 ? 1 : 2];

/** Where the choices stand that one cell offers: from it towards the middle of the board. */
export const choiceCell = ({ cols, rows }: Grid, [first]: readonly Move[], i: number): number => {
  const to = first?.to ?? 0;
  return to + (to < (cols * rows) / 2 ? cols : -cols) * i;
};

/** Whether a person moves now. */
export const isHuman = <P, M extends Move>(s: Match<P, M>, game: BoardGame<P, M>): boolean =>
  s.phase === 'turn' && (game.turn(s.at) === 0 || s.two);
