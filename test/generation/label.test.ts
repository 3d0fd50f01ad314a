/** Labels: a name as it is typed, in three lines, small, and never anything but text. */
import { parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import type { GameDesign } from '../../src/generation/design.js';
import { labelLines, labelPicture } from '../../src/generation/package/label.js';
import { picture } from '../../src/generation/package/pictures.js';
import { designLike, penguin } from './designs.js';

const SPRITE = 'label:thing';
/** The penguin's game with that name in a part. */
function withName(name: string, part: 'hero' | 'enemy' | 'item'): GameDesign {
  const actor = { name, sprite: SPRITE, traits: [], from: 'prompt' as const };
  const { cast } = penguin;
  return designLike(penguin, {
    cast: {
      ...cast,
      ...(part === 'hero' ? { hero: actor } : part === 'enemy' ? { enemies: [actor] } : { items: [actor] }),
    },
  });
}
const NAMES = [
  'stapler',
  'giant thermostat',
  'Donaudampfschifffahrtsgesellschaft',
  'toilet paper on a roll of three',
  'степлер великий',
  'دباسة كبيرة',
  'ホッチキス',
  '스테이플러',
  '</svg><script>alert(1)</script>',
  `"'&<b>`,
];

describe('a label', () => {
  it.each(['sta\0pler', 'stapler\ud800', '\udc00\ufffe', 'a'.repeat(100_000)])(
    '%j: is text that XML can hold',
    (name) => {
      const { svg } = picture(SPRITE, withName(name, 'hero'));
      expect(svg.isWellFormed()).toBe(true);
      expect(svg).not.toMatch(/[\p{Cc}\ufffe\uffff]/u);
      expect(svg.length).toBeLessThan(2_400);
    },
  );

  it.each(NAMES)('%s: is text alone, in at most three lines, under 2.2 KB', (name) => {
    for (const part of ['hero', 'enemy', 'item'] as const) {
      const { svg, face } = picture(SPRITE, withName(name, part));
      expect(svg.length).toBeLessThan(2_200);
      expect(svg).not.toContain('"');
      expect(face).toBe('still');
      const shown = svg.match(/<text[^>]*>[^<]*<\/text>/gu) ?? [];
      expect(shown.length).toBeGreaterThan(0);
      expect(shown.length).toBeLessThanOrEqual(3);
      const bare = svg.replaceAll(/<text[^>]*>[^<]*<\/text>/gu, '');
      expect(bare.replaceAll(/<\/?(?:svg|g|path|rect|ellipse)\b[^>]*>/gu, '')).toBe('');
      const texts = labelLines(name).join('');
      expect(
        (parseFragment(shown.join('')).childNodes as { childNodes?: { value?: string }[] }[])
          .map((node) => node.childNodes?.[0]?.value)
          .join(''),
      ).toBe(texts);
    }
  });

  it('parts long names where they can be parted, and cuts what is too long', () => {
    expect(labelLines('stapler')).toEqual(['stapler']);
    expect(labelLines('giant stapler')).toEqual(['giant', 'stapler']);
    expect(labelLines('thermostat')).toEqual(['thermo-', 'stat']);
    expect(labelLines('x'.repeat(60)).join('').replace('-', '')).toHaveLength(24);
    expect(labelLines('a b c d e f g h i j k l').length).toBeLessThanOrEqual(3);
  });

  const asSomebody = { v: 1, things: [{ id: 't1', is: SPRITE, alive: true }] };
  const count = (part: 'hero' | 'enemy' | 'item', shape: RegExp, brief?: typeof asSomebody): number => {
    const design = withName('stapler', part);
    return (picture(SPRITE, brief ? { ...design, brief } : design).svg.match(shape) ?? []).length;
  };

  it('is a person with a name plate where somebody plays or is in the way', () => {
    const head = /<ellipse cx='16' cy='9'/gu;
    expect([count('hero', head, asSomebody), count('enemy', head, asSomebody)]).toEqual([1, 1]);
    expect([count('item', head, asSomebody), count('hero', head)]).toEqual([0, 0]);
  });

  it('has a face of its own where a thing plays or is in the way', () => {
    const eyes = /<ellipse[^>]*fill='#fff'/gu;
    expect([count('hero', eyes), count('enemy', eyes), count('item', eyes)]).toEqual([2, 2, 0]);
  });

  it('has outlines where there are no fonts', () => {
    const { svg } = labelPicture(SPRITE, withName('степлер', 'hero'), true);
    expect(svg).not.toContain('<text');
    expect(svg.length).toBeGreaterThan(picture(SPRITE, withName('степлер', 'hero')).svg.length);
  });

  it('looks the same for the same seed and not for every other', () => {
    const of = (seed: number) => picture(SPRITE, { ...withName('stapler', 'item'), seed }).svg;
    expect(of(1)).toBe(of(1));
    expect(new Set([1, 2, 3, 4, 5, 6].map(of)).size).toBeGreaterThan(3);
  });
});
