/** Text in a given width, without measuring. */
import type { Painter } from '../../kit/types.js';

/** Text made to fit: full-width scripts take a whole height a letter. */
export function fit(p: Painter, text: string, x: number, y: number, size: number, wide: number, colour?: string): void {
  p.text(text, x, y, Math.min(size, wide / Math.max(1, unitsOf(text))), colour);
}

const isWide = (one: string): boolean => (one.codePointAt(0) as number) > 0x2e7f;
const unitsOf = (text: string): number => [...text].reduce((sum, one) => sum + (isWide(one) ? 1.05 : 0.62), 0);

/** Lines of at most so many units, broken at spaces, or anywhere in scripts without them; a word that is longer stands alone. */
function linesOf(text: string, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const part of text.match(/\s*(?:[\u2e80-\uffee]|[^\s\u2e80-\uffee]+)/gu) ?? [text]) {
    if (line !== '' && unitsOf(line + part) > most) {
      lines.push(line);
      line = part.trimStart();
    } else line += part;
  }
  return [...lines, line];
}

const MOST_LINES = 4;

/** As few lines as let the text be large: one more has to gain something. */
export function laidOut(text: string, wide: number, tall: number, size: number): { lines: string[]; size: number } {
  let best = { lines: [text], size: Math.min(size, wide / Math.max(1, unitsOf(text))) };
  for (let n = 2; n <= MOST_LINES; n++) {
    // even lines first, then longer ones until there are no more than so many
    let most = unitsOf(text) / n;
    let lines = linesOf(text, most);
    for (let i = 0; lines.length > n && i < 12; i++) lines = linesOf(text, (most *= 1.08));
    const longest = Math.max(...lines.map(unitsOf));
    const now = Math.min(size, wide / Math.max(1, longest), tall / (lines.length * 1.15));
    if (now > best.size * 1.1) best = { lines, size: now };
  }
  return best;
}

/** Text made to fit a box around a point, in as many lines as it takes. */
export function fitLines(
  p: Painter,
  text: string,
  box: { readonly x: number; readonly y: number; readonly wide: number; readonly tall: number },
  most: number,
  colour?: string,
): void {
  const { lines, size } = laidOut(text, box.wide, box.tall, most);
  lines.forEach((line, i) => p.text(line, box.x, box.y + (i - (lines.length - 1) / 2) * size * 1.15, size, colour));
}
