/** Who comes behind the last wave, minutes that no numeral counts, and numbers of places and of what is brought. */
import { expect, it } from 'vitest';
import { GENRES, type Rule } from '../../../src/generation/design.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';

const rulesOf = (prompt: string): Rule[] => readPrompt({ prompt, seed: 7, supported: GENRES }).rules;

it.each([
  'shoot pigeons from a flying kettle, 6 waves, then a giant crow',
  'space shooter, 5 waves and at the end a huge octopus',
  'sparatutto spaziale, 6 ondate, poi un drago',
  'un shoot em up, 5 vagues puis un dragon',
  'navecitas, 5 oleadas y al final un dragón',
  'стрелялка в космосе, волн 9, под конец дракон',
])('a boss comes behind the waves: %s', (prompt) =>
  expect(rulesOf(prompt).map(({ rule }) => rule)).toEqual(expect.arrayContaining(['waves', 'boss'])),
);

it.each(['space shooter, 5 waves of octopuses', 'you are a fox in a shooter, 6 waves, then you save the princess'])(
  'and none where nobody does: %s',
  (prompt) => expect(rulesOf(prompt).map(({ rule }) => rule)).not.toContain('boss'),
);

it.each([
  ['łap spadające jabłka. Minuta.', 60],
  ['збирати яблука й не впасти, протриматися хвилину', 60],
  ['اجمع التفاح المتساقط، عندك دقيقتان', 120],
  ['catch apples, you have a minute', 60],
])('a minute is one without a number: %s', (prompt, seconds) =>
  expect(rulesOf(prompt)).toContainEqual({ rule: 'timer', seconds }),
);

it('places are gone through one after the other, what is brought is counted', () => {
  expect(rulesOf('a spy sneaks past dogs, 7 castles')).toContainEqual({ rule: 'levels', n: 7 });
  expect(rulesOf('Deliver seven letters before sunset')).toContainEqual({ rule: 'collect', n: 7 });
});
