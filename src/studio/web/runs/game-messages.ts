/**
 * What a game in its frame says and is told (`src/generation/kit/messages.ts`). It is hostile code until proven otherwise:
 * heard only from its own window, and believed only as data of the expected shape.
 */
import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { keepBest, readBest } from './best-score.js';

export interface GameMessages {
  readonly best: number | null;
}

/** Longer texts of a game are cut; the server takes 32 KiB of them in all. */
const LONGEST = 300;

interface Told {
  readonly gp: 1;
  readonly type: unknown;
  readonly score?: unknown;
  readonly message?: unknown;
}

/** Keeps the best score under `scoreKey` and tells it to the game; hands the texts of its errors to `onError`. */
export function useGameMessages(
  frame: RefObject<HTMLIFrameElement>,
  scoreKey: string,
  onError: (message: string) => void,
): GameMessages {
  const [best, setBest] = useState<number | null>(() => readBest(scoreKey));
  useEffect(() => {
    let top = readBest(scoreKey);
    setBest(top);
    const hear = ({ source, data }: MessageEvent<unknown>): void => {
      const own = frame.current?.contentWindow;
      if (!own || source !== own || !isTold(data)) return;
      // its origin is opaque, so there is no other target to name; a score is no secret
      if (data.type === 'ready' && top !== null) own.postMessage({ gp: 1, type: 'best', best: top }, '*');
      if (data.type === 'error') onError(typeof data.message === 'string' ? data.message.slice(0, LONGEST) : '');
      if (data.type !== 'win' && data.type !== 'gameover') return;
      const { score } = data;
      if (typeof score !== 'number' || !Number.isFinite(score) || (top !== null && score <= top)) return;
      top = score;
      setBest(score);
      keepBest(scoreKey, score);
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [frame, scoreKey, onError]);
  return { best };
}

function isTold(data: unknown): data is Told {
  return typeof data === 'object' && data !== null && (data as { gp?: unknown }).gp === 1;
}
