/** What a theme looks like: a module of `themes/` each, so that a game carries its own only (2–5 KB of 45). */
import { Random, subSeed } from '../random.js';
import type { Outline } from '../outlines/strip.js';
import type { Tile } from './tile.js';

/** far, middle and near */
export type Strips = readonly [Outline, Outline, Outline];

export interface Scene {
  /** sets of strips seen from the side; a game's seed picks one */
  readonly strips: readonly [Strips, ...Strips[]];
  /** a seamless tile of the ground seen from above */
  ground(t: Tile): void;
  /** what drifts over that ground: light on water, shadows of clouds; false where nothing does this time */
  drift?(t: Tile): boolean;
}

/** The scene of the game in this page; its theme's script ran before the game's. */
export function sceneHere(): Scene | undefined {
  return (globalThis as unknown as { __SCENE__?: Scene }).__SCENE__;
}

export function stripsOf(scene: Scene, seed: number): Strips {
  return new Random(subSeed(seed, 'scenery')).pick(scene.strips);
}
