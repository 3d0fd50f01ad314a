import type { RunPartsFragment } from '../generated/operations.js';
import type { Messages } from '../messages/en.js';

/** What a run was asked for, as its owner reads it: the own words, or that it was edited by hand, which no words stand for. */
export function saidOf({ prompt, byHand }: Pick<RunPartsFragment, 'prompt' | 'byHand'>, { edit }: Messages): string {
  return byHand ? edit.made : prompt;
}
