/** A part of a file as lines of pieces: words with their colours, and the words that were searched. */
import type { Coloured } from './colours.js';
import type { TextPart } from './text-parts.js';

export interface Piece {
  readonly text: string;
  readonly kind: string | undefined;
  readonly found: boolean;
}

export interface CodeLine {
  readonly number: number;
  readonly pieces: readonly Piece[];
}

/** Every character of the part, once, whatever the colours say of it. */
export function linesOf(
  text: string,
  part: TextPart,
  colours: readonly Coloured[],
  found: { readonly from: number; readonly to: number } | undefined,
): readonly CodeLine[] {
  const lines: CodeLine[] = [];
  let next = 0;
  let number = part.line;
  for (let start = part.from; start < part.to || lines.length === 0; number += 1) {
    const lineBreak = text.indexOf('\n', start);
    const end = lineBreak < 0 || lineBreak >= part.to ? part.to : lineBreak;
    const pieces: Piece[] = [];
    for (let at = start; at < end;) {
      while (next < colours.length && colours[next]!.to <= at) next += 1;
      const colour = colours[next];
      const inside = colour !== undefined && colour.from <= at;
      const isFound = found !== undefined && found.from <= at && at < found.to;
      const borders = [inside ? colour.to : colour?.from, isFound ? found.to : found?.from];
      const to = Math.min(end, ...borders.filter((border) => border !== undefined && border > at).map(Number));
      pieces.push({ text: text.slice(at, to), kind: inside ? colour.kind : undefined, found: isFound });
      at = to;
    }
    lines.push({ number, pieces });
    start = end + 1;
  }
  return lines;
}
