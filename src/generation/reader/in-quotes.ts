import type { Token } from '../vocabulary/tokens.js';

/** What opens a quotation, with what closes it. */
const PAIRS: ReadonlyMap<string, string> = new Map([
  ['"', '"”'],
  ['“', '”"'],
  ['„', '“”"'],
  ['«', '»'],
  ['»', '«'],
  ['「', '」'],
  ['『', '』'],
]);
/** A quotation is a title or a line, in tokens. */
const LONGEST = 40;

/** Whether tokens `from` up to `to` are said within a quotation, with other words beside them: "Super sevens!" is no game of Sevens. */
export function isWithinQuotes(
  tokens: readonly Token[],
  { from, to }: { readonly from: number; readonly to: number },
): boolean {
  for (let at = 0; at < from; at += 1) {
    const closing = PAIRS.get(tokens[at]?.text ?? '');
    if (closing === undefined) continue;
    const end = tokens.findIndex(({ text }, i) => i > at && i - at <= LONGEST && closing.includes(text));
    if (end < 0) continue;
    if (from > at && to <= end)
      return tokens.slice(at + 1, end).some(({ type }, i) => {
        const place = at + 1 + i;
        return (type === 'word' || type === 'glyph') && (place < from || place >= to);
      });
    // behind its end, not at it: what closes one may open another
    at = end;
  }
  return false;
}
