/** A change as a value of its own: whoever answers with one, it is applied to the brief of the game, and to nothing else. */
import { describe, expect, test } from 'vitest';
import { BriefError, parseBrief, type Brief } from '../../../src/generation/brief.js';
import { parseChange, type Change } from '../../../src/generation/change/index.js';
import type { GameDesign } from '../../../src/generation/design.js';
import { supported } from '../../../src/generation/genres/index.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';
import { reader } from '../../../src/generation/reader/index.js';
import { applyChange } from '../../../src/generation/revise/apply/index.js';
import { readRequest } from '../../../src/generation/revise/index.js';
import { standing } from '../../../src/generation/revise/standing.js';
import { KNOWN, PARENTS, UNSEEN, UNSEEN_TOO } from './wishes.js';

const kinds = supported().map(({ genre }) => genre);
const fox = readPrompt({
  prompt: 'A fox platformer: collect 12 berries, avoid wolves, no ghosts, 3 lives, in the forest',
  seed: 7,
  supported: kinds,
});
const game = standing(fox).brief;
const idOf = (is: string): string => game.things.find((thing) => thing.is === is)?.id ?? '';

/** as a model writes it: no spans, no points */
const MODEL = {
  v: 1,
  intent: 'edit',
  says: { v: 1, language: 'en' },
  setting: { time: { value: 'night' } },
  cast: [
    { do: 'replace', who: idOf('fox'), by: { is: 'dragon', word: 'dragon' } },
    { do: 'add', part: 'obstacle', thing: { is: 'rock', word: 'rock' } },
  ],
  rules: [{ do: 'set', rule: { rule: 'lives', n: 2 }, by: 'more' }],
  language: { value: 'es' },
};
const of = (more: object): Change => parseChange({ v: 1, intent: 'edit', says: { v: 1, language: 'en' }, ...more });
const revise = (change: Change, parentDesign: GameDesign = fox): GameDesign =>
  readRequest({ prompt: '-', change, seed: 9, supported: kinds, parentDesign });

describe('a change of a model', () => {
  const design = revise(parseChange(JSON.parse(JSON.stringify(MODEL))));

  test('does what it says', () => {
    expect(design.theme.time).toBe('night');
    expect(design.cast.hero).toMatchObject({ sprite: 'dragon', name: 'dragón', from: 'prompt' });
    expect(design.cast.obstacles[0]?.sprite).toBe('rock');
    expect(design.rules).toContainEqual({ rule: 'lives', n: 5 });
    expect(design.lang).toBe('es');
    expect(design.ignored).toEqual([]);
  });

  test('leaves everything else as it was', () => {
    expect(design.seed).toBe(fox.seed);
    expect(design.theme).toEqual({ ...fox.theme, time: 'night', palette: design.theme.palette });
    const sprites = (list: GameDesign['cast']['items']) => list.map(({ sprite }) => sprite);
    expect(sprites(design.cast.enemies)).toEqual(sprites(fox.cast.enemies));
    expect(sprites(design.cast.items)).toEqual(sprites(fox.cast.items));
    expect(design.rules.filter(({ rule }) => rule !== 'lives')).toEqual(
      fox.rules.filter(({ rule }) => rule !== 'lives'),
    );
  });

  test('is said of the game from then on', () => {
    const { brief } = design;
    const said = parseBrief(brief);
    expect(said).toMatchObject({ language: 'es', scene: { time: { value: 'night' } } });
    expect(said.things.find(({ part }) => part === 'hero')?.is).toBe('dragon');
    // what only fills a gap is not said
    expect(said.things.map(({ sure }) => sure)).not.toContain(0);
    expect(said.refused).toEqual(parseBrief(fox.brief).refused);
  });

  test('of somebody who is not there is told', () => {
    expect(revise(of({ cast: [{ do: 'remove', who: 'unicorn' }] })).ignored).toEqual(['unicorn']);
  });
});

