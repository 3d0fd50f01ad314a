/** What a way through hills and ledges is made of, while it is gone. */
import type { Actor } from '../../design.js';
import type { Spring } from '../../kit/juice.js';
import type { Hero } from './hero.js';
import type { Envelope, Level } from './level.types.js';

export interface Foe {
  x: number;
  y: number;
  readonly from: number;
  readonly to: number;
  dir: number;
  readonly actor: Actor;
  hp: number;
  readonly size: number;
  hit: number;
  squash: Spring;
  vy: number;
}

export interface State {
  readonly e: Envelope;
  readonly level: Level;
  hero: Hero;
  foes: Foe[];
  items: { x: number; y: number; actor: Actor }[];
  shots: { x: number; y: number; vx: number; life: number }[];
  need: number;
  got: number;
  shield: boolean;
  checkpoint: number;
  shotWait: number;
  goalSquash: Spring;
  /** what the bot is doing; nobody else reads it */
  plan: { dir: number; hold: number; frames: number };
}

/** A shaft that is climbed. */
export interface AscentState extends State {
  /** where the camera looks; it only goes up */
  cam: number;
  /** what rises */
  line: number;
  /** the last step that stays, where a fall ends */
  firm: { x: number; y: number };
  /** the highest that it was */
  best: number;
}

/** Whether the goal lets the hero in: enough is found, and no big one is left. */
export const open = (s: State): boolean => s.got >= s.need && !s.foes.some((foe) => foe.size > 1.6);
