/** Puzzles of pipes: water or current by the words for it, and what is to be reached is what the prompt names, not what it is made of. */
import { describe, expect, it } from 'vitest';
import { GENRES, type GameDesign } from '../../../src/generation/design.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';

const read = (prompt: string): GameDesign => readPrompt({ prompt, seed: 7, supported: GENRES });

describe('what flows', () => {
  it.each([
    ['pipe puzzle with a plumber', undefined],
    ['Rohrpuzzle mit einem Klempner', undefined],
    ['juego de tuberías en el jardín', undefined],
    // the plumber's name has the word for a wire in it
    ['игра водопроводчик: провести воду к ванне', undefined],
    ['circuit puzzle with a lamp', 'circuit'],
    ['Kabelpuzzle mit einer Lampe', 'circuit'],
    ['juego de circuitos con una bombilla', 'circuit'],
    ['головоломка с проводами и лампочкой', 'circuit'],
    ['電気回路パズル', 'circuit'],
    // what flows is a thing of the prompt, and none of the cast
    ['Leitungen drehen, bis der Strom zur Lampe kommt', 'circuit'],
    ['rotate the pieces until the current reaches the lamp', 'circuit'],
  ])('%s', (prompt, mode) => {
    const design = read(prompt);
    expect([design.genre, design.mode]).toEqual(['pipe_puzzle', mode]);
  });
});

describe('what is reached', () => {
  it.each([
    ['pipe puzzle: turn pieces of pipe until the water reaches the bathtub', 'bathtub'],
    ["jeu de tuyaux où l'eau doit arriver à la baignoire", 'bathtub'],
    ['układanie rur, woda ma dopłynąć do kwiatów', 'blossom'],
    ['파이프 퍼즐: 물을 꽃까지 보내기', 'blossom'],
    ['circuit puzzle: turn the cables until the lamp is on', 'light-bulb'],
  ])('%s', (prompt, picture) => {
    const { cast } = read(prompt);
    expect([cast.goal?.sprite, cast.goal?.from]).toEqual([picture, 'prompt']);
    const made = [cast.hero, ...cast.items].filter(({ from }) => from === 'prompt').map(({ sprite }) => sprite);
    expect(made.filter((sprite) => /^(?:pipe|droplet|electric-plug|label:)/u.test(sprite))).toEqual([]);
  });

  it('is what the place has, where the prompt names nothing', () =>
    expect(read('pipe puzzle').cast.goal?.from).toBe('theme'));
});

describe('a pipe alone makes no puzzle', () => {
  it.each(['flappy bird through pipes', 'a plumber jumps over pipes and collects coins'])('%s', (prompt) =>
    expect(read(prompt).genre).not.toBe('pipe_puzzle'),
  );
});
