/** What strangers' sentences do: asides, who listens, what is thrown at, blends, coats, farms, and guarding in the East. */
import { describe, expect, it } from 'vitest';
import { GENRES } from '../../../src/generation/design.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';

const read = (prompt: string, seed = 7) => readPrompt({ prompt, seed, supported: GENRES });
const named = (list: readonly { from: string; sprite: string }[]): string[] =>
  list.filter(({ from }) => from === 'prompt').map(({ sprite }) => sprite);

describe('the hero', () => {
  it.each([
    ['flappy bird but its a hot dog', 'hot-dog'],
    ['quiero un mario bros pero con un taco', 'taco'],
    ['Mario, aber mit einer Brezel', 'pretzel'],
    ['mario mais avec une baguette', 'baguette-bread'],
    ['toaster launching bread at pigeons', 'toaster'],
    ['my dog max is a superhero that saves kittens', 'dog'],
    ['tower defense against ants, towers are frogs', 'frog'],
    ['a grandma runs from dogs', 'old-woman'],
    ['おにぎりマンが走るゲーム', 'rice-ball'],
    ['a race on fridges', 'fridge'],
  ])('%s: %s', (prompt, sprite) => expect(read(prompt).cast.hero.sprite).toBe(sprite));

  it.each([
    'a duck game for my grandma',
    'my daughter loves ducks',
    'un juego de patos para mi abuela',
    '给奶奶玩的鸭子游戏',
  ])('%s: who listens does not play', (prompt) =>
    expect(read(prompt).cast.hero.sprite).not.toMatch(/woman|girl|child/u),
  );
});

describe('the other side', () => {
  it.each([
    ['pacman where cats are the ghosts and you are a mouse', 'cat'],
    ['a kid with a water pistol, evil broccoli attack', 'broccoli'],
    ["I'm a teapot and shoot tea at flying spoons", 'spoon'],
    ['ein Maulwurf darf dem Spaten nicht begegnen', 'shovel'],
    ['わさびの敵を倒すシューティング', 'leafy-green'],
  ])('%s: %s', (prompt, sprite) => expect(named(read(prompt).cast.enemies)).toContain(sprite));

  it('the last one is a boss', () => {
    const { rules, cast } = read('space shooter against ducks with a giant octopus at the end');
    expect(rules.map(({ rule }) => rule)).toContain('boss');
    expect(named(cast.enemies)).toContain('octopus');
  });

  it('races as many as are said', () =>
    expect(read('carrera de coches contra 4 camellos').rules).toContainEqual({ rule: 'rivals', n: 4 }));
});

describe('guarding and hiding', () => {
  it.each([
    ['骑士保护公主不被巨龙抓走', 'tower_defense', 'dragon'],
    ['騎士がドラゴンからお姫様を守るゲーム', 'tower_defense', 'dragon'],
    ['기사가 용으로부터 공주를 지키는 게임', 'tower_defense', 'dragon'],
    ['حارس يحمي القلعة من التنانين', 'tower_defense', 'dragon'],
    ['老鼠偷奶酪，不能被猫发现', 'maze', 'cat'],
    ['猫が魚を盗む、犬に見つからないように', 'stealth_game', 'dog'],
    ['토끼가 당근을 모으고 늑대에게 들키지 않기', 'maze', 'wolf'],
    ['grab 5 candles and dont let the ghosts see you', 'maze', 'ghost'],
  ])('%s: %s', (prompt, genre, enemy) => {
    const design = read(prompt);
    expect(named(design.cast.enemies)).toContain(enemy);
    // who must not be seen goes about corners, or past eyes; who is guarded, by hand or by towers
    const alike = [
      ['maze', 'stealth_game'],
      ['tower_defense', 'arena'],
    ].find((kinds) => kinds.includes(genre));
    expect(alike).toContain(design.genre);
  });
});

describe('the kind', () => {
  it.each([
    ['unicorn farm', 'farm_sim'],
    ['ferme de licornes', 'farm_sim'],
    ['granja de dragones', 'farm_sim'],
    ['独角兽农场', 'farm_sim'],
    ['karate', 'duel'],
    ['snowball fight vs penguins', 'arena'],
    ['capitals of europe quiz', 'quiz'],
    ['catch pizza in my mouth', 'catcher'],
    ['fling hamsters at a castle', 'aim_physics'],
    ['wyścig traktorów, 5 okrążeń', 'racing'],
    ['een doolhof met een muis', 'maze'],
  ])('%s: %s', (prompt, genre) => expect(read(prompt).genre).toBe(genre));

  it('a blend keeps its head and takes a rule of the other', () => {
    const { genre, rules } = read('snake but with tower defence');
    expect(genre).toBe('snake');
    expect(rules.map(({ rule }) => rule)).toContain('bossEvery');
  });
});

describe('colours', () => {
  it.each([
    ['a black and white penguin collects fish', false],
    ['un pingüino blanco y negro recoge peces', false],
    ['a black and white platformer with a penguin', true],
    ['a penguin in black and white', true],
  ])('%s', (prompt, noir) =>
    expect(read(prompt).evidence.some(({ as, value }) => as === 'style' && value === 'noir')).toBe(noir),
  );

  it('an orange cat is no orange', () => expect(named(read('an orange cat eats fish').cast.items)).toEqual(['fish']));
  it('a leaf is a leaf', () => expect(read('collect the leaf').cast.items[0]?.sprite).toBe('leaf-fluttering-in-wind'));
});

it('names are of the language of the texts', () => {
  const { lang, cast } = read('kedi uzayda yıldız topluyor');
  expect([lang, cast.hero.name, cast.hero.sprite]).toEqual(['tr', 'kedi', 'cat']);
});
