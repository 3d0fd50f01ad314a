/** What a running crossing is made of. Units: a cell is 1 × 1; row r lies at y = −r, column c from x = c to c + 1. */
import type { Actor, GameDesign } from '../../design.js';
import type { Spring } from '../../kit/juice.js';

export const COLS = 11;
/** frames of a hop */
export const HOP = 8;
export type Ground = 'grass' | 'road' | 'river' | 'home';
export type Layout = 'homes' | 'journey' | 'gardens';
/** Vehicles that a theme offers for its obstacles: parked on the grass they would be taken for traffic. */
const DRIVES =
  /car$|^tank$|automobile|taxi|bus$|truck|tractor|sport-utility|motor|tram|trolley|locomotive|train|ambulance|fire-engine|scooter|bicycle/u;
/** What stands on the safe strips: the obstacles, but of those that drive only the prompt's own. */
export const standing = ({ cast }: GameDesign): Actor[] => {
  const still = (one: Actor): boolean => one.from === 'prompt' || !DRIVES.test(one.sprite);
  const list = cast.obstacles.filter(still);
  return list.length > 0 ? list : cast.deco.filter(still);
};
export type CrossingIdea = 'plain' | 'rafts' | 'lights' | 'hedges' | 'dive' | 'rush' | 'tide' | 'guard';
export const LAYOUTS: readonly Layout[] = ['homes', 'journey', 'gardens'];

/** Something that moves along its row; its left edge is at `at + v·t`, again and again each `period`. */
export interface Mover {
  readonly at: number;
  readonly w: number;
  /** null: a float to stand on */
  readonly actor: Actor | null;
  /** a float that goes under from time to time */
  readonly dives?: true;
}
/** `lights`: its traffic stops and goes; `rush`: a pack comes fast, and lamps say so before; `tide`: its current turns */
export type Beat = 'steady' | 'lights' | 'rush' | 'tide';
export interface Row {
  readonly ground: Ground;
  /** units a frame, with its sign */
  v: number;
  readonly period: number;
  readonly beat: Beat;
  /** frames by which its lights, current and dives are ahead of others' */
  readonly phase: number;
  movers: Mover[];
  /** goes to and fro between the sides, alone: the boss */
  readonly patrol: boolean;
  /** index of an obstacle + 1 in each column, 0: free */
  readonly blocks: Uint8Array;
  /** what lies in each column */
  readonly items: (Actor | null)[];
  /** filled homes */
  readonly filled: boolean[];
}

export interface Hero {
  row: number;
  /** middle, and where the hop began */
  x: number;
  fromRow: number;
  fromX: number;
  /** frames left of the hop, 0 on its feet */
  hop: number;
  dir: number;
  readonly squash: Spring;
}

export type Way = 'up' | 'down' | 'left' | 'right';
export interface Act {
  readonly way: Way;
  /** in the world's own time */
  readonly at: number;
}

export interface State {
  readonly layout: Layout;
  readonly idea: CrossingIdea;
  rows: Row[];
  /** the world's own time in frames; the rule `speedUp` makes it run faster */
  t: number;
  pace: number;
  hero: Hero;
  next: Way | null;
  /** the last safe row and column */
  safeRow: number;
  safeX: number;
  /** the farthest row of this try */
  best: number;
  /** frames without getting on */
  linger: number;
  readonly patience: number;
  /** frames of the swoop that goes on, 0: none */
  swoop: number;
  shields: number;
  homes: number;
  reached: number;
  collected: number;
  need: number;
  boss: { readonly actor: Actor; hp: number; readonly most: number; hit: number } | null;
  ghosts: { readonly x: number; readonly y: number; age: number; readonly drowned: boolean }[];
  /** where a finger went down, and when */
  finger: { x: number; y: number; age: number; used: boolean } | null;
  /** of the bot: what it will do, when it thinks again, and how long it waits for its press to move the hero */
  plan: Act[];
  think: number;
  waits: number;
}
