/** Colours that a style makes of a theme's palette: the hero, the ground and the words must stand out in all of them. */
import { describe, expect, it } from 'vitest';
import { MOODS, STYLES, THEMES, TIMES_OF_DAY, type GameDesign } from '../../../src/generation/design.js';
import { contrast } from '../../../src/generation/kit/colour.js';
import { dressed, lookSeed } from '../../../src/generation/kit/style/palette.js';
import { makePalette } from '../../../src/generation/filling/palette.js';
import { contrast as wcag, lchOf } from '../../../src/generation/oklch.js';
import { randomOf } from '../../../src/generation/random.js';
import { PACKS } from '../../../src/generation/filling/themes.js';
import { designLike, penguin } from '../designs.js';

function designs(seed: number): GameDesign[] {
  return STYLES.flatMap((style) =>
    THEMES.flatMap((id) =>
      TIMES_OF_DAY.flatMap((time) =>
        MOODS.map((mood) => {
          const wish = { pack: PACKS[id], time, mood, colours: [], looks: new Set<string>() };
          const palette = makePalette(wish, randomOf(seed, `${id} ${time} ${mood}`));
          return designLike(penguin, { theme: { ...penguin.theme, id, time, mood, style, palette } });
        }),
      ),
    ),
  );
}

const about = ({ theme }: GameDesign): string => `${theme.style} ${theme.id} ${theme.time} ${theme.mood}`;
/** those that fall short of `least`, with by how much */
function short(
  all: readonly GameDesign[],
  least: number,
  ratio: (p: GameDesign['theme']['palette']) => number,
): string[] {
  return all.flatMap((design) => {
    const found = ratio(dressed(design).theme.palette);
    return found < least ? [`${about(design)}: ${found.toFixed(2)}`] : [];
  });
}

describe('palettes of a style', () => {
  const all = [1, 2, 3].flatMap(designs);

  it('let words be read on their panel', () => {
    expect(short(all, 6, (p) => contrast(p.ink, p.panel))).toEqual([]);
    expect(short(all, 3, (p) => contrast(p.accent, p.panel))).toEqual([]);
    expect(short(all, 3, (p) => contrast(p.danger, p.panel))).toEqual([]);
  });

  it('let the edge of the ground be seen before sky and hills', () => {
    // the ground has two tones, body and edge: one of them at least stands out
    expect(short(all, 1.45, (p) => Math.max(contrast(p.solid, p.near), contrast(p.solidEdge, p.near)))).toEqual([]);
    expect(short(all, 1.45, (p) => Math.max(contrast(p.solid, p.sky), contrast(p.solidEdge, p.sky)))).toEqual([]);
  });

  it('measure contrast as the reader does', () => {
    for (const [a, b] of [
      ['#000000', '#ffffff'],
      ['#5bb3e8', '#12304a'],
      ['#777777', '#7a1f2b'],
    ] as const)
      expect(contrast(a, b)).toBeCloseTo(wcag(a, b), 1);
  });

  it('leave the design as it is, and look different for different casts of one seed', () => {
    const noir = designLike(penguin, { theme: { ...penguin.theme, style: 'noir' } });
    const before = structuredClone(noir);
    dressed(noir);
    expect(noir).toEqual(before);
    expect(dressed(penguin)).toEqual(penguin);
    const other = designLike(penguin, { cast: { ...penguin.cast, hero: { ...penguin.cast.hero, sprite: 'fox' } } });
    expect(lookSeed(other)).not.toBe(lookSeed(penguin));
    expect(lookSeed(structuredClone(penguin))).toBe(lookSeed(penguin));
  });
});

describe('skies by day', () => {
  // a kitchen has a wall
  it.each(THEMES.filter((id) => id !== 'kitchen'))('are no mud in %s', (id) => {
    const pack = PACKS[id];
    for (let seed = 0; seed < 30; seed++) {
      const { sky } = makePalette(
        { pack, time: 'day', mood: 'cheerful', colours: [], looks: new Set() },
        randomOf(seed, id),
      );
      const hue = lchOf(sky).h;
      // olive and mustard: what lies between yellow and green
      expect([seed, hue, hue < 85 || hue > 135]).toEqual([seed, hue, true]);
    }
  });
});
