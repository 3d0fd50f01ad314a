/** Titles of games that are everyday words too: a title where they are spoken of as one, a word elsewhere. */
import { describe, expect, it } from 'vitest';
import { GENRES } from '../../../src/generation/design.js';
import { isEnglish } from '../../../src/generation/lexicon/english.js';
import { nounStem } from '../../../src/generation/lexicon/fold.js';
import { readPrompt } from '../../../src/generation/reader/index.js';
import { EVERYDAY_TITLES } from '../../../src/generation/reader/trade-names.js';
import { vocabularyOf } from '../../../src/generation/reader/vocabulary.js';
import { KIND_WORDS } from '../../../src/generation/reader/words/kinds.js';

const kindOf = (prompt: string): string => readPrompt({ prompt, seed: 5, supported: GENRES }).genre;

/** Every title of one word or number, in Latin letters. */
const titles = new Set(
  KIND_WORDS.split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([head = '']) => head.endsWith(' 8'))
    .flatMap(([, ...cells]) => cells.flatMap((cell) => cell.split(',').map((word) => word.trim())))
    .filter((word) => /^[a-z0-9]+$/u.test(word)),
);
/** Whom one plays there by that name, and the title whose word says the same as the kind. */
const NAMES = new Set(['sonic', 'mario']);

describe('titles that are everyday words', () => {
  it('are all known as such', () => {
    const everyday = [...titles].filter(
      (word) =>
        isEnglish(word) ||
        ['en', 'de', 'es'].some((language) => {
          const { exact, nouns } = vocabularyOf(language);
          const known = [exact.entries.get(word), nouns.entries.get(nounStem(word, language))].flatMap((e) => e ?? []);
          return known.some(({ type }) => type === 'picture' || type === 'cue');
        }),
    );
    expect(everyday.length).toBeGreaterThan(10);
    expect(everyday.filter((word) => !EVERYDAY_TITLES.has(word) && !NAMES.has(word))).toEqual([]);
  });

  it.each([
    ['an angel hops from cloud to cloud with a golden halo', 'platformer'],
    ['snake game in the temple of doom', 'snake'],
    ['memory cards with asteroids and planets', 'memory'],
    ['race down the hill before the quake, 2 laps', 'racing'],
    ['match three jewels, no dominoes', 'match3'],
    ['un pajaro celeste aletea y esquiva chimeneas', 'flappy'],
    ['gara di trattori con molta forza, 3 giri', 'racing'],
    ['a maze where nobody is among us', 'maze'],
    ['tower defense against a rock band of trolls', 'tower_defense'],
    ['in 1942 a postman must cross the busy road', 'crossing'],
  ])('%s: a word', (prompt, kind) => expect(kindOf(prompt)).toBe(kind));

  it('of which a thing is shown', () => {
    const { cast } = readPrompt({ prompt: 'a koala must dodge asteroids', seed: 5, supported: GENRES });
    expect(cast.enemies.concat(cast.obstacles).map(({ sprite }) => sprite)).toContain('asteroid');
  });

  it.each([
    ['something like doom with hamsters', 'arena'],
    ['doom', 'arena'],
    ['Asteroids clone but with a toaster', 'shmup'],
    ['halo but everyone is a duck', 'arena'],
    ['I would love to have Quake for hedgehogs', 'arena'],
    ['un juego como osu con un mapache', 'rhythm'],
    ['centipede game for my dad', 'snake'],
    ['among us but with penguins', 'maze'],
  ])('%s: a title', (prompt, kind) => expect(kindOf(prompt)).toBe(kind));
});
