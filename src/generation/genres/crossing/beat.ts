/** How a row's things go in time: steadily, by lights, to and fro, or under water. A function of time alone, so that the search knows it all. */
import type { Mover, Row } from './state.js';

/** frames of a round of the lights, and of green in it */
const LIGHTS = { round: 300, go: 180 } as const;
/** frames over a radian of the tide: it turns each 5.8 s */
const TIDE = 110;
/** frames of a dive's round, from when a float shakes, and from when it is under */
const DIVE = { round: 330, shakes: 180, under: 250 } as const;

const mod = (n: number, by: number): number => ((n % by) + by) % by;

/** Units that a row's things have gone by then. */
export function gone(row: Row, t: number): number {
  if (row.beat === 'lights') {
    const at = t + row.phase;
    const round = Math.floor(at / LIGHTS.round);
    return row.v * (round * LIGHTS.go + Math.min(at - round * LIGHTS.round, LIGHTS.go));
  }
  if (row.beat === 'tide') return row.v * TIDE * Math.sin((t + row.phase) / TIDE);
  return row.v * t;
}

export const isRed = (row: Row, t: number): boolean => mod(t + row.phase, LIGHTS.round) >= LIGHTS.go;

/** What a float that dives does then. */
export function depth(row: Row, mover: Mover, t: number): 'up' | 'shakes' | 'under' {
  if (!mover.dives) return 'up';
  // those of a row one after the other
  const into = mod(t + row.phase + mover.at * 17, DIVE.round);
  return into >= DIVE.under ? 'under' : into >= DIVE.shakes ? 'shakes' : 'up';
}
