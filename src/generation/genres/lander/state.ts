/** A craft above uneven ground: how it flies, what it may land on, what is in the air, and what is left in its tank. */
import type { Actor } from '../../design.js';
import { Spring } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';

export const VIEW_W = 16;
export const VIEW_H = 12;
/** as high as it flies; the ground is below */
export const CEILING = -4;
/** units from its middle to its feet, and around it that are hit */
export const FEET = 0.72;
export const REACH = 0.62;
/** the steepest lean, radians */
export const LEAN = 0.62;
/** frames that a landing is celebrated, and until the next craft after a crash */
export const LANDED = 46;
export const WRECKED = 64;

/** units of ground in one kept picture, and how many of them lie before the world and behind it */
export const PART = 8;
export const BESIDE = 8;

/** units and seconds */
export interface Physics {
  readonly gravity: number;
  readonly thrust: number;
  /** of the tank in a second */
  readonly burn: number;
  /** down and sideways: so fast may it touch down */
  readonly soft: number;
  readonly aside: number;
  readonly wind: number;
}

export interface Pad {
  x: number;
  /** the middle, where it sways */
  readonly home: number;
  readonly y: number;
  readonly w: number;
  readonly points: number;
  /** units that it sways to each side */
  readonly sways: number;
  done: boolean;
  /** of its flag, 0–1 */
  flag: number;
}

export interface Thing {
  readonly actor: Actor;
  x: number;
  y: number;
  got: boolean;
}

export interface Drifter {
  readonly actor: Actor;
  x: number;
  y: number;
  readonly home: { readonly x: number; readonly y: number };
  readonly far: number;
  readonly phase: number;
}

export interface State {
  /** what the parts of its ground are kept by */
  readonly parts: readonly object[];
  readonly physics: Physics;
  readonly wide: number;
  /** the height of the ground at each whole unit; y, so that less is higher */
  readonly ground: readonly number[];
  readonly pads: Pad[];
  readonly things: Thing[];
  readonly drifters: Drifter[];
  /** things that must be gathered as well, here and in all levels, and those of the levels before */
  readonly needed: number;
  readonly before: number;
  readonly all: number;
  gathered: number;
  x: number;
  y: number;
  vx: number;
  vy: number;
  lean: number;
  fuel: number;
  thrusting: boolean;
  /** it stands: on that pad, or on the bare ground */
  stands: Pad | 'ground' | null;
  /** frames since it landed on a pad that was new, and since it broke; 0: it did not */
  landed: number;
  wrecked: number;
  /** where the next one begins */
  start: { x: number; y: number };
  /** frames in which nothing pulls it down yet */
  calm: number;
  stuck: number;
  readonly squash: Spring;
  readonly flame: Spring;
  facing: number;
  done: boolean;
}

export function physicsOf(g: Game): Physics {
  const gentle = g.has('gentle');
  const gravity = (1.25 + g.skill * 0.9) * (g.has('lowGravity') ? 0.55 : 1) * (gentle ? 0.75 : 1);
  return {
    gravity,
    thrust: gravity * 2.5,
    burn: gentle ? 0 : 6.2 + g.skill * 2,
    soft: gentle ? 4.5 : 3 - g.skill * 0.9,
    aside: gentle ? 3 : 1.9 - g.skill * 0.5,
    wind: windOf(g),
  };
}

/** The second level and each other one after it are windy. */
const windOf = (g: Game): number => (g.level % 2 === 0 ? 0.28 + g.skill * 0.35 : 0) * (g.has('gentle') ? 0.4 : 1);

/** How the wind blows in a frame, units/s². */
export const blowAt = (s: State, frame: number): number =>
  s.physics.wind * Math.sin(frame / 190) * (0.7 + 0.3 * Math.sin(frame / 53));

/** frames in which a pad sways by a radian */
const SWAYS = 150;
export const swayAt = (pad: Pad, frame: number): number => pad.home + Math.sin(frame / SWAYS) * pad.sways;
/** How fast it sways, units a second. */
export const driftOf = (pad: Pad, frame: number): number => ((Math.cos(frame / SWAYS) * pad.sways) / SWAYS) * 60;

/** The ground's height at any place, pads not counted. */
export function groundAt(s: Pick<State, 'ground' | 'wide'>, x: number): number {
  const at = Math.max(0, Math.min(s.ground.length - 1.001, x));
  const i = Math.floor(at);
  const [a, b] = [s.ground[i] as number, s.ground[i + 1] as number];
  return a + (b - a) * (at - i);
}

export const padAt = (s: Pick<State, 'pads'>, x: number): Pad | undefined =>
  s.pads.find((pad) => Math.abs(x - pad.x) < pad.w / 2 + 0.15);

/** What it would stand on there. */
export const floorAt = (s: State, x: number): number => Math.min(padAt(s, x)?.y ?? 99, groundAt(s, x));
export const highestBetween = (s: State, a: number, b: number): number => {
  let y = 99;
  for (let x = Math.min(a, b) - 1; x <= Math.max(a, b) + 1; x += 0.5) y = Math.min(y, floorAt(s, x));
  return y;
};
export const newSprings = (): Pick<State, 'squash' | 'flame'> => ({ squash: new Spring(), flame: new Spring() });
