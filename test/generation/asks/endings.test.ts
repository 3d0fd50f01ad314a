/** Numbers behind which a game ends: how much may go wrong, and what only looks like it. */
import { expect, test } from 'vitest';
import { amountsIn } from '../../../src/generation/asks/amounts.js';
import { LANGUAGES } from '../../../src/generation/languages/index.js';
import { tablesOf } from '../../../src/generation/asks/word-tables.js';
import { GENRES } from '../../../src/generation/design.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';

const endings = (text: string, language: string) =>
  amountsIn(text.normalize('NFKC'), language, () => false).map(({ value, ending }) => `${value} ${ending}`);

test.each([
  ['en', 'three hits and you sink', '3 lost'],
  ['es', 'Tres golpes y te hundes', '3 lost'],
  ['nl', 'vier klagers en je bent ontslagen', '4 lost'],
  ['fr', "trois taches d'encre et c'est perdu", '3 lost'],
  ['tr', 'on kızgın müşteri olursa kovulursun', '10 lost'],
  ['tr', '5 simit kaptırırsan bitti', '5 over'],
  ['zh', '分错5个就下班', '5 lost'],
  ['uk', 'Одна осічка і кінець', '1 over'],
])('%s: %s', (language, text, wanted) => expect(endings(text, language)).toContain(wanted));

test.each([
  ['en', 'bring 10 parcels or you lose'],
  ['en', 'five landings and a cup of tea at the end'],
  ['en', 'three ghosts bump into you and you never lose'],
  ['pt', '5 entregas, se cair perde vida'],
  ['id', 'dua barongsai adu seruduk, yang jatuh kalah'],
  ['de', '12 Runden. Danach ist das Spiel vorbei'],
])('%s: ends nothing: %s', (language, text) => expect(endings(text, language)[0]).toMatch(/undefined$/u));

test.each([
  ['a bathtub in a river dodges logs. Three bumps and you sink', 3],
  ['een lopende band met dienbladen sorteren, vier klagers en je bent ontslagen', 4],
  ['вулик на даху, коник скаче з копиці на копицю. Одна осічка і кінець', 1],
])('so much may go wrong: %s', (prompt, n) =>
  expect(readPrompt({ prompt, seed: 7, supported: GENRES }).rules).toContainEqual({ rule: 'lives', n }),
);

test('what is gathered ends a game by being there', () => {
  const { rules } = readPrompt({
    prompt: "a hedgehog collects apples, ten apples and it's over",
    seed: 7,
    supported: GENRES,
  });
  expect(rules).toContainEqual({ rule: 'collect', n: 10 });
});

test.each(Object.keys(LANGUAGES))('%s has words for both ends', (language) => {
  const { cues } = tablesOf(language);
  expect(cues.lost?.length).toBeGreaterThan(2);
  expect(cues.over?.length).toBeGreaterThan(2);
});
