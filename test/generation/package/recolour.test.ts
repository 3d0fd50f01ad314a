/** Pictures in a colour that was asked for: what they are known by changes, and nothing else. */
import { expect, test } from 'vitest';
import { COLOURS } from '../../../src/generation/lexicon/colours.js';
import { hueApart, lchOf } from '../../../src/generation/oklch.js';
import { setPicture } from '../../../src/generation/package/pictures.js';
import { recoloured } from '../../../src/generation/package/recolour.js';
import { areaOf } from '../../../src/generation/package/path-area.js';

const fills = (svg: string): string[] => [...svg.matchAll(/fill='(#[0-9a-f]{6})'/gu)].map(([, fill]) => fill as string);
const has = (svg: string, colour: string): boolean =>
  fills(svg).some((one) => hueApart(lchOf(one).h, lchOf(colour).h) < 15 && lchOf(one).c > 0.08);

test.each([
  ['automobile', COLOURS.purple],
  ['ship', COLOURS.orange],
  ['elephant', COLOURS.pink],
  ['dragon', COLOURS.blue],
])('%s', (name, colour) => {
  const before = setPicture(name) ?? '';
  const after = recoloured(before, colour, false);
  expect(has(before, colour)).toBe(false);
  expect(has(after, colour)).toBe(true);
  expect(fills(after)).toHaveLength(fills(before).length);
});

test('windows and wheels of a car stay', () => {
  const after = fills(recoloured(setPicture('automobile') ?? '', COLOURS.purple, false));
  for (const own of ['#26c9fc', '#321b41', '#9b9b9b']) expect(after).toContain(own);
  expect(after).not.toContain('#f8312f');
});

test('the skin of a person stays', () => {
  const before = setPicture('detective') ?? '';
  const skin = fills(before).filter((one) => one === '#ffc83d' || one === '#ffb02e');
  const after = fills(recoloured(before, COLOURS.green, true));
  expect(after.filter((one) => one === '#ffc83d' || one === '#ffb02e')).toEqual(skin);
});

test('an area is that of the shape', () => {
  expect(areaOf('<rect width="4" height="3"/>')).toBe(12);
  expect(areaOf('<path d="M0 0h4v3H0z"/>')).toBe(12);
  expect(areaOf('<path d="m1 1 4 0 0 3-4 0z"/>')).toBe(12);
  expect(areaOf('<path d="M0 0h4v3H0zM10 10h2v2h-2z"/>')).toBe(16);
});
