/** Whether two play it, each in a half of the window. */
import type { GameDesign, RuleName } from '../design.js';
import { SPEECHES } from '../genres/speeches.js';

/** `kept`: the rules that its kind keeps. A kind for two of itself says what it can; of the others those that keep the rule are played in two halves. */
export const isInHalves = ({ genre, rules }: Pick<GameDesign, 'genre' | 'rules'>, kept: readonly RuleName[]): boolean =>
  rules.some(({ rule }) => rule === 'twoPlayers') &&
  kept.includes('twoPlayers') &&
  SPEECHES[genre].can !== 'multiplayer';
