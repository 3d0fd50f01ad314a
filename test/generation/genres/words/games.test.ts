/** Games of words, played by hands: typed letters count, misses cost, the bot wins, and idleness does not. */
import { describe, expect, it } from 'vitest';
import type { GameDesign } from '../../../../src/generation/design.js';
import { guessWord } from '../../../../src/generation/genres/words/guess-word.js';
import { hangman } from '../../../../src/generation/genres/words/hangman.js';
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
] as const)('%s', (genre, kind) => {
  it('is won by its bot, the same way by the same seed', () => {
    const first = tournament(kind, designOf(genre, [], LIST));
    expect(first.won).toBeGreaterThanOrEqual(18);
    expect(tournament(kind, designOf(genre, [], LIST)).traces[3]).toBe(first.traces[3]);
  });

  it('is not won by doing nothing', () => {
    const { play, run } = table(kind, designOf(genre, [], LIST));
    run(60 * 120);
    expect(play.phase).toBe('play');
  });

  it.each([
    ['fr', ['éléphant', 'cœur', 'chat']],
    ['ru', ['ёжик', 'лиса', 'кот']],
    ['ar', ['أرنب', 'قطة', 'كلب']],
    ['pl', ['żółw', 'łąka', 'jeż']],
    ['ja', ['ねこ', 'いぬ', 'りんご']],
  ])('plays a list in %s to its end, one level a word', (lang, texts) => {
    const { play, run } = table(kind, designOf(genre, [], { lang, ...words(true, ...texts) }));
    expect(play.session.levels).toBe(3);
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
