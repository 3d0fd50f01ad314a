/** The kind that a named game stands for, how near it comes, and what is told. */
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GENRES, type GameDesign } from '../../../src/generation/design.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';

const read = (prompt: string, seed = 5, supported: readonly GameDesign['genre'][] = GENRES): GameDesign =>
  readPrompt({ prompt, seed, supported });
const summary = (prompt: string): string => {
  const { genre, named } = read(prompt);
  return [genre, named?.fit ?? '-', named?.game ?? '-', named?.name ?? '-'].join(' | ');
};

describe('a name in a quoted line', () => {
  it.each([
    ['Quiz on the 7 times table. 12 questions. At the end it says "Super sevens!"', 'quiz'],
    ['Ein Labyrinth mit Katzen. Am Ende steht da: „Dame, Schach und Mühle!“', 'maze'],
    ['Un quiz sur les capitales. À la fin on lit « Échec et mat, champion »', 'quiz'],
    // what is quoted whole, or all that is said, is meant
    ['a game called "Super Tetris"', 'falling_blocks'],
    ['"Connect Four"', 'connect_four'],
  ])('%s', (prompt, kind) => expect(readPrompt({ prompt, seed: 4, supported: GENRES }).genre).toBe(kind));
});

describe('the game that is named', () => {
  it.each([
    ['Sudoku mit drei Schwierigkeitsgraden', 'sudoku | exact | sudoku | Sudoku'],
    ['Kakuro mit drei Schwierigkeitsgraden', 'quiz | far | kakuro | Kakuro'],
    ['2048 but with cats', 'merge_grid | exact | 2048 | 2048'],
    ['mario kart with frogs', 'racing | near | mario_kart | Mario Kart'],
    ['Tetris mit Sushi', 'falling_blocks | exact | tetris | Tetris'],
    ['jogo da cobrinha igual do nokia', 'snake | exact | - | cobrinha'],
    ['морской бой с пиратами', 'battleship | exact | battleship | морской бой'],
    ['boss rush with three wolves, dark souls vibes', 'arena | exact | boss_rush | Boss rush'],
    ['centipede game for my dad', 'shmup | near | centipede | Centipede'],
    ['an open world racing game with llamas', 'racing | near | open_world | Open-world game + racing game'],
  ])('%s: %s', (prompt, expected) => expect(summary(prompt)).toBe(expected));

  it.each([
    ['a quiz about minecraft', 'quiz | near | - | quiz'],
    ['tower defense with chess pieces', 'tower_defense | exact | - | tower defence'],
    ['a platformer, not like tetris', 'platformer | exact | - | platformer'],
    ['a battleship shooter in space', 'shmup | exact | - | shoot ’em up'],
    // what is learnt is no other half
    ['times tables racing for grade 4', 'racing | exact | - | racing game'],
  ])('%s: the kind that heads the prompt', (prompt, expected) => expect(summary(prompt)).toBe(expected));

  it('is told with its other half where two are asked for', () => {
    expect(summary('tetris but with tower defense')).toBe('falling_blocks | near | tetris | Tetris + tower defence');
  });

  it.each([
    ['a game like Blorptopia with penguins', 'Blorptopia'],
    ['ein Spiel wie Zwirbelonia mit Pinguinen', 'Zwirbelonia'],
    ['un jeu comme Vroumania avec des chats', 'Vroumania'],
    ['игра как Бздынь с котами', 'Бздынь'],
  ])('%s: a title that nobody knows', (prompt, title) => {
    const { named } = read(prompt);
    expect(named).toMatchObject({ name: title, fit: 'far' });
    expect(named?.why).toContain(title);
  });

  it('is no thing that is only like something', () => {
    for (const prompt of ['a maze game', 'make me a game'])
      expect(read(prompt).named?.fit ?? 'exact', prompt).toBe('exact');
    for (const prompt of ['a fox that looks like Santa', 'cats who fight like ninjas'])
      expect(read(prompt).named?.name, prompt).toBeUndefined();
  });

  it('is told in one sentence of the language of the game', () => {
    expect(read('Kakuro mit Tieren').named?.why).toBe('Kakuro ist noch nicht möglich. Am ehesten passt: Quiz.');
    expect(read('mario kart with frogs').named?.why).toBe(
      'Mario Kart can’t be made yet. This comes close: racing game.',
    );
    expect(read('まちがいさがしゲーム').named?.why).toContain('「まちがいさがし」');
    expect(read('Tetris mit Sushi').named?.why).toBeUndefined();
  });

  it('comes one step further away where its kind can not be made', () => {
    expect(read('tetris with cats', 5, ['match3', 'arena']).named).toMatchObject({ fit: 'near' });
    expect(read('kakuro with cats', 5, ['match3', 'arena']).named).toMatchObject({ fit: 'far' });
  });
});

describe('the kind', () => {
  const folder = new URL('../prompts/', import.meta.url);
  const labelled = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const { prompts } = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as { prompts?: unknown };
      return Array.isArray(prompts) ? (prompts as { prompt: unknown }[]) : [];
    })
    .flatMap(({ prompt }) => (typeof prompt === 'string' && prompt.length < 600 ? [prompt] : []));

  it('is the same for every seed', () => {
    expect(labelled.length).toBeGreaterThan(150);
    // every tenth: a thousand and more prompts take a minute
    const drawn = labelled.filter((prompt, at) => {
      if (at % 10 > 0) return false;
      const kinds = new Set([0, 4_000_000_000].map((seed) => read(prompt, seed).genre));
      return kinds.size > 1;
    });
    expect(drawn).toEqual([]);
  });

  it.each(['make me a game', 'a panda in the forest', 'a fox runs from wolves', 'waves of robots', 'überrasche mich'])(
    '%s: of 20 seeds, one',
    (prompt) => {
      expect(new Set(Array.from({ length: 20 }, (_, at) => read(prompt, at * 0x0ccccccc).genre)).size).toBe(1);
    },
  );
});
