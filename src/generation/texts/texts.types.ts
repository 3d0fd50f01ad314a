/** How the texts of one language are laid out: rows parted by bars, in the order of the lists here. */
import { GENRES, TEXT_KEYS, type TextKey } from '../design.js';

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
const CANNOT = ['multiplayer', 'threeD', 'network', 'purchases', 'instruction'] as const;
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
