/** What a match of dominoes knows while it is played, where everything lies, and how it begins. */
import type { Actor } from '../../design.js';
import { Spring } from '../../kit/juice.js';
import type { Random } from '../../kit/random.js';
import type { Game } from '../../kit/types.js';
import { strengthOf } from './hidden-hands.js';
import { boxOf, spotsOf, type Spot } from './domino-line.js';
import { fairTiles } from './domino-mind.js';
import { modeOf } from './domino-mode.js';
import { dealt, laidOn, PIPS, type Choice, type Result, type Round, type Table, type Tile } from './domino-rules.js';
import { RIM, type Grid } from './grid.js';
import { CARELESS, mindsOf, roundSeed, type Length } from './rounds.js';
import { NO_TOKEN, playersOf } from './players.js';

export const W = 12;
export const H = 14;
export const TABLE: Grid = { cols: W - 2 * RIM, rows: H - 2 * RIM };
/** where the line lies, and half a tile of it at most */
const ZONE = { x: 0.55, y: 2.3, w: W - 1.1, h: 7.9 };
const LARGEST = 0.84;
/** the hand below, and the stock beside it */
const HAND = { x: 0.4, w: 9.75, y: 12.05 };
export const STOCK = { x: 11.05, y: 11.85 };

/** `curtain`: the next person's tiles stay hidden until they take the screen over. `turn`: a tile is chosen, or one is drawn. */
export type Phase = 'deal' | 'curtain' | 'turn' | 'place' | 'draw' | 'pass' | 'count' | 'over';

/** A tile as it is drawn: it glides to where it belongs. `size` is half of it, `face` 0 is its back, 1 its front. */
export interface Shown {
  x: number;
  y: number;
  angle: number;
  size: number;
  face: number;
}

export interface State {
  readonly table: Table;
  readonly length: Length;
  readonly actors: readonly Actor[];
  /** things of the prompt that are painted in place of dots */
  readonly dots: readonly Actor[];
  seed: number;
  nth: number;
  round: Round;
  minds: readonly Random[];
  /** of each side */
  points: number[];
  result: Result | null;
  phase: Phase;
  t: number;
  choices: readonly Choice[];
  /** tiles of the hand that may be laid, from left to right, and which one is under the cursor */
  playable: readonly Tile[];
  picked: number;
  /** a tile that fits both ends waits for one */
  held: Tile | null;
  end: Choice['end'];
  keys: boolean;
  /** where every tile of the line belongs */
  at: readonly (Spot & { readonly size: number })[];
  /** where each end's next tile would come to */
  ends: Readonly<Partial<Record<Choice['end'], Spot & { readonly size: number }>>>;
  /** the tile that moves now, and who moves it */
  moves: Tile | null;
  mover: number;
  readonly tiles: readonly Shown[];
  /** a second person plays the second seat; whose tiles are seen then */
  two: boolean;
  viewer: number;
  /** the side that has won the match */
  winner: number | null;
  /** a tile that was tapped and fits nowhere shakes its head */
  refused: Tile | null;
  readonly no: Spring;
  readonly land: Spring;
  readonly mood: Spring;
  rest: number;
}

/** points of a match where the prompt does not say */
const NEED = 50;

const isPip = ({ from, sprite }: Actor): boolean =>
  from === 'prompt' && !NO_TOKEN.test(sprite) && !/mahjong|domino|die|brick|wood/u.test(sprite);

/** Everybody has their tiles. */
export function deal(s: State, leader: number | null): void {
  s.round = dealt(s.table, roundSeed(s.seed, s.nth), leader);
  s.minds = mindsOf(s.seed, s.nth, s.table.seats);
  Object.assign(s, {
    phase: 'deal',
    t: 0,
    result: null,
    choices: [],
    playable: [],
    held: null,
    moves: null,
    at: [],
    ends: {},
  });
  s.viewer = s.two ? -1 : 0;
}

