/** Two to four around a table whose hands the others don't see: who is a person, who sits below, and where the others sit above. */
import type { Game } from '../../kit/types.js';

/** What a match knows of its seats; of two persons at one screen, `viewer` is whose hand is seen, −1 nobody's. */
export interface Seated {
  readonly round: { readonly turn: number; readonly seats: number };
  readonly two: boolean;
  readonly viewer: number;
}

/** How well the others play: easy, normal, hard. */
export const strengthOf = (g: Game): 0 | 1 | 2 => (g.skill < 0.35 ? 0 : g.skill < 0.7 ? 1 : 2);

export const isPerson = (s: Seated, seat = s.round.turn): boolean => seat === 0 || (s.two && seat === 1);

/** Whose hand lies below: of two persons, who looks now, or will look next. */
export function seatBelow(s: Seated): number {
  if (!s.two) return 0;
  if (s.viewer >= 0) return s.viewer;
  return isPerson(s) ? s.round.turn : 0;
}

/** The others, from left to right, as they come after who sits below. */
export const seatsAbove = (s: Seated): number[] => {
  const below = seatBelow(s);
  const { seats } = s.round;
  return Array.from({ length: seats - 1 }, (_, i) => (below + 1 + i) % seats);
};

/** units of a table of twelve that the others share, and where they begin */
const ABOVE = { x: 0.4, w: 11.2 };

/** Where a group above is: so much width for each of the others. */
export function aboveSpot(s: Seated, seat: number): { x: number; w: number } {
  const above = seatsAbove(s);
  const w = ABOVE.w / above.length;
  return { x: ABOVE.x + above.indexOf(seat) * w, w };
}
