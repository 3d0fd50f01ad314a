import { describe, expect, it } from 'vitest';
import { reader } from '../../../src/generation/reader/index.js';

/** The texts of a brief that are names or always seen. */
const namesOf = (prompt: string): string[] =>
  reader
    .read({ prompt })
    .texts.filter(({ use }) => use === 'name' || use === 'sign')
    .map(({ text }) => text);

describe('names by what is said of whoever bears them', () => {
  it.each([
    ["I'm Tessa the goblin and I sort letters", ['Tessa']],
    ['je suis Hugo le pirate et je cherche un trésor', ['Hugo']],
    ['jestem Ania i zbieram grzyby w lesie', ['Ania']],
    ['pong: Dave vs Steve, first to 7', ['Dave', 'Steve']],
    ['jogo de futebol, Jabuti FC contra Real Madruga, quem fizer 5 gols leva', ['Real Madruga']],
    ['the boss is Sir Squeak, a giant rat', ['Sir Squeak']],
    ['escapar de Don Chucho el panadero', ['Don Chucho']],
    ['my teacher Mrs Green throws chalk', ['Mrs Green']],
    ['the cow is Rosi and she wants flowers', ['Rosi']],
    ['stamp letters APPROVED or DENIED', ['APPROVED', 'DENIED']],
    ['Briefe stempeln mit JA oder NEIN', ['JA', 'NEIN']],
  ])('%s', (prompt, names) => {
    expect(namesOf(prompt)).toEqual(expect.arrayContaining(names));
  });

  it.each([
    'Cats vs Dogs football',
    "I'm a Pirate and I sail",
    'soy un Pulpo que pinta',
    'je suis à Paris et je cherche un chat',
    'use WASD or ARROWS to move',
  ])('finds none in: %s', (prompt) => {
    expect(namesOf(prompt)).toEqual([]);
  });

  it('belongs to what is said right behind it', () => {
    const brief = reader.read({ prompt: 'the boss is Sir Squeak, a giant rat' });
    const [rat] = brief.things;
    expect(brief.texts.find(({ text }) => text === 'Sir Squeak')?.of).toBe(rat?.id);
  });
});
