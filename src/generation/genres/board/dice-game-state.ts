/** What a game with five dice and a sheet knows while it is played, and where its things lie. */
import type { Actor } from '../../design.js';
import { Spring } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import { diceFate, THROWS_A_TURN, winnableDice, type DiceFate } from './dice-fate.js';
import { THOUGHTLESS } from './dice-mind.js';
import { emptySheet, OPEN } from './dice-sheet.js';
import { RIM, type Grid } from './grid.js';
import { sidesOf } from './sides.js';

/** the table: two halves of the sheet, dice under them, and what throws them */
export const TABLE: Grid = { cols: 10, rows: 11.6 };
export const HEAD = 0.95;
export const ROW = 1.04;
const DICE_Y = RIM + HEAD + ROW * 7 + 1.05;
const BUTTON_Y = DICE_Y + 1.5;

/** `pick`: somebody decides. `tumble`: dice roll. `filled`: a row was filled. */
export type Phase = 'pick' | 'tumble' | 'filled' | 'over';

export interface State {
  readonly hero: Actor;
  readonly foe: Actor;
  sheets: readonly [number[], number[]];
  fate: DiceFate;
  first: 0 | 1;
  seat: 0 | 1;
  /** turns of each that are over, and throws of this turn */
  turn: number;
  thrown: number;
  faces: number[];
  held: boolean[];
  phase: Phase;
  t: number;
  /** the row that was filled last */
  row: number;
  /** the spot under the cursor, and whether keys put it there */
  cursor: string;
  keys: boolean;
  two: boolean;
  readonly land: Spring;
  readonly mood: Spring;
  rest: number;
}

export const strengthOf = (g: Game): 0 | 1 | 2 => (g.skill < 0.35 ? 0 : g.skill < 0.7 ? 1 : 2);

const NO_DICE = (): boolean[] => [false, false, false, false, false];

/** What a new game begins with; of two persons either may win. */
export function dealt(
  g: Game,
  first: 0 | 1,
  two: boolean,
): Omit<State, 'hero' | 'foe' | 'two' | 'land' | 'mood' | 'keys' | 'rest'> {
  return {
    sheets: [emptySheet(), emptySheet()],
    fate: two ? diceFate(g.rand.int(0, 0xffff_fff)) : winnableDice(g.rand, first, THOUGHTLESS[strengthOf(g)]),
    first,
    seat: first,
    turn: 0,
    thrown: 0,
    faces: [1, 2, 3, 4, 5],
    held: NO_DICE(),
    phase: 'pick',
    t: 0,
    row: -1,
    cursor: 'throw',
  };
}

export function newDiceGame(g: Game): State {
  const [hero, foe] = sidesOf(g.design, g.level, g.level === g.levels);
  const two = g.has('twoPlayers');
  return { hero, foe, two, keys: false, land: new Spring(), mood: new Spring(), rest: 0, ...dealt(g, 0, two) };
}

export function nextSeat(s: State): void {
  if (s.seat !== s.first) s.turn++;
  s.seat = s.seat === 0 ? 1 : 0;
  s.thrown = 0;
  s.held = NO_DICE();
  s.cursor = 'throw';
}

export const isPerson = (s: State): boolean => s.seat === 0 || s.two;

/** What can be picked: a die to keep or let go, the button that throws, a row of the sheet. */
export interface Spot {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
export const dieSpot = (i: number): Spot => ({ id: `die${i}`, x: RIM + 1 + i * 2, y: DICE_Y, w: 1.9, h: 1.7 });
export const THROW_SPOT: Spot = { id: 'throw', x: RIM + TABLE.cols / 2, y: BUTTON_Y, w: 6.4, h: 1.15 };
/** The numbers are the left half of the sheet, the rest the right one. */
export const rowSpot = (row: number): Spot => ({
  id: `row${row}`,
  x: RIM + (row < 6 ? 2.46 : 7.54),
  y: RIM + HEAD + ROW * ((row < 6 ? row : row - 6) + 0.5),
  w: 4.84,
  h: ROW,
});

export function spotsOf(s: State): Spot[] {
  const out: Spot[] = [];
  if (s.thrown < THROWS_A_TURN) out.push(THROW_SPOT);
  if (s.thrown === 0) return out;
  if (s.thrown < THROWS_A_TURN) for (let i = 0; i < 5; i++) out.push(dieSpot(i));
  s.sheets[s.seat].forEach((one, row) => {
    if (one === OPEN) out.push(rowSpot(row));
  });
  return out;
}
