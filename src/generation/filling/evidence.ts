/** Which words of the prompt led to what in a design. */
import type { BriefSpan } from '../brief.js';
import { designText, type GameDesign } from '../design.js';

export interface Evidence extends BriefSpan {
  readonly as: string;
  readonly value: string;
}

/** Most lines that a design holds. */
const MOST = 64;

/** One line a stretch and meaning, fit for a design. */
export function evidenceOf(found: readonly Evidence[]): GameDesign['evidence'] {
  const unique = new Map(found.map((one) => [`${one.start} ${one.end} ${one.as}`, one]));
  return [...unique.values()].slice(0, MOST).map(({ start, end, text, as, value }) => ({
    start,
    end,
    text: designText(text, 80),
    as,
    value: designText(value, 80),
  }));
}
