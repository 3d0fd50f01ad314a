/** Games of words, played by hands: typed letters count, misses cost, the bot wins, and idleness does not. */
import { describe, expect, it } from 'vitest';
import type { GameDesign } from '../../../../src/generation/design.js';
import { guessWord } from '../../../../src/generation/genres/words/guess-word.js';
import { hangman } from '../../../../src/generation/genres/words/hangman.js';
import { anagram } from '../../../../src/generation/genres/words/anagram.js';
import { crossword } from '../../../../src/generation/genres/words/crossword.js';
import { cellsOfEntry, layCrossword } from '../../../../src/generation/genres/words/lay-crossword.js';
import { typingGame } from '../../../../src/generation/genres/words/typing.js';
import { wordSearch } from '../../../../src/generation/genres/words/word-search.js';
import { layWords, lineOf } from '../../../../src/generation/genres/words/lay-words.js';
import { Random } from '../../../../src/generation/kit/random.js';
import type { Kind } from '../../../../src/generation/kit/types.js';
import { designOf, table, tournament, type Table } from '../playing.js';

const words = (own: boolean, ...texts: string[]): Partial<GameDesign> => ({
  words: { own, list: texts.map((text) => ({ text })) },
});
const LIST = words(false, 'tiger', 'zebra', 'horse', 'sheep', 'otter', 'camel', 'koala', 'snail', 'eagle', 'panda');

function write<S>({ game, run }: Table<S>, text: string): void {
  for (const letter of text) {
    game().strokes.push({ key: letter, code: '' });
    run(2);
  }
}

describe.each([
  ['guess_word', guessWord as Kind],
  ['hangman', hangman as Kind],
  ['typing_game', typingGame as Kind],
  ['word_search', wordSearch as Kind],
  ['anagram', anagram as Kind],
  ['crossword', crossword as Kind],
] as const)('%s', (genre, kind) => {
  it('is won by its bot, the same way by the same seed', () => {
    const first = tournament(kind, designOf(genre, [], LIST));
    expect(first.won).toBeGreaterThanOrEqual(18);
    expect(tournament(kind, designOf(genre, [], LIST)).traces[3]).toBe(first.traces[3]);
  });

  it('is not won by doing nothing', () => {
    const { play, run } = table(kind, designOf(genre, [], LIST));
    run(60 * 120);
    expect(play.phase).not.toBe('win');
  });

  it.each([
    ['fr', ['éléphant', 'cœur', 'chat']],
    ['ru', ['ёжик', 'лиса', 'кот']],
    ['ar', ['أرنب', 'قطة', 'كلب']],
    ['pl', ['żółw', 'łąka', 'jeż']],
    ['ja', ['ねこ', 'いぬ', 'りんご']],
  ])('plays a list in %s to its end', (lang, texts) => {
    const { play, run } = table(kind, designOf(genre, [], { lang, ...words(true, ...texts) }));
    play.botMode = 'win';
    run(60 * 120);
    expect(play.phase).toBe('win');
  });
});

describe('guess_word', () => {
  const open = () => table(guessWord, designOf('guess_word', [], words(true, 'speed')));
  const tell = (one: ReturnType<typeof open>) =>
    guessWord.state(one.state(), one.game()) as { told: string[]; left: number };

  it('tells what a guess tells, with repeated letters, and takes no guess that is too short', () => {
    const one = open();
    write(one, 'eras');
    one.game().keys = new Set(['Enter']);
    one.run(2);
    expect(tell(one).told).toEqual([]);
    write(one, 'e');
    one.game().keys = new Set(['Enter']);
    one.run(120);
    expect(tell(one)).toMatchObject({ told: ['~..~~'], left: 5 });
  });

  it('costs a life after six tries, and goes on with another', () => {
    const one = open();
    for (let i = 0; i < 6; i++) {
      write(one, 'abbot');
      one.game().keys = new Set(['Enter']);
      one.run(90);
    }
    one.run(200);
    expect(one.game().lives).toBe(2);
    expect(tell(one)).toMatchObject({ told: [], left: 6 });
  });
});

describe('hangman', () => {
  it('counts every miss once, however quickly they come, and takes letters without accents', () => {
    const one = table(hangman, designOf('hangman', [], { lang: 'fr', ...words(true, 'éléphant') }));
    write(one, 'xx');
    one.run(20);
    write(one, 'z');
    one.run(20);
    expect(one.game().lives).toBe(5);
    write(one, 'e');
    one.run(20);
    expect(hangman.state(one.state(), one.game())).toMatchObject({ word: 'É_É_____' });
  });
});

describe('typing_game', () => {
  it('writes at the word whose letter is typed, and at no other until it is done', () => {
    const one = table(
      typingGame,
      designOf('typing_game', [{ rule: 'collect', n: 3 }], words(true, 'cat', 'bee', 'owl')),
    );
    one.run(40);
    write(one, 'xc');
    expect(typingGame.state(one.state(), one.game()).words).toMatchObject([{ word: 'CAT', typed: 1 }]);
    write(one, 'at');
    one.run(5);
    expect(one.game().goal).toMatchObject({ done: 1, of: 3 });
  });

  it('costs a life where a word lands, and brings it again', () => {
    const one = table(typingGame, designOf('typing_game', [], words(true, 'cat')));
    one.run(60 * 60, undefined, () => one.game().lives === 2);
    expect(one.game().lives).toBe(2);
    one.run(120);
    expect(typingGame.state(one.state(), one.game())).toMatchObject({ needed: 1, words: [{ word: 'CAT', typed: 0 }] });
  });
});

