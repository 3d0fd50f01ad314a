import { describe, expect, it } from 'vitest';
import { GENRES, TEXT_KEYS, type Genre } from '../../../src/generation/design.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';

const FIRST: readonly Genre[] = ['platformer', 'snake', 'breakout', 'arena'];
const read = (prompt: string, seed = 1, supported: readonly Genre[] = GENRES) =>
  readPrompt({ prompt, seed, supported });

describe('readPrompt', () => {
  it('gives the same design for the same prompt and seed, and another for another seed', () => {
    expect(read('a fox in the forest', 5)).toEqual(read('a fox in the forest', 5));
    const palettes = new Set(
      [1, 2, 3, 4].map((seed) => JSON.stringify(read('a fox in the forest', seed).theme.palette)),
    );
    expect(palettes.size).toBeGreaterThan(1);
  });

  it('keeps to the kinds that can be made, names the one asked for and says so in the language of the prompt', () => {
    const match = read('a match-3 game with jewels', 1, FIRST);
    expect(match.genre).toBe('breakout');
    expect(match.askedGenre).toBe('match3');
    expect(match.ignored.join()).toContain('match three');
    const german = read('ein Tower-Defense-Spiel mit Katzen', 1, FIRST);
    expect(german.genre).toBe('arena');
    expect(german.ignored.join()).toContain('Turmverteidigung');
    expect(read('a snake game', 1, FIRST).askedGenre).toBeUndefined();
  });

  it('makes one kind of an open prompt, whatever the seed', () => {
    const kinds = new Set(Array.from({ length: 30 }, (_, seed) => read('make me a game', seed, FIRST).genre));
    expect(kinds.size).toBe(1);
    for (const kind of kinds) expect(FIRST).toContain(kind);
  });

  it.each(['', ' ', '\n\n', '???', '...', '\u202e', '12345', '\ud800'])('reads %j as an open prompt', (prompt) => {
    const design = read(prompt);
    expect(design.title.length).toBeGreaterThan(2);
    expect(design.lang).toBe('en');
  });

  it('points at the words it used, in offsets of the prompt as typed', () => {
    const prompt = '  🎮 Ｐｅｎｇｕｉｎ ｐｌａｔｆｏｒｍｅｒ with ３ lives 🐟';
    const design = read(prompt);
    expect(design.cast.hero.sprite).toBe('penguin');
    for (const { start, end, text } of design.evidence) {
      expect(end).toBeGreaterThan(start);
      expect(prompt.slice(start, end).normalize('NFC')).toBe(text);
    }
    const hero = design.evidence.find(({ as }) => as === 'hero');
    expect(prompt.slice(hero?.start, hero?.end)).toBe('Ｐｅｎｇｕｉｎ');
    expect(design.evidence.find(({ as }) => as === 'lives')?.value).toBe('3');
  });

  it.each(['en', 'es', 'de', 'fr', 'pt', 'it', 'ja', 'zh', 'ru', 'ar', 'ko'])(
    'fills every text in %s for every kind',
    async (lang) => {
      const { TEXTS } = await import('../../../src/generation/texts/texts.js');
      const words = TEXTS[lang];
      expect(words).toBeDefined();
      for (const group of [words?.fixed, words?.goals, words?.acts, words?.kinds, words?.keys, words?.cannot])
        for (const [key, text] of Object.entries(group ?? {})) expect({ key, text }).not.toEqual({ key, text: '' });
    },
  );

  it('fills every text of the design and leaves no gap in it', () => {
    for (const genre of GENRES)
      for (const prompt of ['a fox', 'ein Fuchs sammelt Pilze', 'キツネがきのこを集める']) {
        const design = read(prompt, 3, [genre]);
        for (const key of TEXT_KEYS) {
          expect(design.texts[key]).not.toBe('');
          expect(design.texts[key]).not.toMatch(/[{}]|undefined/u);
        }
        expect(design.controls.length).toBeGreaterThan(2);
        expect(design.tagline).not.toMatch(/[{}]|undefined/u);
      }
  });

  it('shows a thing once, as a hero or as an item', () => {
    const { hero, items } = read('racing game with tractors, the tractor collects carrots').cast;
    expect(hero.sprite).toBe('tractor');
    expect(items.map(({ sprite }) => sprite)).toEqual(['carrot']);
  });

  it('leaves out what the prompt does not want', () => {
    const design = read('a ghost platformer, no skeletons, no blood');
    const all = [design.cast.hero, ...design.cast.enemies, ...design.cast.items, ...design.cast.deco];
    expect(all.filter(({ from }) => from === 'prompt').map(({ sprite }) => sprite)).toEqual(['ghost']);
    const german = read('Spiel mit einem Bären ohne Wölfe');
    expect(german.cast.enemies.every(({ sprite }) => sprite !== 'wolf' || german.cast.hero.sprite === 'bear')).toBe(
      true,
    );
    expect(german.cast.enemies.some(({ sprite, from }) => sprite === 'wolf' && from === 'prompt')).toBe(false);
  });

  it('says what it can not do', () => {
    expect(read('online multiplayer platformer in 3d').ignored.join(' ')).toMatch(/player.*2D/u);
  });

  it('gives the hero what it likes where the prompt names nothing', () => {
    expect(read('penguin platformer').cast.items[0]).toMatchObject({ sprite: 'fish', from: 'kind' });
    expect(read('a maze with a mouse').cast.enemies[0]?.sprite).toBe('cat');
  });
});
