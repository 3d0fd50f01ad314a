/** How large a kind's view is in a window. */
import type { View } from './types.js';

/** Units of the view from top to bottom: a board may be taller than its `h` where the window leaves room. */
export function heightOf(view: View, w: number, h: number, inset: { top: number; bottom: number }): number {
  if (view.kind === 'follow' || view.tallest === undefined) return view.h;
  return Math.max(view.h, Math.min(view.tallest, (h - inset.top - inset.bottom) / scaleOf(view, w, h, inset)));
}

/** Units of the view from side to side: a board may be wider than its `w` where the window leaves room. */
export function widthOf(view: View, w: number, h: number, inset: { top: number; bottom: number }): number {
  if (view.kind === 'follow' || view.widest === undefined) return view.w;
  return Math.max(view.w, Math.min(view.widest, (w - 12) / scaleOf(view, w, h, inset)));
}

/** CSS pixels a unit. */
export function scaleOf(view: View, w: number, h: number, inset: { top: number; bottom: number }): number {
  if (view.kind === 'board') return Math.min((w - 12) / view.w, (h - inset.top - inset.bottom) / view.h);
  return Math.max(w / (view.w * 2.2), Math.min(w / view.w, h / view.h));
}
