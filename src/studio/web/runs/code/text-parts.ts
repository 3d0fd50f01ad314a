/** A text in parts that a page can show at once: a game may be a megabyte, most of it in one line. */

export interface TextPart {
  readonly from: number;
  readonly to: number;
  /** the number of the line that `from` stands in */
  readonly line: number;
}

/** Characters of a part. Each token is an element, and some thousand of them are drawn without a wait. */
const MOST = 16_000;

/** Cut between lines where there is one to cut at; there is always a part, if an empty one. */
export function partsOf(text: string, most = MOST): readonly TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  let line = 1;
  do {
    const to = endOf(text, from, most);
    parts.push({ from, to, line });
    for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) line += 1;
    from = to;
  } while (from < text.length);
  return parts;
}

function endOf(text: string, from: number, most: number): number {
  const furthest = from + most;
  if (furthest >= text.length) return text.length;
  const after = text.lastIndexOf('\n', furthest - 1) + 1;
  if (after > from) return after;
  // the two halves of one character stay together
  return /[\uDC00-\uDFFF]/u.test(text.charAt(furthest)) ? furthest - 1 : furthest;
}

/** Which of the parts shows the character at `offset`. */
export const partAt = (parts: readonly TextPart[], offset: number): number =>
  Math.max(
    0,
    parts.findLastIndex(({ from }) => from <= offset),
  );
