/** Hit what comes, leave alone what must not be hit: in holes, in the air, at the hook, or when the lamp is green; by what the prompt has. */
import { secondsByLevels } from '../../kit/budget.js';
import { bossOn, chiefOf } from '../../kit/bosses.js';
import { round, Spring } from '../../kit/juice.js';
import { defineKind } from '../../kit/types.js';
import { reactionBot } from './bot.js';
import { drawReaction } from './draw.js';
import { columnsOf, popsStep } from './pops.js';
import { ideaOf, levelsOf, usualNeed } from './ideas.js';
import { finish, tell } from './score.js';
import { heroOf, signalStep } from './signals.js';
import { modeOf } from './mode.js';
import { H, holesOf, PATIENCE, moveHoles, W, WIDEST, type Layout, type State } from './state.js';

const LAYOUTS: readonly Layout[] = ['grid', 'ring', 'comb'];
export const reaction = defineKind<State>({
  genre: 'reaction',
  rules: [
    'lives',
    'timer',
    'collect',
    'levels',
    'boss',
    'bossEvery',
    'shield',
    'speedUp',
    'fast',
    'slow',
    'noEnemies',
    'gentle',
    'confetti',
  ],
  view: { kind: 'board', w: W, h: H, widest: WIDEST },
  touch: { move: 'none', taps: true },
  lives: 3,
  levels: levelsOf,
  budget: secondsByLevels({ base: 120, level: 60, levels: 7, item: 9 }),
  backdrop: 'side',

  create(g) {
    const mode = modeOf(g.design);
    const waits = mode === 'fish' || mode === 'lamp';
    const seconds = g.rule('timer')?.seconds;
    // a moment takes a good four seconds, a hit one and a half: what is asked for in a time leaves room for slips
    const most = seconds ? Math.max(2, Math.floor(seconds / (waits ? 10 : 3.5))) : 300;
    const idea = ideaOf(g);
    if (idea && idea !== 'plain') g.idea(idea);
    const boss = bossOn(g);
    const strong = waits ? 3 : 5;
    const turned = LAYOUTS[((g.design.seed >>> 2) + g.level) % LAYOUTS.length] as Layout;
    const layout = mode !== 'holes' ? 'open' : idea === 'carousel' ? 'ring' : turned;
    const s: State = {
      mode,
      idea,
      layout,
      holes: mode === 'holes' ? holesOf(layout, g, idea === 'carousel' ? 0 : undefined) : [],
      turn: 0,
      spreadFor: g.width,
      pops: [],
      signal: null,
      hits: 0,
      need: Math.min(most, g.rule('collect')?.n ?? (seconds ? most : usualNeed(g, mode, idea))),
      timed: seconds !== undefined && !g.has('collect'),
      patience: PATIENCE,
      streak: 0,
      tries: 0,
      wait: 50,
      came: g.level - 1,
      seen: 0,
      cursor: mode === 'holes' ? 4 : 0,
      shield: g.has('shield'),
      boss: boss ? { actor: chiefOf(g.design), hp: strong, most: strong } : null,
      hero: new Spring(),
      pulse: new Spring(),
      stroke: { x: 0, y: 0, t: 0 },
      trail: [],
      combo: { t: 99, n: 0 },
      thought: 0,
    };
    tell(g, s);
    if (seconds) g.clock(60, 'lose');
    return s;
  },

  update(g, s) {
    s.hero.step();
    s.pulse.step();
    moveHoles(g, s);
    if (s.stroke.t > 0) s.stroke.t--;
    if (s.mode === 'fish' || s.mode === 'lamp') signalStep(g, s);
    else popsStep(g, s);
    // the kit's clock would lose in the next frame
    if (s.timed && !s.boss && (g.clockLeft ?? 9) < 0.03 && s.hits >= s.need) finish(g, s);
  },

  draw: drawReaction,
  bot: reactionBot,

  state: (s) => {
    const { x, y } = heroOf(s);
    return {
      hero: { x, y },
      cursor: s.holes[s.cursor] ?? null,
      hits: s.mode === 'slice' ? columnsOf(s) : [],
      style: s.mode,
      idea: s.idea,
      course: s.layout,
      items: s.pops
        .filter(({ good, hit }) => good && hit === 0)
        .map((one) => ({ x: round(one.x), y: round(one.y), golden: one.golden, blows: one.hp })),
      enemies: s.pops
        .filter(({ good, hit }) => !good && hit === 0)
        .map((one) => ({ x: round(one.x), y: round(one.y) })),
      signal: s.signal && (s.signal.phase === 'on' ? (s.signal.good ? 'now' : 'never') : s.signal.phase),
      needed: Math.max(0, s.need - s.hits),
      patience: s.patience,
      boss: s.boss?.hp ?? null,
      shield: s.shield,
    };
  },
});
