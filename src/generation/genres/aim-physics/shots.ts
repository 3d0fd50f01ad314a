/** Shots at targets: with a sling, or by who shoots. */
import { buildCourse } from './courses.js';
import { aimingKind } from './round.js';
import { drawShot, drawTargets, drawYard } from './yard-draw.js';
import { TARGETS, yard } from './yard.js';

/** shots that a yard may need at most */
const DEEPEST = 9;

export const shots = aimingKind({
  courses: 5,
  first: (g) => (g.design.seed % TARGETS.length) + g.level - 1,
  build: (g, order, turn) =>
    buildCourse(
      g,
      order,
      (tried) => {
        const world = yard(g, order, TARGETS[turn % TARGETS.length] as string, g.rand);
        return tried > 4 ? { ...world, movers: [], bumpers: [], wind: 0 } : world;
      },
      DEEPEST,
    ),
  drawField: drawYard,
  drawBall(p, s, g) {
    drawTargets(p, s, g);
    drawShot(p, s, g);
  },
});
