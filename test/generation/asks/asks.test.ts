/** What becomes of wishes to the letter: in the design, in the game's files, and after a change. */
import { expect, test } from 'vitest';
import { GENRES, type GameDesign } from '../../../src/generation/design.js';
import { withNameTag } from '../../../src/generation/package/name-tag.js';
import { picture, pictures } from '../../../src/generation/package/pictures.js';
import { keepRules } from '../../../src/generation/filling/kept-rules.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';
import { readRequest } from '../../../src/generation/revise/index.js';
import { readingOf, storedReading } from '../../../src/generation/reading.js';

const read = (prompt: string): GameDesign => readPrompt({ prompt, seed: 5, supported: GENRES });
const told = ({ asks }: Pick<GameDesign, 'asks'>) =>
  asks.map(({ kind, outcome, text }) => `${kind} ${outcome}: ${text}`);

const PROMPT =
  'a basket catches apples, 3 lives, 900 seconds, 17 decibels, a dragon called Smaug throws stones, at the end show "Well done, class 4b!" and my channel is NOVABYTE';

test('each wish is told, in the order of the prompt and with its place in it', () => {
  const design = read(PROMPT);
  expect(told(design)).toEqual(
    expect.arrayContaining([
      'number kept: 3 lives',
      'number changed: 900 seconds',
      'number dropped: 17 decibels',
      'name kept: Smaug',
      'message kept: Well done, class 4b!',
      'sign kept: NOVABYTE',
    ]),
  );
  const starts = design.asks.map(({ start }) => start);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  for (const { text, start, end } of design.asks) expect(PROMPT.slice(start, end)).toBe(text);
  expect(design.asks.find(({ outcome }) => outcome === 'changed')?.note).toBe('made it 600');
  expect(design).toMatchObject({ texts: { win: 'Well done, class 4b!' }, sign: 'NOVABYTE' });
});

test('places are those of the prompt as typed, whatever its letters', () => {
  const prompt = 'ｆｕｌｌ 🦊 jump, ３ lives, at the end show “ﬁn”';
  for (const { text, start, end } of read(prompt).asks)
    expect(prompt.slice(start, end).normalize('NFKC')).toBe(text.normalize('NFKC'));
});

test('a rule that the kind does not keep is a dropped wish', () => {
  const design = read('a snake game with laps: 5 laps, 3 lives');
  const kept = keepRules(design, ['lives']);
  for (const one of kept.asks.filter(({ text }) => text.includes('laps'))) expect(one.outcome).toBe('dropped');
  expect(told(kept)).toContain('number kept: 3 lives');
});

test('a game that is changed keeps its messages and its sign, and tells of the new wishes', () => {
  const before = read('catch apples. at the end show "Well done, class 4b!" my channel is NOVABYTE');
  const after = readRequest({ prompt: '5 lives', seed: 5, supported: GENRES, parentDesign: before, intent: 'edit' });
  expect(after).toMatchObject({ texts: { win: 'Well done, class 4b!' }, sign: 'NOVABYTE' });
  expect(told(after)).toEqual(['number kept: 5 lives']);
  const anew = 'at the end show "Bye"';
  const last = readRequest({ prompt: anew, seed: 5, supported: GENRES, parentDesign: after, intent: 'edit' });
  expect(last.texts.win).toBe('Bye');
});

test('keys are the lanes of a rhythm game, and of no other', () => {
  const rhythm = read('rhythm game with four lanes D F J K');
  expect(rhythm.keys).toEqual(['D', 'F', 'J', 'K']);
  expect(rhythm.controls[0]?.key).toBe('D F J K');
  const maze = read('a maze game with the keys D F J K');
  expect(maze.keys).toBeUndefined();
  expect(told(maze)).toContain('keys dropped: D F J K');
});

test('whoever has a name of its own bears it on its picture, which is never mirrored', () => {
  const design = read('a knight fights against a dragon called Smaug & <Co> in an arena');
  const dragon = design.cast.enemies.find(({ named }) => named === true);
  expect(dragon?.name).toContain('Smaug');
  const tagged = pictures(design)[dragon!.sprite];
  expect(tagged?.svg).toContain('Smaug');
  expect(tagged?.svg).not.toContain('<Co>');
  expect(tagged?.face).toBe('still');
  expect(withNameTag(picture('dragon', design), '<b>&').svg).toContain('&lt;b&gt;&amp;');
});

test.each([
  ['a hedgehog called Pip collects apples', 'Pip'],
  ['ein Fuchs namens Rudi sammelt Äpfel und flieht vor einem Bären namens Bruno', 'Rudi'],
  ['a knight fights a dragon called Smaug', undefined],
])('a name is that of whom it is said: %s', (prompt, name) => {
  const { hero, enemies } = read(prompt).cast;
  expect([hero, ...enemies].find(({ name: own }) => own === name)?.name).toBe(name);
  expect(hero.name).not.toMatch(/Smaug|Bruno/u);
});

test('readings of games of before have no wishes', () => {
  const { asks, ...before } = readingOf(read('a maze'));
  expect(asks).toEqual([]);
  expect(storedReading({ reading: before })?.asks).toEqual([]);
});
