/** The prompts of the report that the reader was not made on: what it once understood, it goes on to understand. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GENRES } from '../../../src/generation/design.js';
import { readPrompt } from '../../../src/generation/reader/index.js';
import { TEXTS } from '../../../src/generation/texts/texts.js';
import { compare } from '../../bench/report/compare.js';
import { readPrompts } from '../../bench/report/prompts.js';

const folder = join(import.meta.dirname, '..', 'prompts');

/** A crowd beside a title that names no side: who of them plays is anybody's guess. */
const EITHER = new Set(['w06']);

describe.each(['unseen.json', 'later.json', 'fresh.json', 'fresher.json'])('%s', (file) => {
  // Dutch, Polish and Turkish are understood, and answered in English
  const prompts = readPrompts(join(folder, file)).prompts.filter(({ id, lang }) => TEXTS[lang] && !EITHER.has(id));

  it.each(prompts.map((prompt) => [prompt.text, prompt] as const))('%s', (text, prompt) => {
    for (const seed of [3, 3_000_000_000]) {
      const design = readPrompt({ prompt: text, seed, supported: GENRES });
      const game = {
        design,
        html: '',
        bytes: 0,
        milliseconds: 0,
        cpuMilliseconds: 0,
        won: undefined,
        again: false,
        pictures: {},
        paths: undefined,
      };
      const found = compare({ prompt, game, refused: undefined, failed: undefined }, undefined);
      expect({
        kind: found?.kind ?? true,
        language: found?.language ?? true,
        missing: found?.cast.filter(({ inDesign }) => !inDesign).map(({ role }) => role),
        lost: found?.rules.filter(({ kept }) => !kept).map(({ what }) => what),
      }).toEqual({ kind: true, language: true, missing: [], lost: [] });
    }
  });
});

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
