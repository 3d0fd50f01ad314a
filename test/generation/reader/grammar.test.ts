/** Parts by grammar: who is played outright, crowds that attack one, what is taken from whom, allies, deeds, what is hit. */
import { describe, expect, it } from 'vitest';
import { GENRES } from '../../../src/generation/design.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';

const read = (prompt: string) => readPrompt({ prompt, seed: 7, supported: GENRES });
const named = (list: readonly ({ from: string; sprite: string } | undefined)[]): string[] =>
  list.flatMap((one) => (one?.from === 'prompt' ? [one.sprite] : []));
/** hero, enemies and items of the prompt */
const parts = (prompt: string): [string[], string[], string[]] => {
  const { cast } = read(prompt);
  return [named([cast.hero]), named(cast.enemies).toSorted(), named(cast.items).toSorted()];
};

describe('who is said to be played', () => {
  it.each([
    ['zombie survival, I play a security guard', 'police-officer'],
    ['zombie survival where you play as a nurse', 'health-worker'],
    ['zombies, you are a chicken', 'chicken'],
    ['ein Zombiespiel, ich spiele einen Polizisten', 'police-officer'],
    ['supervivencia zombi, juegas como un granjero', 'farmer'],
    ['un jeu de zombies, tu es un pompier', 'firefighter'],
    ['jogo de zumbis, você joga como um bombeiro', 'firefighter'],
    ['gioco di zombie, giochi con un contadino', 'farmer'],
  ])('%s: %s', (prompt, hero) => expect(parts(prompt)).toEqual([[hero], ['person-zombie'], []]));

  it('is not whom the player meets', () => expect(parts('you are chased by wolves')).toEqual([[], ['wolf'], []]));
});

describe('a crowd that attacks one', () => {
  it.each([
    ['goblins and orcs attack the dwarf', 'dwarf', ['cave-goblin', 'orc']],
    ['aliens attack the farmer', 'farmer', ['alien']],
    ['a game of escape where foxes hunt the chicken', 'chicken', ['fox']],
    ['Wölfe jagen das Schaf', 'ewe', ['wolf']],
    ['ein Spiel, in dem Wölfe das Schaf jagen', 'ewe', ['wolf']],
    ['los lobos persiguen a la oveja', 'ewe', ['wolf']],
    ['des loups attaquent le mouton', 'ewe', ['wolf']],
    ['os lobos atacam a ovelha', 'ewe', ['wolf']],
    ['i lupi attaccano la pecora', 'ewe', ['wolf']],
    ['волки преследуют овцу', 'ewe', ['wolf']],
  ])('%s: %s', (prompt, hero, enemies) => expect(parts(prompt)).toEqual([[hero], enemies, []]));

  it('has a castle to keep from it', () => {
    const { cast } = read('zombies attack the castle');
    expect([named(cast.enemies), named([cast.goal]), cast.hero.from]).toEqual([['person-zombie'], ['castle'], 'theme']);
  });

  it.each([
    ['rats attack my cheese', 'mouse', 'cheese-wedge'],
    ['ratas atacan el queso', 'mouse', 'cheese-wedge'],
    ['des souris attaquent le fromage', 'mouse', 'cheese-wedge'],
  ])('%s: a thing is kept from them', (prompt, enemy, kept) => {
    const { cast } = read(prompt);
    expect(named(cast.enemies)).toEqual([enemy]);
    expect([...named([cast.goal]), ...named(cast.items)]).toEqual([kept]);
  });

  it('leaves one who chases many as the hero', () =>
    expect(parts('a dog chases butterflies')).toEqual([['dog'], [], ['butterfly']]));
});

describe('what is taken or saved from whom', () => {
  it.each([
    ['mouse thief stealing cheese from cats', 'mouse', 'cat', 'cheese-wedge'],
    ['a thief steals gold from the dragon', 'person-supervillain', 'dragon', 'coin'],
    ['ein Fuchs klaut den Hunden Käse', 'fox', 'dog', 'cheese-wedge'],
    ['eine Maus klaut Käse von den Katzen', 'mouse', 'cat', 'cheese-wedge'],
    ['un gato roba queso a los ratones', 'cat', 'mouse', 'cheese-wedge'],
    ['un chat vole du fromage aux souris', 'cat', 'mouse', 'cheese-wedge'],
    ['un gatto ruba il formaggio ai topi', 'cat', 'mouse', 'cheese-wedge'],
    ['um gato rouba queijo dos ratos', 'cat', 'mouse', 'cheese-wedge'],
    ['кот крадёт сыр у мышей', 'cat', 'mouse', 'cheese-wedge'],
  ])('%s', (prompt, hero, enemy, item) => expect(parts(prompt)).toEqual([[hero], [enemy], [item]]));

  it.each([
    ['steal from the gangsters', 'person-supervillain', []],
    ['rescue kittens from the wolves', 'wolf', ['cat']],
  ])('%s', (prompt, enemy, items) => expect(parts(prompt).slice(1)).toEqual([[enemy], items]));
});

