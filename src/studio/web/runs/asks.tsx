import { CircleAlert, CircleCheck, CircleX } from 'lucide-preact';
import type { ReadingPartsFragment } from '../generated/operations.js';
import { useMessages } from '../messages/index.js';
import { asksAlike } from './asks-alike.js';

type Ask = ReadingPartsFragment['asks'][number];

/** What the prompt wants to the letter, and what became of each wish; words say it too, for whoever sees no colours. */
export function Asks({ asks }: { readonly asks: readonly Ask[] }) {
  const { reading } = useMessages().game;
  return (
    <div class="stack">
      <h3>{reading.asks}</h3>
      <ul class="checks">
        {asksAlike(asks).map(({ kind, texts, start, outcome, note }) => (
          <li key={`${start} ${kind}`}>
            <Sign outcome={outcome} />
            <span>
              <span dir="auto">{texts.join(' · ')}</span>
              <span class="dim small block" dir="auto">
                {note === '' ? reading.outcome[outcome] : reading.as(reading.outcome[outcome], note)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Sign({ outcome }: Pick<Ask, 'outcome'>) {
  if (outcome === 'kept') return <CircleCheck class="good" aria-hidden="true" />;
  if (outcome === 'changed') return <CircleAlert aria-hidden="true" />;
  return <CircleX class="bad" aria-hidden="true" />;
}
