/** Games of two persons, and games that everybody knows by their name: who plays them where the prompt names nobody. */
import { describe, expect, it } from 'vitest';
import { GENRES } from '../../../src/generation/design.js';
import { isOneself, OPPONENT } from '../../../src/generation/filling/persons.js';
import { gameNameOf } from '../../../src/generation/games/dictionary.js';
import { LANGUAGES } from '../../../src/generation/languages/index.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';

const designOf = (prompt: string) => readPrompt({ prompt, seed: 7, supported: GENRES });

describe('a game of two persons that names nobody', () => {
  it.each([
    ['chess against the computer', 'Chess', 'You'],
    ['connect four against a robot', 'Connect Four', 'You'],
    ['checkers with my friend', 'Checkers', 'You'],
    ['battleship', 'Battleship', 'You'],
    ['Schach gegen den Computer', 'Schach', 'Du'],
    ['ajedrez contra la máquina', 'Ajedrez', 'Tú'],
    ['играть в шашки с компьютером', 'Шашки', 'Ты'],
    ['オセロ', 'オセロ', 'あなた'],
  ])('is played by oneself, and bears its own name: %s', (prompt, title, you) => {
    const { cast, title: made } = designOf(prompt);
    expect(made).toBe(title);
    expect(cast.hero.name).toBe(you);
    expect(isOneself(cast.hero)).toBe(true);
    expect(cast.enemies.map(({ sprite }) => sprite)).toEqual([OPPONENT]);
  });

  it.each([
    ['tic tac toe with cats and dogs', 'cat', 'dog'],
    ['tic tac toe with robots against aliens', 'robot', 'alien'],
    ['Dame: Füchse gegen Hasen', 'fox', 'rabbit'],
  ])('is played by those whom it names: %s', (prompt, hero, enemy) => {
    const { cast } = designOf(prompt);
    expect([cast.hero.sprite, cast.enemies[0]?.sprite]).toEqual([hero, enemy]);
  });

  it('is played by those who are at home where it is played', () => {
    const { cast, title } = designOf('chess in space');
    expect(title).toBe('Chess in Deep Space');
    expect(isOneself(cast.hero)).toBe(false);
  });
});

describe('a puzzle for one that names nobody', () => {
  it.each([
    ['sudoku', 'You'],
    ['2048', 'You'],
    ['Kreuzworträtsel', 'Du'],
    ['судоку', 'Ты'],
  ])('is played by oneself, without a foe of the theme: %s', (prompt, you) => {
    const { cast } = designOf(prompt);
    expect([cast.hero.name, isOneself(cast.hero)]).toEqual([you, true]);
    expect(cast.items.map(({ sprite }) => sprite)).toEqual(['star']);
  });

  it('and by those who are named or at home there', () => {
    expect(designOf('2048 with cats').cast.hero.sprite).toBe('cat');
    expect(isOneself(designOf('lights out in space').cast.hero)).toBe(false);
  });
});

describe('a kind that has its own pieces', () => {
  it.each([
    ['solitaire on a green felt table', 'Solitaire'],
    ['blackjack with chips', 'Blackjack'],
    ['Solitär auf einem grünen Tisch', 'Solitär'],
  ])('has none of them in its cast: %s', (prompt, title) => {
    const { cast, title: made } = designOf(prompt);
    expect(made).toBe(title);
    expect([cast.hero, ...cast.items, ...cast.enemies].filter(({ from }) => from === 'prompt')).toEqual([]);
  });

  it('hides bombs in a minefield, and what the prompt hides there', () => {
    expect(designOf('minesweeper').cast.enemies[0]?.sprite).toBe('bomb');
    expect(designOf('minesweeper where the mines are sleeping bears').cast.enemies[0]?.sprite).toBe('bear');
  });

  it('has a keeper in goal, and no car', () => {
    expect(designOf('penalty shootout').cast.enemies[0]?.sprite).toBe('robot');
    expect(designOf('penalty shootout against a gorilla').cast.enemies[0]?.sprite).toBe('gorilla');
  });
});

describe('a game that is known by its name', () => {
  it.each([
    ['sudoku', 'Sudoku'],
    ['sudoku in the jungle', 'Sudoku in the Jungle'],
    ['Elfmeterschießen', 'Elfmeterschießen'],
    ['démineur', 'Démineur'],
  ])('bears it where nobody and nothing is put into it: %s', (prompt, title) => {
    const design = designOf(prompt);
    expect(design.title).toBe(title);
    expect([design.cast.hero, ...design.cast.items].filter(({ from }) => from === 'prompt')).toEqual([]);
  });

  it('and not where something is', () => {
    expect(designOf('tic tac toe with cats and dogs').title).not.toMatch(/tic/iu);
    expect(designOf('a fox jumps over logs').title).not.toMatch(/platform/iu);
  });

  it.each([
    ['minesweeper with bees', /^(?:Minesweeper: Bees|Bee Minesweeper|Minesweeper With Bees)$/u],
    ['Minesweeper mit Bienen', /^Minesweeper.*: Bienen$/u],
    ['2048 with cupcakes', /^(?:2048: Cupcakes|Cupcake 2048|2048 With Cupcakes)$/u],
  ])('and what is put into it beside its name: %s', (prompt, title) => {
    expect(designOf(prompt).title).toMatch(title);
  });

  it('makes nothing else of the words and the number in its name', () => {
    const { title, rules, asks } = designOf('15 puzzle');
    expect([title, rules, asks]).toEqual(['15 Puzzle', [], []]);
    expect(designOf('wordle with 8 guesses').rules).toEqual([{ rule: 'attempts', n: 8 }]);
  });

  it('has a name in each language', () => {
    for (const language of Object.keys(LANGUAGES))
      for (const kind of GENRES) expect(gameNameOf(kind, language), `${kind} in ${language}`).not.toContain('_');
    expect(gameNameOf('hoops', 'de')).toBe('Basketball');
    expect(gameNameOf('penalty', 'fr')).toBe('séance de tirs au but');
  });
});
