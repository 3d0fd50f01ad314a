/** What happens alike on every course that leads to a goal, run or flown: things are caught on the way, a shield takes a blow, and the goal is reached. */
import type { Actor } from '../design.js';
import type { Game } from './types.js';

interface Place {
  x: number;
  y: number;
}

export interface CourseItem extends Place {
  readonly actor: Actor;
  /** a bubble that takes one blow */
  readonly shield: boolean;
}

interface OnCourse {
  readonly hero: Place;
  items: CourseItem[];
  got: number;
  shield: boolean;
}

interface Reach {
  /** units within which a thing is caught */
  readonly near: number;
  /** units from which a magnet pulls it */
  readonly magnet: number;
  /** units a frame that what is pulled flies along with the hero */
  readonly drift: number;
}

/** things so far behind are forgotten, in units */
const BEHIND = 14;

/** Catches what the hero comes near to; `caught` is told of each thing that counts, once `got` has risen. */
export function catchItems(g: Game, s: OnCourse, { near, magnet, drift }: Reach, caught: () => void): void {
  const { hero } = s;
  const reach = g.has('magnet') ? magnet : near;
  s.items = s.items.filter((item) => {
    const dx = hero.x - item.x;
    if (dx > BEHIND) return false;
    if (dx < -reach) return true;
    const dy = hero.y - item.y;
    const far = Math.sqrt(dx * dx + dy * dy) || 1;
    if (far > reach) return true;
    if (far > near) {
      item.x += (dx / far) * 0.2 + drift;
      item.y += (dy / far) * 0.2;
      return true;
    }
    g.burst(item.x, item.y, { n: 9, shape: 'star', speed: 4, size: 0.14 });
    if (item.shield) {
      s.shield = true;
      g.sound('power');
      return false;
    }
    s.got++;
    caught();
    return false;
  });
}

/** The shield is gone and nothing else; `at` is who bore it. */
export function breakShield(g: Game, s: { shield: boolean }, at: Place): void {
  s.shield = false;
  g.safe = 70;
  g.sound('break');
  g.burst(at.x, at.y, { n: 18, shape: 'ring', colour: '#bfeaff', speed: 4 });
}

/** The goal is reached: what it is worth, and stars. */
export function reachGoal(g: Game, hero: Place): void {
  g.addScore(200 + g.lives * 50, hero.x, hero.y - 1);
  g.burst(hero.x, hero.y, { n: g.has('confetti') ? 70 : 36, shape: 'star', speed: 8, life: 1 });
}
