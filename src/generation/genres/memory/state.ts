/** What a running memory is made of: cards, their places, and how many misses are left. */
import type { Actor, GameDesign } from '../../design.js';
import { Spring } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import { placesOf, VIEW_H, VIEW_W, type Layout } from './layout.js';

/** more cards than thirty are too small for a thumb: a longer order is dealt in boards */
export const MOST_PAIRS = 15;

export type MemoryIdea = 'plain' | 'lantern' | 'threes' | 'prankster' | 'shadows' | 'turntable';

/** type of the one card that belongs to no other: it shows all of them */
export const LANTERN = -1;

export interface Card {
  /** cards of a type belong together */
  readonly type: number;
  readonly actor: Actor;
  /** the plate behind it: tells apart types that share a picture */
  readonly plate: number;
  /** shows the shadow of its picture */
  readonly shadow: boolean;
  /** where it belongs, and where it is drawn */
  home: { x: number; y: number };
  x: number;
  y: number;
  up: boolean;
  /** 0 face down … 1 face up */
  turn: number;
  done: boolean;
  /** frames since its pair was found */
  gone: number;
  /** its face has been shown: all that the bot may know */
  seen: boolean;
  readonly squash: Spring;
}
export interface Boss {
  readonly actor: Actor;
  hit: number;
}
export interface State {
  /** what is new on this table; null: nothing */
  readonly idea: MemoryIdea | null;
  readonly layout: Layout;
  cards: Card[];
  /** width and height of a card's cell */
  cell: number;
  /** the window's units that the places were laid for */
  laidFor: string;
  phase: 'deal' | 'peek' | 'ready' | 'judge' | 'mischief' | 'shine' | 'spin';
  t: number;
  readonly peek: number;
  cursor: number;
  open: Card[];
  pairs: number;
  readonly need: number;
  /** misses left; null: a clock is the limit */
  tries: number | null;
  readonly given: number;
  shields: number;
  misses: number;
  streak: number;
  /** pictures of the pairs found, for the strip above */
  found: Actor[];
  boss: Boss | null;
  /** where two play: whose turn it is, and the pairs that each has; null where one does */
  readonly two: { turn: 0 | 1; readonly won: [number, number]; readonly rival: Actor } | null;
  /** who swaps cards, and how many misses apart; null: nobody does */
  imp: { readonly actor: Actor; readonly every: number } | null;
  swapping: [Card, Card] | null;
  readonly jump: Spring;
  /** the bot's: frames of thought */
  thought: number;
}

/** Two persons take turns: who finds a pair goes on. */
export const isForTwo = ({ rules }: Pick<GameDesign, 'rules'>): boolean =>
  rules.some(({ rule }) => rule === 'twoPlayers');

/** With fewer things than this a table shows what stands about as well. */
const FEW = 8;

/** The things, each once, then whom else the prompt names. What only fills the theme is on a card where there are few; its enemies are on none. */
export function faces({ cast }: GameDesign): Actor[] {
  const seen = new Map<string, Actor>();
  const others = [cast.hero, ...cast.enemies, cast.goal, ...cast.obstacles, cast.projectile];
  const named = others.filter((actor) => actor?.from === 'prompt');
  const about = cast.items.length < FEW ? [cast.goal, ...cast.deco, ...cast.obstacles, cast.hero] : [];
  const all = [...cast.items, ...named, ...about];
  for (const actor of all) if (actor && !seen.has(actor.sprite)) seen.set(actor.sprite, actor);
  return [...seen.values()];
}

/** How many cards belong together. */
export const alikeOf = ({ idea }: Pick<State, 'idea'>): number => (idea === 'threes' ? 3 : 2);

/** Lays a new board of so many pairs, or threes, shuffled, face down. `from` is the first picture. */
export function deal(
  g: Game,
  s: Pick<State, 'layout' | 'idea'>,
  pairs: number,
  from: number,
): Pick<State, 'cards' | 'cell' | 'laidFor'> {
  const all = faces(g.design);
  const alike = alikeOf(s);
  const each = [...Array(pairs * alike).keys()].map((i) => Math.floor(i / alike));
  const types = g.rand.shuffle(s.idea === 'lantern' ? [...each, LANTERN] : each);
  const { places, cell } = placesOf(s.layout, types.length, g);
  const shown = new Set<number>();
  const cards = places.map((home, i): Card => {
    const type = types[i] as number;
    // of two that belong together the second is the shadow, whose plate tells apart what has the same outline
    const shadow = s.idea === 'shadows' && shown.has(type);
    shown.add(type);
    return {
      type,
      actor: all[(Math.max(0, type) + from) % all.length] as Actor,
      plate: s.idea === 'shadows' ? type : Math.floor(Math.max(0, type) / all.length),
      shadow,
      home,
      x: VIEW_W / 2,
      y: VIEW_H + 1.5,
      up: false,
      turn: 0,
      done: false,
      gone: 0,
      seen: false,
      squash: new Spring(),
    };
  });
  return { cards, cell, laidFor: windowOf(g) };
}

const windowOf = ({ width, height }: Game): string => `${width} ${height}`;

/** Lays the same cards, each in its place of the row, into a window that is another than before. */
export function layAnew(g: Game, s: State): void {
  if (s.laidFor === windowOf(g) || s.swapping || s.phase === 'spin') return;
  const { places, cell } = placesOf(s.layout, s.cards.length, g);
  s.cell = cell;
  s.laidFor = windowOf(g);
  s.cards.forEach((card, i) => {
    card.home = places[i] as Card['home'];
    if (s.phase !== 'deal') ({ x: card.x, y: card.y } = card.home);
  });
}
