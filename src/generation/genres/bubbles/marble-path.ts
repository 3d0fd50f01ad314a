/** A chain of marbles rolls along a winding way to a hole: three of a sort burst, and what lay ahead comes back to its like. */
import { levelsUnless, secondsByLevels } from '../../kit/budget.js';
import { round } from '../../kit/juice.js';
import { defineKind } from '../../kit/types.js';
import { marbleBot } from './marble-bot.js';
import { drawMarbles } from './marble-draw.js';
import { IDEAS, isHidden } from './marble-ideas.js';
import { SEEN } from './marble-meets.js';
import { headOf, newState, step, type State } from './marble-state.js';
import { H, W } from './marble-track.js';
import { letterOf } from './marks.js';

export const marblePath = defineKind<State>({
  genre: 'marble_path',
  rules: ['lives', 'timer', 'levels', 'fast', 'slow', 'gentle', 'confetti'],
  view: { kind: 'board', w: W, h: H },
  touch: { move: 'sides', a: '●' },
  lives: 3,
  levels: levelsUnless(IDEAS.length),
  budget: secondsByLevels({ base: 60, level: 70, levels: IDEAS.length, item: 0, wanted: [] }),
  backdrop: 'top',

  create(g) {
    const s = newState(g);
    if (s.idea !== 'plain') g.idea(s.idea);
    g.progress(0, s.total, s.sorts[0]);
    if (g.has('timer')) g.clock(180, 'lose');
    return s;
  },
  update: step,
  draw: drawMarbles,
  bot: marbleBot,

  state: (s) => ({
    x: round(s.track.muzzle.x),
    y: round(s.track.muzzle.y),
    angle: round(s.angle),
    now: s.now,
    next: s.next,
    needed: s.chain.length,
    idea: s.idea,
    ...(s.idea === 'surges' ? { surgeIn: s.surge.left > 0 ? 0 : s.surge.wait } : {}),
    // how near the front is to the hole, and who rolls, from the front on; a gap is a space, < has arrows, and ( ) is in a tube
    reached: round(headOf(s) / s.track.length),
    chain: s.chain
      .filter(({ d }) => d > SEEN)
      .map(({ sort, back, d }, i, all) => {
        const one = letterOf(sort) + (back ? '<' : '');
        const gap = i > 0 && d - (all[i - 1]?.d ?? d) > 1 ? ' ' : '';
        return (isHidden(s.tubes, d) ? `(${one})` : one) + gap;
      })
      .toReversed()
      .join(''),
  }),
});
