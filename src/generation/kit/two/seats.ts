/** What a match of two is made of: two runs of the same game, from the same seed, each with its own player, lives and score. */
import { FONT } from '../css.js';
import { Particles } from '../particles.js';
import { Random } from '../random.js';
import { Session, type Effects } from '../session.js';
import type { Game, GameData, Kind, Pad } from '../types.js';

export interface Seat<S> {
  readonly session: Session<S>;
  /** somebody has pressed something: who sits by idly wins nothing */
  acted: boolean;
  /** where the world's 0, 0 was drawn last in CSS pixels, and how many a unit has: what a finger points at */
  readonly place: { x: number; y: number; scale: number };
  /** only seen: sparks, words over the half, and a flash */
  readonly particles: Particles;
  said: { text: string; left: number };
  flash: { colour: string; left: number };
}

export interface Two<S> {
  readonly seats: readonly [Seat<S>, Seat<S>];
  /** 0 or 1; 2 where it is a draw */
  winner: 0 | 1 | 2 | null;
}

/** Seconds that words stand over a half, in frames. */
const SAID = 70;
const SAID_LINE = 200;

/** Takes one of two seats: a run of `kind` by `data`, whose sounds and shakes are the match's and whose sparks are its own. */
export function takeSeat<S>(kind: Kind<S>, data: GameData, match: Game): Seat<S> {
  const said = { text: '', left: 0 };
  const flash = { colour: '#ffffff', left: 0 };
  const particles = new Particles(new Random(data.seed), 0.6, data.design.theme.palette.accent, FONT);
  const effects: Effects = {
    sound: (name, pitch) => {
      // the end is the match's
      if (name !== 'win' && name !== 'lose') match.sound(name, pitch);
    },
    burst: (x, y, burst) => particles.burst(x, y, burst),
    float: (text, x, y, colour) => particles.float(text, x, y, colour),
    shake: (amount) => match.shake(amount * 0.5),
    flash: (colour, amount = 0.5) => Object.assign(flash, { colour, left: amount }),
    banner: (text, line) => Object.assign(said, { text, left: line ? SAID_LINE : SAID }),
  };
  return {
    session: new Session(kind, data, effects),
    acted: false,
    place: { x: 0, y: 0, scale: 1 },
    particles,
    said,
    flash,
  };
}

/** One frame of what is only seen. */
export function stepLooks({ particles, said, flash }: Seat<never>): void {
  particles.step();
  if (said.left > 0) said.left--;
  flash.left *= 0.9;
}

/** Whether a player does anything with it. */
export function isHeld(pad: Pad): boolean {
  const { left, right, up, down, a, b, ax, ay, pointer } = pad;
  return left || right || up || down || a || b || ax !== 0 || ay !== 0 || pointer?.down === true;
}
