/** Blackjack: reach a sum of chips before they are gone. The shoe is one with which careful play was seen to get there. */
import { crowdOf } from '../../kit/bosses.js';
import { secondsByRules } from '../../kit/budget.js';
import { round, Spring } from '../../kit/juice.js';
import { Random } from '../../kit/random.js';
import { defineKind, type Game } from '../../kit/types.js';
import { newShoe, worthOf } from './blackjack-rules.js';
import { findShoe, stakeOf, type House } from './blackjack-strategy.js';
import { drawBlackjack } from './blackjack-draw.js';
import { blackjackBot, knobsOf, playOn, show } from './blackjack-play.js';
import { H, TALLEST, W, type State } from './blackjack-state.js';
import { nameOf } from './deck.js';

/** chips at the start, and decks in the shoe, where the prompt says nothing */
const START = 100;
const DECKS = 6;

/** The house's rules as they were asked for; the goal is twice the start. */
function houseOf(g: Game): House {
  const asked = { start: g.rule('chips')?.n, goal: g.rule('target')?.n };
  const start = asked.start ?? (asked.goal ? Math.max(10, Math.round(asked.goal / 2)) : START);
  return {
    start,
    // what is there already is no goal
    goal: asked.goal && asked.goal > start ? asked.goal : start * 2,
    decks: g.rule('decks')?.n ?? DECKS,
    hitsSoft: g.design.mode === 'soft_seventeen',
  };
}

export const blackjack = defineKind<State>({
  genre: 'blackjack',
  rules: ['chips', 'target', 'decks', 'levels', 'gentle', 'noLose', 'confetti'],
  view: { kind: 'board', w: W, h: H, tallest: TALLEST },
  touch: { move: 'none' },
  lives: 0,
  levels: 1,
  budget: secondsByRules(150, { levels: (n) => 150 * (n - 1) }),
  backdrop: 'top',
  goalShows: 'foe',

  create(g) {
    const house = houseOf(g);
    const { seed, stakes } = findShoe(g.rand, house, g.skill < 0.34 ? 2 : g.skill < 0.67 ? 1 : 0);
    const foes = crowdOf(g.design);
    const s: State = {
      house,
      shoe: newShoe(new Random(seed), house.decks),
      proven: stakes,
      foe: foes[(g.level - 1) % foes.length] ?? g.design.cast.hero,
      chips: house.start,
      stake: stakeOf(2, house.start),
      round: null,
      phase: 'stake',
      clock: 0,
      wait: 0,
      dealt: {},
      brought: [],
      cursor: 5,
      keys: false,
      refused: -1,
      refusedFor: 0,
      rounds: 0,
      mood: new Spring(),
      foeMood: new Spring(),
      bot: { wait: 0 },
    };
    show(g, s);
    return s;
  },

  update: playOn,
  draw: drawBlackjack,
  bot: blackjackBot,

  state(s, g) {
    const knob = knobsOf(s, g.height)[s.cursor];
    const hidden = s.phase === 'turn';
    return {
      cursor: knob ? { x: round(knob.x), y: round(knob.y) } : null,
      chips: s.chips,
      needed: s.house.goal,
      stake: s.stake,
      turn: s.phase,
      rounds: s.rounds,
      // only what a player sees: '#' lies face down
      dealer: s.round?.dealer.map((card, i) => (hidden && i === 1 ? '#' : nameOf(card))).join(' ') ?? '',
      hands: s.round?.hands.map(({ cards }) => `${cards.map(nameOf).join(' ')} = ${worthOf(cards).total}`) ?? [],
      playing: s.round && hidden ? s.round.at : null,
    };
  },
});
