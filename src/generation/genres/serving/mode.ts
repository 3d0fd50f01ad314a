/** What is done behind the counter: things are handed over, or put together and cooked first. */
import type { GameDesign } from '../../design.js';

export const isCooking = ({ mode }: Pick<GameDesign, 'mode'>): boolean => mode === 'cooking';
