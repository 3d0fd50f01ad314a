/** What is met on the way: gates that are passed, enemies, shots and things to catch, and what a blow does. */
import { breakShield, catchItems } from '../../kit/course.js';
import type { Game } from '../../kit/types.js';
import { HALF, type Gate, type State } from './state.js';

/** What the HUD counts: things wanted, else gates. */
export function show(g: Game, s: State): void {
  if (s.need > 0) g.progress(Math.min(s.got, s.need), s.need, g.design.cast.items[0]);
  else g.progress(s.passed, s.total, g.design.cast.goal);
}

/** frames that are safe after a forgiven blow, as after any */
const SPARED = 90;
/** units behind a gate in which another leaves no room to begin again */
const CLEAR = 3;

/** A gate lies behind. */
export function pass(g: Game, s: State, gate: Gate): void {
  gate.done = true;
  s.passed++;
  s.streak++;
  // who falls begins again where nothing is near
  if (!s.gates.some(({ x }) => x > gate.x && x < gate.x + CLEAR)) s.from = { x: gate.x + 1.6, y: gate.y };
  g.addScore(10 * Math.min(5, 1 + Math.floor(s.streak / 4)), s.hero.x, s.hero.y - 0.8);
  g.sound(s.streak % 4 === 0 ? 'combo' : 'collect', 0.9 + Math.min(10, s.streak) * 0.04);
  g.burst(gate.x + HALF, s.hero.y, { n: g.has('confetti') ? 20 : 8, shape: 'star', speed: 4, size: 0.15 });
  show(g, s);
}

/** Enemies, shots and things, for one frame. */
export function touchAll(g: Game, s: State): void {
  const { hero } = s;
  for (const foe of s.foes) {
    if (foe.gone) continue;
    const dx = foe.x - hero.x;
    const dy = foe.y - hero.y;
    if (g.safe === 0 && dx * dx + dy * dy < 0.62) hit(g, s);
    for (const shot of s.shots)
      if (Math.abs(foe.x - shot.x) < 0.7 && Math.abs(foe.y - shot.y) < 0.8) {
        foe.gone = true;
        shot.x += 99;
        g.addScore(30, foe.x, foe.y);
        g.sound('explode', 1.3);
        g.freeze(3);
        g.burst(foe.x, foe.y, { n: 16, speed: 5 });
      }
  }
  for (const shot of s.shots) shot.x += 12 / 60;
  s.shots = s.shots.filter((shot) => shot.x < hero.x + 13);
  catchItems(g, s, { near: 0.9, magnet: 3.4, drift: 0.04 }, () => {
    g.addScore(5);
    g.sound('collect', 1.2 + (s.got % 6) * 0.06);
    if (s.need > 0) show(g, s);
  });
}

/** A blow, unless safe: the shield is gone, else one that is forgiven, else a life, and it tumbles. */
export function hit(g: Game, s: State): void {
  const { hero } = s;
  if (g.safe > 0 || s.tumble > 0) return;
  s.squash.kick(0.35);
  s.streak = 0;
  if (s.shield) {
    g.shake(0.3);
    return breakShield(g, s, hero);
  }
  if (s.spare > 0) {
    s.spare--;
    g.safe = SPARED;
    g.sound('bounce');
    g.shake(0.3);
  } else g.hurt(hero.x, hero.y);
  s.tumble = 46;
  hero.vy = -7;
}
