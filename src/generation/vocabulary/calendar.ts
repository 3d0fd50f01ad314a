/** Names of days and months, which are words of a language though no list of ours has them: "domingo" is no slip of "dominó". */
import { foldWord } from '../lexicon/fold.js';

const kept = new Map<string, ReadonlySet<string>>();
/** Sunday 4 January 1970 and what follows it, in milliseconds. */
const SUNDAY = 3 * 86_400_000;
const WEEK = 7;
const MONTHS = 12;

/** The folded names of a language's days and months, by CLDR. */
export function calendarWords(language: string): ReadonlySet<string> {
  const known = kept.get(language);
  if (known) return known;
  const days = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const months = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  const names = new Set([
    ...Array.from({ length: WEEK }, (_, n) => foldWord(days.format(SUNDAY + n * 86_400_000))),
    ...Array.from({ length: MONTHS }, (_, n) => foldWord(months.format(Date.UTC(1970, n, 1)))),
  ]);
  kept.set(language, names);
  return names;
}
