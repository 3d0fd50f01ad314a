/** A design as the form's fields: what differs is sent, and what is refused is told at its field. */
import { describe, expect, it } from 'vitest';
import {
  changesOf,
  faultsOf,
  fieldAt,
  fieldsOf,
  inputOf,
  type Editable,
} from '../../src/studio/web/edit/edit-fields.js';

const picture = (sprite: string) => ({ sprite, name: sprite, dataUrl: 'data:image/svg+xml,' });
const design: Editable = {
  title: 'Penguin Leap',
  tagline: 'Mind the gap.',
  winMessage: null,
  loseMessage: 'Oh no',
  sign: null,
  difficulty: 'normal',
  cast: [
    { slot: 'hero', name: 'Pingu', picture: picture('penguin') },
    { slot: 'enemies.0', name: 'walrus', picture: picture('walrus') },
    { slot: 'items.0', name: 'fish', picture: picture('fish') },
  ],
  numbers: [
    { rule: 'lives', value: 3, least: 1, most: 20 },
    { rule: 'timer', value: null, least: 10, most: 600 },
  ],
  switches: [{ rule: 'boss', on: true }],
  colours: [{ slot: 'sky', value: '#112233' }],
};

const sent = (edits: Readonly<Record<string, string>>) => inputOf('a1', design, changesOf(design, edits));

describe('the fields of a design', () => {
  it('are no change as they are, nor with white space around them, nor where the design has none of that name', () => {
    expect(changesOf(design, fieldsOf(design))).toEqual({});
    expect(changesOf(design, { title: '  Penguin Leap ', 'numbers/laps': '3' })).toEqual({});
  });

  it('are sent where they differ, and nothing else is', () => {
    expect(
      sent({
        title: 'Ice',
        loseMessage: '',
        difficulty: 'hard',
        'cast/items.0/picture': 'crab',
        'cast/hero/name': 'Tux ',
        'numbers/lives': '',
        'numbers/timer': '90',
        'switches/boss': 'false',
        'colours/sky': '#000000',
        tagline: 'Mind the gap.',
      }),
    ).toEqual({
      artifactId: 'a1',
      title: 'Ice',
      loseMessage: '',
      difficulty: 'hard',
      cast: [
        { slot: 'hero', name: 'Tux' },
        { slot: 'items.0', picture: 'crab' },
      ],
      numbers: [
        { rule: 'lives', value: null },
        { rule: 'timer', value: 90 },
      ],
      switches: [{ rule: 'boss', on: false }],
      colours: [{ slot: 'sky', value: '#000000' }],
    });
    expect(sent({})).toEqual({ artifactId: 'a1' });
  });

  it('are not sent with a name that is empty, or a number that the game can’t have', () => {
    expect(
      faultsOf(design, { title: '', 'cast/hero/name': '', 'numbers/lives': '21', 'numbers/timer': '20.5', sign: '' }),
    ).toEqual({
      title: 'required',
      'cast/hero/name': 'required',
      'numbers/lives': 'bounds',
      'numbers/timer': 'bounds',
    });
    expect(faultsOf(design, { 'numbers/lives': '', 'numbers/timer': '600', loseMessage: '' })).toEqual({});
  });

  it('are found by the path of a refusal, which counts what was sent', () => {
    const input = sent({
      'cast/items.0/picture': 'crab',
      'cast/enemies.0/name': 'Wally',
      'numbers/timer': '90',
      'switches/boss': 'false',
      'colours/sky': '#000000',
    });
    const at = (path: string) => fieldAt(path.split('.'), input);
    expect(at('input.cast.0.name')).toBe('cast/enemies.0/name');
    expect(at('input.cast.1.picture')).toBe('cast/items.0/picture');
    // about the whole entry: at what was changed of it
    expect(at('input.cast.1.slot')).toBe('cast/items.0/picture');
    expect(at('input.numbers.0.value')).toBe('numbers/timer');
    expect(at('input.switches.0.rule')).toBe('switches/boss');
    expect(at('input.colours.0.value')).toBe('colours/sky');
    expect(at('input.title')).toBe('title');
    expect(at('input.cast.7.name')).toBeUndefined();
    expect(at('input.artifactId')).toBeUndefined();
    expect(at('input')).toBeUndefined();
  });
});
