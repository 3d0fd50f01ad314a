/** What is done with a patience's cards: they are tapped, dragged, or chosen with a cursor for keys and gamepad. */
import type { Game } from '../../kit/types.js';
import { buttonAt, CARD_H, CARD_W, cursorAt, hitAt, nextPile, type Button, type Hit } from './layout.js';
import { bestTarget, isLegal, type Pile } from './patience.js';
import { countFor, doMove, refuse, showHint, sortOf, takeBack, type State } from './patience-play.js';

/** units that a finger moves before it drags */
const DRAG = 0.3;
/** frames in which the key that begins a game is still down */
const BEGUN = 2;

/** Takes a pile's cards up; `index` is that of the card that was pointed at. */
function take(g: Game, s: State, { pile, index }: Hit): boolean {
  const { cards, hidden } = s.table[pile] as Pile;
  const count = cards.length - index;
  if (index < hidden || count < 1 || !s.game.rules.mayTake(s.table, pile, count)) return false;
  s.held = { from: pile, count, any: count === 1 };
  g.sound('select', 1.2);
  return true;
}

/** A tap: takes up, puts down, or, on what is held already, sends it where it best goes. */
function tap(g: Game, s: State, hit: Hit): void {
  const { held, table, game } = s;
  if (sortOf(s, hit.pile) === 'stock') {
    const move = { from: hit.pile, to: hit.pile, count: 0 };
    return isLegal(game.rules, table, move) ? doMove(g, s, move) : refuse(g, s);
  }
  if (held?.from === hit.pile && held.count === (table[hit.pile] as Pile).cards.length - hit.index) {
    const to = bestTarget(game.rules, table, held.from, held.count);
    return to === undefined ? refuse(g, s) : doMove(g, s, { from: held.from, to, count: held.count });
  }
  const count = held ? countFor(s, held, hit.pile) : 0;
  if (held && count > 0) return doMove(g, s, { from: held.from, to: hit.pile, count });
  s.held = null;
  if (!take(g, s, hit)) refuse(g, s);
}

function press(g: Game, s: State, button: Button): void {
  if (button === 'undo') takeBack(g, s);
  else showHint(g, s);
}

/** What is dragged falls on the nearest pile where it may lie. */
function drop(g: Game, s: State): void {
  const { held, pointer, cloth } = s;
  if (!held) return;
  const far = (to: number): number => {
    const at = cursorAt(cloth, s.table, to);
    return Math.abs(at.x - pointer.x) + Math.max(0, Math.abs(at.y - pointer.y) - CARD_H) * 0.5;
  };
  const fits = [...s.table.keys()].filter((to) => to !== held.from && countFor(s, held, to) > 0);
  const [to] = fits.toSorted((a, b) => far(a) - far(b));
  if (to !== undefined && far(to) < CARD_W * 1.1) doMove(g, s, { from: held.from, to, count: held.count });
  else refuse(g, s);
}

function readPointer(g: Game, s: State): void {
  const { pointer } = g.pad;
  if (pointer && g.clicked()) {
    const at = { x: pointer.x, y: pointer.y };
    s.keys = false;
    s.press = { hit: buttonAt(s.cloth, at) ? null : hitAt(s.cloth, s.table, at), at, drags: false };
  }
  if (!s.press) return;
  const { hit, at } = s.press;
  if (pointer?.down) {
    s.pointer = { x: pointer.x, y: pointer.y };
    const far = Math.abs(pointer.x - at.x) + Math.abs(pointer.y - at.y);
    if (s.press.drags || far <= DRAG || !hit) return;
    s.held = null;
    if (take(g, s, hit) && s.held) s.held = { ...(s.held as State['held'] & object), any: false };
    s.press.drags = s.held !== null;
    if (!s.press.drags) s.press = null;
    return;
  }
  const { drags } = s.press;
  s.press = null;
  if (drags) return drop(g, s);
  const button = buttonAt(s.cloth, at);
  if (button) press(g, s, button);
  else if (hit) {
    s.cursor = hit.pile;
    tap(g, s, hit);
  } else s.held = null;
}

const WAYS = [
  ['left', -1, 0],
  ['right', 1, 0],
  ['up', 0, -1],
  ['down', 0, 1],
] as const;

function readKeys(g: Game, s: State): void {
  const { rules } = s.game;
  for (const [side, dx, dy] of WAYS) {
    if (!g.pressed(side)) continue;
    s.keys = true;
    s.cursor = nextPile(rules, s.cursor, dx, dy);
    g.sound('step', 1.3);
  }
  if (g.pressed('b') || g.key('KeyU')) takeBack(g, s);
  if (g.key('KeyH')) showHint(g, s);
  if (!g.pressed('a')) return;
  s.keys = true;
  tap(g, s, { pile: s.cursor, index: (s.table[s.cursor] as Pile).cards.length - 1 });
}

/** One frame of the player's hands. */
export function readHands(g: Game, s: State): void {
  // the key that begins the game takes no card up
  if (g.frame > BEGUN) readKeys(g, s);
  if (!s.done && !s.finishing) readPointer(g, s);
}
