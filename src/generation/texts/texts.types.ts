/** How the texts of one language are laid out: rows parted by bars, in the order of the lists here. */
import type { Genre, TextKey } from '../design.js';

type Fixed = Exclude<TextKey, 'goal' | 'controls'>;
export interface LanguageTexts {
  readonly fixed: Readonly<Record<Fixed, string>>;
  /** goal lines; `{items}` and `{enemies}` are objects of a verb, `{list}`, `{list_enemies}` and `{list_aims}` bare names, `{of}` French "de" */
  readonly goals: Readonly<
    Record<
      | 'reach'
      | 'collect'
      | 'gather'
      | 'survive'
      | 'break'
      | 'clear'
      | 'eat'
      | 'pairs'
      | 'cross'
      | 'race'
      | 'push'
      | 'fly'
      | 'defend'
      | 'catch'
      | 'duel'
      | 'aim'
      | 'click'
      | 'rhythm'
      | 'quiz'
      | 'react'
      | 'farm'
      | 'stack'
      | 'typed'
      | 'hit'
      | 'hole'
      | 'sneak'
      | 'rows',
      string
    >
  >;
  readonly avoid: string;
  readonly keys: {
    readonly arrows: string;
    readonly leftRight: string;
    readonly space: string;
    readonly mouse: string;
    readonly arrowsSpace: string;
    readonly up: string;
    readonly down: string;
  };
  readonly acts: Readonly<
    Record<
      | 'move'
      | 'jump'
      | 'doubleJump'
      | 'shoot'
      | 'aim'
      | 'steer'
      | 'flap'
      | 'launch'
      | 'select'
      | 'push'
      | 'restart'
      | 'pause'
      | 'mute'
      | 'place'
      | 'dash'
      | 'undo'
      | 'hit'
      | 'answer'
      | 'turn'
      | 'drop'
      | 'work'
      | 'hop'
      | 'boost'
      | 'strike'
      | 'click'
      | 'type'
      | 'second'
      | 'guard'
      | 'throw'
      | 'shove'
      | 'build'
      | 'otherTower'
      | 'nextWave'
      | 'head'
      | 'pull'
      | 'press'
      | 'slice'
      | 'hurry'
      | 'keep'
      | 'buy'
      | 'golden'
      | 'hopTwo'
      | 'restartRoom'
      | 'pullBack'
      | 'power'
      | 'pullBox',
      string
    >
  >;
  readonly notMade: string;
  readonly kinds: Readonly<Record<Genre, string>>;
  readonly cannot: Readonly<Record<'multiplayer' | 'threeD' | 'network' | 'purchases' | 'instruction', string>>;
}

const KEYS: readonly Fixed[] = [
  'start',
  'tapToStart',
  'win',
  'lose',
  'again',
  'score',
  'best',
  'lives',
  'time',
  'level',
  'wave',
  'boss',
  'paused',
  'muted',
];
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
const KINDS = [
  'platformer',
  'shmup',
  'arena',
  'breakout',
  'snake',
  'runner',
  'flappy',
  'match3',
  'sokoban',
  'maze',
  'tower_defense',
  'racing',
  'memory',
  'quiz',
  'aim_physics',
  'reaction',
  'rhythm',
  'clicker',
  'catcher',
  'crossing',
  'duel',
  'falling_blocks',
  'farm_sim',
] as const;
const CANNOT = ['multiplayer', 'threeD', 'network', 'purchases', 'instruction'] as const;
const INPUTS = ['arrows', 'leftRight', 'space', 'mouse', 'arrowsSpace', 'up', 'down'] as const;

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
    kinds: record(KINDS, kinds),
    cannot: record(CANNOT, cannot),
  };
}
