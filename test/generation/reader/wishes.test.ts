import { describe, expect, it } from 'vitest';
import type { Genre } from '../../../src/generation/design.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';

const FIRST: readonly Genre[] = ['platformer', 'snake', 'breakout', 'arena'];
const read = (prompt: string, supported: readonly Genre[] = FIRST) => readPrompt({ prompt, seed: 7, supported });

describe('what must not be touched', () => {
  it.each([
    ['a platformer with a fox, bees which you must NOT hit, collect apples', 'fox', 'honeybee'],
    ["a cat collects fish. Don't touch the dogs or the spiders!", 'cat', 'dog'],
    ["a cat collects fish. Don't touch the dogs or the spiders!", 'cat', 'spider'],
    ['a frog eats flies; there are also bees that you should never eat', 'frog', 'honeybee'],
    ['catch the falling apples but never catch the bombs', undefined, 'bomb'],
    ['Ein Igel sammelt Pilze, und da sind Füchse, die man nicht berühren darf', 'hedgehog', 'fox'],
    ['un gato que recoge peces, no toques los perros', 'cat', 'dog'],
    ['un gato recoge estrellas y hay arañas que no debes tocar', 'cat', 'spider'],
    ['un lapin qui mange des carottes sans toucher les renards', 'rabbit', 'fox'],
    ['jogo de um sapo que come moscas, não pode tocar nas cobras', 'frog', 'snake'],
    ['una rana che mangia mosche e serpenti che non devi toccare', 'frog', 'snake'],
    ['игра про кота, который ест рыбу, нельзя трогать собак', 'cat', 'dog'],
    ['小猫吃鱼，不能碰狗', 'cat', 'dog'],
    ['猫が魚を集めるゲーム。犬に触れてはいけない', 'cat', 'dog'],
    ['고양이가 물고기를 모으는 게임, 강아지를 건드리면 안 돼요', 'cat', 'dog'],
    ['لعبة قطة تجمع السمك، لا تلمس الكلاب', 'cat', 'dog'],
  ])('%s', (prompt, hero, enemy) => {
    const { cast } = read(prompt);
    expect([hero ?? cast.hero.sprite]).toContain(cast.hero.sprite);
    expect(cast.enemies.filter(({ from }) => from === 'prompt').map(({ sprite }) => sprite)).toContain(enemy);
    expect(cast.items.map(({ sprite }) => sprite)).not.toContain(enemy);
  });

  it('stands still where it can not move', () => {
    const { cast } = read('platformer with a fox, trees which you must not touch');
    expect(cast.obstacles.filter(({ from }) => from === 'prompt')).toHaveLength(1);
  });

  it('leaves the hero alone', () => {
    const { cast } = read('a platformer with a cat that must not touch the walls and collects fish');
    expect(cast.hero.sprite).toBe('cat');
  });
});

describe('what was asked for and left out', () => {
  it.each([
    ['racing game with 3 laps', /laps/u],
    ['sokoban with an undo button', /undo/u],
    ['platformer with voice acting', /voices/u],
    ['platformer with online multiplayer', /more than one player/u],
    ['a 3D platformer', /2D/u],
    ['platformer with an online leaderboard', /leaderboards/u],
    ['platformer with a shop and a skill tree', /shop/u],
    ['platformer with a level editor', /level editor/u],
    ['arena game with cutscenes', /dialogues/u],
    ['arena with power-ups, each with a cooldown', /power-up timers/u],
    ['Rennspiel mit Level-Editor und Skins', /Level-Editor.*Figurenauswahl|Figurenauswahl.*Level-Editor/u],
    ['juego de plataformas con inventario', /inventario/u],
    ['jeu de plateforme avec sauvegarde', /sauvegardes/u],
    ['платформер с магазином', /магазин/u],
    ['平台游戏，有小地图', /地图/u],
  ])('%s', (prompt, line) => {
    expect(read(prompt).ignored.join(' · ')).toMatch(line);
  });

  it('is not said of what was not asked for', () => {
    expect(read('platformer with an online leaderboard').ignored.join()).not.toMatch(/player/u);
    expect(read('a miner digs for gems in a platformer').ignored).toEqual([]);
    expect(read('platformer with a fox and three lives').ignored).toEqual([]);
    expect(read('racing with 3 laps', ['racing']).ignored).toEqual([]);
  });
});

describe('a kind that is not made yet', () => {
  it.each([
    ['a memory card game with dinosaurs', 'breakout'],
    ['match 3 with jewels', 'breakout'],
    ['quiz about the solar system', 'breakout'],
    ['tetris with sushi', 'breakout'],
    ['Tetris mit Katzen', 'breakout'],
    ['俄罗斯方块 小猫', 'breakout'],
    ['cookie clicker for dragons hoarding gold', 'breakout'],
    ['rhythm game with a guitar', 'breakout'],
    ['kart racing with unicorns', 'platformer'],
    ['endless runner with a chicken', 'platformer'],
    ['frogger with a chicken', 'platformer'],
    ['flappy bee', 'platformer'],
    ['space invaders with ducks', 'arena'],
    ['tower defense: cats vs vacuum cleaners', 'arena'],
    ['Cowboy duel at high noon', 'arena'],
    ['pong but the ball is a hamster', 'breakout'],
    ['a maze where a ghost is chased by wolves', 'arena'],
    ['a maze with a mouse looking for cheese', 'snake'],
    ['maze game: mouse looking for cheese while cats chase it', 'snake'],
    ['a snail catches falling mushrooms', 'platformer'],
    ['catch falling apples with a basket', 'breakout'],
  ])('%s → %s', (prompt, kind) => {
    const design = read(prompt);
    expect(design.askedGenre).toBeDefined();
    expect(design.genre).toBe(kind);
  });

  it('keeps the things of the prompt on the screen', () => {
    const memory = read('a memory card game with dinosaurs');
    expect(memory.cast.items[0]).toMatchObject({ sprite: 't-rex', from: 'prompt' });
    expect(read('kart racing with unicorns').cast.hero.sprite).toBe('unicorn');
    expect(read('whack-a-mole with zombies').cast.items[0]).toMatchObject({ sprite: 'person-zombie', from: 'prompt' });
  });

  it('plays one, whatever crowd is named', () => {
    expect(read('kart racing with unicorns').cast.hero.name).toBe('unicorn');
    expect(read('gara di lumache in giardino').cast.hero.name).toBe('lumaca');
  });

  it('shows no sign for a thing', () => {
    const { cast } = read('👉 🐸 ➡️ 🏠 ⬜');
    expect(cast.hero.sprite).toBe('frog');
    const all = [...cast.items, ...cast.enemies, ...cast.obstacles].map(({ sprite }) => sprite).join(' ');
    expect(all).not.toMatch(/arrow|square|index/u);
    expect(
      read('⬅️➡️')
        .cast.items.map(({ sprite }) => sprite)
        .join(' '),
    ).not.toMatch(/arrow/u);
  });
});
