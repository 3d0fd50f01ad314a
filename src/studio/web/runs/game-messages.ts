/**
 * What a game in its frame says and is told (`src/generation/kit/messages.ts`). It is hostile code until proven otherwise:
 * heard only from its own window, and believed only as data of the expected shape.
 */
import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { keepBest, keepLevel, keepStars, readBest, readLevel, readStars } from './best-score.js';

export interface GameMessages {
  readonly best: number | null;
}

/** Longer texts of a game are cut; the server takes 32 KiB of them in all. */
const LONGEST = 300;
/** No game counts further, and there is no room to show it. */
const LARGEST_SCORE = 999_999_999;
const LAST_LEVEL = 99;
const MOST_STARS = 3;
/**
 * What a game may say in ten seconds, a score each frame and more, how long reading it may take, and how long a text may
 * be. Without an end to it, 100,000 wins at once held the page for 20 s, and texts of 30 MB for ever.
 */
const WINDOW_MS = 10_000;
const MOST_MESSAGES = 3_000;
const MOST_READING_MS = 500;
const LONGEST_READ = 100_000;

interface Told {
  readonly gp: 1;
  readonly type: unknown;
  readonly score?: unknown;
  readonly level?: unknown;
  readonly stars?: unknown;
  readonly message?: unknown;
}

/**
 * Keeps the best score under `scoreKey`, the level that was reached and the stars, and tells them to the game; hands the texts of its errors to `onError`. A game that
 * says more than can be read is not read any further, and `onFlood` is called: it is to be taken off the page.
 */
export function useGameMessages(
  frame: RefObject<HTMLIFrameElement>,
  scoreKey: string,
  onError: (message: string) => void,
  onFlood: () => void,
): GameMessages {
  const [best, setBest] = useState<number | null>(() => readBest(scoreKey));
  useEffect(() => {
    let top = readBest(scoreKey);
    let level = readLevel(scoreKey);
    let stars = readStars(scoreKey);
    setBest(top);
    const isTooMuch = createMeter();
    const hear = (event: MessageEvent<unknown>): void => {
      const own = frame.current?.contentWindow;
      if (!own || event.source !== own) return;
      // `data` is parsed when it is first asked for: what is not asked for costs next to nothing
      const data = isTooMuch(() => event.data);
      if (data === FLOOD) return onFlood();
      if (!isTold(data)) return;
      // its origin is opaque, so there is no other target to name; a score is no secret
      if (data.type === 'ready' && top !== null) own.postMessage({ gp: 1, type: 'best', best: top }, '*');
      if (data.type === 'ready' && level !== null) own.postMessage({ gp: 1, type: 'level', level }, '*');
      if (data.type === 'ready' && stars !== null) own.postMessage({ gp: 1, type: 'stars', stars }, '*');
      if (data.type === 'level' && isFrom1To(LAST_LEVEL, data.level)) keepLevel(scoreKey, (level = data.level));
      if (data.type === 'stars' && isFrom1To(MOST_STARS, data.stars)) keepStars(scoreKey, (stars = data.stars));
      if (data.type === 'error') onError(toText(data.message));
      if (data.type !== 'win' && data.type !== 'gameover') return;
      const { score } = data;
      if (typeof score !== 'number' || !(Math.abs(score) <= LARGEST_SCORE) || (top !== null && score <= top)) return;
      top = score;
      setBest(score);
      keepBest(scoreKey, score);
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [frame, scoreKey, onError, onFlood]);
  return { best };
}

const FLOOD = Symbol('flood');

/** Reads a message, or tells that there were too many of them lately, or too large ones. */
function createMeter(): (read: () => unknown) => unknown {
  let since = 0;
  let messages = 0;
  let readingMs = 0;
  return (read) => {
    const now = performance.now();
    if (now - since >= WINDOW_MS) {
      since = now;
      messages = 0;
      readingMs = 0;
    }
    messages += 1;
    if (messages > MOST_MESSAGES || readingMs > MOST_READING_MS) return FLOOD;
    const data = read();
    readingMs += performance.now() - now;
    return isTold(data) && typeof data.message === 'string' && data.message.length > LONGEST_READ ? FLOOD : data;
  };
}

/**
 * One line that can be shown and that the server takes: no control characters, none that turn the writing around, no half
 * of a character. Put together anew, since a slice would keep the megabytes alive that it was cut from.
 */
function toText(message: unknown): string {
  if (typeof message !== 'string') return '';
  const characters = Array.from(message.slice(0, LONGEST), (c) => (/[\p{Cc}\p{Cf}\p{Cs}]/u.test(c) ? ' ' : c));
  return characters.join('').trim();
}

function isFrom1To(most: number, value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most;
}

function isTold(data: unknown): data is Told {
  return typeof data === 'object' && data !== null && (data as { gp?: unknown }).gp === 1;
}
