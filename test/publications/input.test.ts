import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AppError } from '../../src/errors.js';
import { PUBLICATION_LIMITS as LIMITS, readPublishInput } from '../../src/publications/publication-input.js';
import type { PublishInput } from '../../src/publications/publications.model.js';

const good = { title: 'Penguin', description: 'A game.' };

/** `path code` of each problem. */
function problems(input: PublishInput): string[] {
  try {
    readPublishInput(input);
    return [];
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'validation_failed') throw error;
    return (error.details ?? []).map(({ path, code }) => `${path} ${code}`);
  }
}

const LONE = '\ud83d';

test.each<[PublishInput, string[]]>([
  [{}, ['title required', 'description required']],
  [{ ...good, title: '' }, ['title required']],
  [{ ...good, title: ' \n\u202e\u200b' }, ['title required']],
  [{ ...good, title: '\u200d\u0301' }, ['title required']],
  [{ ...good, title: 'x'.repeat(121) }, ['title too_long']],
  [{ ...good, title: '🐧'.repeat(121) }, ['title too_long']],
  [{ ...good, title: 7 }, ['title wrong_type']],
  [{ ...good, title: 'a\0b' }, ['title invalid_characters']],
  [{ ...good, title: LONE }, ['title invalid_characters']],
  [{ ...good, description: 'x'.repeat(5_001) }, ['description too_long']],
  [{ ...good, description: ['x'] }, ['description wrong_type']],
  [{ ...good, controls: 'Space: jump' }, ['controls wrong_type']],
  [{ ...good, controls: Array.from({ length: 25 }, () => 'x') }, ['controls too_long']],
  [
    { ...good, controls: ['a', 'x'.repeat(81), '', null, 4] },
    ['controls[1] too_long', 'controls[2] required', 'controls[3] required', 'controls[4] wrong_type'],
  ],
  [{ ...good, seoContent: 'x' }, ['seoContent wrong_type']],
  [{ ...good, seoContent: [] }, ['seoContent wrong_type']],
  [{ ...good, seo: { metaTitle: 1 } }, ['seo.metaTitle wrong_type']],
  [{ ...good, seoContent: {}, seo: { metaTitle: 1 } }, []],
  [{ ...good, seoContent: { slug: 'x'.repeat(65) } }, ['seoContent.slug too_long']],
  ...['Penguin', 'a--b', '-a', 'a-', 'a_b', 'a b', 'größe', 'a/b', '..', 'a.html', '%61'].map(
    (slug): [PublishInput, string[]] => [{ ...good, seoContent: { slug } }, ['seoContent.slug invalid']],
  ),
  [{ ...good, seoContent: { keywords: Array.from({ length: 21 }, () => 'x') } }, ['seoContent.keywords too_long']],
  [{ ...good, seoContent: { keywords: ['a', 'x'.repeat(51)] } }, ['seoContent.keywords[1] too_long']],
  [{ ...good, seoContent: { language: 'deutsch!' } }, ['seoContent.language invalid']],
  [{ ...good, seoContent: { language: `en${'-x'.repeat(20)}` } }, ['seoContent.language too_long']],
  [{ ...good, seoContent: { noindex: 'yes' } }, ['seoContent.noindex wrong_type']],
  [{ ...good, showPrompt: 'yes', showAuthor: 1 }, ['showPrompt wrong_type', 'showAuthor wrong_type']],
  [{ ...good, seoContent: { faq: {} } }, ['seoContent.faq wrong_type']],
  [{ ...good, seoContent: { faq: Array.from({ length: 13 }, () => ({})) } }, ['seoContent.faq too_long']],
  [
    {
      ...good,
      seoContent: {
        faq: [
          'x',
          { question: 'q', answer: 'a' },
          { question: 'q', answer: '' },
          null,
          { question: LONE, answer: 'x'.repeat(1_001) },
        ],
      },
    },
    [
      'seoContent.faq[0] wrong_type',
      'seoContent.faq[2].answer required',
      'seoContent.faq[3] wrong_type',
      'seoContent.faq[4].question invalid_characters',
      'seoContent.faq[4].answer too_long',
    ],
  ],
  ...(['metaTitle', 'metaDescription', 'genre', 'playMode', 'ogImageAlt', 'howToPlay'] as const).flatMap(
    (name): [PublishInput, string[]][] => [
      [{ ...good, seoContent: { [name]: 'x'.repeat(LIMITS[name] + 1) } }, [`seoContent.${name} too_long`]],
      [{ ...good, seoContent: { [name]: '\0' } }, [`seoContent.${name} invalid_characters`]],
      [{ ...good, seoContent: { [name]: {} } }, [`seoContent.${name} wrong_type`]],
    ],
  ),
])('%j', (input, expected) => {
  expect(problems(input)).toEqual(expected);
});

