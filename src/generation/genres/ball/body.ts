/** A box or a ball that `bodies.ts` moves: plain data, and how one is made. */
export interface Body {
  x: number;
  y: number;
  /** radians */
  angle: number;
  vx: number;
  vy: number;
  /** radians a second */
  spin: number;
  /** half of a box's sides; of a ball both its radius */
  readonly hw: number;
  readonly hh: number;
  readonly round: boolean;
  /** one divided by mass and by inertia; 0: it never moves */
  readonly light: number;
  readonly nimble: number;
  readonly bounce: number;
  readonly grip: number;
  /** frames for which it has hardly moved */
  still: number;
  /** frames of stillness are over: it takes no time until it is woken */
  asleep: boolean;
}

type Look = Partial<Pick<Body, 'angle' | 'bounce' | 'grip'>> & { readonly density?: number };

function make(x: number, y: number, hw: number, hh: number, round: boolean, look: Look): Body {
  const density = look.density ?? 1;
  const mass = density * (round ? Math.PI * hw * hw : 4 * hw * hh);
  const inertia = mass * (round ? (hw * hw) / 2 : (hw * hw + hh * hh) / 3);
  return {
    x,
    y,
    angle: look.angle ?? 0,
    vx: 0,
    vy: 0,
    spin: 0,
    hw,
    hh,
    round,
    light: mass > 0 ? 1 / mass : 0,
    nimble: mass > 0 ? 1 / inertia : 0,
    bounce: look.bounce ?? 0.1,
    grip: look.grip ?? 0.6,
    still: 0,
    asleep: false,
  };
}

export const box = (x: number, y: number, w: number, h: number, look: Look = {}): Body =>
  make(x, y, w / 2, h / 2, false, look);
export const ball = (x: number, y: number, r: number, look: Look = {}): Body => make(x, y, r, r, true, look);
/** A box that stays where it is. */
export const fixed = (x: number, y: number, w: number, h: number, look: Look = {}): Body =>
  make(x, y, w / 2, h / 2, false, { ...look, density: 0 });

/** Half of the box around it that has no angle. */
export const reachX = (one: Body): number =>
  one.round ? one.hw : Math.abs(Math.cos(one.angle)) * one.hw + Math.abs(Math.sin(one.angle)) * one.hh;
export const reachY = (one: Body): number =>
  one.round ? one.hh : Math.abs(Math.sin(one.angle)) * one.hw + Math.abs(Math.cos(one.angle)) * one.hh;
