/** Who guards what from whom, who must not notice, and the kinds that rules of waves and bosses are of. */
import { describe, expect, it } from 'vitest';
import { GENRES } from '../../../src/generation/design.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';

const read = (prompt: string, seed = 7) => readPrompt({ prompt, seed, supported: GENRES });
const named = (list: readonly { from: string; sprite: string }[]) =>
  list.filter(({ from }) => from === 'prompt').map(({ sprite }) => sprite);

describe('guarding one from another', () => {
  it.each([
    ['chickens guard the farm from foxes', 'chicken', ['fox'], 'farm'],
    ['a knight protects the princess from dragons', 'knight', ['dragon'], 'princess'],
    ['a knight that protects the princess from dragons and wolves', 'knight', ['dragon', 'wolf'], 'princess'],
    ['Hühner bewachen den Hof vor Füchsen', 'chicken', ['fox'], 'farm'],
    ['ein Ritter beschützt die Prinzessin vor Drachen', 'knight', ['dragon'], 'princess'],
    ['ein Spiel, in dem ein Ritter die Prinzessin vor Drachen beschützt', 'knight', ['dragon'], 'princess'],
    ['un caballero protege a la princesa de los dragones', 'knight', ['dragon'], 'princess'],
    ['unas gallinas defienden la granja de los zorros', 'chicken', ['fox'], 'farm'],
    ['un chevalier protège la princesse des dragons', 'knight', ['dragon'], 'princess'],
    ['des poules gardent la ferme contre les renards', 'chicken', ['fox'], 'farm'],
    ['um cavaleiro defende a princesa dos dragões', 'knight', ['dragon'], 'princess'],
    ['un cavaliere protegge la principessa dai draghi', 'knight', ['dragon'], 'princess'],
    ['рыцарь защищает принцессу от драконов', 'knight', ['dragon'], 'princess'],
  ])('%s', (prompt, hero, enemies, goal) => {
    const { cast, genre } = read(prompt);
    expect(cast.hero.sprite).toBe(hero);
    expect(named(cast.enemies)).toEqual(enemies);
    expect([cast.goal, ...cast.items].map((one) => one?.sprite)).toContain(goal);
    expect(['tower_defense', 'arena']).toContain(genre);
  });

  it('keeps the kind that is named', () => {
    const { genre, cast } = read('a platformer where a knight protects the princess from dragons');
    expect([genre, cast.hero.sprite]).toEqual(['platformer', 'knight']);
  });

  it.each([
    ['a fox collects gems, wolves guard the forest', 'fox', 'wolf'],
    ['a rabbit collects carrots, dogs guard the garden from the north', 'rabbit', 'dog'],
    ['un zorro recoge moras, los perros vigilan la casa del pastor', 'fox', 'dog'],
  ])('%s: who guards against the player stays an enemy', (prompt, hero, enemy) => {
    const { cast } = read(prompt);
    expect(cast.hero.sprite).toBe(hero);
    expect(named(cast.enemies)).toContain(enemy);
  });
});

describe('who must not notice', () => {
  it.each([
    ['a detective cat steals pearls past the guards', 'cat', 'guard'],
    ['a mouse steals cheese without being caught by cats', 'mouse', 'cat'],
    ['sneak past the dogs and grab the bones', undefined, 'dog'],
    ['eine Katze schleicht sich an den Hunden vorbei und klaut Fische', 'cat', 'dog'],
    ['schleicht sich an den Hunden vorbei', undefined, 'dog'],
    ['un gato roba peces sin ser visto por los perros', 'cat', 'dog'],
    ['un chat vole des poissons sans être vu par les chiens', 'cat', 'dog'],
    ['um gato rouba peixes sem ser visto pelos cães', 'cat', 'dog'],
    ['un gatto ruba pesci senza essere visto dai cani', 'cat', 'dog'],
    ['кот крадётся мимо собак и ворует рыбу', 'cat', 'dog'],
  ])('%s', (prompt, hero, enemy) => {
    const { cast } = read(prompt);
    expect(cast.hero.from === 'prompt' ? cast.hero.sprite : undefined).toBe(hero);
    expect(named(cast.enemies)).toEqual([enemy]);
    expect(cast.items.map(({ sprite }) => sprite)).not.toContain(enemy);
  });
});

describe('rules that only some kinds have', () => {
  const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
  it.each([
    ['a robot in a neon city at night against drones, boss every 3 waves', ['arena', 'shmup', 'tower_defense']],
    ['a panda in the forest, 10 waves', ['arena', 'shmup', 'tower_defense']],
    ['a wizard against goblins with a boss', ['arena', 'shmup']],
  ])('%s', (prompt, kinds) => {
    for (const seed of seeds) expect(kinds).toContain(read(prompt, seed).genre);
  });

  it('leaves a named kind and calm prompts alone', () => {
    expect(read('a platformer with a robot, boss every 3 waves').genre).toBe('platformer');
    const calm = new Set(seeds.map((seed) => read('a panda in the forest, no enemies, 10 waves', seed).genre));
    expect([...calm]).toEqual(['platformer']);
  });

  it('falls back to the kinds that can be made', () => {
    const { genre } = readPrompt({ prompt: 'a panda in the forest, 10 waves', seed: 7, supported: ['snake', 'maze'] });
    expect(['snake', 'maze']).toContain(genre);
  });
});
