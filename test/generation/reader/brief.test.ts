/** What the reader says of a prompt: all that is in it, where it stands, and nothing that is not. */
import { describe, expect, test } from 'vitest';
import { DEEDS, parseBrief, type Brief } from '../../../src/generation/brief.js';
import { CANNOT, UNMET } from '../../../src/generation/languages/texts.types.js';
import { reader } from '../../../src/generation/reader/index.js';
import { EVENTS } from '../../../src/generation/reader/meaning/events.js';
import { TEXT_LANGUAGES } from '../../../src/generation/texts/texts-of.js';
import { vocabularyOf } from '../../../src/generation/vocabulary/vocabulary.js';

const read = (prompt: string): Brief => reader.read({ prompt });

describe('the brief of a prompt', () => {
  const prompt =
    'A shy fox called Pip collects 10 berries and throws snowballs at two big wolves in a snowy forest at night. No blood, 3 lives!';

  test('has the things with number, words and part, and who does what to whom', () => {
    const { things, events, texts } = read(prompt);
    expect(things.map(({ word, number, part }) => [word, number, part])).toEqual([
      ['fox', 'one', 'hero'],
      ['berries', 'many', 'item'],
      ['snowballs', 'many', 'projectile'],
      ['wolves', 'many', 'enemy'],
      ['forest', 'one', 'place'],
    ]);
    const [fox, berries, snowballs, wolves] = things.map(({ id }) => id);
    expect(events).toContainEqual(expect.objectContaining({ deed: 'take', doer: fox, to: berries }));
    expect(events).toContainEqual(expect.objectContaining({ deed: 'throw', to: snowballs, about: wolves }));
    expect(texts).toMatchObject([{ use: 'name', text: 'Pip', of: fox }]);
  });

  test('has rules, scene and what is refused, each with its place', () => {
    const { rules, scene, refused } = read(prompt);
    expect(rules).toContainEqual({ rule: 'collect', n: 10, span: expect.objectContaining({ text: '10 berries' }) });
    expect(rules).toContainEqual({ rule: 'lives', n: 3, span: expect.objectContaining({ text: '3 lives' }) });
    expect(scene.places.map(({ theme }) => theme)).toContain('forest');
    expect(scene.time).toEqual({ value: 'night', span: { start: 98, end: 106, text: 'at night' } });
    expect(refused).toMatchObject([{ thing: { word: 'blood' } }]);
  });

  test('leaves out what is not said', () => {
    expect(read('make me a game')).toMatchObject({
      things: [],
      events: [],
      rules: [],
      scene: { places: [], colours: [], looks: [] },
      wishes: {},
      texts: [],
      refused: [],
      beyond: [],
    });
    expect(Object.keys(read('make me a game'))).not.toEqual(expect.arrayContaining(['title', 'game', 'keys', 'blend']));
  });

  test('says in Spanish what it says in English', () => {
    const { language, things } = read('Un zorro recoge fresas y huye de los lobos');
    expect(language).toBe('es');
    expect(things.map(({ word, part }) => [word, part])).toEqual([
      ['zorro', 'hero'],
      ['fresas', 'item'],
      ['lobos', 'enemy'],
    ]);
  });

  test('names the game that is named, and the kind that it is mixed with', () => {
    expect(read('like Mario but with tower defense')).toMatchObject({
      game: { names: [{ game: 'super_mario' }, { kind: 'tower_defense' }], kind: 'platformer' },
      blend: { into: 'platformer', from: 'tower_defense' },
    });
    expect(read('a game like Blorptopia').game?.names).toEqual([{ title: 'Blorptopia' }]);
  });

  test.each([
    ['nothing', ''],
    ['a title of any length', `a game like ${'Blorptopia'.repeat(20)} ${'Zanzibarland'.repeat(10)}`],
    ['a thing of any length', `a ${'w'.repeat(70)} that collects ${'щ'.repeat(70)} and 🦊🦊🦊`],
    ['a crowd', 'cats and dogs and birds and fish, '.repeat(200)],
    ['numbers alone', '12 345 678901234567890 7x8 ٣ 三十 '.repeat(60)],
    ['every kind at once', 'snake racing platformer shooter quiz memory tetris pong maze '.repeat(80)],
    ['half a letter', '\ud83e a cat \udd8a with "\ud83e" at the end'],
    ['words in quotes', `call it "${'x'.repeat(900)}" and at the end it says “${'y '.repeat(400)}”`],
    ['no, no, no', 'no cats, no dogs, no birds, no fish, no ghosts, not snake, not pixel art, '.repeat(60)],
  ])('is valid for %s', (_, typed) => {
    expect(() => parseBrief(read(typed))).not.toThrow();
  });

  test('has a word for every event that the reader knows', () => {
    expect(DEEDS).toEqual(EVENTS);
  });

  test('knows a sentence for everything that no game does', () => {
    const known = new Set<string>([...CANNOT, ...UNMET]);
    const entries = TEXT_LANGUAGES.flatMap((language) => [...vocabularyOf(language).exact.entries.values()].flat());
    const ids = new Set(entries.filter(({ type }) => type === 'cannot').map(({ id }) => id));
    expect(ids.size).toBeGreaterThan(5);
    expect([...ids].filter((id) => !known.has(id))).toEqual([]);
  });
});
