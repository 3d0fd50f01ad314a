import type { GameDesign } from '../design.js';

/** A value of a kind, or what its function of the design says. */
export const of = <T>(value: T | ((design: GameDesign) => T), design: GameDesign): T =>
  typeof value === 'function' ? (value as (design: GameDesign) => T)(design) : value;
