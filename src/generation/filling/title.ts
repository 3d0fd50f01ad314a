/** A title made of hero, things, kind and setting: never the request itself. */
import { designText, type Actor, type GameDesign, type GameMode, type Genre, type ThemeId } from '../design.js';
import type { Brief } from '../brief.js';
import { gameNameOf, shownName } from '../games/dictionary.js';
import { GAMES } from '../games/games.js';
import { SPEECHES } from '../genres/speeches.js';
import { nounStem } from '../lexicon/fold.js';
import { koreanParticles } from './particles.js';
import { isOneself } from './persons.js';
import { listOf, type Phrases } from './phrases.js';
import { singular } from './plural.js';
import type { Random } from '../random.js';
import { textsOf } from '../texts/texts-of.js';

/** Words of motor sports, which no runner runs in. */
const ON_WHEELS = /Grand Prix|Rally|gibt Gas|グランプリ|大奖赛/u;

export interface TitleParts {
  readonly lang: string;
  readonly genre: Genre;
  /** which of the kind's games is asked for */
  readonly mode: GameMode | undefined;
  readonly theme: ThemeId;
  readonly hero: Actor;
  /** named by the prompt, else undefined: what a theme filled in is not what the game is about */
  readonly item: Actor | undefined;
  readonly enemy: Actor | undefined;
  readonly phrases: Phrases;
  /** the hero's own name ("Pip"), where the prompt gives one */
  readonly proper: string | undefined;
  /** by seed, where the prompt says nothing: the theme may stand for it */
  readonly random: Random;
}

