/** Text in a given width, without measuring. */
import type { Painter } from '../../kit/types.js';

/** Text made to fit: full-width scripts take a whole height a letter. */
export function fit(p: Painter, text: string, x: number, y: number, size: number, wide: number, colour?: string): void {
  let units = 0;
  for (const one of text) units += (one.codePointAt(0) as number) > 0x2e7f ? 1.05 : 0.62;
  p.text(text, x, y, Math.min(size, wide / Math.max(1, units)), colour);
}
