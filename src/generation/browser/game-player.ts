/** Plays games in a browser of this machine, one at a time: a verdict with its checks, and why where there is none. */
import type { Finding, Playability } from '../provider.types.js';
import { createChromium } from './chromium.js';
import { findChromium } from './find.js';
import { playPage, type Played, type PlayedGame } from './play-page.js';

export type { PlayedGame } from './play-page.js';

export interface GamePlayer {
  /** games that were given to it and are not played yet, the one that it plays among them */
  readonly waiting: number;
  /** Never rejects for what a game does; rejects with the signal's reason once that is aborted. */
  play(
    game: PlayedGame,
    signal: AbortSignal,
  ): Promise<{ readonly playability: Playability; readonly picture: Buffer | undefined }>;
  close(): Promise<void>;
}

/** A whole play takes 2 to 6 s, on a busy machine 20; a page that stands still is given up then. */
const DEADLINE_MS = 60_000;

/** @param named `CHROMIUM_PATH`; undefined: the usual places */
export function createGamePlayer(named?: string): GamePlayer {
  const path = findChromium(named);
  const chromium = path === undefined ? undefined : createChromium(path);
  let queue: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  const once = async (game: PlayedGame, signal: AbortSignal): Promise<Played> => {
    signal.throwIfAborted();
    if (!chromium)
      throw new NotPlayed(
        named === undefined ? 'no Chromium is installed' : 'CHROMIUM_PATH names no file',
        'not_installed',
      );
    return chromium.withContext(async (context) => {
      const { promise, reject, resolve } = Promise.withResolvers<Played>();
      const hung: Played = {
        checks: [{ name: 'no-hang', ok: false, detail: 'the page does not answer any more', finding: 'stands_still' }],
        picture: undefined,
      };
      // the bot has played what the kit makes: a machine that is too slow says nothing of it
      const late = () =>
        game.mover === 'frames' ? reject(new NotPlayed('the browser took too long', 'too_busy')) : resolve(hung);
      const timer = setTimeout(late, DEADLINE_MS);
      const stop = () => reject(signal.reason as Error);
      signal.addEventListener('abort', stop, { once: true });
      try {
        return await Promise.race([promise, playPage(context, game)]);
      } finally {
        clearTimeout(timer);
        signal.removeEventListener('abort', stop);
      }
    });
  };
  return {
    get waiting() {
      return waiting;
    },
    async play(game, signal) {
      waiting += 1;
      const turn = queue.then(() => once(game, signal)).finally(() => (waiting -= 1));
      queue = turn.catch(() => undefined);
      try {
        const { checks, picture } = await turn;
        return { playability: { verdict: checks.every(({ ok }) => ok) ? 'pass' : 'fail', checks }, picture };
      } catch (error) {
        signal.throwIfAborted();
        return { playability: unverified(error), picture: undefined };
      }
    },
    close: async () => chromium?.close(),
  };
}

class NotPlayed extends Error {
  constructor(
    message: string,
    readonly finding: Finding,
  ) {
    super(message);
  }
}

/** The browser's own failure says nothing of the game. */
function unverified(error: unknown): Playability {
  return error instanceof NotPlayed
    ? notPlayed(error.message, error.finding)
    : notPlayed('the browser on this machine failed', 'browser_failed');
}

/** The report of a game that no browser looked at. */
export function notPlayed(reason: string, finding?: Finding): Playability {
  const detail = `Not played in a browser: ${reason}.`;
  return { verdict: 'unverified', checks: [{ name: 'browser', ok: false, detail, ...(finding && { finding }) }] };
}
