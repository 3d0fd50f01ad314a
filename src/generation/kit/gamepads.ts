/** A gamepad as the browser has it, by its place: the engine knows one player. */
import type { Pad } from './types.js';

/** leaning less than this is none */
const DEAD = 0.25;

/** Fills a pad by the gamepad in that place; where there is none, nothing is held. */
export function readGamepad(which: number, pad: Pad): void {
  const device = navigator.getGamepads?.()[which];
  const axis = (i: number): number => {
    const value = device?.axes[i] ?? 0;
    return Math.abs(value) < DEAD ? 0 : value;
  };
  const held = (...buttons: number[]): boolean => buttons.some((i) => device?.buttons[i]?.pressed === true);
  pad.ax = axis(0);
  pad.ay = axis(1);
  pad.a = held(0, 3);
  pad.b = held(1, 2);
  pad.left = held(14);
  pad.right = held(15);
  pad.up = held(12);
  pad.down = held(13);
}

/** Whether one is plugged into each of the first two places. */
export function twoGamepads(): boolean {
  const [first, second] = navigator.getGamepads?.() ?? [];
  return Boolean(first && second);
}
