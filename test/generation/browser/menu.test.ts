/** A game is begun, paused, begun again and left from whatever device is in the hands. */
import type { CDPSession, Frame } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { GameDesign } from '../../../src/generation/design.js';
import { chromiumIsThere } from '../../helpers/browser.js';
import { useBrowser } from '../../helpers/shared-browser.js';
import { tap } from '../../helpers/tap.js';
import { designLike, penguin } from '../designs.js';
import { begin, open, type OpenGame } from './hands/open.js';
import type { DeviceName } from './hands/player.js';

const short = designLike(penguin, { genre: 'sokoban', difficulty: 'easy', rules: [{ rule: 'levels', n: 1 }] });

describe.skipIf(!chromiumIsThere)('a game', () => {
  const browser = useBrowser();

  const started = async (design: GameDesign, device: DeviceName): Promise<OpenGame> => {
    const game = await open(browser, design, device);
    expect((await game.state()).phase).toBe('title');
    await begin(game, device);
    expect((await game.state()).phase).toBe('play');
    return game;
  };

  describe('with a gamepad', () => {
    const SOUTH = 0;
    const SELECT = 8;
    const START = 9;
    const hold = (frame: Frame, button: number, down: boolean) =>
      frame.evaluate(([at, pressed]) => globalThis.hands.holdButton(at, pressed), [button, down] as const);
    const press = async ({ frame, wait, state }: OpenGame, button: number): Promise<unknown> => {
      await hold(frame, button, true);
      await wait(2);
      await hold(frame, button, false);
      await wait(2);
      return (await state()).phase;
    };

    it.each(['platformer', 'arena'] as const)(
      'is begun by the main button, moved by stick and cross: %s',
      async (genre) => {
        const game = await started(designLike(penguin, { genre }), 'gamepad');
        const { page, frame, wait } = game;
        const x = async (): Promise<number> => (await game.state()).hero?.x ?? Number.NaN;
        const start = await x();
        await frame.evaluate(() => globalThis.hands.leanStick(1, 0));
        await wait(40);
        const there = await x();
        expect(there).toBeGreaterThan(start + 1);
        await frame.evaluate(() => globalThis.hands.leanStick(0, 0));
        // the cross: button 14 is left in the standard mapping
        await hold(frame, 14, true);
        await wait(40);
        expect(await x()).toBeLessThan(there - 0.5);
        expect(game.errors).toEqual([]);
        await page.close();
      },
    );

    it('is paused by Start, goes on by Start or the main button, and begins again by Select', async () => {
      const game = await open(browser, short, 'gamepad');
      await game.wait(3);
      expect(await press(game, START)).toBe('play');
      await game.wait(60);
      expect(await press(game, START)).toBe('paused');
      const { time } = await game.state();
      await game.wait(60);
      expect((await game.state()).time).toBe(time);
      expect(await press(game, START)).toBe('play');
      expect((await game.state()).time).toBeGreaterThanOrEqual(time);
      expect(await press(game, START)).toBe('paused');
      expect(await press(game, SOUTH)).toBe('play');
      // in play it does nothing: it is too near to other buttons
      expect(await press(game, SELECT)).toBe('play');
      expect((await game.state()).time).toBeGreaterThan(time);
      expect(await press(game, START)).toBe('paused');
      expect(await press(game, SELECT)).toBe('play');
      expect((await game.state()).time).toBeLessThan(time);
      await game.page.close();
    }, 240_000);

    it('shows its end before the main button begins it anew, and not while the button is still held', async () => {
      const game = await started(short, 'gamepad');
      expect((await game.play()).phase).toBe('win');
      // as one who hammers on
      expect(await press(game, SOUTH)).toBe('win');
      await hold(game.frame, SOUTH, true);
      await game.wait(60);
      expect((await game.state()).phase).toBe('win');
      await hold(game.frame, SOUTH, false);
      await game.wait(2);
      expect(await press(game, SOUTH)).toBe('play');
      await game.page.close();
    }, 240_000);
  });

  describe('with keys', () => {
    const press = async ({ page, wait, state }: OpenGame, key: string): Promise<unknown> => {
      await page.keyboard.press(key);
      await wait(2);
      return (await state()).phase;
    };

    it('is paused, goes on, begins again, and begins anew after its end', async () => {
      const game = await started(short, 'keyboard');
      await game.wait(60);
      for (const key of ['KeyP', 'Escape', 'Space', 'Enter', 'NumpadEnter']) {
        expect(await press(game, key.endsWith('Enter') || key === 'Space' ? 'KeyP' : key)).toBe('paused');
        expect(await press(game, key)).toBe('play');
      }
      const { time } = await game.state();
      expect(await press(game, 'KeyR')).toBe('play');
      expect((await game.state()).time).toBeLessThan(time);
      expect((await game.play()).phase).toBe('win');
      expect(await press(game, 'Space')).toBe('win');
      await game.wait(30);
      expect(await press(game, 'Space')).toBe('play');
      expect(game.errors).toEqual([]);
      await game.page.close();
    }, 240_000);
  });

  it('takes a digit from the number pad too', async () => {
    const quiz = designLike(penguin, { genre: 'quiz', rules: [] });
    const game = await started(quiz, 'keyboard');
    await game.wait(120);
    expect(await game.state()).toMatchObject({ turn: 'ask' });
    await game.page.keyboard.press('Numpad1');
    await game.wait(4);
    expect(await game.state()).not.toMatchObject({ turn: 'ask' });
    await game.page.close();
  }, 240_000);

  it('has its whole title in the window, also where a tall one stands above a tall panel', async () => {
    for (const seed of [2, 6]) {
      const design = designLike(penguin, {
        genre: 'breakout',
        title: 'Candy Bounce',
        rules: [{ rule: 'lives', n: 3 }, { rule: 'multiBall' }, { rule: 'shooting' }],
        seed,
      });
      const { page, frame } = await open(browser, design, 'keyboard');
      for (const [width, height] of [
        [640, 560],
        [700, 600],
        [800, 560],
      ] as const) {
        await page.setViewportSize({ width, height });
        const [title, start] = [
          await frame.locator('.title h1').boundingBox(),
          await frame.locator('.go').first().boundingBox(),
        ];
        expect(title?.y).toBeGreaterThanOrEqual(0);
        expect((start?.y ?? 0) + (start?.height ?? 0)).toBeLessThanOrEqual(height);
      }
      await page.close();
    }
  }, 240_000);

  describe('with fingers', () => {
    const tapped = async ({ page, frame, wait, state }: OpenGame, selector: string): Promise<unknown> => {
      await tap(page, frame, selector);
      await wait(2);
      return (await state()).phase;
    };

    it('is paused by the button on the page, goes on, begins again, and begins anew after its end', async () => {
      const game = await started(short, 'touch');
      await game.wait(60);
      expect(await tapped(game, '.hud .ib:last-child')).toBe('paused');
      expect(await tapped(game, '.screen.paused .go')).toBe('play');
      const { time } = await game.state();
      expect(await tapped(game, '.hud .ib:last-child')).toBe('paused');
      expect(await tapped(game, '.screen.paused .again')).toBe('play');
      expect((await game.state()).time).toBeLessThan(time);
      expect((await game.play()).phase).toBe('win');
      expect(await tapped(game, '.screen.win .go')).toBe('win');
      await game.wait(30);
      expect(await tapped(game, '.screen.win .go')).toBe('play');
      expect(game.errors).toEqual([]);
      await game.page.close();
    }, 240_000);

    it('has all of its signs and buttons on the narrowest phone, with many lives, levels and a clock', async () => {
      const rules: GameDesign['rules'] = [
        { rule: 'lives', n: 5 },
        { rule: 'timer', seconds: 120 },
        { rule: 'levels', n: 4 },
      ];
      const game = await started(designLike(penguin, { genre: 'nonogram', rules }), 'touch');
      await game.page.setViewportSize({ width: 360, height: 640 });
      await game.wait(2);
      const pause = await game.frame.locator('.hud .ib:last-child').boundingBox();
      expect((pause?.x ?? 0) + (pause?.width ?? 999)).toBeLessThanOrEqual(360);
      expect(await game.frame.locator('.hud .hearts').textContent()).toContain('×5');
      expect(await tapped(game, '.hud .ib:last-child')).toBe('paused');
      await game.page.close();
    }, 240_000);

    it('lets go of the stick that a thumb held while it was paused', async () => {
      const game = await started(designLike(penguin, { genre: 'arena', rules: [{ rule: 'noEnemies' }] }), 'touch');
      const { page, frame, wait } = game;
      const cdp: CDPSession = await page.context().newCDPSession(page);
      const box = await frame.locator('.stick').boundingBox();
      if (!box) throw new Error('there is no stick');
      const thumb = { x: box.x + box.width - 6, y: box.y + box.height / 2, id: 1 };
      const x = async (): Promise<number> => (await game.state()).hero?.x ?? Number.NaN;
      const from = await x();
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [thumb] });
      await wait(20);
      const there = await x();
      expect(there).toBeGreaterThan(from + 0.5);
      // the host pauses, or the page is hidden
      await frame.evaluate(() => globalThis.__game.pause());
      await wait(2);
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await frame.evaluate(() => globalThis.__game.pause());
      await wait(30);
      const stopped = await x();
      await wait(30);
      expect(await x()).toBeCloseTo(stopped, 2);
      await page.close();
    }, 240_000);
  });
});
