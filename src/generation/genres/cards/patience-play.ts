/** A patience as it is played: moves that can all be taken back, hints, and an end that comes by itself when nothing is left to think about. */
import { Spring } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import { CARD_H, cursorAt, newCloth, spotOf, type Cloth, type Hit, type Spot } from './layout.js';
import {
  apply,
  copyTable,
  goesHome,
  isLegal,
  isSolved,
  topOf,
  type Move,
  type Patience,
  type Pile,
} from './patience.js';
import type { Step } from './solver-parts.js';

/** What a patience is, beside its rules. */
export interface Solitaire {
  readonly rules: Patience;
  /** a table as dealt; with its way to the end, where it is made backwards from there */
  deal(rand: Game['rand']): Pile[] | Dealt;
  /** a way to the end, or null where none is found among so many tables */
  solve(table: readonly Pile[], most: number): readonly Step[] | null;
  /** tables that a search looks at for a deal; a deal for which they are too few is dealt anew */
  readonly look: number;
  /** and for a hint off the way, where a table costs more than usual */
  readonly lookForHint?: number;
}

export interface Dealt {
  readonly table: Pile[];
  readonly way: readonly Step[];
}

export interface Held {
  readonly from: number;
  readonly count: number;
  /** the whole run, or as much of it as fits */
  readonly any: boolean;
}

/** A way to the end that is known from here; null: it was left, and is looked for where somebody asks. */
type Way = readonly Step[] | null;

export interface State {
  readonly game: Solitaire;
  readonly cloth: Cloth;
  table: Pile[];
  way: Way;
  /** before each move, the last one last */
  readonly undo: { readonly table: Pile[]; readonly way: Way }[];
  /** where each card is drawn: it glides to where it lies */
  readonly x: Float32Array;
  readonly y: Float32Array;
  /** frames for which they glide yet */
  stir: number;
  /** a pile; the two after the last are the buttons */
  cursor: number;
  /** keys or gamepad were used last: the cursor is drawn */
  keys: boolean;
  held: Held | null;
  /** a finger is down: on what, since where, and whether it has begun to drag */
  press: { readonly hit: Hit | null; readonly at: Spot; drags: boolean } | null;
  pointer: Spot;
  hint: Step | null;
  hintFor: number;
  moves: number;
  /** after so many moves no way on was found; −1: nobody looked */
  lostAt: number;
  /** most cards that were home: who takes back and does it again scores once */
  best: number;
  /** all that is left goes home by itself */
  finishing: boolean;
  wait: number;
  done: boolean;
  readonly mood: Spring;
  readonly bot: { wait: number; taps: readonly Spot[] };
}

/** tables that a search looks at for a hint, which is asked for once in a while: some 30 ms */
const LOOK_FOR_HINT = 2000;
const MOST_UNDO = 400;
/** frames after which a card lies where it should */
export const STIR = 50;

/** A deal that can be solved, and the way. */
export function newPatience(g: Game, game: Solitaire): State {
  for (;;) {
    const dealt = game.deal(g.rand);
    const table = 'table' in dealt ? dealt.table : dealt;
    const way = 'way' in dealt ? dealt.way : game.solve(table, game.look);
    if (!way) continue;
    const cards = Math.max(...table.flatMap((pile) => pile.cards)) + 1;
    const cloth = newCloth(game.rules);
    return {
      game,
      cloth,
      table,
      way,
      undo: [],
      x: new Float32Array(cards).fill(spotOf(cloth, table, 0, 0).x),
      y: new Float32Array(cards).fill(-CARD_H * 2),
      stir: STIR,
      cursor: game.rules.places.findIndex(({ sort }) => sort === 'column'),
      keys: false,
      held: null,
      press: null,
      pointer: { x: 0, y: 0 },
      hint: null,
      hintFor: 0,
      moves: 0,
      lostAt: -1,
      best: 0,
      finishing: false,
      wait: 0,
      done: false,
      mood: new Spring(),
      bot: { wait: 0, taps: [] },
    };
  }
}

export const sortOf = ({ game }: State, pile: number): string | undefined => game.rules.places[pile]?.sort;

export const homeCount = (s: State): number =>
  s.table.reduce((sum, { cards }, pile) => sum + (sortOf(s, pile) === 'home' ? cards.length : 0), 0);

export const tellProgress = (g: Game, s: State): void =>
  g.progress(
    homeCount(s),
    s.table.reduce((sum, { cards }) => sum + cards.length, 0),
    g.design.cast.hero,
  );

/** What is left of the way after that move; null where it leads elsewhere. */
function wayAfter({ way, game, table }: State, { from, to, count }: Move): Way {
  const next = way?.[0];
  if (!way || !next) return null;
  // a press on the stock belongs to the way as long as the wanted card is not there
  if (from === to && game.rules.spreads) return next.from === next.to ? way.slice(1) : null;
  if (from === to) return game.rules.draws === 1 || next.from === from + 1 ? way : null;
  const isIt =
    next.from === from && next.to === to && next.count === count && table[from]?.cards.at(-count) === next.card;
  return isIt ? way.slice(1) : null;
}

