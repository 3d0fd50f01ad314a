/** How a game is drawn, as the prompt says, or as suits it. */
import { describe, expect, it } from 'vitest';
import { gameDesignSchema, STYLES, type GameDesign } from '../../../src/generation/design.js';
import { supported } from '../../../src/generation/genres/index.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';
import { penguin } from '../designs.js';

const kinds = supported().map(({ genre }) => genre);
const read = (prompt: string, seed = 1): GameDesign => readPrompt({ prompt, seed, supported: kinds });

describe('style', () => {
  it.each([
    ['pixel', 'an 8-bit platformer with a cat', '8-bit'],
    ['pixel', 'a retro space shooter', 'retro'],
    ['noir', 'black and white detective platformer with a dog', 'black and white'],
    ['noir', 'film noir arena with rats', 'film noir'],
    ['paper', 'a paper cut-out forest runner with a fox', 'paper cut-out'],
    ['paper', 'storybook game with a rabbit', 'storybook'],
    ['flat', 'a minimalist snake game', 'minimalist'],
    ['pixel', 'un juego de plataformas en pixel art con un gato', 'pixel art'],
    ['pixel', 'ein verpixeltes Spiel mit einer Katze', 'verpixeltes'],
    ['paper', 'Scherenschnitt-Plattformer mit Fuchs', 'Scherenschnitt'],
    ['noir', 'jeu de plateforme en noir et blanc avec un chat', 'en noir et blanc'],
    ['pixel', 'um jogo retrô com um gato', 'retrô'],
    ['noir', 'un gioco in bianco e nero con un gatto', 'in bianco e nero'],
    ['pixel', 'ドット絵の猫のアクションゲーム', 'ドット絵'],
    ['paper', '折り紙の鶴が飛ぶゲーム', '折り紙'],
    ['pixel', '像素风格的猫跑酷游戏', '像素风格'],
    ['paper', '剪纸风格的兔子跑酷', '剪纸'],
    ['noir', 'чёрно-белая игра про кота', 'чёрно-белая'],
    ['pixel', 'пиксельная змейка', 'пиксельная'],
  ])('is %s in “%s”', (style, prompt, words) => {
    const { theme, evidence } = read(prompt);
    expect(theme.style).toBe(style);
    expect(evidence.filter(({ as }) => as === 'style')).toEqual([
      {
        start: prompt.indexOf(words),
        end: prompt.indexOf(words) + words.length,
        text: words,
        as: 'style',
        value: style,
      },
    ]);
  });

  it('takes things of paper for things, and a “no” for a no', () => {
    for (let seed = 0; seed < 40; seed++) {
      expect(read('collect paper planes with a bird', seed).evidence.some(({ as }) => as === 'style')).toBe(false);
      expect(read('a snake game, not pixel art', seed).theme.style).not.toBe('pixel');
    }
  });

  it('is chosen by the seed where no word says, flat most often and each of them sometimes', () => {
    const count = Object.fromEntries(STYLES.map((style) => [style, 0])) as Record<(typeof STYLES)[number], number>;
    const prompts = [
      'a platformer with a fox',
      'space shooter',
      'zombie arena at night',
      'snake',
      'runner in the city',
    ];
    for (let seed = 0; seed < 200; seed++) count[read(prompts[seed % 5]!, seed * 77).theme.style]++;
    expect(count.flat).toBe(Math.max(...Object.values(count)));
    expect(count.flat).toBeLessThan(130);
    for (const style of STYLES) expect(count[style]).toBeGreaterThan(3);
  });

  it('is never without colour where colours matter', () => {
    for (let seed = 0; seed < 60; seed++) {
      expect(read('match 3 in a haunted house', seed).theme.style).not.toBe('noir');
      expect(read('a red fox in the city at night', seed).theme.style).not.toBe('noir');
    }
  });

  it('is flat in designs that know of none', () => {
    const { style: _style, ...theme } = penguin.theme;
    expect(gameDesignSchema.parse({ ...penguin, theme }).theme.style).toBe('flat');
  });
});
