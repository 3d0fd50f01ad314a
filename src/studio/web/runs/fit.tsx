import { CircleAlert } from 'lucide-preact';
import type { ReadingPartsFragment } from '../generated/operations.js';
import { useMessages } from '../messages/index.js';

/** That the game is not the one that the prompt names, where it is not: first of all, and in words as well as in colour. */
export function Fit({
  reading,
}: {
  readonly reading: Pick<ReadingPartsFragment, 'asked' | 'fit' | 'fitReason' | 'made'>;
}) {
  const { game } = useMessages();
  const { asked, fit, fitReason, made } = reading;
  if (fit === 'exact') return null;
  return (
    <div class={`fit ${fit}`}>
      <CircleAlert aria-hidden="true" />
      <div>
        <strong>{game.reading.fits[fit]}</strong>
        {fitReason !== null && <p dir="auto">{fitReason}</p>}
        {fitReason === null && asked !== null && <p>{game.reading.instead(asked, game.kindOf(made))}</p>}
      </div>
    </div>
  );
}
