/** Pictures by a word: what it means before what is only like it. */
import { describe, expect, it } from 'vitest';
import { findPictures } from '../../../src/generation/by-hand/index.js';
import { pictureSort } from '../../../src/generation/lexicon/lexicon.js';

const sprites = (search: string, language = 'en', first = 24): string[] =>
  findPictures(search, language, first).map(({ sprite }) => sprite);

describe('pictures by a word', () => {
  it.each([
    ['en', 'fox', 'fox'],
    ['de', 'Fuchs', 'fox'],
    ['fr', 'renard', 'fox'],
    ['ja', 'キツネ', 'fox'],
    // English is found in every language
    ['ru', 'fox', 'fox'],
  ])('in %s, %s', (language, search, sprite) => {
    expect(sprites(search, language)[0]).toBe(sprite);
  });

  it('with the whole word before a word that only begins so', () => {
    const found = sprites('car', 'en', 48);
    expect(found.indexOf('racing-car')).toBeGreaterThanOrEqual(0);
    expect(found.indexOf('racing-car')).toBeLessThan(found.indexOf('carrot'));
  });

  it('then others of its sort, kin first, where few are meant', () => {
    const found = sprites('penguin');
    expect(found).toHaveLength(24);
    expect(found[0]).toBe('penguin');
    expect(new Set(found.map(pictureSort))).toEqual(new Set(['animal']));
    expect(found.slice(1, 4)).toContain('bird');
    expect(new Set(found).size).toBe(found.length);
  });

  it('none for a word that means nothing, at most as many as asked for, each with its picture and name', () => {
    expect(sprites('qwxz')).toEqual([]);
    expect(sprites('  ')).toEqual([]);
    const two = findPictures('Katze', 'de', 2);
    expect(two).toHaveLength(2);
    expect(two[0]!.dataUrl).toMatch(/^data:image\/svg\+xml,%3Csvg/u);
    expect(two[0]!.name).toBe('katze');
  });
});
