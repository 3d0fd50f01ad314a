/** What lies in and grows on ground that is seen from the side. */
import { describe, expect, it } from 'vitest';
import { THEMES } from '../../../src/generation/design-lists.js';
import { dress } from '../../../src/generation/kit/banks/dress.js';
import * as finds from '../../../src/generation/kit/banks/finds.js';
import * as growth from '../../../src/generation/kit/banks/growth.js';
import { BANKS } from '../../../src/generation/kit/banks/table.js';
import { penguin } from '../designs.js';

const { palette } = penguin.theme;

/** Takes every call of a canvas; `placed` is told where something is put. */
const canvas = (placed: (x: number) => void): CanvasRenderingContext2D =>
  new Proxy({} as CanvasRenderingContext2D, {
    get: (_, name) => (name === 'translate' ? (x: number) => placed(x) : () => undefined),
    set: () => true,
  });

/** Where things are in and on ground that begins at 3, so wide, of which the part from `from` to `to` is seen. */
function places(w: number, from: number, to: number): number[] {
  const xs: number[] = [];
  const ctx = canvas((x) => xs.push(x));
  const bank = dress(finds.boulder, growth.tufts);
  bank.deep(ctx, palette, { x: 3, y: 8, w, h: 9, from, to });
  bank.top(ctx, palette, '#88cc44', { x: 3, y: 8, w, h: 9, from, to });
  return xs;
}

describe('a bank', () => {
  it('has something in it and on it, and nothing that an edge cuts', () => {
    const xs = places(30, 0, 40);
    expect(xs.length).toBeGreaterThan(10);
    for (const x of xs) {
      expect(x).toBeGreaterThanOrEqual(3.5);
      expect(x).toBeLessThanOrEqual(32.5);
    }
  });

  it('has the same at the same place, however much of it is seen', () => {
    const middle = (xs: number[]): number[] => xs.filter((x) => x > 13 && x < 23).toSorted((a, b) => a - b);
    expect(middle(places(30, 12, 24))).toEqual(middle(places(30, 0, 40)));
  });

  it('has nothing where none of it is seen', () => {
    expect(places(30, 50, 60)).toEqual([]);
  });

  it('of every theme has a painter, and its own on ground that is the same in two', () => {
    const painters = new Set([...Object.keys(finds), ...Object.keys(growth)]);
    const named = THEMES.flatMap((theme) => [BANKS[theme].find, BANKS[theme].grow ?? BANKS[theme].find]);
    expect(named.filter((name) => !painters.has(name))).toEqual([]);
    expect(BANKS.kitchen.grow).toBeUndefined();
    expect(BANKS.garden.grow).not.toBe(BANKS.desert.grow);
  });
});
