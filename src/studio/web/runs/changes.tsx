import type { ReadingPartsFragment } from '../generated/operations.js';
import type { Messages } from '../messages/en.js';
import { useMessages } from '../messages/index.js';

type Change = ReadingPartsFragment['changes'][number];

/** What differs from the version that was continued. */
export function Changes({ changes }: { readonly changes: readonly Change[] }) {
  const { game } = useMessages();
  return (
    <div>
      <h3>{game.reading.changes}</h3>
      <ChangeList changes={changes} />
    </div>
  );
}

/** Each in a line. */
export function ChangeList({ changes }: { readonly changes: readonly Change[] }) {
  const { game } = useMessages();
  return (
    <ul class="bullets">
      {changes.map((change) => (
        <li key={`${change.what} ${change.from} ${change.to}`}>{tell(change, game)}</li>
      ))}
    </ul>
  );
}

/** What somebody typed is told to the letter. */
const TYPED: ReadonlySet<string> = new Set(['title', 'win', 'lose', 'sign']);

function tell({ what, from, to }: Change, game: Messages['game']): string {
  const texts = game.reading.changed;
  // a number that nobody can read anything from
  if (what === 'levels seed') return texts.levels;
  const word = (value: string): string => {
    if (what === 'kind') return game.kindOf(value);
    if (TYPED.has(what)) return `“${value}”`;
    const n = Number.parseFloat(value);
    return game.isRule(what) ? game.rule(what, Number.isFinite(n) ? n : null) : game.plain(value);
  };
  // a rule says what it is; other parts are named
  const part = game.isRule(what) ? '' : game.part(what);
  if (from == null) return texts.come(part, word(to ?? ''));
  if (to == null) return texts.gone(part, word(from));
  return texts.other(part, word(from), word(to));
}
