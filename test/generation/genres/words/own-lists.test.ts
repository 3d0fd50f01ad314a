/** A list of words that a prompt gives: each of them comes up in one of the levels, or is told as left out. */
import { describe, expect, it } from 'vitest';
import { GENRES, type GameDesign } from '../../../../src/generation/design.js';
import { keepRules } from '../../../../src/generation/filling/index.js';
import { entryOf, KINDS } from '../../../../src/generation/genres/index.js';
import { Play } from '../../../../src/generation/kit/play.js';
import type { Kind } from '../../../../src/generation/kit/types.js';
import { readPrompt } from '../../../../src/generation/read-prompt.js';
import { limitOf } from '../../play-alone.js';

interface Shown {
  readonly text: string;
}
/** What a state of any game of words has of them. */
interface Worded {
  readonly word?: Shown;
  readonly clues?: readonly { readonly word: Shown }[];
  readonly wanted?: readonly Shown[];
  readonly grid?: { readonly laid: readonly { readonly word: number }[] };
  readonly fallers?: readonly { readonly word: Shown }[];
}

const shownIn = ({ word, clues = [], wanted = [], grid, fallers = [] }: Worded): string[] => [
  ...(word ? [word.text] : []),
  ...clues.map((clue) => clue.word.text),
  ...(grid?.laid ?? []).flatMap((laid) => wanted[laid.word]?.text ?? []),
  ...fallers.map((one) => one.word.text),
];

/** Every word that is there while the kind's bot plays it to its end. */
function wordsOfPlay(design: GameDesign, seed: number): ReadonlySet<string> {
  const kind = entryOf(design)?.kind as unknown as Kind;
  const play = new Play<unknown>(kind, { design, seed, ease: 0, pictures: {} });
  play.begin();
  play.botMode = 'win';
  const shown = new Set<string>();
  for (let frame = 0; frame < limitOf(kind, design) && play.phase === 'play'; frame++) {
    play.tick();
    for (const text of shownIn(play.session.state as Worded)) shown.add(text);
  }
  expect(play.phase).toBe('win');
  return shown;
}

const read = (prompt: string): GameDesign => {
  const design = readPrompt({ prompt, seed: 3, supported: GENRES });
  return keepRules(design, KINDS[design.genre]?.kind.rules ?? []);
};

const CELLS = ['photosynthesis', 'mitosis', 'ribosome', 'chlorophyll', 'enzyme'];
const FRUIT =
  'apple, banana, strawberry, cherry, watermelon, grape, kiwi, mango, lemon, orange, pear, plum, peach, melon, lime, fig'.split(
    ', ',
  );
const ODD = ['jazz', 'fox', 'gym', 'quilt', 'vex'];

describe.each(['a crossword', 'a word search', 'an anagram game', 'hangman', 'wordle', 'a typing game'])(
  '%s with a list of words',
  (game) => {
    it.each([
      ['long ones', CELLS, ''],
      ['many', FRUIT, ''],
      ['some without a letter in common', ODD, ''],
      ['fewer levels than words', FRUIT, ', 2 levels'],
    ])('of %s plays with each, or tells which it leaves out', (_, list, more) => {
      const design = read(`${game}${more} with the words: ${list.join(', ')}`);
      expect(design.words?.own).toBe(true);
      const told = design.asks.find(({ kind }) => kind === 'words');
      for (const seed of [1, 7919]) {
        const shown = wordsOfPlay(design, seed);
        const missing = list.filter((word) => !shown.has(word));
        expect([told?.outcome, missing.filter((word) => !told?.note.includes(word)).length]).toEqual([
          missing.length === 0 ? 'kept' : 'changed',
          0,
        ]);
      }
      expect(design.ignored.filter((text) => list.includes(text))).toEqual([]);
    });
  },
);
