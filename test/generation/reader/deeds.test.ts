/** A prompt that names no game: its deeds say which kind is made, and the reading says why. */
import { describe, expect, it } from 'vitest';
import { GENRES } from '../../../src/generation/design.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';
import { readingOf } from '../../../src/generation/reading.js';
import { ANSWERS, kindOf } from '../../../src/generation/reader/deeds/answers.js';
import { guessOf } from '../../../src/generation/reader/deeds/model.js';
import { DEED_WORDS } from '../../../src/generation/reader/deeds/languages.js';

const read = (prompt: string, seed = 5) => readPrompt({ prompt, seed, supported: GENRES });

describe('the game of deeds', () => {
  it.each([
    ['put turrets along the path so that the orcs do not reach the castle', 'tower_defense'],
    ['two tanks shooting at each other in a maze, first to 5', 'tank_battle'],
    ['los niños separan la basura en tres contenedores', 'sorting_game'],
    ['die Bienen verteidigen ihren Stock gegen Hornissen, 6 Wellen', 'tower_defense'],
    ['ёжик переходит дорогу, кругом машины', 'crossing'],
  ])('%s: %s', (prompt, kind) => expect(read(prompt).genre).toBe(kind));

  it('is called by its name where it is none of the kinds, and told', () => {
    const { asked, fit, fitReason } = readingOf(
      read('survive on an island: gather wood, craft tools, build a shelter'),
    );
    expect([asked, fit]).toEqual(['Survival crafting', 'far']);
    expect(fitReason).toContain('Survival crafting');
  });

  it('is told by words of the prompt where it is not plain', () => {
    const { asked, fit, fitReason } = readingOf(read('grandma steers a scooter round the potholes'));
    expect([asked, fit]).toEqual([null, 'near']);
    expect(fitReason).toMatch(/^Closest to “.+”: .+\.$/u);
  });

  it.each([
    // every word is strange but one
    'жму на кнопку, капает варенье, меняю на баранки',
  ])('%s: little is understood, and that is told', (prompt) =>
    expect(readingOf(read(prompt))).toMatchObject({ fit: 'near', fitReason: expect.stringContaining(':') as string }),
  );

  it.each([
    // what is to be done with the coffee is not understood
    'kahve falı baksın',
    'zblorf',
    'gioco dello zbrunfolo',
    'брумзик с котом',
  ])('%s: a word of which nothing is made may have been the game, and that is told', (prompt) =>
    expect(readingOf(read(prompt))).toMatchObject({ fit: 'near', fitReason: expect.any(String) as string }),
  );

  it.each(['a game with cats', 'ein Spiel mit Katzen', 'un juego con gatos', 'juego con gatos', 'игра с котами'])(
    '%s: leaves the kind open, and nothing is told',
    (prompt) => expect(readingOf(read(prompt)).fitReason).toBeNull(),
  );

  it.each([
    'the farmer must catch the pigs',
    'Quero atravessar a ponte com os alunos e resolver frações',
    'my toast: a slice of bread slides down the roof and hops over chimneys',
  ])('%s: a verb alone names no kind', (prompt) => expect(readingOf(read(prompt)).fit).not.toBe('exact'));

  it.each([
    ['a catching game with geese', 'catcher'],
    ['jogo de pesca', 'reaction'],
    ['a race of snails', 'racing'],
    ['catch the falling apples', 'catcher'],
  ])('%s: named all the same', (prompt, kind) => {
    const { genre, named } = read(prompt);
    expect([genre, named?.fit]).toEqual([kind, 'exact']);
  });

  it.each([
    'un juego de mi perra Luna y los gatitos',
    'игра: самовары против чайников',
    'un jeu avec ma tortue et des mouettes',
  ])('%s: no deed and no kind is understood, and that is told', (prompt) =>
    expect(readingOf(read(prompt)).fit).not.toBe('exact'),
  );

  it.each([
    ['top down shooter: een heks tegen vleermuizen, golf na golf', 'arena'],
    ['шутер: рыцарь с мечом против орды скелетов со всех сторон', 'arena'],
  ])('%s: the deeds outweigh a word that names a kind', (prompt, kind) => {
    const { genre, named } = read(prompt);
    expect([genre, named?.fit]).not.toEqual([kind, 'exact']);
    expect(genre).toBe(kind);
  });
  it.each([
    'kızımla oynayacağım iki kişilik bir dokuz taş',
    'trilha para 2 jogadores',
    "una talpa sotto l'orto ruba le carote al cane",
  ])('%s: how many play, and where, names no kind', (prompt) => expect(readingOf(read(prompt)).fit).not.toBe('exact'));

  it.each([
    ['duelo de bruxas para 2 jogadores', 'duel'],
    ['a maze with tanks', 'maze'],
    ['minigolf op het strand', 'aim_physics'],
    ['шутер: звездолёт против пришельцев', 'shmup'],
  ])('%s: the same word names its kind', (prompt, kind) => {
    const { genre, named } = read(prompt);
    expect([genre, named?.fit]).toEqual([kind, 'exact']);
  });

  it.each(['a game with cats', 'penguin', 'make me a game', 'a game about loneliness'])(
    '%s: free, and nothing is told',
    (prompt) => expect(readingOf(read(prompt))).toMatchObject({ asked: null, fit: 'exact', fitReason: null }),
  );
});

describe('the answers', () => {
  it.each(ANSWERS.filter((answer) => answer !== 'free'))('%s has a kind that is made', (answer) =>
    expect(GENRES).toContain(kindOf(answer)),
  );
});

describe('a belief that is shared', () => {
  const row = (of: Readonly<Record<string, number>>): number[] => ANSWERS.map((answer) => of[answer] ?? 0);
  // two of three answers are likely, and a maze is fair for both
  const weights = new Map([
    ['said', row({ stealth_game: 500, herding_game: 500, racing: 510 })],
    [' fair stealth_game', row({ maze: 90, arena: 40 })],
    [' fair herding_game', row({ maze: 90, sokoban: 50 })],
    [' fair racing', row({ racing: 100 })],
  ]);
  const told = { features: ['said'], points: new Map<string, number>() };

  it('goes to the kind that is fair for most of it', () =>
    expect(guessOf(told, weights)).toMatchObject({ answer: 'racing', made: 'maze' }));

  it('goes to no kind that is refused', () =>
    expect(guessOf(told, weights, (kind) => kind !== 'maze')).toMatchObject({ made: 'racing' }));
});

describe('the words of deeds', () => {
  const conceptsOf = (lines: string): string[] =>
    lines
      .trim()
      .split('\n')
      .map((line) => line.split(' | ')[0] ?? '');
  it.each(Object.keys(DEED_WORDS))('%s has every concept once', (language) =>
    expect(conceptsOf(DEED_WORDS[language] ?? '').sort()).toEqual(conceptsOf(DEED_WORDS['en'] ?? '').sort()),
  );
});
