/** Who is driven, who drives, and who steals: in a game with a flock, by what the prompt names. */
import { describe, expect, it } from 'vitest';
import type { GameDesign } from '../../../src/generation/design.js';
import { supported } from '../../../src/generation/genres/index.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';

const read = (prompt: string): GameDesign =>
  readPrompt({ prompt, seed: 42, supported: supported().map(({ genre }) => genre) });
const counted = ({ rules }: GameDesign): number | undefined =>
  rules.flatMap((entry) => (entry.rule === 'collect' ? [entry.n] : []))[0];
const sprites = (list: readonly { sprite: string }[]): string[] => list.map(({ sprite }) => sprite);

describe('a herding game', () => {
  it.each([
    ['herding game with 8 ducks and a fox', 'dog', 'duck', 'fox', 8],
    ['juego de pastoreo con un perro, 10 ovejas y un lobo', 'dog', 'ewe', 'wolf', 10],
    ['Hütespiel mit 10 Gänsen', 'dog', 'goose', 'wolf', 10],
    ['игра про пастуха: 12 овец и волк', 'shepherd', 'ewe', 'wolf', 12],
    ['牧羊游戏 12只羊 狼', 'dog', 'ewe', 'wolf', 12],
  ])('“%s” has a %s that drives: %s', (prompt, hero, flock, thief, n) => {
    const design = read(prompt);
    expect([design.genre, design.cast.hero.sprite]).toEqual(['herding_game', hero]);
    expect([sprites(design.cast.items), sprites(design.cast.enemies)]).toEqual([[flock], [thief]]);
    expect(counted(design)).toBe(n);
  });

  it('drives what lives, and none of what is only there', () => {
    const { hero, items } = read('herding game: a girl herds the geese and picks up an apple').cast;
    expect([hero.sprite, sprites(items)]).toEqual(['girl', ['goose']]);
  });

  it('is played by one of the flock where the prompt says so', () => {
    expect(read('herding game, you are a goose that herds sheep').cast.hero.sprite).toBe('goose');
  });

  it('has animals where the prompt names none', () => {
    expect(read('herding game on ice').cast.items[0]?.sprite).toMatch(/^(?:penguin|seal)$/u);
  });
});

it('in another kind ducks that are with it are neither driven nor counted', () => {
  expect(counted(read('platformer with 8 ducks and a fox'))).toBeUndefined();
});
