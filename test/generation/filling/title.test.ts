import { describe, expect, it } from 'vitest';
import { GENRES } from '../../../src/generation/design.js';
import { TITLE_GROUPS } from '../../../src/generation/languages/titles.types.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';
import { TEXT_LANGUAGES, textsOf } from '../../../src/generation/texts/texts-of.js';

const read = (prompt: string, seed = 42) => readPrompt({ prompt, seed, supported: GENRES });
const titlesOf = (prompt: string, seeds = 24): string[] =>
  Array.from({ length: seeds }, (_, seed) => read(prompt, seed).title);

const partsOf = (pattern: string): string[] => [...pattern.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => name);

describe('a title', () => {
  it('is the same for the same prompt and seed, and not always of one pattern', () => {
    const titles = titlesOf('a penguin collects fish and runs from a walrus');
    expect(titles).toEqual(titlesOf('a penguin collects fish and runs from a walrus'));
    expect(new Set(titles).size).toBeGreaterThan(4);
  });

  it.each([
    ['a penguin collects fish and runs from a walrus', /penguin|fish|walrus/iu],
    ['Ein Fuchs sammelt Eier auf dem Bauernhof', /fuchs|eier|bauernhof/iu],
    ['un renard ramasse des œufs à la ferme', /renard|œufs|ferme/iu],
    ['лиса собирает яйца на ферме', /лис|яйц|ферм/iu],
    ['キツネが農場で卵を集める', /キツネ|卵|農場/u],
    ['ثعلب يجمع البيض في المزرعة', /ثعلب|بيض|مزرعة/u],
  ])('is of what the prompt names: %s', (prompt, named) => {
    for (const title of titlesOf(prompt, 12)) expect(title).toMatch(named);
  });

  it.each([
    ['hangman', 'Hangman'],
    ['le pendu', 'Pendu'],
    ['кроссворд', 'Кроссворд'],
    ['ludo', 'Ludo'],
    // a brand: the name of its kind
    ['wordle', 'Guess the Word'],
  ])('of "%s", which asks for nothing more, is the game: %s', (prompt, title) => {
    expect(titlesOf(prompt, 3)).toEqual(Array(3).fill(title));
  });

  it('fits on one line where it can', () => {
    for (const title of titlesOf('a hedgehog collects mushrooms in the forest', 12))
      expect(title.length).toBeLessThanOrEqual(28);
  });

  it('bears the words of a stated title to the letter', () => {
    expect(titlesOf('a fox game called "dig it, FOX"', 3)).toEqual(Array(3).fill('dig it, FOX'));
  });

  it('is of no word that nothing but what stands around it shows to be a noun', () => {
    const { title, cast } = read('un jeu où on fait des trucs avec un renard');
    expect(cast.hero.sprite).toBe('fox');
    expect(title).not.toMatch(/truc|fait/iu);
  });

  it.each([
    ['Igel sammeln Äpfel', /(?:spring|lauf|flieg), igel/iu],
    ['egels rapen appels', /egels (?:springt|slaat|heeft|houdt)/iu],
  ])('says nothing of many as of one: %s', (prompt, singular) => {
    for (const title of titlesOf(prompt)) expect(title).not.toMatch(singular);
  });

  it('counts no cheese', () => {
    for (const title of titlesOf('mysz kradnie ser w domu'))
      expect(title).not.toMatch(/(?:są|podziały|spadają).*ser/iu);
    for (const title of titlesOf('a mouse steals the cheese, sneaking past the cat'))
      expect(title).not.toMatch(/are the cheese|come the cheese/iu);
  });

  it('makes no tulips of tulips', () => {
    for (const title of titlesOf('memory met tulpen en fietsen')) expect(title).not.toMatch(/tulpens/iu);
    expect(titlesOf('een molen verzamelt bloemen').join(' ')).not.toMatch(/bloemens/iu);
  });

  it('is capital as its language writes it', () => {
    for (const title of titlesOf('itfaiyeci inek kurtarır', 12)) expect(title).not.toMatch(/^I(?:nek|tfaiye)/u);
  });
});

describe('the name of a game in a title', () => {
  it.each([
    ['a quiz about planets', /planet/iu],
    ['hamster golf', /hamster/iu],
    ['golf mit einem Hamster', /hamster/iu],
    ['bingo', /./u],
  ])('stands beside what is put into it: %s', (prompt, about) => {
    for (const title of titlesOf(prompt, 8)) expect(title).toMatch(about);
  });

  it.each([
    'a farming game with turnips',
    'ein Sortierspiel mit Äpfeln',
    'un jeu de rythme avec des tambours',
    'リズムゲーム、太鼓をたたくタヌキ',
  ])('is none where it only tells the sort of game: %s', (prompt) => {
    for (const title of titlesOf(prompt, 12)) expect(title).not.toMatch(/game|spiel|jeu|ゲーム/iu);
  });

  it.each([
    ['Mario Golf with a fox', /mario/iu],
    // another game, which that kind only comes close to
    ['worms style artillery with hamsters', /aiming game/iu],
  ])('is no brand, and no other game: %s', (prompt, not) => {
    for (const title of titlesOf(prompt, 8)) expect(title).not.toMatch(not);
  });

  it('does not say of golf that golf can’t be made', () =>
    expect(read('hamster golf').named).not.toHaveProperty('why'));
});

describe.each(TEXT_LANGUAGES)('the patterns of %s', (lang) => {
  const { titles } = textsOf(lang);

  it.each(TITLE_GROUPS)('are several for a game of “%s”, each written once', (group) => {
    expect(titles[group].length).toBeGreaterThan(1);
    expect(new Set(titles[group]).size).toBe(titles[group].length);
  });

  it('have one that the place alone fills, in every group of a kind', () => {
    const groups = TITLE_GROUPS.filter((group) => !['care', 'own'].includes(group));
    const open = groups.filter((group) =>
      titles[group].some((one) => partsOf(one).every((part) => /^p$/iu.test(part))),
    );
    expect(open.length).toBeGreaterThan(groups.length / 2);
  });

  it('each name something of the game', () => {
    const silent = TITLE_GROUPS.flatMap((group) => titles[group].filter((one) => partsOf(one).length === 0));
    expect(silent).toEqual([]);
  });
});
