/** What is shared out reaches every kind, engine and choice. */
import { describe, expect, it } from 'vitest';
import { DEVICES, groupOf, PLAYS } from './hands/plays.js';
import { habitsOf } from './hands/table.js';
import { engineOf, GENRES, takeTurns } from './turns.js';

describe('turns', () => {
  it('go round within a group', () => {
    expect(takeTurns(['a1', 'a2', 'b1', 'a3'], [1, 2], (name) => name.charAt(0))).toEqual([
      ['a1', 1],
      ['a2', 2],
      ['b1', 1],
      ['b1', 2],
      ['a3', 1],
    ]);
  });

  it('find the engines that several kinds share', () => {
    expect(GENRES.map(engineOf)).toEqual(expect.arrayContaining(['own', 'board', 'words', 'cards']));
  });
});

describe('plays with one device', () => {
  it('leave no kind out', () => {
    expect(new Set(PLAYS.map(({ design }) => design.genre))).toEqual(new Set(GENRES));
  });

  it('have each device for every engine and for every sort of controls', () => {
    for (const plays of Map.groupBy(PLAYS, groupOf).values())
      expect(new Set(plays.map(({ device }) => device))).toEqual(new Set(DEVICES));
  });

  it('have fingers wherever fingers have habits of their own', () => {
    const special = PLAYS.filter(({ design }) => Object.keys(habitsOf(design)).length > 0).map(({ name }) => name);
    const touched = new Set(PLAYS.filter(({ device }) => device === 'touch').map(({ name }) => name));
    expect(special.length).toBeGreaterThan(0);
    expect(special.filter((name) => !touched.has(name))).toEqual([]);
  });
});
