/** Which way a picture is turned by where its bearer goes. */
import type { Picture, SpriteLook } from './types.js';

/** pictures that point somewhere: where, in half turns from the right, clockwise */
const POINTS: Readonly<Record<string, number | undefined>> = {
  up: -0.5,
  down: 0.5,
  upright: -0.25,
  upleft: -0.75,
  downright: 0.25,
  downleft: 0.75,
};

/** Rockets and arrows turn to their heading, the others lean a little and are mirrored. */
export function facing(face: Picture['face'], look: SpriteLook): { angle: number; mirrored: boolean } {
  const points = POINTS[face];
  let angle = look.angle ?? 0;
  let dir = look.dir ?? 0;
  if (look.heading !== undefined && face !== 'still') {
    if (points !== undefined) angle += look.heading - points * Math.PI;
    else if (look.dir === undefined) {
      dir = Math.cos(look.heading) < -0.05 ? -1 : 1;
      angle += Math.sin(look.heading) * 0.4 * dir;
    }
  }
  const mirrored = dir !== 0 && points === undefined && face !== 'still' && dir < 0 !== (face === 'left');
  return { angle, mirrored };
}
