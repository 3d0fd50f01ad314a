/** What is learnt by playing: what a prompt asks for (`ContentWish`), and the questions made of it (`ContentSet`). */
import { TOPICS, type Topic } from '../design-lists.js';

export { TOPICS, type Topic };

export const REGION_NAMES = [
  'europe',
  'asia',
  'africa',
  'oceania',
  'south_america',
  'north_america',
  'america',
  'arab',
  'eu',
] as const;
export type RegionName = (typeof REGION_NAMES)[number];

export interface Pair {
  readonly ask: string;
  readonly answer: string;
  /** wrong answers that stand beside it; absent: answers of other pairs */
  readonly wrong?: readonly string[] | undefined;
}

/** What is asked for; every field but the topic may be missing. */
export interface ContentWish {
  readonly topic: Topic;
  /** which times tables */
  readonly tables?: readonly number[] | undefined;
  /** the largest number that stands in it: the factors of times tables up to 20, else results */
  readonly upTo?: number | undefined;
  /** where the countries lie; absent: anywhere */
  readonly region?: RegionName | undefined;
  readonly pairs?: readonly Pair[] | undefined;
}

/** One question. No wrong answer is right, and none is said twice. */
export interface Row {
  readonly ask: string;
  readonly answer: string;
  readonly wrong: readonly string[];
}

export interface ContentSet {
  readonly topic: Topic;
  readonly rows: readonly Row[];
}

/** What a game holds. */
export const MOST_ROWS = 40;
/** Fewer are no game of their own. */
export const LEAST_ROWS = 3;
/** Wrong answers of a row: a game shows as many of them as it has room for. */
export const MOST_WRONG = 3;
/** Letters of a question and of an answer that a gate or a bubble has room for. */
export const LONGEST_ASK = 40;
export const LONGEST_ANSWER = 24;
/** Letters of a question that only a quiz has room for. */
export const LONGEST_QUESTION = 90;
