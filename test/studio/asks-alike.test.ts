import { expect, test } from 'vitest';
import { asksAlike } from '../../src/studio/web/runs/asks-alike.js';

const ask = (text: string, outcome: string, note = '') => ({ text, outcome, note });

test('says what is missing for one reason in one line, where the first of them stands', () => {
  const asks = [
    ask('lake', 'dropped', 'no use'),
    ask('3 lives', 'kept'),
    ask('grooms a horse', 'dropped', 'no use'),
    ask('lake', 'dropped', 'no use'),
    ask('press K', 'dropped', 'own keys'),
    ask('5 levels', 'kept'),
    ask('a shop', 'dropped'),
    ask('a diary', 'dropped'),
  ];
  expect(asksAlike(asks).map(({ texts }) => texts)).toEqual([
    ['lake', 'grooms a horse'],
    ['3 lives'],
    ['press K'],
    ['5 levels'],
    ['a shop'],
    ['a diary'],
  ]);
});
