/**
 * The words of a game of words: the prompt's own list to the letter, else nouns that have pictures, of the length that the kind plays with. What the
 * prompt speaks of comes first: things that it names (where words are read from the start), then others of their sort ("animals", "fruit"), then those of its place.
 */
import type { Brief, BriefThing } from '../brief.js';
import { designText, type GameDesign, type Genre, type ThemeId } from '../design.js';
import { graphemes, isKeyed } from '../letters.js';
import type { KindSpeech } from '../genres/speech.types.js';
import { SPEECHES } from '../genres/speeches.js';
import { isPicture, pictureSort } from '../lexicon/lexicon.js';
import type { Random } from '../random.js';
import { nameOf } from './names.js';
import { PACKS } from './themes.js';
import { pictureOf } from './things.js';

type WordList = NonNullable<GameDesign['words']>;

type Needs = NonNullable<KindSpeech['words']>;

/** Nouns that a child knows, by their pictures. */
const COMMON = (
  'cat dog fish bird horse cow pig goat duck chicken rooster mouse rabbit fox wolf bear lion tiger monkey elephant giraffe zebra kangaroo koala panda ' +
  'hedgehog frog turtle snake crocodile whale dolphin shark octopus crab spider ant honeybee butterfly snail owl eagle parrot penguin swan camel deer ' +
  'donkey hippopotamus rhinoceros bat beaver otter gorilla lizard unicorn lady-beetle beetle ' +
  'banana red-apple pear grapes strawberry lemon tangerine peach pineapple watermelon melon coconut mango tomato carrot potato onion garlic cucumber ' +
  'broccoli mushroom bread egg cheese-wedge pizza sandwich cookie doughnut candy ice-cream birthday-cake pie honey-pot hot-beverage bacon spaghetti ' +
  'popcorn salt butter automobile bus train airplane helicopter rocket bicycle motorcycle tractor delivery-truck sailboat ship canoe taxi ambulance ' +
  'submarine sun star cloud rainbow snowflake mountain volcano evergreen-tree palm-tree cactus rose tulip sunflower snowman umbrella feather ' +
  'spiral-shell rock ringed-planet house bed chair door window key light-bulb candle bell pencil scissors backpack balloon wrapped-gift soccer-ball kite ' +
  'drum guitar violin trumpet camera telephone television laptop bucket basket spoon axe anchor crown ring top-hat glasses running-shoe socks scarf dress ' +
  'coat castle tent robot ghost dragon trophy gem-stone magnet telescope school hospital'
).split(' ');

