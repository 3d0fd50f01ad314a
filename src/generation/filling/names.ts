/** What a thing is called on screen: one of it, many of it, and a typed word in the form that a dictionary has it in. */
import { foldWord, nounStem } from '../lexicon/fold.js';
import { lemmasOf } from '../lexicon/lemmas.js';
import { pictureSort, pictureName, wordRows } from '../lexicon/lexicon.js';
import { OWN_CLASSES } from '../lexicon/own.js';
import { likenessOf } from '../lexicon/unpictured.js';
import { plural } from './plural.js';
import { plural as german } from '../languages/de/plural.js';
import { LANGUAGES } from '../languages/index.js';
import { eachPhrase } from '../languages/rows.js';

interface Named {
  readonly one: string;
  /** undefined: by rule */
  readonly many: string | undefined;
  /** not counted: "cheese" */
  readonly mass: boolean;
}

/** Calls back with the words of a language for things that have a picture. */
function eachThing(language: string, use: (picture: string, word: string) => void): void {
  const words = LANGUAGES[language];
  if (!words) return;
  for (const table of [words.ownThings, words.gameThings, words.everydayThings]) eachPhrase(table, use);
  // what has a name of its own elsewhere keeps it: of the common nouns only those that we draw ourselves
  for (const table of [words.commonThings, words.commonNouns])
    eachPhrase(table, (picture, word) => {
      if (OWN_CLASSES.has(picture)) use(picture, word);
    });
  eachPhrase(words.nouns, (thing, word) => {
    const picture = likenessOf(thing);
    if (picture !== undefined) use(picture, word);
  });
}

/** First letter as a noun of the language has it. */
const spell = (name: string, language: string): string =>
  language === 'de' ? name.replace(/^\p{Ll}/u, (c) => c.toUpperCase()) : name;