/** Does a legal move, with all that is seen and heard of it. */
export function doMove(g: Game, s: State, move: Move): void {
  const { rules } = s.game;
  s.undo.push({ table: copyTable(s.table), way: s.way });
  if (s.undo.length > MOST_UNDO) s.undo.shift();
  s.way = wayAfter(s, move);
  apply(rules, s.table, move);
  s.moves++;
  s.stir = STIR;
  s.held = null;
  s.hintFor = 0;
  const deals = move.from === move.to;
  const home = homeCount(s);
  if (!deals && sortOf(s, move.to) === 'home') {
    const { x, y } = cursorAt(s.cloth, s.table, move.to);
    if (home > s.best) g.addScore(10, x, y);
    s.best = Math.max(s.best, home);
    g.burst(x, y, { n: 8, shape: 'star', speed: 3, colour: [g.design.theme.palette.accent, '#ffffff'] });
    g.sound('collect', 0.8 + home * 0.012);
    s.mood.kick(-0.15);
  } else if (home > s.best) celebrate(g, s, home);
  else g.sound(deals ? 'step' : 'select', deals ? 1.2 : 1);
  tellProgress(g, s);
  if (isSolved(rules, s.table)) return finish(g, s);
  s.finishing ||= finishesItself(s);
}

/** A whole suit went home by itself. */
function celebrate(g: Game, s: State, home: number): void {
  const last = s.table.findLastIndex(({ cards }, pile) => sortOf(s, pile) === 'home' && cards.length > 0);
  const { x, y } = cursorAt(s.cloth, s.table, last);
  g.addScore((home - s.best) * 10, x, y);
  s.best = home;
  g.burst(x, y, { n: 26, shape: 'star', speed: 5, colour: [g.design.theme.palette.accent, '#ffffff'] });
  g.sound('power');
  s.mood.kick(-0.3);
}

/** A card goes home, or the stock is dealt from. */
export function moveByItself(rules: Patience, table: readonly Pile[]): Move | null {
  const { places } = rules;
  for (let from = 0; from < table.length; from++) {
    const sort = places[from]?.sort;
    const card = topOf(table[from] as Pile);
    if (card === undefined || sort === 'home' || sort === 'stock') continue;
    for (let to = 0; to < table.length; to++)
      if (places[to]?.sort === 'home' && goesHome(table[to] as Pile, card)) return { from, to, count: 1 };
  }
  const stock = places.findIndex(({ sort }) => sort === 'stock');
  const deal = { from: stock, to: stock, count: 0 };
  return isLegal(rules, table, deal) ? deal : null;
}

/** Whether home is all that every card needs: then nothing is left to think about. */
function finishesItself({ game: { rules }, table }: State): boolean {
  // suits go home whole: each card of them is a move
  if (rules.gathers) return false;
  if (table.some(({ hidden }, pile) => hidden > 0 && rules.places[pile]?.sort === 'column')) return false;
  const copy = copyTable(table);
  // as long as the stock is gone through twice without a card going home
  for (let idle = 0; idle < 60;) {
    const move = moveByItself(rules, copy);
    if (!move) break;
    idle = move.from === move.to ? idle + 1 : 0;
    apply(rules, copy, move);
  }
  return isSolved(rules, copy);
}

function finish(g: Game, s: State): void {
  s.done = true;
  s.finishing = false;
  s.mood.kick(-0.4);
  for (const pile of s.table.keys()) {
    if (sortOf(s, pile) !== 'home') continue;
    const { x, y } = cursorAt(s.cloth, s.table, pile);
    const colour = [g.design.theme.palette.accent, '#ffffff'];
    g.burst(x, y, { n: g.has('confetti') ? 40 : 22, shape: 'star', speed: 7, life: 1.1, colour });
  }
  g.levelDone();
}

/** How many cards of what is held may go there, as many as fit first; 0: none. */
export function countFor({ game, table }: State, { from, count, any }: Held, to: number): number {
  const pile = table[from] as Pile;
  for (let n = any ? pile.cards.length - pile.hidden : count; n >= (any ? 1 : count); n--)
    if (isLegal(game.rules, table, { from, to, count: n })) return n;
  return 0;
}

/** Puts back what is held, with a low sound. */
export function refuse(g: Game, s: State): void {
  s.held = null;
  g.sound('swap', 0.6);
}

export function takeBack(g: Game, s: State): void {
  const before = s.undo.pop();
  if (!before) return refuse(g, s);
  s.table = before.table;
  s.way = before.way;
  s.lostAt = -1;
  s.stir = STIR;
  s.held = null;
  s.hintFor = 0;
  tellProgress(g, s);
  g.sound('step', 0.7);
}

/** The next move of a way to the end from here; null where none is found. */
export function nextStep(s: State): Step | null {
  // a search that found nothing would find nothing again
  if (s.way === null && s.lostAt !== s.moves) {
    s.way = s.game.solve(s.table, s.game.lookForHint ?? LOOK_FOR_HINT);
    if (s.way === null) s.lostAt = s.moves;
  }
  return s.way?.[0] ?? null;
}

/** Shows the next move; where none is found, that a move should be taken back. */
export function showHint(g: Game, s: State): void {
  s.hint = nextStep(s);
  s.hintFor = 120;
  g.sound(s.hint ? 'power' : 'swap');
}
