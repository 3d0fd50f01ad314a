/** Who does something is the hero, whatever it is made of; and who is to be kept away from is not. */
import { describe, expect, it } from 'vitest';
import { GENRES } from '../../../src/generation/design.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';

const read = (prompt: string, seed = 7) => readPrompt({ prompt, seed, supported: GENRES });
const named = (list: readonly { from: string; sprite: string }[]): string[] =>
  list.filter(({ from }) => from === 'prompt').map(({ sprite }) => sprite);

describe('a thing that does something of its own', () => {
  it.each([
    ['une pomme qui dévale et saute par-dessus les trous', 'red-apple'],
    ["une baguette qui s'enfuit de la boulangerie", 'baguette-bread'],
    ['uma batata correndo do garfo', 'potato'],
    ['una salchicha que quiere escapar de la parrilla', 'hot-dog'],
    ['eine Brezel flieht vor Tauben', 'pretzel'],
    ['una fragola che scappa dal frigorifero', 'strawberry'],
    ['пельмень убегает от вилки', 'dumpling'],
    ['一个汉堡想逃走', 'hamburger'],
  ])('%s: %s plays', (prompt, sprite) => {
    const { cast } = read(prompt);
    expect([cast.hero.from, cast.hero.sprite]).toEqual(['prompt', sprite]);
  });

  it.each([
    ['apples fall from a tree', 'red-apple'],
    ['a cat eats a cookie that wants to escape', 'cookie'],
    ['a chef and a pizza that rolls', 'pizza'],
  ])('%s: %s does not', (prompt, sprite) => expect(read(prompt).cast.hero.sprite).not.toBe(sprite));
});

describe('what is to be avoided, said behind it', () => {
  it.each([
    ['a bear wants honey. wasps must be avoided', 'honeybee'],
    ['ein Hase sammelt Karotten, Füchse müssen gemieden werden', 'fox'],
    ['un ratón busca queso, los gatos deben ser evitados', 'cat'],
    ['une souris cherche du fromage, les chats sont à éviter', 'cat'],
    ["a runner where i'm late, dont hit the ducks or my aunt", 'duck'],
  ])('%s: %s', (prompt, sprite) => {
    const { cast } = read(prompt);
    expect(named(cast.enemies)).toContain(sprite);
    expect(cast.hero.sprite).not.toBe(sprite);
  });
});
