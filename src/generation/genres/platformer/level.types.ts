/** What a platformer's level consists of, and how far its hero can jump. */
import type { Tiles } from '../../kit/tiles.js';
import type { Moving } from './way.js';

export interface Level extends Moving {
  readonly tiles: Tiles;
  /** ground and ledges as rectangles, for drawing */
  readonly ground: readonly { x: number; y: number; w: number; ledge: boolean }[];
  /** what stands above doors, for drawing */
  readonly walls: readonly { x: number; y: number; w: number; h: number }[];
  readonly items: { x: number; y: number }[];
  readonly enemies: { x: number; y: number; from: number; to: number }[];
  readonly hazards: { x: number; y: number }[];
  readonly shields: { x: number; y: number }[];
  readonly checkpoints: readonly { x: number; y: number }[];
  readonly goal: { x: number; y: number };
  readonly arena: { from: number; to: number; y: number } | null;
  readonly start: { x: number; y: number };
}

export interface Envelope {
  readonly speed: number;
  readonly jump: number;
  readonly gravity: number;
}
