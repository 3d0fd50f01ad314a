import { useMessages } from '../messages/index.js';
import type { RunEvent } from './live-run.js';

const SHOWN = 7;

/** Who writes or mends, as the worker says it before the first line. */
const WRITER = /^\S+\/\S+ (?:writes|changes|mends)\b/u;

/**
 * The newest lines of a file that a model writes or mends. Whoever writes tells one after the other; the composer tells one line a stage,
 * and has none to show.
 */
export function linesOf(events: readonly RunEvent[]): readonly string[] {
  const told = events.filter((event) => event.__typename === 'StudioRunProgressed');
  const stage = told.at(-1)?.stage;
  if (stage !== 'generating' && stage !== 'repairing') return [];
  const messages = told
    .slice(told.findLastIndex((event) => event.stage !== stage) + 1)
    .map(({ message }) => message ?? '');
  const lines = messages.filter((line) => line !== '' && !WRITER.test(line));
  // of what comes at once the last is told, so that the writer's name may be missing
  return lines.length > 1 || (lines.length === 1 && messages.length > 1) ? lines.slice(-SHOWN) : [];
}

/** Code as it comes; not read aloud, since it is gone before it is read. */
export function WrittenLines({ lines }: { readonly lines: readonly string[] }) {
  const { game } = useMessages();
  return (
    <pre class="written-lines" dir="ltr" aria-label={game.underWay.written} tabIndex={0}>
      <code>{lines.join('\n')}</code>
    </pre>
  );
}
