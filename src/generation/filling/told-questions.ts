/**
 * Questions that somebody wrote for a quiz, held to what the kind can show: their length, their answers, the language of the game, and none
 * twice. What is wrong with one costs that one; with too few left there are none. Whether an answer is true, nobody here knows.
 */
import { designText, type GameDesign, type Genre } from '../design.js';
import { SPEECHES } from '../genres/speeches.js';
import { detectLanguage } from '../vocabulary/language.js';

export type Questions = NonNullable<GameDesign['questions']>;
type Asked = Pick<GameDesign, 'genre' | 'mode' | 'lang' | 'rules'> & Partial<Pick<GameDesign, 'questions'>>;

/** As it was written, before anything is checked. */
export interface ToldQuestion {
  readonly question: string;
  readonly right: string;
  readonly wrong: readonly string[];
}

/** What was taken, and how many were left out; or why nothing was, in words for people. */
export type Told<T> = { readonly list: T; readonly left: number } | { readonly fault: string };

export interface Bounds {
  /** fewer are none */
  readonly least: number;
  /** what a game can use */
  readonly most: number;
}

const numberOf = (
  { rules }: Pick<GameDesign, 'rules'>,
  name: 'questions' | 'collect' | 'answers',
): number | undefined => {
  const rule = rules.find((one) => one.rule === name);
  return rule && 'n' in rule ? rule.n : undefined;
};

/** How many questions a design has use for; undefined where it asks none that anybody could write. */
export function questionBounds(design: Asked): Bounds | undefined {
  const can = SPEECHES[design.genre].questions;
  // the prompt says what is asked
  if (!can || design.mode !== undefined || design.questions) return undefined;
  const wanted = numberOf(design, 'questions') ?? numberOf(design, 'collect');
  if (wanted === undefined) return { least: can.least, most: Math.min(can.most, 20) };
  const most = Math.min(can.most, Math.max(can.least, wanted));
  return { least: most, most };
}

/** The longest question and answer of a kind, in code points; of one that asks none, nothing fits. */
export const questionLengths = (genre: Genre): { readonly text: number; readonly answer: number } =>
  SPEECHES[genre].questions ?? { text: 0, answer: 0 };

const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** The text if it fits as it is: nothing is cut off in the middle of a sentence. */
function whole(text: string, most: number): string | undefined {
  const clean = designText(text, most + 1);
  return clean !== '' && [...clean].length <= most ? clean : undefined;
}

function taken({ question, right, wrong }: ToldQuestion, design: Asked): Questions[number] | undefined {
  const lengths = questionLengths(design.genre);
  const text = whole(question, lengths.text);
  const answer = whole(right, lengths.answer);
  const others = wrong.map((one) => whole(one, lengths.answer)).filter((one) => one !== undefined);
  const least = Math.max(1, (numberOf(design, 'answers') ?? 4) - 1);
  if (text === undefined || answer === undefined || others.length < least || !/\p{L}/u.test(text)) return undefined;
  const all = [answer, ...others.slice(0, 3)];
  // "5" and "−5" are two answers
  if (
    new Set(all.map((one) => folded(one) || one)).size !== all.length &&
    new Set(all.map((one) => one.toLowerCase())).size !== all.length
  )
    return undefined;
  const says = (one: string): boolean => ` ${folded(text)} `.includes(` ${folded(one)} `);
  // "Which planet is Mars?"
  if (folded(answer).length > 3 && says(answer) && !others.some(says)) return undefined;
  return { text, right: answer, wrong: others.slice(0, 3) };
}

/** Holds what was written to the bounds of its kind. */
export function checkQuestions(told: readonly ToldQuestion[], design: Asked): Told<Questions> {
  const bounds = questionBounds(design);
  if (!bounds) return { fault: 'this game asks no questions' };
  const found = new Map<string, Questions[number]>();
  for (const one of told) {
    const question = taken(one, design);
    if (question && !found.has(folded(question.text))) found.set(folded(question.text), question);
  }
  const list = [...found.values()];
  if (list.length < bounds.least)
    return { fault: `${list.length} of ${told.length} can be used, and it takes ${bounds.least}` };
  const language = detectLanguage(list.map(({ text }) => text).join(' '));
  if (language !== design.lang) return { fault: `they are in another language (${language})` };
  return { list: list.slice(0, bounds.most), left: told.length - list.length };
}
