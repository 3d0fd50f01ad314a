/** The input policy on what a run is made of: before anything is held, and after the rate, so that nobody tries words by the thousand. */
import { AppError, type ErrorDetail } from '../errors.js';
import type { InputPolicy } from '../safety/input-policy.js';
import type { AcceptableRun } from './create-run.input.js';

/** @throws prompt_refused with a detail for each text; its `code` is the category */
export function refusePrompt(
  policy: InputPolicy | undefined,
  { prompt, context }: Pick<AcceptableRun, 'prompt' | 'context'>,
): void {
  if (!policy) return;
  const texts = [
    ['prompt', prompt],
    ['artifactContext.notes', context?.notes ?? ''],
  ] as const;
  const details = texts.flatMap(([path, text]): ErrorDetail[] => {
    const category = policy.categoryOf(text);
    return category === undefined ? [] : [{ path, code: category, message: policy.messageOf(category) }];
  });
  const [first] = details;
  if (first) throw new AppError('prompt_refused', { message: `${first.message} Nothing was charged.`, details });
}
