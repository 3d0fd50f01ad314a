/** What a word begins with: its ending changes with its place in a sentence, and kindred languages begin alike. */

const LETTERS = 5;

/** The first letters of a folded word, whole code points; all of a short one. */
export const stemOf = (word: string): string => [...word].slice(0, LETTERS).join('');
