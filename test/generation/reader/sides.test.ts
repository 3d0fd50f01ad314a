/** Which side somebody is on: who spoils what is ours, who fights the own kind, and who stands behind a clause. */
import { describe, expect, it } from 'vitest';
import { GENRES } from '../../../src/generation/design.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';

const read = (prompt: string, seed = 7) => readPrompt({ prompt, seed, supported: GENRES });
const named = (list: readonly { from: string; sprite: string }[]): string[] =>
  list.filter(({ from }) => from === 'prompt').map(({ sprite }) => sprite);

describe('who spoils what is ours is the other side', () => {
  it.each([
    ['my sister keeps stealing my cookies', 'girl', 'cookie'],
    ['ravens eat my corn', 'blackbird', 'ear-of-corn'],
    ['ratones comen mi queso', 'mouse', 'cheese-wedge'],
    ['les corbeaux volent mes cerises', 'blackbird', 'cherries'],
    ['die Katze klaut mir immer die Wurst', 'cat', 'hot-dog'],
  ])('%s', (prompt, enemy, item) => {
    const { cast } = read(prompt);
    expect(named(cast.enemies)).toContain(enemy);
    expect(named(cast.items)).toContain(item);
    expect(cast.hero.sprite).not.toBe(enemy);
  });

  it.each([
    ['a raccoon that steals my pizza', 'raccoon'],
    ['ein Fuchs klaut den Hunden Käse', 'fox'],
    ['you are a crow, crows eat the corn', 'blackbird'],
    ['a cat collects my yarn', 'cat'],
  ])('%s: %s plays', (prompt, hero) => expect(read(prompt).cast.hero.sprite).toBe(hero));
});

describe('verbs that stand behind a thing are no part of its name', () => {
  it.each([
    ['a raccoon steels pies from a chef', 'raccoon', 'pie'],
    ['a fox keeps eating grapes', 'fox', 'grapes'],
  ])('%s', (prompt, hero, item) => {
    const { cast, title } = read(prompt);
    expect([cast.hero.name, named(cast.items)]).toEqual([hero, [item]]);
    expect(title).not.toMatch(/steel|keep/iu);
  });
});

describe('the own kind', () => {
  it.each([
    ['Two clowns throw pies at each other', 'clown-face', 'pie'],
    ['zwei Piraten werfen mit Kokosnüssen aufeinander', 'pirate', 'coconut'],
    ['dos monos se lanzan plátanos el uno al otro', 'monkey', 'banana'],
  ])('%s: one plays, one is met, and %s flies', (prompt, fighter, thrown) => {
    const { cast, genre } = read(prompt);
    expect([cast.hero.sprite, named(cast.enemies)]).toEqual([fighter, [fighter]]);
    expect([...named(cast.items), cast.projectile?.sprite]).toContain(thrown);
    expect(genre).toBe('duel');
  });

  it('two that are named are two', () => {
    const { cast } = read('a cat and a dog throw pies at each other');
    expect([cast.hero.sprite, named(cast.enemies), cast.projectile?.sprite]).toEqual(['cat', ['dog'], 'pie']);
  });

  it.each([
    ['a hornet fights bees', 'honeybee'],
    ['a pigeon runs from gulls', 'bird'],
    ['ghost hunters are after me, i am the ghost', 'ghost'],
  ])('%s: no enemy of another name looks like the hero', (prompt, hero) => {
    const { cast } = read(prompt);
    expect(cast.hero.sprite).toBe(hero);
    expect(cast.enemies.map(({ sprite }) => sprite)).not.toContain(hero);
  });

  it('a snake game has no second snake', () =>
    expect(named(read('snake game with a worm').cast.enemies)).not.toContain('snake'));
});

describe('a clause before the noun', () => {
  it.each([
    ['당근을 먹는 곰, 늑대 피하기', 'bear', 'carrot'],
    ['사과 모으는 토끼', 'rabbit', 'red-apple'],
    ['balık yiyen kedi', 'cat', 'fish'],
  ])('%s', (prompt, hero, item) => {
    const { cast } = read(prompt);
    expect([cast.hero.sprite, named(cast.items)]).toEqual([hero, [item]]);
  });

  it('who is to be wary of does not play, and is met', () =>
    expect(named(read('사과 모으는 곰, 늑대 조심').cast.enemies)).toEqual(['wolf']));

  it('who is shunned behind it does not play', () =>
    expect(read('당근 먹는 토끼를 피하는 여우').cast.hero.sprite).toBe('fox'));
});

describe('whom one plays against, where nobody is named before', () => {
  it.each([
    ['snap against two cats and a dog', ['cat', 'dog']],
    ['Domino gegen einen Bären und einen Fuchs', ['bear', 'fox']],
    ['шашки против кота и собаки', ['cat', 'dog']],
    ['pétanque contre un coq et une vache', ['rooster', 'cow']],
  ])('%s: all of them', (prompt, rivals) => expect(named(read(prompt).cast.enemies)).toEqual(rivals));

  it.each([
    ['a knight against a dragon and a wolf', 'knight'],
    ['tennis against a bear, I am a fox', 'fox'],
  ])('%s: %s plays', (prompt, hero) => expect(read(prompt).cast.hero.sprite).toBe(hero));
});
