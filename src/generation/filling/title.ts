/**
 * A title as a person would give it: of who and what the prompt names, where it is and what is done.
 * Never the request itself.
 */
import type { Brief } from '../brief.js';
import { designText, type GameDesign, type GameMode, type Genre } from '../design.js';
import { gameNameOf, shownName } from '../games/dictionary.js';
import { GAMES } from '../games/games.js';
import { LANGUAGES } from '../languages/index.js';
import type { TitleGroup } from '../languages/titles.types.js';
import { SPEECHES } from '../genres/speeches.js';
import { nounStem } from '../lexicon/fold.js';
import type { Random } from '../random.js';
import { textsOf } from '../texts/texts-of.js';
import { koreanParticles } from './particles.js';
import { isOneself } from './persons.js';
import { doubtful, numbersOf, titled, titleValues, type TitleCast, type TitleValues } from './title-values.js';

export interface TitleParts extends TitleCast {
  readonly genre: Genre;
  /** which of the kind's games is asked for */
  readonly mode: GameMode | undefined;
  /** the game that is asked for, by its name */
  readonly asked: Brief['game'];
  readonly time: GameDesign['theme']['time'];
  readonly mood: GameDesign['theme']['mood'];
  readonly random: Random;
}

/** A pattern, and how much it counts when one is drawn. */
interface Drawn {
  readonly pattern: string;
  readonly weight: number;
}

/** Groups of which no pattern tells as much as the name of the game. */
const NAMELESS: ReadonlySet<TitleGroup> = new Set(['any', 'rival', 'find', 'wall']);
/** Of the words for games in general, the first are those for a game, and others for a match or a puzzle. */
const GAME_WORDS = 2;
const UNSPACED: ReadonlySet<string> = new Set(['ja', 'zh', 'ko']);
/** Letters of a title that a card and a list show in one line. */
const FITTING = 28;
/** Letters of the longest title. */
const LONGEST = 60;
/** Patterns of what is done in the game count for more than those of any. */
const OF_KIND = 5;
/** Words of a title that begin alike sound well: "Penguin Panic". */
const ALLITERATES = 2;
/** Letters of a word that is heard when words begin alike. */
const HEARD = 4;

/** A title; by chance one of those whose parts the game has. */
export function makeTitle(parts: TitleParts): string {
  const { lang, genre, mode, time, mood, cast, random } = parts;
  const { titles } = textsOf(lang);
  const speech = SPEECHES[genre];
  const known = titleValues(parts);
  const game = gameNameIn(parts);
  const own = game ? ownDrawn(parts, game) : [];
  const group = (mode && speech.titlesOf?.[mode]) ?? speech.title;
  if (game && speech.ownTitle && NAMELESS.has(group)) return finish(own.length > 0 ? drawn(own, random) : game, lang);
  const plain = plainName(parts, known);
  if (plain !== undefined) return finish(plain, lang);
  const special = lang === 'en' ? (speech.ownTitles ?? []).filter(({ heroes }) => heroes.test(cast.hero.sprite)) : [];
  const patterns: Drawn[] = [
    ...[...titles[group], ...special.map(({ pattern }) => pattern)].map((pattern) => ({ pattern, weight: OF_KIND })),
    ...titles.any.map((pattern) => ({ pattern, weight: 1 })),
    ...(time === 'night' ? titles.night : []).map((pattern) => ({ pattern, weight: 1 })),
    ...(mood === 'spooky' ? titles.spooky : []).map((pattern) => ({ pattern, weight: 1 })),
  ];
  const all = [...candidates(patterns, known, parts), ...own];
  const [best = 0] = all.map(({ rank }) => rank).toSorted((a, b) => b - a);
  const free = all.filter(({ rank }) => rank === best);
  const short = free.filter(({ text }) => [...text].length <= FITTING);
  const usable = short.length > 0 ? short : free.toSorted((a, b) => a.text.length - b.text.length).slice(0, 1);
  return finish(usable.length > 0 ? drawn(usable, random) : cast.hero.name, lang);
}

