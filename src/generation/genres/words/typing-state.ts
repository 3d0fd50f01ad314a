/** Words that fall while they are typed: who carries them, and where they are. */
import type { Actor } from '../../design.js';
import type { Spring } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import type { Keyboard } from './keyboard.js';
import type { Word, Words } from './words.js';

export const W = 10;
export const H = 13.4;
/** a high window shows more of the ground, a broad one spreads who falls over its width */
export const TALLEST = 15;
export const WIDEST = 22;
/** the ground, and where the keys begin */
export const GROUND = 8.35;
export const KEYS = 9.05;

export interface Faller {
  readonly word: Word;
  readonly actor: Actor;
  readonly boss: boolean;
  /** from 0 to W: the window's width stretches it */
  x: number;
  y: number;
  readonly speed: number;
  typed: number;
  hit: number;
}

export interface State {
  readonly words: Words;
  readonly keyboard: Keyboard;
  fallers: Faller[];
  /** who is written at */
  target: Faller | null;
  /** words that are to come, the next one last */
  queue: Word[];
  done: number;
  sent: number;
  readonly need: number;
  streak: number;
  next: number;
  misses: number;
  typed: number;
  readonly hero: Spring;
  aim: number;
  shot: { x: number; y: number; t: number } | null;
  wait: number;
}

/** Where that place of the board's own width is in the window. */
export const acrossOf = ({ width }: Pick<Game, 'width'>, x: number): number => W / 2 + ((x - W / 2) * width) / W;
