/** What can be made is not told as impossible, and is read by all its names. */
import { describe, expect, it } from 'vitest';
import { GAME_MODES } from '../../../src/generation/design.js';
import { GAMES } from '../../../src/generation/games/games.js';
import { supported } from '../../../src/generation/genres/index.js';
import { SPEECHES } from '../../../src/generation/genres/speeches.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';

const GENRES = supported().map(({ genre }) => genre);
const made = (prompt: string) => readPrompt({ prompt, seed: 7, supported: GENRES });

/** "colours" is a game in the yard, and a mode of another kind than comes near it */
const OWN_MODES = GAME_MODES.filter((mode) => {
  const game = GAMES.get(mode);
  return game !== undefined && SPEECHES[game.kind].modes?.some((one) => one.mode === mode) === true;
});

describe('a game that a kind has as a mode of its own', () => {
  it('is not one or two', () => expect(OWN_MODES.length).toBeGreaterThan(8));

  it.each(OWN_MODES)('%s is that game, and not one that comes near', (mode) =>
    expect(GAMES.get(mode)?.fit).toBe('exact'),
  );

  it.each(['hamster golf', 'archery with an elf', 'space invaders', 'suika merge game with fruits', 'free throws'])(
    '“%s” is not told to be another game',
    (prompt) => expect(made(prompt).named).toMatchObject({ fit: 'exact' }),
  );
});

describe('two names of one game beside each other', () => {
  it.each([
    ['basketball free throws with a frog', 'frog'],
    ['tiros libres de baloncesto con una rana', 'rana'],
    ['tiri liberi di pallacanestro con una rana', 'rana'],
    ['Basketball Freiwürfe mit einem Frosch', 'Frosch'],
    ['バスケットボールのフリースロー、カエル', 'カエル'],
  ])('“%s” are its name, and nobody is played by its ball', (prompt, hero) => {
    const { genre, cast, named } = made(prompt);
    expect([genre, cast.hero.name, named?.fit]).toEqual(['hoops', hero, 'exact']);
  });

  it('are none where the second is a thing: that is what the first describes', () => {
    expect(made('basketball shoes with a frog').cast.items.map(({ name }) => name)).toContain('basketball shoes');
    expect(made('a frog collects basketballs').genre).not.toBe('hoops');
  });
});
