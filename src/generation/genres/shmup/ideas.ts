/** What each level of a shoot-'em-up brings in that none before it had: who comes, and how. */
import type { GameDesign } from '../../design.js';
import { levelsUnless } from '../../kit/budget.js';
import { ideaAt } from '../../kit/ideas.js';
import type { Game } from '../../kit/types.js';
import type { FightIdea, Foe, Grammar, State } from './state.js';
import { BIG } from './outfit.js';
import { asksFormation, newFoe } from './waves.js';

/** In this order; the first has only what one has to know, the last a boss. */
export const IDEAS: readonly FightIdea[] = ['rows', 'trains', 'rocks', 'swoop', 'armour', 'split', 'lanes', 'chief'];
/** two waves each; rows that march come in every one of them where invaders were asked for */
export const WAVES_EACH = 2;
const ORDER: Readonly<Record<FightIdea, readonly Grammar[]>> = {
  rows: ['grid'],
  trains: ['stream'],
  rocks: ['grid', 'stream'],
  swoop: ['swoop', 'grid'],
  armour: ['grid', 'stream'],
  split: ['stream', 'grid'],
  lanes: ['swoop', 'stream'],
  chief: ['swoop'],
};

const ideasFor = (design: GameDesign): readonly FightIdea[] =>
  asksFormation(design) ? IDEAS.filter((idea) => idea !== 'trains' && idea !== 'swoop') : IDEAS;

/** A number of waves or things, a clock, or a boss now and then is one long fight, as is one with rocks alone, or with questions. */
export const levelsOf = (design: GameDesign): number =>
  design.content
    ? 1
    : levelsUnless(ideasFor(design).length, 'waves', 'collect', 'timer', 'bossEvery', 'noEnemies')(design);

/** A fight of few levels is one of all that comes. */
export function ideaOf(g: Game): FightIdea | null {
  if (g.levels <= 3 || g.has('noEnemies') || g.design.content) return null;
  return ideaAt(g, ideasFor(g.design));
}

export function orderOf(g: Game, idea: FightIdea | null): readonly Grammar[] {
  if (asksFormation(g.design)) return ['grid'];
  return idea ? ORDER[idea] : g.rand.shuffle(['grid', 'stream', 'swoop'] as const);
}

/** sideways and down, units by which those into whom a big one splits part at first */
const APART = 0.6;

/** Of a big one two small ones come, that fly curves from where it was. */
export function splitUp(g: Game, s: State, foe: Foe): void {
  if (s.idea !== 'split' || foe.size !== BIG) return;
  for (const side of [-1, 1]) {
    const small = newFoe(g, 'stream', foe.x, 0, s.kills);
    s.queue.push({ foe: { ...small, size: 0.8, side, ...onCurve(g, foe.x + side * APART, foe.y, side) }, in: 1 });
  }
  g.sound('swap', 1.2);
}

/** Age and home of one who flies a curve and is at x, y now. */
function onCurve(g: Game, x: number, y: number, side: number): Pick<Foe, 'age' | 'homeX' | 'x' | 'y'> {
  const way = Math.max(0, y + 1.5);
  return { age: (way / (curvePace(g) * 2.3)) * 60, homeX: x - Math.sin(way * 0.62) * 4.2 * side, x, y };
}

/** How fast curves are flown. */
export const curvePace = (g: Game): number => 0.75 + g.skill * 0.5;

/** A lane lights up where the ship is, and somebody falls down it. */
export function lightLane(g: Game, s: State): void {
  const every = Math.round(210 - g.skill * 70);
  if (s.idea !== 'lanes' || s.pause > 0 || g.frame % every !== 0) return;
  s.foes.push(newFoe(g, 'hunter', s.ship.x, 0, g.frame / every));
  g.sound('select', 0.6);
}
