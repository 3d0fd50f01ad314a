/** What is learnt stays when a game is changed, follows it into another kind, and can be changed itself. */
import { describe, expect, it } from 'vitest';
import type { GameDesign } from '../../../src/generation/design.js';
import { supported } from '../../../src/generation/genres/index.js';
import { readRequest } from '../../../src/generation/revise/index.js';

const genres = supported().map(({ genre }) => genre);
const make = (prompt: string, parentDesign?: GameDesign): GameDesign =>
  readRequest({ prompt, seed: 7, supported: genres, ...(parentDesign ? { parentDesign, intent: 'edit' } : {}) });

describe('a race with the 7 times table', () => {
  const race = make('a fox racing game with the 7 times table');

  it('has its questions, and says so', () => {
    expect(race.genre).toBe('racing');
    expect(race.content?.rows.every(({ ask }) => ask.startsWith('7 × '))).toBe(true);
    expect(race.texts['goal']).toContain('Pick the right answers.');
  });

  it('keeps them when it becomes faster', () => {
    const faster = make('make it faster and put it in the snow', race);
    expect(faster.content).toEqual(race.content);
    expect(faster.texts['goal']?.match(/Pick the right answers\./gu)).toHaveLength(1);
  });

  it('takes others when it is asked to', () => {
    const other = make('use the 9 times table instead', race);
    expect(other.genre).toBe('racing');
    expect(other.content?.rows.every(({ ask }) => ask.startsWith('9 × '))).toBe(true);
    expect(other.asks).toContainEqual(expect.objectContaining({ text: '9 times table', outcome: 'kept' }));
  });

  it('takes them along into another kind, and leaves them where that has no place for them', () => {
    const snake = make('make it a snake game', race);
    expect(snake.genre).toBe('snake');
    expect(snake.content?.rows[0]?.ask).toMatch(/^7 × /u);
    const quiz = make('make it a quiz', race);
    expect(quiz.questions?.[0]?.text).toMatch(/^7 × /u);
    expect(quiz.content).toBeUndefined();
    const chess = make('make it chess', race);
    expect(chess.content).toBeUndefined();
  });
});
