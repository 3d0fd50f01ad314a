/** What a running tower defence is made of. Units: a cell of the field; the shop lies below it. */
import type { Actor, Idea } from '../../design.js';
import type { Spring } from '../../kit/juice.js';

export const COLS = 10;
export const ROWS = 11;
/** upper edge and height of the row of buttons below the field */
export const SHOP_Y = ROWS + 0.35;
export const SHOP_H = 1.75;
/** purse, four towers, sell, next wave */
export const SLOTS = 7;
export const SELL = 5;
export const NEXT = 6;
export const MOST_LEVEL = 3;

/** guard: the hero, one target; blast: hits all around; chill: slows; ray: far and hard */
export const TOWERS = ['guard', 'blast', 'chill', 'ray'] as const;
export type TowerType = (typeof TOWERS)[number];

/** Units of way that a tower on that cell reaches; cells nobody can build on have 0. */
export type Cover = Readonly<Record<TowerType, Float32Array>>;

export interface Lane {
  readonly points: readonly { x: number; y: number }[];
  readonly long: number;
}

export interface Ground {
  readonly grammar: 'snake' | 'spiral' | 'fork' | 'gates' | 'loop' | 'twins';
  readonly lanes: readonly Lane[];
  /** 0 free, 1 way, 2 in the way; row by row */
  readonly cells: Uint8Array;
  readonly goal: { x: number; y: number };
  readonly stones: readonly { c: number; r: number }[];
}

/**
 * walker as it comes; runner quick and weak; swarm many and small; tank slow, in armour that weak shots hardly scratch; flyer straight to the goal, where
 * no blast reaches it; healer mends who walks beside it; splitter falls apart into two of a swarm; boss: who lets it through has lost
 */
export type Way = 'walker' | 'runner' | 'swarm' | 'tank' | 'flyer' | 'healer' | 'splitter' | 'boss';

export interface Foe {
  readonly way: Way;
  readonly lane: number;
  readonly size: number;
  readonly most: number;
  readonly speed: number;
  readonly worth: number;
  x: number;
  y: number;
  /** the way's leg it is on, and units since the start */
  leg: number;
  gone: number;
  hp: number;
  /** seconds for which it is slowed */
  slow: number;
  /** frames it stays white */
  hit: number;
  dir: number;
  readonly side: number;
  readonly actor: Actor;
  readonly squash: Spring;
}

export interface Tower {
  readonly c: number;
  readonly r: number;
  readonly x: number;
  readonly y: number;
  readonly type: TowerType;
  level: number;
  /** coins put into it */
  spent: number;
  /** seconds until it fires again */
  wait: number;
  /** where it fired last, and how long ago in frames */
  aim: number;
  fired: number;
  readonly squash: Spring;
}

export interface Bolt {
  x: number;
  y: number;
  readonly foe: Foe;
  readonly type: TowerType;
  readonly power: number;
  readonly splash: number;
  turn: number;
}

/** the light of a ray, or the ring of a chill: only looked at */
export interface Flash {
  readonly x: number;
  readonly y: number;
  readonly tx: number;
  readonly ty: number;
  readonly type: TowerType;
  readonly reach: number;
  left: number;
}

export interface Drop {
  x: number;
  y: number;
  readonly actor: Actor;
  /** frames it still lies there */
  life: number;
  pulled: boolean;
}

export interface Spawn {
  readonly way: Way;
  readonly kind: number;
  readonly lane: number;
  /** seconds after the wave's start */
  readonly at: number;
}

export type WaveIdea = Extract<Idea, 'fleet' | 'crowd' | 'plated' | 'airborne' | 'healers' | 'split' | 'invader'>;
/** A wave: who comes, and what it brings in that no wave before it had. */
export interface Wave {
  readonly list: readonly Spawn[];
  readonly idea: WaveIdea | null;
}

/** All that decides who wins: the same code plays it in the game and in the proof. */
export interface Field {
  readonly ground: Ground;
  readonly plan: readonly Wave[];
  readonly cast: readonly Actor[];
  /** factors of the enemies' health and speed, and of the towers' pace */
  tough: number;
  readonly pace: number;
  readonly rate: number;
  /** targets that a guard has at once */
  readonly aims: number;
  readonly speedUp: boolean;
  foes: Foe[];
  towers: Tower[];
  bolts: Bolt[];
  flashes: Flash[];
  queue: { spawn: Spawn; in: number; wave: number }[];
  coins: number;
  /** waves begun */
  wave: number;
  /** of how many; Infinity where the clock or the collecting decides */
  waves: number;
  /** seconds until the next wave comes by itself */
  rest: number;
  beaten: number;
}

export interface State {
  readonly field: Field;
  /** the tower that a click builds */
  type: TowerType;
  /** the tower that was clicked: again makes it better */
  chosen: Tower | null;
  /** the keys' cursor; row ROWS is the shop, where `slot` counts */
  cursor: { c: number; r: number };
  slot: number;
  /** keys were used last, so the cursor shows */
  byKeys: boolean;
  held: number;
  seen: { x: number; y: number } | null;
  drops: Drop[];
  readonly need: number;
  got: number;
  /** absorbs the first that gets through, once a wave */
  shield: boolean;
  readonly purse: Spring;
  readonly gate: Spring;
  readonly called: Spring;
  leaks: number;
  /** the wave that was announced last */
  announced: number;
  falls: number;
  bosses: number;
  readonly survive: boolean;
  /** frames since the last enemy fell at the end */
  done: number;
  /** the bot's: places still to click, and whether its finger is down */
  clicks: { x: number; y: number }[];
  down: boolean;
  readonly cover: Cover;
  /** a good place for the first tower, shown until there is one */
  readonly hint: { c: number; r: number } | null;
}
