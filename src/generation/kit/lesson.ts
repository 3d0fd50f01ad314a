/**
 * Questions in a game of any kind: which one is asked, its answers, and what is told of a wrong one. Only pages whose design has `content` carry it. The
 * kind says where answers stand and what they do; a wrong answer always shows the right one, and the first of a level costs nothing.
 */
import type { GameDesign } from '../design.js';
import type { Game } from './types.js';

type Row = NonNullable<GameDesign['content']>['rows'][number];

export interface Choice {
  readonly text: string;
  readonly right: boolean;
}

export interface Lesson {
  /** rows still to be asked, the next one first; one that was missed comes again */
  queue: Row[];
  row: Row;
  choices: Choice[];
  /** questions so far, answers right and wrong, and right ones in a row */
  asked: number;
  right: number;
  wrong: number;
  streak: number;
  /** frames for which the last answer is still shown, and whether that was right */
  shown: number;
  last: 'right' | 'wrong' | null;
  /** the right answer of the question that was missed */
  taught: string;
}

/** Frames that a missed answer is shown. */
export const SHOWN = 130;
/** Questions after which a missed one comes again. */
const AGAIN = 3;

/** Only letters tell which way a text runs: sums are read from the left everywhere. */
const sum = (text: string): boolean => !/\p{L}/u.test(text);
const isolated = (text: string): string => (sum(text) ? `\u2066${text}\u2069` : text);

/** The question as it is shown: "7 × 8 = ?", "Poland". */
export const asking = ({ ask }: Row): string =>
  isolated(sum(ask) && /\p{Nd}/u.test(ask) && !ask.includes('=') ? `${ask} = ?` : ask);
/** With its answer: "7 × 8 = 56", "Poland: Warsaw". */
export const answering = ({ ask, answer }: Row): string =>
  isolated(sum(ask) && /\p{Nd}/u.test(ask) ? `${ask.replace(' = ?', '')} = ${answer}` : `${ask}: ${answer}`);
/** An answer as it stands on a gate. */
export const answerText = ({ text }: Choice): string => isolated(text);

function pose(g: Game, lesson: Lesson, many: number): void {
  const next = lesson.queue.shift() ?? lesson.row;
  lesson.row = next;
  lesson.asked++;
  const wrong = g.rand.shuffle(next.wrong).slice(0, Math.max(1, many - 1));
  lesson.choices = g.rand.shuffle([
    { text: next.answer, right: true },
    ...wrong.map((text) => ({ text, right: false })),
  ]);
  if (lesson.queue.length < AGAIN) lesson.queue.push(...g.rand.shuffle(rowsOf(g).filter((row) => row !== next)));
}

const rowsOf = (g: Game): readonly Row[] => g.design.content?.rows ?? [];

/** The questions of a level, the first of them asked; `many` answers to choose from. */
export function newLesson(g: Game, many: number): Lesson {
  const queue = g.rand.shuffle(rowsOf(g));
  const lesson: Lesson = {
    queue,
    row: queue[0] as Row,
    choices: [],
    asked: 0,
    right: 0,
    wrong: 0,
    streak: 0,
    shown: 0,
    last: null,
    taught: '',
  };
  pose(g, lesson, many);
  return lesson;
}

/**
 * What an answer comes to: `spared` is the first wrong one of a level, which only teaches. The next question is asked at once; the old one stays
 * shown with its answer for a while.
 */
export function judge(g: Game, lesson: Lesson, choice: Choice, x: number, y: number): 'right' | 'wrong' | 'spared' {
  const { palette } = g.design.theme;
  const { row, choices } = lesson;
  const many = choices.length;
  lesson.last = choice.right ? 'right' : 'wrong';
  lesson.shown = choice.right ? 40 : SHOWN;
  lesson.taught = answering(row);
  if (choice.right) {
    lesson.right++;
    lesson.streak++;
    g.addScore(20 + 5 * Math.min(8, lesson.streak), x, y);
    g.sound(lesson.streak > 2 ? 'combo' : 'power', 1 + Math.min(8, lesson.streak) * 0.05);
    g.burst(x, y, { n: 22, shape: 'star', colour: [palette.accent, '#ffffff'], speed: 6, gravity: 0 });
    pose(g, lesson, many);
    return 'right';
  }
  const spared = lesson.wrong === 0;
  lesson.wrong++;
  lesson.streak = 0;
  lesson.queue.splice(Math.min(AGAIN, lesson.queue.length), 0, row);
  // seen by everybody, and read out
  g.banner(lesson.taught);
  g.sound('break', 0.7);
  g.burst(x, y, { n: 12, shape: 'smoke', colour: palette.danger, speed: 3, gravity: 0 });
  pose(g, lesson, many);
  return spared ? 'spared' : 'wrong';
}

/** Once a frame. Each question is read out when the answer before it has been told. */
export function stepLesson(g: Game, lesson: Lesson): void {
  if (g.frame === 2) g.banner(asking(lesson.row));
  if (lesson.shown === 0 || --lesson.shown > 0) return;
  lesson.last = null;
  g.banner(asking(lesson.row));
}

/** For `state`: what is asked, and how it went. */
export const lessonState = ({ row, choices, asked, right, wrong }: Lesson): Record<string, unknown> => ({
  ask: asking(row),
  answers: choices.map(({ text }) => text),
  asked,
  right,
  wrong,
});
