/** What is done: things are handed over a counter, or put together and cooked first, or hungry ones are fed out of doors. */
import type { Actor, GameDesign } from '../../design.js';

export const isCooking = ({ mode }: Pick<GameDesign, 'mode'>): boolean => mode === 'cooking';
export const isFeeding = ({ mode }: Pick<GameDesign, 'mode'>): boolean => mode === 'feeding';

/** Trait of whoever is fed: where hungry ones are fed they are among the things, beside what they eat. */
export const GUEST = 'guest';
export const isGuest = ({ traits }: Actor): boolean => traits.includes(GUEST);
