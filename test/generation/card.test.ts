import { parse } from 'parse5';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { letter } from '../../src/generation/package/lettering.js';
import { renderCard, renderCover } from '../../src/generation/card/render.js';
import { scene } from '../../src/generation/card/scene.js';
import { STYLES, THEMES, TIMES_OF_DAY, WEATHERS } from '../../src/generation/design.js';
import { designLike, penguin } from './designs.js';

/** How many of the colours that an eye tells apart the picture has, and how much of it the most frequent one fills. */
async function colours(image: Buffer): Promise<{ count: number; most: number }> {
  const { data } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const seen = new Map<number, number>();
  for (let i = 0; i < data.length; i += 3) {
    const colour = ((data[i]! >> 4) << 8) | ((data[i + 1]! >> 4) << 4) | (data[i + 2]! >> 4);
    seen.set(colour, (seen.get(colour) ?? 0) + 1);
  }
  return { count: seen.size, most: Math.max(...seen.values()) / (data.length / 3) };
}

describe('the picture of a game', () => {
  it.each(THEMES)('shows something in %s, at every time and in every weather', async (id) => {
    for (const [i, weather] of WEATHERS.entries()) {
      const time = TIMES_OF_DAY[i % TIMES_OF_DAY.length]!;
      const design = designLike(penguin, { theme: { ...penguin.theme, id, time, weather } });
      expect(scene(design, { width: 960, height: 540 })).not.toMatch(/NaN|undefined|Infinity/u);
    }
    const { count, most } = await colours(await renderCover(designLike(penguin, { theme: { ...penguin.theme, id } })));
    expect(count).toBeGreaterThan(40);
    expect(most).toBeLessThan(0.6);
  });

  it('has the size that it is asked for, and the same bytes each time', async () => {
    const [card, again] = [await renderCard(penguin), await renderCard(penguin)];
    expect(await sharp(card).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(card.equals(again)).toBe(true);
    expect(card.length).toBeLessThan(300_000);
    expect((await renderCover(penguin)).length).toBeLessThan(60_000);
  });

  it('bears its title as outlines, and no text of anybody as markup', async () => {
    const titled = scene(penguin, { width: 1200, height: 630, title: '"/><script>&lt;' });
    expect(titled).not.toContain('<script');
    expect(JSON.stringify(parse(titled, { sourceCodeLocationInfo: false }), ['nodeName', 'childNodes'])).not.toContain(
      'script',
    );
    expect((await renderCard(penguin, 'One')).equals(await renderCard(penguin, 'Two'))).toBe(false);
  });
});

describe('the picture of a game in a style', () => {
  const raw = async (style: (typeof STYLES)[number]): Promise<{ data: Buffer; width: number; height: number }> => {
    const cover = await renderCover(designLike(penguin, { theme: { ...penguin.theme, style } }));
    const { data, info } = await sharp(cover).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  };

  it('is another in each', async () => {
    const all = await Promise.all(STYLES.map(raw));
    for (const [i, a] of all.entries())
      for (const b of all.slice(i + 1)) {
        let n = 0;
        for (let k = 0; k < a.data.length; k++) if (Math.abs(a.data[k]! - b.data[k]!) > 8) n++;
        expect(n / a.data.length).toBeGreaterThan(0.04);
      }
  });

  it('has hardly a colour where it says noir, and large pixels where it says pixel', async () => {
    const noir = await raw('noir');
    let coloured = 0;
    for (let i = 0; i < noir.data.length; i += 3) {
      const rgb = [noir.data[i]!, noir.data[i + 1]!, noir.data[i + 2]!];
      if (Math.max(...rgb) - Math.min(...rgb) > 50) coloured++;
    }
    expect(coloured / (noir.data.length / 3)).toBeLessThan(0.12);
    expect(coloured).toBeGreaterThan(500);
    // WebP blurs: within a block of four rows neighbours are nearer to each other than across its edge
    const step = ({ data, width, height }: typeof noir, phase: number): number => {
      let sum = 0;
      for (let y = 8 + phase; y + 1 < height; y += 4)
        for (let i = 0; i < width * 3; i++) sum += Math.abs(data[y * width * 3 + i]! - data[(y + 1) * width * 3 + i]!);
      return sum;
    };
    const [pixel, flat] = [await raw('pixel'), await raw('flat')];
    expect(step(pixel, 3) / step(pixel, 1)).toBeGreaterThan(3);
    expect(step(flat, 3) / step(flat, 1)).toBeLessThan(2.2);
  });
});

describe('lettering', () => {
  it.each([
    ['en', 'Penguin Peaks'],
    ['de', 'Größte Übung'],
    ['vi', 'Chú mèo phiêu lưu'],
    ['pl', 'Żółw i łódź'],
    ['ru', 'Змея в космосе'],
    ['uk', 'Їжак і ґава'],
    ['ja', '宇宙のロボット「ピコ」'],
    ['zh', '森林熊猫大冒险'],
    ['ko', '바다 거북이'],
    ['ar', 'قطة: الصحراء'],
    ['en', 'Snake 🐍 in space'],
  ])('knows the letters of %s: %s', (lang, text) => {
    const lines = letter(text, lang, 100, 10_000, 1);
    expect(lines).toHaveLength(1);
    const [{ path, width }] = lines as [{ path: string; width: number }];
    expect(path).toMatch(/^[MLQCZ0-9 .,e-]+$/u);
    // no letter is left out: each is about as wide as it is high, less so in Latin
    expect(width).toBeGreaterThan([...text.replaceAll(/[^\p{L}\p{N}]/gu, '')].length * 25);
  });

  it('writes nothing rather than boxes', () => {
    for (const text of ['แมวน้อย', 'שלום', 'a क b']) expect(letter(text, 'en', 100, 1_000, 3)).toBeNull();
  });

  it('breaks lines between words, and within Japanese between words too', () => {
    const lines = letter('one two three four', 'en', 100, 450, 9)!;
    expect(lines.length).toBeGreaterThan(1);
    for (const { width } of lines) expect(width).toBeLessThanOrEqual(450);
    expect(letter('宇宙のロボットが星を集める', 'ja', 100, 500, 9)!.length).toBeGreaterThan(2);
    expect(letter('one two three four', 'en', 100, 450, 1)).toHaveLength(1);
  });

  it('sets Arabic from the right', () => {
    const [word] = letter('قطة', 'ar', 100, 1_000, 1)!;
    const [both] = letter('قطة a', 'ar', 100, 1_000, 1)!;
    // the first word stands at the right end, moved there as it is
    const first = (path: string) => Number(/^M(-?[\d.]+)/u.exec(path)![1]);
    expect(first(both!.path)).toBeLessThan(both!.width - word!.width);
  });
});
