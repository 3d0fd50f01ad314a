/** Numbers that are taken back in the same breath. */
import { expect, it } from 'vitest';
import { GENRES } from '../../../src/generation/design.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';

const designOf = (prompt: string) => readPrompt({ prompt, seed: 7, supported: GENRES });

it.each([
  ['a shooter, 5, no wait, 3 waves', { rule: 'waves', n: 3 }],
  ['space shooter with 4 lives, no, 5 lives', { rule: 'lives', n: 5 }],
  ['un juego de naves con 4 oleadas, no mejor 6', { rule: 'waves', n: 6 }],
  ['Weltraumshooter mit 5, nein warte, 3 Wellen', { rule: 'waves', n: 3 }],
  ['シューティング、5、いややっぱり3ウェーブ', { rule: 'waves', n: 3 }],
  ['игра в космосе, 3 жизни, нет, лучше 5 жизней', { rule: 'lives', n: 5 }],
])('the last number counts: %s', (prompt, rule) => {
  const { rules, asks } = designOf(prompt);
  expect(rules).toContainEqual(rule);
  expect(asks.filter(({ kind, outcome }) => kind === 'number' && outcome === 'dropped')).toEqual([]);
});

it('a "no" before a number takes nothing back', () =>
  expect(designOf('platformer with 3 levels, no 2 rooms alike').rules).toContainEqual({ rule: 'levels', n: 3 }));
