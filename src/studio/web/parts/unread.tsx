import type { CombinedError } from '@urql/core';
import { useMessages } from '../messages/index.js';
import { Problem } from './problem.js';

/** In the place of something that could not be read: why, and a button that reads it again. */
export function Unread({ error, onAgain }: { readonly error: CombinedError; readonly onAgain: () => void }) {
  const texts = useMessages();
  return (
    <Problem error={error}>
      <button type="button" class="button" onClick={onAgain}>
        {texts.tryAgain}
      </button>
    </Problem>
  );
}
