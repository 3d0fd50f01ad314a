/** What two versions differ in, in words, and which two are compared at first. */
import { describe, expect, it } from 'vitest';
import { differences } from '../../src/studio/web/runs/differences.js';
import { besideOf, versionLine } from '../../src/studio/web/runs/version-line.js';

type Reading = Parameters<typeof differences>[0];
type Runs = Parameters<typeof versionLine>[0];

const actor = (name: string, sprite = name) => ({ name, sprite, fromPrompt: true });
const READING: Reading = {
  kind: 'platformer',
  hero: actor('penguin'),
  enemies: [actor('walrus'), actor('seal')],
  items: [actor('fish')],
  obstacles: [],
  goal: actor('igloo'),
  projectile: null,
  rules: [
    { name: 'lives', n: 3, seconds: null },
    { name: 'doubleJump', n: null, seconds: null },
  ],
  choices: {
    theme: 'ice',
    time: 'day',
    weather: 'snow',
    mood: 'calm',
    style: 'flat',
    difficulty: 'normal',
    assetMode: 'library',
  },
};

describe('differences', () => {
  it('are none between a version and itself', () => {
    expect(differences(READING, READING)).toEqual([]);
  });

  it('tell what came, what went and what became another', () => {
    const to: Reading = {
      ...READING,
      kind: 'snake',
      hero: actor('fox'),
      enemies: [actor('seal'), actor('owl')],
      goal: null,
      projectile: actor('snowball'),
      rules: [
        { name: 'lives', n: 5, seconds: null },
        { name: 'timer', n: null, seconds: 60 },
      ],
      choices: { ...READING.choices, time: 'night' },
    };
    expect(differences(READING, to).map(({ what, from, to: is }) => [what, from, is])).toEqual([
      ['kind', 'platformer', 'snake'],
      ['hero', 'penguin', 'fox'],
      ['enemy', 'walrus', 'owl'],
      ['goal', 'igloo', null],
      ['projectile', null, 'snowball'],
      ['lives', '3', '5'],
      ['doubleJump', 'yes', null],
      ['timer', null, '60'],
      ['time', 'day', 'night'],
    ]);
    expect(differences(to, READING)).toHaveLength(9);
  });

  it('go by pictures: a name in another language is the same hero', () => {
    expect(differences(READING, { ...READING, hero: actor('pingouin', 'penguin') })).toEqual([]);
  });
});

describe('what a version is compared with at first', () => {
  const run = (id: string, parentRunId: string | null, made = true) =>
    ({ id, parentRunId, status: made ? 'completed' : 'failed', artifact: made ? { id } : null }) as Runs[number];
  const line = versionLine([run('a', null), run('b', 'a'), run('c', 'b', false), run('d', 'a')]);

  it('is the one that it continues, else its neighbour that plays', () => {
    expect(besideOf(line, 'd')?.run.id).toBe('a');
    expect(besideOf(line, 'b')?.run.id).toBe('a');
    expect(besideOf(line, 'a')?.run.id).toBe('b');
  });

  it('is none where there is no other, or no game', () => {
    expect(besideOf(versionLine([run('a', null)]), 'a')).toBeUndefined();
    expect(besideOf(line, 'c')).toBeUndefined();
  });
});
