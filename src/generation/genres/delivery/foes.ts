/** Those who roam the streets: from crossing to crossing as they like, and after the hero where they see it. */
import { settledIn } from '../../kit/skill.js';
import type { Game } from '../../kit/types.js';
import { SOLID } from '../../kit/tiles.js';
import { besides, cellAt, flood, H, middleOf, W } from './level.js';
import { dropAll } from './orders.js';
import { apart, type Foe, type State } from './state.js';

/** cells from which one comes after the hero */
const SIGHT = 5;
const MEETS = 0.72;

/** times as fast as they are while nothing has been brought yet */
const SLOW_AT_FIRST = 0.75;

/** units a second: always slower than the hero, and slower yet for a newcomer */
const pace = (g: Game, { done, need }: State, foe: Foe): number =>
  (1.7 + g.skill * 1.2 + (foe.roused ? 0.5 : 0)) *
  (SLOW_AT_FIRST + (1 - SLOW_AT_FIRST) * settledIn(g, done / need)) *
  (g.has('fast') ? 1.15 : g.has('slow') ? 0.8 : 1);

/** So many as the level has, each far from the depot. */
export function newFoes(g: Game, s: Pick<State, 'quarter'>): Foe[] {
  const { enemies } = g.design.cast;
  if (g.has('noEnemies') || enemies.length === 0) return [];
  const { tiles, home } = s.quarter;
  const count = Math.round((g.level === 1 ? 1 : 2) + g.skill * 2);
  const steps = flood(tiles, cellAt(home.x, home.y));
  const far = [...steps.keys()].filter((c) => (steps[c] as number) > 11);
  return Array.from({ length: count }, (_, i) => {
    const from = g.rand.pick(far);
    return { ...middleOf(from), actor: enemies[i % enemies.length]!, from, to: from, dir: 1, rest: 0, roused: false };
  });
}

export function moveFoes(g: Game, s: State): void {
  // every few frames: it takes as long as all the rest
  if (s.foes.length > 0 && g.frame % 8 === 1) s.towards = flood(s.quarter.tiles, cellAt(s.hero.x, s.hero.y));
  for (const foe of s.foes) {
    if (foe.rest > 0) {
      foe.rest--;
      continue;
    }
    const near = s.towards[foe.to] ?? -1;
    foe.roused = near >= 0 && near <= SIGHT && !g.has('gentle');
    step(g, s, foe);
    if (apart(foe, s.hero) < MEETS) meet(g, s, foe);
  }
}

function step(g: Game, s: State, foe: Foe): void {
  const goal = middleOf(foe.to);
  const by = pace(g, s, foe) / 60;
  const far = apart(foe, goal);
  if (far > by) {
    foe.x += ((goal.x - foe.x) / far) * by;
    foe.y += ((goal.y - foe.y) / far) * by;
    if (Math.abs(goal.x - foe.x) > 0.1) foe.dir = Math.sign(goal.x - foe.x);
    return;
  }
  foe.x = goal.x;
  foe.y = goal.y;
  const free = besides(foe.to).filter((c) => s.quarter.tiles.cells[c] !== SOLID && isOpen(s, c));
  const onward = free.filter((c) => c !== foe.from);
  const choices = onward.length > 0 ? onward : free;
  const [straight] = choices.filter((c) => c - foe.to === foe.to - foe.from);
  const next = foe.roused
    ? choices.reduce((best, c) => ((s.towards[c] ?? 0) < (s.towards[best] ?? 0) ? c : best), choices[0]!)
    : straight !== undefined && !g.rand.chance(0.25)
      ? straight
      : g.rand.pick(choices);
  foe.from = foe.to;
  foe.to = next;
}

const isOpen = (s: State, c: number): boolean => !s.rocks.some((rock) => cellAt(rock.x, rock.y) === c);

/** The hero loses what it carries, and a life where that is the game's way. */
function meet(g: Game, s: State, foe: Foe): void {
  if (g.safe > 0) return;
  foe.rest = 110;
  const { x, y } = s.hero;
  if (s.shield) {
    s.shield = false;
    g.safe = 60;
    g.sound('break');
    g.burst(x, y, { n: 18, shape: 'ring', colour: '#bfeaff', speed: 4 });
    return;
  }
  dropAll(g, s);
  s.squash.kick(0.4);
  if (g.has('gentle')) {
    g.safe = 90;
    g.burst(x, y, { n: 8, shape: 'star' });
  } else g.hurt(x, y);
}

/** Cells that somebody may be in soon: for the bot, which keeps away. */
export function dangerous(s: State): Set<number> {
  const cells = new Set<number>();
  for (const foe of s.foes) {
    if (foe.rest > 30) continue;
    for (const c of [cellAt(foe.x, foe.y), foe.to])
      for (const near of [c, ...besides(c)]) for (const next of [near, ...besides(near)]) cells.add(next);
    cells.add(foe.to + (foe.to - foe.from) * 2);
  }
  for (const c of cells) if (c < 0 || c >= W * H) cells.delete(c);
  return cells;
}
