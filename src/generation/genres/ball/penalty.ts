/**
 * A penalty shoot-out: the hero shoots at a keeper who dives, then keeps goal itself; so many each, then one more each until it is decided. Where no
 * number of shots is named it is a cup: three shoot-outs, each against the next one.
 */
import { crowdOf } from '../../kit/bosses.js';
import { levelsUnless, secondsByRules } from '../../kit/budget.js';
import { clamp, round, Spring } from '../../kit/juice.js';
import { newPull } from '../../kit/pull.js';
import { defineKind } from '../../kit/types.js';
import { penaltyBot } from './penalty-bot.js';
import { drawPenalty } from './penalty-draw.js';
import { playOn } from './penalty-play.js';
import { H, LINE, MID, shotOf, W, type State } from './penalty-state.js';

/** shoot-outs of a cup */
const CUP = 3;

export const penalty = defineKind<State>({
  genre: 'penalty',
  rules: ['levels', 'throws', 'fast', 'slow', 'gentle', 'confetti'],
  view: { kind: 'board', w: W, h: H },
  touch: { move: 'none' },
  lives: 0,
  levels: levelsUnless(CUP, 'throws'),
  budget: secondsByRules(330, { levels: 90, throws: 12 }),
  backdrop: 'side',
  goalShows: 'foe',

  create(g) {
    const foes = crowdOf(g.design);
    return {
      ...newPull(-Math.PI / 2),
      phase: 'aim',
      t: 0,
      shooting: true,
      mine: [],
      theirs: [],
      rounds: clamp(g.rule('throws')?.n ?? (g.has('levels') ? 3 : 5), 1, 15),
      shot: shotOf(-Math.PI / 2, 0),
      hands: { x: 0, y: 1 },
      plan: { x: 0, y: 1, after: 0 },
      outcome: null,
      wall: [],
      foe: foes[(g.level - 1) % foes.length] ?? g.design.cast.hero,
      squash: new Spring(),
      net: new Spring(),
      turned: 0,
      trail: [],
      bot: { wait: 0, shot: null, for: -1 },
      shots: 0,
    };
  },

  update(g, s) {
    s.squash.step();
    s.net.step();
    playOn(g, s);
  },

  draw: drawPenalty,
  bot: penaltyBot,

  state: (s) => ({
    hero: { x: round(s.shooting ? MID - 1.1 : MID + s.hands.x), y: round(s.shooting ? 12.4 : LINE - s.hands.y) },
    turn: s.shooting ? 'shoot' : 'keep',
    phase_of_shot: s.phase,
    // only where there is something to aim
    ...(s.shooting && {
      aim: { angle: Math.round(s.angle * 1000) / 1000, power: Math.round(s.power * 1000) / 1000 },
    }),
    hands: { x: round(s.hands.x), y: round(s.hands.y) },
    shot: s.phase === 'fly' ? { x: round(s.shot.x), y: round(s.shot.y) } : null,
    scored: s.mine.filter(Boolean).length,
    conceded: s.theirs.filter(Boolean).length,
    shots: [s.mine.length, s.theirs.length],
    rounds: s.rounds,
    outcome_of_shot: s.outcome,
    wall: s.wall.length,
  }),
});
