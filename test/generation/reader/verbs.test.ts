/** Verbs of the tables: what is a form of one, where it stands, and that what is done is no thing of the game. */
import { describe, expect, it } from 'vitest';
import { foldWord } from '../../../src/generation/lexicon/fold.js';
import { isEvent } from '../../../src/generation/reader/meaning/events.js';
import { FRAMES } from '../../../src/generation/reader/meaning/languages.js';
import { seenIn } from '../../../src/generation/reader/meaning/build/labels.js';
import { wordAt } from '../../../src/generation/reader/meaning/words.js';
import { isDeed } from '../../../src/generation/reader/deed-words.js';
import { eachPhrase } from '../../../src/generation/languages/rows.js';
import { normalise } from '../../../src/generation/vocabulary/normalise.js';
import { tokenise, type Token } from '../../../src/generation/vocabulary/tokens.js';
import { vocabularyOf } from '../../../src/generation/vocabulary/vocabulary.js';

const tokensOf = (text: string, language: string): Token[] => tokenise(normalise(text), language);
const eventsIn = (text: string, language: string): string[] => {
  const tokens = tokensOf(text, language);
  return tokens.flatMap((_, at) => {
    const id = wordAt(tokens, at, language, () => false)?.id;
    return id !== undefined && isEvent(id) ? [id] : [];
  });
};

/** A thing of the lists keeps such a word where it is found as one; here the verb is as common. */
const AS_OFTEN: Readonly<Record<string, string>> = {
  en: 'pick plant plants milk duck fire fires guard guards shield fly link watch',
  fr: 'bois pique lance garde pousse tombe',
  it: 'lancia',
  zh: '守卫',
};
/** The lists name a picture by what is done in it: a face that sleeps, somebody who swims, fish for fishing. */
const BY_DEED: Readonly<Record<string, string>> = {
  ar: 'تزلج',
  de: 'angeln',
  en: 'bowling skis',
  hi: 'दौड़ना',
  id: 'memasak berlari',
  ja: '釣り 料理 ダッシュ 寝る',
  nl: 'koken wegrennen bowlen fietsen',
  ru: 'вяжет боится спит целует',
  zh: '钓鱼 写字 理发 害怕 跨栏 游泳 滑雪 滑冰 冲浪 下雨 下雪 赛车 抱抱 说话',
};
/** The table of events says of them what they mean for a game: who is played, where one gets to, what is shot with. */
const OF_GAMES: Readonly<Record<string, string>> = {
  ja: 'ビーム 出口',
  ru: 'герой героиня домой',
  zh: '回家',
};

describe.each(Object.keys(FRAMES))('%s', (language) => {
  it('takes no noun of a picture for a verb', () => {
    const both = new Set([AS_OFTEN, BY_DEED, OF_GAMES].flatMap((words) => (words[language] ?? '').split(' ')));
    const { entries } = vocabularyOf(language).exact;
    const nouns: string[] = [];
    eachPhrase(FRAMES[language] ?? '', (id, word) => {
      if (!isEvent(id) || /[*~ ]/u.test(word) || both.has(word)) return;
      const known = entries.get(foldWord(word)) ?? [];
      if (known.some(({ type, weight }) => type === 'picture' && weight >= 3)) nouns.push(word);
    });
    expect(nouns).toEqual([]);
  });
});

describe('a stem goes on with an ending of a verb', () => {
  it.each([
    ['tr', 'kırıyor', 'hit'],
    ['tr', 'kırmalısın', 'hit'],
    ['es', 'limpiándolo', 'clean'],
    ['it', 'annaffiano', 'make'],
    ['de', 'putzt', 'clean'],
    ['id', 'tanamkan', 'make'],
  ])('%s: %s', (language, word, event) => {
    expect(eventsIn(word, language)).toEqual([event]);
  });

  it.each([
    ['tr', 'kırmızı'],
    ['tr', 'yeni'],
    ['es', 'cocinero'],
    ['it', 'creatura'],
    ['de', 'Putzfrau'],
  ])('and with nothing else, %s: %s', (language, word) => {
    expect(eventsIn(word, language)).toEqual([]);
  });
});

describe('a verb without spaces starts a word', () => {
  it.each([
    ['zh', '开门', ['use']],
    ['zh', '开心', []],
    ['ja', 'りんごをひろう', ['take']],
    ['ja', 'おはなし', []],
  ])('%s: %s', (language, text, events) => {
    expect(eventsIn(text, language)).toEqual(events);
  });
});

describe('what marks the last of a list is said of all of it, before a verb that ends the clause', () => {
  const objectsIn = (prompt: string): (string | undefined)[] =>
    seenIn(prompt).layout.places.map(({ slots }) => slots.object);

  it.each([
    ['hi', 'बिल्ली सेब, केले और संतरे खाती है'],
    ['ko', '여우가 사과, 바나나, 포도를 모은다'],
    ['tr', 'Tilki elma, armut ve muz topluyor'],
  ])('%s', (_, prompt) => {
    const [, ...listed] = objectsIn(prompt);
    expect(new Set(listed).size).toBe(1);
    expect(listed[0]).toBeDefined();
  });

  it('but not of who stands before it with a mark of its own', () => {
    expect(objectsIn('여우가 사과, 바나나, 포도를 모은다')[0]).toBeUndefined();
  });
});

describe('what is done is no thing', () => {
  const deed = (language: string, text: string, word: string): boolean => {
    const tokens = tokensOf(text, language);
    const at = tokens.findIndex((token) => token.text === word);
    return isDeed(tokens, at, at + 1, language);
  };

  it.each([
    ['id', 'pencet tombol merah', 'pencet'],
    ['nl', 'verven wij de muur', 'verven'],
    ['pl', 'kot myje talerze', 'myje'],
    ['ru', 'енот моет тарелки', 'моет'],
  ])('%s: %s', (language, text, word) => {
    expect(deed(language, text, word)).toBe(true);
  });

  it.each([
    ['it', 'una corsa', 'corsa'],
    ['id', 'dua lompat', 'lompat'],
    ['en', 'my guard', 'guard'],
  ])('%s: but “%s” is, marked as a noun', (language, text, word) => {
    expect(deed(language, text, word)).toBe(false);
  });
});
