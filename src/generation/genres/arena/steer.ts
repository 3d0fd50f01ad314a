/** Which way a hero of the arena is steered. */
import type { Game } from '../../kit/types.js';
import { dist } from './state.js';

/** Where the stick, the keys or a held pointer lead: at most 1 long, and nothing where nobody steers. */
export function wanted({ pad }: Game, from: { readonly x: number; readonly y: number }): { x: number; y: number } {
  const length = dist(pad.ax, pad.ay);
  if (length > 0) return { x: pad.ax / Math.max(1, length), y: pad.ay / Math.max(1, length) };
  if (!pad.pointer?.down) return { x: 0, y: 0 };
  const [dx, dy] = [pad.pointer.x - from.x, pad.pointer.y - from.y];
  const far = dist(dx, dy);
  return far < 0.25 ? { x: 0, y: 0 } : { x: dx / Math.max(1, far), y: dy / Math.max(1, far) };
}
