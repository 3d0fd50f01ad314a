/** How many cells a board is to have, in every language, and what is no board. */
import { describe, expect, test } from 'vitest';
import { boardSizeIn } from '../../../src/generation/asks/board-size.js';
import { GENRES } from '../../../src/generation/design.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';

const SAID: readonly (readonly [language: string, text: string, rows: number, columns: number])[] = [
  ['en', 'a word search, 12 by 12 letters', 12, 12],
  ['en', 'minesweeper 9x9 with 10 mines', 9, 9],
  ['de', 'Lichter aus auf 6x6: ein Plattenbau', 6, 6],
  ['zh', '滑块拼图，4×4，图案是毛驴', 4, 4],
  ['en', 'a board of ten by eight squares', 10, 8],
  ['en', '5 rows and 6 columns', 5, 6],
  ['de', 'ein Feld mit 8 mal 10 Kästchen', 8, 10],
  ['es', 'una cuadrícula de 12 por 12', 12, 12],
  ['fr', 'grille de 8 sur 8', 8, 8],
  ['it', 'griglia 6 per 6', 6, 6],
  ['pt', 'tabuleiro de 10 por 10', 10, 10],
  ['nl', 'een rooster van 9 bij 9', 9, 9],
  ['pl', 'plansza 9 na 9', 9, 9],
  ['tr', "8'e 8 tahta", 8, 8],
  ['ru', 'Поле 9 на 9, мухоморов 10', 9, 9],
  ['uk', 'поле 7 на 7', 7, 7],
  ['id', 'papan 6 kali 6', 6, 6],
  ['hi', '6 बाय 6 ग्रिड', 6, 6],
  ['ar', 'شبكة 8 في 8', 8, 8],
  ['ja', '5×5のマス', 5, 5],
  ['zh', '数字华容道 4×4', 4, 4],
  ['ko', '4x4 칸 퍼즐', 4, 4],
];

const asked = (prompt: string) => readPrompt({ prompt, seed: 7, supported: GENRES });

describe('the size of a board', () => {
  test.each(SAID)('%s: %s', (language, text, rows, columns) => {
    expect(boardSizeIn(text, language)).toMatchObject({ rows, columns });
  });

  test.each([
    ['en', '2 x 45 seconds'],
    ['en', 'win by 10 points'],
    ['fr', '3 sur 10'],
    ['ru', 'двое на 9 этаже'],
    ['en', 'a PS5x4 clone'],
  ])('is not told by %s: %s', (language, text) => {
    expect(boardSizeIn(text, language)).toBeUndefined();
  });

  test('is kept, changed or dropped, and told', () => {
    const kept = asked('chess on an 8x8 board');
    expect(kept.grid).toEqual({ rows: 8, columns: 8 });
    expect(kept.asks).toContainEqual(expect.objectContaining({ text: '8x8', outcome: 'kept' }));
    const changed = asked('2048 on a 5x5 board');
    expect(changed.grid).toEqual({ rows: 4, columns: 4 });
    expect(changed.asks).toContainEqual(
      expect.objectContaining({ text: '5x5', outcome: 'changed', note: 'made it 4 × 4' }),
    );
    const dropped = asked('a platformer with a 5x5 grid');
    expect(dropped.grid).toBeUndefined();
    expect(dropped.asks).toContainEqual(expect.objectContaining({ text: '5x5', outcome: 'dropped' }));
  });
});

describe('mines', () => {
  test('are no more than a fifth of the cells can hide, which is told', () => {
    const design = asked('minesweeper 16x16 with 200 mines');
    expect(design.rules).toContainEqual({ rule: 'mines', n: 53 });
    expect(asked('minesweeper with 40 mines').rules).toContainEqual({ rule: 'mines', n: 17 });
    expect(asked('minesweeper 16x16 with 40 mines').rules).toContainEqual({ rule: 'mines', n: 40 });
    expect(design.asks).toContainEqual(expect.objectContaining({ text: '200', outcome: 'changed' }));
  });
});

describe('what lies hidden in a field of mines', () => {
  test.each([
    ['minesweeper with sea urchins', 'sea urchins'],
    ['minesweeper with 12 bears', 'bears'],
    ['buscaminas 9x9 pero con erizos de mar', 'erizos de mar'],
    ['minesweeper where penguins look for eggs', 'eggs'],
    ['minesweeper, a dog looks for buried bones', 'bones'],
  ])('%s', (prompt, name) => {
    const { cast } = asked(prompt);
    expect(cast.enemies.map((enemy) => enemy.name)).toContain(name);
    expect(cast.hero.name).not.toContain(name);
  });
});

describe('what a kind of game counts', () => {
  test.each([
    ['Wordle with 5 letter words and 7 attempts', { letters: 5, attempts: 7 }],
    ['Щось типу Wordle: слово з 5 літер, 6 спроб', { letters: 5, attempts: 6 }],
    ['Wordle mit 6 Buchstaben', { letters: 6 }],
    ['сапёр с 12 мин', { mines: 12 }],
    ['扫雷 9x9 10个雷', { mines: 10 }],
    ['マインスイーパー 爆弾10個', { mines: 10 }],
    ['jogo da forca com 6 erros no máximo', { lives: 6 }],
  ])('%s', (prompt, wanted) => {
    const { rules } = readPrompt({ prompt, seed: 7, supported: GENRES });
    const made = Object.fromEntries(rules.flatMap((rule) => ('n' in rule ? [[rule.rule, rule.n]] : [])));
    expect(made).toMatchObject(wanted);
  });

  test('words have as many letters as are asked for', () => {
    const { words } = readPrompt({ prompt: 'Wordle mit 6 Buchstaben', seed: 7, supported: GENRES });
    const lengths = words?.list.map(({ text }) => text.length) ?? [];
    expect(lengths.length).toBeGreaterThan(3);
    expect(new Set(lengths)).toEqual(new Set([6]));
  });

  test('too few tries are more, and the goal tells how many', () => {
    const { asks, texts } = readPrompt({ prompt: 'Wordle with 3 attempts', seed: 7, supported: GENRES });
    expect(asks).toContainEqual(expect.objectContaining({ outcome: 'changed', note: 'made it 5' }));
    expect(texts.goal).toContain('5');
  });
});
