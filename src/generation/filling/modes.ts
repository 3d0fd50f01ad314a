/** Which of a kind's games this one is: asked of the kinds themselves, so that the title card tells what will be played. */
import type { Decided, PlayedMode } from '../genres/speech.types.js';
import { SPEECHES } from '../genres/speeches.js';

export const playedMode = (design: Decided): PlayedMode => SPEECHES[design.genre].played?.(design) ?? 'plain';
