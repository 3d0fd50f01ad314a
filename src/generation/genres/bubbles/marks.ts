/** What hangs among plain bubbles: numbers beside those of the sorts, in the cells of a lattice. Pure, no game in it. */

export const EMPTY = -1;
/** bursts with nothing, and falls when nothing holds it */
export const STONE = 10;
/** bursts with any sort */
export const RAINBOW = 11;
/** takes along whatever is near once a shot touches it */
export const BOMB = 12;
/** who is to come free */
export const CAPTIVE = 13;
/** added to a sort: frosted over, it bursts with nothing until something touches it or bursts beside it */
export const FROST = 16;

export const isPlain = (mark: number): boolean => mark >= 0 && mark < STONE;
export const isFrosted = (mark: number): boolean => mark >= FROST;
/** Of a plain or frosted one, its sort. */
export const sortOf = (mark: number): number => (isFrosted(mark) ? mark - FROST : mark);

/** One letter each, for who reads a level as text. */
export function letterOf(mark: number): string {
  if (mark === EMPTY) return '.';
  if (isPlain(mark)) return String(mark);
  return isFrosted(mark) ? '?' : ({ [STONE]: '#', [RAINBOW]: '*', [BOMB]: '!', [CAPTIVE]: '@' }[mark] ?? '.');
}
