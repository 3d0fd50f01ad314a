/** A table of cards that are held in hidden hands: where a hand lies, which of its cards is under a finger, and how a card glides to its place. */
import { approach, lerp } from '../../kit/juice.js';
import { aboveSpot, seatsAbove, type Seated } from '../board/hidden-hands.js';
import { RIM, type Grid } from '../board/grid.js';

export const W = 12;
export const H = 14;
export const TABLE: Grid = { cols: W - 2 * RIM, rows: H - 2 * RIM };

/** the hand below: its left edge, its width, its height and its middle */
const HAND = { x: 0.6, w: 10.8, h: 5, y: 11.05 };
/** width of the largest card of a hand */
const LARGEST = 1.95;
/** height of a card for its width */
const TALL = 1.4;
/** width of a card of who sits above */
const ABOVE = 0.72;

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A card as it is drawn: it glides to where it belongs. `size` is its width, `face` 0 is its back, 1 its front. */
export interface Shown {
  x: number;
  y: number;
  angle: number;
  size: number;
  face: number;
}

/** So many cards, face down at one place. */
export const facedDown = (n: number, { x, y }: Place, size: number): Shown[] =>
  Array.from({ length: n }, () => ({ x, y, angle: 0, size, face: 0 }));

/** One frame nearer to where the card belongs. @param part of the way that is left */
export function glide(shown: Shown | undefined, to: Readonly<Shown>, part: number): void {
  if (!shown) return;
  shown.x = approach(lerp(shown.x, to.x, part), to.x, 0.005);
  shown.y = approach(lerp(shown.y, to.y, part), to.y, 0.005);
  shown.angle = approach(lerp(shown.angle, to.angle, part), to.angle, 0.005);
  shown.size = approach(lerp(shown.size, to.size, part), to.size, 0.005);
  shown.face = approach(shown.face, to.face, 0.12);
}

/** Middle and width of the `nth` of so many cards of the hand below. */
export function handSpot(n: number, nth: number): Place & { readonly size: number } {
  const rows = n <= 5 ? 1 : n <= 14 ? 2 : 3;
  const inRow = Math.ceil(n / rows);
  const size = Math.min(LARGEST, (HAND.w / inRow) * 0.95, HAND.h / rows / TALL / 1.04);
  const row = Math.floor(nth / inRow);
  const here = Math.min(inRow, n - row * inRow);
  return {
    x: HAND.x + HAND.w / 2 + ((nth % inRow) - (here - 1) / 2) * size * 1.05,
    y: HAND.y + (row - (rows - 1) / 2) * size * TALL * 1.04,
    size,
  };
}

/** Whether a point is on a card about that middle. */
export const isOn = (at: Place, spot: Place & { readonly size: number }): boolean =>
  Math.abs(spot.x - at.x) < spot.size * 0.525 && Math.abs(spot.y - at.y) < spot.size * TALL * 0.52;

/** Which card of the hand below is under a finger. */
export const cardUnder = <C>(hand: readonly C[], at: Place): C | undefined =>
  hand.find((_, nth) => isOn(at, handSpot(hand.length, nth)));

/** Where the cards of who sits above belong, beside their picture; `open` once a round is over. */
export function glideAbove(
  s: Seated,
  cards: readonly Shown[],
  handOf: (seat: number) => readonly number[],
  open: boolean,
  part: number,
): void {
  for (const seat of seatsAbove(s)) {
    const { x, w } = aboveSpot(s, seat);
    const hand = handOf(seat);
    const gap = Math.min(ABOVE * 0.62, (w - 2.5) / Math.max(1, hand.length - 1));
    hand.forEach((card, nth) => {
      glide(cards[card], { x: x + 1.95 + nth * gap, y: 1.3, angle: 0, size: ABOVE, face: open ? 1 : 0 }, part);
    });
  }
}
