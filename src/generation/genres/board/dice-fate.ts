/** The dice of a whole game, laid down before it: those of one turn don't hang on what was kept in another, and a careful player has won with them. */
import { Random } from '../../kit/random.js';
import { planOf } from './dice-mind.js';
import { countsOf, emptySheet, isFull, points, ROWS, totalOf } from './dice-sheet.js';

export const THROWS_A_TURN = 3;

export interface DiceFate {
  /** by seat, turn and throw: all five dice; those that are kept stay as they lie */
  readonly faces: readonly (readonly (readonly (readonly number[])[])[])[];
  /** what a computer's carelessness is drawn from */
  readonly mind: Random;
}

export function diceFate(seed: number): DiceFate {
  const dice = new Random(seed);
  const lay = <T>(n: number, make: () => T): T[] => Array.from({ length: n }, make);
  return {
    faces: lay(2, () => lay(ROWS, () => lay(THROWS_A_TURN, () => lay(5, () => dice.int(1, 6))))),
    mind: new Random(seed + 1),
  };
}

/** Five dice after a throw: those that are held lie where they are. */
export const thrown = (
  fate: DiceFate,
  seat: number,
  turn: number,
  nth: number,
  faces: readonly number[],
  held: readonly boolean[],
): number[] => (fate.faces[seat]?.[turn]?.[nth] ?? []).map((face, i) => (held[i] ? (faces[i] as number) : face));

/** Which dice are kept, so that as many of each face are as that. */
export function heldBy(faces: readonly number[], keep: readonly number[]): boolean[] {
  const left = [...keep];
  return faces.map((face) => {
    if ((left[face - 1] as number) <= 0) return false;
    left[face - 1] = (left[face - 1] as number) - 1;
    return true;
  });
}

const NONE = [false, false, false, false, false];

/** A game of a careful first seat against a second one that is thoughtless so often: by how many points the first wins. */
export function rehearseDice(seed: number, first: number, thoughtless: number): number {
  const fate = diceFate(seed);
  const sheets = [emptySheet(), emptySheet()];
  for (let turn = 0; turn < ROWS; turn++)
    for (const seat of [first, 1 - first]) {
      const sheet = sheets[seat] as number[];
      let faces = thrown(fate, seat, turn, 0, [], NONE);
      for (let nth = 1; !isFilled(sheet, turn); nth++) {
        const plan = planOf(countsOf(faces), THROWS_A_TURN - nth, sheet, seat === 0 ? 0 : thoughtless, fate.mind);
        if ('row' in plan) sheet[plan.row] = points(countsOf(faces), plan.row);
        else faces = thrown(fate, seat, turn, nth, faces, heldBy(faces, plan.keep));
      }
    }
  return totalOf(sheets[0] as number[]) - totalOf(sheets[1] as number[]);
}
const isFilled = (sheet: readonly number[], turn: number): boolean =>
  isFull(sheet) || sheet.filter((one) => one >= 0).length > turn;

/** games that are rehearsed at most; of equally careful ones half are won, and so many fail together once in 4,000 times */
const REHEARSALS = 12;

/** Dice with which a careful player wins: fair throws, of a game that can be won. */
export function winnableDice(rand: Random, first: number, thoughtless: number): DiceFate {
  let seed = 0;
  for (let n = 0; n < REHEARSALS; n++) {
    seed = rand.int(0, 0xffff_fff);
    if (rehearseDice(seed, first, thoughtless) > 0) break;
  }
  return diceFate(seed);
}
