import { useLocation } from 'wouter-preact';
import type { RunViewPartsFragment } from '../generated/operations.js';
import { GameActions } from '../history/game-actions.js';

/** Longer ones would take two lines of a phone in large letters. */
const LARGE_LETTERS = 22;

/** What the game is called, and what one does with it as a whole. */
export function RunTitle({ run: { thread }, name }: { readonly run: RunViewPartsFragment; readonly name: string }) {
  const [, go] = useLocation();
  return (
    <header class="run-title">
      <h1 class={[...name].length > LARGE_LETTERS ? 'long' : undefined} dir="auto">
        {name}
      </h1>
      {thread && <GameActions game={thread} name={name} onDeleted={() => go('/runs')} />}
    </header>
  );
}
