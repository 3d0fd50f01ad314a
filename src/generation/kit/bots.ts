/** The two players that every kind is tried with beside its own bot: one that does nothing, one that hammers at random. */
import { clearPad } from './pad.js';
import type { Random } from './random.js';
import type { Pad } from './types.js';

export function idleBot(pad: Pad): void {
  clearPad(pad);
  pad.pointer = null;
}

/** `around`: the visible part of the world, for clicks. */
export function randomBot(pad: Pad, rand: Random, around: { x: number; y: number; w: number; h: number }): void {
  if (!rand.chance(0.12)) {
    if (pad.pointer) pad.pointer.down = rand.chance(0.5);
    return;
  }
  clearPad(pad);
  pad[rand.pick(['left', 'right', 'up', 'down'] as const)] = rand.chance(0.8);
  pad.a = rand.chance(0.5);
  pad.b = rand.chance(0.25);
  pad.pointer = { x: around.x + rand.next() * around.w, y: around.y + rand.next() * around.h, down: rand.chance(0.6) };
}