/** A match with tiles by which it can be won. */
export function newMatch(g: Game, s: Pick<State, 'table' | 'length' | 'two'>): Pick<State, 'seed' | 'nth' | 'points'> {
  const seed = s.two ? g.rand.int(0, 0xffff_fff) : fairTiles(s.table, s.length, CARELESS[strengthOf(g)], g.rand);
  return { seed, nth: 0, points: Array.from({ length: s.table.seats }, () => 0) };
}

export function newDominoes(g: Game): State {
  const { design } = g;
  const mode = modeOf(design);
  const all = playersOf(design, (named) => (mode === 'partners' ? 3 : Math.max(1, named)), false);
  const partners = mode === 'partners' && all.length === 4;
  const table: Table = { seats: all.length, partners, draws: mode === 'plain' };
  const points = g.rule('points')?.n;
  const rounds = points === undefined ? (g.rule('laps')?.n ?? null) : null;
  const length: Length = { need: points ?? NEED, rounds };
  const two = g.has('twoPlayers');
  const match = newMatch(g, { table, length, two });
  const s: State = {
    table,
    length,
    actors: all,
    dots: design.cast.items.filter(isPip),
    ...match,
    round: dealt(table, match.seed, null),
    minds: [],
    result: null,
    phase: 'deal',
    t: 0,
    choices: [],
    playable: [],
    picked: 0,
    held: null,
    end: 'right',
    keys: false,
    at: [],
    ends: {},
    moves: null,
    mover: 0,
    tiles: PIPS.map(() => ({ ...STOCK, angle: 0, size: 0.55, face: 0 })),
    two,
    viewer: two ? -1 : 0,
    winner: null,
    refused: null,
    no: new Spring(),
    land: new Spring(),
    mood: new Spring(),
    rest: 0,
  };
  deal(s, null);
  return s;
}

/** Where so many tiles of the hand below lie. */
export function handSpot(n: number, nth: number): { x: number; y: number; size: number } {
  const rows = n > 8 ? 2 : 1;
  const inRow = Math.ceil(n / rows);
  const size = Math.min(rows > 1 ? 0.74 : 1.18, HAND.w / inRow / 1.12);
  const row = Math.floor(nth / inRow);
  const here = row === 0 ? inRow : n - inRow;
  const gap = size * 1.12;
  return {
    x: HAND.x + HAND.w / 2 + ((nth % inRow) - (here - 1) / 2) * gap,
    y: HAND.y + (rows > 1 ? (row - 0.5) * size * 2.12 : 0),
    size,
  };
}

/** How the line lies on the table: as large as fits, its first tile in the middle where that can be. */
function lieOf(spots: readonly Spot[]): { scale: number; ox: number; oy: number } {
  const box = boxOf(spots);
  const scale = Math.min(LARGEST, ZONE.w / box.w, ZONE.h / box.h);
  const put = (from: number, length: number, start: number, size: number): number => {
    const least = from - start * scale;
    return Math.max(least, Math.min(from + length / 2, from + length - (start + size) * scale));
  };
  return { scale, ox: put(ZONE.x, ZONE.w, box.x, box.w), oy: put(ZONE.y, ZONE.h, box.y, box.h) };
}

/** Where every tile of the line belongs, and where the next would come to at each end. */
export function lineSpots(round: Round, choices: readonly Choice[]): Pick<State, 'at' | 'ends'> {
  const spots = spotsOf(round.line, round.first);
  const next: Partial<Record<Choice['end'], Spot>> = {};
  for (const choice of choices) {
    const after = laidOn(round, choice);
    const where = spotsOf(after.line, after.first);
    const spot = choice.end === 'left' ? where[0] : where.at(-1);
    if (spot) next[choice.end] ??= spot;
  }
  const all = [...spots, ...Object.values(next)];
  if (all.length === 0) return { at: [], ends: {} };
  const { scale, ox, oy } = lieOf(all);
  const put = ({ x, y, angle }: Spot): Spot & { size: number } => ({
    x: ox + x * scale,
    y: oy + y * scale,
    angle,
    size: scale,
  });
  return {
    at: spots.map(put),
    ends: Object.fromEntries(Object.entries(next).map(([end, spot]) => [end, put(spot)])),
  };
}
