/** Questions made of kept data: each has one right answer, and no wrong one is right. */
import { describe, expect, it } from 'vitest';
import {
  contentSet,
  MOST_ROWS,
  MOST_WRONG,
  type ContentWish,
  type Row,
} from '../../../src/generation/content/index.js';
import { LANGUAGES } from '../../../src/generation/languages/index.js';
import { randomOf } from '../../../src/generation/random.js';

const rowsOf = (wish: ContentWish, seed = 1, more: { language?: string; words?: string[] } = {}): readonly Row[] =>
  contentSet({ wish, language: 'en', random: randomOf(seed, 'content'), ...more })?.rows ?? [];

const SIGNS: Readonly<Record<string, (a: number, b: number) => number>> = {
  '×': (a, b) => a * b,
  '+': (a, b) => a + b,
  '−': (a, b) => a - b,
  '÷': (a, b) => a / b,
};
/** The value of "3/4", "2/3 + 1/3", "7 × 8". */
function valueOf(text: string): number {
  const [a = '', sign = '', b = ''] = text.replace(' = ?', '').split(' ');
  const number = (part: string): number =>
    part
      .split('/')
      .map(Number)
      .reduce((top, bottom) => top / bottom);
  return sign === '' ? number(a) : (SIGNS[sign] as (a: number, b: number) => number)(number(a), number(b));
}

describe('what is reckoned', () => {
  const wishes: ContentWish[] = [
    { topic: 'times' },
    { topic: 'times', tables: [7] },
    { topic: 'times', upTo: 12 },
    { topic: 'times', upTo: 100 },
    { topic: 'addition', upTo: 20 },
    { topic: 'subtraction', upTo: 100 },
    { topic: 'division' },
    { topic: 'sums', upTo: 1000 },
    { topic: 'fractions' },
  ];
  it.each(wishes)('%o has right answers that are right and wrong ones that are wrong', (wish) => {
    for (let seed = 1; seed <= 50; seed++)
      for (const { ask, answer, wrong } of rowsOf(wish, seed)) {
        const right = valueOf(ask);
        expect(valueOf(answer), ask).toBeCloseTo(right, 9);
        expect(wrong.length).toBe(MOST_WRONG);
        const values = wrong.map((one) => valueOf(one));
        for (const value of values) expect(Math.abs(value - right), ask).toBeGreaterThan(1e-9);
        expect(new Set(values.map((value) => value.toFixed(9))).size, ask).toBe(values.length);
      }
  });

  it('keeps to the table and to the range that were asked for', () => {
    expect(rowsOf({ topic: 'times', tables: [7] }).every(({ ask }) => ask.startsWith('7 × '))).toBe(true);
    expect(rowsOf({ topic: 'times', tables: [7] })).toHaveLength(10);
    expect(rowsOf({ topic: 'addition', upTo: 20 }).every(({ answer }) => Number(answer) <= 20)).toBe(true);
    expect(rowsOf({ topic: 'times', upTo: 12 }, 3).some(({ ask }) => /\b1[12]\b/u.test(ask))).toBe(true);
    expect(rowsOf({ topic: 'times', upTo: 100 }, 3).every(({ answer }) => Number(answer) <= 100)).toBe(true);
  });

  it('asks nothing twice, and the same again for the same chance', () => {
    const rows = rowsOf({ topic: 'times' }, 5);
    expect(new Set(rows.map(({ ask }) => ask)).size).toBe(rows.length);
    expect(rows).toHaveLength(MOST_ROWS);
    expect(rowsOf({ topic: 'times' }, 5)).toEqual(rows);
    expect(rowsOf({ topic: 'times' }, 6)).not.toEqual(rows);
  });
});

describe('capitals', () => {
  it.each(Object.keys(LANGUAGES))('has a city for each country, none of them wrong for it, in %s', (language) => {
    const wish: ContentWish = { topic: 'capitals', region: 'europe' };
    const rightOf = new Map<string, string>();
    for (let seed = 1; seed <= 10; seed++)
      for (const { ask, answer, wrong } of rowsOf(wish, seed, { language })) {
        expect(rightOf.get(ask) ?? answer).toBe(answer);
        rightOf.set(ask, answer);
        expect(wrong).not.toContain(answer);
        expect(new Set(wrong).size).toBe(MOST_WRONG);
      }
    expect(rightOf.size).toBeGreaterThan(25);
  });

  it('asks in the language of the game, of the region alone', () => {
    const german = rowsOf({ topic: 'capitals', region: 'europe' }, 1, { language: 'de' });
    expect(german).toContainEqual(expect.objectContaining({ ask: 'Polen', answer: 'Warschau' }));
    expect(german.some(({ ask }) => ask === 'Japan')).toBe(false);
    const america = rowsOf({ topic: 'capitals', region: 'america' }, 1);
    expect(america.some(({ ask }) => ask === 'Canada')).toBe(true);
  });

  it('leaves out what has no one right answer', () => {
    const asked = new Set(
      Array.from({ length: 40 }, (_, seed) => rowsOf({ topic: 'capitals' }, seed).map(({ ask }) => ask)).flat(),
    );
    for (const country of ['South Africa', 'Bolivia', 'Israel', 'Luxembourg', 'Singapore'])
      expect(asked).not.toContain(country);
  });
});

describe('a teacher’s own pairs', () => {
  const pairs = [
    { ask: 'Hund', answer: 'dog' },
    { ask: 'Katze', answer: 'cat' },
    { ask: 'Bank', answer: 'bench' },
    { ask: 'Bank', answer: 'bank' },
    { ask: 'Geldinstitut', answer: 'bank' },
  ];
  it('never calls a second meaning or a synonym wrong', () => {
    for (let seed = 1; seed <= 50; seed++)
      for (const { ask, wrong } of rowsOf({ topic: 'pairs', pairs }, seed)) {
        const isBank = ask === 'Bank' || ask === 'Geldinstitut';
        expect(wrong.filter((one) => isBank && /^ban|^bench/u.test(one))).toEqual([]);
        expect(wrong.length).toBeGreaterThan(0);
      }
  });
  it('takes them to the letter', () => {
    const rows = rowsOf({ topic: 'pairs', pairs });
    expect(
      rows
        .map(({ ask, answer }) => ({ ask, answer }))
        .toSorted((a, b) => (a.ask + a.answer < b.ask + b.answer ? -1 : 1)),
    ).toEqual(pairs.toSorted((a, b) => (a.ask + a.answer < b.ask + b.answer ? -1 : 1)));
  });
  it('is no set where nothing can be wrong', () => {
    expect(
      rowsOf({
        topic: 'pairs',
        pairs: [
          { ask: 'a', answer: 'b' },
          { ask: 'c', answer: 'b' },
        ],
      }),
    ).toEqual([]);
  });
});

describe('spelling', () => {
  const words = ['because', 'friend', 'form', 'from'];
  it('has mistakes that are neither words of the list nor of a dictionary', () => {
    for (let seed = 1; seed <= 50; seed++)
      for (const { answer, wrong } of contentSet({
        wish: { topic: 'spelling' },
        language: 'en',
        words,
        isWord: (text) => text === 'fiend',
        random: randomOf(seed, 'content'),
      })?.rows ?? []) {
        expect(words).toContain(answer);
        for (const one of wrong) expect([...words, 'fiend']).not.toContain(one);
      }
  });
});

it('makes nothing of flags, for which there are no pictures', () => {
  expect(contentSet({ wish: { topic: 'flags' }, language: 'en', random: randomOf(1, '') })).toBeUndefined();
});
