/** Tries in its head whether to flap now: six ways to go on, a second each, and takes the one that gets farthest and nearest to the gaps. Every other frame, so that a key is up between two flaps. */
import { clearPad } from '../../kit/pad.js';
import type { Game, Pad } from '../../kit/types.js';
import {
  blocked,
  calmOf,
  fallAt,
  fastest,
  FLOOR,
  gateY,
  HALF,
  lift,
  speedOf,
  type Foe,
  type Gate,
  type State,
} from './state.js';

/** frames, looked at two by two */
const AHEAD = 66;
/** no blow in sight, and a unit or so off the middle on average */
const GOOD = 8.9;
/** frames that it looks what came of a flap: in light air, where one lasts so long; and of the one that ends the hovering */
const LOOK = 24;
const HOVER_LOOK = 30;
/** from here on the air is light */
const LIGHT = 0.3;
const AIMS = [0.1, 0.7, -0.5];

function value(g: Game, s: State, gates: readonly Gate[], foes: readonly Foe[], flap: boolean, aim: number): number {
  const v = speedOf(g, s) / 30;
  let { x, y, vy } = s.hero;
  if (flap) vy = -lift(g, s);
  let off = 0;
  let wait = flap ? 4 : 0;
  for (let i = 2; i <= AHEAD; i += 2) {
    vy = Math.min(vy + fallAt(g, s, x) / 30, fastest(g, s));
    x += v;
    y += vy / 30;
    if (y > FLOOR - 0.5 || y < 0.2) return i - 100;
    const next = gates.find((gate) => gate.x + HALF + 0.4 > x);
    const goal = next ? gateY(next, g.frame + i) : FLOOR / 2;
    if (next && blocked(next, x, y + (y > goal ? 0.12 : -0.12), g.frame + i)) return i - 100;
    for (const foe of foes) {
      const fx = foe.x - x;
      if (fx > 1 || fx < -1) continue;
      const fy = foe.homeY + Math.sin((g.frame + i) * 0.04 + foe.phase) * 0.5 - y;
      if (fx * fx + fy * fy < 0.9) return i - 90;
    }
    off += Math.abs(y - goal);
    if (--wait <= 0 && y > goal + aim && vy > -1) {
      vy = -lift(g, s);
      wait = 4;
    }
  }
  return 10 - (2 * off) / AHEAD;
}

export function flappyBot(g: Game, s: State, pad: Pad): void {
  clearPad(pad);
  if (s.tumble > 0 || s.arrived > 0) return;
  if (g.frame < s.looks.until || g.frame % 2) return;
  if (s.hover > 0) {
    pad.a = true;
    s.looks.until = g.frame + HOVER_LOOK;
    return;
  }
  const ahead = (one: { x: number }): boolean => one.x > s.hero.x - 2 && one.x < s.hero.x + 8;
  const gates = s.gates.filter(ahead);
  const foes = s.foes.filter((foe) => !foe.gone && ahead(foe));
  // who is below the way flaps at once, where nothing speaks against it: what is late still comes in time
  const next = gates.find((gate) => gate.x + HALF + 0.4 > s.hero.x);
  const goal = next ? gateY(next, g.frame) : FLOOR / 2;
  const low = calmOf(g, s) > LIGHT && s.hero.vy > 0 && s.hero.y > goal - 0.4;
  if (low && value(g, s, gates, foes, true, AIMS[0] as number) > 0) {
    pad.a = true;
    s.looks.until = g.frame + LOOK * calmOf(g, s);
    return;
  }
  let most = -Infinity;
  outer: for (const aim of AIMS)
    for (const flap of [false, true]) {
      const v = value(g, s, gates, foes, flap, aim) - (flap ? 0.01 : 0);
      if (v <= most) continue;
      most = v;
      pad.a = flap;
      // good enough: the rest need not be tried
      if (v > GOOD) break outer;
    }
  if (pad.a) s.looks.until = g.frame + LOOK * calmOf(g, s);
}
