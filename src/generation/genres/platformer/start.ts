/** How a level is entered: who walks in it, what lies in it, and how much of that is wanted. */
import type { Actor } from '../../design.js';
import { Spring } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import { newHero } from './hero.js';
import type { Envelope, Level } from './level.types.js';
import type { Foe, State } from './state.js';

/** The state at the start of that level. */
export function stateOf(g: Game, e: Envelope, level: Level): State {
  const { cast } = g.design;
  const foe = (from: (typeof level.enemies)[number], i: number): Foe => ({
    ...from,
    dir: -1,
    // most levels have one or two: over all of them everybody is met
    actor: cast.enemies[(g.level - 1 + i) % cast.enemies.length] as Actor,
    hp: 1,
    size: 1,
    hit: 0,
    squash: new Spring(),
    vy: 0,
  });
  const foes = level.enemies.map(foe);
  if (level.arena) {
    const { from, to, y } = level.arena;
    foes.push({
      x: to - 3,
      y: y - 1.1,
      from,
      to,
      dir: -1,
      actor: cast.enemies.at(-1) as Actor,
      hp: 3,
      size: 2.2,
      hit: 0,
      squash: new Spring(),
      vy: 0,
    });
  }
  const wanted = g.rule('collect')?.n ?? 0;
  const spots = wanted
    ? level.items.filter((_, i) => i % Math.max(1, Math.floor(level.items.length / (wanted * 1.35))) === 0)
    : level.items;
  const need = Math.min(wanted, Math.floor(spots.length * 0.85));
  return {
    e,
    level,
    hero: newHero(level.start.x, level.start.y),
    foes,
    items: spots.map((spot, i) => ({ ...spot, actor: cast.items[i % cast.items.length] as Actor })),
    shots: [],
    need,
    got: 0,
    shield: false,
    checkpoint: 0,
    shotWait: 0,
    goalSquash: new Spring(),
    plan: { dir: 1, hold: 0, frames: 0 },
  };
}
