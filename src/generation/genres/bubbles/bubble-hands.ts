/** How bubbles are aimed, shot and changed for the next one. */
import { clamp, type Spring } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import { launch, MUZZLE, WIDEST, type Flight } from './shot.js';

/** radians a frame that keys turn, at least and when held */
const TURN = 0.006;
const TURN_HELD = 0.034;

/** What hands change: where it is aimed, and what is shot now and next. */
export interface Aim {
  /** radians from upright, positive to the right */
  angle: number;
  turning: number;
  now: number;
  next: number;
  flight: Flight | null;
  aimed: boolean;
  readonly recoil: Spring;
}

function shoot(g: Game, s: Aim): void {
  s.flight = launch(s.angle);
  s.recoil.kick(0.25);
  g.sound('shoot');
}

/** Pointing aims at once; letting go shoots. Arrows turn, finely at first. A tap on the next bubble changes it for this one. */
export function readHands(g: Game, s: Aim): void {
  const { pad } = g;
  const { pointer } = pad;
  if (pointer) {
    const over = pointer.y < MUZZLE.y - 0.2;
    if (over && (pointer.down || s.aimed || g.clicked()))
      s.angle = clamp(Math.atan2(pointer.x - MUZZLE.x, MUZZLE.y - pointer.y), -WIDEST, WIDEST);
    if (g.clicked()) s.aimed = true;
    if (s.aimed && !pointer.down) {
      s.aimed = false;
      if (over && !s.flight) return shoot(g, s);
      if (!over && pointer.x < MUZZLE.x - 0.7) return swap(g, s);
    }
  }
  const way = Number(pad.right) - Number(pad.left);
  s.turning = way === 0 ? 0 : s.turning + 1;
  if (way !== 0) s.angle = clamp(s.angle + way * clamp(TURN + s.turning * 0.0012, TURN, TURN_HELD), -WIDEST, WIDEST);
  if (g.pressed('b') || g.pressed('down')) swap(g, s);
  else if ((g.pressed('a') || g.pressed('up')) && !s.flight) shoot(g, s);
}

function swap(g: Game, s: Aim): void {
  if (s.flight) return;
  [s.now, s.next] = [s.next, s.now];
  g.sound('swap');
}
