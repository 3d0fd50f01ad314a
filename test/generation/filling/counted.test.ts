/** Many of a thing that a prompt names: in the plural of a dictionary, whatever form its number or its case asks for. */
import { describe, expect, it } from 'vitest';
import { plural } from '../../../src/generation/languages/de/plural.js';
import { baseForm, pluralOfTyped } from '../../../src/generation/filling/names.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';

const goal = (prompt: string): string => readPrompt({ prompt, seed: 3, supported: ['platformer'] }).texts.goal ?? '';

describe('a German plural', () => {
  it.each([
    ['Motte', 'Motten'],
    ['Löwe', 'Löwen'],
    ['Kätzchen', 'Kätzchen'],
    ['Reiterin', 'Reiterinnen'],
    ['Pfifferling', 'Pfifferlinge'],
    ['Station', 'Stationen'],
    ['Lösung', 'Lösungen'],
    ['Panda', 'Pandas'],
    ['Pony', 'Ponys'],
    ['Zombie', 'Zombies'],
  ])('follows from the ending: %s → %s', (one, many) => expect(plural(one)).toBe(many));

  it.each(['Apfel', 'Baum', 'Käse', 'Tee', 'Gebäude', 'Sprung', 'Skorpion', 'Pinguin', 'Papagei', 'Frau', 'rote Rose'])(
    'is not guessed where a dictionary is needed: %s',
    (one) => expect(plural(one)).toBeUndefined(),
  );

  it('is not made of what tells of many already', () => {
    expect(pluralOfTyped('Motte', 'butterfly', 'de')).toBe('Motten');
    expect(pluralOfTyped('Füchse', 'fox', 'de') ?? 'Füchse').toBe('Füchse');
    expect(pluralOfTyped('Lachse', 'fish', 'de') ?? 'Lachse').toBe('Lachse');
  });
});

describe('a counted thing', () => {
  it.each([
    ['Plattformspiel: eine Katze sammelt 15 Motten', '15 Motten'],
    ['Plattformspiel: ein Igel sammelt 12 Kastanien', '12 Kastanien'],
    // from eleven on Arabic has one of it after the number, as Turkish always has
    ['لعبة منصات مع قطة تجمع 15 نجمة', 'نجوم (15)'],
    ['15 yıldız toplayan bir kedi, platform oyunu', 'yıldızlar (15)'],
    ['платформер про кота, который собирает 15 звёзд', 'звёзды (15)'],
    ['платформер про кота, який збирає 15 зірок', 'зірки (15)'],
  ])('is in its plural: %s', (prompt, many) => expect(goal(prompt)).toContain(many));

  it('is as it was typed where that is the plural, and where it is not counted', () => {
    expect(goal('Plattformspiel: ein Bär sammelt 10 Lachse')).toContain('10 Lachse');
    expect(goal('Plattformspiel: ein Bär sammelt Käse')).toContain('Käse');
    expect(goal('a platformer where a mouse collects 15 pieces of cheese')).not.toContain('cheeses');
  });
});

describe('a word whose stem changes with its case', () => {
  it.each([
    ['uk', 'кота', 'cat', 'кіт'],
    ['uk', 'свічок', 'candle', 'свічка'],
    ['ru', 'звёзд', 'star', 'звезда'],
    ['pl', 'świec', 'candle', 'świeca'],
  ])('is called as a dictionary has it: %s, %s', (lang, typed, picture, base) => {
    expect(baseForm(typed, picture, lang)).toBe(base);
  });

  it('stays where its picture has no such word, and where its language has no cases', () => {
    expect(baseForm('білок', 'star', 'uk')).toBe('білок');
    expect(baseForm('gatos', 'cat', 'es')).toBe('gatos');
  });
});
