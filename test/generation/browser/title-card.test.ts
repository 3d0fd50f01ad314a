/** The title card holds whatever a design says: its button is in the window without scrolling, in any font, style and size. */
import { describe, expect, it } from 'vitest';
import { GENRES, STYLES } from '../../../src/generation/design.js';
import { chromiumIsThere } from '../../helpers/browser.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';
import { composePage, unplayedFiles } from '../../helpers/compose.js';
import { useBrowser } from '../../helpers/shared-browser.js';
import { designLike, penguin } from '../designs.js';

const shots = process.env['SHOTS'];

const TOUCH = { hasTouch: true, isMobile: true, reducedMotion: 'reduce' } as const;

/** Windows, and the layouts of the card that differ there. */
const SIZES = [
  [360, 640, 'left'],
  [360, 560, 'left'],
  [320, 480, 'left'],
  [844, 390, 'left', 'right'],
  // beside another one, and in a small frame on somebody's page
  [546, 307, 'left', 'right'],
  [480, 270, 'left'],
  [560, 480, 'left', 'right'],
  [620, 545, 'left', 'right'],
  [1280, 800, 'left', 'poster'],
] as const;

/** Letters as wide as those of any machine without the fonts that the game prefers. */
const WIDE = '*{font-family:"DejaVu Sans Mono","Courier New",monospace!important;letter-spacing:.09em!important}';

const long = designLike(penguin, {
  title: 'The Extraordinary Adventures of the Unforgettable Penguins',
  tagline: 'One small penguin, one very big winter, and a great many more fish than one bird could eat.',
  controls: [
    ...penguin.controls,
    { key: 'Shift Left', action: 'Use the fifty-fifty joker for the question' },
    { key: 'Enter', action: 'Answer the question that is shown' },
    { key: 'M', action: 'Switch all sounds and the music off' },
    { key: 'P', action: 'Pause the game and show its rules' },
  ],
  named: {
    name: 'Who Wants to Be a Millionaire?',
    fit: 'far',
    why: 'Who Wants to Be a Millionaire? can’t be made yet. This is the nearest game: a quiz with questions, lives and a clock.',
  },
});

describe.skipIf(!chromiumIsThere)('the title card', () => {
  const browser = useBrowser();

  it.each(STYLES)('has its button in the window, whatever the font and the texts, in %s', async (style) => {
    const page = await browser.pageBeside({ viewport: { width: 360, height: 640 }, reducedMotion: 'reduce' });
    const design = { ...long, theme: { ...long.theme, style } };
    await page.setContent(await composePage(design));
    await page.addStyleTag({ content: WIDE });
    await page.waitForFunction(() => globalThis.__game !== undefined);
    for (const [width, height, ...looks] of SIZES)
      for (const look of looks) {
        await page.setViewportSize({ width, height });
        await page.evaluate((name) => {
          (document.querySelector('.title .card') as Element).className = `card ${name}`;
        }, look);
        const outside = () =>
          page.evaluate(() => {
            const box = (selector: string) => (document.querySelector(selector) as Element).getBoundingClientRect();
            const [go, head, panel, words] = [
              box('.title .go'),
              box('.title .head'),
              box('.title .panel'),
              box('.words'),
            ];
            return {
              go: Math.max(go.bottom - innerHeight, -go.top, go.right - innerWidth, -go.left) > 0,
              title:
                head.top < 0 || (head.bottom > panel.top + 1 && head.right > panel.left && panel.right > head.left),
              words: words.height < 24,
            };
          });
        await expect
          .poll(outside, { message: `${look} ${width}×${height}` })
          .toEqual({ go: false, title: false, words: false });
        if (shots) await page.screenshot({ path: `${shots}/${style}-${look}-${width}x${height}.png` });
      }
    await page.close();
  });

  it.each([
    'a platformer with a penguin that collects fish, with double jump and a dash',
    'Ein Plattformspiel mit einem Pinguin, der Fische sammelt, mit Doppelsprung',
    'Un jeu de plateforme avec un renard dans la forêt qui ramasse des champignons, avec double saut',
    'Платформер про лису в зимнем лесу, которая собирает грибы и прыгает дважды',
    'لعبة منصات فيها ثعلب يجمع التفاح ويهرب من الذئاب في الغابة، مع قفزة مزدوجة',
  ])('shows all keys in the frame that the Studio has on a phone: %s', async (prompt) => {
    const design = readPrompt({ prompt, seed: 3, supported: GENRES });
    const [file] = await unplayedFiles(design, 'html');
    const page = await browser.pageBeside({ ...TOUCH, viewport: { width: 360, height: 422 } });
    await page.setContent(file!.bytes.toString());
    const below = () =>
      page.evaluate(() => {
        const { scrollHeight, clientHeight } = document.querySelector('.title .words') as Element;
        return scrollHeight - clientHeight;
      });
    await expect.poll(below).toBe(0);
    // where there is room, nothing is given up, also after there was none
    expect(await page.locator('.title .tag').isVisible()).toBe(false);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.locator('.title .tag').waitFor();
    expect(await below()).toBe(0);
    await page.close();
  });
});
