/** What takes the place of something else has its part, and the other is not there. */
import { describe, expect, it } from 'vitest';
import { GENRES } from '../../../src/generation/design.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';

const read = (prompt: string) => readPrompt({ prompt, seed: 7, supported: GENRES });
const PLAYED = new Set(['hero', 'enemy', 'boss', 'item', 'goal', 'obstacle', 'projectile']);
/** `word part` of every thing of the prompt that the game has. */
const cast = (prompt: string): string[] =>
  read(prompt)
    .evidence.filter(({ as }) => PLAYED.has(as))
    .map(({ as, text }) => `${text} ${as}`);

describe('X as Y', () => {
  it.each([
    ['bowling with penguins as pins', ['penguins item']],
    ['penalty shootout with a lion as goalkeeper', ['lion enemy']],
    ['Bowling mit Enten als Kegeln', ['Enten item']],
    ['Breakout mit einem Pfannkuchen als Ball', ['Pfannkuchen projectile']],
    ['un jeu de plateforme avec des chats comme ennemis', ['chats enemy']],
    ['un comecocos con tiburones como fantasmas', ['tiburones enemy']],
    ['платформер, используя котов как врагов и лису как героя', ['лису hero', 'котов enemy']],
    ['düşman olarak yarasalar olan platform oyunu', ['yarasalar enemy']],
    ['een racespel met slakken als tegenstanders', ['slakken enemy']],
  ])('%s', (prompt, things) => expect(cast(prompt).toSorted()).toEqual(things.toSorted()));

  it('gives a list the part together', () =>
    expect(cast('a platformer with ducks and geese as enemies')).toEqual(['ducks enemy', 'geese enemy']));

  it('but what stands before the list keeps its own', () =>
    expect(cast('a bee eats pollen and spiders as ghosts chase it')).toContain('bee hero'));
});

describe('Y is X', () => {
  it.each([
    ['bowling: the pins are penguins, the ball is a pumpkin', ['penguins item', 'pumpkin projectile']],
    ['flappy bird, but the bird is a whale', ['whale hero']],
  ])('%s', (prompt, things) => expect(cast(prompt)).toEqual(expect.arrayContaining(things)));
});

describe('X instead of Y', () => {
  it.each([
    ['a runner with a train instead of a horse', 'train', 'horse'],
    ['Snake mit einem Zug statt einer Schlange', 'Zug', 'Schlange'],
    ["un jeu de plateforme avec un escargot au lieu d'un plombier", 'escargot', 'plombier'],
    ['un juego de carreras con burros en vez de coches', 'burros', 'coches'],
    ['игра, где вместо яблок надо собирать груши', 'груши', 'яблок'],
    ['instead of apples, the worm eats pears', 'pears', 'apples'],
    ['小鸟换成鲸鱼的flappy bird', '鲸鱼', '小鸟'],
  ])('%s', (prompt, there, gone) => {
    const words = cast(prompt).map((line) => line.slice(0, line.lastIndexOf(' ')));
    expect(words).toContain(there);
    expect(words).not.toContain(gone);
  });

  it.each([
    ['a hedgehog rolls instead of jumping', 'hedgehog'],
    ['obstacles like pipes and walls, and a duck that flies', 'duck'],
  ])('replaces nothing where no thing stands behind it: %s', (prompt, there) =>
    expect(cast(prompt).join()).toContain(there),
  );
});
