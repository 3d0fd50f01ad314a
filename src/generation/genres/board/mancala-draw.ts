/** A sowing board: pits and stores in wood, and the seeds in them, which are sown one by one. */
import type { Actor } from '../../design.js';
import { noise } from '../../kit/random.js';
import type { Painter } from '../../kit/types.js';
import { RIM, type Grid } from './grid.js';
import { drawTray } from './look.js';
import { pitsOf, sow, storeOf, type Position, type Sowing } from './mancala-rules.js';
import type { Match } from './match-state.js';
import type { Move } from './search.js';

/** beads, where the prompt names nothing */
const BEADS = ['#d8433f', '#2f78d0', '#2f9e55', '#eaa91f', '#8e5bc4', '#e07b39'] as const;

export interface Table {
  readonly game: Sowing;
  readonly grid: Grid;
}
interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Pits of two rows between the stores, each half as high as the board; sowing goes counterclockwise. */
export function boxOf({ game, grid }: Table, pit: number): Box {
  const { pits } = game;
  const half = grid.rows / 2;
  if (pit === storeOf(game, 0) || pit === storeOf(game, 1)) {
    const x = RIM + (pit === storeOf(game, 0) ? grid.cols - 1 : 0);
    return { x: x + 0.06, y: RIM + 0.5, w: 0.88, h: grid.rows - 1 };
  }
  const mine = pit < pits;
  const column = mine ? pit + 1 : pits * 2 + 1 - pit;
  return { x: RIM + column + 0.06, y: RIM + (mine ? half + 0.12 : 0.5), w: 0.88, h: half - 0.62 };
}

/** units between seeds: a few lie large, one above the other to and fro; many small in two columns, in layers where there are more still */
const FEW = 0.5;
const MANY = 0.37;

function lie({ x, y, w, h }: Box, pit: number, count: number, nth: number): { x: number; y: number; size: number } {
  const few = count * FEW < h - 0.1;
  const step = few ? FEW : MANY;
  const rows = few ? count : Math.min(Math.ceil(count / 2), Math.floor((h - 0.2) / MANY));
  const row = few ? nth : Math.floor(nth / 2) % rows;
  const layer = few ? 0 : Math.floor(nth / (rows * 2));
  const [jx, jy] = [noise(pit * 31 + nth * 7 + 1) - 0.5, noise(pit * 17 + nth * 13 + 5) - 0.5];
  const aside = few ? (count > 1 ? 0.12 : 0) : 0.2;
  return {
    x: x + w / 2 + (nth % 2 ? aside : -aside) + jx * 0.08 + layer * 0.08,
    y: y + h / 2 + ((rows - 1) / 2 - row) * step + jy * 0.08 - layer * 0.14,
    size: few ? 0.62 : 0.46,
  };
}

/** A move is the pit that is sown, and as a cell the middle of its half of the board. */
export interface Sown extends Move {
  readonly pit: number;
}

/** A match with what is sown in it: things of the cast, or beads where there are none. */
export type Laid = Match<Position, Sown> & { readonly seeds?: readonly Actor[] };

function drawSeed(p: Painter, { seeds = [] }: Laid, x: number, y: number, nth: number, size = 0.5): void {
  const actor = seeds[nth % Math.max(1, seeds.length)];
  if (actor) return p.sprite(actor, x, y, size, { shadow: false });
  const colour = BEADS[nth % BEADS.length] as string;
  p.circle(x, y + size * 0.07, size * 0.38, p.mix(colour, '#000000', 0.5));
  p.circle(x, y, size * 0.36, colour);
  p.circle(x - size * 0.11, y - size * 0.11, size * 0.11, p.mix(colour, '#ffffff', 0.65));
}

/** Wood with hollows; what does not change. */
export function drawWood(p: Painter, s: Laid, table: Table): void {
  const { cols, rows } = table.grid;
  p.kept(s, -0.1, -0.1, cols + 2 * RIM + 0.2, rows + 2 * RIM + 0.3, () => {
    const wood = p.mix('#b98148', p.palette.solid, 0.22);
    drawTray(p, table.grid, wood);
    for (let pit = 0; pit < table.game.pits * 2 + 2; pit++) {
      const { x, y, w, h } = boxOf(table, pit);
      p.rect(x - 0.04, y - 0.02, w + 0.08, h + 0.1, p.mix(wood, '#ffffff', 0.28), 0.46);
      p.rect(x, y, w, h, p.mix(wood, '#000000', 0.42), 0.42);
      p.rect(x + 0.05, y + 0.1, w - 0.1, h - 0.13, p.mix(wood, '#000000', 0.3), 0.38);
    }
  });
}

/** What lies where now: while seeds are sown, those that have fallen so far, and the pit over which the rest are held. */
function lying(s: Laid, { game }: Table, frames: number): { at: Uint8Array; hand: number; over: number } {
  if (s.phase !== 'move' || !s.before || !s.last) return { at: s.at.at, hand: 0, over: -1 };
  const { pit } = s.last;
  const all = sow(game, s.before, pit).sown;
  const fallen = Math.floor(Math.min(1, s.t / (frames * 0.85)) * all);
  const { at, hand, last } = sow(game, s.before, pit, fallen);
  return { at, hand, over: last };
}

export function drawSeeds(p: Painter, s: Laid, table: Table, frames: number): void {
  const { game, grid } = table;
  const { at, hand, over } = lying(s, table, frames);
  const ink = p.mix(p.palette.solid, '#1d1a24', 0.8);
  for (let pit = 0; pit < at.length; pit++) {
    const box = boxOf(table, pit);
    const count = at[pit] as number;
    for (let nth = 0; nth < count; nth++) {
      const { x, y, size } = lie(box, pit, count, nth);
      drawSeed(p, s, x, y, pit * 5 + nth, size);
    }
    const mine = pit <= game.pits;
    const y = mine ? RIM + grid.rows - 0.2 : RIM + 0.2;
    p.text(String(count), box.x + box.w / 2, y, pit === storeOf(game, mine ? 0 : 1) ? 0.52 : 0.42, ink);
  }
  if (hand > 0) {
    const { x, y, w } = boxOf(table, over);
    for (let nth = 0; nth < Math.min(8, hand); nth++) {
      const lift = Math.sin(s.t * 0.5 + nth) * 0.05;
      drawSeed(p, s, x + w / 2 + ((nth % 3) - 1) * 0.22, y + 0.5 + Math.floor(nth / 3) * 0.22 + lift, nth);
    }
  }
}

/** The pits of a person who is to sow beat softly. */
export function drawOpen(p: Painter, s: Laid, table: Table, colour: string): void {
  const { ctx } = p;
  ctx.save();
  ctx.strokeStyle = colour;
  ctx.globalAlpha = 0.75 + Math.sin(p.now * 4) * 0.2;
  ctx.lineWidth = 0.07;
  for (const pit of pitsOf(table.game, s.at)) {
    const { x, y, w, h } = boxOf(table, pit);
    ctx.beginPath();
    ctx.roundRect(x, y, w, h, 0.42);
    ctx.stroke();
  }
  ctx.restore();
}
