/** What each level of an arena brings in that none before it had: who fights how, and what the ground does. */
import type { GameDesign } from '../../design.js';
import { levelsUnless } from '../../kit/budget.js';
import { ideaAt } from '../../kit/ideas.js';
import type { Game } from '../../kit/types.js';
import { harm } from './hero.js';
import { BLAST, IDEAS } from './order.js';
import { dist, type ArenaIdea, type State } from './state.js';

/** waves of each level */
export const WAVES_EACH = 2;

/** A number of waves or things, a clock, or a boss now and then is one long fight, as is a game without enemies. */
export const levelsOf: (design: GameDesign) => number = levelsUnless(
  IDEAS.length,
  'waves',
  'collect',
  'timer',
  'bossEvery',
  'noEnemies',
);

/** A fight of few levels is one of all that comes. */
export const ideaOf = (g: Game): ArenaIdea | null => (g.levels <= 3 || g.has('noEnemies') ? null : ideaAt(g, IDEAS));

/** One frame of spots that burst: each is marked where the hero stands, and leaves time to step out. */
export function stepBursts(g: Game, s: State): void {
  if (s.idea !== 'bursts') return;
  const every = Math.round(170 - g.skill * 60);
  if (s.foes.length > 0 && g.frame % every === 0) {
    s.bursts.push({ x: s.hero.x, y: s.hero.y, in: BLAST.frames });
    g.sound('select', 0.6);
  }
  for (const spot of s.bursts) {
    if (--spot.in > 0) continue;
    g.sound('explode', 0.8);
    g.shake(0.25);
    g.burst(spot.x, spot.y, { n: 26, colour: g.design.theme.palette.danger, speed: 6, life: 0.45 });
    if (dist(spot.x - s.hero.x, spot.y - s.hero.y) < BLAST.radius) harm(g, s, spot.x, spot.y);
    for (const foe of s.foes)
      if (foe.way !== 'boss' && dist(spot.x - foe.x, spot.y - foe.y) < BLAST.radius) [foe.kx, foe.ky] = [0, -6];
  }
  s.bursts = s.bursts.filter((spot) => spot.in > 0);
}
