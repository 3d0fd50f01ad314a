/**
 * What is learnt by playing, as questions with right and wrong answers. Made of kept data, of reckoning, or of what the prompt lists; nothing is invented.
 * Pure: the same wish, language and chance give the same questions.
 */
import type { Random } from '../random.js';
import { reckoned } from './arithmetic.js';
import { capitalPairs } from './capitals.js';
import { LEAST_ROWS, MOST_ROWS, type ContentSet, type ContentWish, type Row } from './content.types.js';
import { fractionRows } from './fractions.js';
import { pairRows } from './rows.js';
import { spellingRows } from './spelling.js';

export * from './content.types.js';
export { pairRows } from './rows.js';

export interface ContentRequest {
  readonly wish: ContentWish;
  /** of the game's texts */
  readonly language: string;
  /** words to spell; of the topic `spelling` alone */
  readonly words?: readonly string[];
  /** whether a dictionary knows a word; absent: none does */
  readonly isWord?: (text: string) => boolean;
  /** letters that a question of a list may have; absent: what a gate has room for */
  readonly longest?: number;
  readonly random: Random;
}

function rowsOf({ wish, language, words = [], isWord = () => false, longest, random }: ContentRequest): readonly Row[] {
  if (wish.topic === 'pairs') return pairRows(wish.pairs ?? [], random, longest);
  if (wish.topic === 'spelling') return spellingRows(words, random, isWord);
  if (wish.topic === 'capitals') return pairRows(capitalPairs(language, wish.region), random);
  if (wish.topic === 'fractions') return fractionRows(random);
  // there are no pictures of flags here
  return wish.topic === 'flags' ? [] : (reckoned(wish, random) ?? []);
}

/** The questions; undefined where there is nothing to make them of: flags, a list of one pair, a language without names of capitals. */
export function contentSet(request: ContentRequest): ContentSet | undefined {
  const least = request.wish.topic === 'pairs' ? 2 : LEAST_ROWS;
  const rows = rowsOf(request).slice(0, MOST_ROWS);
  return rows.length < least ? undefined : { topic: request.wish.topic, rows };
}
