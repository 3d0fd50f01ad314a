/** Colours beside the palette in a running game: whose side has which, and what stands in the place of one that means something. */
import { expect, test } from 'vitest';
import type { GameDesign } from '../../../src/generation/design.js';
import { meantBy, ownOf, plainSides, sidesOf } from '../../../src/generation/kit/asked.js';

const design = (asked: object, style = 'flat', colour?: string) =>
  ({
    theme: { style, palette: { accent: '#00ff00', danger: '#ff0000' }, asked: { colours: [], looks: [], ...asked } },
    cast: { hero: colour ? { colour } : {} },
  }) as unknown as GameDesign;
const SIDES = { sides: { colours: ['#111111', '#eeeeee'], plain: true } };

test('two sides have what was asked for, else accent and danger', () => {
  expect(sidesOf(design(SIDES))).toEqual(['#111111', '#eeeeee']);
  expect(plainSides(design(SIDES))).toEqual(['#111111', '#eeeeee']);
  expect(sidesOf(design({}))).toEqual(['#00ff00', '#ff0000']);
  expect(plainSides(design({}))).toBeUndefined();
  expect(sidesOf(design(SIDES, 'noir'))).toEqual(['#00ff00', '#ff0000']);
});

test('the player is of its side, or of its own colour', () => {
  expect(ownOf(design(SIDES), 1)).toBe('#eeeeee');
  expect(ownOf(design({}, 'flat', '#8e24aa'), 0)).toBe('#8e24aa');
  expect(ownOf(design({}), 0)).toBe('#00ff00');
});

test('green of any shade is what was asked for instead, and nothing else is', () => {
  const purple = design({ instead: [{ of: '#43a047', to: '#8e24aa' }] });
  expect(meantBy(purple, '#2f9e59')).toBe('#8e24aa');
  expect(meantBy(purple, '#dba514')).toBe('#dba514');
  expect(meantBy(purple, '#808080')).toBe('#808080');
});
