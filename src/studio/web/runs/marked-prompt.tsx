import { Fragment } from 'preact';
import { useState } from 'preact/hooks';
import type { ReadingPartsFragment } from '../generated/operations.js';
import type { Messages } from '../messages/en.js';
import { useMessages } from '../messages/index.js';
import { sortOf, stretches, type Evidence, type Stretch } from './marks.js';

interface MarkedPromptProps {
  readonly prompt: string;
  readonly reading: ReadingPartsFragment;
}

/** The prompt with its understood words marked; resting on one tells what it led to. The same as a list for screen readers. */
export function MarkedPrompt({ prompt, reading }: MarkedPromptProps) {
  const texts = useMessages();
  const { game } = texts;
  const [at, setAt] = useState<Stretch | undefined>();
  const parts = stretches(prompt, reading.evidence);
  return (
    <div class="marked">
      <p class="marked-prompt" dir="auto" lang={reading.language}>
        {parts.map((part) => {
          // a space between two meanings is of neither, for the eye
          const words = part.text.trimEnd();
          if (part.evidence.length === 0 || words === '') return part.text;
          return (
            <Fragment key={part.start}>
              <mark
                class={`${sortOf(part.evidence[0]!)} ${at === part ? 'on' : ''}`}
                tabIndex={0}
                onPointerEnter={() => setAt(part)}
                onFocus={() => setAt(part)}
                aria-description={part.evidence.map((one) => meaning(one, reading, texts)).join('; ')}
              >
                {words}
              </mark>
              {part.text.slice(words.length)}
            </Fragment>
          );
        })}
      </p>
      <p class="marked-tells small" aria-hidden="true">
        {at ? (
          at.evidence.map((one) => (
            <span key={`${one.as} ${one.start}`}>
              <strong>{game.reading.led(one.text, '')}</strong> {meaning(one, reading, texts)}
            </span>
          ))
        ) : (
          <span class="dim">
            {/* whatever was changed was somebody's choice, by hand too */}
            {reading.evidence.length > 0 ? game.reading.point : reading.changes.length > 0 ? '' : game.reading.none}
          </span>
        )}
      </p>
      <div class="visually-hidden">
        <h3>{game.reading.list}</h3>
        <ul>
          {reading.evidence.map((one) => (
            <li key={`${one.as} ${one.start} ${one.value}`}>
              {game.reading.led(one.text, meaning(one, reading, texts))}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function meaning(one: Evidence, reading: ReadingPartsFragment, { game }: Messages): string {
  const sort = sortOf(one);
  if (sort === 'kind') return game.reading.as(game.role('kind'), game.kindOf(one.value));
  if (sort === 'rule' && game.isRule(one.as)) {
    const n = Number.parseFloat(one.value);
    return game.reading.rule(game.rule(one.as, Number.isFinite(n) ? n : null));
  }
  const { hero, enemies, items, obstacles, goal, projectile } = reading;
  const cast = [hero, ...enemies, ...items, ...obstacles, goal, projectile];
  const name = sort === 'cast' ? cast.find((actor) => actor?.sprite === one.value)?.name : undefined;
  return game.reading.as(game.role(one.as), name ?? game.plain(one.value));
}
