import { expect, test } from 'vitest';
import { readReturnTo } from '../../src/accounts/return-to.js';
import { problemsOf } from './with-accounts.js';

test.each([
  [undefined, '/'],
  ['/', '/'],
  ['/studio?run=1&x=%2F%2Fevil.example#part', '/studio?run=1&x=%2F%2Fevil.example#part'],
  ['/a/../b', '/b'],
  ['/?next=//evil.example', '/?next=//evil.example'],
  ['/games/ö 🐧', '/games/%C3%B6%20%F0%9F%90%A7'],
])('%j leads to %s', (value, path) => {
  expect(readReturnTo(value)).toBe(path);
});

test.each([
  ['', 'required'],
  ['studio', 'invalid'],
  ['//evil.example', 'invalid'],
  ['///evil.example', 'invalid'],
  ['/\\evil.example', 'invalid'],
  ['\\\\evil.example', 'invalid'],
  ['/.//evil.example', 'invalid'],
  ['/a/..//evil.example', 'invalid'],
  ['/%2e%2e//evil.example', 'invalid'],
  ['/\t/evil.example', 'invalid_characters'],
  ['/\r\nset-cookie: a=b', 'invalid_characters'],
  [' //evil.example', 'invalid'],
  ['https://evil.example', 'invalid'],
  ['https:evil.example', 'invalid'],
  ['javascript:alert(1)', 'invalid'],
  ['@evil.example', 'invalid'],
  ['/\0', 'invalid_characters'],
  [`/${'x'.repeat(1_000)}`, 'too_long'],
  [['/', '/'], 'wrong_type'],
])('%j is refused', (value, code) => {
  expect(problemsOf(() => readReturnTo(value))).toEqual([`returnTo:${code}`]);
});
