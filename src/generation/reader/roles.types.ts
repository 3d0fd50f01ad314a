/** The parts that a thing can play, and what every way of finding them shares. */
import type { Mention } from './mention.js';
import type { Span } from '../vocabulary/vocabulary.js';

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

/** How sure an enemy is that is only the object of shooting: where things are slung, it may be what flies. */
export const SHOT_AT = 5;
/** And of a lifeless thing that something is thrown at: where things are slung, it stands there to be hit. */
export const THROWN_AT = 4;

export interface Cast {
  readonly mention: Mention;
  role: Role;
  /** 0–10: how plainly the prompt says so */
  sure: number;
  /** something is kept safe from it, or it must not see the hero */
  threat?: 'warded' | 'watching';
  /** it pops up and is hit, one at a time; or what the game is about is that it is thrown; or it is the hero's own like */
  deed?: 'struck' | 'thrown' | 'rival';
}

export const ROLE_OF_CUE: Readonly<Record<string, Role>> = {
  hero: 'hero',
  take: 'item',
  foe: 'enemy',
  shot: 'projectile',
  goal: 'goal',
  over: 'obstacle',
  place: 'place',
  with: 'with',
  'word:enemy': 'enemy',
  'word:item': 'item',
  'word:bricks': 'bricks',
  'word:obstacle': 'obstacle',
  'word:goal': 'goal',
  'word:hero': 'hero',
  'word:boss': 'boss',
};

/** Words that say what something is. */
export const COPULA = new Set(
  'is are be being should son es sind ist sont est são é sono è это являются'.split(' ').concat(['是', '就是', '为']),
);
const AGENTS = new Set(['a', 'c', 'p', 'v', 'm']);

export const isAgent = (mention: Mention): boolean => AGENTS.has(mention.kind);

/** Index of the next span at or after a token, by start. */
export function cuesByStart(spans: readonly Span[]): Map<number, Span> {
  const map = new Map<number, Span>();
  for (const span of spans) {
    if (span.type !== 'cue' || span.id === 'game' || span.id === 'not' || span.id === 'as') continue;
    const known = map.get(span.from);
    // of two readings of a phrase the longer wins, then the word itself over its stem ("quiere" wants, "quieren" are after
    // one), and a verb over "can", "that" and "in"
    const worth = (s: Span): number =>
      (s.to - s.from) * 10 + (s.exact ? 6 : 0) + (s.id === 'move' || s.id === 'place' || s.id === 'with' ? 0 : 5);
    if (!known || worth(span) > worth(known)) map.set(span.from, span);
  }
  return map;
}
