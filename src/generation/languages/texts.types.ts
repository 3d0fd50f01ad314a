/** What each language has to say in a game, text by text; and how the older languages have it, in rows parted by bars. */
import { GENRES, TEXT_KEYS, type MOODS, type TextKey, type ThemeId } from '../design.js';

type Fixed = Exclude<TextKey, 'goal' | 'controls'>;

const KEYS = TEXT_KEYS.filter((key): key is Fixed => key !== 'goal' && key !== 'controls');
const GOALS = [
  'reach',
  'collect',
  'gather',
  'survive',
  'break',
  'clear',
  'eat',
  'pairs',
  'cross',
  'race',
  'push',
  'fly',
  'defend',
  'catch',
  'duel',
  'aim',
  'click',
  'rhythm',
  'quiz',
  'react',
  'farm',
  'stack',
  'typed',
  'hit',
  'hole',
  'sneak',
  'rows',
] as const;
const ACTS = [
  'move',
  'jump',
  'doubleJump',
  'shoot',
  'aim',
  'steer',
  'flap',
  'launch',
  'select',
  'push',
  'restart',
  'pause',
  'mute',
  'place',
  'dash',
  'undo',
  'hit',
  'answer',
  'turn',
  'drop',
  'work',
  'hop',
  'boost',
  'strike',
  'click',
  'type',
  'second',
  'guard',
  'throw',
  'shove',
  'build',
  'otherTower',
  'nextWave',
  'head',
  'pull',
  'press',
  'slice',
  'hurry',
  'keep',
  'buy',
  'golden',
  'hopTwo',
  'restartRoom',
  'pullBack',
  'power',
  'pullBox',
] as const;
export const CANNOT = ['multiplayer', 'threeD', 'network', 'purchases', 'instruction'] as const;
const INPUTS = ['arrows', 'leftRight', 'space', 'mouse', 'arrowsSpace', 'up', 'down'] as const;

type Texts<Keys extends readonly string[]> = Readonly<Record<Keys[number], string>>;

export interface LanguageTexts {
  readonly fixed: Texts<readonly Fixed[]>;
  /** goal lines; `{items}` and `{enemies}` are objects of a verb, `{list}`, `{list_enemies}` and `{list_aims}` bare names, `{of}` French "de" */
  readonly goals: Texts<typeof GOALS>;
  readonly avoid: string;
  readonly keys: Texts<typeof INPUTS>;
  readonly acts: Texts<typeof ACTS>;
  readonly notMade: string;
  readonly kinds: Texts<typeof GENRES>;
  readonly cannot: Texts<typeof CANNOT>;
}

/** What titles are about: groups of kinds. */
export const TITLE_GROUPS = [
  'any',
  'jump',
  'fight',
  'wall',
  'eat',
  'race',
  'fly',
  'find',
  'guard',
  'maze',
  'push',
] as const;
/** Where games end that name no place of their own. */
export const FINISHES = [
  'ringed-planet',
  'hut',
  'treasure-chest',
  'classical-building',
  'office-building',
  'castle',
  'birthday-cake',
  'derelict-house',
  'house-with-garden',
  'moai',
  'desert-island',
  'volcano',
  'school',
  'satellite-antenna',
  'rainbow',
  'wrapped-gift',
  'chequered-flag',
  'house',
] as const;
/** What is asked for and no game does, apart from `cannot`; and `nothing`, where a prompt was not understood. */
export const UNMET = [
  'laps',
  'undo',
  'voice',
  'camera',
  'story',
  'shop',
  'save',
  'editor',
  'skins',
  'achievements',
  'timed',
  'minimap',
  'replay',
  'nothing',
] as const;

/** All that a game says in one language. A language has every one of these. */
export interface GameTexts extends LanguageTexts {
  /** patterns of made titles, see `vocabulary/words/titles.ts` for their parts */
  readonly titles: Readonly<Record<(typeof TITLE_GROUPS)[number], readonly string[]>>;
  /** "in the place" */
  readonly places: Readonly<Record<ThemeId, string>>;
  /** a line of mood for the title card, one of two by the seed */
  readonly taglines: Readonly<Record<(typeof MOODS)[number], readonly [string, string]>>;
  /** what a lost game says where "Game over" is too harsh */
  readonly gentle: readonly [string, string];
  /** where a game ends, as `{goal}` of its goal line */
  readonly finishes: Texts<typeof FINISHES>;
  readonly unmet: Texts<typeof UNMET>;
}

function record<K extends string>(keys: readonly K[], line: string): Record<K, string> {
  const cells = line.split('|').map((cell) => cell.trim());
  return Object.fromEntries(keys.map((key, i) => [key, cells[i] ?? ''])) as Record<K, string>;
}

/** The texts of a language from its rows. */
export function language(
  fixed: string,
  goals: string,
  avoid: string,
  keys: string,
  acts: string,
  notMade: string,
  kinds: string,
  cannot: string,
): LanguageTexts {
  return {
    fixed: record(KEYS, fixed),
    goals: record(GOALS, goals),
    avoid,
    keys: record(INPUTS, keys),
    acts: record(ACTS, acts),
    notMade,
    kinds: record(GENRES, kinds),
    cannot: record(CANNOT, cannot),
  };
}
