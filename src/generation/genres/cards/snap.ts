/** Snap and war, against the computer or by two at one screen: who gets all the cards has won. */
import { crowdOf } from '../../kit/bosses.js';
import { secondsByRules } from '../../kit/budget.js';
import { Spring } from '../../kit/juice.js';
import { defineKind } from '../../kit/types.js';
import { DECK, nameOf } from './deck.js';
import { drawSnap } from './snap-draw.js';
import { modeOf } from './snap-mode.js';
import { dealPiles, dealWar, SIDES, SNAP_DECK } from './snap-piles.js';
import { playOn, show, snapBot } from './snap-play.js';
import { H, heldSpot, TALLEST, W, type State } from './snap-state.js';

/** turns of a war at most */
const MOST_TURNS = 70;

export const snap = defineKind<State>({
  genre: 'snap',
  rules: ['levels', 'gentle', 'fast', 'slow', 'twoPlayers', 'confetti'],
  view: { kind: 'board', w: W, h: H, tallest: TALLEST },
  // two have a half of the glass each
  touch: ({ rules }) =>
    rules.some(({ rule }) => rule === 'twoPlayers')
      ? { move: 'none', taps: true }
      : { move: 'none', tap: true, taps: true },
  lives: 0,
  levels: 1,
  budget: secondsByRules(150, { levels: (n) => 150 * (n - 1) }),
  twoPlayers: () => true,
  backdrop: 'top',
  goalShows: 'foe',

  create(g) {
    const mode = modeOf(g.design);
    const two = g.has('twoPlayers');
    const foes = crowdOf(g.design);
    const s: State = {
      mode,
      // by chance alone a war may take hours; against the computer it ends well, of two persons either may win
      piles:
        mode === 'war'
          ? dealWar(g.rand, two && g.rand.chance(0.5) ? 1 : 0, MOST_TURNS)
          : dealPiles(g.rand.shuffle(SNAP_DECK)),
      foe: foes[(g.level - 1) % foes.length] ?? g.design.cast.hero,
      total: (mode === 'war' ? DECK : SNAP_DECK).length,
      phase: 'turn',
      turn: 1,
      taker: 0,
      clock: 0,
      wait: mode === 'war' ? 0 : 60,
      react: -1,
      late: 0,
      two,
      called: null,
      calledFor: 0,
      x: new Float32Array(DECK.length),
      y: new Float32Array(DECK.length),
      snaps: 0,
      mood: new Spring(),
      foeMood: new Spring(),
      bot: { wait: 0 },
    };
    for (const side of SIDES) {
      const { x, y } = heldSpot(side, g.height);
      for (const card of s.piles.held[side]) [s.x[card], s.y[card]] = [x, y];
    }
    show(g, s);
    return s;
  },

  update: playOn,
  draw: drawSnap,
  bot: snapBot,

  state: ({ piles, phase, two, snaps, mode }) => ({
    game: mode,
    turn: phase,
    cards: piles.held.map((cards) => cards.length),
    // '#' lies face down
    open: piles.open.map((cards) => cards.map((card) => (piles.hidden.has(card) ? '#' : nameOf(card))).join(' ')),
    match: mode === 'snap' && phase === 'match',
    two,
    snaps,
  }),
});
