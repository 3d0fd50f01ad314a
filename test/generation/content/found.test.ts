/** What a prompt wants to be learnt, in the words of each language. */
import { describe, expect, it } from 'vitest';
import { GENRES } from '../../../src/generation/design.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';
import { reader } from '../../../src/generation/reader/index.js';
import { contentIn } from '../../../src/generation/asks/content.js';
import { CONTENT_WORDS } from '../../../src/generation/languages/content.js';
import { eachPhrase } from '../../../src/generation/languages/rows.js';
import { LANGUAGES } from '../../../src/generation/languages/index.js';

const subjects = (language: string): Set<string> => {
  const found = new Set<string>();
  eachPhrase(CONTENT_WORDS[language] ?? '', (id) => found.add(id));
  return found;
};

describe('what is to be learnt', () => {
  it.each([
    ['en', '7 times table racing game', { topic: 'times', tables: [7] }, '7 times table'],
    ['en', '2, 5 and 10 times tables snake', { topic: 'times', tables: [2, 5, 10] }, '2, 5 and 10 times tables'],
    ['en', 'times tables up to 12 platformer', { topic: 'times', upTo: 12 }, 'times tables up to 12'],
    [
      'en',
      'addition and subtraction up to 50 shooter',
      { topic: 'sums', upTo: 50 },
      'addition and subtraction up to 50',
    ],
    ['en', 'times tables 6, 7, 8, 20 questions', { topic: 'times', tables: [6, 7, 8] }, 'times tables 6, 7, 8'],
    [
      'es',
      'multiplicaciones del 6, 7 y 8, 15 preguntas',
      { topic: 'times', tables: [6, 7, 8] },
      'multiplicaciones del 6, 7 y 8',
    ],
    [
      'en',
      'turn over two tiles and match them, 10 pairs, e.g. Fe/Iron, Na/Sodium, Ag/Silver',
      {
        topic: 'pairs',
        pairs: [
          { ask: 'Fe', answer: 'Iron' },
          { ask: 'Na', answer: 'Sodium' },
          { ask: 'Ag', answer: 'Silver' },
        ],
      },
      'Fe/Iron, Na/Sodium, Ag/Silver',
    ],
    ['de', 'Einmaleins 6, 7 und 8, 12 Fragen', { topic: 'times', tables: [6, 7, 8] }, 'Einmaleins 6, 7 und 8'],
    ['de', 'Einmaleins bis 10 Rennspiel', { topic: 'times', upTo: 10 }, 'Einmaleins bis 10'],
    ['de', 'Rennspiel mit der 7er-Reihe', { topic: 'times', tables: [7] }, '7er-Reihe'],
    ['de', 'Rennspiel mit der 7er- und 8er-Reihe', { topic: 'times', tables: [7, 8] }, '7er- und 8er-Reihe'],
    ['fr', 'jeu de course sur la table de 7', { topic: 'times', tables: [7] }, 'table de 7'],
    ['es', 'snake con capitales de Europa', { topic: 'capitals', region: 'europe' }, 'capitales de Europa'],
    ['ru', 'змейка: сложение до 20', { topic: 'addition', upTo: 20 }, 'сложение до 20'],
    ['ja', '足し算20までのヘビゲーム', { topic: 'addition', upTo: 20 }, '足し算20まで'],
    ['hi', '7 का पहाड़ा रेसिंग गेम', { topic: 'times', tables: [7] }, '7 का पहाड़ा'],
    ['pl', 'wyścigi tabliczka mnożenia do 100', { topic: 'times', upTo: 100 }, 'tabliczka mnożenia do 100'],
  ])('is found with its numbers, %s: %s', (language, text, wish, stretch) => {
    const found = contentIn(text, language);
    expect(found).toMatchObject(wish);
    expect(text.slice(found?.start, found?.end)).toBe(stretch);
  });

  it.each([
    ['en', '7 times table, 15 questions', 15],
    ['de', 'Einmaleins mit 7, 12 Fragen', 12],
    ['es', 'multiplicaciones del 6, 7 y 8, 15 preguntas', 15],
    ['en', '7 times table up to 10', undefined],
  ])('says nothing of how many questions there are, %s: %s', (_, prompt, n) => {
    const asked = reader.read({ prompt }).rules.find(({ rule }) => rule === 'questions');
    expect(asked && 'n' in asked ? asked.n : undefined).toBe(n);
  });

  it('is a list of pairs, in whatever way they are written', () => {
    const pairs = [
      { ask: 'Hund', answer: 'dog' },
      { ask: 'Katze', answer: 'cat' },
    ];
    for (const text of [
      'vocabulary bubble shooter: Hund dog, Katze cat',
      'a memory game with vocabulary: Hund = dog; Katze = cat. Make it pink',
      'Vokabeln: Hund - dog, Katze - cat',
      'vocabulaire : Hund → dog, Katze → cat',
    ])
      expect(contentIn(text, 'en'), text).toMatchObject({ topic: 'pairs', pairs });
  });

  it.each([
    ['en', 'Write the title in capitals. In addition, add a boss.'],
    ['en', 'jump 3 times, lives: 3, time: 60'],
    ['en', 'words: apple, tree, house'],
    ['en', 'vocabulary: ice cream, hot dog, apple'],
    ['es', 'tabla de surf en la playa'],
    ['fr', 'un jeu avec des tables de ping-pong'],
    ['tr', 'elma toplama oyunu'],
    ['zh', '分数越高越好的飞机游戏'],
    ['ko', '3단 점프 게임, 적을 피할 수도 있다'],
  ])('is not what only sounds like it, %s: %s', (language, text) => {
    expect(contentIn(text, language)).toBeUndefined();
  });

  it.each(Object.keys(LANGUAGES))('has a word for every subject in %s', (language) => {
    expect([...subjects(language)].toSorted()).toEqual([...subjects('en')].toSorted());
  });
});

it.each(['a game with 1/2, 3/4, 5/8 on it', 'he/she/they and a cat', 'win/lose and a dog'])('%s: no pairs', (prompt) =>
  expect(reader.read({ prompt }).content?.topic).not.toBe('pairs'),
);

it.each([
  ['Necesito un quiz de la tabla del 7 y la del 8', 'Tabla del 7 y la del 8'],
  ['quiz mit Einmaleins 6 und 7', 'Einmaleins 6 und 7'],
  ['quiz sulle capitali europee', 'Capitali europee'],
])('a quiz is called what it asks: %s', (prompt, title) =>
  expect(readPrompt({ prompt, seed: 7, supported: GENRES }).title).toBe(title),
);
