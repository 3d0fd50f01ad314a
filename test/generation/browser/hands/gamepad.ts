/** A gamepad of the standard mapping, filled by hand: the browser has no other way to make one. */
import { lean, type Wish } from './wish.js';

/** the engine takes nothing for leaning below the first, all for leaning from the second on */
const DEAD = 0.3;
const FULL = 0.8;
const A = 0;
const B = 1;
const CROSS = { up: 12, down: 13, left: 14, right: 15 } as const;

const buttons = Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 }));
const axes = [0, 0, 0, 0];

/** Puts it into the browser's slot. */
export function plugIn(): void {
  const pad = { id: 'pad', index: 0, connected: true, mapping: 'standard', timestamp: 0, axes, buttons };
  navigator.getGamepads = () => [pad as unknown as globalThis.Gamepad, null, null, null];
}

export function holdButton(at: number, pressed: boolean): void {
  Object.assign(buttons[at] ?? {}, { pressed, touched: pressed, value: Number(pressed) });
}

const raw = (wished: number): number =>
  wished === 0 ? 0 : Math.sign(wished) * (DEAD + (FULL - DEAD) * Math.min(1, Math.abs(wished)));

export const leanStick = (x: number, y: number): void => void ([axes[0], axes[1]] = [raw(x), raw(y)]);

export class Gamepad {
  /** The stick leans where the wish does; what a wish only presses is pressed on the cross. */
  play(wish: Wish): void {
    const analog = wish.ax !== 0 || wish.ay !== 0;
    const { x, y } = analog ? lean(wish) : { x: 0, y: 0 };
    leanStick(x, y);
    for (const side of ['left', 'right', 'up', 'down'] as const) holdButton(CROSS[side], !analog && wish[side]);
    holdButton(A, wish.a);
    holdButton(B, wish.b);
  }
}
