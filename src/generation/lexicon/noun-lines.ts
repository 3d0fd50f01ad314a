/** Lists of nouns as text: a line is `picture:words`, `*sort:words` where no picture shows them, or `-:words` of what is no thing. */
import { type PictureSort } from './sorts.js';

export interface NounRow {
  readonly word: string;
  /** the picture that shows it; undefined where none does */
  readonly picture?: string;
  /** what sort of thing it is, where no picture shows it */
  readonly sort?: PictureSort;
}

/** Heads the line of what is no thing. */
const NONE = '-';

/** The nouns of a list. */
export const nounsIn = (list: string): NounRow[] =>
  linesOf(list).flatMap(([head, words]) => {
    if (head === NONE) return [];
    const shown = head.startsWith('*') ? { sort: head.slice(1) as PictureSort } : { picture: head };
    return words.map((word) => ({ word, ...shown }));
  });

/** The words of a list that name nothing one can draw. */
export const othersIn = (list: string): readonly string[] =>
  linesOf(list).flatMap(([head, words]) => (head === NONE ? words : []));

const linesOf = (list: string): (readonly [head: string, words: readonly string[]])[] =>
  list.split('\n').map((line) => {
    const [head = '', words = ''] = line.split(':');
    return [head, words.split('|').filter((word) => word !== '')] as const;
  });
