/**
 * Ludo on a track of 40 fields: a six to come out, another throw after each six, three tries while nobody is out, whoever is met goes home, stars are
 * safe, and each of the four fields at the end is reached by the exact count. One piece stands on a field.
 */
import { nextTurn, type Choice, type Moved, type Race, type Track } from './race-rules.js';

export const LAP = 40;
export const PIECES = 4;
export const HOUSE = -1;
/** the last step of the way: four fields of one's own follow the lap */
export const LAST = LAP + PIECES - 1;
/** fields between two corners, and from a corner to its star */
const SIDE = 10;
const STAR = 5;

/** The corners that so many take: two sit opposite each other. */
export const cornersOf = (seats: number): readonly number[] =>
  seats === 2 ? [0, 2] : [0, 1, 2, 3].slice(0, Math.max(2, seats));

/** The field of the lap under a step, from the first corner; −1 in the house or on one's own fields. */
export const fieldOf = (corner: number, step: number): number =>
  step < 0 || step >= LAP ? -1 : (corner * SIDE + step) % LAP;
export const isStar = (field: number): boolean => field >= 0 && field % SIDE === STAR;

export function ludo(seats: number): Track {
  const corners = cornersOf(seats);
  const fieldAt = (seat: number, step: number): number => fieldOf(corners[seat] as number, step);

  /** Who stands on that field, of another seat. */
  function metOn(race: Race, seat: number, field: number): { seat: number; piece: number } | null {
    if (field < 0) return null;
    for (let other = 0; other < seats; other++) {
      if (other === seat) continue;
      const piece = (race.steps[other] as readonly number[]).findIndex((step) => fieldAt(other, step) === field);
      if (piece >= 0) return { seat: other, piece };
    }
    return null;
  }

  function choices(race: Race, [pips = 0]: readonly number[]): Choice[] {
    const own = race.steps[race.turn] as readonly number[];
    const out: Choice[] = [];
    own.forEach((step, piece) => {
      if (step === HOUSE && (pips !== 6 || own.indexOf(HOUSE) !== piece)) return;
      const to = step === HOUSE ? 0 : step + pips;
      if (to > LAST || own.includes(to)) return;
      const field = fieldAt(race.turn, to);
      // nobody is sent home from a star
      if (isStar(field) && metOn(race, race.turn, field)) return;
      out.push({ piece, pips, to });
    });
    return out;
  }

  /** Whether nothing of a seat can go before a six comes: all in the house, or as far as they get. */
  function isShut(steps: readonly number[]): boolean {
    let end = LAST;
    while (steps.includes(end)) end--;
    return steps.every((step) => step === HOUSE || step > end);
  }
  const throwsOf = (race: Race, turn: number): number => (isShut(race.steps[turn] as readonly number[]) ? 3 : 1);

  function next(race: Race): Race {
    const { turn, misses } = nextTurn(race, race.misses);
    return { ...race, turn, misses, throws: throwsOf(race, turn) };
  }

  function after(race: Race, { piece, pips, to }: Choice): Moved {
    const { turn } = race;
    const met = metOn(race, turn, fieldAt(turn, to));
    const steps = race.steps.map((own, seat) =>
      own.map((step, i) =>
        seat === turn && i === piece ? to : met && seat === met.seat && i === met.piece ? HOUSE : step,
      ),
    );
    const moved = { ...race, steps };
    return { race: pips === 6 ? { ...moved, throws: 1 } : next(moved), stops: [to], hits: met ? [met] : [] };
  }

  /** How many pieces of others stand one to six fields behind. */
  function threats(race: Race, seat: number, field: number): number {
    if (field < 0 || isStar(field)) return 0;
    let n = 0;
    for (let other = 0; other < seats; other++)
      if (other !== seat)
        for (const step of race.steps[other] as readonly number[]) {
          const ahead = (field - fieldAt(other, step) + LAP) % LAP;
          if (step >= 0 && ahead > 0 && ahead < 7 && step + ahead < LAP) n++;
        }
    return n;
  }

  function worth(race: Race, { piece, to }: Choice): number {
    const { turn } = race;
    const step = (race.steps[turn] as readonly number[])[piece] as number;
    const field = fieldAt(turn, to);
    const met = metOn(race, turn, field);
    let sum = to * 0.05;
    if (met) sum += 12 + ((race.steps[met.seat] as readonly number[])[met.piece] as number) * 0.5;
    if (step === HOUSE) sum += 14;
    else if (to >= LAP && step < LAP) sum += 10;
    sum += (threats(race, turn, fieldAt(turn, step)) - threats(race, turn, field)) * (3 + Math.max(0, to) * 0.22);
    // one's own corner is to be left, for the next one comes out there
    if (step === 0) sum += 3;
    if (isStar(field)) sum += 2;
    return sum;
  }

  return {
    seats,
    dice: 1,
    start(first) {
      const steps = Array.from({ length: seats }, () => [0, HOUSE, HOUSE, HOUSE]);
      return { steps, misses: steps.map(() => 0), turn: first, throws: 1 };
    },
    choices,
    after,
    passed: (race) => (race.throws > 1 ? { ...race, throws: race.throws - 1 } : next(race)),
    winner(race) {
      const seat = race.steps.findIndex((own) => own.every((step) => step >= LAP));
      return seat < 0 ? null : seat;
    },
    worth,
  };
}
