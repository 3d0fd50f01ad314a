/** The ground of a theme where it is seen from the side and high: what lies in it and what grows on it. */
import type { Palette } from '../../design.js';

/** Ground with its top at y, and the part of the world that is seen. */
export interface Seen {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly from: number;
  readonly to: number;
}

export interface Bank {
  deep(ctx: CanvasRenderingContext2D, p: Palette, at: Seen): void;
  /** `turf`: the colour of what lies on the ground */
  top(ctx: CanvasRenderingContext2D, p: Palette, turf: string, at: Seen): void;
}

/** The bank of the game in this page, whose script ran before the game's; only in pages of kinds that say `bank`. */
export const bankHere = (): Bank | undefined => (globalThis as unknown as { __BANK__?: Bank }).__BANK__;