const upper = (text: string): string => text.replace(/^\p{Ll}/u, (c) => c.toUpperCase());
const titleCase = (text: string): string =>
  text.replace(/(?<![\p{L}'’])\p{Ll}[\p{L}]*/gu, (word) =>
    /^(?:of|the|and|in|on|at|a|an|with|vs)$/u.test(word) ? word : upper(word),
  );

/** "Nave espacial en el espacio", "Farm on the Farm". */
function echoes(place: string, who: string): boolean {
  const text = place.toLowerCase();
  return who
    .toLowerCase()
    .split(/\s+/u)
    .some((word) => word.length > 1 && text.includes(word.length > 5 ? word.slice(0, 5) : word));
}

export interface OwnTitleParts {
  readonly genre: Genre;
  readonly lang: string;
  /** the game that is asked for, by its name */
  readonly asked: Brief['game'];
  /** words of the prompt name the kind itself */
  readonly kindNamed: boolean;
  /** where it is played, if that was said */
  readonly place: ThemeId | undefined;
  readonly cast: GameDesign['cast'];
  readonly phrases: Phrases;
  /** the hero's own name, where the prompt gives one */
  readonly proper: string | undefined;
}

/**
 * The title of a kind that is known by its name: that name, with the place where one was said ("Chess in Deep Space") or what the prompt puts
 * into it ("Minesweeper: Bees"). Of a kind of many games it is that of the game or kind that the prompt names: "Hamster Golf". Undefined for other
 * kinds, and for games of two sides where the prompt says who plays: they name it. No brand is one.
 */
export function ownTitle({
  genre,
  lang,
  asked,
  kindNamed,
  place,
  cast,
  phrases,
  proper,
}: OwnTitleParts): string | undefined {
  const speech = SPEECHES[genre];
  const [name] = asked?.names ?? [];
  const game = name && 'game' in name ? GAMES.get(name.game) : undefined;
  const called = game?.kind === genre && game.fit === 'exact' && game.where !== 'world' ? game : undefined;
  if (!speech.ownTitle && !(speech.title === 'any' && (called ?? kindNamed))) return undefined;
  const { hero, items, enemies } = cast;
  const said = isOneself(hero) ? [] : [...items, ...enemies, hero].filter(({ from }) => from === 'prompt');
  if (said[0] && speech.title === 'fight' && hero.from === 'prompt') return undefined;
  const { titles, places } = textsOf(lang);
  const cased = lang === 'en' ? titleCase : upper;
  const own = cased(called ? shownName(called, lang) : gameNameOf(genre, lang));
  const about = said[0] && (said[0] === hero ? (proper ?? phrases.many(hero)) : phrases.many(said[0]));
  if (about && !speech.ownTitle) {
    // "Pet Dragon Virtual Pet"
    if (echoes(own, lang === 'en' ? singular(about) : about)) return undefined;
    // in English whoever plays it stands before the game
    if (lang === 'en') return designText(`${titleCase(proper ?? singular(about))} ${own}`, 60);
  }
  const pattern = about ? '{H}: {i}' : place && titles.any.find((one) => one.includes('{H}') && /\{[pP]\}/u.test(one));
  const title = (pattern ?? '{H}')
    .replace(/\{H\}/u, () => own)
    .replace(/\{i\}/u, () => cased(about ?? ''))
    .replace(/\{[pP]\}/u, () => (place ? places[place] : ''));
  return designText(upper(lang === 'ko' ? koreanParticles(title) : title), 60);
}

/** A title; seeded. Only patterns whose parts the game has are drawn from. */
export function makeTitle(parts: TitleParts): string {
  const { lang, genre, mode, theme, hero, item, enemy, phrases, proper, random } = parts;
  const { titles, places } = textsOf(lang);
  const place = places[theme];
  const english = lang === 'en';
  const cased = english ? titleCase : upper;
  const who = proper ?? hero.name;
  const items = item ? phrases.many(item) : undefined;
  const foes = enemy ? phrases.many(enemy) : undefined;
  const values: Record<string, string | undefined> = {
    H: cased(who),
    h: who,
    The: proper === undefined && english ? `The ${titleCase(who)}`.replace('The Santa', 'Santa') : cased(who),
    P: place,
    p: place,
    i: items,
    I: items === undefined ? undefined : cased(items),
    // "Berry Smash", not "Berries Smash"
    One: items === undefined ? undefined : titleCase(singular(items)),
    of: item ? phrases.of(item) : undefined,
    e: foes,
    E: foes === undefined ? undefined : cased(foes),
    HI: items === undefined ? undefined : listOf([cased(who), items], lang),
    HE: foes === undefined ? undefined : listOf([cased(who), foes], lang),
  };
  const same = (a: string | undefined): boolean =>
    a !== undefined && nounStem(a.toLowerCase(), lang) === nounStem(who.toLowerCase(), lang);
  const fits = (pattern: string): boolean => {
    for (const [, name = ''] of pattern.matchAll(/\{(\w+)\}/gu)) {
      const value = values[name];
      if (value === undefined || [...value].length > 40) return false;
      // "The Duck Against the Ducks", "Farm on the Farm"
      if (/^(?:HI|HE)$/u.test(name) && (same(items) || same(foes))) return false;
      if (/^[pP]$/u.test(name) && echoes(value, who)) return false;
      if (/^[eEI]$/u.test(name) && /\{(?:H|h|The)\}/u.test(pattern) && same(name === 'I' ? items : foes)) return false;
    }
    return true;
  };
  const own = english
    ? (SPEECHES[genre].ownTitles ?? []).filter(({ heroes }) => heroes.test(hero.sprite)).map(({ pattern }) => pattern)
    : [];
  const { title: usual, titlesOf } = SPEECHES[genre];
  const group = (mode && titlesOf?.[mode]) ?? usual;
  const free = [...titles[group], ...own].filter((one) => genre === 'racing' || !ON_WHEELS.test(one)).filter(fits);
  const usable = free.length > 0 ? free : titles.any.filter(fits);
  const pattern = random.pick((usable.length > 0 ? usable : ['{H}']) as [string, ...string[]]);
  const title = pattern.replace(/\{(\w+)\}/gu, (_, name: string) => values[name] ?? '');
  return designText(upper(lang === 'ko' ? koreanParticles(title) : title), 60);
}
