/** Mini golf from above: nine holes that each bring in something. */
import { ideaAt } from '../../kit/ideas.js';
import { buildCourse } from './courses.js';
import { drawFlag, drawGolfBall, drawGuard, drawPar } from './golf-draw.js';
import { DEEPEST } from './golf-engine.js';
import { drawHole } from './green-field.js';
import { drawMills } from './greens-draw.js';
import { green } from './greens.js';
import { HOLES, type Hole } from './holes.js';
import { holeSpace } from './roll.js';
import { aimingKind } from './round.js';

const holeOf = (turn: number): Hole => HOLES[turn % HOLES.length] as Hole;

export const golf = aimingKind({
  courses: HOLES.length,
  // holes have their order, through which fewer levels skip
  first: (g) => (g.levels === 1 ? g.design.seed % HOLES.length : ideaAt(g, [...HOLES.keys()])),
  build: (g, order, turn) =>
    buildCourse(
      g,
      order,
      (tried) => {
        const hole = green(g, order, holeOf(turn));
        // what patrols shut off is made without them
        const world = tried > 0 ? { ...hole, movers: [], bumpers: tried > 1 ? [] : hole.bumpers } : hole;
        return { ...world, space: holeSpace(world) };
      },
      DEEPEST,
    ),
  idea: (_, turn) => holeOf(turn).idea,
  drawField(p, s, g) {
    drawHole(p, s, g);
    drawFlag(p, s, g);
  },
  drawBall(p, s, g) {
    drawGuard(p, s);
    if (!s.world.ball.tube) drawGolfBall(p, s);
    drawMills(p, s.world, g.frame);
  },
  drawSign: drawPar,
});
