/** Questions that a prompt brings along: asked as they stand, with the wrong answers that it gives, or those of the other questions. */
import { describe, expect, it } from 'vitest';
import { questionsIn } from '../../../src/generation/asks/questions.js';
import { GENRES } from '../../../src/generation/design.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';

const read = (prompt: string) => readPrompt({ prompt, seed: 5, supported: GENRES });

describe('a list of questions', () => {
  it.each([
    [
      'Quiz with these questions: What is 7 x 8? 56. Who wrote Hamlet? Shakespeare. Which planet is red? Mars',
      [
        { ask: 'What is 7 x 8?', answer: '56' },
        { ask: 'Who wrote Hamlet?', answer: 'Shakespeare' },
        { ask: 'Which planet is red?', answer: 'Mars' },
      ],
    ],
    [
      'un trivial con MIS preguntas: ¿Cuál es la capital de Islandia? Reikiavik (malas: Oslo, Helsinki). ¿Qué océano baña Perú? El Pacífico',
      [
        { ask: '¿Cuál es la capital de Islandia?', answer: 'Reikiavik', wrong: ['Oslo', 'Helsinki'] },
        { ask: '¿Qué océano baña Perú?', answer: 'El Pacífico' },
      ],
    ],
    [
      'Quiz für die Klasse: 1. Wie heißt die Hauptstadt von Wales? Cardiff 2. Welcher Fluss fließt durch Köln? Der Rhein',
      [
        { ask: 'Wie heißt die Hauptstadt von Wales?', answer: 'Cardiff' },
        { ask: 'Welcher Fluss fließt durch Köln?', answer: 'Der Rhein' },
      ],
    ],
    [
      '问答游戏：中国的首都是哪里？北京；一年有几个月？12',
      [
        { ask: '中国的首都是哪里？', answer: '北京' },
        { ask: '一年有几个月？', answer: '12' },
      ],
    ],
  ])('%s', (prompt, pairs) => expect(questionsIn(prompt)?.pairs).toEqual(pairs));

  it.each([
    'Can you make a game? Thanks. Will it be fun? Yes please. A platformer with a cat',
    'My wish: what about a snake game? With apples.',
    'note: is it free? it should be, and very long as an answer that nobody could ever fit anywhere. really? yes',
    // each of these took seconds where a repeat had no end
    (':' + ' '.repeat(1_999)).repeat(4),
    (':aaa? ' + ' '.repeat(60)).repeat(120),
  ])('is none: %s', (prompt) => expect(questionsIn(prompt)).toBeUndefined());
});

it('a quiz asks what the prompt asks, and tells that it does', () => {
  const { genre, questions, asks, lang } = read(
    'Necesito un trivial con MIS preguntas: ¿Cuál es el río más largo de la península ibérica? El Tajo (malas: el Ebro, el Duero). ¿Qué océano baña Perú? El Pacífico (malas: el Atlántico, el Índico)',
  );
  expect([genre, lang, questions?.length]).toEqual(['quiz', 'es', 2]);
  expect(questions).toContainEqual({
    text: '¿Cuál es el río más largo de la península ibérica?',
    right: 'El Tajo',
    wrong: ['el Ebro', 'el Duero'],
  });
  expect(asks.filter(({ kind }) => kind === 'words').map(({ outcome }) => outcome)).toEqual(['kept']);
});

it('a race asks short ones', () => {
  const { genre, content } = read('racing game with my questions: 3 + 4? 7; 5 + 6? 11; 9 + 9? 18');
  expect([genre, content?.rows.map(({ answer }) => answer).toSorted()]).toEqual(['racing', ['11', '18', '7']]);
});
