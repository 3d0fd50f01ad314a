/** Whatever numbers and quoted texts a prompt has, each is used or told: none goes without a word. */
import { expect, test } from 'vitest';
import { GENRES } from '../../../src/generation/design.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';
import { untoldNumbers } from '../../eval/numbers.js';

const GAMES = [
  'a dog catches bones',
  'maths quiz',
  'ein Hund fängt Knochen',
  'un chien attrape des os',
  'un perro atrapa huesos',
  'un cane prende ossi',
  'um cachorro pega ossos',
  'een hond vangt botten',
  'pies łapie kości',
  'köpek kemik toplar',
  'собака ловит кости',
  'собака ловить кістки',
  '犬が骨を集めるゲーム',
  '小狗接骨头的游戏',
  '강아지가 뼈를 모으는 게임',
  'कुत्ता हड्डी पकड़ता है',
  'كلب يجمع العظام',
  'anjing menangkap tulang',
];
const QUOTES = ['""', '“”', '„“', '«»', '»«', '「」', '『』', '《》', "''", '‘’'].map((pair) => [pair[0], pair[1]]);
const TEXTS = [
  'Blorpo',
  'gut gemacht',
  'zork 7',
  'Ку-ку',
  'がんばれ',
  '你好',
  'Mia & Tom',
  'bravo!',
  'what now?',
  'alpha',
];
const NUMBERS = ['17 zibbles', '4.5 wugs', '99', '3/4', '12th', '1,000 florps', '×5', '№ 8', '2:1', '20%', '007', '½'];

/** Each game with a number and a text, whose order, marks and separation change from one to the next. */
const prompts = GAMES.flatMap((game, at) =>
  [0, 1, 2, 3].map((turn) => {
    const n = at * 4 + turn;
    const [open, close] = QUOTES[n % QUOTES.length] ?? ['"', '"'];
    const text = TEXTS[(n * 3 + turn) % TEXTS.length] ?? '';
    const number = NUMBERS[(n * 5 + turn) % NUMBERS.length] ?? '';
    const quoted = `${open}${text}${close}`;
    const parts = turn % 2 === 0 ? [game, number, quoted] : [game, quoted, number];
    return { prompt: parts.join(turn < 2 ? ', ' : '. '), text };
  }),
);

test.each(prompts)('$prompt', ({ prompt, text }) => {
  const design = readPrompt({ prompt, seed: 7, supported: GENRES });
  expect(untoldNumbers(prompt, design.lang, design)).toEqual([]);
  const start = prompt.lastIndexOf(text);
  const isThere = (one: { readonly start: number; readonly end: number }): boolean =>
    one.start < start + text.length && one.end > start;
  const isTold = design.asks.some(isThere) || design.ignored.some((line) => line.includes(text));
  expect(isTold || design.evidence.some(isThere)).toBe(true);
});

test('what is only quoted is told, and takes nothing from the game', () => {
  const { asks, sign, texts } = readPrompt({
    prompt: 'a dog catches bones, "what now?"',
    seed: 7,
    supported: GENRES,
  });
  expect(asks).toContainEqual(expect.objectContaining({ kind: 'wish', text: 'what now?', outcome: 'dropped' }));
  expect(`${sign ?? ''} ${texts.win}`).not.toContain('what now?');
});

test('a quoted word that a game is made of is not told as lost', () => {
  const { asks, difficulty } = readPrompt({
    prompt: 'a dog catches bones in "hard" mode',
    seed: 7,
    supported: GENRES,
  });
  expect(difficulty).toBe('hard');
  expect(asks.filter(({ text }) => text === 'hard')).toEqual([]);
});
