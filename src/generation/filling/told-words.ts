/** Words that somebody chose for a game of words, held to what the kind can play with: their letters, the keys of the language, and none twice. */
import { designText, type GameDesign } from '../design.js';
import { SPEECHES } from '../genres/speeches.js';
import { isPicture } from '../lexicon/lexicon.js';
import type { Bounds, Told } from './told-questions.js';
import { pictureOf } from './things.js';
import { isPlayable, lettersOf, lengthOf, spriteOf, withFewPictures } from './word-list.js';

type Words = NonNullable<GameDesign['words']>;
type Worded = Pick<GameDesign, 'genre' | 'lang' | 'rules' | 'words' | 'cast'>;

/** As it was chosen, before anything is checked. */
export interface ToldWord {
  readonly word: string;
  /** an English noun for its picture */
  readonly english: string;
}

/** Fewer make no crossword, and the same word would come again and again. */
const BOUNDS: Bounds = { least: 8, most: 24 };

/** The script of a language's words, where that is not Latin: a keyboard is made for whatever letters there are. */
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  ru: /^[\p{Script=Cyrillic}\p{M}]+$/u,
  uk: /^[\p{Script=Cyrillic}\p{M}]+$/u,
  ar: /^[\p{Script=Arabic}\p{M}]+$/u,
  hi: /^[\p{Script=Devanagari}\p{M}]+$/u,
  ko: /^\p{Script=Hangul}+$/u,
  zh: /^\p{Script=Han}+$/u,
  ja: /^[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー]+$/u,
};
const LATIN = /^[\p{Script=Latin}\p{M}]+$/u;

/** What a word of the language is written in. */
export const scriptOf = (lang: string): RegExp => SCRIPTS[lang] ?? LATIN;

/** How many words a design has use for; undefined where it plays with none, or with the prompt's own. */
export function wordBounds({ genre, words }: Pick<GameDesign, 'genre' | 'words'>): Bounds | undefined {
  return SPEECHES[genre].words && !words?.own ? BOUNDS : undefined;
}

/** The fewest and the most letters of a word. */
export function wordLetters({ genre, rules }: Pick<GameDesign, 'genre' | 'rules'>): { least: number; most: number } {
  const { least = 0, most = 0 } = SPEECHES[genre].words ?? {};
  const exact = lettersOf(rules);
  return exact === undefined ? { least, most } : { least: exact, most: exact };
}

/** Holds what was chosen to the bounds of its kind. */
export function checkWords(told: readonly ToldWord[], design: Worded): Told<Words> {
  const bounds = wordBounds(design);
  const needs = SPEECHES[design.genre].words;
  if (!bounds || !needs) return { fault: 'this game has no words of its own' };
  const { least, most } = wordLetters(design);
  const { hero, enemies, items, goal } = design.cast;
  // who is on the screen would give the word away
  const shown = needs.seen
    ? []
    : [hero, ...enemies, ...items, ...(goal ? [goal] : [])].filter(({ from }) => from === 'prompt');
  const hidden = new Set(shown.map(({ name }) => name.toLowerCase()));
  const found = new Map<string, { text: string; sprite?: string }>();
  for (const { word, english } of told) {
    const text = designText(word, most + 1).toLocaleLowerCase(design.lang);
    const long = lengthOf(text);
    if (!scriptOf(design.lang).test(text)) continue;
    if (long < least || long > most || !isPlayable(text, needs, design.lang)) continue;
    if (found.has(text) || hidden.has(text)) continue;
    const picture = pictureOf(designText(english, 40).toLowerCase());
    found.set(text, { text, ...(isPicture(picture) ? spriteOf(picture) : {}) });
  }
  if (found.size < bounds.least)
    return { fault: `${found.size} of ${told.length} can be used, and it takes ${bounds.least}` };
  const list = withFewPictures([...found.values()].slice(0, bounds.most));
  return { list: { own: false, list }, left: told.length - found.size };
}
