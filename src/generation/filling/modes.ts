/** Which of a kind's games this one is: asked of the kinds themselves, so that the title card tells what will be played. */
import type { GameDesign, GameMode } from '../design.js';
import { modeOf as aimMode } from '../genres/aim-physics/state.js';
import { modeOf as duelMode } from '../genres/duel/state.js';
import { isStealthy } from '../genres/maze/state.js';
import { isTyping } from '../genres/quiz/state.js';
import { modeOf as reactionMode } from '../genres/reaction/state.js';

/** what a kind decides its game by */
export type Decided = Pick<GameDesign, 'genre' | 'mode' | 'seed' | 'rules' | 'cast'>;

/** `untyped`: a quiz that was named a typing game, where nobody comes to be typed at: its letters are still its own. */
export type PlayedMode = GameMode | 'plain' | 'untyped';

export function playedMode(design: Decided): PlayedMode {
  const has = (name: string): boolean => design.rules.some(({ rule }) => rule === name);
  switch (design.genre) {
    case 'duel':
      return duelMode(design);
    case 'aim_physics':
      return aimMode({ design, has }) === 'targets' ? 'targets' : 'golf';
    case 'reaction':
      return reactionMode(design);
    case 'quiz':
      return isTyping(design) ? (has('noEnemies') ? 'untyped' : 'typing') : 'plain';
    case 'maze':
      return isStealthy(design) ? 'stealth' : 'plain';
    default:
      return 'plain';
  }
}
