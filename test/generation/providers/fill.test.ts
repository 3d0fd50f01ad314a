/** Games of the composer's that a model fills, over real wire protocols: what it writes is in the game, and what it should not have written is not. */
import type { GameDesign } from '../../../src/generation/design.js';
import { describe, expect, test } from 'vitest';
import type { Models } from '../../../src/generation/providers/configured-models.js';
import type { Settled } from '../../../src/generation/providers/model-book.types.js';
import { checkSettings } from '../../../src/generation/providers/model-settings.js';
import type { GenerationRequest, GenerationResult } from '../../../src/generation/provider.types.js';
import { createGenerator } from '../../../src/generation/router.js';
import { form, modelsAt, SECRET_KEY, testClock } from '../../helpers/model-forms.js';
import { withModelServer, type Reply } from '../../helpers/model-server.js';

const PLANETS = ['Mercury', 'Venus', 'Earth', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'];
const questions = PLANETS.map((planet, at) => ({
  question: `What is the name of the planet that is number ${at + 1} from the sun?`,
  right: planet,
  wrong: PLANETS.filter((other) => other !== planet).slice(0, 3),
}));
const FILL = { policy: [{ use: ['p1'], depth: 'fill' }] };

interface Made extends GenerationResult {
  readonly told: readonly string[];
  readonly settled: readonly Settled[];
}

async function make(
  models: Models,
  prompt: string,
  more: Partial<GenerationRequest> = {},
  signal?: AbortSignal,
): Promise<Made> {
  const told: string[] = [];
  const settled: Settled[] = [];
  const book = { admit: async () => ({ id: 'x' }), settle: async (_: string, one: Settled) => void settled.push(one) };
  const result = await createGenerator({ ...models, book, clock: testClock() }).generate(
    { prompt, mode: 'quick_html', intent: 'auto', assetMode: 'auto', seed: 1, ...more },
    {
      signal: signal ?? new AbortController().signal,
      report: ({ message }) => void (message !== undefined && told.push(message)),
    },
  );
  return { ...result, told, settled };
}

const QUIZ = 'a quiz about the planets';

describe('protocols', () => {
  test.each([
    ['openai', 'gpt-5-mini'],
    ['anthropic', 'claude-haiku-4-5'],
    ['compatible', 'qwen3:8b'],
  ])('%s writes the questions of a quiz', { timeout: 240_000 }, async (type, model) => {
    await withModelServer([{ says: form() }, { says: { questions } }], async (server) => {
      const settings = checkSettings(
        {
          providers: [{ name: 'it', type, url: server.url, key: 'K' }],
          models: [{ id: 'p1', provider: 'it', model }],
          ...FILL,
        },
        'test',
      );
      const made = await make({ settings, keys: new Map([['it', SECRET_KEY]]) }, QUIZ);
      expect(made.design.questions?.map(({ right }) => right)).toEqual(PLANETS);
      expect(made.told).toContain(`Filled by it/${model}`);
      expect(made).toMatchObject({ provider: 'it', model, maker: 'fill' });
      expect(made.settled.map(({ outcome }) => outcome)).toEqual(['answered', 'answered']);
      // what is played has them, and no key
      const page = made.files[0]!.bytes.toString('utf8');
      expect(page).toContain(questions[3]!.question);
      expect(page).not.toContain(SECRET_KEY);
      const [, asked] = server.requests;
      expect(asked!.text).toContain(String.raw`\"language\":\"en\"`);
      expect(asked!.text).not.toContain(SECRET_KEY);
    });
  });
});

const filled = (replies: readonly Reply[], prompt: string, more: Partial<GenerationRequest> = {}, rule: object = {}) =>
  withModelServer(replies, (server) =>
    make(modelsAt([server.url], { policy: [{ use: ['p1'], depth: 'fill', ...rule }] }), prompt, more),
  );

test(
  'a game of words has the words of the model, but for those that its kind can’t play with',
  { timeout: 60_000 },
  async () => {
    const words = ['comet', 'planet', 'rocket', 'saturn', 'galaxy', 'meteor', 'crater', 'nebula'];
    const said = [...words, 'black hole', 'comet', 'UFO-1'].map((word) => ({ word, english: word }));
    const made = await filled([{ says: form() }, { says: { words: said } }], 'hangman with words from space');
    expect(made.design).toMatchObject({ genre: 'hangman', words: { own: false } });
    expect(made.design.words?.list.map(({ text }) => text)).toEqual(words);
    expect(made.told).toContain('Filled by p1/model-of-p1; 3 left out');
  },
);

const STORY = {
  opening: 'The dragon has stolen the crown of the mountain, and only you know the way.',
  win: 'The crown shines again above the valley.',
  lose: 'The dragon yawns and goes back to sleep.',
};

describe('a story', () => {
  test(
    'is on the title card and on the cards of the ends; what does not fit is left out',
    { timeout: 60_000 },
    async () => {
      const said = { ...STORY, lose: `${'The dragon laughs and '.repeat(8)}flies away.` };
      const made = await filled([{ says: form() }, { says: said }], 'a knight arena against dragons');
      expect(made).toMatchObject({ maker: 'fill', design: { tagline: STORY.opening, texts: { win: STORY.win } } });
      expect(made.design.texts.lose).not.toContain('laughs');
      expect(made.told).toContain('Filled by p1/model-of-p1; 1 left out');
      const page = made.files[0]!.bytes.toString('utf8');
      expect(page).toContain(STORY.opening);
      expect(page).toContain(STORY.win);
    },
  );

  test('never takes the place of what the prompt wants said', { timeout: 240_000 }, async () => {
    const made = await filled(
      [{ says: form() }, { says: { ...STORY, levels: [] } }],
      'snake. When I win, say "Well done, Mia!"',
    );
    expect(made.design.texts.win).toBe('Well done, Mia!');
    expect(made.design.tagline).toBe(STORY.opening);
  });

  test('names each level of a game that has several, or none', { timeout: 240_000 }, async () => {
    const levels = ['The Old Gate', 'The Hall of Bones', 'The Dragon’s Bed'];
    const prompt = 'a maze in a castle with 3 levels';
    const made = await filled([{ says: form() }, { says: { ...STORY, levels } }], prompt);
    expect(made.design).toMatchObject({ genre: 'maze', levelNames: levels });
    const few = await filled(
      [{ says: form() }, { says: { ...STORY, levels: [...levels.slice(1), levels[1]] } }],
      prompt,
    );
    expect(few.design.levelNames).toBeUndefined();
    expect(few.told).toContain('Filled by p1/model-of-p1; 3 left out');
  });

  test(
    'is none where the model writes markup, another language or the same line thrice',
    { timeout: 60_000 },
    async () => {
      const german = {
        opening: 'Der Drache hat die Krone des Berges gestohlen, und nur du kennst den Weg.',
        win: 'Die Krone leuchtet wieder über dem Tal.',
        lose: 'Der Drache gähnt und schläft weiter.',
        levels: ['Das alte Tor', 'Die Halle', 'Der Gipfel'].slice(1),
      };
      const made = await filled([{ says: form() }, { says: german }], 'snake');
      expect(made.design.tagline).not.toContain('Drache');
      expect(made.told).toContain(
        'No model wrote a story and names for 8 levels that can be used (it is in another language (de)); the game has its own.',
      );
      expect(made).toMatchObject({ maker: 'read' });
      const markup = {
        opening: '</script><script>fetch("//evil")</script> A dragon is here.',
        win: STORY.win,
        lose: STORY.win,
      };
      const kept = await filled([{ says: form() }, { says: markup }], 'a knight arena against dragons');
      expect(kept.files[0]!.bytes.toString('utf8')).not.toContain('</script><script>fetch');
      expect(kept.design.texts.lose).not.toBe(STORY.win);
    },
  );
});

describe('a memory', () => {
  const WORDS = [
    ['dog', 'perro'],
    ['cat', 'gato'],
    ['house', 'casa'],
    ['tree', 'árbol'],
    ['bread', 'pan'],
    ['milk', 'leche'],
  ] as const;
  const pairs = WORDS.map(([one, other]) => ({ one, other }));
  const askedIn = ({ content }: GameDesign) =>
    (content?.rows ?? []).map(({ ask, answer }) => `${ask} ${answer}`).toSorted();
  const prompt = 'a memory game to learn Spanish words with their English translations';

  test('pairs words with their translations, and a bot finds them', { timeout: 240_000 }, async () => {
    const bad = [
      { one: 'dog', other: 'el perro' },
      { one: 'a very long expression', other: 'x' },
      { one: 'same', other: 'Same' },
      { one: '123', other: '456' },
    ];
    const made = await filled([{ says: form() }, { says: { ...STORY, pairs: [...pairs, ...bad] } }], prompt);
    expect(made.design).toMatchObject({ genre: 'memory', content: { topic: 'pairs' } });
    expect(askedIn(made.design)).toEqual(WORDS.map(([one, other]) => `${one} ${other}`).toSorted());
    expect(made.told).toContain('Filled by p1/model-of-p1; 4 left out');
    expect(made.playability.checks.find(({ name }) => name === 'winnable')).toMatchObject({
      name: 'winnable',
      ok: true,
      detail: expect.any(String) as string,
    });
    const change = { parentDesign: made.design, intent: 'edit' } as const;
    expect((await filled(['cut'], 'make it easier', change)).design.content).toEqual(made.design.content);
    expect((await filled(['cut'], 'in German please', change)).design.content).toBeUndefined();
  });

  test('keeps its pictures where too few can be used', { timeout: 240_000 }, async () => {
    const made = await filled([{ says: form() }, { says: { ...STORY, pairs: pairs.slice(0, 3) } }], prompt);
    expect(made.design.content).toBeUndefined();
    expect(made.design.tagline).toBe(STORY.opening);
  });
});

test.each([
  ['too few', { questions: questions.slice(0, 3) }, '3 of 3 can be used, and it takes 8'],
  ['another form', { words: [] }, 'no answer'],
  ['a text', 'What is the capital of France?', 'no answer'],
  [
    'another language',
    {
      questions: questions.map((one, at) => ({
        ...one,
        question: `Wie heißt der Planet, der von der Sonne aus der ${at}. ist?`,
      })),
    },
    'they are in another language (de)',
  ],
])('%s: the quiz keeps its own questions, and the run says so', { timeout: 240_000 }, async (_, says, why) => {
  const made = await filled([{ says: form() }, { says }], QUIZ);
  expect(made.design).toMatchObject({ genre: 'quiz' });
  expect(made.design.questions).toBeUndefined();
  expect(made.told).toContain(`No model wrote 20 questions that can be used (${why}); the game has its own.`);
  expect(made.settled.map(({ outcome }) => outcome)).toEqual(['answered', 'invalid']);
});

test('the next model is asked, and one alone that answers is whose game it is', { timeout: 240_000 }, async () => {
  const no = { status: 500 };
  await withModelServer([no, no], (first) =>
    withModelServer([no, no, { says: { questions } }], async (second) => {
      const policy = [{ use: ['p1', 'p2'], depth: 'fill' }];
      const made = await make(modelsAt([first.url, second.url], { policy }), QUIZ);
      expect(made).toMatchObject({ provider: 'p2', maker: 'fill' });
      expect(made.design.questions).toHaveLength(9);
    }),
  );
});

test('nobody is asked for what has no place, nor by a rule that goes less far', { timeout: 240_000 }, async () => {
  const own = 'a word search with the words: apple, tree, house, garden, river';
  for (const [prompt, rule] of [
    [own, {}],
    ['snake', { depth: 'read' }],
    [QUIZ, { depth: 'read' }],
  ] as const) {
    const made = await filled([{ says: form() }], prompt, {}, rule);
    expect([prompt, made.settled.length]).toEqual([prompt, 1]);
    expect(made.design.questions).toBeUndefined();
  }
});

test('a change keeps the questions, and one into another language has its own', { timeout: 240_000 }, async () => {
  const made = await filled([{ says: form() }, { says: { questions } }], QUIZ);
  const change = { parentDesign: made.design, intent: 'edit' } as const;
  expect((await filled(['cut'], 'make it harder', change)).design.questions).toEqual(made.design.questions);
  const german = await filled(['cut'], 'in German please', change);
  expect(german.design.lang).toBe('de');
  expect(german.design.questions).toBeUndefined();
});

test('a run that ends closes the connection to the provider', { timeout: 240_000 }, async () => {
  await withModelServer([{ says: form() }, 'silence'], async (server) => {
    const stop = new AbortController();
    const making = make(modelsAt([server.url], FILL), QUIZ, {}, stop.signal);
    await server.reached();
    while (server.requests.length < 2) await server.reached();
    stop.abort(new Error('canceled'));
    await expect(making).rejects.toThrow('canceled');
    await server.gaveUp;
  });
});
