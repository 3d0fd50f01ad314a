/** The hands at a match of dominoes: a person's by finger or keys, and the bot's. */
import { clearPad } from '../../kit/pad.js';
import type { Game, Pad } from '../../kit/types.js';
import { isPerson } from './hidden-hands.js';
import { chosen } from './domino-mind.js';
import { mayDraw, type Choice, type Tile } from './domino-rules.js';
import { handSpot, STOCK, type State } from './domino-state.js';
import type { Random } from '../../kit/random.js';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** frames between two of the bot's taps */
const REST = 9;
/** where the next person takes the screen over */
const TAKE_OVER: Place = { x: 5.3, y: 12.05 };

/** Nothing fits, and the stock has tiles: one is to be drawn. */
export const mustDraw = (s: State): boolean => s.phase === 'turn' && s.choices.length === 0 && mayDraw(s.round);

const tileSpot = (s: State, tile: Tile): Place => {
  const hand = s.round.hands[s.round.turn] as readonly Tile[];
  return handSpot(hand.length, hand.indexOf(tile));
};

/** Where the cursor is: on a tile of the hand, at an end of the line, or on the stock. */
export function cursorSpot(s: State): Place {
  if (s.phase === 'curtain') return TAKE_OVER;
  if (s.phase === 'turn' && isPerson(s)) {
    const tile = s.playable[s.picked];
    if (s.held !== null) return s.ends[s.end] ?? STOCK;
    if (tile !== undefined) return tileSpot(s, tile);
  }
  return STOCK;
}

export type Wish = Choice | 'draw' | 'look' | null;

/** The tile is laid where it fits; one that fits both ends is held until an end is chosen. */
function choose(g: Game, s: State, tile: Tile): Wish {
  const fitting = s.choices.filter((choice) => choice.tile === tile);
  const [first] = fitting;
  if (!first) return null;
  if (fitting.length === 1) return first;
  if (s.held === tile) return { tile, end: s.end };
  s.held = tile;
  s.end = 'right';
  s.picked = s.playable.indexOf(tile);
  g.sound('select', 1.2);
  return null;
}

function readFinger(g: Game, s: State, at: Place): Wish {
  if (s.phase === 'curtain') return 'look';
  if (mustDraw(s)) return Math.abs(at.x - STOCK.x) < 0.95 && Math.abs(at.y - STOCK.y) < 1.6 ? 'draw' : null;
  if (s.held !== null) {
    for (const end of ['left', 'right'] as const) {
      const spot = s.ends[end];
      if (spot && (spot.x - at.x) ** 2 + (spot.y - at.y) ** 2 < Math.max(1, spot.size * 1.3) ** 2)
        return { tile: s.held, end };
    }
  }
  const hand = s.round.hands[s.round.turn] as readonly Tile[];
  const tile = hand.find((_, nth) => {
    const spot = handSpot(hand.length, nth);
    return Math.abs(spot.x - at.x) < spot.size * 0.56 && Math.abs(spot.y - at.y) < spot.size * 1.06;
  });
  if (tile !== undefined && s.playable.includes(tile)) return choose(g, s, tile);
  s.held = null;
  s.refused = tile ?? null;
  s.no.kick(0.5);
  g.sound('swap', 0.6);
  return null;
}

/** What a person does now, or null. */
export function readPerson(g: Game, s: State): Wish {
  const pad = s.round.turn === 1 ? g.pad2 : g.pad;
  const { pointer } = g.pad;
  if (g.clicked() && pointer) {
    s.keys = false;
    return readFinger(g, s, pointer);
  }
  const step =
    Number(g.pressed('right', pad) || g.pressed('down', pad)) - Number(g.pressed('left', pad) || g.pressed('up', pad));
  if (step !== 0) {
    s.keys = true;
    g.sound('step', 1.3);
    if (s.held !== null) s.end = s.end === 'left' ? 'right' : 'left';
    else if (s.playable.length > 0) s.picked = (s.picked + step + s.playable.length) % s.playable.length;
  }
  if (g.pressed('b', pad)) s.held = null;
  if (!g.pressed('a', pad)) return null;
  s.keys = true;
  if (s.phase === 'curtain') return 'look';
  if (mustDraw(s)) return 'draw';
  const tile = s.playable[s.picked];
  return tile === undefined ? null : choose(g, s, tile);
}

/** Lays what care would lay, and draws where it must; of two persons, who have one mouse, it is both. */
export function dominoBot(_: Game, s: State, pad: Pad): void {
  clearPad(pad);
  if (pad.pointer) pad.pointer.down = false;
  const waits = s.phase === 'curtain' || (s.phase === 'turn' && isPerson(s) && (s.choices.length > 0 || mustDraw(s)));
  if (!waits || ++s.rest < REST) return;
  s.rest = 0;
  const choice = s.phase === 'turn' ? chosen(s.round, 0, s.minds[s.round.turn] as Random) : undefined;
  if (!choice) pad.pointer = { ...cursorSpot(s), down: true };
  else if (s.held === choice.tile) pad.pointer = { ...(s.ends[choice.end] ?? STOCK), down: true };
  else pad.pointer = { ...tileSpot(s, choice.tile), down: true };
}
