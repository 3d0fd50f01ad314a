/** The others: each has a pace and a line of its own, gives way to stones, waits a little for who is far behind, and is quicker in the last lap. */
import { approach, clamp, Spring } from '../../kit/juice.js';
import type { Actor } from '../../design.js';
import type { Game } from '../../kit/types.js';
import { mercyOf } from './ideas.js';
import { aloft, FLIGHT } from './ramps.js';
import { START, topSpeed, type Rival, type State } from './state.js';
import { placeAt } from './track.js';

export function newRival(g: Game, n: number, of: number, gone: number, road: number): Rival {
  const { enemies } = g.design.cast;
  const spread = of > 1 ? n / (of - 1) : 1;
  return {
    actor: enemies[n % enemies.length] as Actor,
    size: 1.2,
    boss: false,
    // the last in the list is the one to beat
    pace: 0.8 + g.skill * 0.13 + spread * (0.06 + g.skill * 0.07) + g.rand.range(-0.01, 0.01) - mercyOf(g),
    line: g.rand.range(-1, 1) * (road - 0.8),
    gone,
    off: (n % 2 ? 1 : -1) * 0.95,
    v: 0,
    x: 0,
    y: 0,
    h: 0,
    spin: 0,
    boost: 0,
    done: 0,
    air: 0,
    squash: new Spring(),
  };
}

/** A champion, that far round: ahead of the hero. */
export function newBoss(g: Game, s: State, gone: number): Rival {
  const actor = g.design.cast.enemies.at(-1) as Actor;
  const rival = newRival(g, 0, 2, gone, s.track.road);
  return { ...rival, actor, size: 1.9, boss: true, pace: 0.86 + g.skill * 0.14 - mercyOf(g), off: 0, line: 0, v: 6 };
}

export function moveRivals(g: Game, s: State): void {
  const { track, hero } = s;
  const top = topSpeed(g, s);
  for (const [n, rival] of s.rivals.entries()) {
    rival.squash.step();
    if (rival.spin > 0) rival.spin--;
    if (rival.boost > 0) rival.boost--;
    const ahead = rival.gone - hero.gone;
    const bend = Math.abs(track.bend[Math.floor((((rival.gone + 2) % track.long) + track.long) % track.long)] ?? 0);
    const last = s.laps > 1 && rival.gone > (s.laps - 1) * track.long;
    let goal = top * rival.pace * (1 - Math.min(0.16, bend * 0.5)) * (last ? 1.03 : 1) * (rival.boost > 0 ? 1.3 : 1);
    // who leads by far takes it easy; who lags hurries
    goal *= clamp(1 - (ahead - 5) * (0.014 - g.skill * 0.007), 0.82, 1.06 + g.skill * 0.07);
    if (g.frame < START) goal = 0;
    if (rival.spin > 0 || rival.done > 0) goal *= 0.35;
    rival.v = approach(rival.v, goal, 0.11);
    rival.gone += rival.v / 60;
    rival.off = approach(rival.off, lineOf(g, s, rival, n), 0.035);
    placeAt(track, rival.gone, rival.off, rival);
    rival.air = aloft(s, rival.gone) ? FLIGHT : Math.max(0, rival.air - 1);
    if (rival.done === 0 && rival.gone >= s.laps * track.long) rival.done = g.frame;
  }
}

/** Where on the road it wants to be: its line, but not into a stone or the next one's back. */
function lineOf(g: Game, s: State, rival: Rival, n: number): number {
  let want = rival.line + Math.sin(g.frame * 0.01 + n * 2.1) * 0.4;
  const { long } = s.track;
  const round = ((rival.gone % long) + long) % long;
  for (const stone of s.stones) {
    const left = (stone.along - round + long) % long;
    if (left < 7 && Math.abs(stone.off - want) < 1.25) want = stone.off > 0 ? stone.off - 1.5 : stone.off + 1.5;
  }
  for (const other of s.rivals) {
    const left = other.gone - rival.gone;
    if (other !== rival && left > 0 && left < 2.6 && Math.abs(other.off - want) < 1.1)
      want = other.off > 0 ? other.off - 1.2 : other.off + 1.2;
  }
  return clamp(want, -s.track.road + 0.6, s.track.road - 0.6);
}

/** Cars push each other aside; the one behind loses a little. */
export function bump(g: Game, s: State): void {
  const { hero } = s;
  for (const rival of s.rivals) {
    // who flies is over the others
    if (hero.air > 0 !== rival.air > 0) continue;
    const dx = hero.x - rival.x;
    const dy = hero.y - rival.y;
    const reach = 0.5 + rival.size * 0.4;
    const far = Math.sqrt(dx * dx + dy * dy);
    if (far > reach || far === 0) continue;
    const by = (reach - far) / far;
    hero.x += dx * by * 0.8;
    hero.y += dy * by * 0.8;
    hero.vx += (dx / far) * 1.3;
    hero.vy += (dy / far) * 1.3;
    const side = dy * Math.cos(rival.h) - dx * Math.sin(rival.h);
    if (!rival.boss) rival.off = clamp(rival.off - Math.sign(side) * 0.12, 0.4 - s.track.road, s.track.road - 0.4);
    // a boosted hero shoves them off their line
    if (hero.boost > 0 && rival.spin === 0 && !rival.boss) {
      rival.spin = 40;
      g.addScore(30, rival.x, rival.y);
      g.sound('explode', 1.4);
      g.freeze(3);
    } else rival.v *= 0.97;
    if (g.frame % 10 === 0) {
      g.sound('bounce', 1.1);
      g.shake(0.12);
    }
    hero.squash.kick(0.12);
    rival.squash.kick(0.15);
  }
}
