/** What a player wants, and what the page says of itself. */
import type { Button, Pad } from '../../../../src/generation/kit/types.js';

export interface Spot {
  readonly x: number;
  readonly y: number;
}
export type Side = Exclude<Button, 'a' | 'b'>;
/** as `__game.wish()` gives it: pointer in world units */
export type Wish = Readonly<Pad>;

/** what of a state the hands look at */
export interface Seen {
  readonly phase: string;
  /** seconds of play */
  readonly time: number;
  readonly hero?: Spot;
  /** where the keys' cursor stands, and what presses there where it is not a */
  readonly cursor?: (Spot & { readonly button?: Button }) | null;
  /** what a button hits at once, wherever the cursor is */
  readonly hits?: readonly (Spot & { readonly button: Button })[];
  readonly aim?: { readonly angle: number; readonly power: number };
}

interface Hook {
  state(): Seen;
  wish(): Wish;
  place(x: number, y: number): Spot;
}
export const game = (): Hook => (globalThis as unknown as { __game: Hook }).__game;

export const SIDES = ['left', 'right', 'up', 'down'] as const;
export const WAY: Readonly<Record<Side, Spot>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

export const apart = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Where the wish steers, −1…1 each way. */
export const lean = (wish: Wish): Spot => ({
  x: wish.ax || Number(wish.right) - Number(wish.left),
  y: wish.ay || Number(wish.down) - Number(wish.up),
});

export const NOTHING: Wish = {
  left: false,
  right: false,
  up: false,
  down: false,
  a: false,
  b: false,
  ax: 0,
  ay: 0,
  pointer: null,
};
/** Only these buttons. */
export const pressing = (...buttons: Button[]): Wish => ({
  ...NOTHING,
  ...Object.fromEntries(buttons.map((button) => [button, true])),
});
