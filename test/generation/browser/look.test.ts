/** How games look, measured on what Chromium draws: prompts of one kind are not alike, styles are what they say, the hero stands out. */
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { GameDesign, Style } from '../../../src/generation/design.js';
import { supported } from '../../../src/generation/genres/index.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';
import { chromiumIsThere } from '../../helpers/browser.js';
import { composePage } from '../../helpers/compose.js';
import { useBrowser } from '../../helpers/shared-browser.js';
import { designLike, penguin } from '../designs.js';

interface Frame {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** part of the pixels of which a channel differs by more than 16 of 255: what an eye sees as another colour */
function differing(a: Frame, b: Frame): number {
  let n = 0;
  for (let i = 0; i < a.data.length; i += 3)
    if (
      Math.abs(a.data[i]! - b.data[i]!) > 16 ||
      Math.abs(a.data[i + 1]! - b.data[i + 1]!) > 16 ||
      Math.abs(a.data[i + 2]! - b.data[i + 2]!) > 16
    )
      n++;
  return n / (a.data.length / 3);
}

describe.skipIf(!chromiumIsThere)('looks', () => {
  const browser = useBrowser();
  let page: Page;
  const errors: string[] = [];
  beforeAll(async () => {
    page = await browser.newPage({ viewport: { width: 640, height: 360 } });
    page.on('pageerror', (error) => errors.push(error.message));
  });

  /** A game's picture after it has opened: `play` 30 frames into the first level, `title` as it comes. */
  async function frame(design: GameDesign, what: 'play' | 'title' = 'play'): Promise<Frame> {
    await page.goto('about:blank');
    await page.setContent(await composePage(design));
    await page.waitForFunction(() => globalThis.__game !== undefined && document.querySelector('canvas') !== null);
    if (what === 'play') {
      await page.evaluate(() => {
        globalThis.__game.start();
        globalThis.__game.step(30);
      });
      // the title's card fades; less of it than a shade is left when this holds
      await page.waitForFunction(
        () => Number(getComputedStyle(document.querySelector('.screen.title') as Element).opacity) < 0.01,
      );
    }
    const { data, info } = await sharp(await page.screenshot())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  }

  const read = (prompt: string, seed = 42): GameDesign =>
    readPrompt({ prompt, seed, supported: supported().map(({ genre }) => genre) });

  it.each([
    [
      'a fox platformer collecting mushrooms in the forest',
      'jump and run with a hedgehog in the woods, berries and wolves',
    ],
    ['a penguin platformer with fish', 'a jump and run with a polar bear in the snow'],
    ['shoot em up in space with a robot', 'shoot asteroids with a rocket in outer space'],
    ['zombie survival arena in a graveyard', 'arena with a ghost fighting pumpkins in a haunted house'],
    ['snake in the desert eating dates', 'a snake game with a lizard in the desert, coins and scorpions'],
    ['breakout with candy bricks', 'brick breaker with cakes and cookies'],
    ['match 3 with candy', 'match three game with lollipops for a unicorn'],
    ['memory game with fish', 'memory of sea animals'],
    ['flappy bird over the sea', 'flappy dragon in the sky'],
  ])(
    '“%s” does not look like “%s”',
    async (one, other) => {
      // looks are by the seed as well, and two may meet: the one in the middle of three counts
      const parts: number[] = [];
      for (const seed of [42, 43, 44]) {
        const [a, b] = [read(one, seed), read(other, seed)];
        expect(a.genre).toBe(b.genre);
        parts.push(differing(await frame(a), await frame(b)));
      }
      expect(parts.toSorted((a, b) => a - b)[1]).toBeGreaterThanOrEqual(0.4);
    },
    120_000,
  );

  const inStyle = (style: Style, genre: GameDesign['genre'] = 'platformer'): GameDesign =>
    designLike(penguin, { genre, theme: { ...penguin.theme, style } });

  it('differs from style to style, on the title and in play', async () => {
    for (const what of ['play', 'title'] as const) {
      const frames: Frame[] = [];
      for (const style of ['flat', 'pixel', 'noir', 'paper'] as const) frames.push(await frame(inStyle(style), what));
      frames.forEach((a, i) => {
        for (const b of frames.slice(i + 1)) expect(differing(a, b)).toBeGreaterThan(0.35);
      });
    }
  }, 240_000);

  it('has whole, large pixels where it says pixel', async () => {
    const { data, width, height } = await frame(inStyle('pixel'));
    // below the HUD: how many neighbours to the right are exactly alike
    const alike = (by: number): number => {
      let same = 0;
      let all = 0;
      for (let y = 60; y < height; y++)
        for (let x = 0; x + by < width; x++) {
          const [i, j] = [(y * width + x) * 3, (y * width + x + by) * 3];
          all++;
          if (data[i] === data[j] && data[i + 1] === data[j + 1] && data[i + 2] === data[j + 2]) same++;
        }
      return same / all;
    };
    const flat = await frame(inStyle('flat'));
    expect(alike(1)).toBeGreaterThan(0.5);
    // rows come in pairs: a row equals the one above or the one below it
    let paired = 0;
    for (let y = 61; y < height - 1; y++) {
      const row = data.subarray(y * width * 3, (y + 1) * width * 3);
      if (
        row.equals(data.subarray((y - 1) * width * 3, y * width * 3)) ||
        row.equals(data.subarray((y + 1) * width * 3, (y + 2) * width * 3))
      )
        paired++;
    }
    expect(paired / (height - 62)).toBeGreaterThan(0.9);
    let flatPaired = 0;
    for (let y = 61; y < height - 1; y++)
      if (
        flat.data
          .subarray(y * width * 3, (y + 1) * width * 3)
          .equals(flat.data.subarray((y - 1) * width * 3, y * width * 3))
      )
        flatPaired++;
    expect(flatPaired / (height - 62)).toBeLessThan(0.5);
  }, 240_000);

  it('has greys and one more colour where it says noir', async () => {
    const { data } = await frame(inStyle('noir'));
    let coloured = 0;
    const hues = new Set<number>();
    for (let i = 0; i < data.length; i += 3) {
      const [r, g, b] = [data[i]!, data[i + 1]!, data[i + 2]!];
      const far = Math.max(r, g, b) - Math.min(r, g, b);
      if (far <= 40) continue;
      coloured++;
      const hue =
        Math.max(r, g, b) === r
          ? (6 + (g - b) / far) % 6
          : Math.max(r, g, b) === g
            ? 2 + (b - r) / far
            : 4 + (r - g) / far;
      if (far > 90) hues.add(Math.floor(hue));
    }
    expect(coloured / (data.length / 3)).toBeLessThan(0.12);
    expect(coloured).toBeGreaterThan(50);
    expect(hues.size).toBeLessThanOrEqual(3);
  }, 240_000);

  it('closes and opens between levels, and not where less motion is asked for', async () => {
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      await page.emulateMedia({ reducedMotion });
      await page.goto('about:blank');
      await page.setContent(await composePage(inStyle('flat')));
      await page.waitForFunction(() => globalThis.__game !== undefined && document.querySelector('canvas') !== null);
      // both in one turn, so that no frame of the browser comes between
      const [first, later] = await page.evaluate(() => {
        const canvas = document.querySelector('body > canvas, canvas') as HTMLCanvasElement;
        const corner = (): string =>
          [
            ...(canvas.getContext('2d') as CanvasRenderingContext2D).getImageData(
              canvas.width - 8,
              canvas.height - 8,
              1,
              1,
            ).data,
          ].join();
        globalThis.__game.start();
        globalThis.__game.step(2);
        const closed = corner();
        globalThis.__game.step(60);
        return [closed, corner()];
      });
      const [a, b] = [first, later].map((colour) => (colour ?? '').split(',').map(Number)) as [number[], number[]];
      const apart = Math.max(...a.map((v, i) => Math.abs(v - (b[i] ?? 0))));
      expect(apart > 40).toBe(reducedMotion === 'no-preference');
    }
    await page.emulateMedia({ reducedMotion: 'no-preference' });
  }, 240_000);

  it('tells a new best, to the player and to the page that shows the game', async () => {
    await page.goto('about:blank');
    await page.setContent('<iframe sandbox="allow-scripts" style="width:600px;height:340px"></iframe>');
    await page.evaluate(
      (html) => {
        const told: unknown[] = [];
        Object.assign(globalThis, { told });
        const frame = document.querySelector('iframe') as HTMLIFrameElement;
        addEventListener('message', (event) => {
          if (event.source !== frame.contentWindow) return;
          told.push(event.data);
          if (event.data.type === 'ready') frame.contentWindow?.postMessage({ gp: 1, type: 'best', best: 7 }, '*');
        });
        frame.srcdoc = html;
      },
      await composePage(inStyle('flat')),
    );
    const game = await page.waitForSelector('iframe').then((element) => element.contentFrame());
    await game!.waitForFunction(() => globalThis.__game?.state()['best'] === 7);
    expect(await game!.locator('.screen.title .best b').textContent()).toBe('7');
    await game!.evaluate(() => {
      globalThis.__game.bot('win');
      for (let i = 0; i < 1200 && globalThis.__game.state()['phase'] !== 'win'; i += 1) globalThis.__game.step(30);
    });
    const best = await game!.evaluate(() => Number(globalThis.__game.state()['best']));
    expect(best).toBeGreaterThan(7);
    expect(await game!.locator('.screen.win .record b').textContent()).toBe(String(best));
    await page.waitForFunction(
      (n) =>
        (globalThis as unknown as { told: { type: string; best: number }[] }).told.some(
          (one) => one.type === 'best' && one.best === n,
        ),
      best,
    );
  }, 240_000);

  it('threw nothing in all of this', () => {
    expect(errors).toEqual([]);
  });
});
