/** How questions look: a plate with what is asked, and plates with answers that all look alike until one is chosen. */
import { answerText, asking, type Choice, type Lesson } from './lesson.js';
import type { Painter } from './types.js';

/** Full-width scripts take a whole height a letter. */
const unitsOf = (text: string): number =>
  [...text].reduce(
    (all, one) => all + ((one.codePointAt(0) as number) > 0x2e7f ? 1.05 : /[\u2066-\u2069]/u.test(one) ? 0 : 0.6),
    0,
  );

/** The height of letters with which a text fits. */
export const fitting = (text: string, size: number, wide: number): number =>
  Math.min(size, wide / Math.max(1, unitsOf(text)));

const GOOD = '#6fcf5f';

/** What is asked, centred on x, y; a missed question stays for a while with its answer. */
export function drawQuestion(
  p: Painter,
  lesson: Pick<Lesson, 'row' | 'last' | 'shown' | 'taught'>,
  x: number,
  y: number,
  wide: number,
  high = 1.1,
): void {
  const { palette } = p;
  const missed = lesson.last === 'wrong' && lesson.shown > 0;
  const text = missed ? lesson.taught : asking(lesson.row);
  const size = fitting(text, high * 0.62, wide - 0.5);
  const w = Math.min(wide, unitsOf(text) * size + high * 0.9);
  const face = missed ? p.mix(palette.panel, palette.danger, 0.22) : palette.panel;
  p.rect(x - w / 2, y - high / 2 + 0.09, w, high, 'rgba(0,0,0,.45)', high * 0.4);
  p.rect(x - w / 2, y - high / 2, w, high, face, high * 0.4);
  p.text(text, x, y + high * 0.03, size, palette.ink);
}

/** One answer, centred on x, y. `told`: it was chosen, or missed: the right one turns green. */
export function drawChoice(
  p: Painter,
  choice: Choice,
  x: number,
  y: number,
  wide: number,
  high: number,
  told = false,
): void {
  const { palette } = p;
  const text = answerText(choice);
  const size = fitting(text, high * 0.7, wide - high * 0.3);
  const face = told ? (choice.right ? GOOD : palette.danger) : palette.panel;
  p.rect(x - wide / 2, y - high / 2 + 0.07, wide, high, 'rgba(0,0,0,.4)', high * 0.3);
  p.rect(x - wide / 2, y - high / 2, wide, high, face, high * 0.3);
  p.text(text, x, y + high * 0.03, size, told ? '#ffffff' : palette.ink);
}
