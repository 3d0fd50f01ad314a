/** A number that a prompt asks for and is told as kept is the number of the game that is composed of it, and that game is won by its bot. */
import { describe, expect, it } from 'vitest';
import { GENRES, type GameDesign } from '../../../src/generation/design.js';
import { keepRules } from '../../../src/generation/filling/index.js';
import { entryOf, KINDS } from '../../../src/generation/genres/index.js';
import { Play } from '../../../src/generation/kit/play.js';
import type { Kind } from '../../../src/generation/kit/types.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';
import { limitOf } from '../play-alone.js';

const read = (prompt: string): GameDesign => {
  const design = readPrompt({ prompt, seed: 3, supported: GENRES });
  return keepRules(design, KINDS[design.genre]?.kind.rules ?? []);
};

function begun(design: GameDesign): Play<unknown> {
  const kind = entryOf(design)?.kind as unknown as Kind;
  const play = new Play<unknown>(kind, { design, seed: 11, ease: 0, pictures: {} });
  play.begin();
  return play;
}

const needOf = (play: Play<unknown>): number => (play.session.state as { readonly need: number }).need;
const levelsOf = (play: Play<unknown>): number => play.session.levels;

describe('a number that is told as kept', () => {
  it.each([
    ['quiz with 20 questions', 'quiz', 20, needOf],
    ['Quiz mit 20 Fragen', 'quiz', 20, needOf],
    ['trivia de veinte preguntas', 'quiz', 20, needOf],
    ['maths quiz with 20 questions about the 7 times table', 'quiz', 20, needOf],
    ['quiz with 20 questions in 120 seconds', 'quiz', 20, needOf],
    ['quiz with 10 rounds', 'quiz', 10, needOf],
    ['memory with 8 pairs', 'memory', 8, needOf],
    ['memory with 30 cards', 'memory', 15, needOf],
    ['Memory mit 24 Karten', 'memory', 12, needOf],
    ['카드 20장 짝 맞추기', 'memory', 10, needOf],
    ['игра на память из 20 карточек', 'memory', 10, needOf],
    ['memory with 12 pairs in 60 seconds', 'memory', 12, needOf],
    ['boxing with 12 rounds', 'duel', 12, needOf],
    ['simon says with 10 rounds', 'simon_says', 10, levelsOf],
    ['platformer with 5 levels', 'platformer', 5, levelsOf],
    ['match 3 with 8 levels', 'match3', 8, levelsOf],
  ] as const)('%s', (prompt, genre, n, count) => {
    const design = read(prompt);
    expect([design.genre, design.asks.filter(({ outcome }) => outcome !== 'kept')]).toEqual([genre, []]);
    expect(design.asks.some(({ kind }) => kind === 'number')).toBe(true);
    const play = begun(design);
    expect(count(play)).toBe(n);
    play.botMode = 'win';
    const limit = limitOf(play.session.kind, design);
    for (let frame = 0; frame < limit && play.phase === 'play'; frame++) play.tick();
    expect(play.phase).toBe('win');
  });

  it.each([
    ['memory game with 20 pairs', 'memory', 18, needOf],
    ['memory with 31 cards', 'memory', 15, needOf],
    ['match 3 with 12 levels', 'match3', 10, levelsOf],
  ] as const)('is told where it is another: %s', (prompt, genre, n, count) => {
    const design = read(prompt);
    expect(design.genre).toBe(genre);
    expect(design.asks.map(({ outcome, note }) => [outcome, note.includes(String(n))])).toEqual([['changed', true]]);
    expect(count(begun(design))).toBe(n);
  });
});
