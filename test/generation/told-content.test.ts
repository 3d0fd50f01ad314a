/** Questions and words that somebody wrote for a game, held to the bounds of its kind; and a quiz that asks them. */
import { describe, expect, it } from 'vitest';
import type { GameDesign } from '../../src/generation/design.js';
import { checkQuestions, checkWords, questionBounds, wordBounds } from '../../src/generation/filling/index.js';
import { laidOut } from '../../src/generation/genres/quiz/fit.js';
import { quiz } from '../../src/generation/genres/quiz/index.js';
import { keptDesign } from '../../src/generation/kept-design.js';
import { designOf, expectSameAgain, table, tournament } from './genres/playing.js';

const question = (n: number) => ({
  question: `How many legs does the animal of the house with number ${n} have?`,
  right: `${n} legs`,
  wrong: [`${n + 1} legs`, `${n + 2} legs`, `${n + 3} legs`],
});
const questions = (n: number) => Array.from({ length: n }, (_, at) => question(at));
const plain = designOf('quiz');

describe('questions', () => {
  it('are taken as they are, as many as a game has use for', () => {
    expect(checkQuestions(questions(24), plain)).toMatchObject({ left: 0 });
    const told = checkQuestions(questions(24), plain);
    expect('list' in told && told.list).toHaveLength(20);
    expect('list' in told && told.list[0]).toEqual({
      text: question(0).question,
      right: '0 legs',
      wrong: ['1 legs', '2 legs', '3 legs'],
    });
  });

  it.each([
    ['is too long', { question: `${'Who was it that '.repeat(6)}did it?` }],
    ['has an answer that is too long', { right: 'x'.repeat(33) }],
    ['has too few answers', { wrong: ['one', 'two'] }],
    ['has an answer twice', { wrong: ['one', 'ONE ', 'two'] }],
    ['has its right answer among the wrong ones', { right: 'Mars', wrong: ['Venus', 'mars', 'Earth'] }],
    ['tells its own answer', { question: 'Which planet is Mars?', right: 'Mars' }],
    ['has no words', { question: '???' }],
    ['is there twice', { question: question(1).question.toUpperCase() }],
    ['is nothing but characters that no page shows', { question: '\u202e\u200b' }],
  ])('are left out where one %s', (_, changes) => {
    const told = checkQuestions([...questions(9), { ...question(20), ...changes }], plain);
    expect(told).toMatchObject({ left: 1 });
  });

  it('are none where too few are left, or where they are in another language', () => {
    expect(checkQuestions(questions(7), plain)).toEqual({ fault: '7 of 7 can be used, and it takes 8' });
    const asked = designOf('quiz', [{ rule: 'questions', n: 15 }]);
    expect(questionBounds(asked)).toEqual({ least: 15, most: 15 });
    expect(checkQuestions(questions(14), asked)).toHaveProperty('fault');
    const german = { ...plain, lang: 'de' };
    expect(checkQuestions(questions(12), german)).toEqual({ fault: 'they are in another language (en)' });
  });

  it('need as many answers as the prompt asks for, and belong to a quiz about things', () => {
    const two = designOf('quiz', [{ rule: 'answers', n: 2 }]);
    const told = checkQuestions(
      questions(9).map((one) => ({ ...one, wrong: one.wrong.slice(0, 1) })),
      two,
    );
    expect(told).toMatchObject({ left: 0 });
    expect(questionBounds(designOf('quiz', [], { mode: 'sums' }))).toBeUndefined();
    expect(questionBounds(designOf('snake'))).toBeUndefined();
  });
});

describe('words', () => {
  const names = ['comet', 'planet', 'rocket', 'saturn', 'galaxy', 'meteor', 'crater', 'nebula', 'orbit'];
  const words = names.map((word) => ({ word, english: word }));
  const hangman = designOf('hangman', [], { words: { own: false, list: [{ text: 'cat' }] } });

  it('are taken in small letters, with a picture where there is one', () => {
    const told = checkWords([...words, { word: 'ROCKET', english: 'rocket' }], hangman);
    expect(told).toMatchObject({ left: 1, list: { own: false } });
    const list = 'list' in told ? told.list.list : [];
    expect(list.map(({ text }) => text)).toEqual(names);
    expect(list[2]).toEqual({ text: 'rocket', sprite: 'rocket' });
  });

  it.each([['two words'], ['no'], ['extraordinarily'], ['r2d2'], ['комета'], ['<b>'], ['penguin']])(
    'are left out: %s',
    (word) => {
      // the hero is on the screen
      const { hero } = hangman.cast;
      const told = checkWords([...words, { word, english: 'thing' }], {
        ...hangman,
        cast: { ...hangman.cast, hero: { ...hero, name: 'penguin', from: 'prompt' } },
      });
      expect(told).toMatchObject({ left: 1 });
    },
  );

  it('have the letters that the prompt says, and leave its own list alone', () => {
    const five = designOf('guess_word', [{ rule: 'letters', n: 5 }]);
    expect(checkWords(words, five)).toEqual({ fault: '2 of 9 can be used, and it takes 8' });
    expect(wordBounds({ genre: 'hangman', words: { own: true, list: [{ text: 'cat' }] } })).toBeUndefined();
    expect(wordBounds({ genre: 'snake' })).toBeUndefined();
  });
});

describe('a quiz with questions of its own', () => {
  const told = checkQuestions(questions(20), plain);
  const design: GameDesign = { ...plain, ...('list' in told ? { questions: told.list } : {}) };

  it('asks those and no others, none twice, and is won by its bot', () => {
    const { play, run, state } = table(quiz, design);
    const asked = new Set<string>();
    let turns = 0;
    let last: unknown;
    play.botMode = 'win';
    run(60 * 120, undefined, () => {
      if (state().phase === 'ask') return play.phase !== 'play';
      asked.add(state().q.text ?? '');
      if (state().q !== last) turns += 1;
      last = state().q;
      expect(state().q.answers[state().q.right]?.text).toBe(
        design.questions?.find(({ text }) => text === state().q.text)?.right,
      );
      return play.phase !== 'play';
    });
    // none twice, in three levels
    expect(asked.size).toBe(turns);
    expect(asked.size).toBeGreaterThan(10);
    const first = tournament(quiz, design, 6);
    expect(first.won).toBeGreaterThanOrEqual(5);
    expectSameAgain(first.traces, quiz, design);
  }, 30_000);

  it('keeps them in the database', () => {
    expect(keptDesign(JSON.parse(JSON.stringify(design)))?.questions).toEqual(design.questions);
  });

  it('shows a long question in lines that fit, and a short one in one', () => {
    expect(laidOut('France → ?', 9.2, 2.6, 1.35)).toEqual({ lines: ['France → ?'], size: 1.35 });
    const { lines, size } = laidOut(question(1).question, 9.2, 2.6, 1.35);
    expect(lines.join(' ')).toBe(question(1).question);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.length * size * 1.15).toBeLessThanOrEqual(2.6);
    // scripts without spaces break anywhere
    const ja = laidOut('太陽系でいちばん大きな惑星はどれですか、つぎの中からえらんでください', 9.2, 2.6, 1.35);
    expect(ja.lines.length).toBeGreaterThan(1);
    expect(ja.size).toBeGreaterThan(0.5);
  });
});
