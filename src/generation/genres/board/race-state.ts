/** What a race on a track knows while it is played, and how it begins. */
import { plainSides } from '../../kit/asked.js';
import type { Actor, GameDesign } from '../../design.js';
import { Spring } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import { ludo } from './ludo-rules.js';
import { playersOf } from './players.js';
import { modeOf } from './race-mode.js';
import { boardOf, piecesOf, spotOf, type Layout, type Leg } from './race-places.js';
import { CARELESS, fairSeed, fateOf, type Choice, type Fate, type Race, type Track } from './race-rules.js';
import { GOOSE, snakesTrail, trailTrack, type Trail } from './trail-rules.js';

/** `throw`: dice wait for a hand. `tumble`: they roll. `choose`: which piece, or which die. `walk`: a piece goes. `pass`: nothing can be done. */
export type Phase = 'throw' | 'tumble' | 'choose' | 'walk' | 'pass' | 'over';

export interface State extends Layout {
  readonly track: Track;
  readonly trail: Trail | null;
  readonly actors: readonly Actor[];
  /** what stands on the last field, and what the fields are adorned with */
  readonly goal: Actor | undefined;
  readonly looks: readonly Actor[];
  /** plain pieces: the prompt names nobody */
  readonly plain: boolean;
  /** of the first two, where they were asked for */
  readonly colours: readonly string[] | null;
  race: Race;
  fate: Fate;
  /** who began this game */
  first: number;
  phase: Phase;
  t: number;
  dice: readonly number[];
  choices: readonly Choice[];
  /** the choice under the cursor, and whether keys put it there */
  picked: number;
  keys: boolean;
  /** who goes, the way, and where it ends */
  readonly mover: { seat: number; piece: number };
  way: readonly Leg[];
  /** where the leg began */
  fromX: number;
  fromY: number;
  leg: number;
  next: Race | null;
  hits: readonly { readonly seat: number; readonly piece: number }[];
  /** where pieces are drawn, four a seat: they glide home */
  readonly x: Float32Array;
  readonly y: Float32Array;
  /** a second person plays the second seat */
  two: boolean;
  winner: number | null;
  readonly land: Spring;
  readonly mood: Spring;
  rest: number;
}

export const strengthOf = (g: Game): 0 | 1 | 2 => (g.skill < 0.35 ? 0 : g.skill < 0.7 ? 1 : 2);

/** throws after which a game has taken long, for each other seat: of the games that are won, one with fewer is dealt */
const LONG = { ludo: 95, snakes: 22, goose: 22 } as const;

/** Who sits there: where nobody is named, four at a board of ludo and three at another. */
const actorsOf = (design: Pick<GameDesign, 'cast' | 'rules' | 'mode'>): readonly Actor[] =>
  playersOf(design, (named) => (named > 0 ? named : modeOf(design) === 'ludo' ? 3 : 2));

/** Things that adorn the fields: the prompt's, else the theme's. */
function looksOf({ cast }: Pick<GameDesign, 'cast'>): readonly Actor[] {
  const things = cast.items.filter(({ from }) => from === 'prompt');
  return things.length > 0 ? things : [...cast.items, ...cast.deco];
}

/** A new game on the same board, with dice by which it can be won. */
export function deal(
  g: Game,
  s: Pick<State, 'track' | 'seats' | 'mode' | 'two'>,
  first: number,
): Pick<State, 'race' | 'fate'> {
  const { track, seats, mode } = s;
  const most = LONG[mode] * (seats - 1);
  // of two persons either may win
  const seed = fairSeed(track, first, CARELESS[strengthOf(g)], s.two ? 2 : 1, most, g.rand);
  return { race: track.start(first), fate: fateOf(seats, seed) };
}

/** Every piece stands where it is at once. */
export function settle(s: State): void {
  for (let seat = 0; seat < s.seats; seat++)
    for (let piece = 0; piece < piecesOf(s.mode); piece++) {
      const { x, y } = spotOf(s, seat, piece, s.race.steps[seat]?.[piece] as number);
      s.x[seat * 4 + piece] = x;
      s.y[seat * 4 + piece] = y;
    }
}

export function newRace(g: Game): State {
  const { design } = g;
  const mode = modeOf(design);
  const grid = boardOf(mode, design.grid);
  const actors = actorsOf(design);
  const seats = actors.length;
  const trail = mode === 'snakes' ? snakesTrail(grid.cols, grid.rows, g.rand) : mode === 'goose' ? GOOSE : null;
  const track = trail ? trailTrack(seats, trail) : ludo(seats);
  const two = g.has('twoPlayers');
  const s: State = {
    mode,
    grid,
    seats,
    track,
    trail,
    actors,
    goal: design.cast.goal,
    looks: looksOf(design),
    plain: design.cast.hero.from === 'kind' || plainSides(design) !== undefined,
    colours: design.theme.asked?.sides?.colours ?? null,
    ...deal(g, { track, seats, mode, two }, 0),
    first: 0,
    phase: 'throw',
    t: 0,
    dice: [],
    choices: [],
    picked: 0,
    keys: false,
    mover: { seat: 0, piece: 0 },
    way: [],
    fromX: 0,
    fromY: 0,
    leg: 0,
    next: null,
    hits: [],
    x: new Float32Array(16),
    y: new Float32Array(16),
    two,
    winner: null,
    land: new Spring(),
    mood: new Spring(),
    rest: 0,
  };
  settle(s);
  return s;
}

/** Whether a person plays whose turn it is. */
export const isPerson = (s: State): boolean => s.race.turn === 0 || (s.two && s.race.turn === 1);

/** How far a seat is: pieces that are home, or the field. */
export const doneOf = (s: State, seat: number): number => {
  const own = s.race.steps[seat] as readonly number[];
  return s.mode === 'ludo' ? own.filter((step) => step >= 40).length : (own[0] as number);
};
export const allOf = (s: State): number => (s.trail ? s.trail.last : piecesOf(s.mode));