/** Words that a game has in its page, and pictures of them: the rest is read without. */
const MOST = 24;
const MOST_OF_OWN_KEYS = 8;
const MOST_PICTURES = 14;
/** fewer are no game */
const LEAST = 4;
/** sorts of things that a game of words may be about */
const SORTS = new Set(['animal', 'food', 'vehicle', 'plant']);
const ONE_WORD = /^[\p{L}\p{M}]+$/u;
/** languages in which whole letters are not typed with the keys of a keyboard, and one that is written in three scripts */
const KANA = /^[\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;

/** Pictures that stand for a whole sort of things, and one for games: their names are no words to guess. */
const GENERAL = new Set(['paw-prints', 'hamburger', 'joystick', 'video-game', 'hammer']);
/** Languages in whose lists a name of Latin letters is only one that was never translated. */
const NO_LATIN = new Set(['ru', 'uk', 'ar', 'hi', 'ja', 'zh', 'ko']);

function shuffled<T>(random: Random, list: readonly T[]): T[] {
  const out = [...list];
  for (let i = out.length - 1; i > 0; i--) {
    const j = Math.floor(random.next() * (i + 1));
    [out[i], out[j]] = [out[j] as T, out[i] as T];
  }
  return out;
}

export const lengthOf = (word: string): number => graphemes(word).length;

/** Whether a kind can be played with a word, in that language. */
export function isPlayable(word: string, needs: Needs, lang: string): boolean {
  const long = lengthOf(word);
  if (
    !ONE_WORD.test(word) ||
    (NO_LATIN.has(lang) && /\p{Script=Latin}/u.test(word)) ||
    long < needs.least ||
    long > needs.most
  )
    return false;
  if (needs.keys !== 'none' && lang === 'ja' && !KANA.test(word)) return false;
  return needs.keys !== 'typed' || isKeyed([word], lang);
}

const ownWords = ({ words }: Pick<Brief, 'words'>): string[] =>
  words.map(({ text }) => designText(text, 24)).filter((word) => /\p{L}/u.test(word));

/** Whether a language has words enough for a kind: looked up once, for it takes 10 ms. */
const hasEnough = new Map<string, boolean>();

/** Whether a game of words can be made of these words, or in that language; any other kind can. */
export function hasWordsFor(genre: Genre, brief: Pick<Brief, 'words'>, lang: string): boolean {
  const needs = SPEECHES[genre].words;
  if (!needs) return true;
  const own = ownWords(brief);
  if (own.length > 0) return needs.keys !== 'typed' || isKeyed(own, lang);
  const key = `${genre} ${lang}`;
  let enough = hasEnough.get(key);
  if (enough === undefined) {
    // a Chinese word is one letter or two: nothing is left to find
    enough = COMMON.filter((picture) => isPlayable(nameOf(picture, lang), needs, lang)).length >= LEAST * 3;
    hasEnough.set(key, enough);
  }
  return enough;
}

interface About {
  readonly brief: Pick<Brief, 'words' | 'things' | 'scene'>;
  readonly genre: Genre;
  readonly lang: string;
  readonly theme: ThemeId;
  readonly difficulty: GameDesign['difficulty'];
  /** letters that each word has; a list of the prompt's own is kept as it is */
  readonly letters?: number | undefined;
  /** pictures whose words come first */
  readonly known?: readonly string[];
  readonly random: Random;
}

/** The words of this game; undefined for a kind that plays with none. */
export function wordListOf({
  brief,
  genre,
  lang,
  theme,
  difficulty,
  letters,
  known = [],
  random,
}: About): WordList | undefined {
  const needs = SPEECHES[genre].words;
  if (!needs) return undefined;
  const own = ownWords(brief);
  if (own.length > 0) {
    const list = own.map((text) => ({ text, ...spriteOf(pictureFor(text, brief.things)) }));
    return { own: true, list: withFewPictures(list) };
  }
  // who is on the screen would give the word away
  const shown = brief.things.map(({ is }) => pictureOf(is)).filter((picture) => !GENERAL.has(picture));
  // who is on the screen would give the word away
  const hidden = new Set(needs.seen ? [] : shown);
  const named = needs.seen ? shown : [];
  const sorts = new Set(
    brief.things.flatMap(({ is }) => (SORTS.has(pictureSort(pictureOf(is))) ? [pictureSort(pictureOf(is))] : [])),
  );
  if (brief.things.some(({ is }) => pictureOf(is) === 'paw-prints')) sorts.add('animal');
  const { hero, enemies, items } = PACKS[theme];
  const placed = brief.scene.places.length > 0 ? [...hero, ...enemies, ...items] : [];
  const ranked = [
    ...known,
    ...named,
    ...shuffled(
      random,
      COMMON.filter((picture) => sorts.has(pictureSort(picture))),
    ),
    ...shuffled(random, placed),
    ...(sorts.size > 0 ? [] : shuffled(random, COMMON)),
  ];
  const most = needs.keys === 'own' && !isKeyed([nameOf('cat', lang)], lang) ? MOST_OF_OWN_KEYS : MOST;
  const found = new Map<string, { text: string; sprite: string }>();
  const lengths = letters === undefined ? [byDifficulty(difficulty), () => true] : [(long: number) => long === letters];
  for (const within of lengths)
    for (const picture of [...ranked, ...shuffled(random, COMMON)]) {
      if (
        found.size >= most ||
        hidden.has(picture) ||
        !isPicture(picture) ||
        picture.startsWith('label:') ||
        picture.startsWith('mask:')
      )
        continue;
      const text = nameOf(picture, lang);
      if (!isPlayable(text, needs, lang) || !within(lengthOf(text)) || found.has(text.toLowerCase())) continue;
      found.set(text.toLowerCase(), { text, sprite: picture });
    }
  if (found.size === 0) return undefined;
  return { own: false, list: withFewPictures([...found.values()]) };
}

interface Changed {
  readonly parent: Pick<GameDesign, 'words' | 'genre' | 'lang'>;
  readonly design: Pick<GameDesign, 'genre' | 'lang' | 'theme' | 'difficulty' | 'rules'>;
  /** what the change says */
  readonly brief: Pick<Brief, 'words' | 'things' | 'scene'>;
  readonly random: Random;
}

/** The words of a game that was changed: a new list where the change gives one, else its own; others are found anew in another language or kind. */
export function wordsAfter({ parent, design, brief, random }: Changed): WordList | undefined {
  const { genre, lang, theme, difficulty, rules } = design;
  const { words } = parent;
  const same = genre === parent.genre && lang === parent.lang;
  const letters = lettersOf(rules);
  // another number of letters needs other words
  const fits = letters === undefined || words?.list.every(({ text }) => lengthOf(text) === letters);
  if (brief.words.length === 0 && words && ((same && fits) || words.own)) return words;
  // the same things in another language
  const known = (words?.list ?? []).flatMap(({ sprite }) => (sprite ? [sprite] : []));
  return wordListOf({ brief, genre, lang, theme: theme.id, difficulty, letters, known, random });
}

/** The letters of each word that the rules of a design say. */
export const lettersOf = (rules: GameDesign['rules']): number | undefined =>
  rules.find((rule) => rule.rule === 'letters')?.n;

const byDifficulty =
  (difficulty: GameDesign['difficulty']) =>
  (long: number): boolean =>
    difficulty === 'easy' ? long <= 5 : difficulty === 'hard' ? long >= 6 : long <= 8;

export const spriteOf = (picture: string | undefined): { sprite?: string } =>
  picture !== undefined && /^[a-z0-9-]+$/u.test(picture) && isPicture(picture) ? { sprite: picture } : {};

/** The picture of a word that the prompt has as a thing as well. */
function pictureFor(word: string, things: readonly BriefThing[]): string | undefined {
  const same = things.find((thing) => thing.word?.toLowerCase() === word.toLowerCase());
  return same && pictureOf(same.is);
}

/** A page holds the pictures of the first words alone. */
export const withFewPictures = (list: readonly { text: string; sprite?: string }[]): WordList['list'] =>
  list.slice(0, 40).map((word, at) => (at < MOST_PICTURES ? { ...word } : { text: word.text }));