describe('allies', () => {
  it('arm the towers', () => {
    const { cast, genre } = read('tower defense with archers and catapults against goblins');
    expect([genre, named(cast.enemies)]).toEqual(['tower_defense', ['cave-goblin']]);
    // one of them may lead the others
    expect([cast.hero.sprite, ...named(cast.items)]).toEqual(expect.arrayContaining(['archer', 'catapult']));
  });

  it.each([
    'cats and dogs against zombies',
    'Katzen und Hunde gegen Zombies',
    'gatos y perros contra zombis',
    'des chats et des chiens contre des zombies',
  ])('%s: neither is met nor collected', (prompt) => expect(parts(prompt).slice(1)).toEqual([['person-zombie'], []]));
});

describe('deeds that are nouns', () => {
  it.each([
    ['knife throwing clown', ['clown-face'], 'dagger'],
    ['ninja star throwing', [], 'shuriken'],
    ['lanzamiento de hachas con un vikingo', ['viking'], 'axe'],
    ['lancer de haches', [], 'axe'],
  ])('%s', (prompt, hero, shot) => {
    const { cast, genre } = read(prompt);
    expect([named([cast.hero]), named([cast.projectile]), genre]).toEqual([hero, [shot], 'aim_physics']);
  });

  it.each([
    ['drone delivery game', ['drone'], []],
    ['pizza delivery', [], ['pizza']],
    ['pizza delivery robot', ['robot'], ['pizza']],
    ['medicine delivery drone', ['drone'], ['label:medicine']],
    ['coin collecting fox', ['fox'], ['coin']],
    ['cheese eating mouse', ['mouse'], ['cheese-wedge']],
    ['mountain climbing goat', ['goat'], []],
    ['entrega de pizzas con un dron', ['drone'], ['pizza']],
    ['livraison de pizza avec un robot', ['robot'], ['pizza']],
  ])('%s', (prompt, hero, items) => expect(parts(prompt)).toEqual([hero, [], items]));
  // a delivery is a deed: whether it is shown on a plaque as well is all the same
  it('Pizzalieferung mit Drohne', () => expect(parts('Pizzalieferung mit Drohne')[0]).toEqual(['drone']));
});

describe('what pops up', () => {
  it.each([
    ['whack politicians', 'office-worker'],
    ['swat flies', 'fly'],
    ['slap zombies', 'person-zombie'],
    ['bonk the vampires', 'person-vampire'],
    ['klatsche Fliegen', 'fly'],
    ['écrase les mouches', 'fly'],
    ['schiaccia le mosche', 'fly'],
  ])('%s: %s is hit, never spared', (prompt, sprite) => {
    const { cast, genre } = read(prompt);
    expect([genre, named(cast.items), named(cast.enemies)]).toEqual(['reaction', [sprite], []]);
  });

  it.each(['pop balloons', 'éclate des ballons'])('%s: what bursts is of the kind of bubbles', (prompt) => {
    const { cast, genre } = read(prompt);
    expect([genre, named(cast.items), named(cast.enemies)]).toEqual(['bubble_pop', ['balloon'], []]);
  });

  it('leaves a named kind alone', () => expect(read('pop balloons in a maze game').genre).toBe('maze'));
});

describe('mountains', () => {
  it.each([
    'a snowy mountain village platformer',
    'ein Plattformer in einem verschneiten Bergdorf',
    'plataformas en un pueblo nevado de montaña',
    'bouquetin dans une montagne enneigée',
  ])('%s: in the ice', (prompt) => expect(read(prompt).theme.id).toBe('ice'));

  it('stand in the sky without snow', () => expect(read('an eagle in the mountains').theme.id).toBe('sky'));
});

describe('verbs that are things elsewhere', () => {
  it('fly me to the moon', () => {
    const { cast } = read('fly me to the moon');
    expect([cast.hero.sprite === 'fly', named([cast.goal])]).toEqual([false, ['full-moon']]);
  });
  it('a fly stays one', () => expect(parts('the fly collects sugar')[0]).toEqual(['fly']));
});

describe('very short German', () => {
  it.each([
    ['Ritter meidet Gift', ['knight'], ['green-potion']],
    ['Hexe meidet Katzen', ['woman-mage'], ['cat']],
  ])('%s', (prompt, hero, avoided) => {
    const { lang, cast } = read(prompt);
    expect(lang).toBe('de');
    expect([parts(prompt)[0], [...cast.enemies, ...cast.obstacles].flatMap((one) => named([one]))]).toEqual([
      hero,
      avoided,
    ]);
  });
  it.each(['Angry Wolf hunts Deer', 'super Mario Kart', 'Minecraft but Snake', 'knight avoids Gift'])(
    '%s is English',
    (prompt) => expect(read(prompt).lang).toBe('en'),
  );
});
