import { describe, expect, it } from 'vitest';
import { reader } from '../../../src/generation/reader/index.js';

const thingsOf = (prompt: string): readonly string[] => reader.read({ prompt }).things.map((thing) => thing.is);

describe('the computer that one plays against', () => {
  it.each([
    'Cribbage to 121, me against the computer',
    'Schach gegen den Computer',
    'un tarot à quatre contre l’ordinateur',
    'briscola contro il computer',
    'damas contra o computador',
    'дурак против компьютера',
    '컴퓨터 상대로 맞고',
  ])('is nobody in the game: %s', (prompt) => {
    expect(thingsOf(prompt)).not.toContain('laptop');
    expect(thingsOf(prompt)).not.toContain('desktop-computer');
  });

  it.each([
    'smash the computers with a hammer',
    'a wizard fights against an evil computer',
    'Ein Roboter wirft einen Computer',
    'un ladro ruba il computer',
  ])('is a thing where it is more than that: %s', (prompt) => {
    expect(thingsOf(prompt).some((is) => is === 'laptop' || is === 'desktop-computer')).toBe(true);
  });
});
