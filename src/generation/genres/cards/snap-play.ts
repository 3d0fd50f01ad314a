/** Snap and war as they are played: cards are turned, somebody is first or higher, and takes what lies open. */
import { approach, lerp } from '../../kit/juice.js';
import type { Game, Pad } from '../../kit/types.js';
import {
  dealAgain,
  higher,
  isMatch,
  layWar,
  otherOf,
  payOne,
  SIDES,
  takeAll,
  turnOne,
  type Side,
} from './snap-piles.js';
import { heldSpot, openSpot, W, type State } from './snap-state.js';

/** frames from one card to the next, and until the computer snaps at least and at most: easy, normal, hard */
const PACES = [64, 50, 40] as const;
const REACTIONS = [
  [62, 100],
  [44, 70],
  [27, 42],
] as const;
/** how often the computer overlooks a match */
const BLIND = [0.2, 0.08, 0] as const;
/** frames for which two alike wait to be seen; in which taken cards fly; in which it is shown who snapped */
const SEEN = 150;
const TAKING = 34;
const SHOWN = 46;
const LATE = 40;
/** frames of a war: cards that were turned are looked at, and those of a tie are laid */
const LOOK = 24;
const LAID = 40;
/** frames after which the bot sees a match */
const SEES = 16;

const strengthOf = (g: Game): 0 | 1 | 2 => (g.skill < 0.34 ? 0 : g.skill < 0.67 ? 1 : 2);

export const show = (g: Game, s: State): void =>
  g.progress(s.piles.held[0].length + s.piles.open[0].length, s.total, g.design.cast.hero);

function glide(g: Game, s: State): void {
  const to = (card: number, x: number, y: number): void => {
    s.x[card] = approach(lerp(s.x[card] as number, x, 0.24), x, 0.01);
    s.y[card] = approach(lerp(s.y[card] as number, y, 0.24), y, 0.01);
  };
  for (const side of SIDES) {
    const held = heldSpot(side, g.height);
    for (const card of s.piles.held[side]) to(card, held.x, held.y);
    for (const [i, card] of s.piles.open[side].entries()) {
      const { x, y } = openSpot(s, side, i, g.height);
      to(card, x, y);
    }
  }
}

/** Who has pressed in this frame: buttons, the second half of the keyboard, or a finger on their half of the glass. */
function pressing(g: Game, s: State): readonly Side[] {
  const out: Side[] = [];
  if (g.pressed('a') || g.pressed('b')) out.push(0);
  else if (g.clicked() && g.pad.pointer) out.push(s.two && g.pad.pointer.y < g.height / 2 ? 1 : 0);
  const { pad2 } = g;
  const second = (['a', 'b', 'left', 'right', 'up', 'down'] as const).some((one) => g.pressed(one, pad2));
  // the first key of a second person only says that somebody is there
  if (second && s.two) out.push(1);
  if (second) s.two = true;
  return out;
}

function take(g: Game, s: State, side: Side): void {
  s.taker = side;
  s.phase = 'take';
  s.wait = TAKING;
  s.late = LATE;
  const cards = s.piles.open[0].length + s.piles.open[1].length;
  const { palette } = g.design.theme;
  if (side === 0) {
    g.addScore(cards * 10, W / 2, g.height / 2);
    g.burst(W / 2, g.height / 2, { n: 14 + cards, shape: 'star', speed: 6, colour: [palette.accent, '#ffffff'] });
  }
  g.sound(side === 0 ? 'collect' : s.two ? 'power' : 'hurt', side === 0 ? 1 : 0.9);
  s.mood.kick(side === 0 ? -0.35 : 0.3);
  s.foeMood.kick(side === 1 ? -0.35 : 0.3);
}

function end(g: Game, winner: Side): void {
  if (winner === 1) return g.lose();
  g.burst(W / 2, g.height / 2, { n: g.has('confetti') ? 80 : 40, shape: 'star', speed: 8, life: 1 });
  g.levelDone();
}

