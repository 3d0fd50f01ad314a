import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from '../../src/generation/oklch.js';
import { FONT } from '../../src/generation/kit/css.js';
import { HOUSE, pageColours } from '../../src/public/accent.js';
import { parseControl } from '../../src/public/controls.js';
import { shortened } from '../../src/public/game-view.js';
import { style } from '../../src/public/style.js';
import { wordsIn } from '../../src/public/words.js';

describe('a control', () => {
  it.each([
    ['Space: jump', 'Space', 'jump'],
    ['Space：ジャンプ', 'Space', 'ジャンプ'],
    ['Space - jump', 'Space', 'jump'],
    ['Space – jump', 'Space', 'jump'],
    ['Space = jump', 'Space', 'jump'],
    ['Space → jump', 'Space', 'jump'],
    ['← →: run', '← →', 'run'],
    ['← → move', '← →', 'move'],
    ['←→ move', '←→', 'move'],
    ['WASD move', 'WASD', 'move'],
    ['Arrow keys or WASD steer', 'Arrow keys or WASD', 'steer'],
    ['R restart', 'R', 'restart'],
    ['Enter: start', 'Enter', 'start'],
    ['::', null, '::'],
    [': shoot', null, ': shoot'],
    ['Space:', null, 'Space:'],
    ['Press space to jump', null, 'Press space to jump'],
    ['A well-timed jump', null, 'A well-timed jump'],
    ['Escape the maze', null, 'Escape the maze'],
    ['Run-and-gun', null, 'Run-and-gun'],
  ])('%s', (line, key, action) => {
    expect(parseControl(line)).toEqual({ key, action });
  });

  it('loses nothing but what divides it, and takes no longer for odd ones', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('←', ' ', ':', '-', 'R', '/', 'a', '\t', '→'), maxLength: 80 }),
        (line) => {
          const { key, action } = parseControl(line);
          const letters = (text: string) => text.replaceAll(/[^aR]/gu, '');
          expect(letters((key ?? '') + action)).toBe(letters(line));
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

describe('the accent of a page', () => {
  it('is readable on it, and bears letters, whatever the palette', () => {
    const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(colour, colour, (accent, sky) => {
        for (const { ground, card, accent: fill, onAccent, readable } of Object.values(pageColours({ accent, sky }))) {
          expect(Math.min(contrast(readable, ground), contrast(readable, card))).toBeGreaterThanOrEqual(4.5);
          expect(contrast(fill, onAccent)).toBeGreaterThanOrEqual(4.5);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('letters', () => {
  it('are of no font of another script, which draws a wide apostrophe', () => {
    const sheet = style(HOUSE, pageColours(HOUSE));
    for (const families of [FONT, /--round:([^}]+)/u.exec(sheet)![1]!]) {
      expect(families).toContain('system-ui');
      expect(families).not.toMatch(/Hiragino|CJK|Noto Sans \w/u);
    }
  });
});

describe('words', () => {
  it('are all there in every language, and English elsewhere', () => {
    const english = wordsIn('en').words;
    for (const lang of 'en de fr es it pt nl sv pl cs tr id vi ru uk ar hi th ja ko zh'.split(' ')) {
      const { words, lang: spoken } = wordsIn(`${lang}-XX`);
      expect(spoken).toBe(lang);
      for (const key of Object.keys(english))
        expect([lang, key, words[key as keyof typeof words]?.trim()]).not.toContain(undefined);
    }
    expect(wordsIn('xx').lang).toBe('en');
  });

  it('of a description are cut at a word', () => {
    expect(shortened('One\n\ntwo  three')).toBe('One two three');
    expect(shortened('penguin '.repeat(40), 20)).toBe('penguin penguin…');
    expect([...shortened('🐧'.repeat(300))]).toHaveLength(160);
  });
});
