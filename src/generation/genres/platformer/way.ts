/**
 * What of a way moves, throws, carries or gives way: rafts, springs, draughts, blocks that crumble, doors. A body's step in it is one function,
 * so that the hero lives in the same world as the bot's look ahead.
 */
import { EMPTY, LEDGE, moveBody, type Body, type Tiles } from '../../kit/tiles.js';
import type { Game } from '../../kit/types.js';

/** Goes to and fro between its place and another, or stays and is there for a while only. */
export interface Raft {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly dx: number;
  readonly dy: number;
  /** frames of one round, and how many of them it is ahead */
  readonly period: number;
  readonly ahead: number;
  /** frames of a round in which it is there; absent: always */
  readonly shown?: number;
}

/** On the ground before a wall that no jump takes. */
export interface Spring {
  readonly x: number;
  readonly y: number;
  readonly wall: number;
  readonly speed: number;
  /** frames since it threw, for drawing */
  since: number;
}

/** Rising air over a gap, in which nobody falls fast; `y` is where it ends, `floor` the ground beside it. */
export interface Draught {
  readonly x: number;
  readonly w: number;
  readonly y: number;
  readonly floor: number;
}

export interface Brittle {
  readonly x: number;
  readonly y: number;
  /** frames for which it was trodden on */
  trodden: number;
  /** frames until it is back */
  gone: number;
}

export interface Door {
  readonly x: number;
  readonly y: number;
  /** the cell that opens it */
  readonly plate: { readonly x: number; readonly y: number };
  open: boolean;
}

export interface Moving {
  readonly rafts: readonly Raft[];
  readonly springs: readonly Spring[];
  readonly draughts: readonly Draught[];
  readonly brittles: readonly Brittle[];
  readonly doors: readonly Door[];
}

export const DOOR_HEIGHT = 3;
/** units a second that one falls in a draught */
const FLOAT = 2;
const SKIN = 0.001;
/** a raft that goes down keeps who stands on it */
const STICKY = 0.1;
const BACK = 170;

/** 0…1 and back, slow at both ends. */
function along(raft: Raft, frame: number): number {
  const part = ((frame + raft.ahead) % raft.period) / raft.period;
  const t = part < 0.5 ? part * 2 : 2 - part * 2;
  return t * t * (3 - 2 * t);
}

export const raftX = (raft: Raft, frame: number): number => (raft.dx ? raft.x + raft.dx * along(raft, frame) : raft.x);
export const raftY = (raft: Raft, frame: number): number => (raft.dy ? raft.y + raft.dy * along(raft, frame) : raft.y);

/** Frames for which it is still there; 0: it is not. */
export function shownFor(raft: Raft, frame: number): number {
  if (raft.shown === undefined) return raft.period;
  return Math.max(0, raft.shown - ((frame + raft.ahead) % raft.period));
}

/** One frame of a body's way, which is at `frame` afterwards; the spring that threw it, if any. `lasts`: nothing is stood on that goes in so many frames. */
export function stepBody(tiles: Tiles, way: Moving, body: Body, frame: number, lasts = 1): Spring | undefined {
  for (const { x, w, y, floor } of way.draughts)
    if (body.vy > FLOAT && body.x > x && body.x < x + w && body.y > y && body.y < floor + 1) body.vy = FLOAT;
  const feet = body.y + body.hh;
  moveBody(tiles, body);
  if (body.vy < 0) return undefined;
  if (!body.grounded)
    for (const raft of way.rafts) {
      if (Math.abs(raft.x - body.x) > 14 || shownFor(raft, frame) < lasts) continue;
      const x = raftX(raft, frame);
      if (body.x + body.hw < x || body.x - body.hw > x + raft.w) continue;
      const top = raftY(raft, frame);
      if (feet > raftY(raft, frame - 1) + 0.06 || body.y + body.hh < top - STICKY) continue;
      body.y = top - body.hh - SKIN;
      body.x += x - raftX(raft, frame - 1);
      body.vy = 0;
      body.grounded = true;
      break;
    }
  for (const spring of way.springs)
    if (Math.abs(spring.x - body.x) < 0.62 && Math.abs(spring.y - body.y - body.hh) < 0.3) {
      body.vy = -spring.speed;
      body.grounded = false;
      return spring;
    }
  return undefined;
}

/** What the hero's steps and touches do to the way, for one frame. */
export function stepWay(g: Game, tiles: Tiles, way: Moving, hero: Body): void {
  for (const spring of way.springs) spring.since++;
  const delay = 34 - g.skill * 14;
  const row = Math.round(hero.y + hero.hh);
  for (const block of way.brittles) {
    if (block.gone > 0) {
      if (--block.gone === 0) tiles.set(block.x, block.y, LEDGE);
      continue;
    }
    const on = hero.grounded && row === block.y && Math.abs(block.x + 0.5 - hero.x) < 0.5 + hero.hw;
    if (!on && block.trodden === 0) continue;
    if (block.trodden === 0) g.sound('step', 0.7);
    if (++block.trodden < delay) continue;
    block.trodden = 0;
    block.gone = BACK;
    tiles.set(block.x, block.y, EMPTY);
    g.burst(block.x + 0.5, block.y + 0.3, { n: 6, shape: 'square', speed: 2, size: 0.18 });
  }
  for (const door of way.doors) {
    const { plate } = door;
    if (door.open || Math.abs(plate.x - hero.x) > 0.8 || Math.abs(plate.y - hero.y) > 1) continue;
    door.open = true;
    tiles.fill(door.x, door.y - DOOR_HEIGHT, 1, DOOR_HEIGHT, EMPTY);
    g.sound('power');
    g.shake(0.3);
    g.burst(plate.x, plate.y, { n: 16, shape: 'star', speed: 4 });
    g.burst(door.x + 0.5, door.y - 1.5, { n: 14, shape: 'smoke', speed: 3, gravity: 0 });
  }
}
