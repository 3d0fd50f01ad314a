/** Stars of a run that was won: one for the win, the others by how few lives it cost. Kinds without lives have none. */
export const STARS = 3;

/** What of a run decides its stars. */
export interface Spent {
  /** lives at first; 0: it had none */
  readonly given: number;
  readonly lost: number;
  /** it began at the first level */
  readonly whole: boolean;
}

/** 1 to `STARS`, or 0 where lives count for nothing. Who began half-way, or lost more than half of the lives, has won all the same. */
export function starsOf({ given, lost, whole }: Spent): number {
  if (given === 0) return 0;
  if (!whole || lost * 2 > given) return 1;
  return lost === 0 ? STARS : 2;
}

/** Of a run without end: one for a third of the levels, two for two thirds, all for the whole round. */
export const medalOf = ({ done, levels }: { readonly done: number; readonly levels: number }): number =>
  Math.min(STARS, Math.floor((done * STARS) / levels));

/** `STARS` signs, the first of them full: for the eye, and as "2/3" for who listens. */
export function showStars(node: HTMLElement, stars: number): void {
  node.textContent = '★'.repeat(stars) + '☆'.repeat(STARS - stars);
  node.setAttribute('role', 'img');
  node.setAttribute('aria-label', `${stars}/${STARS} ★`);
}

/** Colours that the hero may be seen in, one more with each star: far apart in every palette. */
export const LOOKS = ['#f2b01e', '#27b9a4', '#a35cf0'] as const;
