/** What a cup is made of, so that a number of it is one of levels: "5 tracks", "vier Strecken", "три трассы". */
import { foldInPlace } from '../asks/fold.js';
import { tablesOf } from '../asks/word-tables.js';
import type { Token } from '../vocabulary/tokens.js';

/** Whether the word behind a number, or the one after a word that describes it, is a way to race on or a race. */
export function isOfStages(tokens: readonly Token[], number: { readonly to: number }, language: string): boolean {
  const stages = tablesOf(language).cues.stages ?? [];
  return tokens.slice(number.to, number.to + 2).some(({ text }) => {
    const folded = foldInPlace(text);
    return stages.some(({ word }) => word === folded);
  });
}
