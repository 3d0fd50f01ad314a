import { describe, expect, it } from 'vitest';
import { foldsByAuthor, foldsByLanguage, foldsByPart, type Fold } from './folds.js';
import { LANGUAGES } from './label.js';
import { readLabels } from './labels.js';

describe('the folds', () => {
  const labels = readLabels();
  const idsOf = (list: Fold['test']): string[] => list.map(({ id }) => id).sort();

  it.each([
    ['by language', foldsByLanguage(labels)],
    ['by author', foldsByAuthor(labels)],
    ['by part', foldsByPart(labels, 5)],
  ])('%s test each prompt once, and train on none that they test', (_by, folds) => {
    expect(idsOf(folds.flatMap(({ test }) => test))).toEqual(idsOf(labels));
    for (const { train, test } of folds) expect(idsOf([...train, ...test])).toEqual(idsOf(labels));
  });

  it('hold out one language each', () => {
    const folds = foldsByLanguage(labels);
    expect(folds.map(({ name }) => name)).toEqual(LANGUAGES);
    for (const { name, test } of folds) expect(new Set(test.map(({ language }) => language))).toEqual(new Set([name]));
  });

  it('by part are of about one size, and stay where they are when labels are added', () => {
    const folds = foldsByPart(labels, 5);
    for (const { test } of folds) expect(Math.abs(test.length - labels.length / 5)).toBeLessThan(labels.length / 20);
    const fewer = foldsByPart(labels.slice(100), 5);
    for (const [at, { test }] of fewer.entries())
      expect(idsOf(folds[at]?.test ?? [])).toEqual(expect.arrayContaining(idsOf(test)));
  });

  it('refuse one part', () => expect(() => foldsByPart(labels, 1)).toThrow('2 parts or more'));
});
