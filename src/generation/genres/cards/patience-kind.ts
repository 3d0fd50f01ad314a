/** A description of a patience, made into a kind: `patienceKind(genre, games)` is all that such a kind's file exports. */
import type { Genre } from '../../design.js';
import { secondsByRules } from '../../kit/budget.js';
import { approach, lerp, round } from '../../kit/juice.js';
import { clearPad } from '../../kit/pad.js';
import { defineKind, type Game, type Kind, type Pad } from '../../kit/types.js';
import { nameOf } from './deck.js';
import { buttonsOf, CARD_W, cursorAt, spotOf, viewOf, type Spot } from './layout.js';
import type { Pile } from './patience.js';
import { drawPatience } from './patience-draw.js';
import { readHands } from './patience-hands.js';
import {
  doMove,
  homeCount,
  moveByItself,
  newPatience,
  nextStep,
  STIR,
  tellProgress,
  type Solitaire,
  type State,
} from './patience-play.js';

/** frames that the bot rests before each of its taps */
const REST = 7;
/** frames between two cards that go home by themselves */
const BEAT = 5;
/** from one card to the next of a run that is dragged */
const HANG = 0.36;

/** Every card glides to where it lies; what is dragged hangs from the finger. A table that rests costs nothing. */
function glide(s: State): void {
  if (s.press?.drags) s.stir = STIR;
  if (s.stir === 0) return;
  s.stir--;
  const { cloth, table, held, pointer } = s;
  const drags = s.press?.drags ? held : null;
  for (let pile = 0; pile < table.length; pile++) {
    const { cards } = table[pile] as Pile;
    const low = drags?.from === pile ? cards.length - drags.count : cards.length;
    for (let index = 0; index < cards.length; index++) {
      const card = cards[index] as number;
      if (index >= low) {
        s.x[card] = pointer.x - CARD_W / 2;
        s.y[card] = pointer.y - 0.3 + (index - low) * HANG;
        continue;
      }
      const { x, y } = spotOf(cloth, table, pile, index);
      s.x[card] = approach(lerp(s.x[card] as number, x, 0.26), x, 0.01);
      s.y[card] = approach(lerp(s.y[card] as number, y, 0.26), y, 0.01);
    }
  }
}

function stepPatience(g: Game, s: State): void {
  if (s.cloth.h !== g.height) s.stir = STIR;
  s.cloth.h = g.height;
  s.mood.step();
  if (s.hintFor > 0) s.hintFor--;
  glide(s);
  if (s.done) return;
  if (!s.finishing) return readHands(g, s);
  s.press = null;
  if (++s.wait % BEAT > 0) return;
  const move = moveByItself(s.game.rules, s.table);
  if (move) doMove(g, s, move);
}

/** The taps of the next move of the way: a card of the stock is turned up first, one press a time; off the way, a move is taken back. */
function tapsOf(s: State): readonly Spot[] {
  const step = nextStep(s);
  if (!step) return [buttonsOf(s.cloth).undo];
  const { from, to, card, count } = step;
  if (from === to) return [cursorAt(s.cloth, s.table, from)];
  const isUp = s.table[from]?.cards.at(-count) === card;
  return (isUp ? [from, to] : [from - 1]).map((pile) => cursorAt(s.cloth, s.table, pile));
}

/** Goes the way that the deal was proved by. */
function patienceBot(s: State, pad: Pad): void {
  clearPad(pad);
  if (pad.pointer) pad.pointer.down = false;
  const { bot } = s;
  if (s.done || s.finishing || ++bot.wait < REST) return;
  bot.wait = 0;
  const [tap, ...rest] = bot.taps.length > 0 ? bot.taps : tapsOf(s);
  bot.taps = rest;
  if (tap) pad.pointer = { ...tap, down: true };
}

/** The kind of that patience; which one of them may hang on the design and the game's skill. All have the view of the first. */
export function patienceKind(genre: Genre, game: (g: Game) => Solitaire, { rules }: Solitaire): Kind<State> {
  return defineKind<State>({
    genre,
    rules: ['timer', 'levels', 'gentle', 'confetti'],
    view: viewOf(rules),
    touch: { move: 'none' },
    lives: 0,
    levels: 1,
    budget: secondsByRules(150, { levels: (n) => 150 * (n - 1) }),
    backdrop: 'top',
    goalShows: 'hero',

    create(g) {
      const s = newPatience(g, game(g));
      tellProgress(g, s);
      if (g.has('timer')) g.clock(600, 'lose');
      return s;
    },
    update: stepPatience,
    draw: drawPatience,
    bot: (_g, s, pad) => patienceBot(s, pad),

    state(s) {
      const { x, y } = cursorAt(s.cloth, s.table, s.cursor);
      const { undo } = buttonsOf(s.cloth);
      return {
        cursor: { x: round(x), y: round(y) },
        hits: [{ button: 'b', x: round(undo.x), y: round(undo.y) }],
        home: homeCount(s),
        moves: s.moves,
        held: s.held ? s.held.from : null,
        // only what a player sees: '#' lies face down
        piles: s.table.map(({ cards, hidden }) => cards.map((card, i) => (i < hidden ? '#' : nameOf(card))).join(' ')),
      };
    },
  });
}
