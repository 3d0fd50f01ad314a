import { useLocation } from 'wouter-preact';
import type { RunViewPartsFragment } from '../generated/operations.js';
import { GameActions } from '../history/game-actions.js';
import { RemixLine } from '../parts/remix-line.js';

/** Longer ones would take two lines of a phone in large letters. */
const LARGE_LETTERS = 22;

/** What the game is called, what one does with it as a whole, and what it was made from. */
export function RunTitle({
  run: { thread, artifact },
  name,
}: {
  readonly run: RunViewPartsFragment;
  readonly name: string;
}) {
  const [, go] = useLocation();
  // a prompt gives way to a title soon: one line, so that nothing below it jumps
  const isNamed = artifact !== null || Boolean(thread?.customTitle);
  const long = [...name].length > LARGE_LETTERS ? 'long' : undefined;
  return (
    <>
      <header class="run-title">
        <h1 class={isNamed ? long : 'prompt-line'} dir="auto">
          {name}
        </h1>
        {thread && <GameActions game={thread} name={name} onDeleted={() => go('/runs')} />}
      </header>
      {thread?.remixOf && <RemixLine source={thread.remixOf} />}
    </>
  );
}