describe('word_search', () => {
  it('hides every word in a line of the grid', () => {
    for (let seed = 1; seed <= 30; seed++) {
      const list = ['TIGER', 'ZEBRA', 'OTTER', 'CAMEL', 'KOALA', 'SNAIL'].map((word) => [...word]);
      const grid = layWords(new Random(seed), 9, list, [
        [1, 0],
        [0, 1],
        [-1, -1],
      ]);
      expect(grid.laid.length).toBe(list.length);
      for (const { cells, word } of grid.laid) {
        expect(cells.map((cell) => grid.letters[cell])).toEqual(list[word]);
        expect(lineOf(9, cells[0] ?? 0, cells.at(-1) ?? 0)).toEqual(cells);
      }
    }
  });

  it('takes a word by dragging from end to end, in either direction', () => {
    const one = table(wordSearch, designOf('word_search', [], words(true, 'tiger', 'zebra')));
    const { grid, spots } = one.state();
    for (const [i, { cells }] of grid.laid.entries()) {
      const ends = [spots[cells[0] ?? 0], spots[cells.at(-1) ?? 0]];
      if (i === 1) ends.reverse();
      const [from, to] = ends;
      const drag: [{ x: number; y: number } | undefined, boolean][] = [
        [from, false],
        [from, true],
        [to, true],
        [to, false],
      ];
      for (const [at, down] of drag) one.run(1, (pad) => void (pad.pointer = { x: at?.x ?? 0, y: at?.y ?? 0, down }));
    }
    expect(one.state().found.size).toBe(2);
  });
});

describe('anagram', () => {
  it('takes typed letters, keeps those in their place, and costs a life for a wrong word', () => {
    const one = table(anagram, designOf('anagram', [], words(true, 'tiger')));
    const sure = one.state().fixed.size;
    write(one, sure ? 'gire' : 'tgire');
    one.run(60);
    expect(one.game().lives).toBe(2);
    expect(anagram.state(one.state(), one.game())).toMatchObject({ word: 'T____' });
    write(one, 'iger');
    one.run(120);
    expect(one.play.phase).toBe('win');
  });
});

describe('crossword', () => {
  it('has each letter in its word, and no two words beside each other', () => {
    for (let seed = 1; seed <= 30; seed++) {
      const list = ['TIGER', 'ZEBRA', 'OTTER', 'CAMEL', 'KOALA', 'SNAIL'].map((word) => [...word]);
      const { cols, rows, entries } = layCrossword(new Random(seed), list, { cols: 9, rows: 9 });
      expect(entries.length).toBe(list.length);
      expect(Math.max(cols, rows)).toBeLessThanOrEqual(13);
      const grid = new Map<number, string>();
      for (const entry of entries)
        cellsOfEntry(entry, list[entry.word]?.length ?? 0, cols).forEach((cell, i) => {
          const letter = list[entry.word]?.[i] ?? '';
          expect(grid.get(cell) ?? letter).toBe(letter);
          grid.set(cell, letter);
        });
      // every run of two letters and more is one of the words
      const lines = [
        ...Array.from({ length: rows }, (_, y) =>
          Array.from({ length: cols }, (__, x) => grid.get(y * cols + x) ?? ' '),
        ),
        ...Array.from({ length: cols }, (_, x) =>
          Array.from({ length: rows }, (__, y) => grid.get(y * cols + x) ?? ' '),
        ),
      ];
      const runs = lines.flatMap((line) => line.join('').split(' ')).filter((run) => run.length > 1);
      expect(runs.toSorted()).toEqual(list.map((word) => word.join('')).toSorted());
    }
  });

  it('keeps words that share no letter, beneath the others', () => {
    const list = [[...'CAT'], [...'DOG']];
    expect(layCrossword(new Random(1), list, { cols: 9, rows: 9 }).entries.length).toBe(2);
  });

  it('is written at word by word, and what was wrong goes', () => {
    const one = table(crossword, designOf('crossword', [], words(true, 'cat', 'owl')));
    const first = crossword.state(one.state(), one.game()) as { word: string; needed: number };
    expect(first.needed).toBe(2);
    const word = one.state().clues[0]?.word.text.toLowerCase() ?? '';
    const rest = word.slice(first.word.replaceAll('_', '').length);
    write(one, 'x'.repeat(rest.length));
    expect(crossword.state(one.state(), one.game())).toMatchObject({ word: first.word, needed: 2 });
    write(one, rest);
    expect(crossword.state(one.state(), one.game())).toMatchObject({ needed: 1 });
  });
});

describe('a board as the prompt says', () => {
  it.each([8, 12, 15])('has %i rows and columns, and its bot finds all', (side) => {
    const { play, run, game, state } = table(
      wordSearch as Kind,
      designOf('word_search', [], { ...LIST, grid: { rows: side, columns: side } }),
    );
    expect((wordSearch as Kind).state?.(state() as never, game())).toMatchObject({
      rows: Array.from({ length: side }, () => expect.any(String) as string),
    });
    play.botMode = 'win';
    run(60 * 120);
    expect(play.phase).toBe('win');
  });
});
