/** What the parts of the form share. */
import type { Edits, Looks } from './use-edits.js';

export interface Form extends Pick<Edits, 'change' | 'putBack'> {
  /** of pictures that were chosen, by their names */
  readonly looks: Looks;
  readonly valueOf: (name: string) => string;
  readonly isChanged: (name: string) => boolean;
  /** what is wrong with it, in words */
  readonly problemOf: (name: string) => string | undefined;
}

/** The id of a field's element. */
export const idOf = (name: string): string => `edit-${name.replaceAll(/[/.]/gu, '-')}`;

/** Who or what of the cast somebody wants to change; another object points again. */
export interface Pointed {
  readonly slot: string;
}
