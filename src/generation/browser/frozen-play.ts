/** Plays a page whose clock only the hook moves: what two plays of one game tell differs by what was pressed, and by nothing else. */
import type { Page } from 'playwright-core';

export const KEYS = ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'Space', 'KeyX', 'Enter'] as const;
const CLICKS = [
  [200, 130],
  [320, 180],
  [440, 230],
] as const;

/** Time stands still, and frames are drawn when the hook has moved the game. */
export const FROZEN = `(() => {
  const at = 1_700_000_000_000;
  performance.now = () => 0;
  Date.now = () => at;
  let frames = [];
  window.requestAnimationFrame = (frame) => frames.push(frame);
  Object.defineProperty(window, '__frames', { value: () => { const due = frames; frames = []; for (const frame of due) frame(0); } });
})()`;

/** Begins as a stranger would: the keys and the click that start most games. */
export async function start(page: Page): Promise<void> {
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  const { width = 640, height = 360 } = page.viewportSize() ?? {};
  await page.mouse.click(width / 2, height / 2);
}

/** What the hook tells of the game; undefined where that is no text. Rejects with what the hook throws. */
export async function stateOf(page: Page): Promise<string | undefined> {
  const told: unknown = await page.evaluate('window.render_game_to_text()');
  return typeof told === 'string' && told !== '' ? told.slice(0, 20_000) : undefined;
}

/**
 * What the game tells after each key and click, or after as much time in which nothing was pressed. A game that is won and begun again
 * may end where an untouched one does, so its end alone says nothing.
 */
export async function playFrozen(page: Page, pressed: boolean): Promise<string> {
  const told: (string | undefined)[] = [];
  const tell = async () => told.push(await stateOf(page).catch(() => undefined));
  await start(page);
  await advance(page, 500);
  for (const key of KEYS) {
    if (pressed) await page.keyboard.down(key);
    await advance(page, 400);
    if (pressed) await page.keyboard.up(key);
    await tell();
  }
  for (const [x, y] of CLICKS) {
    if (pressed) await page.mouse.click(x, y);
    await tell();
  }
  await advance(page, 500);
  await tell();
  return told.join('\n');
}

async function advance(page: Page, ms: number): Promise<void> {
  await page.evaluate(
    `(() => { for (let t = 0; t < ${ms}; t += 100) { window.advanceTime(100); window.__frames(); } })()`,
  );
}
