/** Public pages in the language of whoever reads them: chosen, asked for, or the game's own. */
import { describe, expect, it } from 'vitest';
import { READER_LANGUAGES } from '../../src/http/reader-language.js';
import { en } from '../../src/public/texts/en.js';
import { PUBLIC_TEXTS } from '../../src/public/texts/index.js';
import { wordsIn } from '../../src/public/words.js';
import { useApp } from '../contract/shared-app.js';
import { post } from '../graphql/client.js';
import { ownLetters, placeholders, tooEnglish } from '../helpers/texts.js';
import { all, attribute, documentOf, text } from './dom.js';
import { addGame, PUBLICATION, publishGame } from './world.js';

const test = useApp();

const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  test.app.inject({ url, headers: { accept: 'text/html', ...headers } });

const flat = (value: unknown, path = ''): [string, string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value as object).flatMap(([key, inner]) => flat(inner, `${path}.${key}`));

/** What an English page says in so many words that no other language says it by chance. */
const SENTENCES = [...flat(en).map(([, words]) => words), ...Object.values(wordsIn('en').words)]
  .flatMap((words) => words.split(/[[\]]|\{\w+\}/u))
  .map((words) => words.trim())
  .filter((words) => words.split(' ').length >= 3);

describe('public pages', () => {
  it.each(READER_LANGUAGES.filter((lang) => lang !== 'en'))('have all their texts in %s', (lang) => {
    const own = new Map(flat(PUBLIC_TEXTS[lang]));
    for (const [path, english] of flat(en)) {
      if (/\.(?:plays|likes)\./u.test(path)) continue;
      const words = own.get(path) ?? '';
      expect(words.trim(), path).not.toBe('');
      expect([path, placeholders(words)]).toEqual([path, placeholders(english)]);
      expect([path, tooEnglish(english, words)]).toEqual([path, false]);
    }
    const categories = new Intl.PluralRules(lang).resolvedOptions().pluralCategories;
    for (const forms of [PUBLIC_TEXTS[lang].plays, PUBLIC_TEXTS[lang].likes]) {
      expect(Object.keys(forms).filter((form) => !categories.includes(form as Intl.LDMLPluralRule))).toEqual([]);
      expect(forms.other).toContain('{n}');
    }
    expect(ownLetters(lang, [...own.values()].join(' ').replaceAll(/\{\w+\}|Gamewright/gu, ''))).toBeGreaterThan(0.8);
  });

  it('are in the reader’s language, which they say, and nothing of them is left in English', async () => {
    const { record, owner } = await publishGame(test, { ...PUBLICATION, showAuthor: true });
    await test.resources.database.pool.query('update publications set plays = 3, likes = 2 where slug = $1', [
      record.slug,
    ]);
    const author = all(documentOf((await get(`/games/${record.slug}`)).body), 'a', { rel: 'author' })[0]!;
    const game = await addGame(test, owner);
    const made = await post(
      test,
      owner,
      'mutation ($input: CreateShareLinkInput!) { made: createShareLink(input: $input) { shareLink { url } } }',
      {
        input: { artifactId: game.artifactId, ttlSeconds: 3_600 },
      },
    );
    const { pathname } = new URL((made.data as { made: { shareLink: { url: string } } }).made.shareLink.url);
    const urls = [
      '/games',
      '/games?search=nothingfits',
      `/games/${record.slug}`,
      `/games/${record.slug}/report`,
      attribute(author, 'href')!,
      pathname,
      `${pathname}x`,
      '/nowhere',
      '/games/no-such-game',
      '/',
    ];
    for (const lang of READER_LANGUAGES) {
      const tags = new Set<unknown>();
      for (const url of urls) {
        const { body, headers } = await get(url, { 'accept-language': `${lang}-XX,${lang};q=0.9,en;q=0.5` });
        const document = documentOf(body);
        const root = all(document, 'html')[0]!;
        expect([url, attribute(root, 'lang'), attribute(root, 'dir')]).toEqual([
          url,
          lang,
          lang === 'ar' ? 'rtl' : 'ltr',
        ]);
        expect([url, String(headers['vary'])]).toEqual([url, expect.stringMatching(/Accept-Language, Cookie/u)]);
        if (headers['etag'] !== undefined) tags.add(headers['etag']);
        const shown = body.replaceAll(/<(?:script|style)[^>]*>.*?<\/(?:script|style)>/gsu, '');
        const left = lang === 'en' ? [] : SENTENCES.filter((words) => shown.includes(words));
        expect([url, lang, left]).toEqual([url, lang, []]);
      }
      expect(tags.size).toBeGreaterThanOrEqual(3);
    }
  });

  it('differ by language in their validators: no cache takes one for another', async () => {
    const german = await get('/games', { 'accept-language': 'de' });
    const english = await get('/games', { 'accept-language': 'en' });
    expect(german.headers['etag']).not.toBe(english.headers['etag']);
    const tag = String(german.headers['etag']);
    expect((await get('/games', { 'accept-language': 'de', 'if-none-match': tag })).statusCode).toBe(304);
    expect((await get('/games', { 'accept-language': 'en', 'if-none-match': tag })).statusCode).toBe(200);
  });

  it('are in the game’s language for whoever names none, with its texts marked as such for everybody else', async () => {
    const { record } = await publishGame(test, {
      ...PUBLICATION,
      seoContent: { ...PUBLICATION.seoContent, language: 'ja' },
    });
    const url = `/games/${record.slug}`;
    const langOf = async (headers: Readonly<Record<string, string>>) => {
      const document = documentOf((await get(url, headers)).body);
      return ['html', 'h1', 'blockquote, .lead'].slice(0, 2).map((name) => attribute(all(document, name)[0]!, 'lang'));
    };
    expect(await langOf({})).toEqual(['ja', 'ja']);
    expect(await langOf({ 'accept-language': '*' })).toEqual(['ja', 'ja']);
    expect(await langOf({ 'accept-language': 'de' })).toEqual(['de', 'ja']);
    expect(await langOf({ 'accept-language': 'sv' })).toEqual(['en', 'ja']);
    const { body } = await get(url, { 'accept-language': 'de' });
    expect(body).toContain('<title lang="ja">');
    expect(body).toContain('property="og:locale" content="ja"');
  });

  it('keep a choice, which counts for more than what the browser asks for', async () => {
    const chosen = await get('/language/de?returnTo=%2Fgames%3Forder%3Dliked');
    expect([chosen.statusCode, chosen.headers.location]).toEqual([303, '/games?order=liked']);
    const [cookie] = chosen.cookies;
    expect(cookie).toMatchObject({ name: 'gamewright_language', value: 'de', path: '/', sameSite: 'Lax' });
    for (const url of ['/games', '/']) {
      const { body } = await get(url, { cookie: `a=b; gamewright_language=de; c=d`, 'accept-language': 'ja' });
      expect(body).toContain('<html lang="de"');
    }
    // of a language that we do not write, or of none, nothing is kept or followed
    expect((await get('/language/xx?returnTo=/games')).statusCode).toBe(404);
    expect((await get('/language/constructor')).statusCode).toBe(404);
    expect((await get('/games', { cookie: 'gamewright_language=constructor' })).body).toContain('<html lang="en"');
    for (const to of ['//evil.example', 'https://evil.example', '/%5cevil.example/..//x', '/\\evil.example'])
      expect((await get(`/language/de?returnTo=${encodeURIComponent(to)}`)).headers.location ?? '').not.toMatch(
        /^(?:https?:|\/\/|\/\\)/u,
      );
  });

  it('offer every language by its own name, in links that lead back to where one is', async () => {
    const links = all(documentOf((await get('/games?order=liked')).body), 'a').filter((link) =>
      attribute(link, 'hreflang'),
    );
    expect(links.map((link) => attribute(link, 'lang'))).toEqual(READER_LANGUAGES);
    expect(attribute(links[0]!, 'href')).toBe('/language/en?returnTo=%2Fgames%3Forder%3Dliked');
    expect(text(links[3]!)).toBe('Deutsch');
  });
});
