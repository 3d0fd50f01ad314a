/** How large a kind's view is in a window. */
import { clamp } from './juice.js';
import type { View } from './types.js';

/** Units of the view from side to side and from top to bottom: a board may be larger than its `w` and `h` where the window leaves room. */
export function extentOf(
  view: View,
  w: number,
  h: number,
  inset: { top: number; bottom: number },
): { width: number; height: number } {
  // a view that follows says of neither how far it grows
  const { w: width, h: height, widest = width, tallest = height } = view as Extract<View, { kind: 'board' }>;
  const scale = scaleOf(view, w, h, inset);
  return {
    width: clamp((w - 12) / scale, width, widest),
    height: clamp((h - inset.top - inset.bottom) / scale, height, tallest),
  };
}

/** CSS pixels a unit. */
export function scaleOf(view: View, w: number, h: number, inset: { top: number; bottom: number }): number {
  if (view.kind === 'board') return Math.min((w - 12) / view.w, (h - inset.top - inset.bottom) / view.h);
  return Math.max(w / (view.w * 2.2), Math.min(w / view.w, h / view.h));
}
