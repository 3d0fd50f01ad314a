import { expect, test } from 'vitest';
import { isCrossSite } from '../../src/http/cross-site.js';

const configured = { configured: 'https://games.example', publicUrl: () => 'https://games.example' };
const local = { configured: undefined, publicUrl: () => 'http://127.0.0.1:4000' };

test('a program that is no browser passes', () => {
  expect(isCrossSite({ host: 'games.example' }, configured)).toBe(false);
});

test('by its origin a page is ours or foreign', () => {
  const from = (origin: string) => isCrossSite({ host: 'games.example', origin }, configured);
  expect(from('https://games.example')).toBe(false);
  for (const origin of [
    'null',
    '',
    'http://games.example',
    'https://games.example:444',
    'https://preview.games.example',
    'https://games.example.evil.test',
    'nonsense',
  ]) {
    expect([origin, from(origin)]).toEqual([origin, true]);
  }
});

test('where a browser tells no origin, it tells the relation of the sites', () => {
  const from = (site: string) => isCrossSite({ 'sec-fetch-site': site }, configured);
  expect(['same-origin', 'none', 'same-site', 'cross-site', 'nonsense'].map(from)).toEqual([
    false,
    false,
    true,
    true,
    true,
  ]);
});

test('without a configured origin the own addresses count, and no name that someone else can point here', () => {
  const from = (origin: string, host: string) => isCrossSite({ origin, host }, local);
  expect(from('http://127.0.0.1:4000', '127.0.0.1:4000')).toBe(false);
  expect(from('http://localhost:4000', 'localhost:4000')).toBe(false);
  expect(from('http://192.168.1.5:4000', '192.168.1.5:4000')).toBe(false);
  expect(from('http://[::1]:4000', '[::1]:4000')).toBe(false);
  expect(from('http://localhost:5000', 'localhost:4000')).toBe(true);
  expect(from('http://evil.test:4000', 'evil.test:4000')).toBe(true);
  expect(from('http://evil.test:4000', '127.0.0.1:4000')).toBe(true);
  expect(from('null', 'null')).toBe(true);
  expect(isCrossSite({ origin: 'http://localhost:4000', host: 'localhost:4000' }, configured)).toBe(true);
});
