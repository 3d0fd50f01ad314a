/** What is wrong with a game that a model wrote: told to the model, so that it can mend it, and kept with the artifact. */
export interface Problem {
  /** of the check that failed */
  readonly check: string;
  /** a sentence for the model; may quote its own code */
  readonly detail: string;
}

export const problem = (check: string, detail: string): Problem => ({
  check,
  detail: detail
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .slice(0, 300),
});

export const sameProblem = (one: Problem, other: Problem): boolean =>
  one.check === other.check && one.detail === other.detail;
