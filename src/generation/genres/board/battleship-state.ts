/** What a battle knows while it is played. */
import type { Actor } from '../../design.js';
import type { Spring } from '../../kit/juice.js';
import type { Ship } from './fleet.js';
import type { Grid } from './grid.js';
import type { Hands } from './hands.js';

export interface State {
  readonly grid: Grid;
  readonly foe: Actor;
  readonly theirs: readonly Ship[];
  mine: readonly Ship[];
  /** what the player knows of the other's waters, and the other of the player's */
  readonly shots: Uint8Array;
  readonly hits: Uint8Array;
  /** the player still lays the fleet; the ship that is moved, -1 none */
  laying: boolean;
  chosen: number;
  /** the last shots of both, -1 none */
  last: number;
  struck: number;
  readonly hands: Hands;
  readonly mood: Spring;
  /** frames until the other side shoots back */
  wait: number;
  /** frames since the bot's last tap */
  rest: number;
  done: boolean;
}
