/** The rules of a step, for play, search and bot alike: what the floor lets through, and where a pushed box comes to rest. */
import { next, type Room } from './room.js';

export interface Standing {
  readonly hero: number;
  readonly boxes: readonly number[];
}
export interface Moved extends Standing {
  /** which box was pushed, −1 for none */
  readonly pushed: number;
}

/** Whether the door lets anybody through; a box that stands in it holds it open. */
export const isOpen = ({ tiles: { plate, door } }: Room, boxes: readonly number[]): boolean =>
  plate < 0 || boxes.includes(plate) || boxes.includes(door);

/** Whether the floor lets hero or box go from a cell that way; what stands there is not asked. */
export function canPass(room: Room, boxes: readonly number[], from: number, way: number): boolean {
  const to = next(from, way);
  if (!room.floor[to]) return false;
  const { arrows, door } = room.tiles;
  const against = (way + 2) % 4;
  if (arrows.size > 0 && (arrows.get(from) === against || arrows.get(to) === against)) return false;
  return to !== door || isOpen(room, boxes);
}

/** Where a box comes to rest that is pushed that way: a cell on, further on ice, or where it is. */
export function restOf(
  room: Room,
  boxes: readonly number[],
  box: number,
  way: number,
  blocked?: (c: number) => boolean,
): number {
  let c = box;
  do {
    const to = next(c, way);
    if (!canPass(room, boxes, c, way) || boxes.includes(to) || blocked?.(to)) break;
    c = to;
  } while (room.tiles.ice.has(c));
  return c;
}

/** A step of the hero that way, with the box before it; null where there is none. `blocked`: cells that no box enters. */
export function move(
  room: Room,
  { hero, boxes }: Standing,
  way: number,
  blocked?: (c: number) => boolean,
): Moved | null {
  if (!canPass(room, boxes, hero, way)) return null;
  const to = next(hero, way);
  const pushed = boxes.indexOf(to);
  if (pushed < 0) return { hero: to, boxes, pushed };
  const rest = restOf(room, boxes, to, way, blocked);
  return rest === to ? null : { hero: to, boxes: boxes.with(pushed, rest), pushed };
}

/** What a walk through a room has seen. */
export interface Trace {
  readonly end: Standing;
  /** cells that the hero went to, and boxes */
  readonly hero: readonly number[];
  readonly boxes: readonly number[];
  readonly pushes: number;
  /** cells that a box went by one push, at most */
  readonly longest: number;
}

/** Plays ways from a standing; null where one of them can't be gone. */
export function trace(room: Room, from: Standing, ways: readonly number[]): Trace | null {
  let at = from;
  const hero: number[] = [];
  const boxes: number[] = [];
  let longest = 0;
  let pushes = 0;
  for (const way of ways) {
    const to = move(room, at, way);
    if (!to) return null;
    hero.push(to.hero);
    if (to.pushed >= 0) {
      pushes++;
      const rest = to.boxes[to.pushed] as number;
      const from = boxes.length;
      for (let c = to.hero; c !== rest; c = next(c, way)) boxes.push(next(c, way));
      longest = Math.max(longest, boxes.length - from);
    }
    at = to;
  }
  return { end: at, hero, boxes, pushes, longest };
}
