/** What addresses of lists may hold; what makes no sense is as if it were not there. */
import { validate as isUuid } from 'uuid';
import { isStorable } from '../validation.js';

const LONGEST_SEARCH = 200;

export function readSearch(value: string | undefined): string | undefined {
  const text = value?.trim() ?? '';
  return text !== '' && isStorable(text) ? text.slice(0, LONGEST_SEARCH).toWellFormed() : undefined;
}

export function readCursorId(value: string | undefined): string | undefined {
  return isUuid(value) ? value : undefined;
}

/** `<time>~<id>`: the place in a list that is ordered by a time. */
export function readCursorTime(value: string | undefined): { readonly at: Date; readonly id: string } | undefined {
  const [time = '', id] = value?.split('~') ?? [];
  const at = new Date(time);
  return isUuid(id) && !Number.isNaN(at.getTime()) ? { at, id: id! } : undefined;
}
