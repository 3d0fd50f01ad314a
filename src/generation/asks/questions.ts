/**
 * Questions that a prompt brings along with their answers, as a teacher writes them: "my questions: What is 7 × 8? 56. Who wrote Hamlet?
 * Shakespeare (wrong: Dickens, Twain)". A colon stands before the first: two questions to the reader are no quiz.
 */
import { LONGEST_ANSWER, LONGEST_QUESTION, MOST_ROWS, MOST_WRONG, type Pair } from '../content/content.types.js';
import type { Pairs } from './pairs.js';

/** UTF-16 units that are looked at. */
const REACH = 4_000;
const LEAST = 2;
/** Blanks, so many and no more: each repeat has an end, or a prompt of blanks would keep the reader busy for seconds. */
const GAP = String.raw`\s{0,4}`;
/** Between two of them: a bullet, a number, a quotation mark. */
const BEFORE = String.raw`[\s"“”„«»*•–-]{0,8}(?:\p{Nd}{1,2}[.)]${GAP}["“„«]?)?${GAP}`;
/** Where an answer ends: with its sentence, at brackets, or before the number of the next question. */
const END = String.raw`(?=${GAP}(?:$|[.。;；()（）\n])|\s{1,4}\p{Nd}{1,2}[.)]\s)`;
const QUESTION = new RegExp(
  String.raw`^${BEFORE}(?<ask>[^\s?？؟:：][^?？؟:：\n]{2,119}[?？؟])["”»]?${GAP}(?:[-–→=:：]${GAP})?` +
    String.raw`(?<answer>[^\s?？؟.。;；()（）][^?？؟.。;；\n()（）]{0,39}?)${END}` +
    String.raw`${GAP}(?:[(（](?<others>[^)）\n]{1,120})[)）])?${GAP}[.。;；\n]?`,
  'u',
);
const COLON = /[:：]/gu;

const wordsOf = (text: string): number => text.split(/\s+/u).length;

/** What stands in brackets behind an answer, without the word for "wrong" before it: the wrong ones. */
function wrongOf(others: string | undefined, answer: string): string[] {
  const list = (others ?? '').replace(/^[^:：]{1,24}[:：]/u, '');
  const all = list.split(/\s*[,;،，、；/]\s*/u).map((one) => one.trim());
  const fits = all.filter((one) => one !== '' && [...one].length <= LONGEST_ANSWER);
  return [...new Set(fits)].filter((one) => one.toLowerCase() !== answer.toLowerCase()).slice(0, MOST_WRONG);
}

/** The questions behind that colon, one after the other; where the last of them ends. */
function listAt(text: string, from: number): { readonly pairs: Pair[]; readonly end: number } {
  const pairs: Pair[] = [];
  let end = from;
  while (pairs.length < MOST_ROWS) {
    const found = QUESTION.exec(text.slice(end));
    const ask = found?.groups?.['ask']?.trim();
    const answer = found?.groups?.['answer']?.trim().replace(/["”»,]+$/u, '');
    if (!found || !ask || !answer) break;
    if ([...ask].length > LONGEST_QUESTION || [...answer].length > LONGEST_ANSWER || wordsOf(answer) > 5) break;
    const wrong = wrongOf(found.groups?.['others'], answer);
    pairs.push({ ask, answer, ...(wrong.length > 0 ? { wrong } : {}) });
    end += found[0].length;
  }
  return { pairs, end };
}

/** The first list of questions of a text. */
export function questionsIn(text: string): Pairs | undefined {
  const near = text.slice(0, REACH);
  for (const { index } of near.matchAll(COLON)) {
    const { pairs, end } = listAt(near, index + 1);
    if (pairs.length < LEAST) continue;
    return {
      pairs,
      start: index,
      end,
      parts: [
        { start: index, end: index + 1 },
        { start: index + 1, end },
      ],
    };
  }
  return undefined;
}
