/** What a game may be changed in by one press, and in which games there is nothing left to change by it. */
import type { GameRule, ReadingPartsFragment } from '../generated/operations.js';

const rule = (reading: ReadingPartsFragment, ...names: readonly GameRule[]) =>
  reading.rules.find(({ name }) => name && names.includes(name));

/** By the key of its words; whether the game has it already. */
const HAS = {
  // there is always something: speed, then less time, then fewer lives
  faster: () => false,
  boss: (reading) => rule(reading, 'boss', 'bossEvery') !== undefined,
  night: ({ choices }) => choices.time === 'night',
  lives: (reading) => rule(reading, 'lives')?.n === 5,
  pixel: ({ choices }) => choices.style === 'pixel',
  easier: (reading) => reading.choices.difficulty === 'easy' && rule(reading, 'gentle') !== undefined,
} as const satisfies Record<string, (reading: ReadingPartsFragment) => boolean>;

export type Idea = keyof typeof HAS;
export const IDEAS = Object.keys(HAS) as Idea[];

/** Those that would change something. Of a game that does not tell how it was read, all of them. */
export function ideasFor(reading: ReadingPartsFragment | null | undefined): Idea[] {
  return reading ? IDEAS.filter((idea) => !HAS[idea](reading)) : IDEAS;
}
