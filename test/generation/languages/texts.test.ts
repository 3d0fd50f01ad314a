/** Every language that a game can be in says everything, and nothing of it in English. */
import { describe, expect, it } from 'vitest';
import { GENRES, THEMES, type GameDesign } from '../../../src/generation/design.js';
import { LANGUAGES } from '../../../src/generation/languages/index.js';
import { eachPhrase } from '../../../src/generation/languages/rows.js';
import { OWN_CLASSES } from '../../../src/generation/lexicon/own.js';
import { AFFINITY_PICTURES } from '../../../src/generation/filling/affinity.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';
import { nameOf, pluralOf } from '../../../src/generation/filling/names.js';
import { plural } from '../../../src/generation/filling/plural.js';
import { PACKS } from '../../../src/generation/filling/themes.js';
import { TEXT_LANGUAGES, textsOf } from '../../../src/generation/texts/texts-of.js';
import { TEXTS } from '../../../src/generation/texts/texts.js';

/** A prompt a language that names a hero, a thing and an enemy, and no kind. */
const PROMPTS: Readonly<Record<string, string>> = {
  nl: 'een spel met een vos die paddenstoelen verzamelt en de wolven ontwijkt in het bos',
  pl: 'gra o lisie, który zbiera grzyby i ucieka przed wilkami w lesie',
  tr: 'ormanda mantar toplayan ve kurtlardan kaçan bir tilki oyunu',
  uk: 'гра про лисицю, яка збирає гриби і тікає від вовків у лісі',
  hi: 'जंगल में एक लोमड़ी जो मशरूम इकट्ठा करती है और भेड़ियों से बचती है, ऐसा खेल',
  id: 'permainan tentang seekor rubah yang mengumpulkan jamur dan menghindari serigala di hutan',
};

const WHOLE = Object.keys(PROMPTS);
const UNLATIN = new Set(['uk', 'hi']);

/** Every text under a key like "goals.reach" or "titles.any.0". */
function leaves(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, inner]) => leaves(inner, path === '' ? key : `${path}.${key}`));
}

const parts = (line: string): string[] => [...line.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => name);
const GOAL_PARTS = new Set('hero items list of enemies list_enemies aims list_aims goal n'.split(' '));
const TITLE_PARTS = new Set('H h S N The P p i I is Is one One of e E g G HI HE K'.split(' '));

/** English words that no other of the six languages has in a sentence; "score" and the like are borrowed. */
const ENGLISH = /\b(?:the|and|with|your|collect|reach|catch|jump|move|watch|out for|arrow|every|press|tap to)\b/iu;

