/** What a title shows where nobody was asked for: the game as its bot plays it, never what the player is to find. */
import { describe, expect, it } from 'vitest';
import { KINDS, supported } from '../../../src/generation/genres/index.js';
import { Demo, layDemo } from '../../../src/generation/kit/demo.js';
import { of } from '../../../src/generation/kit/of.js';
import { SILENT } from '../../../src/generation/kit/session.js';
import { showsItself } from '../../../src/generation/kit/shows-itself.js';
import { dressed } from '../../../src/generation/kit/style/palette.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';
import type { GameDesign } from '../../../src/generation/design.js';
import type { Kind } from '../../../src/generation/kit/types.js';

layDemo();

const read = (prompt: string): GameDesign =>
  dressed(readPrompt({ prompt, seed: 3, supported: supported().map(({ genre }) => genre) }));
const kindOf = (design: GameDesign): Kind => KINDS[design.genre]?.kind as unknown as Kind;
const demoOf = (design: GameDesign, still = false): Demo<unknown> =>
  new Demo(kindOf(design), { design, seed: 3, ease: 0, pictures: {} }, SILENT, still);
const isShown = (design: GameDesign): boolean => showsItself(of(kindOf(design).view, design), design);

describe('the title', () => {
  it.each(['chess', 'hangman', 'tetris', 'solitaire'])('shows the game itself of "%s"', (prompt) => {
    expect(isShown(read(prompt))).toBe(true);
  });

  it.each(['a fox breaks bricks', 'a platformer', 'a maze with a dog'])('shows who plays in "%s"', (prompt) => {
    expect(isShown(read(prompt))).toBe(false);
  });
});

describe('the game on the title', () => {
  it('is played, and begins again when it has ended', () => {
    const demo = demoOf(read('2048'));
    for (let i = 0; i < 400; i += 1) demo.step();
    const { session } = demo;
    expect(session.score).toBeGreaterThan(0);
    session.outcome = 'win';
    session.ending = 0;
    demo.step();
    expect(demo.session).not.toBe(session);
  });

  it('rests after its first moves where less motion is asked for', () => {
    const demo = demoOf(read('2048'), true);
    for (let i = 0; i < 100; i += 1) demo.step();
    const { totalFrames } = demo.session;
    expect(totalFrames).toBeGreaterThan(100);
    demo.step();
    expect(demo.session.totalFrames).toBe(totalFrames);
  });

  it('finds no word that the player is to find', () => {
    const demo = demoOf(read('hangman with the words: apple, banana, cherry'));
    for (let i = 0; i < 400; i += 1) demo.step();
    expect(demo.session.score).toBe(0);
    expect(demo.session.level).toBe(1);
  });
});
