/** The sheet of a game with five dice, pure: what each row gives, and what a sheet is worth. Dice are counted: how many show a one, a two … */
export const ROWS = 13;
/** the rows under the six numbers */
export const THREE = 6;
export const FOUR = 7;
export const HOUSE = 8;
export const SMALL = 9;
export const LARGE = 10;
export const FIVE = 11;
export const CHANCE = 12;
/** so many points with numbers give a bonus */
export const BONUS_FROM = 63;
export const BONUS = 35;
/** a row that is not filled */
export const OPEN = -1;

/** How often each face lies there, from one to six. */
export type Counts = readonly number[];
export type Sheet = readonly number[];

export const emptySheet = (): number[] => Array.from({ length: ROWS }, () => OPEN);

export function countsOf(faces: readonly number[]): number[] {
  const counts = [0, 0, 0, 0, 0, 0];
  for (const face of faces) counts[face - 1] = (counts[face - 1] as number) + 1;
  return counts;
}

/** The longest row of faces that follow each other. */
function runOf(counts: Counts): number {
  let most = 0;
  let run = 0;
  for (const count of counts) {
    run = count > 0 ? run + 1 : 0;
    if (run > most) most = run;
  }
  return most;
}

/** What five dice give in a row. */
export function points(counts: Counts, row: number): number {
  if (row < 6) return (counts[row] as number) * (row + 1);
  let sum = 0;
  let most = 0;
  let pairs = 0;
  for (let face = 0; face < 6; face++) {
    const count = counts[face] as number;
    sum += count * (face + 1);
    if (count > most) most = count;
    if (count === 2) pairs++;
  }
  if (row === THREE) return most >= 3 ? sum : 0;
  if (row === FOUR) return most >= 4 ? sum : 0;
  if (row === HOUSE) return (most === 3 && pairs === 1) || most === 5 ? 25 : 0;
  if (row === SMALL) return runOf(counts) >= 4 ? 30 : 0;
  if (row === LARGE) return runOf(counts) >= 5 ? 40 : 0;
  if (row === FIVE) return most === 5 ? 50 : 0;
  return sum;
}

export const numbersOf = (sheet: Sheet): number => sheet.slice(0, 6).reduce((sum, one) => sum + Math.max(0, one), 0);
export const bonusOf = (sheet: Sheet): number => (numbersOf(sheet) >= BONUS_FROM ? BONUS : 0);
export const totalOf = (sheet: Sheet): number => sheet.reduce((sum, one) => sum + Math.max(0, one), 0) + bonusOf(sheet);
export const isFull = (sheet: Sheet): boolean => !sheet.includes(OPEN);
