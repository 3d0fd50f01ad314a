/** The input policy on every text of a public page. */
import { AppError, type ErrorDetail } from '../errors.js';
import type { InputPolicy } from '../safety/input-policy.js';

/** @throws text_refused with a detail for each field; its `code` is the category */
export function refuseTexts(policy: InputPolicy | undefined, content: Readonly<Record<string, unknown>>): void {
  if (!policy) return;
  const details = textsOf('', content).flatMap(({ path, text }): ErrorDetail[] => {
    const category = policy.categoryOf(text);
    return category === undefined ? [] : [{ path, code: category, message: policy.messageOf(category) }];
  });
  const [first] = details;
  if (first) throw new AppError('text_refused', { message: `${first.path}: ${first.message}`, details });
}

/** Every text in it, with its path: `seoContent.faq[2].answer`. */
function textsOf(path: string, value: unknown): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((item: unknown, at) => textsOf(`${path}[${at}]`, item));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textsOf(path === '' ? key : `${path}.${key}`, item));
}
