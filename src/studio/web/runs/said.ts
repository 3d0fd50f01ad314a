import type { RunPartsFragment, StudioRunStage } from '../generated/operations.js';
import type { Messages } from '../messages/en.js';

/** What a run was asked for, as its owner reads it: the own words, or that it was edited by hand, which no words stand for. */
export function saidOf({ prompt, byHand }: Pick<RunPartsFragment, 'prompt' | 'byHand'>, { edit }: Messages): string {
  return byHand ? edit.made : prompt;
}

/** What happens in a stage of a run. One that was edited by hand has no prompt to read. */
export function stageOf({ byHand }: Pick<RunPartsFragment, 'byHand'>, stage: StudioRunStage, texts: Messages): string {
  return byHand && stage === 'planning' ? texts.edit.applying : texts.run.stages[stage];
}
