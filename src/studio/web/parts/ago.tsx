import { useMessages } from '../messages/index.js';

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** "2 hours ago", with the exact time where the pointer rests; beyond a week the date. */
export function Ago({ time }: { readonly time: string }) {
  const { lang } = useMessages();
  const date = new Date(time);
  const seconds = (date.getTime() - Date.now()) / 1000;
  const exact = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(date);
  return (
    <time dateTime={time} title={exact}>
      {Math.abs(seconds) > 7 * 86_400
        ? new Intl.DateTimeFormat(lang, { dateStyle: 'medium' }).format(date)
        : ago(lang, seconds)}
    </time>
  );
}

function ago(lang: string, seconds: number): string {
  const format = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  for (const [unit, length] of STEPS)
    if (Math.abs(seconds) >= length) return format.format(Math.round(seconds / length), unit);
  return format.format(0, 'second');
}
