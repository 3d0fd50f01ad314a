import { describe, expect, test } from 'vitest';
import { asksForChange } from '../../../src/generation/revise/asks-for-change.js';

const BEFORE = 'a penguin platformer: collect fish';

describe('a prompt that names a run without a game', () => {
  test.each([
    'make it faster',
    'harder',
    'add a boss',
    'remove the fish',
    'replace the penguin with a cat',
    'change the hero to a cat',
    'make the snake faster',
    'same but as a snake game',
    'but with dinosaurs',
    'hazlo más rápido',
    'schneller bitte',
    'plus vite',
    'быстрее',
    'もっと速く',
    '更快一点',
  ])('asks for a change: %s', (prompt) => expect(asksForChange(prompt, BEFORE)).toBe(true));

  test.each([
    'a snake game',
    'space cats',
    'please make a snake game with more apples',
    'A breakout game where a robot breaks candy bricks in a kitchen',
    'a game about bugs in space',
    'a rocket in the sea',
    'a new game about more cats',
    // the same again, in more words
    'a penguin platformer: collect more fish, at night',
    '',
    '🐧',
  ])('describes a game: %s', (prompt) => expect(asksForChange(prompt, BEFORE)).toBe(false));

  test('of which only so much is read, whatever it is', () => {
    expect(asksForChange(`${'zxqv '.repeat(2_000)} faster`, '')).toBe(false);
    expect(asksForChange('\ud800 faster', '')).toBe(true);
  });
});
