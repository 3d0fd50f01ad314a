/** Parts of the labelled prompts to train on and to test on, the same on every machine. */
import type { Label } from './label.js';

export interface Fold {
  /** what is held out: a language, an author, or the number of the part */
  readonly name: string;
  readonly train: readonly Label[];
  readonly test: readonly Label[];
}

/** One fold for each value of `nameOf`, by name: its prompts are tested, all others trained on. */
function heldOut(labels: readonly Label[], nameOf: (label: Label) => string): Fold[] {
  return [...new Set(labels.map(nameOf))].sort().map((name) => ({
    name,
    train: labels.filter((label) => nameOf(label) !== name),
    test: labels.filter((label) => nameOf(label) === name),
  }));
}

/** Does what was learnt hold in a language that was not seen? */
export const foldsByLanguage = (labels: readonly Label[]): Fold[] => heldOut(labels, ({ language }) => language);

/** Does it hold for people of another sort? */
export const foldsByAuthor = (labels: readonly Label[]): Fold[] => heldOut(labels, ({ author }) => author);

/** 32-bit FNV-1a of a text. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}

/**
 * `parts` folds of all languages and authors. A prompt's part hangs on its id alone: labels that are added later move no
 * other one, so that scores stay comparable. Throws where `parts` is less than 2.
 */
export function foldsByPart(labels: readonly Label[], parts: number): Fold[] {
  if (!Number.isInteger(parts) || parts < 2) throw new RangeError(`expected 2 parts or more, not ${parts}`);
  return Array.from({ length: parts }, (_, part) => {
    const isTested = ({ id }: Label): boolean => hash(id) % parts === part;
    return {
      name: `part ${part + 1}`,
      train: labels.filter((label) => !isTested(label)),
      test: labels.filter(isTested),
    };
  });
}
