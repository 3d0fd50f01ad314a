/** Which way things go: out to those who wait for them, or home from where they are lost. */
import type { GameDesign } from '../../design.js';

export const isRescue = ({ mode }: Pick<GameDesign, 'mode'>): boolean => mode === 'rescue';