test('as much as the limits allow', () => {
  const text = (length: number) => '🐧'.repeat(length);
  const texts = (length: number, item: number) => Array.from({ length }, () => text(item));
  const input = {
    title: text(LIMITS.title),
    description: text(LIMITS.description),
    showPrompt: true,
    showAuthor: true,
    controls: texts(LIMITS.controls.items, LIMITS.controls.length),
    seoContent: {
      slug: 'x'.repeat(LIMITS.slug),
      metaTitle: text(LIMITS.metaTitle),
      metaDescription: text(LIMITS.metaDescription),
      keywords: texts(LIMITS.keywords.items, LIMITS.keywords.length),
      genre: text(LIMITS.genre),
      playMode: text(LIMITS.playMode),
      language: 'de-CH-1996',
      ogImageAlt: text(LIMITS.ogImageAlt),
      howToPlay: text(LIMITS.howToPlay),
      faq: Array.from({ length: LIMITS.faq.items }, () => ({
        question: text(LIMITS.faq.question),
        answer: text(LIMITS.faq.answer),
      })),
      noindex: true,
    },
  };
  expect(readPublishInput(input)).toEqual(input);
});

test('null and empty count as absent; fields that are not known are ignored', () => {
  const nothing = { slug: null, metaTitle: '', keywords: null, language: '', faq: null, noindex: null, __proto__x: 1 };
  const empty = readPublishInput(good);
  expect(
    readPublishInput({ ...good, controls: null, seoContent: nothing, seo: 'ignored', more: 1 } as PublishInput),
  ).toEqual(empty);
  expect(empty).toEqual({
    ...good,
    showPrompt: false,
    showAuthor: false,
    controls: [],
    seoContent: {
      slug: null,
      metaTitle: null,
      metaDescription: null,
      keywords: [],
      genre: null,
      playMode: null,
      language: null,
      ogImageAlt: null,
      howToPlay: null,
      faq: [],
      noindex: false,
    },
  });
});

test('text is tidied, and what writing needs stays', () => {
  const read = (title: string, description = 'x') => readPublishInput({ title, description });
  expect(read('\u202eevil\u202c \t two\u2066  lines\n').title).toBe('evil two lines');
  expect(read('e\u0301').title).toBe('é');
  // Persian needs the non-joiner, a family of emoji the joiner
  expect(read('می\u200cخواهم 👨\u200d👩\u200d👧').title).toBe('می\u200cخواهم 👨\u200d👩\u200d👧');
  expect(read('<script>alert(1)</script> & "x"').title).toBe('<script>alert(1)</script> & "x"');
  expect(read('x', ' a \r\n\r\n\r\n\tb\u2028c\u0007d ').description).toBe('a\n\nb\nc d');
});

test('whatever is sent: a clear refusal, or text that anything can keep and show', () => {
  const marks = ['\u202e', '\u2066', '\0', '\ud800', '<', '\n', '\u2028', '\u200b', 'a', '"', '\u0085', '\u0301'];
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: fc.constantFrom(...marks), maxLength: 30 }),
  );
  // mostly what can be kept, or hardly anything would be taken
  const kept = hostile.map((text) => `x${text.toWellFormed().replaceAll('\0', '')}`);
  const mostly = <T>(arbitrary: fc.Arbitrary<T>) =>
    fc.oneof({ weight: 40, arbitrary }, { weight: 1, arbitrary: fc.oneof(hostile, fc.jsonValue()) });
  const text = mostly(fc.option(kept));
  const item = mostly(kept);
  const texts = mostly(fc.option(fc.array(item, { maxLength: 5 })));
  const names = ['metaTitle', 'metaDescription', 'genre', 'playMode', 'ogImageAlt', 'howToPlay', 'unknown'];
  const seoContent = fc.record({
    ...Object.fromEntries(names.map((name) => [name, text])),
    slug: mostly(fc.constantFrom(null, 'a-slug')),
    language: mostly(fc.constantFrom(null, 'pt-br')),
    noindex: mostly(fc.option(fc.boolean())),
    keywords: texts,
    faq: mostly(fc.option(fc.array(mostly(fc.record({ question: item, answer: item })), { maxLength: 3 }))),
  });
  const input = fc.record({ title: item, description: item, controls: texts, seoContent: mostly(seoContent) });
  let taken = 0;
  fc.assert(
    fc.property(input, (sent) => {
      // anything but a validation_failed fails the property
      if (problems(sent).length > 0) return;
      const content = readPublishInput(sent);
      taken += 1;
      const json = JSON.stringify(content);
      expect(json.isWellFormed()).toBe(true);
      const texts = [...textsOf(content)].join('');
      expect(texts).not.toMatch(
        /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/u,
      );
      expect(content.title).toMatch(/\S/u);
      // tidying what is tidy changes nothing
      expect(readPublishInput(content)).toEqual(content);
    }),
    { numRuns: 5_000 },
  );
  expect(taken).toBeGreaterThan(500);
});

function* textsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) yield* textsOf(inner);
}