interface Candidate {
  readonly text: string;
  readonly weight: number;
  /** 2 where it says something of the prompt and nothing that the theme filled in, 1 with the theme's place beside */
  readonly rank: number;
}

/** One of the titles, by its weight. */
function drawn(from: readonly Candidate[], random: Random): string {
  let left = random.next() * from.reduce((sum, { weight }) => sum + weight, 0);
  return (from.find(({ weight }) => (left -= weight) < 0) ?? from.at(-1))?.text ?? '';
}

/** The titles that the patterns make of these values. */
function candidates(patterns: readonly Drawn[], values: TitleValues, { lang }: TitleCast): Candidate[] {
  return patterns.flatMap(({ pattern, weight }): Candidate[] => {
    const names = [...pattern.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => name);
    const found = names.map((name) => values.get(name));
    if (found.some((value) => value === undefined) || repeats(names, values, lang)) return [];
    const text = pattern.replace(/\{(\w+)\}/gu, (_, name: string) => values.get(name)?.text ?? '');
    const said = found.filter((value) => value?.said === true).length;
    const isPlace = (name: string): boolean => name === 'P' || name === 'p';
    const filledIn = names.some((name) => !isPlace(name) && values.get(name)?.said !== true);
    const elsewhere = names.some((name) => isPlace(name) && values.get(name)?.said !== true);
    const rank = said === 0 || filledIn ? 0 : elsewhere ? 1 : 2;
    return [{ text, weight: weight * Math.max(said, 1) * (alliterates(text, lang) ? ALLITERATES : 1), rank }];
  });
}

/** "The Duck and the Ducks", "Farm on the Farm". */
function repeats(names: readonly string[], values: TitleValues, lang: string): boolean {
  const valueOf = (some: RegExp): string | undefined => {
    const name = names.find((one) => some.test(one));
    return name === undefined ? undefined : values.get(name)?.text;
  };
  const textOf = (name: string): string | undefined => values.get(name)?.text.toLowerCase();
  const place = valueOf(/^[pP]$/u);
  const rest = names.filter((name) => !/^[pP]$/u.test(name)).map((name) => textOf(name) ?? '');
  if (place !== undefined && rest.some((text) => echoes(place, text))) return true;
  // "Pet Dragon Virtual Pet"
  const game = valueOf(/^K$/u);
  if (game !== undefined && names.some((name) => name !== 'K' && echoes(game, textOf(name) ?? ''))) return true;
  const who = names.some((name) => /^(?:H|h|S|N|The|HI|HE)$/u.test(name)) ? textOf('H') : undefined;
  const what = names.some((name) => /^(?:HI|Is?|is?|One|one|of)$/u.test(name))
    ? (textOf('i') ?? textOf('one'))
    : undefined;
  const whom = names.some((name) => /^(?:HE|E|e)$/u.test(name)) ? textOf('e') : undefined;
  const said = [who, what, whom].filter((one) => one !== undefined).map((one) => nounStem(one, lang));
  return new Set(said).size < said.length;
}

/** "Nave espacial en el espacio", "Farm on the Farm". */
function echoes(place: string, who: string): boolean {
  const text = place.toLowerCase();
  return who
    .toLowerCase()
    .split(/\s+/u)
    .some((word) => word.length > 1 && text.includes(word.length > 5 ? word.slice(0, 5) : word));
}

/** Whether two words of it begin alike. */
function alliterates(text: string, lang: string): boolean {
  const words = text.toLocaleLowerCase(lang).match(/\p{Alphabetic}+/gu) ?? [];
  const firsts = words.filter((word) => word.length >= HEARD).map((word) => word[0]);
  return new Set(firsts).size < firsts.length;
}

/** Families of games that are called by their names, and kinds of no family that are. */
const CALLED: ReadonlySet<string> = new Set(['board', 'card', 'number', 'puzzle', 'word', 'memory', 'quiz']);

const isCalled = (genre: Genre): boolean => CALLED.has(genre) || CALLED.has(GAMES.get(genre)?.family ?? '');

/**
 * The name of a game of tables, cards, words or riddles, where the prompt asks for nothing that a title could be about: "hangman".
 * No brand: a game that is like one has the name of its kind.
 */
