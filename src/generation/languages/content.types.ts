/** What a game says of what is learnt by playing. */
export interface ContentTexts {
  /** a sentence behind the goal's own */
  readonly goal: string;
  /** in place of the goal's own, where a question and its answer are a pair */
  readonly pairs: string;
  /** of a quiz about what nobody here has facts of: what it asks instead */
  readonly noFacts: string;
  /** of pairs about it: what is on the cards */
  readonly noPairs: string;
  /** of a kind that has no place for questions; `{n}` are kinds that have one */
  readonly elsewhere: string;
}
