/** A title that everybody knows, and a child for whom the game is. */
import { describe, expect, it } from 'vitest';
import { GENRES } from '../../../src/generation/design.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';

describe('a well-known title', () => {
  it.each([
    ['Tetris', 'falling_blocks'],
    ['Pac-Man', 'maze'],
    ['Super Mario', 'platformer'],
    ['Flappy Bird', 'flappy'],
    ['Candy Crush', 'match3'],
    ['Space Invaders', 'shmup'],
    ['Frogger', 'crossing'],
    ['Angry Birds', 'aim_physics'],
    ['Guitar Hero', 'rhythm'],
    ['Cookie Clicker', 'clicker'],
    ['Plants vs Zombies', 'tower_defense'],
    ['Stardew Valley', 'farm_sim'],
    ['Mario Kart', 'racing'],
    ['Fruit Ninja', 'reaction'],
  ])('%s becomes its kind, and no title', (title, kind) => {
    const design = readPrompt({ prompt: `${title} with otters`, seed: 9, supported: GENRES });
    expect(design.genre).toBe(kind);
    expect(design.title.toLowerCase()).not.toContain(title.toLowerCase());
    expect([design.cast.hero, ...design.cast.items, ...design.cast.enemies].map(({ sprite }) => sprite)).toContain(
      'otter',
    );
  });
});

describe('for whom', () => {
  it.each([
    'a duck game for my 4 year old',
    'un juego de patos para mi hijo de 5 años',
    'ein Entenspiel ohne Blut für Kinder',
    'un jeu de canards pour ma fille de 6 ans',
    'um jogo de patos para crianças de 4 anos',
    'un gioco di anatre per bambini di 5 anni',
    '4歳の子供向けのアヒルのゲーム',
    '给4岁孩子的鸭子游戏',
    'игра про уток для ребёнка 5 лет',
  ])('%s: gentle', (prompt) => {
    const design = readPrompt({ prompt, seed: 5, supported: GENRES });
    expect(design.rules.map(({ rule }) => rule)).toContain('gentle');
    expect(design.difficulty).toBe('easy');
    expect([design.cast.hero, ...design.cast.items].map(({ sprite }) => sprite)).toContain('duck');
  });
});
