/** A number of letters that a prompt asks for: every word of every level has so many. */
import { describe, expect, it } from 'vitest';
import { GENRES, RULE_NAMES } from '../../../../src/generation/design.js';
import { entryOf } from '../../../../src/generation/genres/index.js';
import { Play } from '../../../../src/generation/kit/play.js';
import type { Kind } from '../../../../src/generation/kit/types.js';
import { readPrompt } from '../../../../src/generation/read-prompt.js';
import { readRequest } from '../../../../src/generation/revise/index.js';
import { limitOf } from '../../play-alone.js';

const read = (prompt: string) => readPrompt({ prompt, seed: 3, supported: GENRES });

/** Letters of each word that is played with, by a player who wins and by one who misses. */
function lengthsOf(design: ReturnType<typeof read>): ReadonlySet<number> {
  const kind = entryOf(design)?.kind as unknown as Kind;
  const lengths = new Set<number>();
  for (const bot of ['win', 'random'] as const) {
    const play = new Play<unknown>(kind, { design, seed: 11, ease: 0, pictures: {} });
    play.begin();
    play.botMode = bot;
    for (let frame = 0; frame < limitOf(kind, design) && play.phase === 'play'; frame++) {
      play.tick();
      lengths.add((play.session.state as { word: { keys: readonly string[] } }).word.keys.length);
    }
  }
  return lengths;
}

describe('words of so many letters', () => {
  it.each([
    ['wordle with words of 4 letters', 4],
    ['wordle with 7-letter words, 8 levels', 7],
    ['Wordle mit 6 Buchstaben', 6],
    ['wordle con palabras de 4 letras', 4],
    ['wordle de mots de 6 lettres', 6],
    ['wordle из слов по 4 буквы', 4],
    ['hangman with 6-letter words', 6],
    ['anagram game with words of 7 letters', 7],
  ])('%s', (prompt, letters) => {
    const design = read(prompt);
    expect(design.rules).toContainEqual({ rule: 'letters', n: letters });
    expect([...lengthsOf(design)]).toEqual([letters]);
  });

  it('are other words after a change', () => {
    const parentDesign = read('wordle with words of 4 letters');
    const prompt = 'make it words of 6 letters';
    const design = readRequest({ prompt, seed: 3, supported: GENRES, kept: () => RULE_NAMES, parentDesign });
    expect(design.rules).toContainEqual({ rule: 'letters', n: 6 });
    expect([...lengthsOf(design)]).toEqual([6]);
  });
});
