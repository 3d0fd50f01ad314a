/** Plays a page whose clock only the hook moves: what two plays of one game tell differs by what was pressed, and by nothing else. */
import type { Page } from 'playwright-core';

export const KEYS = ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'Space', 'KeyX', 'Enter'] as const;
const CLICKS = [
  [200, 130],
  [320, 180],
  [440, 230],
] as const;

/**
 * What moves a game while two plays of it are compared:
 * - hook: time stands still, `advanceTime` moves the game, and then a frame is drawn; for pages whose loop nobody knows
 * - frames: each frame comes a sixtieth of a second after the last; for games of the kit, which read keys once a frame and
 *   not in `advanceTime`
 */
export type Mover = 'hook' | 'frames';

/** Time stands still, and frames are drawn when somebody asks for them, each so many milliseconds after the last. */
export const FROZEN = `(() => {
  let now = 0;
  performance.now = () => now;
  Date.now = () => 1_700_000_000_000 + now;
  let frames = [];
  window.requestAnimationFrame = (frame) => frames.push(frame);
  Object.defineProperty(window, '__frames', { value: (ms) => { now += ms; const due = frames; frames = []; for (const frame of due) frame(now); } });
})()`;

/** Begins as a stranger would: the keys and the click that start most games. */
export async function start(page: Page, between: () => Promise<void> = async () => undefined): Promise<void> {
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.down(key);
    await between();
    await page.keyboard.up(key);
  }
  const { width = 640, height = 360 } = page.viewportSize() ?? {};
  await page.mouse.click(width / 2, height / 2);
}

/** What the hook tells of the game; undefined where that is no text. Rejects with what the hook throws. */
export async function stateOf(page: Page): Promise<string | undefined> {
  const told: unknown = await page.evaluate('window.render_game_to_text()');
  return typeof told === 'string' && told !== '' ? told.slice(0, 20_000) : undefined;
}

export interface FrozenPlay {
  readonly pressed: boolean;
  readonly mover: Mover;
  /** how often each key is pressed: a game may have nothing to hit for a while */
  readonly rounds: number;
}

/**
 * What the game tells after each key and click, or after as much time in which nothing was pressed. A game that is won and begun again
 * may end where an untouched one does, so its end alone says nothing.
 */
export async function playFrozen(page: Page, { pressed, mover, rounds }: FrozenPlay): Promise<string> {
  const told: (string | undefined)[] = [];
  const tell = async () => told.push(await stateOf(page).catch(() => undefined));
  const advance = async (ms: number): Promise<void> => void (await page.evaluate(MOVES[mover](ms)));
  // a key that is up again before the next frame was never seen by who looks once a frame
  await start(page, mover === 'frames' ? () => advance(50) : undefined);
  await advance(500);
  for (let round = 0; round < rounds; round++) {
    for (const key of KEYS) {
      if (pressed) await page.keyboard.down(key);
      await advance(400);
      if (pressed) await page.keyboard.up(key);
      await tell();
    }
  }
  for (const [x, y] of CLICKS) {
    if (pressed) await page.mouse.move(x, y);
    if (pressed) await page.mouse.down();
    if (mover === 'frames') await advance(50);
    if (pressed) await page.mouse.up();
    await tell();
  }
  await advance(500);
  await tell();
  return told.join('\n');
}

/** So many milliseconds of play, as a script for the page. */
const MOVES: Readonly<Record<Mover, (ms: number) => string>> = {
  hook: (ms) => `(() => { for (let t = 0; t < ${ms}; t += 100) { window.advanceTime(100); window.__frames(0); } })()`,
  frames: (ms) => `(() => { for (let t = 0; t < ${ms}; t += 1000 / 60) window.__frames(1000 / 60); })()`,
};
