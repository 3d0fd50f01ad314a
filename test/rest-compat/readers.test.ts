import { expect, test } from 'vitest';
import { idempotencyKey, lastEventId, limit, pick, pickShape } from '../../rest-compat/readers.js';

test('limit: absent or not a number is 20, else clamped to 1..20', () => {
  const cases: [string | string[] | undefined, number][] = [
    [undefined, 20],
    ['', 20],
    [' ', 20],
    ['abc', 20],
    ['5x', 20],
    ['NaN', 20],
    ['1', 1],
    ['7', 7],
    ['20', 20],
    ['21', 20],
    ['1000000000000', 20],
    ['Infinity', 20],
    ['-Infinity', 1],
    ['0', 1],
    ['-3', 1],
    ['7.9', 7],
    ['0.5', 1],
    [['3', '9'], 3],
  ];
  for (const [raw, expected] of cases) expect([raw, limit({ limit: raw })]).toEqual([raw, expected]);
});

test('the header of a reconnect wins over the address; nonsense is passed over in the one and passed on in the other', () => {
  const read = (header: string | undefined, after: string | undefined) =>
    lastEventId({ params: {}, body: {}, headers: { 'last-event-id': header }, query: { after } });
  expect(read('7', '3')).toBe(7);
  expect(read(undefined, '3')).toBe(3);
  expect(read('', '3')).toBe(3);
  expect(read('x', undefined)).toBe(0);
  expect(read('-1', undefined)).toBe(0);
  expect(read('x', '3')).toBe(3);
  expect(read(undefined, '')).toBe(0);
  expect(read(undefined, ' 4 ')).toBe(4);
  expect(read(undefined, '-5')).toBe(-5);
  expect(read(undefined, 'x')).toBe('x');
  expect(read('99999999999999', undefined)).toBe(2_147_483_647);
});

test('a quoted idempotency key is the key between the quotes', () => {
  const cases: [string | undefined, string | undefined][] = [
    [undefined, undefined],
    ['abc', 'abc'],
    ['"abc"', 'abc'],
    [' "abc" ', 'abc'],
    [String.raw`"a\"b\\c"`, String.raw`a"b\c`],
    ['""', ''],
    // no strings of RFC 9651: keys as they stand
    ['"abc', '"abc'],
    ['abc"', 'abc"'],
    ['"a"b"', '"a"b"'],
    [String.raw`"a\b"`, String.raw`"a\b"`],
  ];
  for (const [raw, key] of cases) expect([raw, idempotencyKey({ 'idempotency-key': raw })]).toEqual([raw, key]);
});

test('only the named fields of a body are taken, and none of its prototype', () => {
  expect(pick({ prompt: 'x', other: 1, mode: null }, ['prompt', 'mode', 'intent', 'toString'])).toEqual({
    prompt: 'x',
    mode: null,
  });
});

test('of fields in fields only those of the shape are taken; what has another form passes as it is', () => {
  const shape = { title: true, seo: { faq: [{ question: true }], keywords: true } } as const;
  const pickAll = (value: unknown) => pickShape(value, shape);
  expect(
    pickAll({ title: 1, x: 2, seo: { x: 3, keywords: ['a'], faq: [{ question: 'q', x: 4 }, 'b', null, [5]] } }),
  ).toEqual({
    title: 1,
    seo: { keywords: ['a'], faq: [{ question: 'q' }, 'b', null, [5]] },
  });
  for (const value of [null, 'x', 7, [{}]]) expect(pickAll({ seo: value })).toEqual({ seo: value });
  expect(pickAll({ seo: { faq: { question: 'q', x: 1 } } })).toEqual({ seo: { faq: { question: 'q', x: 1 } } });
  expect(pickAll({ toString: 1 })).toEqual({});
});
