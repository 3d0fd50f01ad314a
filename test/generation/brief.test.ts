/** A brief as a model would answer it: without a prompt, and not to be trusted. */
import { describe, expect, test } from 'vitest';
import { BriefError, parseBrief, type Reader } from '../../src/generation/brief.js';
import { gameDesignSchema, GENRES } from '../../src/generation/design.js';
import { fillBrief } from '../../src/generation/filling/index.js';
import { createComposer } from '../../src/generation/providers/composer.js';

/** What a model might say of "An otter at sea by night eats silver fish and hides from sharks. 5 lives! Call it Otter Bay. Nothing with blood." */
const OTTER = {
  v: 1,
  language: 'en',
  things: [
    { id: 'otter', is: 'otter', word: 'otter', number: 'one', part: 'hero' },
    { id: 'fish', is: 'fish', word: 'silver fish', number: 'many', part: 'item' },
    { id: 'sharks', is: 'shark', word: 'sharks', number: 'many', part: 'enemy', sure: 9 },
    { id: 'buoy', is: 'mooring buoy', word: 'buoys', number: 'many', part: 'obstacle' },
  ],
  events: [
    { deed: 'eat', doer: 'otter', to: 'fish' },
    { deed: 'avoid', doer: 'otter', to: 'sharks' },
  ],
  kinds: [{ kind: 'platformer', points: 12, outright: true }],
  rules: [{ rule: 'lives', n: 5 }],
  scene: { places: [{ theme: 'ocean', plain: 5 }], time: { value: 'night' } },
  wishes: { mood: { value: 'calm' } },
  title: { text: 'Otter Bay' },
  refused: [{ thing: { is: 'drop-of-blood', word: 'blood' } }],
};

const reader = (answer: unknown): Reader => ({ read: () => Promise.resolve(answer as never) });
const request = {
  prompt: 'whatever was typed',
  mode: 'quick_html',
  intent: 'auto',
  assetMode: 'auto',
  seed: 11,
} as const;
const context = () => ({ signal: new AbortController().signal, report: () => undefined });

describe('a brief without its prompt', () => {
  test('becomes a valid design with everything that it says', () => {
    const design = fillBrief({ brief: parseBrief(OTTER), seed: 7, supported: GENRES });
    expect(gameDesignSchema.parse(design)).toEqual(design);
    expect(design).toMatchObject({
      genre: 'platformer',
      title: 'Otter Bay',
      titled: true,
      named: { fit: 'exact' },
      theme: { id: 'ocean', time: 'night', mood: 'calm' },
      cast: {
        hero: { name: 'otter', sprite: 'otter', from: 'prompt' },
        items: [{ name: 'silver fish', sprite: 'fish' }],
        obstacles: [{ name: 'buoys', from: 'prompt' }],
      },
      rules: [{ rule: 'lives', n: 5 }],
      evidence: [],
    });
    expect(design.cast.enemies).toContainEqual({
      name: 'sharks',
      one: 'shark',
      sprite: 'shark',
      traits: [],
      from: 'prompt',
    });
    expect(design.texts.goal).not.toBe('');
  });

  test('has nothing of what is refused, even where the theme would bring it', () => {
    const haunted = { v: 1, language: 'en', scene: { places: [{ theme: 'haunted', plain: 5 }] } };
    const sprites = (refused: readonly string[]): Set<string> =>
      new Set(
        Array.from({ length: 12 }, (_, seed) => {
          const things = refused.map((is) => ({ thing: { is } }));
          const brief = parseBrief({ ...haunted, refused: things });
          const { hero, enemies, items, obstacles, deco } = fillBrief({ brief, seed, supported: GENRES }).cast;
          return [hero, ...enemies, ...items, ...obstacles, ...deco].map(({ sprite }) => sprite);
        }).flat(),
      );
    expect([...sprites([])]).toEqual(expect.arrayContaining(['ghost', 'skeleton']));
    const left = sprites(['ghost', 'skeleton']);
    expect(['ghost', 'skeleton'].filter((sprite) => left.has(sprite))).toEqual([]);
  });

  test('gives the same design again, another one by another seed, and stays as it is', () => {
    const brief = parseBrief(OTTER);
    const before = structuredClone(brief);
    const of = (seed: number) => fillBrief({ brief, seed, supported: GENRES });
    expect(of(7)).toEqual(of(7));
    expect(of(8).theme.palette).not.toEqual(of(7).theme.palette);
    expect(brief).toEqual(before);
  });

  test('that says nothing at all becomes a game all the same, and that is told', () => {
    const brief = parseBrief({ v: 1, language: 'de' });
    const design = fillBrief({ brief, seed: 1, supported: ['maze'] });
    expect(design).toMatchObject({ genre: 'maze', lang: 'de', cast: { hero: { from: 'theme' } } });
    expect(design.ignored).toHaveLength(1);
  });

  test('is made a game of, which a bot wins', { timeout: 240_000 }, async () => {
    const made = await createComposer(reader(OTTER)).generate(request, context());
    expect(made).toMatchObject({ title: 'Otter Bay', design: { genre: 'platformer' } });
    expect(made.playability.checks.every(({ ok }) => ok)).toBe(true);
  });
});

