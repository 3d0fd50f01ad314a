/** Flies high enough over the hills to the next pad, then sinks the slower the nearer it is. */
import { clamp } from '../../kit/juice.js';
import { clearPad } from '../../kit/pad.js';
import type { Game, Pad as Buttons } from '../../kit/types.js';
import { blowAt, CEILING, driftOf, FEET, highestBetween, LEAN, type State } from './state.js';

interface Aim {
  readonly x: number;
  readonly y: number;
  readonly lands: boolean;
  /** how fast it moves, and how near is above it */
  readonly drift: number;
  readonly near: number;
}

/** Things that are needed first, then the nearest pad. */
function aimOf(g: Game, s: State): Aim | undefined {
  const off = ({ x }: { x: number }): number => Math.abs(x - s.x);
  const [thing] = s.gathered < s.needed ? s.things.filter(({ got }) => !got).toSorted((a, b) => off(a) - off(b)) : [];
  if (thing) return { x: thing.x, y: thing.y, lands: false, drift: 0, near: 1.4 };
  const [pad] = s.pads.filter(({ done }) => !done).toSorted((a, b) => off(a) - off(b));
  return pad && { x: pad.x, y: pad.y - FEET, lands: true, drift: driftOf(pad, g.frame), near: pad.w * 0.42 };
}

export function landerBot(g: Game, s: State, pad: Buttons): void {
  clearPad(pad);
  const aim = aimOf(g, s);
  if (!aim || s.done || s.wrecked > 0 || s.landed > 0) return;
  const dx = aim.x - s.x;
  const over = Math.abs(dx) < aim.near;
  const clear = highestBetween(s, s.x, aim.x) - FEET - 1.6;
  let wantY = over ? aim.y : Math.min(clear, aim.lands ? clear : aim.y);
  let [least, most] = [-99, 99];
  for (const { home, far } of s.drifters) {
    const [left, right] = [home.x - far - 1.7, home.x + far + 1.7];
    if (Math.max(s.x, aim.x) < left || Math.min(s.x, aim.x) > right) continue;
    // over those who drift, and not on before it is as high
    wantY = Math.min(wantY, home.y - 2.3);
    if (s.y < home.y - 1.9) continue;
    if (s.x < left) most = Math.min(most, left - 0.4);
    else if (s.x > right) least = Math.max(least, right + 0.4);
  }
  wantY = Math.max(CEILING + 1, wantY);
  const wantVx = clamp((clamp(aim.x, least, most) - s.x) * 0.62, -3.2, 3.2);
  const sinks = s.physics.soft * 0.55;
  const dy = wantY - s.y;
  const wantVy =
    over && aim.lands ? clamp(dy * 0.9, s.physics.soft * 0.32, dy > 2.2 ? 2.8 : sinks) : clamp(dy * 0.9, -2.4, 1.8);
  const need = wantVx + (over ? aim.drift : 0) - s.vx - blowAt(s, g.frame) * 0.4;
  // taps: two buttons know no half
  const lean = clamp(need * 0.7, -LEAN, LEAN);
  if (lean > s.lean + 0.04) pad.ax = lean > 0.03 ? 1 : 0;
  else if (lean < s.lean - 0.04) pad.ax = lean < -0.03 ? -1 : 0;
  else pad.ax = Math.abs(s.lean) > 0.06 && g.frame % 2 === 0 ? Math.sign(s.lean) : 0;
  // leaning without thrust moves nothing
  const pushes = Math.abs(need) > 0.35 && s.vy > -1.2 && !(over && aim.lands && dy < 0.8);
  pad.a = s.vy > wantVy || pushes;
}
