/** A tower of blocks: how the next one swings, where it hangs, and where the tower is. */
import type { Actor } from '../../design.js';
import { lerp, Spring } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import { gustOf, ideaOf, raftOf, widthsOf, type TowerIdea } from './ideas.js';

export const W = 10;
export const H = 13;
export const GROUND = H - 1.2;
/** height of a block */
export const TALL = 1.5;
/** where the trolley runs, and the upper edge of a block that hangs from it */
export const RAIL = 1.9;
export const HANGS = 3.1;
export const GRAVITY = 0.013;
/** units off the middle of the block below that count as exactly on it */
export const EXACT = 0.17;
/** frames between a landing and the next block */
export const PAUSE = 16;

export interface Block {
  /** its middle, while the tower stands still */
  readonly x: number;
  readonly w: number;
  readonly actor: Actor;
  readonly hue: number;
}

export interface Falling {
  x: number;
  y: number;
  vx: number;
  vy: number;
  /** units a frame that the wind adds to its speed */
  readonly blown: number;
  turned: number;
  /** past the tower: it tumbles */
  missed: boolean;
}

/** What was cut off, on its way down. */
export interface Cut {
  x: number;
  y: number;
  vy: number;
  readonly w: number;
  readonly hue: number;
}

export interface State {
  readonly idea: TowerIdea;
  readonly tower: Block[];
  /** of each block of the level, from below; where they are cut, as wide as the last one was left */
  readonly widths: readonly number[];
  readonly need: number;
  /** units that the next block is blown aside */
  wind: number;
  readonly raft: { readonly reach: number; readonly haste: number };
  cut: Cut | null;
  readonly actors: readonly Actor[];
  /** of the trolley's way there and back, radians */
  phase: number;
  falling: Falling | null;
  pause: number;
  /** units that the tower leans over in all; what lands exactly steadies it */
  lean: number;
  /** exact ones in a row */
  streak: number;
  /** units that the world has moved down, and is to */
  camera: number;
  readonly land: Spring;
  readonly mood: Spring;
  done: boolean;
}

export function newState(g: Game): State {
  const { items, hero } = g.design.cast;
  const named = items.filter(({ from }) => from === 'prompt');
  const actors = named.length > 0 ? named : items;
  const width = g.has('gentle') ? 3 : 2.7 - g.skill * 0.5;
  const idea = ideaOf(g);
  const need = g.rule('collect')?.n ?? Math.round((g.levels === 1 ? 9 : 5) + g.skill * 4);
  return {
    idea,
    tower: [],
    widths: widthsOf(g, idea, width, need),
    need,
    wind: gustOf(g, idea),
    raft: raftOf(g, idea),
    cut: null,
    actors: actors.length > 0 ? actors : [hero],
    phase: g.rand.range(0, Math.PI * 2),
    falling: null,
    pause: PAUSE,
    lean: 0,
    streak: 0,
    camera: 0,
    land: new Spring(),
    mood: new Spring(),
    done: false,
  };
}

/** How wide the next block is. */
export const widthOf = (s: State): number =>
  (s.idea === 'trim' && s.tower.at(-1)?.w) || (s.widths[Math.min(s.tower.length, s.need - 1)] as number);

/** How far the tower has come, 0…1: the higher, the faster the next block swings. */
const part = (s: State): number => s.tower.length / s.need;

/** Where the block hangs in so many frames. */
export function hangsAt(g: Game, s: State, frames: number): number {
  return W / 2 + Math.sin(s.phase + frames * hasteOf(g, s)) * reachOf(g, s);
}
const reachOf = (g: Game, s: State): number => 1.9 + part(s) * 1.1 + g.skill * 0.35;
export function hasteOf(g: Game, s: State): number {
  const seconds = lerp(5.2 - g.skill, 3.7 - g.skill * 1.1, part(s));
  const hurry = (g.has('fast') ? 1.3 : 1) * (g.has('slow') || g.has('gentle') ? 0.75 : 1);
  return (Math.PI * 2 * hurry) / (seconds * 60);
}

/** How far the tower sways at its top in a frame. */
export function swayAt(s: State, frame: number): number {
  const most = Math.min(0.75, s.lean * 0.28) * Math.min(1, s.tower.length / 5);
  return Math.sin(frame / 38) * most;
}
/** How far what the tower stands on is from the middle in a frame. */
export const raftAt = ({ raft }: State, frame: number): number => Math.sin(frame * raft.haste) * raft.reach;
/** The middle of the highest block in a frame; of the ground, anywhere. */
export const topAt = (s: State, frame: number): number =>
  (s.tower.at(-1)?.x ?? W / 2) + swayAt(s, frame) + raftAt(s, frame);
/** The upper edge of the tower, as it is seen. */
export const edgeOf = (s: State): number => GROUND - s.tower.length * TALL + s.camera;
/** Frames that a block falls from its hook to the tower. */
export const fallOf = (s: State): number => Math.ceil(Math.sqrt((2 * (edgeOf(s) - HANGS - TALL)) / GRAVITY));
export const actorOf = (s: State): Actor => s.actors[s.tower.length % s.actors.length] as Actor;

export const hueOf = (g: Game, s: State): number => (s.tower.length * 7 + g.level) % 5;
