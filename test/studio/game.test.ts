/** The game on its page: keys, focus, full screen, the best score, links that grow old, bundles, what is told about it. */
import type { Frame, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { tap } from '../helpers/tap.js';
import { chromiumIsThere, gameOf, violations, withStudio, type Studio } from './browser.js';
import { owner } from './runs.js';

interface State {
  readonly phase: string;
  readonly best: number;
}

const stateOf = (frame: Frame) =>
  frame.evaluate(() => (globalThis as unknown as { __game: { state(): State } }).__game.state());

/** What the game tells its host, said by the game itself. */
const says = (frame: Frame, message: object) => frame.evaluate((told) => parent.postMessage(told, '*'), message);

const sourceOf = (page: Page) => page.locator('.player iframe').getAttribute('src');

async function openGame(studio: Studio, mode: 'quick_html' | 'game_bundle' = 'quick_html', phone = false) {
  const { user, create, ended } = await owner(studio);
  const run = await create({ mode });
  await ended(run.id);
  const visit = await studio.visit(`/runs/${run.id}`, { user, phone });
  return { ...visit, run, user, frame: await gameOf(visit.page) };
}

describe.skipIf(!chromiumIsThere)('the game on its page', () => {
  it('is played by keys that change the picture, and left by keys', async () => {
    await withStudio(async (studio) => {
      const { page, frame } = await openGame(studio);
      const inside = () => page.evaluate(() => document.activeElement?.tagName === 'IFRAME');
      // nothing else had the focus
      await expect.poll(inside).toBe(true);
      await page.getByText('Tab leaves the game.').waitFor();
      const screen = page.locator('.screen');
      const title = await screen.screenshot();
      await page.keyboard.press('Enter');
      await expect.poll(async () => (await stateOf(frame)).phase).toBe('play');
      await frame.evaluate(() => (globalThis as unknown as { __game: { step(n: number): void } }).__game.step(30));
      const play = await screen.screenshot();
      expect(play.equals(title)).toBe(false);
      for (let i = 0; i < 12 && (await inside()); i += 1) await page.keyboard.press('Tab');
      expect(await inside()).toBe(false);
      await page.getByText('Click the game to play').waitFor();
      // who comes by Tab from above may go by
      await page.locator('.skip-game').focus();
      await page.keyboard.press('Enter');
      expect(await page.evaluate(() => document.activeElement?.className)).toBe('player-bar');
      await page.getByRole('button', { name: 'Restart' }).click();
      const again = await gameOf(page);
      expect((await stateOf(again)).phase).toBe('title');
      await expect.poll(inside).toBe(true);
    });
  }, 240_000);

  it('keeps the best score for a game that can keep nothing, and believes no other window', async () => {
    await withStudio(async (studio) => {
      const { page, frame } = await openGame(studio);
      await page.evaluate(() => postMessage({ gp: 1, type: 'win', score: 999_999 }, '*'));
      await says(frame, { gp: 1, type: 'gameover', score: 'many' });
      await says(frame, { gp: 1, type: 'gameover', score: 1250 });
      await page.getByText('Best: 1,250').waitFor();
      await says(frame, { gp: 1, type: 'win', score: 40 });
      await page.reload();
      await page.getByText('Best: 1,250').waitFor();
      const again = await gameOf(page);
      await expect.poll(async () => (await stateOf(again)).best).toBe(1250);
    });
  }, 240_000);

  it('fills a phone that has no Fullscreen API, keeps playing, and has a way out', async () => {
    await withStudio(async (studio) => {
      const { page, frame } = await openGame(studio, 'quick_html', true);
      expect(await violations(page)).toEqual([]);
      // a page that is wider makes the phone show more than its own width
      expect(await page.evaluate(() => innerWidth)).toBe(390);
      await page.evaluate(() => Object.assign(HTMLElement.prototype, { requestFullscreen: undefined }));
      await tap(page, frame, 'body');
      await expect.poll(async () => (await stateOf(frame)).phase).toBe('play');
      await tap(page, page, 'role=button[name="Full screen"]');
      await page.locator('.player.filled').waitFor();
      const box = await page.locator('.player').boundingBox();
      expect(box).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
      // what is behind it cannot be reached
      expect(await page.locator('.header').evaluate((element: HTMLElement) => element.inert)).toBe(true);
      // not loaded anew: what was played is still played
      expect((await stateOf(frame)).phase).not.toBe('title');
      await tap(page, page, 'role=button[name="Exit full screen"]');
      await page.locator('.player:not(.filled)').waitFor();
      expect(await page.locator('.header').evaluate((element: HTMLElement) => element.inert)).toBe(false);
    });
  }, 240_000);

  it('outlives its link, and is fetched by a new one when it is started again', async () => {
    await withStudio(async (studio) => {
      const { page, frame } = await openGame(studio);
      const first = await sourceOf(page);
      await page.getByRole('button', { name: 'Restart' }).click();
      await gameOf(page);
      expect(await sourceOf(page)).toBe(first);
      await page.evaluate(() => {
        const { now } = Date;
        Date.now = () => now() + 2 * 3_600_000;
      });
      // read again, as when the tab of another version is left: the frame stays as it is
      await page.getByRole('tab', { name: 'Publish' }).click();
      await page.getByRole('tabpanel').getByLabel('Title').first().waitFor();
      expect(await sourceOf(page)).toBe(first);
      expect(frame.isDetached()).toBe(true);
      await page.getByRole('button', { name: 'Restart' }).click();
      await expect.poll(() => sourceOf(page)).not.toBe(first);
      await gameOf(page);
    });
  }, 240_000);

  it('plays a bundle too, and tells of it', async () => {
    await withStudio(async (studio) => {
      const { page, frame } = await openGame(studio, 'game_bundle');
      await page.getByText('Tab leaves the game.').waitFor();
      await page.keyboard.press('Enter');
      await expect.poll(async () => (await stateOf(frame)).phase).toBe('play');
      const downloaded = async (link: Locator): Promise<string> => {
        const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
        return download.suggestedFilename();
      };
      // what keys do is told beside the buttons, all of it
      const hint = page.locator('.player-hint');
      expect(await hint.evaluate((text) => text.scrollHeight - text.clientHeight)).toBeLessThanOrEqual(1);
      // beside full screen, on the smallest of phones too
      const beside = page.locator('.player-bar').getByRole('link', { name: 'Download' });
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 720 });
        const [bar, full] = await Promise.all([
          page.locator('.player-bar').boundingBox(),
          page.locator('.player-bar').getByRole('button', { name: 'Full screen' }).boundingBox(),
        ]);
        expect(full!.x + full!.width).toBeLessThanOrEqual(bar!.x + bar!.width);
        expect(await downloaded(beside)).toMatch(/\.zip$/u);
      }
      await page.getByRole('tab', { name: 'Report' }).click();
      await page.getByText('Zip bundle').waitFor();
      expect(await downloaded(page.getByRole('tabpanel').getByRole('link', { name: 'Download' }))).toMatch(/\.zip$/u);
    });
  }, 240_000);

  it('has every tab without a finding, by keyboard, and opens the one in the address', async () => {
    await withStudio(async (studio) => {
      const { page } = await openGame(studio);
      await page.getByRole('tab', { name: 'Change' }).focus();
      for (const name of ['By hand', 'Reading', 'Report', 'Share', 'Publish', 'Change']) {
        await page.keyboard.press('ArrowRight');
        await page.getByRole('tab', { name, selected: true }).waitFor();
        await page.getByRole('tabpanel', { name }).waitFor();
        await page.waitForFunction(() => !document.querySelector('.run-side .skeleton'));
        // all that is folded away, and what asks once more
        await page.evaluate(() => document.querySelectorAll('details').forEach((each) => (each.open = true)));
        for (const more of ['Single file', 'More kinds', 'Stop all links']) {
          const button = page.getByRole('button', { name: more });
          if (await button.isVisible()) await button.click();
        }
        expect([name, await violations(page)]).toEqual([name, []]);
        await page.getByRole('tab', { name }).focus();
      }
    });
  }, 240_000);

  it('tells what a marked word led to where one points at it', async () => {
    await withStudio(async (studio) => {
      const { run, user } = await openGame(studio);
      const { page } = await studio.visit(`/runs/${run.id}#reading`, { user, dark: true });
      await page.getByRole('heading', { name: 'How I read your prompt' }).waitFor();
      // what was asked for to the letter, below the game too
      await page.locator('.outcome .kept', { hasText: 'Done: double jump' }).waitFor();
      await page.locator('mark', { hasText: 'penguin' }).first().focus();
      await page.locator('.marked-tells', { hasText: 'the hero: penguin' }).waitFor();
      expect(await violations(page)).toEqual([]);
    });
  }, 240_000);

  it('tells it by touch and by keys alone as well', async () => {
    await withStudio(async (studio) => {
      const { run, user } = await openGame(studio);
      const { page } = await studio.visit(`/runs/${run.id}#reading`, { user, phone: true });
      const tells = page.locator('.marked-tells');
      const marks = page.locator('.marked mark');
      await marks.filter({ hasText: 'penguin' }).first().tap();
      await tells.filter({ hasText: 'the hero: penguin' }).waitFor();
      // where a finger stays on a word, it is the word that is told
      await marks.filter({ hasText: 'night' }).first().tap();
      await tells.filter({ hasText: 'night' }).waitFor();
      expect(await tells.textContent()).not.toContain('penguin');
      // on to the next mark by Tab, and back
      await marks.first().focus();
      const first = await tells.textContent();
      await page.keyboard.press('Tab');
      await expect.poll(() => tells.textContent()).not.toBe(first);
      await page.keyboard.press('Shift+Tab');
      await expect.poll(() => tells.textContent()).toBe(first);
    });
  }, 240_000);

  it('says so where nothing of a prompt was understood', async () => {
    await withStudio(async (studio) => {
      const { user, create, ended } = await owner(studio);
      const { id } = await ended((await create({ prompt: 'blorp fnargle wibble' })).id);
      const { page } = await studio.visit(`/runs/${id}#reading`, { user });
      const told = page.getByRole('tabpanel').getByText('We couldn’t understand this prompt.');
      await told.waitFor();
      expect(await told.count()).toBe(1);
      expect(await page.locator('.outcome li').allTextContents()).toEqual(['We couldn’t understand this prompt.']);
      expect(await violations(page)).toEqual([]);
    });
  }, 240_000);

  it('says what is missing where a change cannot be paid, and keeps the words', async () => {
    await withStudio(async (studio) => {
      const { page, user } = await openGame(studio);
      await studio.resources.services.credits.post(user.id, { type: 'adjust', amount: -88, description: 'test' });
      await page.getByText('you have 2 credits').waitFor();
      await page.getByLabel('What would you like to change?').fill('at night');
      await page.keyboard.press('Control+Enter');
      await page.getByRole('alert').getByText('This run costs 10 credits; you have 2.').waitFor();
      expect(await violations(page)).toEqual([]);
      expect(await page.getByLabel('What would you like to change?').inputValue()).toBe('at night');
    });
  }, 240_000);
});