describe('applied to a brief', () => {
  test('a change that says nothing gives the same brief', () => {
    const { brief, done, undone } = applyChange(game, of({}));
    expect([brief, done, undone]).toEqual([game, [], []]);
  });

  test('it changes neither of them', () => {
    const before = JSON.stringify([game, MODEL]);
    applyChange(game, parseChange(MODEL));
    expect(JSON.stringify([game, MODEL])).toBe(before);
  });

  test.each<[what: string, change: object, is: (brief: Brief) => unknown, value: unknown]>([
    [
      'a place',
      { setting: { place: { value: 'space' } } },
      ({ scene }) => scene.places,
      [{ theme: 'space', plain: 10 }],
    ],
    [
      'less of a number',
      { rules: [{ do: 'less', of: 'lives' }] },
      ({ rules }) => rules,
      [
        { rule: 'collect', n: 12 },
        { rule: 'lives', n: 2 },
      ],
    ],
    ['a rule less', { rules: [{ do: 'drop', rule: 'lives' }] }, ({ rules }) => rules, [{ rule: 'collect', n: 12 }]],
    ['a step', { rules: [{ do: 'harder' }] }, ({ wishes }) => wishes.difficulty, { value: 'hard' }],
    ['another kind', { kind: 'snake' }, ({ kinds: named }) => named.map(({ kind }) => kind), ['snake']],
    ['a title', { title: { value: 'Fox Run' } }, ({ title }) => title?.text, 'Fox Run'],
  ])('%s', (_, change, is, value) => {
    const { brief } = applyChange(game, of(change));
    expect(is(brief)).toEqual(value);
    expect(parseBrief(JSON.parse(JSON.stringify(brief)))).toEqual(brief);
  });

  test('who leaves is refused until somebody asks for him again', () => {
    const gone = applyChange(game, of({ cast: [{ do: 'remove', who: idOf('wolf') }] })).brief;
    const refused = ({ refused: list }: Brief) => list.flatMap((one) => ('thing' in one ? [one.thing.is] : []));
    expect(refused(gone)).toEqual(['ghost', 'wolf']);
    const again = applyChange(gone, of({ cast: [{ do: 'add', part: 'enemy', thing: { is: 'wolf' } }] })).brief;
    expect(refused(again)).toEqual(['ghost']);
  });
});

test.each([
  ['make it a forest', 'en'],
  ['3 lives', 'en'],
  ['no unicorns', 'en'],
  ['in English', 'en'],
])('a change that leaves the game as it was is told: %s', (prompt) => {
  const same = readRequest({ prompt, seed: 9, supported: kinds, parentDesign: fox, intent: 'edit' });
  expect(same.revision?.changes).toEqual([]);
  expect(same.ignored).toEqual(['The game is already like that; nothing changed.']);
});

test('what was refused in the first prompt is refused still, three changes later', () => {
  let design: GameDesign = fox;
  for (const prompt of ['make it night', 'in a haunted castle', '5 lives'])
    design = readRequest({ prompt, seed: 9, supported: kinds, parentDesign: design, intent: 'edit' });
  const things = parseBrief(design.brief).refused.flatMap((one) => ('thing' in one ? [one.thing.is] : []));
  expect(things).toContain('ghost');
  const { hero, enemies, items, obstacles, deco } = design.cast;
  expect([hero, ...enemies, ...items, ...obstacles, ...deco].map(({ sprite }) => sprite)).not.toContain('ghost');
});

describe('what is no change', () => {
  test.each<[what: string, change: object, told: RegExp]>([
    ['a field that none has', { html: '<script>' }, /html/u],
    ['another version', { v: 2 }, /v: /u],
    ['a move that there is none of', { cast: [{ do: 'explode', who: 't1' }] }, /cast\.0/u],
    ['a rule without its number', { rules: [{ do: 'set', rule: { rule: 'lives' } }] }, /rules\.0/u],
    ['a brief that is none', { says: { v: 1 } }, /says\.language/u],
    ['more moves than any request', { cast: Array.from({ length: 65 }, () => ({ do: 'remove', who: 't1' })) }, /cast/u],
  ])('%s is refused, and it is told where', (_, change, told) => {
    expect(() => parseChange({ ...MODEL, ...change })).toThrow(BriefError);
    expect(() => parseChange({ ...MODEL, ...change })).toThrow(told);
  });
});

test('the words’ own reader answers with a change, whatever the words', () => {
  const tables = `${KNOWN}${UNSEEN}${UNSEEN_TOO}`.split('\n').filter((line) => line.includes('|'));
  const wishes = tables.map((line) => line.split(' | ')[2] ?? '');
  const odd = [
    '',
    '…',
    'add '.repeat(500),
    'with a cat '.repeat(300),
    '🎮👾🐍🦊',
    '\u0000\u202e faster',
    'x'.repeat(8_000),
  ];
  const games = Object.values(PARENTS).map(
    (prompt) => standing(readPrompt({ prompt, seed: 7, supported: kinds })).brief,
  );
  for (const [at, prompt] of [...wishes, ...odd].entries()) {
    const change = reader.readChange({ prompt, game: games[at % games.length]! });
    expect(parseChange(JSON.parse(JSON.stringify(change)))).toEqual(change);
  }
});
