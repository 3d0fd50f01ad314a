/** What a running game of aim is made of. */
import type { Spring } from '../../kit/juice.js';
import type { Pull } from '../../kit/pull.js';
import type { Game } from '../../kit/types.js';
import { modeOf } from './mode.js';
import type { Shot } from './plan.js';
import type { Mode, World } from './world.js';

export interface State extends Pull {
  readonly mode: Mode;
  /** the hero shoots something instead of flying */
  readonly archer: boolean;
  readonly boss: boolean;
  world: World;
  plan: readonly Shot[];
  /** shots of this hole left, and given */
  left: number;
  given: number;
  shots: number;
  /** golf: what this hole has cost so far, water included, and what a good player needs */
  strokes: number;
  par: number;
  /** frames since the last shot came to rest; the next one waits a moment */
  calm: number;
  /** courses that were played in this level */
  turn: number;
  gathered: number;
  need: number;
  shield: boolean;
  /** frames of joy after a hole */
  cheer: number;
  readonly squash: Spring;
  trail: { x: number; y: number }[];
  bot: { wait: number; shot: Shot | null; from: number };
}

export const isArcher = (g: Game): boolean =>
  modeOf(g.design) === 'targets' &&
  (g.has('shooting') || g.design.cast.projectile !== undefined || g.design.mode === 'archery');
