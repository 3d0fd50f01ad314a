/** Names of classes that a figure begins: they are seen, and count nothing. */
import { expect, test } from 'vitest';
import { classNamesIn } from '../../../src/generation/asks/class-names.js';
import { GENRES } from '../../../src/generation/design.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';
import { normalise } from '../../../src/generation/vocabulary/normalise.js';

const found = (prompt: string, language: string) =>
  classNamesIn(normalise(prompt).text, language).map(({ text }) => text);

test.each([
  ['uk', 'Вікторина про Карпати для 7-Б: 10 запитань', ['7-Б']],
  ['tr', 'sınıfımız 6-C hakkında komik bir oyun', ['6-C']],
  ['pt', 'queimada, meu time é o 5º B e o outro é o 5º A', ['5º B', '5º A']],
  ['pt', 'um jogo sobre a minha turma do 12.º, somos malucos', ['12.º']],
  ['de', 'ein Quiz für die Klasse 4b', ['4b']],
  ['ru', 'викторина для класса 5 «А» про реки', ['5 «А»']],
  ['zh', '给三年二班做个古诗填空', ['三年二班']],
  ['ja', '2年1組のためのクイズ', ['2年1組']],
  ['ko', '3학년 2반 퀴즈', ['3학년 2반']],
])('%s: %s', (language, prompt, names) => expect(found(prompt, language)).toEqual(names));

test.each([
  ['en', 'a maze in 3D with 2-D cats, 1v1'],
  ['en', 'a quiz for year 4, 10 questions'],
  ['en', 'a board of 8x8 and 4b pencils'],
  ['pt', 'quiz para o 3º ano'],
  ['ru', '5 жизней и 10 уровней'],
  ['zh', '三年级的数学题'],
  ['ko', '2학년 수학 퀴즈'],
])('%s: is no class: %s', (language, prompt) => expect(found(prompt, language)).toEqual([]));

test('a class is seen, and no number of the game', () => {
  const prompt = 'Вікторина про Карпати для 7-Б: 10 запитань, 4 варіанти';
  const { sign, rules, asks } = readPrompt({ prompt, seed: 7, supported: GENRES });
  expect(sign).toBe('7-Б');
  expect(rules).toContainEqual({ rule: 'questions', n: 10 });
  expect(asks).toContainEqual(expect.objectContaining({ kind: 'sign', text: '7-Б', outcome: 'kept' }));
});
