import { useEffect } from 'preact/hooks';
import { useMessages } from '../messages/index.js';
import { inOwnTask } from './tasks.js';

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** "2 hours ago", with the exact time where the pointer rests; beyond a week the date. */
export function Ago({ time }: { readonly time: string }) {
  const { exact, day, relative } = formatsOf(useMessages().lang);
  const date = new Date(time);
  const seconds = (date.getTime() - Date.now()) / 1000;
  return (
    <time
      dateTime={time}
      onPointerEnter={({ currentTarget }) => {
        currentTarget.title = exact().format(date);
      }}
    >
      {Math.abs(seconds) > 7 * 86_400 ? day().format(date) : ago(relative(), seconds)}
    </time>
  );
}

/** While something that has an `Ago` is waited for: what times are written with is made in a task of its own, before the answer. */
export function useAgoSoon(): void {
  const { lang } = useMessages();
  useEffect(() => inOwnTask(() => void formatsOf(lang).relative()), [lang]);
}

function ago(format: Intl.RelativeTimeFormat, seconds: number): string {
  for (const [unit, length] of STEPS)
    if (Math.abs(seconds) >= length) return format.format(Math.round(seconds / length), unit);
  return format.format(0, 'second');
}

interface Formats {
  readonly exact: () => Intl.DateTimeFormat;
  readonly day: () => Intl.DateTimeFormat;
  readonly relative: () => Intl.RelativeTimeFormat;
}

const kept = new Map<string, Formats>();

/**
 * Each made once a language, where it is needed: a list of games took longer to make two of them for each game than to
 * show all of them, and the first that writes dates loads what the browser knows of calendars.
 */
function formatsOf(lang: string): Formats {
  let formats = kept.get(lang);
  if (!formats) {
    formats = {
      exact: once(() => new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' })),
      day: once(() => new Intl.DateTimeFormat(lang, { dateStyle: 'medium' })),
      relative: once(() => new Intl.RelativeTimeFormat(lang, { numeric: 'auto' })),
    };
    kept.set(lang, formats);
  }
  return formats;
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
