/** What befalls the hero on the way: things and shields are found, blows are taken, a pit leads back to the last checkpoint. */
import type { Actor } from '../../design.js';
import { takeBlow } from '../../kit/blow.js';
import { touches } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import { newHero } from './hero.js';
import { open, type State } from './state.js';

/** Things within reach, or within a magnet's, and shields. */
export function collect(g: Game, s: State): void {
  const { hero } = s;
  s.items = s.items.filter((item) => {
    const dx = hero.x - item.x;
    const dy = hero.y - item.y;
    const far = Math.hypot(dx, dy);
    if (g.has('magnet') && far < 3) {
      item.x += (dx / far) * 0.16;
      item.y += (dy / far) * 0.16;
    }
    if (far > 0.85) return true;
    s.got++;
    g.addScore(10, item.x, item.y - 0.4);
    g.sound('collect', 1 + (s.got % 8) * 0.06);
    g.burst(item.x, item.y, { n: 10, shape: 'star', speed: 4, size: 0.14 });
    if (!g.has('endless') || s.need > 0) g.progress(s.got, s.need || s.got + s.items.length - 1);
    if (s.got === s.need) {
      g.sound('power');
      s.goalSquash.kick(0.5);
    }
    return false;
  });
  const shields = s.level.shields;
  const taken = shields.findIndex((shield) => touches(hero, 0.7, 0.9, shield, 0.8, 0.8));
  if (taken >= 0) {
    shields.splice(taken, 1);
    s.shield = true;
    g.sound('power');
  }
}

/** touched something that hurts, at `fromX` */
export function bump(g: Game, s: State, fromX: number): void {
  const { hero } = s;
  if (g.safe > 0) return;
  hero.vx = Math.sign(hero.x - fromX || 1) * 7;
  hero.vy = -7;
  const bumped = (): void => {
    g.safe = 90;
    g.sound('hit');
  };
  const lost = (): void => {
    s.items.push({ x: hero.x + hero.dir * -2, y: hero.y - 0.3, actor: g.design.cast.items[0] as Actor });
    g.progress(s.got, s.need || s.got + s.items.length);
  };
  takeBlow(g, s, bumped, lost);
}

/** It fell: a life, and back. */
export function fallOut(g: Game, s: State): void {
  const { hero } = s;
  const point = s.level.checkpoints[s.checkpoint] ?? s.level.start;
  g.safe = 0;
  if (!g.has('gentle') && g.hurt() === 'dead') return;
  g.safe = 90;
  Object.assign(hero, newHero(point.x, point.y - 1));
  g.look(hero.x + 2, hero.y - 1, true);
}

/** At the goal, if it lets in: the level is done. */
export function reachGoal(g: Game, s: State): void {
  const { hero } = s;
  const { goal } = s.level;
  if (!open(s) || !touches(hero, 0.7, 0.9, goal, 1.2, 2)) return;
  g.addScore(500 + g.lives * 100, hero.x, hero.y - 1);
  g.burst(goal.x, goal.y, { n: g.has('confetti') ? 60 : 30, shape: 'star', speed: 8, life: 1 });
  s.goalSquash.kick(0.4);
  g.levelDone();
}
