/** A noun that no picture shows is named on a label, never shown as something else. */
import { describe, expect, it } from 'vitest';
import { GENRES } from '../../../src/generation/design.js';
import { isPicture, pictureSort } from '../../../src/generation/lexicon/lexicon.js';
import { labelled, labelOf } from '../../../src/generation/lexicon/labels.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';

const castOf = (prompt: string) => {
  const { hero, enemies, items } = readPrompt({ prompt, seed: 42, supported: GENRES }).cast;
  const named = (list: readonly { from: string; name: string; sprite: string }[]) =>
    list.filter(({ from }) => from === 'prompt').map(({ name, sprite }) => `${name} ${sprite}`);
  return { hero: named([hero])[0], enemies: named(enemies), items: named(items) };
};

describe('a noun without a picture', () => {
  it.each([
    ['a platformer where a giant corset collects coins', 'giant corset label:corset'],
    ['a corset that collects toilet paper', 'corset label:corset'],
    ['a goddess fights zombies', 'goddess label:goddess'],
    ['a florp that collects apples', 'florp label:florp'],
    ['Ein Wagenheber sammelt Büroklammern und weicht Scheren aus', 'Wagenheber label:wagenheber'],
    ['un juego en el que una perforadora recoge clips', 'perforadora label:perforadora'],
    ['Un jeu où une perforatrice collecte des trombones', 'perforatrice label:perforatrice'],
    ['un tagliaunghie che raccoglie mele', 'tagliaunghie label:tagliaunghie'],
    ['uma roçadeira que coleta maçãs', `roçadeira ${labelOf('roçadeira')}`],
    ['Игра, где дырокол собирает скрепки', `дырокол ${labelOf('дырокол')}`],
  ])('%s: %s', (prompt, hero) => expect(castOf(prompt).hero).toBe(hero));

  it('is an enemy or an item as any other is', () => {
    expect(castOf('a space shooter with thermostats and bagpipes as enemies').enemies.toSorted()).toEqual([
      'bagpipes label:bagpipe',
      'thermostats label:thermostat',
    ]);
    expect(castOf('a cat collects corsets, spatulas and dumbbells').items).toEqual([
      'corsets label:corset',
      'spatulas label:spatula',
      'dumbbells label:dumbbell',
    ]);
    expect(castOf('a cat collects thermostats and toilet paper').items).toEqual([
      'thermostats label:thermostat',
      'toilet paper roll-of-paper',
    ]);
    expect(castOf('Eine Katze sammelt Wagenheber').items).toEqual(['Wagenheber label:wagenheber']);
  });

  it('says what sort of thing it is by the picture near it', () => {
    expect(['corset', 'goddess', 'dungeon', 'ballroom'].map((word) => pictureSort(labelOf(word)))).toEqual([
      'object',
      'person',
      'building',
      'building',
    ]);
  });
});

describe('a noun of which a picture shows the like', () => {
  it.each([
    ['a poodle collects bones', 'poodle poodle'],
    ['a gull collects fish', 'gull bird'],
    ['a doge collects bones', 'doge dog'],
    ['a toboggan collects snowflakes', 'toboggan sled'],
    ['a battleship shoots at seagulls', 'battleship ship'],
    ['a dragon goddess collects apples', 'dragon goddess dragon'],
  ])('%s: %s', (prompt, hero) => expect(castOf(prompt).hero).toBe(hero));
});

describe('words that are no nouns', () => {
  it.each([
    'a cat collects quickly and avoids getting hit',
    'make a sidescroller with a cat',
    'a fox collects shiny coins and dodges incoming bombs',
    'a cat fights evil dogs bravely',
    'гонки на санях с собаками, надо обгонять медведей',
  ])('%s', (prompt) => expect(JSON.stringify(castOf(prompt))).not.toContain('label:'));
});

describe('the name of a label', () => {
  it.each(['stapler', 'guided missile', 'roçadeira', 'степлер', 'دباسة', 'ホッチキス', 'u nit', '<b>&"'])(
    '%s is read back from it',
    (word) => {
      const name = labelOf(word);
      expect(name).toMatch(/^label:[a-z0-9-]{1,80}$/u);
      expect(name.length).toBeLessThanOrEqual(80);
      expect(labelled(name)).toBe(word);
      expect(isPicture(name)).toBe(true);
    },
  );
});
