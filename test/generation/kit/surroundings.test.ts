import { describe, expect, it } from 'vitest';
import type { Actor } from '../../../src/generation/design.js';
import { drawSurroundings } from '../../../src/generation/kit/surroundings.js';
import type { Painter } from '../../../src/generation/kit/types.js';
import { penguin } from '../designs.js';

type View = Painter['view'];
const [W, H] = [9, 11];

/** Left, top, right and bottom of all that is drawn around a board in that window. */
function drawn(view: View, deco: readonly string[]): { box: number[]; sprite: string }[] {
  const out: { box: number[]; sprite: string }[] = [];
  const painter = {
    view,
    palette: penguin.theme.palette,
    mix: (a: string) => a,
    sprite: ({ sprite }: Actor, x: number, y: number, size: number) =>
      out.push({ sprite, box: [x - size / 2, y - size / 2, x + size / 2, y + size / 2] }),
  } as unknown as Painter;
  const actors = deco.map((sprite): Actor => ({ ...penguin.cast.hero, sprite, from: 'theme' }));
  const design = { ...penguin, cast: { ...penguin.cast, deco: actors } };
  drawSurroundings(painter, { design }, W, H);
  return out;
}

const WIDE: View = { x: -6, y: -1, w: 21, h: 12.4 };

describe('surroundings of a board', () => {
  it('stand beside it and whole in the window', () => {
    const all = drawn(WIDE, ['evergreen-tree', 'cactus']);
    expect(all.length).toBeGreaterThan(3);
    for (const { box } of all) {
      const [left = 0, , right = 0] = box;
      expect(right < 0 || left > W, JSON.stringify(box)).toBe(true);
      expect(left).toBeGreaterThan(WIDE.x);
      expect(right).toBeLessThan(WIDE.x + WIDE.w);
    }
  });

  it('are none where the board fills the window', () => {
    expect(drawn({ x: -0.2, y: -0.2, w: 9.4, h: 11.4 }, ['evergreen-tree'])).toEqual([]);
  });

  it('are none of what belongs into the sky or the water', () => {
    expect(drawn(WIDE, ['cloud', 'sailboat', 'rainbow'])).toEqual([]);
  });
});