/** The taken cards are there; who has none left has lost. */
function taken(g: Game, s: State): void {
  takeAll(s.piles, s.taker);
  show(g, s);
  s.phase = 'turn';
  s.turn = s.taker;
  s.wait = PACES[strengthOf(g)];
  if (s.piles.held[otherOf(s.taker)].length === 0) end(g, s.taker);
}

function call(g: Game, s: State, side: Side): void {
  if (s.phase === 'take') return;
  const right = s.phase === 'match';
  if (!right && s.late > 0) return;
  s.called = { side, right };
  s.calledFor = SHOWN;
  if (right) {
    s.snaps++;
    // as the title card calls it
    const word = g.design.controls[0]?.action;
    if (side === 0 && word) g.banner(word);
    g.shake(0.2);
    return take(g, s, side);
  }
  g.sound('swap', 0.6);
  (side === 0 ? s.mood : s.foeMood).kick(0.3);
  s.late = LATE / 2;
  if (!payOne(s.piles, side)) end(g, otherOf(side));
  show(g, s);
}

function turnOn(g: Game, s: State): void {
  const { piles, turn } = s;
  s.turn = otherOf(turn);
  s.wait = PACES[strengthOf(g)];
  if (!turnOne(piles, turn)) {
    s.wait = 1;
    if (piles.held[0].length + piles.held[1].length > 0) return;
    // nobody saw anything: all is dealt again
    dealAgain(piles, g.rand);
    g.sound('swap');
    return;
  }
  g.sound('step', turn === 0 ? 1.2 : 1);
  if (!isMatch(piles)) return;
  s.phase = 'match';
  s.wait = SEEN;
  const strength = strengthOf(g);
  const [least, most] = REACTIONS[strength];
  s.react = g.rand.chance(BLIND[strength]) ? -1 : g.rand.int(least, most);
}

export function playSnap(g: Game, s: State): void {
  for (const side of pressing(g, s)) call(g, s, side);
  if (s.phase === 'match' && !s.two && s.react > 0 && --s.react === 0) call(g, s, 1);
  if (--s.wait > 0) return;
  if (s.phase === 'take') return taken(g, s);
  s.phase = 'turn';
  turnOn(g, s);
}

/** Both turn a card at a press; what follows goes by itself. */
export function playWarOn(g: Game, s: State): void {
  const { piles } = s;
  const asked = pressing(g, s).length > 0 || g.pad.a;
  if (s.wait > 0) {
    s.wait--;
    return;
  }
  if (s.phase === 'take') {
    taken(g, s);
    s.wait = 6;
    return;
  }
  if (s.phase === 'turn') {
    if (!asked) return;
    for (const side of SIDES) turnOne(piles, side);
    g.sound('step', 1.2);
    s.phase = 'shown';
    s.wait = LOOK;
    return;
  }
  if (s.phase === 'match') {
    for (const side of SIDES) turnOne(piles, side);
    g.sound('step', 1.2);
    s.phase = 'shown';
    s.wait = LOOK;
    return;
  }
  const taker = higher(piles);
  if (taker !== null) return take(g, s, taker);
  // two alike: a war
  g.sound('boss');
  g.shake(0.25);
  const lost = layWar(piles);
  if (lost !== null) return end(g, otherOf(lost));
  s.phase = 'match';
  s.wait = LAID;
}

export function playOn(g: Game, s: State): void {
  s.clock++;
  s.mood.step();
  s.foeMood.step();
  if (s.late > 0) s.late--;
  if (s.calledFor > 0 && --s.calledFor === 0) s.called = null;
  glide(g, s);
  if (s.mode === 'war') playWarOn(g, s);
  else playSnap(g, s);
}

export function snapBot(_g: Game, s: State, pad: Pad): void {
  pad.a = false;
  if (s.mode === 'war') {
    pad.a = s.phase === 'turn' && s.wait === 0 && ++s.bot.wait % 8 === 0;
    return;
  }
  s.bot.wait = s.phase === 'match' ? s.bot.wait + 1 : 0;
  pad.a = s.bot.wait === SEES;
}
