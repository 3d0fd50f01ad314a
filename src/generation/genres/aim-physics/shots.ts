/** Shots at targets: eight yards that each bring in something, cleared with a sling, or by who shoots. */
import { bossOn } from '../../kit/bosses.js';
import { ideaAt } from '../../kit/ideas.js';
import { buildCourse } from './courses.js';
import { KEEP, LOTS, type LotPlan } from './lots.js';
import { aimingKind } from './round.js';
import { drawShot, drawTargets, drawYard } from './yard-draw.js';
import { yard } from './yard.js';

/** shots that a yard may need at most */
const DEEPEST = 6;
const lotOf = (turn: number): LotPlan => LOTS[turn % LOTS.length] as LotPlan;

export const shots = aimingKind({
  courses: LOTS.length,
  // yards have their order, through which fewer levels skip
  first: (g) => (g.levels === 1 ? g.design.seed % LOTS.length : ideaAt(g, [...LOTS.keys()])),
  build: (g, order, turn) =>
    buildCourse(
      g,
      order,
      (tried) => {
        const plan = order.boss ? KEEP : lotOf(turn);
        // what can't be cleared is made with less around the targets
        return yard(g, order, tried > 2 ? { ...plan, pieces: [] } : plan, tried);
      },
      DEEPEST,
    ),
  idea: (g, turn) => (bossOn(g) ? undefined : lotOf(turn).idea),
  drawField: drawYard,
  drawBall(p, s, g) {
    drawTargets(p, s, g);
    drawShot(p, s, g);
  },
});
