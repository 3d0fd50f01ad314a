import { CircleAlert, CircleCheck, CircleX } from 'lucide-preact';
import type { ReadingPartsFragment } from '../generated/operations.js';
import { useMessages } from '../messages/index.js';

interface OutcomeProps {
  readonly reading: ReadingPartsFragment;
  /** somebody wants to know more of it */
  readonly onDetails: () => void;
}

/** Of each outcome, the first few in words; the tab "Reading" has them all. */
const SHOWN = 4;
const ICONS = { kept: CircleCheck, changed: CircleAlert, dropped: CircleX } as const;

/** Below the game and its versions, what became of what was asked for: done, changed, not done. Nothing where nothing was asked to the letter. */
export function Outcome({ reading, onDetails }: OutcomeProps) {
  const { game } = useMessages();
  const { asks, ignored } = reading;
  const texts = {
    kept: asks.filter(({ outcome }) => outcome === 'kept').map(({ text }) => text),
    changed: asks.filter(({ outcome }) => outcome === 'changed').map(({ text }) => text),
    // what is ignored is told as the reason of an ask as well
    dropped: [
      ...asks.filter(({ outcome }) => outcome === 'dropped').map(({ text }) => text),
      ...ignored.filter((each) => asks.every(({ note }) => note !== each)),
    ],
  };
  const outcomes = (['kept', 'changed', 'dropped'] as const).filter((outcome) => texts[outcome].length > 0);
  if (outcomes.length === 0) return null;
  return (
    <div class="outcome small">
      <ul>
        {outcomes.map((outcome) => {
          const Icon = ICONS[outcome];
          const rest = texts[outcome].length - SHOWN;
          return (
            <li key={outcome} class={outcome}>
              <Icon aria-hidden="true" />
              <span>
                {/* without a request, what is told is a whole sentence */}
                {asks.length > 0 && <strong>{game.reading.as(game.reading.summary[outcome], '')}</strong>}
                <span dir="auto">{texts[outcome].slice(0, SHOWN).join(' · ')}</span>
                {rest > 0 && <span class="dim"> {game.reading.more(rest)}</span>}
              </span>
            </li>
          );
        })}
      </ul>
      <button type="button" class="link" onClick={onDetails}>
        {game.reading.details}
      </button>
    </div>
  );
}
