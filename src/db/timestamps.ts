import pg from 'pg';

const parseAny = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ);

/**
 * `2026-11-23 00:50:02.123456+00` as a Date, to the millisecond. The driver's parser of any time takes three times as
 * long, a tenth of what a list of runs or a burst of events costs; it still reads whatever is not of this form.
 */
export function parseTimestamp(text: string): unknown {
  const end = text.length - 3;
  const century = text[0] === '1' || text[0] === '2';
  const isOurs = century && end >= 19 && text[4] === '-' && text[10] === ' ' && text.endsWith('+00');
  if (!isOurs) return parseAny(text);
  let milliseconds = 0;
  for (let i = 20, weight = 100; i < end && weight >= 1; i += 1, weight /= 10) milliseconds += digit(text, i) * weight;
  const [year, month, day] = [two(text, 0) * 100 + two(text, 2), two(text, 5) - 1, two(text, 8)];
  return new Date(Date.UTC(year, month, day, two(text, 11), two(text, 14), two(text, 17), milliseconds));
}

function digit(text: string, at: number): number {
  return text.charCodeAt(at) - 48;
}

function two(text: string, at: number): number {
  return digit(text, at) * 10 + digit(text, at + 1);
}
