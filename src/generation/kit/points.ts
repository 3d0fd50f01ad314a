/** Whether a player sees points. Where the prompt wants no score they are counted, as stars and levels need them, and never shown. */
import type { GameDesign } from '../design.js';

export const showsPoints = ({ rules }: Pick<GameDesign, 'rules'>): boolean =>
  !rules.some(({ rule }) => rule === 'noScore');
