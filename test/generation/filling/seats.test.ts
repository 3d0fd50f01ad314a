/** Who sits around a table: of a crowd each one has a seat and a name of its own, in the language of the prompt. */
import { describe, expect, it } from 'vitest';
import { playersOf } from '../../../src/generation/genres/board/players.js';
import { supported } from '../../../src/generation/genres/index.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';

const GENRES = supported().map(({ genre }) => genre);
const seated = (prompt: string): string[] =>
  playersOf(readPrompt({ prompt, seed: 1, supported: GENRES }), (named) => Math.max(1, named), false)
    .slice(1)
    .map(({ name }) => name);

describe('three of one kind', () => {
  it.each([
    ['whist against three cats', 'cat'],
    ['dominó contra tres gatos', 'gato'],
    ['dominos contre trois chats', 'chat'],
    ['Domino gegen drei Katzen', 'Katze'],
    ['dominó contra três gatos', 'gato'],
    ['domino contro tre gatti', 'gatto'],
    ['domino tegen drie katten', 'kat'],
    ['домино против трёх котов', 'кот'],
    ['доміно проти трьох котів', 'кіт'],
    ['तीन बिल्लियों के खिलाफ डोमिनो', 'बिल्ली'],
    ['دومينو ضد ثلاث قطط', 'قط'],
    ['domino melawan tiga kucing', 'kucing'],
  ])('%s: each is one of them, told apart by a number', (prompt, one) =>
    expect(seated(prompt)).toEqual([`${one} 1`, `${one} 2`, `${one} 3`]),
  );
});

describe('others', () => {
  it('who sit alone have no number, and are one', () => {
    expect(seated('whist against a fox')[0]).toBe('fox');
    expect(seated('dominoes against sneaky goblins')).toEqual(['goblin']);
  });

  it('keep the names that they have', () =>
    expect(seated('crazy eights against a dragon and a wizard')).toEqual(['dragon', 'wizard']));

  it('are as many as the prompt says', () => {
    expect(seated('dominoes against 2 rabbits')).toEqual(['rabbit 1', 'rabbit 2']);
    // a number that counts something else seats nobody
    expect(seated('dominoes to 50 points against a rabbit')).toEqual(['rabbit']);
  });

  it('of a kind without seats are still a crowd, and one of them may be the boss', () => {
    const [cats] = readPrompt({ prompt: 'chess against three cats', seed: 1, supported: GENRES }).cast.enemies;
    expect(cats).toMatchObject({ name: 'cats', one: 'cat' });
  });
});
