/** Who asks and who will play are no things of the game; who is said to be in it is one. */
import { describe, expect, it } from 'vitest';
import { GENRES } from '../../../src/generation/design.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';

const read = (prompt: string) => readPrompt({ prompt, seed: 7, supported: GENRES });

const PLAYED = new Set(['hero', 'enemy', 'boss', 'item', 'goal', 'obstacle', 'projectile']);
/** Words of a prompt that became things of the game. */
const things = (prompt: string): string[] => [
  ...new Set(
    read(prompt)
      .evidence.filter(({ as }) => PLAYED.has(as))
      .map(({ text }) => text),
  ),
];

describe('a greeting', () => {
  it.each([
    ['Hi guys, a maze with doughnuts', ['doughnuts']],
    ['Merhabalar, kedi olan bir labirent oyunu', ['kedi']],
    ['Здравствуйте! Лиса собирает грибы', ['Лиса', 'грибы']],
    ['Hallo zusammen, ein Rennspiel mit Schnecken', ['Schnecken']],
  ])('%s', (prompt, left) => expect(things(prompt)).toEqual(left));
});

describe('who asks', () => {
  it.each([
    ["I'm a nurse and I'd like a memory game with ambulances", ['ambulances']],
    ['je suis boulangère et je voudrais un jeu : un lapin attrape des croissants', ['lapin', 'croissants']],
    ['ik ben juf van groep 4, maak een doolhof met een muis', ['muis']],
    ['soy profe y quiero un juego donde una tortuga esquiva cangrejos', ['tortuga', 'cangrejos']],
  ])('%s', (prompt, left) => expect(things(prompt)).toEqual(left));

  it.each([
    ["I'm a nurse and must collect bandages", 'nurse'],
    ['ich bin ein Zauberer und sammle Tränke', 'Zauberer'],
    ['soy un pirata que busca monedas', 'pirata'],
  ])('but is played without a request behind it: %s', (prompt, hero) => expect(things(prompt)).toContain(hero));
});

describe('whom it is for', () => {
  it.each([
    ['for my grandson: a hedgehog collects apples', ['hedgehog', 'apples']],
    ['my daughter loves owls, make her a game where a fox jumps over logs', ['fox', 'logs']],
    ['für meine Schüler: ein Igel sammelt Äpfel', ['Igel', 'Äpfel']],
    ['Мой сын обожает пиратов, сделай для него игру, где попугай собирает монеты', ['попугай', 'монеты']],
    ['the pupils match flags', ['flags']],
  ])('%s', (prompt, left) => expect(things(prompt)).toEqual(left));

  it('what the players like is the cast of a game that has no other', () =>
    expect(things('my son loves trains, make him a memory game')).toEqual(['trains']));

  it.each([
    ['a platformer where my grandma is the hero', 'grandma'],
    ['a game where my dog chases socks', 'dog'],
    ['a frog brings flowers to my grandma', 'frog'],
    ['a student throws paper planes', 'student'],
  ])('but who is in the game is cast: %s', (prompt, one) => expect(things(prompt)).toContain(one));
});
