/** Gates of two storeys on a way that runs to the right: whoever goes through is above or below the line, and has answered. Only pages with questions carry it. */
import { drawChoice, drawQuestion } from './lesson-draw.js';
import { judge, type Choice, type Lesson } from './lesson.js';
import type { Game, Painter } from './types.js';

export interface Storeys {
  readonly x: number;
  /** the line between both */
  readonly y: number;
  /** what a plate is above and below the line */
  readonly off: number;
  /** set when it was gone through, for the picture */
  passed: readonly Choice[] | null;
}

export const storeys = (x: number, y: number, off: number): Storeys => ({ x, y, off, passed: null });

/** The gate that is asked for: the first that nobody went through. */
export const nextGate = (gates: readonly Storeys[]): Storeys | undefined => gates.find(({ passed }) => passed === null);

/** Which storey is right: −1 above, 1 below. */
export const rightSide = ({ choices }: Lesson): -1 | 1 => (choices[0]?.right ? -1 : 1);

/** Judges whoever has just come to the next gate; `null` where nobody has. */
export function passGate(
  g: Game,
  lesson: Lesson,
  gates: readonly Storeys[],
  hero: { readonly x: number; readonly y: number },
): 'right' | 'wrong' | 'spared' | null {
  const gate = nextGate(gates);
  if (!gate || hero.x < gate.x) return null;
  const choice = lesson.choices[hero.y < gate.y ? 0 : 1] as Choice;
  gate.passed = lesson.choices;
  return judge(g, lesson, choice, hero.x, hero.y - 0.6);
}

/** The next gate, the last one while its answer is shown, and the question at the top of the window, below the kit's own bar. */
export function drawStoreys(p: Painter, lesson: Lesson, gates: readonly Storeys[], done: boolean): void {
  const { view, palette } = p;
  const next = nextGate(gates);
  const last = gates.findLast(({ passed }) => passed !== null);
  for (const gate of [last, next]) {
    if (!gate || gate.x < view.x - 2 || gate.x > view.x + view.w + 2) continue;
    const told = gate === last;
    if (told && lesson.shown === 0) continue;
    p.line(gate.x - 1.1, gate.y, gate.x + 1.1, gate.y, 0.12, palette.accent);
    (gate.passed ?? lesson.choices).forEach((choice, i) => {
      const wide = Math.min(3.2, Math.max(1.5, [...choice.text].length * 0.46 + 0.6));
      drawChoice(p, choice, gate.x, gate.y + (i === 0 ? -gate.off : gate.off), wide, 0.95, told);
    });
  }
  if (next && !done) drawQuestion(p, lesson, view.x + view.w / 2, view.y + 1.95, Math.min(12, view.w - 1), 1.1);
}
