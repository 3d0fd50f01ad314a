/** How marbles are aimed, shot and changed for the next one. */
import { clamp, type Spring } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import type { Track } from './marble-track.js';

/** radians a frame that keys turn, at least and when held */
const TURN = 0.008;
const TURN_HELD = 0.06;

/** What hands change: where it is aimed, and what is shot now and next. */
export interface MarbleAim {
  readonly track: Track;
  /** radians, 0 right, clockwise */
  angle: number;
  turning: number;
  now: number;
  next: number;
  shot: { x: number; y: number; readonly dx: number; readonly dy: number } | null;
  aimed: boolean;
  readonly recoil: Spring;
}

function shoot(g: Game, s: MarbleAim): void {
  if (s.shot) return;
  s.shot = { ...s.track.muzzle, dx: Math.cos(s.angle), dy: Math.sin(s.angle) };
  s.recoil.kick(0.25);
  g.sound('shoot');
}

function swap(g: Game, s: MarbleAim): void {
  if (s.shot) return;
  [s.now, s.next] = [s.next, s.now];
  g.sound('swap');
}

/** Pointing aims at once; letting go shoots. Arrows turn, finely at first. A tap on whoever shoots changes the marble for the next one. */
export function readHands(g: Game, s: MarbleAim): void {
  const { pad } = g;
  const { pointer } = pad;
  if (pointer) {
    const dx = pointer.x - s.track.muzzle.x;
    const dy = pointer.y - s.track.muzzle.y;
    const off = dx * dx + dy * dy > 1;
    if (off && (pointer.down || g.clicked())) s.angle = Math.atan2(dy, dx);
    if (g.clicked()) s.aimed = true;
    if (s.aimed && !pointer.down) {
      s.aimed = false;
      return off ? shoot(g, s) : swap(g, s);
    }
  }
  const way = Number(pad.right) - Number(pad.left);
  s.turning = way === 0 ? 0 : s.turning + 1;
  if (way !== 0) {
    s.angle += way * clamp(TURN + s.turning * 0.0022, TURN, TURN_HELD);
    if (Math.abs(s.angle) > Math.PI) s.angle -= Math.sign(s.angle) * Math.PI * 2;
  }
  if (g.pressed('b') || g.pressed('down')) swap(g, s);
  else if (g.pressed('a') || g.pressed('up')) shoot(g, s);
}
