/** Words that only look like something: forms of other words, names behind somebody, laughter, what is replaced. */
import { describe, expect, it } from 'vitest';
import { GENRES } from '../../../src/generation/design.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';
import { reader } from '../../../src/generation/reader/index.js';

const read = (prompt: string) => readPrompt({ prompt, seed: 7, supported: GENRES });

describe('a frequent word is no form of a theme or a rule', () => {
  it.each([
    ["un jeu pour mon mari, il ramasse des cerises et il n'aime pas perdre", 'space'],
    ['parallel parking a hearse', 'forest'],
    ['Муж тридцать лет водит кран', 'beach'],
    ['un gioco con i campanacci a tempo di musica', 'castle'],
  ])('%s: not in the %s', (prompt, theme) =>
    expect(reader.read({ prompt }).scene.places).not.toContainEqual(expect.objectContaining({ theme })),
  );

  it('nor a magnet', () =>
    expect(read('il aime le violet, un chat qui ramasse des fleurs').rules.map(({ rule }) => rule)).not.toContain(
      'magnet',
    ));
});

describe('a capital behind somebody is a name', () => {
  it.each([
    ['my dog Bagel steals socks', 'dog', 'Bagel'],
    ['Мій песик Бублик збирає шкарпетки', 'dog', 'Бублик'],
    ['my cat Pancake runs from the hoover', 'cat', 'Pancake'],
  ])('%s', (prompt, sprite, name) => expect(read(prompt).cast.hero).toMatchObject({ sprite, name }));

  it('and none where both have one', () => expect(read('help the Lion King jump').cast.hero.sprite).toBe('lion'));
});

it.each(['junto alfalfa en la cocina jaja', 'coletar moedas kkkk', 'collect coins hahaha'])(
  'who laughs names nothing: %s',
  (prompt) => expect(JSON.stringify(read(prompt).cast)).not.toMatch(/jaja|kkkk|haha/u),
);

it.each([
  ['kedili zıplamalı oyun', 'cat'],
  ['arabalı yarış oyunu', 'automobile'],
])('Turkish says "with" as an ending: %s', (prompt, sprite) => expect(read(prompt).cast.hero.sprite).toBe(sprite));

describe('what follows "and instead of" takes the place', () => {
  it.each([
    ['pac man ma sei un vigile che mangia le multe e invece dei fantasmi ci sono i motorini', 'motor-scooter'],
    ['pacman but you eat donuts and instead of ghosts there are cops', 'police-officer'],
  ])('%s', (prompt, enemy) => {
    const { cast, theme } = read(prompt);
    expect(cast.enemies.map(({ sprite }) => sprite)).toEqual([enemy]);
    expect(theme.id).not.toBe('haunted');
  });
});

describe('an emoji behind a sentence says how it is meant', () => {
  it.each([
    'snake game for two 😂',
    'mon chat attrape des souris ❤️',
    'кот ловит рыбу 🔥🔥',
    'my dog eats bones lol 💀',
  ])('%s: nothing is made of it', (prompt) =>
    expect(JSON.stringify(reader.read({ prompt }).things)).not.toMatch(/face-with|heart|fire|skull/u),
  );

  it.each([
    ['dodge 💣 and 💀', 'skull'],
    ['collect the ❤️', 'red-heart'],
    ['🦊 🔥 💀', 'skull'],
    ['un juego de gatitos 🐱', 'cat-face'],
  ])('%s: it is a thing', (prompt, is) =>
    expect(reader.read({ prompt }).things).toContainEqual(expect.objectContaining({ is })),
  );
});

it.each(['ابي لعبة فيها مفاتيح', 'ابغى لعبة قطة'])('who asks for a game is nobody in it: %s', (prompt) =>
  expect(JSON.stringify(reader.read({ prompt }).things)).not.toContain('ابي'),
);

it('a verb behind its subject is no animal', () => {
  expect(JSON.stringify(read('you steer a lifeboat and pick up people').cast)).not.toContain('"cow"');
  expect(read('a steer runs from the cowboys').cast.hero.sprite).toBe('cow');
});

it('the key that one hits is no place', () => {
  const places = (prompt: string) => reader.read({ prompt }).scene.places.map(({ theme }) => theme);
  expect(places('hit space at the right moment to open the lock')).not.toContain('space');
  expect(places('hit the aliens in space')).toContain('space');
});

it('words that are written by ear are what they sound like, and small words hang on no noun', () => {
  const spritesOf = (prompt: string) => JSON.stringify(read(prompt).cast);
  expect(spritesOf('ein pfert das springt und äpfel frisst')).toContain('"horse"');
  expect(spritesOf('un jeu avec lescargot contre dautre escargot')).toContain('"snail"');
  expect(spritesOf('un perro mira por la bentana y ladra')).toContain('"window"');
  expect(spritesOf('un juego con una banda de gatos')).not.toContain('"panda"');
});
