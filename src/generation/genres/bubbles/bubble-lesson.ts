/**
 * Bubbles that are answers, shot at with questions: "Hund" bursts where "dog" hangs. A question that meets no answer of its own is a miss as any other,
 * and its answer is shown.
 */
import type { GameDesign } from '../../design.js';
import { answering, answerText, asking } from '../../kit/lesson.js';
import { drawQuestion, fitting } from '../../kit/lesson-draw.js';
import { defineKind, type Game, type Painter } from '../../kit/types.js';
import { bubbleShooter } from './bubble-shooter.js';
import { EMPTY, neighbours, xOf, yOf } from './lattice.js';
import { H, MUZZLE, W } from './shot.js';
import { remaining, type State } from './state.js';

type Row = NonNullable<GameDesign['content']>['rows'][number];

interface LessonState {
  readonly field: State;
  /** of each sort of bubble */
  readonly rows: readonly Row[];
  right: number;
  wrong: number;
  /** frames for which a missed answer is shown */
  shown: number;
  taught: string;
}

/** units below the field, for the question */
const BELOW = 1.5;
/** what a bubble has room for at a legible size; longer answers only where there are too few others */
const SHORT = 7;
const SHOWN = 130;

/** So many rows that nobody confuses, short answers first. */
function rowsOf(g: Game, most: number): Row[] {
  const all = g.rand.shuffle(g.design.content?.rows ?? []);
  const long = ({ answer }: Row): number => Math.max(SHORT, [...answer].length);
  const out: Row[] = [];
  for (const row of all.toSorted((a, b) => long(a) - long(b)))
    if (out.length < most && !out.some((one) => one.answer === row.answer || one.ask === row.ask)) out.push(row);
  return out;
}

/** The bubble that has just come to rest, where it burst nothing. */
function landed(before: Int8Array, { lattice }: State): number {
  return lattice.cells.findIndex((sort, cell) => sort !== EMPTY && before[cell] === EMPTY);
}

export const bubbleLesson = defineKind<LessonState>({
  ...bubbleShooter,
  view: { kind: 'board', w: W, h: H + BELOW },
  create(g) {
    const field = bubbleShooter.create(g);
    const rows = rowsOf(g, field.sorts.length);
    // a short list has fewer sorts of bubbles
    const { cells } = field.lattice;
    cells.forEach((sort, cell) => sort !== EMPTY && (cells[cell] = sort % rows.length));
    field.now %= rows.length;
    field.next %= rows.length;
    return { field, rows, right: 0, wrong: 0, shown: 0, taught: '' };
  },

  update(g, t) {
    const { field } = t;
    if (g.frame === 2) g.banner(asking(t.rows[field.now] as Row));
    if (t.shown > 0) t.shown--;
    const shot = field.flight && field.now;
    const before = field.lattice.cells.slice();
    const many = remaining(field);
    bubbleShooter.update(g, field);
    if (shot === null || field.flight) return;
    if (remaining(field) < many) t.right++;
    else if (remaining(field) === many + 1) {
      const cell = landed(before, field);
      if (neighbours(field.lattice, cell).some((one) => field.lattice.cells[one] === shot)) return;
      t.wrong++;
      t.shown = SHOWN;
      t.taught = answering(t.rows[shot] as Row);
      // seen by everybody, and read out
      g.banner(t.taught);
    }
  },

  draw(p, t, g) {
    bubbleShooter.draw(p, t.field, g);
    drawTexts(p, t);
    const row = t.rows[t.field.now] as Row;
    const lesson = { row, taught: t.taught, last: t.shown > 0 ? ('wrong' as const) : null, shown: t.shown };
    drawQuestion(p, lesson, W / 2, H + BELOW / 2 + 0.05, W, 1.15);
  },

  bot: (g, t, pad) => bubbleShooter.bot(g, t.field, pad),

  state: (t, g) => ({
    ...bubbleShooter.state(t.field, g),
    question: { ask: asking(t.rows[t.field.now] as Row), right: t.right, wrong: t.wrong },
    answers: t.rows.map(({ answer }) => answer),
  }),
});

/** What hangs are answers; what is shot looks the same whatever it asks, or its colour would be the answer. */
function drawTexts(p: Painter, { field, rows }: LessonState): void {
  const { lattice } = field;
  for (const cell of lattice.cells.keys()) {
    const row = rows[lattice.cells[cell] as number];
    if (row) label(p, answerText({ text: row.answer, right: true }), xOf(lattice, cell), yOf(cell));
  }
  const shot = (sort: number, x: number, y: number, size: number): void => {
    const text = asking(rows[sort] as Row).replace(' = ?', '');
    p.circle(x, y, 0.52 * size, '#20242e');
    p.circle(x, y, 0.46 * size, '#ffffff');
    p.text(text, x, y + 0.02, fitting(text, 0.34 * size, 0.84 * size), '#20242e');
  };
  if (field.flight) shot(field.now, field.flight.x, field.flight.y, 1);
  else shot(field.now, MUZZLE.x, MUZZLE.y, 1.1);
  shot(field.next, MUZZLE.x - 1.85, MUZZLE.y + 0.2, 0.9);
}

function label(p: Painter, text: string, x: number, y: number): void {
  const size = fitting(text, 0.4, 0.84);
  p.rect(x - 0.47, y - size * 0.65, 0.94, size * 1.3, 'rgba(255,255,255,.92)', 0.14);
  p.text(text, x, y + 0.02, size, '#20242e');
}
