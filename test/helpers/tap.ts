/** A finger on a page, as sure as a person's: it looks whether the browser has made a click of the touch. */
import type { Frame, Page } from 'playwright-core';

/** The longest that a click is waited for before the finger taps again. */
const CLICK_MS = 3_000;
const TRIES = 3;

/**
 * Taps the middle of what the selector finds, and resolves when the page has had the click. A browser answers a touch before it has
 * sent the click; on a machine that stands still for half a second it makes a long press of it, and no click comes.
 * Throws where nothing is found, and where three taps made no click.
 */
export async function tap(page: Page, frame: Page | Frame, selector: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const box = await frame.locator(selector).boundingBox();
    if (!box) throw new Error(`there is no ${selector}`);
    const click = await frame.evaluateHandle((ms) => {
      const { promise: came, resolve } = Promise.withResolvers<boolean>();
      addEventListener('click', () => resolve(true), { capture: true, once: true });
      addEventListener('contextmenu', () => resolve(false), { capture: true, once: true });
      setTimeout(() => resolve(false), ms);
      return { came };
    }, CLICK_MS);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    const came = await click.evaluate(({ came }) => came);
    await click.dispose();
    if (came) return;
  }
  throw new Error(`${TRIES} taps on ${selector} made no click`);
}
