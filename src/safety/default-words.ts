/**
 * The words of the default policy by language. They are few on purpose, and what is innocent in one of the other languages must
 * not be there: "Kind" is German for a child.
 */
import { LATIN_WORDS } from './words-latin.js';
import { OTHER_WORDS } from './words-other.js';

/**
 * - minors, sexual: near each other they are refused, unless `fine` is beside them; abuse: both in one phrase, unless `spare` is
 * - attack, groups: violence, and whom it must not be about, unless `spare` is beside them; slogans: hate by itself
 * - how, devices: "how to make", and a real weapon, unless `play` is beside them
 * - harm: how one hurts oneself, unless `unharmed` is beside it
 */
const SLOTS = [
  'minors',
  'abuse',
  'sexual',
  'fine',
  'attack',
  'groups',
  'spare',
  'slogans',
  'how',
  'devices',
  'play',
  'harm',
  'unharmed',
] as const;
type Slot = (typeof SLOTS)[number];
export type SafetyWords = Readonly<Record<Slot, readonly string[]>>;

/** Lines of `slot | phrase, phrase`; what is too long for a line goes on in the next one, under the same slot. */
function parseWords(table: string): SafetyWords {
  const rows = table.split('\n').map((line) => line.split(' | '));
  const phrases = (slot: Slot) =>
    rows.flatMap(([name, list = '']) => (name === slot ? list.split(',').map((phrase) => phrase.trim()) : []));
  return Object.fromEntries(SLOTS.map((slot) => [slot, phrases(slot)])) as Record<Slot, string[]>;
}

export const DEFAULT_WORDS: Readonly<Record<string, SafetyWords>> = Object.fromEntries(
  Object.entries({ ...LATIN_WORDS, ...OTHER_WORDS }).map(([language, table]) => [language, parseWords(table)]),
);
