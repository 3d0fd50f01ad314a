/** Where a game is set whose prompt names no place: where its things are met. */
import { describe, expect, it } from 'vitest';
import { GENRES } from '../../../src/generation/design.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';

const seeds = [1, 2, 3, 4, 5, 6];
const themesOf = (prompt: string): Set<string> =>
  new Set(seeds.map((seed) => readPrompt({ prompt, seed, supported: GENRES }).theme.id));

describe('a game without a place', () => {
  it.each([
    ['breakout with a dumpling instead of the ball', 'kitchen'],
    ['memory with sofas and lamps', 'home'],
    ['match 3 with croissants', 'kitchen'],
    ['memory with mushrooms', 'forest'],
    ['labyrinthe : une souris cherche du fromage, attention aux chats', 'home'],
    ['una rana recoge fresas', 'garden'],
    ['a cat collects mandarins on the roofs', 'city'],
    ['roll a cheese down the hill', 'farm'],
    ['a cook collects mushrooms', 'kitchen'],
  ])('is where its things are met, whatever the seed: %s', (prompt, theme) =>
    expect([...themesOf(prompt)]).toEqual([theme]),
  );

  it('stays where a kind is flown', () => expect(themesOf('shmup with teachers')).not.toContain('village'));
  it('is where the prompt says', () =>
    expect([...themesOf('memory with croissants in the jungle')]).toEqual(['jungle']));
  it('is no kitchen because somebody eats', () =>
    expect([...themesOf('un dragón vuela entre torres y come mariposas, como flappy bird')]).not.toContain('kitchen'));
  it('is anywhere of its kind where nothing is named', () => expect(themesOf('memory').size).toBeGreaterThan(1));
});