describe('a model that reads changes too', () => {
  const parentDesign = fillBrief({ brief: parseBrief(OTTER), seed: 7, supported: GENRES });
  const says = { v: 1, language: 'en' };
  const made = (change: object) => {
    const both = {
      ...reader(OTTER),
      readChange: () => Promise.resolve({ v: 1, intent: 'edit', says, ...change } as never),
    };
    return createComposer(both).generate({ ...request, parentDesign }, context());
  };

  test('changes a game that stands, which a bot wins', { timeout: 240_000 }, async () => {
    const { design, title } = await made({ title: { value: 'Otter Peak' }, rules: [{ do: 'harder' }] });
    expect(title).toBe('Otter Peak');
    expect(design).toMatchObject({ seed: 7, difficulty: 'hard', revision: { intent: 'edit' } });
  });

  test('and answers with anything else is refused as any answer is', async () => {
    await expect(made({ rules: 'harder' })).rejects.toMatchObject({ code: 'output.invalid' });
  });
});

describe('what is no brief', () => {
  const refused: readonly (readonly [what: string, change: object, told: RegExp])[] = [
    [
      'an event with a thing that is not there',
      { events: [{ deed: 'eat', doer: 'otter', to: 'crab' }] },
      /events\.0\.to: there is no thing "crab"/u,
    ],
    [
      'a name of a thing that is not there',
      { texts: [{ use: 'name', text: 'Pip', of: 'cat', span: { start: 0, end: 3, text: 'Pip' } }] },
      /texts\.0\.of: there is no thing "cat"/u,
    ],
    [
      'two things of one id',
      { things: [OTTER.things[0], OTTER.things[0]], events: [] },
      /things\.1\.id: two things are "otter"/u,
    ],
    [
      'more things than a brief holds',
      { things: Array.from({ length: 201 }, (_, i) => ({ id: `t${i}`, is: 'fish' })) },
      /things: .*200/u,
    ],
    ['a text of any length', { title: { text: 'x'.repeat(5_000) } }, /title\.text: .*120/u],
    ['a number out of bounds', { rules: [{ rule: 'lives', n: -3 }] }, /rules\.0\.n: /u],
    [
      'a rule without its number',
      { rules: [{ rule: 'timer', n: 60 }] },
      /rules\.0: a rule that counts needs its number/u,
    ],
    ['a kind that there is none of', { kinds: [{ kind: 'roguelike', points: 12 }] }, /kinds\.0\.kind: /u],
    [
      'a span that ends before it starts',
      { things: [{ id: 'otter', is: 'otter', span: { start: 9, end: 3, text: '' } }] },
      /things\.0\.span: a span ends/u,
    ],
    ['a field that no brief has', { html: '<script>' }, /html/u],
    ['another version', { v: 2 }, /v: /u],
  ];
  test.each(refused)('%s is refused, and it is told where', (_, change, told) => {
    expect(() => parseBrief({ ...OTTER, ...change })).toThrow(BriefError);
    expect(() => parseBrief({ ...OTTER, ...change })).toThrow(told);
  });

  test('is no game either: the answer of the reader is at fault', async () => {
    const made = createComposer(reader({ answer: 'Sure! Here is your game.' })).generate(request, context());
    await expect(made).rejects.toMatchObject({ code: 'output.invalid', retryable: true, message: /no brief/u });
  });
});
