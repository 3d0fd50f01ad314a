/** A quiz or pairs about something of which the house has no facts: told in the language of the prompt, on the title card and among the asks. */
import { describe, expect, it } from 'vitest';
import { GENRES, RULE_NAMES } from '../../../src/generation/design.js';
import { CONTENT_TEXTS } from '../../../src/generation/languages/content.js';
import { readingOf } from '../../../src/generation/reading.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';
import { readRequest } from '../../../src/generation/revise/index.js';

const read = (prompt: string) => readPrompt({ prompt, seed: 3, supported: GENRES });

describe('a quiz about what nobody has facts of', () => {
  it.each([
    ['quiz about dinosaurs', 'dinosaurs'],
    ['dinosaur quiz', 'dinosaur'],
    ['trivia about our village', 'our village'],
    ['a quiz about Harry Potter, 10 questions', 'Harry Potter'],
    ['quiz sobre a novela Avenida Brasil', 'a novela Avenida Brasil'],
    ['quiz sur les rois de France avec 12 questions', 'les rois de France'],
    ['Quiz zur Französischen Revolution', 'Französischen Revolution'],
    ['quiz sulla storia di Roma', 'storia di Roma'],
    ['quiz o Polsce z 10 pytaniami', 'Polsce'],
    ['dinozorlar hakkında bilgi yarışması', 'dinozorlar'],
    ['викторина по истории', 'истории'],
    ['вікторина про космос', 'космос'],
    ['kuis tentang sejarah Indonesia', 'sejarah Indonesia'],
    ['डायनासोर के बारे में क्विज़', 'डायनासोर'],
    ['اختبار عن الديناصورات', 'الديناصورات'],
    ['恐竜についてのクイズ', '恐竜'],
    ['关于恐龙的问答游戏', '恐龙'],
    ['공룡 퀴즈', '공룡'],
  ])('says so: %s', (prompt, subject) => {
    const design = read(prompt);
    const { noFacts } = CONTENT_TEXTS[design.lang]!;
    expect([design.genre, design.questions]).toEqual(['quiz', undefined]);
    const told = design.asks.find(({ text }) => text === subject);
    expect([told?.outcome, told?.note]).toEqual(['dropped', noFacts]);
    expect(prompt.slice(told?.start, told?.end)).toBe(subject);
    expect(design.named?.why).toBe(`“${subject}”: ${noFacts}`);
    expect(readingOf(design)).toMatchObject({ fit: 'near', fitReason: design.named?.why });
  });

  it('says so of pairs whose cards show nothing of it', () => {
    const design = read('matching pairs game about the French Revolution');
    expect([design.genre, design.named?.why]).toEqual([
      'memory',
      `“the French Revolution”: ${CONTENT_TEXTS['en']!.noPairs}`,
    ]);
  });

  it('says it in the language that the game is changed to', () => {
    const parentDesign = read('quiz about dinosaurs');
    const prompt = 'translate it into German';
    const design = readRequest({ prompt, seed: 3, supported: GENRES, kept: () => RULE_NAMES, parentDesign });
    expect([design.lang, design.named?.why]).toEqual(['de', `“dinosaurs”: ${CONTENT_TEXTS['de']!.noFacts}`]);
  });
});

describe('a quiz that asks what is wanted', () => {
  it.each([
    'quiz',
    'a quiz with 20 questions',
    'trivia de veinte preguntas',
    'quiz about capitals of Europe',
    'maths quiz about a fox',
    'quiz about my class: What is 2+2? 4\nWho is our teacher? Ms Lee\nWhat colour is the sky? Blue',
    'memory about dinosaurs',
    'a platformer about a fox',
  ])('says nothing: %s', (prompt) => {
    const design = read(prompt);
    expect([design.named?.about, design.asks.filter(({ outcome }) => outcome === 'dropped')]).toEqual([undefined, []]);
  });
});
