/** What of a run its player sees: points and lives. */
import type { GameDesign } from '../design.js';

type Ruled = Pick<GameDesign, 'rules'>;

/** Whether a player sees points. Where the prompt wants no score they are counted, as stars and levels need them, and never shown. */
export const showsPoints = ({ rules }: Ruled): boolean => !rules.some(({ rule }) => rule === 'noScore');

/** Whether a player sees lives. Where nobody can lose they end nothing, and a heart that goes says the contrary; so many as a prompt asks for are shown. */
export const showsLives = ({ rules }: Ruled): boolean =>
  !rules.some(({ rule }) => rule === 'noLose') || rules.some(({ rule }) => rule === 'lives');
