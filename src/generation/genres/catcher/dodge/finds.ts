/** What may be picked up: things that are wanted, and now and then a bubble that helps. */
import type { Game } from '../../../kit/types.js';
import { EDGE, HIGH, LOW, paceOf, rateOf, W, type Find, type Power, type State } from './state.js';

/** frames that a find stays */
export const STAYS = 480;
/** how many may lie about at once */
const MOST = 3;
const FAR = -11;

function powerOf(g: Game, s: State): Power | null {
  if (!g.rand.chance(s.need > 0 ? 0.15 : 0.35)) return null;
  if (g.has('shield') && g.rand.chance(0.5)) return 'shield';
  if (g.lives > 0 && g.lives < 3 && !g.has('lives') && !g.has('noLose') && g.rand.chance(0.4)) return 'life';
  return g.rand.pick(['shield', 'slow'] as const);
}

/** A place that is a few steps away; on a way, one where nothing lies. */
function placeOf(g: Game, s: State): { x: number; y: number } {
  for (let t = 0; ; t++) {
    const x = g.rand.range(EDGE + 0.4, W - EDGE - 0.4);
    const y = s.onWay ? FAR : g.rand.range(HIGH + 0.4, LOW);
    const taken = s.onWay
      ? s.threats.some((one) => Math.abs(one.x - x) < one.r + 1.3 && Math.abs(one.y - y) < one.r + 1.3)
      : Math.abs(x - s.hero.x) < 2.5;
    if (!taken || t > 6) return { x, y };
  }
}

/** Shows the next find in time, moves those of a way, and takes away what lay too long. */
export function stepFinds(g: Game, s: State): void {
  if (s.beat >= s.findAt && !s.goal) {
    const often = s.need > 0 ? 75 + g.skill * 30 : 230;
    s.findAt = s.beat + Math.round(often * g.rand.range(0.8, 1.2));
    const shown = s.finds.filter(({ power }) => !power).length;
    if (shown < (s.onWay ? 12 : MOST)) {
      const { items } = g.design.cast;
      const actor = items[(s.got + s.finds.length) % items.length];
      if (actor) s.finds.push({ actor, power: powerOf(g, s), ...placeOf(g, s), age: 0 } satisfies Find);
    }
  }
  const pace = s.onWay ? (paceOf(g, s) / 60) * rateOf(s) : 0;
  for (const find of s.finds) {
    find.age++;
    find.y += pace;
  }
  s.finds = s.finds.filter(({ age, y }) => (s.onWay ? y < 22 : age < STAYS));
}
