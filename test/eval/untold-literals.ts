/** Texts, names and keys of a label that a design does not keep, and that its reading passes over in silence. */
import type { GameDesign } from '../../src/generation/design.js';
import type { Label } from './label.js';
import { literalsKept } from './wishes.js';

/** Told is what stands in what is asked for, or in what was left out. */
function isTold(text: string, { prompt }: Label, { asks, ignored }: GameDesign): boolean {
  const start = prompt.indexOf(text);
  const end = start + text.length;
  return (
    asks.some((one) => (one.start < end && one.end > start) || one.text.includes(text)) ||
    ignored.some((line) => line.includes(text))
  );
}

/** As they are labelled. */
export function untoldTexts(label: Label, design: GameDesign): string[] {
  const { title, names, messages } = label.literals;
  const isKept = (text: string): boolean =>
    literalsKept({ ...label, literals: { names: [text] } }, design).every(({ kept }) => kept);
  return [title ?? [], names ?? [], messages ?? []]
    .flat()
    .filter((text) => !isKept(text) && !isTold(text, label, design));
}

/** Letters alone: Space and the arrows are what every game is played by. */
export const untoldKeys = (label: Label, design: GameDesign): string[] =>
  (label.literals.keys ?? []).filter((key) => /^[A-Z]$/u.test(key) && !isTold(key, label, design));
