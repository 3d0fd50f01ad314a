/** Whatever people write stays text: every field of a public game, in every page that shows it. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PublicGame } from '../../src/publications/publications.model.js';
import { parseControl } from '../../src/public/controls.js';
import type { Page } from '../../src/public/document.js';
import { galleryPage } from '../../src/public/gallery-page.js';
import { embedCode, embedPage, gamePage } from '../../src/public/game-page.js';
import { messagePage } from '../../src/public/message-page.js';
import { HOUSE, pageColours } from '../../src/public/accent.js';
import { PLAYER } from '../../src/public/player.js';
import { structuredData } from '../../src/public/structured-data.js';
import { style } from '../../src/public/style.js';
import { all, attribute, documentOf, elements, text, type Element } from './dom.js';

const KNOWN = [
  '</script><script>alert(1)</script>', '<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "'><svg onload=alert(1)>",
  '" onmouseover="alert(1)', "' onfocus='alert(1)' autofocus='", ' onload=alert(1) ', '<!--', '-->', '<!--<script>', '<![CDATA[', ']]>',
  '</title><h1>', '</style><style>*{display:none}', '</textarea>', '</iframe>', '</noscript><b>', '</button>', '</table>', '<td>', '<plaintext>', '<xmp>',
  '<base href=//evil.test>', '<meta http-equiv=refresh content=0>', '<link rel=stylesheet href=//evil.test>', '<form action=//evil.test><input>',
  '&lt;b&gt;', '&amp;amp;', '&#60;b&#62;', '&#0;', '&nbsp', '&notin;', '&quot;&gt;', 'javascript:alert(1)', 'data:text/html,<b>', '//evil.test', '${7*7}', '{{7*7}}', '<%= 7 %>',
  '\\u003cscript\\u003e', '\\"', '\\', '`', '\u0000', 'a\u0000b', '\r', '\r\n', '\n<b>', '\t', '\u2028', '\u2029', '\ud800', '\udfff<b>', '\u202e', '\ufeff', '\ufffe', '\u0085', '\u000b', '\u001b[31m',
  '<\u0000script>', '<scr\u0000ipt>', '<ſcript>', '＜script＞', 'ı', '<a href="', '<a/href=x>', '</', '<', '>', '"', "'", '&', '=', '/', ' ', '__proto__', 'constructor', '%3Cscript%3E', '%00', '%',
]; // prettier-ignore

const hostile = fc
  .oneof(
    fc.constantFrom(...KNOWN),
    fc
      .array(fc.oneof(fc.constantFrom(...KNOWN), fc.string({ unit: 'binary', maxLength: 6 })), {
        minLength: 1,
        maxLength: 5,
      })
      .map((parts) => parts.join('')),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }),
  )
  .filter((words) => words !== '');

/** The same text in every field that is text. */
function gameOf(words: string): PublicGame {
  return {
    slug: words,
    publicUrl: 'https://games.test/games/a',
    embedUrl: 'https://games.test/games/a/embed',
    imageUrl: 'https://games.test/games/a/image.png',
    title: words,
    description: words,
    controls: [words, `${words}: ${words}`],
    seoContent: {
      slug: words, metaTitle: words, metaDescription: words, keywords: [words], genre: words, playMode: words, language: `"${words}`, ogImageAlt: words,
      howToPlay: words, faq: [{ question: words, answer: words }], noindex: false,
    }, // prettier-ignore
    revision: 1,
    plays: 0,
    likes: 0,
    author: { name: words, handle: words },
    prompt: words,
    remixOf: null,
    publishedAt: new Date(0),
    updatedAt: new Date(0),
    artifactId: words,
    sha256: words,
    sizeBytes: 1,
    genre: words,
    // never a language tag, which would be one of ours in the page
    lang: `"${words}`,
    design: { theme: { palette: { accent: words } }, title: words },
  };
}

const FIXED = [PLAYER, style(HOUSE, pageColours(HOUSE))];
const SITE = { publicUrl: 'https://games.test', frames: "'self'", source: '/play' };

/** What a parser makes of characters that HTML cannot carry. */
const seen = (words: string) => words.toWellFormed().replaceAll('\u0000', '\ufffd');

/** The script and the style are the same on every page, and most of what there is to parse. */
const readPage = ({ body }: Page) => documentOf(FIXED.reduce((left, text) => left.replace(text, ''), body));

