/** Short wishes of everyday words: their language, their kind, and names that lists used to lack. */
import { describe, expect, it } from 'vitest';
import { GENRES } from '../../../src/generation/design.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';

const read = (prompt: string, seed = 7) => readPrompt({ prompt, seed, supported: GENRES });
const named = (list: readonly { from: string; sprite: string }[]): string[] =>
  list.filter(({ from }) => from === 'prompt').map(({ sprite }) => sprite);

describe('the language of a few words', () => {
  it.each([
    ['Wikinger sammelt Gold', 'de'],
    ['aplasta mosquitos', 'es'],
    ['atrapa pizza', 'es'],
    ['super ninja panda', 'en'],
    ['Robot vs Ninja', 'en'],
    ['Pirate finds Gold', 'en'],
  ])('%s: %s', (prompt, lang) => expect(read(prompt).lang).toBe(lang));
});

describe('the kind', () => {
  it.each([
    ['小狗打怪物', 'arena'],
    ['aplasta mosquitos', 'reaction'],
    ['throwing tomatoes at my boss', 'aim_physics'],
  ])('%s: %s', (prompt, genre) => expect(read(prompt).genre).toBe(genre));

  it('lands a rocket, or flies it there', () =>
    expect(['lander', 'flappy']).toContain(read('eine Rakete muss auf dem Mond landen').genre));

  it.each([
    ['una abuela entrega 12 cartas', 'memory'],
    ['спаси котёнка от собак', 'catcher'],
    ['一个汉堡不想被吃掉', 'catcher'],
  ])('%s: never %s', (prompt, genre) =>
    expect([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => read(prompt, seed).genre)).not.toContain(genre),
  );

  it.each(['un cartero reparte 12 paquetes', 'a fox delivers newspapers'])('%s: has a way to go', (prompt) => {
    for (const seed of [1, 2, 3, 4])
      expect(['delivery_game', 'runner', 'platformer', 'maze', 'crossing']).toContain(read(prompt, seed).genre);
  });
});

describe('names and numbers', () => {
  it.each([
    ['zorro roba a los mafiosos', 'person-supervillain'],
    ['新人が部長から逃げる', 'office-worker'],
    ['um gato come salsicha e foge dos donos', 'man'],
  ])('%s', (prompt, enemy) => expect(named(read(prompt).cast.enemies)).toContain(enemy));

  it.each([
    ['Biancaneve raccoglie mele', 'princess'],
    ['snow white runs in the forest', 'princess'],
    ['гопники едят семечки', 'man'],
    ['котёнок собирает рыбу', 'cat-face'],
    ['ein Würstchen flieht vor dem Grill', 'hot-dog'],
  ])('%s', (prompt, hero) => expect(read(prompt).cast.hero.sprite).toBe(hero));

  it.each(['骑手送完8单', 'deliver 8 orders on a bike', 'reparte 8 pedidos en bici'])('%s', (prompt) =>
    expect(read(prompt).rules).toContainEqual({ rule: 'collect', n: 8 }),
  );
});
