/** What a running pinball game is made of. */
import type { Actor } from '../../design.js';
import type { Spring } from '../../kit/juice.js';
import type { Ball, Wall } from './shapes.js';
import type { Table } from './pinball-table.js';

export interface Bumper {
  readonly wall: Wall;
  readonly actor: Actor;
  readonly squash: Spring;
  /** frames that it still glows */
  glow: number;
}

export interface Target {
  readonly wall: Wall;
  readonly actor: Actor;
  /** 0 stands … 1 is down */
  fallen: number;
}

export interface Light {
  readonly x: number;
  readonly y: number;
  readonly actor: Actor;
  lit: boolean;
  readonly squash: Spring;
}

export interface Rolling {
  readonly ball: Ball;
  /** the last places, x and y in turn */
  readonly trail: number[];
  /** frames in which it hardly moved */
  still: number;
  turned: number;
}

export interface Boss {
  readonly wall: Wall;
  readonly actor: Actor;
  readonly squash: Spring;
  hp: number;
  readonly most: number;
  hit: number;
}

export interface State {
  readonly table: Table;
  /** who rolls in the balls; null: they are of steel */
  readonly face: Actor | null;
  readonly bumpers: readonly Bumper[];
  readonly targets: readonly Target[];
  readonly lights: readonly Light[];
  /** frames that each slingshot still shows its kick */
  readonly slings: [number, number];
  balls: Rolling[];
  boss: Boss | null;
  /** whether a boss comes once the targets are down */
  readonly bossy: boolean;
  /** 0…1, how far the plunger is pulled; frames that a ball has waited */
  pull: number;
  waiting: number;
  /** frames in which a ball that is lost comes back */
  saver: number;
  /** how many times it still does after this launch */
  saves: number;
  /** balls that are still to come up into the lane by themselves */
  more: number;
  moreIn: number;
  /** whether the kicker in each way out still has its one shot */
  readonly kickers: [boolean, boolean];
  shield: boolean;
  need: number;
  got: number;
  /** what points are multiplied by */
  times: number;
  combo: number;
  comboFor: number;
  /** frames until the table may be shoved again */
  shoved: number;
  banked: number;
  readonly bot: { held: [number, number]; rest: [number, number] };
}
