/** What a running maze is made of. A walker is on its way from one cell to the next; its x and y are middles of cells plus the way it has come. */
import type { Actor } from '../../design.js';
import type { Spring } from '../../kit/juice.js';
import { beside, DX, DY, W, xOf, yOf, type Level } from './level.js';

export interface Walker {
  from: number;
  to: number;
  x: number;
  y: number;
  /** a way, or −1 before its first step */
  way: number;
}
/** `hunter` comes straight, `ahead` cuts off, `shy` turns back when near, `roamer` wanders; `guard` walks a beat and looks */
export type Habit = 'hunter' | 'ahead' | 'shy' | 'roamer' | 'guard';
export interface Foe extends Walker {
  readonly actor: Actor;
  readonly habit: Habit;
  readonly home: number;
  /** where it comes from and is put back to; absent: its home */
  readonly den?: number;
  /** a guard's next place */
  beat: number;
  /** frames that it stands */
  rest: number;
  /** sees the hero now */
  sees: boolean;
  readonly squash: Spring;
}
/** The huge one: walls are nothing to it, but it is slow. */
export interface Guardian {
  readonly actor: Actor;
  x: number;
  y: number;
  hp: number;
  readonly most: number;
  awake: boolean;
  /** frames that it is stunned */
  stunned: number;
  readonly squash: Spring;
}
export interface Thing {
  readonly actor: Actor;
  readonly power: boolean;
  x: number;
  y: number;
}
/** Lies on a cell, or on the way between two. */
export interface Dot {
  readonly x: number;
  readonly y: number;
  readonly cells: readonly [number] | readonly [number, number];
}
export type MazeIdea = 'paths' | 'power' | 'rooms' | 'cutoff' | 'edges' | 'haste' | 'dark' | 'key';
export interface State {
  /** what this maze brings in; null: one of all, or of guards */
  readonly idea: MazeIdea | null;
  readonly level: Level;
  readonly stealth: boolean;
  readonly finale: boolean;
  /** one leaves by the goal when all is taken; absent: the last thing ends it */
  readonly wayOut?: boolean;
  hero: Walker;
  /** the way asked for last, −1 none */
  wanted: number;
  /** goes on by itself after a flick, as the arcade's runner does */
  running: boolean;
  /** the cell that was tapped, −1 none */
  goTo: number;
  /** frames that the pointer is down, −1: not a tap any more */
  held: number;
  walking: boolean;
  /** frames of dash left, and until the next */
  dash: number;
  tired: number;
  foes: Foe[];
  guardian: Guardian | null;
  things: Thing[];
  /** what is left to be eaten, where all ways are full of it */
  dots?: Dot[];
  /** still to be laid out where more are wanted than there is room for */
  owed: number;
  taken: number;
  readonly need: number;
  /** where the key lies; null: not yet, or taken */
  key: { x: number; y: number } | null;
  open: boolean;
  /** frames of power left */
  power: number;
  eaten: number;
  /** 0…1: how much the guards have seen */
  alarm: number;
  shield: boolean;
  readonly squash: Spring;
  /** the bot's choice, what it was made for, and where it leads */
  planned: number;
  plan: number;
  aim: number;
}

/** A maze whose ways are full of dots. */
export interface DotsState extends State {
  dots: Dot[];
  /** lies there for a while */
  fruit: { x: number; y: number; actor: Actor; left: number } | null;
  /** how many have lain there */
  fruits: number;
}

/** Whether all there is to show of it is its name, which nobody reads as small as a dot. */
export const isWord = ({ sprite }: Actor): boolean => sprite.startsWith('label:');

export const middle = (c: number): { x: number; y: number } => ({ x: xOf(c) + 0.5, y: yOf(c) + 0.5 });
export const walker = (c: number): Walker => ({ from: c, to: c, ...middle(c), way: -1 });
export const apart = (a: { x: number; y: number }, b: { x: number; y: number }): number =>
  Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);

/** Moves by `by` cells; at a cell's middle `choose` says the next way (−1: stand). Returns whether it stood. */
export function walk(level: Level, m: Walker, by: number, choose: () => number): boolean {
  let left = by;
  for (let hops = 0; left > 0 && hops < 3; hops++) {
    const goal = middle(m.to);
    const far = Math.abs(goal.x - m.x) + Math.abs(goal.y - m.y);
    if (far > left) {
      m.x += Math.sign(goal.x - m.x) * Math.min(left, Math.abs(goal.x - m.x));
      m.y += Math.sign(goal.y - m.y) * Math.min(left, Math.abs(goal.y - m.y));
      return false;
    }
    left -= far;
    m.x = goal.x;
    m.y = goal.y;
    const way = choose();
    const n = way < 0 ? -1 : beside(level, m.to, way);
    m.from = m.to;
    if (n < 0) return true;
    // through an open edge: it comes in from beyond the other one
    if (Math.abs(xOf(n) - xOf(m.to)) > 1) m.x = way === 0 ? -0.5 : W + 0.5;
    m.way = way;
    m.to = n;
  }
  return false;
}

/** Whether somebody at `eye` looking that way sees a place: inside its cone, with no wall between. */
export function sees(level: Level, eye: Walker, x: number, y: number, range: number): boolean {
  if (eye.way < 0) return false;
  const dx = DX[eye.way] as number;
  const dy = DY[eye.way] as number;
  const ahead = (x - eye.x) * dx + (y - eye.y) * dy;
  const side = Math.abs((x - eye.x) * dy) + Math.abs((y - eye.y) * dx);
  if (ahead < -0.2 || ahead > range || side > 0.3 + ahead * 0.36) return false;
  const steps = Math.ceil(ahead * 4) + 1;
  let [cx, cy] = [Math.floor(eye.x), Math.floor(eye.y)];
  for (let i = 1; i <= steps; i++) {
    const nx = Math.floor(eye.x + ((x - eye.x) * i) / steps);
    const ny = Math.floor(eye.y + ((y - eye.y) * i) / steps);
    if (nx < 0 || ny < 0 || nx >= W || ny * W >= level.doors.length) return false;
    const across = nx > cx ? 0 : 2;
    const along = ny > cy ? 1 : 3;
    const clear = (ax: number, ay: number, way: number): boolean => beside(level, ay * W + ax, way) >= 0;
    if (nx !== cx && ny !== cy) {
      // over a corner: by either of the two ways round it
      if (!(clear(cx, cy, across) && clear(nx, cy, along)) && !(clear(cx, cy, along) && clear(cx, ny, across)))
        return false;
    } else if (nx !== cx ? !clear(cx, cy, across) : ny !== cy && !clear(cx, cy, along)) return false;
    [cx, cy] = [nx, ny];
  }
  return true;
}
