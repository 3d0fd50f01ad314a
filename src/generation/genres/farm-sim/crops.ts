/** Till, sow, water, harvest: what a bed asks for next, and what happens to it by itself. */
import type { Game } from '../../kit/types.js';
import { middle } from './field.js';
import { bring, seedOf } from './orders.js';
import { isGiant } from './ideas.js';
import { GIANT, growFrames, wetFrames, type Bed, type State } from './state.js';

/** frames that one piece of work takes */
const WORK = 15;
/** frames that a crop does without water */
const WITHER = 60 * 16;

export type Work = 'till' | 'sow' | 'water' | 'harvest';

/** What can be done at a bed now; null where it only needs time. */
export function workAt(g: Game, s: State, bed: Bed): Work | null {
  if (bed.stage === 'wild') return 'till';
  if (bed.stage === 'soil') return 'sow';
  if (bed.grown >= 1) return 'harvest';
  return bed.wet < wetFrames(g, s) * 0.12 ? 'water' : null;
}

export function work(g: Game, s: State, bed: Bed): boolean {
  const what = workAt(g, s, bed);
  if (!what) return false;
  const { palette } = g.design.theme;
  const { x, y } = middle(bed.c);
  s.busy = WORK;
  s.hero.squash.kick(0.14);
  bed.squash.kick(what === 'harvest' ? -0.3 : 0.18);
  if (what === 'till') {
    bed.stage = 'soil';
    g.sound('break', 0.8);
    g.burst(x, y, { n: 8, shape: 'square', colour: '#7a4a2b', speed: 2.5, size: 0.12, life: 0.4 });
  } else if (what === 'sow') {
    bed.stage = 'crop';
    bed.type = seedOf(s);
    bed.grown = 0;
    bed.giant = isGiant(s);
    s.sown++;
    // in the rain it needs no can
    bed.wet = s.rain > 0 ? wetFrames(g, s) : 0;
    bed.dry = 0;
    g.sound('select', 1.2);
    g.burst(x, y, { n: 5, shape: 'dot', colour: '#8fd45f', speed: 1.5, life: 0.4 });
  } else if (what === 'water') {
    bed.wet = wetFrames(g, s);
    bed.dry = 0;
    g.sound('swap', 1.5);
    g.burst(x, y - 0.2, { n: 12, shape: 'dot', colour: ['#7ec8ff', '#ffffff'], speed: 2.2, life: 0.45 });
  } else harvest(g, s, bed);
  if (what === 'harvest') g.flash(palette.accent, 0.06);
  return true;
}

function harvest(g: Game, s: State, bed: Bed): void {
  const { palette } = g.design.theme;
  const { x, y } = middle(bed.c);
  for (let n = bed.giant ? 2 : 1; n > 0; n--) bring(g, s, bed.type, x, y);
  if (bed.giant) g.float('×2', x, y - 1.1);
  Object.assign(bed, { stage: 'soil', grown: 0, wet: 0, dry: 0, giant: false });
  g.sound('collect', 1 + (s.delivered % 6) * 0.06);
  g.burst(x, y, {
    n: g.has('confetti') ? 26 : 12,
    shape: g.has('confetti') ? 'square' : 'star',
    colour: [palette.accent, '#8fd45f', '#ffffff'],
    speed: 4,
  });
}

/** One frame of growing, drying, and what the rule `magnet` does: ripe crops near the hero come by themselves. */
export function grow(g: Game, s: State): void {
  const whole = growFrames(g, s);
  for (const bed of s.beds) {
    bed.squash.step();
    if (bed.stage !== 'crop') continue;
    if (s.rain > 0) bed.wet = Math.max(bed.wet, wetFrames(g, s));
    if (bed.grown >= 1) {
      const { x, y } = middle(bed.c);
      if (g.has('magnet') && Math.abs(x - s.hero.x) < 1.6 && Math.abs(y - s.hero.y) < 1.6) harvest(g, s, bed);
      continue;
    }
    if (bed.wet > 0) {
      bed.wet--;
      bed.dry = 0;
      const before = bed.grown;
      bed.grown = Math.min(1, bed.grown + 1 / (bed.giant ? whole * GIANT : whole));
      if (before < 0.5 && bed.grown >= 0.5) bed.squash.kick(-0.2);
      if (bed.grown < 1) continue;
      bed.squash.kick(-0.35);
      g.sound('jump', 1.4);
      continue;
    }
    if (++bed.dry < WITHER) continue;
    const { x, y } = middle(bed.c);
    Object.assign(bed, { stage: 'soil', grown: 0, wet: 0, dry: 0 });
    g.burst(x, y, { n: 10, shape: 'smoke', speed: 1.5, gravity: 0 });
    g.sound('lose', 1.6);
  }
}
