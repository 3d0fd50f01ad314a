import { useLocation } from 'wouter-preact';
import type { RunViewPartsFragment } from '../generated/operations.js';
import { GameActions } from '../history/game-actions.js';

/** What the game is called, and what one does with it as a whole. */
export function RunTitle({ run: { thread }, name }: { readonly run: RunViewPartsFragment; readonly name: string }) {
  const [, go] = useLocation();
  return (
    <header class="run-title">
      <h1 title={name} dir="auto">
        {name}
      </h1>
      {thread && <GameActions game={thread} name={name} onDeleted={() => go('/runs')} />}
    </header>
  );
}
