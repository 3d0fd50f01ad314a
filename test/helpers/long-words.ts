/** The longest texts that people may write, and what a page on the smallest of phones does to them. */
import type { Page } from 'playwright-core';

/** 120 characters each, as many as a title may have: one of words, one that no line is wide enough for. */
export const LONG_TITLE =
  'The Extraordinarily Long and Winding Adventures of Captain Penguin and Her Seventeen Brave Companions in the Frozen Seas';
export const LONG_WORD = `https://example.test/${'word'.repeat(25)}`.slice(0, 120);

/**
 * What of the page can't be read at 360 pixels: a page that is wider than its window, and texts that go on outside of what is
 * shown of their box. One line each.
 */
export async function unreadable(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 360, height: 640 });
  return page.evaluate(() => {
    const found = document.documentElement.scrollWidth > innerWidth ? ['the page is wider than its window'] : [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(element);
      // for screen readers alone
      if (clipPath !== 'none' || element.clientWidth === 0 || !element.innerText?.trim()) continue;
      const isCut = (way: string, whole: number, shown: number) => /hidden|clip/u.test(way) && whole > shown + 1;
      if (
        isCut(overflowX, element.scrollWidth, element.clientWidth) ||
        isCut(overflowY, element.scrollHeight, element.clientHeight)
      )
        found.push(`${element.localName}.${element.className} is cut: ${element.innerText.slice(0, 60)}`);
    }
    return found;
  });
}
