import type { Pad } from './types.js';

// field by field: each frame of a playtest copies and merges pads, and by names in a list it took ten times as long

export function newPad(): Pad {
  return { left: false, right: false, up: false, down: false, a: false, b: false, ax: 0, ay: 0, pointer: null };
}

export function clearPad(pad: Pad): void {
  pad.left = pad.right = pad.up = pad.down = pad.a = pad.b = false;
  pad.ax = pad.ay = 0;
}

/** `into` becomes the sum of the sources; a stick beyond 0.45 also presses its direction, a direction fills its stick. */
export function mergePads(into: Pad, sources: readonly Pad[]): void {
  clearPad(into);
  into.pointer = null;
  for (const source of sources) {
    into.left ||= source.left;
    into.right ||= source.right;
    into.up ||= source.up;
    into.down ||= source.down;
    into.a ||= source.a;
    into.b ||= source.b;
    if (Math.abs(source.ax) > Math.abs(into.ax)) into.ax = source.ax;
    if (Math.abs(source.ay) > Math.abs(into.ay)) into.ay = source.ay;
    if (source.pointer && (!into.pointer || source.pointer.down)) into.pointer = source.pointer;
  }
  into.left ||= into.ax < -0.45;
  into.right ||= into.ax > 0.45;
  into.up ||= into.ay < -0.45;
  into.down ||= into.ay > 0.45;
  into.ax ||= Number(into.right) - Number(into.left);
  into.ay ||= Number(into.down) - Number(into.up);
}

export function copyPad(from: Pad, to: Pad): void {
  to.left = from.left;
  to.right = from.right;
  to.up = from.up;
  to.down = from.down;
  to.a = from.a;
  to.b = from.b;
  to.ax = from.ax;
  to.ay = from.ay;
  to.pointer = from.pointer && { ...from.pointer };
}
