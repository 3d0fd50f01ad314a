/** Tower stacking: a block swings from a crane, is dropped, and stands on the tower as exactly as it was dropped. */
import { levelsUnless, secondsByLevels } from '../../kit/budget.js';
import { round } from '../../kit/juice.js';
import { clearPad } from '../../kit/pad.js';
import { defineKind } from '../../kit/types.js';
import { drawTower } from './draw.js';
import { step } from './fall.js';
import { IDEAS } from './ideas.js';
import { edgeOf, fallOf, H, HANGS, hangsAt, newState, RAIL, topAt, W, widthOf, type State } from './state.js';

/** units off the middle at which the bot lets go */
const SURE = 0.14;

export const towerStacking = defineKind<State>({
  genre: 'tower_stacking',
  rules: ['lives', 'timer', 'collect', 'levels', 'fast', 'slow', 'gentle', 'confetti'],
  view: { kind: 'board', w: W, h: H },
  touch: { move: 'none', tap: true },
  lives: 3,
  levels: levelsUnless(IDEAS.length, 'collect'),
  budget: secondsByLevels({ base: 60, level: 60, levels: IDEAS.length, item: 9 }),
  backdrop: 'side',
  bank: true,

  create(g) {
    const s = newState(g);
    if (s.idea !== 'plain') g.idea(s.idea);
    g.progress(0, s.need, s.actors[0]);
    if (g.has('timer')) g.clock(90, 'lose');
    return s;
  },
  update: step,
  draw: drawTower,

  bot(g, s, pad) {
    const held = pad.a;
    clearPad(pad);
    if (held || s.falling || s.pause > 0 || s.done) return;
    const off = hangsAt(g, s, 1) + s.wind - topAt(s, g.frame + fallOf(s));
    pad.a = s.tower.length === 0 ? Math.abs(off) < 1 : Math.abs(off) < SURE;
  },

  state: (s, g) => ({
    hero: { x: round(hangsAt(g, s, 0)), y: RAIL },
    block: s.falling
      ? { x: round(s.falling.x), y: round(s.falling.y) }
      : { x: round(hangsAt(g, s, 0)), y: HANGS, hangs: true },
    top: { x: round(topAt(s, g.frame)), y: round(edgeOf(s)) },
    height: s.tower.length,
    needed: Math.max(0, s.need - s.tower.length),
    lean: round(s.lean),
    streak: s.streak,
    idea: s.idea,
    width: round(widthOf(s)),
    ...(s.idea === 'gusts' ? { wind: round(s.wind) } : {}),
  }),
});
