/** The parts that a thing can play, and what every way of finding them shares. */
import { AGENTS } from '../lexicon/sorts.js';
import type { Mention } from './mention.js';

export type Role =
  | 'hero'
  | 'enemy'
  | 'item'
  | 'goal'
  | 'obstacle'
  | 'projectile'
  | 'boss'
  | 'bricks'
  | 'ally'
  | 'place'
  | 'with'
  | 'free';

export interface Cast {
  readonly mention: Mention;
  role: Role;
  /** 0–10: how plainly the prompt says so */
  sure: number;
  /** it must not be hit, touched or caught */
  spared?: true;
  /** something is kept safe from it, or it must not see the hero */
  threat?: 'warded' | 'watching';
  /** it pops up and is hit, one at a time; or what the game is about is that it is thrown; or it is the hero's own like */
  deed?: 'struck' | 'thrown' | 'rival';
}

/** The part that a noun names. */
export const ROLE_OF_WORD: Readonly<Record<string, Role>> = {
  'word:enemy': 'enemy',
  'word:item': 'item',
  'word:bricks': 'bricks',
  'word:obstacle': 'obstacle',
  'word:goal': 'goal',
  'word:hero': 'hero',
  'word:boss': 'boss',
};

export const isAgent = (mention: Mention): boolean => AGENTS.has(mention.kind);
