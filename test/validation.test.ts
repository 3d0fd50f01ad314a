import { expect, test } from 'vitest';
import { AppError } from '../src/errors.js';
import { countCodePoints, Problems } from '../src/validation.js';

function codes(check: (problems: Problems) => void): string[] {
  const problems = new Problems();
  check(problems);
  return problems.details.map(({ path, code }) => `${path}:${code}`);
}

test.each([
  [undefined, 'required'],
  [null, 'required'],
  ['', 'required'],
  ['   ', 'required'],
  [7, 'wrong_type'],
  [['a'], 'wrong_type'],
  [{ toString: () => 'abc' }, 'wrong_type'],
  ['a', 'too_short'],
  ['abcdef', 'too_long'],
  ['a\0b', 'invalid_characters'],
  ['ab\ud800', 'invalid_characters'],
  ['\udc00ab', 'invalid_characters'],
  ['a\nb', 'invalid_characters'],
])('a text %j is refused with %s', (value, code) => {
  const rule = { min: 2, max: 5, required: true, trim: true, singleLine: true } as const;
  expect(codes((problems) => problems.text('f', value, rule))).toEqual([`f:${code}`]);
});

test('lengths are code points after trimming', () => {
  const problems = new Problems();
  expect(problems.text('f', ' 🐧🐧🐧 ', { max: 3, trim: true })).toBe('🐧🐧🐧');
  expect(problems.text('f', undefined, { max: 3 })).toBeNull();
  expect(problems.text('f', ' a ', { max: 3 })).toBe(' a ');
  problems.throwIfAny();
  expect(countCodePoints('a🐧é')).toBe(3);
});

test('a choice has a fallback, and refuses what it does not know', () => {
  const problems = new Problems();
  expect(problems.oneOf('f', null, ['a', 'b'], 'a')).toBe('a');
  expect(problems.oneOf('f', 'b', ['a', 'b'], 'a')).toBe('b');
  problems.throwIfAny();
  expect(codes((p) => p.oneOf('f', 'c', ['a', 'b'], 'a'))).toEqual(['f:unknown_value']);
  expect(codes((p) => p.oneOf('f', ['a'], ['a', 'b'], 'a'))).toEqual(['f:wrong_type']);
  expect(codes((p) => p.oneOf('f', '__proto__', ['a', 'b'], 'a'))).toEqual(['f:unknown_value']);
});

test('all problems are told at once', () => {
  const problems = new Problems();
  problems.text('a', 1, { max: 3 });
  problems.text('b', 'long', { max: 3 });
  problems.add('c', 'invalid', 'No.');
  expect(() => problems.throwIfAny()).toThrow(AppError);
  expect(problems.details.map((detail) => detail.path)).toEqual(['a', 'b', 'c']);
});