/** The tree without its texts; the rows of controls are looked at one by one. */
function skeleton(page: Page, document = readPage(page)): string {
  const shape = (element: Element): string => `${element.tagName}[${element.attrs.map(({ name }) => name).join(' ')}]`;
  const rows = new Set(all(document, 'tbody').flatMap(elements));
  expect(rows.size).toBeLessThanOrEqual(1 + 2 * 4);
  return elements(document)
    .filter((element) => !['tr', 'th', 'td', 'kbd'].includes(element.tagName))
    .map(shape)
    .join('\n');
}

/** Not by `expect`, which takes longer than the parser where it is asked 250,000 times. */
const only = <T>(list: readonly T[]): T => {
  if (list.length !== 1) throw new Error(`Expected one, found ${list.length}.`);
  return list[0]!;
};
const TOLD_BY_META = [
  { name: 'description' },
  { name: 'keywords' },
  { name: 'twitter:title' },
  { property: 'og:title' },
  { property: 'og:description' },
  { property: 'og:image:alt' },
];
/** A page that lists it, found by the same text. */
function galleryOf(words: string): Page {
  const game = { ...gameOf(words), kind: words, language: `"${words}`, pageLanguage: null };
  const query = { search: words, kind: undefined, order: 'played', after: words } as const;
  return galleryPage({ query, games: [game], next: words, publicUrl: SITE.publicUrl });
}

const PLAIN = {
  game: skeleton(gamePage(gameOf('plain'), SITE)),
  embed: skeleton(embedPage(gameOf('plain'), SITE)),
  gallery: skeleton(galleryOf('plain')),
  message: skeleton(messagePage('plain', 'plain', 'plain')),
};

describe('hostile text', () => {
  it('comes out as the same text, with no element or attribute more, on the page of a game', () => {
    fc.assert(
      fc.property(hostile, (words) => {
        const game = gameOf(words);
        const page = gamePage(game, SITE);
        const document = readPage(page);
        expect(skeleton(page, document)).toBe(PLAIN.game);
        const told = seen(words);
        const where = (name: string, match: Record<string, string> = {}) => text(only(all(document, name, match)));
        const code = embedCode(game);
        const texts = {
          title: where('title'),
          heading: where('h1'),
          lead: where('p', { class: 'lead pre' }),
          paragraphs: all(document, 'p', { class: 'pre' }).map(text),
          question: where('summary', { dir: 'auto' }),
          chips: all(document, 'li', { class: 'chip' }).map(text),
          code: where('code'),
          frames: [document, documentOf(code)].map((each) => attribute(only(all(each, 'iframe')), 'title')),
        };
        expect(texts).toEqual({
          title: told,
          heading: told,
          lead: told,
          paragraphs: [told, told],
          question: told,
          chips: [told, told],
          code: seen(code),
          frames: [told, told],
        });
        expect(TOLD_BY_META.map((match) => attribute(only(all(document, 'meta', match)), 'content'))).toEqual(
          TOLD_BY_META.map(() => told),
        );
        const rows = all(only(all(document, 'tbody')), 'tr');
        expect(
          rows.map((row) =>
            elements(row)
              .filter(({ tagName }) => ['kbd', 'td'].includes(tagName))
              .map(text),
          ),
        ).toEqual(
          game.controls.map((line) => {
            const { key, action } = parseControl(line);
            return (key === null ? [action] : [key, action]).map(seen);
          }),
        );
        const data = only(all(document, 'script', { type: 'application/ld+json' }));
        expect(JSON.parse(text(data))).toEqual(JSON.parse(JSON.stringify(structuredData(game, words)).toWellFormed()));
        expect(page.headers['content-security-policy']).not.toContain('unsafe-inline');
      }),
      { numRuns: 3_000, examples: KNOWN.map((words) => [words]) },
    );
  }, 300_000);

  it('does so on the embedded page, in the gallery and in a refusal', () => {
    fc.assert(
      fc.property(hostile, (words) => {
        const game = gameOf(words);
        const told = seen(words);
        const embed = embedPage(game, SITE);
        const embedded = readPage(embed);
        expect(skeleton(embed, embedded)).toBe(PLAIN.embed);
        expect(text(only(all(embedded, 'a')))).toBe(told);
        const gallery = galleryOf(words);
        const listed = readPage(gallery);
        expect(skeleton(gallery, listed)).toBe(PLAIN.gallery);
        expect(text(only(all(listed, 'h2')))).toBe(told);
        const refusal = messagePage(words, words, words);
        const refused = readPage(refusal);
        expect(skeleton(refusal, refused)).toBe(PLAIN.message);
        expect(text(only(all(refused, 'h1')))).toBe(told);
      }),
      { numRuns: 1_000, examples: KNOWN.map((words) => [words]) },
    );
  }, 300_000);
});
