import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GENRES, gameDesignSchema } from '../../../src/generation/design.js';
import { isPicture } from '../../../src/generation/lexicon/lexicon.js';
import { parseBrief } from '../../../src/generation/brief.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';
import { reader } from '../../../src/generation/reader/index.js';

const check = (prompt: string, seed: number, supported: readonly (typeof GENRES)[number][]): void => {
  const brief = reader.read({ prompt });
  expect(parseBrief(JSON.parse(JSON.stringify(brief)))).toEqual(brief);
  const design = readPrompt({ prompt, seed, supported, brief });
  expect(gameDesignSchema.parse(design)).toEqual(design);
  expect(supported).toContain(design.genre);
  expect(design.title).not.toMatch(/[<>{}\\]/u);
  expect(design.title).not.toBe('');
  const { hero, enemies, items, goal, obstacles, projectile, deco } = design.cast;
  for (const actor of [
    hero,
    ...enemies,
    ...items,
    ...(goal ? [goal] : []),
    ...obstacles,
    ...(projectile ? [projectile] : []),
    ...deco,
  ]) {
    if (!isPicture(actor.sprite) || actor.name === '') expect(actor).toBe('drawn and named');
  }
  expect(design.evidence.filter(({ start, end }) => start > end || end > prompt.length)).toEqual([]);
};

const kinds = fc.subarray([...GENRES], { minLength: 1 });
const words = fc.constantFrom(
  ...[
    'a the you are no not and , . : with in of collect avoid eat fox snake wolf game platformer boss every 3 lives',
    'ein Fuchs sammelt Pilze Eisdrache ohne que un gato come und 猫 が を 集める 狐狸 收集 三条命 лиса собирает 🦊 👩‍🚀 ثعبان 여우',
    '<b> ${x} called " ../ hero enemies as is',
    // what every object of JavaScript has
    'constructor __proto__ prototype toString valueOf hasOwnProperty',
  ]
    .join(' ')
    .split(' '),
);

describe('any text', () => {
  it('gives a valid design', () => {
    expect(() =>
      fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.nat(0xffffffff), kinds, check), {
        numRuns: 300,
      }),
    ).not.toThrow();
    expect(() =>
      fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.nat(0xffffffff), kinds, check), {
        numRuns: 200,
      }),
    ).not.toThrow();
  });

  it('of words that the reader knows gives a valid design', () => {
    expect(() =>
      fc.assert(
        fc.property(
          fc.array(words, { maxLength: 40 }).map((list) => list.join(' ')),
          fc.nat(0xffffffff),
          kinds,
          check,
        ),
        { numRuns: 600 },
      ),
    ).not.toThrow();
  });

  it('of one clause that is said until the prompt is full gives a valid design', () => {
    const clauses = [
      'the cat throws the ball at the dog, ',
      'der Hund frisst 3 Äpfel und ',
      '猫が魚を集める。',
      'lives: 3, title "x" ',
      '50:50 ',
    ];
    for (const clause of clauses) {
      expect(() => check(clause.repeat(Math.floor(8_000 / clause.length)), 1, GENRES), clause).not.toThrow();
    }
  });

  it('with lone surrogates gives a valid design', () => {
    expect(() =>
      fc.assert(
        fc.property(fc.array(fc.nat(0xffff), { maxLength: 200 }), (units) =>
          check(String.fromCharCode(...units), 1, GENRES),
        ),
        { numRuns: 200 },
      ),
    ).not.toThrow();
  });
});
