/** Who and what is met: things in the way, enemies that are stomped or shot, and what a blow does. */
import { breakShield } from '../../kit/course.js';
import type { Game } from '../../kit/types.js';
import { foeHit, hazardHit, type Foe, type Hero, type State } from './state.js';

/** What the HUD counts: things wanted, else the way in hundredths. */
export function show(g: Game, s: State): void {
  if (s.need > 0) g.progress(Math.min(s.got, s.need), s.need, g.design.cast.items[0]);
  else g.progress(Math.max(0, Math.min(100, Math.floor((s.hero.x / s.goalX) * 100))), 100, g.design.cast.goal);
}

/** units before the hero at which who charges sets off */
const SEES = 11;

/** One frame of an enemy: it walks to and fro, or runs at the hero and on over the edge. */
export function moveFoe(g: Game, hero: Hero, foe: Foe): void {
  if (foe.gone || foe.flies) return;
  if (foe.charge !== undefined) {
    if (foe.x > hero.x + SEES) return;
    foe.x -= foe.charge / 60;
    if (foe.x < foe.from) foe.gone = true;
    return;
  }
  if (foe.x > hero.x + 14) return;
  foe.x += (foe.dir * (0.5 + g.skill * 0.5)) / 60;
  if (foe.x < foe.from) foe.dir = 1;
  if (foe.x > foe.to) foe.dir = -1;
}

/** Things in the way, shots and enemies, for one frame. */
export function meet(g: Game, s: State): void {
  const { hero } = s;
  for (const one of s.hazards) if (g.safe === 0 && hazardHit(one, hero)) hit(g, s);
  for (const shot of s.shots) shot.x += 14 / 60;
  s.shots = s.shots.filter((shot) => shot.x < hero.x + 14);
  for (const foe of s.foes) {
    if (foe.gone) continue;
    const shot = s.shots.find((entry) => Math.abs(entry.x - foe.x) < 0.6 && Math.abs(entry.y - foe.y) < 1.2);
    const stomp = hero.vy > 1 && hero.y < foe.y - 0.3 && foeHit(foe, foe.x, hero);
    if (!shot && !stomp) {
      if (g.safe === 0 && foeHit(foe, foe.x, hero)) hit(g, s);
      continue;
    }
    foe.gone = true;
    s.combo++;
    if (shot) shot.x += 99;
    else {
      hero.vy = -9;
      s.squash.kick(-0.3);
    }
    g.addScore(30 * s.combo, foe.x, foe.y - 0.5);
    g.sound('explode', 1.1 + s.combo * 0.1);
    g.freeze(3);
    g.shake(0.2);
    g.burst(foe.x, foe.y, { n: g.has('confetti') ? 30 : 16, shape: 'star', speed: 5 });
  }
}

function hit(g: Game, s: State): void {
  const { hero } = s;
  s.squash.kick(0.35);
  s.stumble = 26;
  if (s.shield) breakShield(g, s, hero);
  else if (g.has('gentle')) {
    // a bump costs time and something caught, never a life
    g.safe = 70;
    g.sound('bounce');
    if (s.got > 0) s.got--;
    show(g, s);
  } else g.hurt(hero.x, hero.y);
}
