/** Golf from the side: over hills, up steps, across a gorge. */
import { buildCourse } from './courses.js';
import { drawFlag, drawGolfBall, drawGuard, drawPar } from './golf-draw.js';
import { DEEPEST } from './golf-engine.js';
import { drawHills } from './hills-draw.js';
import { fromTheSide, SIDE } from './hills.js';
import { holeSpace } from './roll.js';
import { aimingKind } from './round.js';

export const links = aimingKind({
  courses: 5,
  first: (g) => (g.design.seed % SIDE.length) + g.level - 1,
  build: (g, order, turn) =>
    buildCourse(
      g,
      order,
      (tried) => {
        const hills = fromTheSide(g, order, SIDE[turn % SIDE.length] as string, g.rand);
        const world = tried > 4 ? { ...hills, movers: [], bumpers: [], water: [], wind: 0 } : hills;
        return { ...world, space: holeSpace(world) };
      },
      DEEPEST,
    ),
  drawField(p, s, g) {
    drawHills(p, s, g);
    drawFlag(p, s, g);
  },
  drawBall(p, s) {
    drawGuard(p, s);
    drawGolfBall(p, s);
  },
  drawSign: drawPar,
});
