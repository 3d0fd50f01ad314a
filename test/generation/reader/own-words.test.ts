/** Nouns that the picture set lacks are read as the pictures of our own, in many languages. */
import { describe, expect, it } from 'vitest';
import { GENRES } from '../../../src/generation/design.js';
import { LANGUAGES } from '../../../src/generation/languages/index.js';
import { eachPhrase } from '../../../src/generation/languages/rows.js';
import { pictureOfEmoji } from '../../../src/generation/lexicon/lexicon.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';

describe('the list', () => {
  it.each(Object.entries(LANGUAGES))('has no word for two pictures in %s', (_, { ownThings }) => {
    const said: string[] = [];
    eachPhrase(ownThings, (_picture, word) => said.push(word));
    expect(said.filter((word, i) => said.indexOf(word) !== i)).toEqual([]);
  });
});

describe('a prompt', () => {
  it.each([
    ['a knight with a sword fights skeletons and orcs in an arena', ['knight', 'skeleton', 'orc']],
    ['pirates collect treasure chests', ['pirate', 'treasure-chest']],
    ['a submarine dodges mines and piranhas', ['submarine', 'sea-mine', 'piranha']],
    ['platformer: a walrus jumps over spikes', ['walrus', 'spike-trap']],
    ['drones attack the tank', ['drone', 'tank']],
    ['match 3 with rubies, emeralds and potions', ['ruby', 'emerald', 'potion']],
    ['a mech shoots drones and turrets', ['mech', 'drone', 'turret']],
    ['un vaquero recoge lingotes de oro', ['cowboy', 'gold-bar']],
    ['Ein Zwerg sammelt Goldbarren und flieht vor Mumien', ['dwarf', 'gold-bar', 'mummy']],
    ['un chevalier contre des gobelins', ['knight', 'cave-goblin']],
    ['uma capivara foge das piranhas', ['capybara', 'piranha']],
    ['un samurai contro gli scheletri', ['samurai', 'skeleton']],
    ['海賊が宝箱を集める', ['pirate', 'treasure-chest']],
    ['骑士打哥布林', ['knight', 'cave-goblin']],
    ['викинг против йети', ['viking', 'yeti']],
    ['القراصنة يجمعون الكنوز', ['pirate', 'treasure-chest']],
    ['기사가 드론과 싸운다', ['knight', 'drone']],
  ])('%s', (prompt, wanted) => {
    for (const seed of [7, 4_000_000_000]) {
      const { cast } = readPrompt({ prompt, seed, supported: GENRES });
      const shown = [cast.hero, ...cast.enemies, ...cast.items, ...cast.obstacles, cast.projectile, cast.goal];
      expect(shown.flatMap((actor) => actor?.sprite ?? [])).toEqual(expect.arrayContaining(wanted));
    }
  });

  it.each([
    ['an archer against orcs in an arena', 'flying-arrow'],
    ['tower defence: ninjas against demons', 'shuriken'],
    ['space shooter: a starship against asteroids', 'laser-bolt'],
    ['an archer shoots snowballs at wolves', 'snowball'],
  ])('%s: %s is what flies', (prompt, shot) => {
    expect(readPrompt({ prompt, seed: 7, supported: GENRES }).cast.projectile?.sprite).toBe(shot);
  });

  it('with emoji of what is drawn whole', () => {
    expect(['🏴‍☠️', '🤠', '👿', '💀'].map(pictureOfEmoji)).toEqual(['pirate', 'cowboy', 'demon', 'skull']);
  });
});
