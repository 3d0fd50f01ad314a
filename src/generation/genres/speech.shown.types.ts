/** What of a cast a kind draws: the columns of the table in `speech.shown.ts`, and how a row is read. */
import type { Genre } from '../design.js';
import type { PlayedMode } from './speech.types.js';

/** The columns of a row, in this order. `shot`: the projectile where the design has the rule of shooting; `sky`: weather is seen. */
export const SHOWN_SLOTS = [
  'hero',
  'enemies',
  'items',
  'goal',
  'obstacles',
  'projectile',
  'shot',
  'deco',
  'sky',
] as const;
export type ShownSlot = (typeof SHOWN_SLOTS)[number];

/** How many of a slot are drawn, the first of them: where the prompt fills every slot, and where it names nothing else. */
export interface Shown {
  readonly crowded: number;
  readonly alone: number;
}
export type ShownRow = Readonly<Record<ShownSlot, Shown>>;
export type ShownTable = Readonly<Record<Genre, Readonly<Partial<Record<PlayedMode, string>> & { plain: string }>>>;

const NONE: Shown = { crowded: 0, alone: 0 };

/** A row of the table: a number a column, or two ("0/4") where it matters whether the prompt fills the other slots as well. */
export function shownRow(text: string): ShownRow {
  const columns = text.split(' ').map((column): Shown => {
    const [crowded = 0, alone = crowded] = column.split('/').map(Number);
    return { crowded, alone };
  });
  return Object.fromEntries(SHOWN_SLOTS.map((slot, at) => [slot, columns[at] ?? NONE])) as unknown as ShownRow;
}

/** A row as the table has it. */
export const shownText = (row: ShownRow): string =>
  SHOWN_SLOTS.map((slot) => {
    const { crowded, alone } = row[slot];
    return crowded === alone ? String(alone) : `${crowded}/${alone}`;
  }).join(' ');
