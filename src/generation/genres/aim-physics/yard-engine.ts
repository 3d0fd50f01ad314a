/** What moves a yard of targets, and how a search looks at it. */
import { stepTargets } from './targets.js';
import { copied, type Engine } from './world.js';

const POWERS = [1, 0.88, 0.76, 0.62];

export const yardEngine: Engine = {
  step: stepTargets,
  copy: (w) => ({
    ...copied(w),
    crates: w.crates.map((crate) => ({ ...crate })),
    targets: w.targets.map((target) => ({ ...target })),
  }),
  speed: () => 17,
  cleared: ({ targets }) => targets.every(({ hp }) => hp <= 0),
  reload: (w) => void Object.assign(w.ball, { ...w.from, vx: 0, vy: 0, state: 'rest', spin: 0 }),
  shots: () =>
    Array.from({ length: 15 }, (_, i) => 0.25 - (i / 14) * 1.55).flatMap((angle) =>
      POWERS.map((power) => [angle, power] as const),
    ),
  rating: () => (w) => {
    let left = 0;
    for (const target of w.targets) left += Math.max(0, target.hp) * 10;
    for (const crate of w.crates) left += crate.broken ? 0 : 0.4;
    return left;
  },
  // a tower comes down one way or another
  wide: 1,
};