/** The parts of a CLDR name that describe a small picture, not a thing: "cat face", "person running", "surfer (all genders)". */
function plainName(name: string, language: string): string {
  // some lists have several words for one picture
  const bare = name.replace(/\s*\([^)]*\)/gu, '').replace(/[:,].*$/u, '');
  if (language !== 'en') return bare.replace(/^(?:cara|rosto|muso|tête|visage) (?:de |di |d['’])/u, '');
  return bare
    .replace(/^(?:person|man|woman) (\p{L}+)ing\b.*$/u, '$1er')
    .replace(/^(?:person|man|woman) (?=\p{L})/u, '')
    .replace(/\s(?:face|button)$/u, '')
    .replace(/\s(?:with|without|showing|tilted|fluttering|at night)\b.*$/u, '')
    .replace(/^(?:two|three|four|five|six|seven|eight|nine|ten) /u, '');
}

const tables = new Map<string, ReadonlyMap<string, Named>>();

function tableOf(language: string): ReadonlyMap<string, Named> {
  const known = tables.get(language);
  if (known) return known;
  const table = new Map<string, Named>();
  for (const [picture, name] of Object.entries(LANGUAGES[language]?.pictureNames ?? {})) {
    const [one = '', many] = name.split('/');
    table.set(picture, { one, many: many === '=' ? one : many, mass: many === '=' });
  }
  eachThing(language, (picture, one) => {
    if (!table.has(picture)) table.set(picture, { one: spell(one, language), many: undefined, mass: false });
  });
  tables.set(language, table);
  return table;
}

function named(picture: string, language: string): Named {
  const table = tableOf(language);
  const known = table.get(picture) ?? table.get(picture.replace(/-face$/u, ''));
  if (known) return known;
  // a face of an animal is the animal
  const whole = picture.replace(/-face$/u, '');
  const source = whole !== picture && pictureSort(whole) === 'animal' ? whole : picture;
  return { one: spell(plainName(pictureName(source, language), language), language), many: undefined, mass: false };
}

/** One of a picture: "starship", never "mask:ship" or "person running". */
export function nameOf(picture: string, language: string): string {
  return named(picture, language).one;
}

/** Whether a text is the label of a picture rather than a word for what it shows: "smiling face with horns". */
export function isLabel(text: string, picture: string, language: string): boolean {
  const label = pictureName(picture, language).toLowerCase();
  if (!/[\s-]/u.test(label)) return false;
  return (
    text.toLowerCase().replace(/s$/u, '') === label.replace(/s$/u, '') &&
    nameOf(picture, language).toLowerCase() !== label
  );
}

/** Whether a typed word is the plural that the table knows: "lumache". */
export function isKnownPlural(typed: string, picture: string, language: string): boolean {
  const { one, many } = named(picture, language);
  return many !== undefined && many !== one && many.toLowerCase() === typed.toLowerCase();
}

/** Many of a picture; undefined where no rule of the language is sure. French mass nouns come with their article. */
export function pluralOf(picture: string, language: string): string | undefined {
  const { one, many } = named(picture, language);
  return many ?? plural(one, language);
}

/** Whether a picture shows what is not counted: cheese, honey. */
export function isMass(picture: string, language: string): boolean {
  return named(picture, language).mass;
}

/** A typed word in the plural: by the table where it is the picture's own word, else by rule; undefined where unsure. */
export function pluralOfTyped(typed: string, picture: string, language: string): string | undefined {
  const { one, many } = named(picture, language);
  const same =
    nounStem(one, language) === nounStem(typed, language) ||
    // "инопланетян" of "инопланетянин"
    (language === 'ru' && typed.length > 4 && one.startsWith(typed));
  if (same && many !== undefined) return many;
  // labels of pictures may tell of many, and no ending shows which: "Handschuhe"
  if (language === 'de') return isOfOne(typed, picture) ? german(typed) : undefined;
  return plural(typed, language);
}

const germanWords = new Map<string, Set<string>>();

/**
 * Whether a German word is one that the language has for a picture, and tells of one of it. A word for many in -e has the word
 * for one beside it: "Füchse, Fuchs"; "Motte" has none.
 */
function isOfOne(word: string, picture: string): boolean {
  if (germanWords.size === 0) {
    const put = (of: string, listed: string): void => {
      germanWords.set(of, (germanWords.get(of) ?? new Set()).add(listed.toLowerCase()));
    };
    for (const [of, { one }] of tableOf('de')) put(of, one);
    eachThing('de', put);
    for (const { word: listed, picture: of } of wordRows('de')) put(of, listed);
  }
  const words = germanWords.get(picture);
  const folded = word.toLowerCase();
  const one = folded.replace(/e$/u, '');
  const plain = one.replace(/[äöü]/gu, (vowel) => vowel.normalize('NFD').replace(/\p{M}/u, ''));
  return words?.has(folded) === true && (one === folded || (!words.has(one) && !words.has(plain)));
}

/** Languages whose nouns change with their case, or carry their particle: a name on its own needs its first form. */
const INFLECTED = new Set(['ru', 'de', 'ko', 'pl', 'uk', 'tr', 'hi']);
const bases = new Map<string, ReadonlyMap<string, string>>();

function basesOf(language: string): ReadonlyMap<string, string> {
  const known = bases.get(language);
  if (known) return known;
  const found = new Map<string, string>();
  const put = (word: string, of: string): void => {
    const key = `${of} ${nounStem(word, language)}`;
    if (word === '' || word.includes(' ')) return;
    if (!found.has(key)) found.set(key, word);
    // a Korean word may end like a particle: 고양이
    if (language === 'ko') found.set(`${of} ${word}`, word);
  };
  for (const [picture, { one }] of tableOf(language)) put(one, picture);
  eachThing(language, (picture, word) => put(word, picture));
  for (const { word, picture } of wordRows(language)) put(word, picture);
  bases.set(language, found);
  return found;
}

/**
 * A thing's name as a dictionary has it: "лису" → "лиса", "Füchsen" → "Fuchs", "물고기를" → "물고기"; what it can't know
 * stays as typed. With `one`, a plural becomes one of it: "lumache" → "lumaca".
 */
export function baseForm(typed: string, picture: string, language: string, one = false): string {
  // two Russian words agree in their case, and only their picture's own name is sure
  if (language === 'ru' && /\s/u.test(typed)) return nameOf(picture, language);
  if (/\s/u.test(typed) || (!one && !INFLECTED.has(language))) return typed;
  if (one && language === 'en') return nounStem(typed, 'en');
  if (
    one &&
    language === 'ru' &&
    !basesOf(language)
      .get(`${picture} ${nounStem(typed, language)}`)
      ?.match(/[^ыи]$/u)
  )
    return nameOf(picture, language);
  const base = basesOf(language).get(`${picture} ${nounStem(typed, language)}`) ?? lemmaOf(typed, picture, language);
  // "Pilze" is as good a name as "Pilz"; only a case ending has to go
  if (base === undefined || (!one && language === 'de' && !/[nms]$/u.test(typed))) return typed;
  return spell(base, language);
}

/** Where a number from five on asks for the genitive of many, whose stem may have a vowel of its own: "15 зірок", of "зірка". */
const COUNTED_IN_GENITIVE = new Set(['ru', 'uk', 'pl']);

/** The word of a picture that a form of it with another stem is of, by the endings of the language. */
function lemmaOf(typed: string, picture: string, language: string): string | undefined {
  if (!COUNTED_IN_GENITIVE.has(language)) return undefined;
  for (const lemma of lemmasOf(foldWord(typed), language)) {
    const base = basesOf(language).get(`${picture} ${nounStem(lemma, language)}`);
    if (base !== undefined && foldWord(base) === lemma) return base;
  }
  return undefined;
}