function plainName({ genre, lang, asked }: TitleParts, known: TitleValues): string | undefined {
  if ([...known.values()].some(({ said }) => said)) return undefined;
  const [name] = asked?.names ?? [];
  const named = name && 'game' in name ? GAMES.get(name.game) : undefined;
  const kind = GAMES.get(genre);
  const game = named?.kind === genre && named.fit === 'exact' && named.where !== 'world' ? named : kind;
  if (!game || !isCalled(genre)) return undefined;
  return titled(game === kind ? gameNameOf(genre, lang) : shownName(game, lang), lang);
}

/**
 * The name of the game where it is one that people call by its name: of a kind that has one ("Chess"), or one that
 * the prompt names ("golf"). No brand is one, and nothing that only tells what sort of game it is ("sorting game").
 */
function gameNameIn({ genre, lang, asked, cast, things }: TitleParts): string | undefined {
  const { ownTitle, title } = SPEECHES[genre];
  const [name] = asked?.names ?? [];
  const game = name && 'game' in name ? GAMES.get(name.game) : undefined;
  const called = game?.kind === genre && game.fit === 'exact' && game.where !== 'world' ? game : undefined;
  const special = called && called.id !== genre ? called : undefined;
  if (!ownTitle && !special && !(called && isCalled(genre))) return undefined;
  // who plays against whom says more than what they play
  if (title === 'rival' && cast.hero.from === 'prompt' && !doubtful(things).has(cast.hero.sprite)) return undefined;
  const shown = special ? shownName(special, lang) : gameNameOf(genre, lang);
  const sorts = special ? [special.name] : [GAMES.get(genre)?.name ?? '', shown];
  if (sorts.some((one) => tellsSort(one, 'en') || (!special && tellsSort(one, lang)))) return undefined;
  return titled(shown, lang);
}

/** Whether a name has the language's word for a game: "Sortierspiel". */
function tellsSort(name: string, lang: string): boolean {
  const words = (LANGUAGES[lang]?.words.game ?? '').split(', ').slice(0, GAME_WORDS);
  const text = name.toLowerCase();
  return words.some((word) =>
    UNSPACED.has(lang) ? text.includes(word) : new RegExp(`${word}(?!\\p{L})`, 'u').test(text),
  );
}

/** The game's name with what the prompt puts into it, or its place: "Minesweeper: Bees", "Chess in Deep Space". */
function ownDrawn(parts: TitleParts, game: string): Candidate[] {
  const { lang, cast, things, proper } = parts;
  const doubted = doubtful(things);
  // where one plays oneself, or against one other, who is named is only whom one plays against
  const foes = SPEECHES[parts.genre].title === 'rival' ? [] : cast.enemies;
  const named = isOneself(cast.hero) ? [] : [...cast.items, ...foes, cast.hero];
  const about = named.find(({ from, sprite }) => from === 'prompt' && !doubted.has(sprite));
  const values = new Map([...titleValues(parts)].filter(([name]) => name === 'P' || name === 'p'));
  values.set('K', { text: game, said: true });
  const numbers =
    about === undefined
      ? {}
      : about === cast.hero && proper !== undefined
        ? { i: proper, I: titled(proper, lang), one: proper, One: titled(proper, lang) }
        : numbersOf(about, 'i', 'I', parts);
  for (const [name, text] of Object.entries(numbers)) if (text !== undefined) values.set(name, { text, said: true });
  const shown = textsOf(lang).titles.own.filter((pattern) => about === undefined || !/\{[pP]\}/u.test(pattern));
  // the place that a theme filled in is none that a game of boards is known by
  return candidates(
    shown.map((pattern) => ({ pattern, weight: OF_KIND })),
    values,
    parts,
  ).filter(({ rank }) => rank === 2);
}

function finish(title: string, lang: string): string {
  const text = title.replace(/^\p{Ll}/u, (first) => first.toLocaleUpperCase(lang));
  return designText(lang === 'ko' ? koreanParticles(text) : text, LONGEST);
}