describe('the texts of a game', () => {
  it('are there in all seventeen languages', () => {
    expect([...TEXT_LANGUAGES].sort()).toEqual(Object.keys(LANGUAGES).sort());
    expect(Object.keys(TEXTS).sort()).toEqual(Object.keys(LANGUAGES).sort());
  });

  it.each([...TEXT_LANGUAGES])('have no hole in %s', (lang) => {
    const english = leaves(textsOf('en')).filter(([path]) => !path.startsWith('titles.'));
    const texts = new Map(leaves(textsOf(lang)));
    expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([]);
    expect(english.filter(([path]) => !texts.has(path)).map(([path]) => path)).toEqual([]);
    const filled = [...texts].filter(([path]) => /^(?:goals|avoid|titles)/u.test(path));
    for (const [path, text] of filled) {
      const known = path.startsWith('titles.') ? TITLE_PARTS : GOAL_PARTS;
      const unknown = parts(text).filter((part) => !known.has(part));
      expect({ lang, path, unknown }).toEqual({ lang, path, unknown: [] });
    }
    expect(parts(textsOf(lang).notMade).sort()).toEqual(['asked', 'made']);
  });

  it.each(WHOLE)('are not those of English in %s', (lang) => {
    const english = new Map(leaves(textsOf('en')));
    for (const [path, text] of leaves(textsOf(lang))) {
      expect({ lang, path, english: ENGLISH.exec(text)?.[0] }).toEqual({ lang, path, english: undefined });
      const phrase = text.includes(' ') && !path.startsWith('titles.');
      expect({ lang, path, same: phrase && text === english.get(path) }).toEqual({ lang, path, same: false });
    }
  });

  it.each(WHOLE)('call every picture by a word of %s', (lang) => {
    const pictures = new Set([
      ...OWN_CLASSES.keys(),
      ...AFFINITY_PICTURES,
      ...THEMES.flatMap((theme) => [...PACKS[theme].enemies, ...PACKS[theme].items, ...PACKS[theme].hero]),
    ]);
    const names: Readonly<Record<string, string>> = LANGUAGES[lang]?.pictureNames ?? {};
    const nouns = new Set<string>();
    for (const table of [LANGUAGES[lang]?.nouns, LANGUAGES[lang]?.commonNouns])
      eachPhrase(table ?? '', (thing) => nouns.add(thing.replaceAll(' ', '-')));
    for (const picture of pictures) {
      const name = nameOf(picture, lang);
      // the label of a picture that its language does not name is its English id
      const label = names[picture] === undefined && picture.includes('-') && name === picture.replaceAll('-', ' ');
      expect({ lang, picture, name, label }).toEqual({ lang, picture, name, label: false });
      // what we draw ourselves is in no list of words of the picture set
      const named = !OWN_CLASSES.has(picture) || names[picture] !== undefined || nouns.has(picture);
      const latin = UNLATIN.has(lang) && /[a-z]{3}/iu.test(name);
      expect({ lang, picture, named, latin }).toEqual({ lang, picture, named: true, latin: false });
    }
    for (const theme of THEMES)
      for (const picture of [...PACKS[theme].enemies, ...PACKS[theme].items])
        expect({ lang, picture, many: pluralOf(picture, lang) !== undefined }).toEqual({ lang, picture, many: true });
  });

  it.each([
    ['nl', 'kat', 'katten'],
    ['nl', 'aap', 'apen'],
    ['nl', 'muis', 'muizen'],
    ['nl', 'wolf', 'wolven'],
    ['nl', 'sleutel', 'sleutels'],
    ['nl', 'bloem', 'bloemen'],
    ['nl', 'banaan', 'bananen'],
    ['nl', 'panda', 'panda’s'],
    ['nl', 'kikker', 'kikkers'],
    ['nl', 'prins', 'prinsen'],
    ['nl', 'koekje', 'koekjes'],
    ['nl', 'paddenstoel', 'paddenstoelen'],
    ['nl', 'rode auto', 'rode auto’s'],
    ['nl', 'tijger', 'tijgers'],
    ['nl', 'spook', 'spoken'],
    ['nl', 'kasteel', 'kastelen'],
    ['nl', 'brief', 'brieven'],
    ['nl', 'draak', 'draken'],
    ['nl', 'komkommer', 'komkommers'],
    ['nl', 'vogel', 'vogels'],
    ['tr', 'elma', 'elmalar'],
    ['tr', 'kedi', 'kediler'],
    ['tr', 'uzay gemisi', 'uzay gemileri'],
    ['tr', 'uğur böceği', 'uğur böcekleri'],
    ['tr', 'köpek balığı', 'köpek balıkları'],
    ['tr', 'kara kedi', 'kara kediler'],
    ['hi', 'तारा', 'तारे'],
    ['hi', 'मछली', 'मछलियाँ'],
    ['hi', 'चिड़िया', 'चिड़ियाँ'],
    ['hi', 'बंदर', 'बंदर'],
    ['id', 'bintang', 'bintang'],
  ])('%s: %s → %s', (lang, one, many) => {
    expect(plural(one, lang)).toBe(many);
  });
});

describe('a game in each kind', () => {
  /** Every text of a design that a player reads. */
  const shown = ({ title, tagline, texts, controls }: GameDesign): string[] => [
    title,
    tagline,
    ...Object.values(texts),
    ...controls.flatMap(({ key, action }) => [key, action]),
  ];

  it.each(WHOLE)('is in %s', (lang) => {
    const english = new Set(
      leaves(textsOf('en'))
        .map(([, text]) => text)
        .filter((text) => text.includes(' ')),
    );
    const of = textsOf(lang);
    for (const genre of GENRES) {
      const design = readPrompt({ prompt: PROMPTS[lang] ?? '', seed: 7, supported: [genre] });
      expect({ lang: design.lang, genre: design.genre }).toEqual({ lang, genre });
      for (const text of shown(design)) {
        expect({ genre, text, english: ENGLISH.exec(text)?.[0] }).toEqual({ genre, text, english: undefined });
        expect({ genre, text, same: english.has(text) }).toEqual({ genre, text, same: false });
        expect({ genre, text, gap: /[{}]|undefined|\s{2}/u.test(text) }).toEqual({ genre, text, gap: false });
        const word = /[a-z]{3,}/iu.exec(text.replace(/WASD|Shift|Esc|Backspace/gu, ''))?.[0];
        const latin = UNLATIN.has(lang) ? word : undefined;
        expect({ genre, text, latin }).toEqual({ genre, text, latin: undefined });
      }
      expect(design.texts.start).toBe(of.fixed.start);
      expect(Object.values(of.acts)).toContain(design.controls[0]?.action);
      expect(Object.values(of.taglines).some((line) => design.tagline.startsWith(line))).toBe(true);
    }
  });
});
