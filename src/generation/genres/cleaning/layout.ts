/** Where all stands: so many spots in rows, with room between them, as many columns as the window is wide for. */
import type { Actor } from '../../design.js';
import { Spring } from '../../kit/juice.js';
import { noise } from '../../kit/random.js';
import { sceneryOf } from '../../kit/scenery.js';
import type { Game } from '../../kit/types.js';
import { burnersOf, thingsOf } from './cast.js';
import { workOf } from './mode.js';
import { W, type Part, type Spot, type State, type Surface } from './state.js';

/** units at the sides, at the top, where the day goes by, and at the bottom that stay free */
const MARGIN = { side: 0.4, top: 1.25, bottom: 0.35 };
/** how wide a cell is, in parts of its height */
const SHAPE: Readonly<Record<Surface, number>> = {
  floor: 1,
  litter: 1,
  lights: 1,
  panes: 0.85,
  teeth: 0.72,
  houses: 1.12,
};
/** what is built is as much wider than high, at least and at most */
const BUILT: Partial<Record<Surface, readonly [least: number, most: number]>> = {
  panes: [0.66, 1.2],
  teeth: [0.62, 0.92],
  houses: [0.85, 1.3],
};
/** things of the place that stand about on open ground */
const STONES = 3;

const isOpen = (surface: Surface): boolean => BUILT[surface] === undefined;

const PANE = /^(?:window|mirror)$/u;
const TOOTH = /^(?:tooth|toothbrush|dentist)$/u;

/** What there is to be made good, by what the prompt names. */
export function surfaceOf({ design }: Pick<Game, 'design'>): Surface {
  const work = workOf(design);
  if (work === 'fire') return 'houses';
  if (work === 'lamps') return 'lights';
  if (design.mode === 'panes') return 'panes';
  // scenery is no part of it: a page may leave it out
  const { hero, items, goal, obstacles, enemies } = design.cast;
  const said = [hero, ...items, ...(goal ? [goal] : []), ...obstacles, ...enemies].filter(
    ({ from }) => from === 'prompt',
  );
  if (said.some(({ sprite }) => TOOTH.test(sprite))) return 'teeth';
  if (said.some(({ sprite }) => PANE.test(sprite))) return 'panes';
  return thingsOf(design).length > 0 ? 'litter' : 'floor';
}

/** What a spot shows; none: the kind draws it. */
function looksOf({ design }: Game, surface: Surface): readonly Actor[] {
  if (surface === 'litter') return thingsOf(design);
  if (surface === 'lights') return thingsOf(design);
  return surface === 'houses' ? burnersOf(design) : [];
}

/** Bits of dirt: in a heap on a floor, all over what is wiped. */
export function newParts(g: Game, surface: Surface): Part[] {
  const { rand } = g;
  const heap = surface === 'floor' || surface === 'litter';
  const many = surface === 'litter' ? 4 : heap ? 6 : 9;
  return Array.from({ length: many }, (_, i) => {
    const turn = (i / many) * 6.2832 + rand.range(-0.3, 0.3);
    const far = heap && i > 0 ? rand.range(0.22, 0.4) : 0;
    return heap
      ? { u: Math.cos(turn) * far, v: Math.sin(turn) * far, r: rand.range(0.26, 0.42), left: 1 }
      : {
          u: ((i % 3) - 1) * 0.32 + rand.range(-0.05, 0.05),
          v: (Math.floor(i / 3) - 1) * 0.32 + rand.range(-0.05, 0.05),
          r: rand.range(0.16, 0.23),
          left: 1,
        };
  });
}

/** So many spots, whose places `fit` finds. */
export function newSpots(g: Game, surface: Surface, many: number): Spot[] {
  const { rand } = g;
  const looks = looksOf(g, surface);
  const loose = isOpen(surface) ? 0.16 : 0;
  return Array.from({ length: many }, (_, i) => ({
    ju: rand.range(-loose, loose),
    jv: rand.range(-loose, loose),
    x: 0,
    y: 0,
    w: 0,
    h: 0,
    look: i,
    actor: looks[i % Math.max(1, looks.length)],
    tough: false,
    parts: [],
    good: false,
    shine: 0,
    pop: new Spring(),
    hold: 0,
    heat: 0,
    health: 1,
    guest: null,
    sparkIn: 0,
  }));
}

/** What stands about on open ground: a few things of the place. */
export function newStones(g: Game, surface: Surface): State['stones'] {
  const { obstacles, deco } = g.design.cast;
  const looks = obstacles.length > 0 ? obstacles : sceneryOf(deco);
  if (looks.length === 0 || !isOpen(surface)) return [];
  return Array.from({ length: STONES }, (_, i) => ({ x: 0, y: 0, actor: looks[i % looks.length] as Actor }));
}

interface Cell {
  readonly x: number;
  readonly y: number;
}

/** The middles of the cells in which all stands, and how large these are. */
function cellsOf(s: State): { cells: Cell[]; cw: number; ch: number } {
  const { box, surface, spots, stones } = s;
  const open = isOpen(surface);
  const many = spots.length + (open ? stones.length + 2 + Math.round(spots.length * 0.15) : 0);
  const [w, h] = [box.w - MARGIN.side * 2, box.h - MARGIN.top - MARGIN.bottom];
  const wanted = Math.round(Math.sqrt((many * w) / h / SHAPE[surface]));
  // a mouth has two rows of teeth at least
  const columns = Math.max(1, Math.min(many, wanted, surface === 'teeth' ? Math.ceil(many / 2) : many));
  const rows = Math.ceil(many / columns);
  const [cw, ch] = [w / columns, h / rows];
  const cells = Array.from({ length: open ? columns * rows : many }, (_, i) => {
    const row = Math.floor(i / columns);
    // a last row that is not full stands in the middle
    const inRow = open ? columns : Math.min(columns, many - row * columns);
    return {
      x: box.x + MARGIN.side + ((columns - inRow) / 2 + (i % columns) + 0.5) * cw,
      y: box.y + MARGIN.top + (row + 0.5) * ch,
    };
  });
  if (!open) return { cells, cw, ch };
  const start = { x: box.x + box.w / 2, y: box.y + box.h * 0.55 };
  const inWay = (one: Cell): boolean => Math.abs(one.x - start.x) < cw * 0.55 && Math.abs(one.y - start.y) < ch * 0.55;
  const order = new Map(cells.map((one, i) => [one, noise(i * 17 + s.salt)]));
  const free = cells.filter((one) => !inWay(one)).sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
  return { cells: free, cw, ch };
}

/** How large a spot is in its cell: what lies about is as wide as high, what is built fills it as far as its shape allows. */
function sizeOf(surface: Surface, cw: number, ch: number): { w: number; h: number } {
  const built = BUILT[surface];
  if (!built) {
    const side = Math.min(surface === 'lights' ? 1.7 : 2.1, Math.min(cw, ch) * 0.9);
    return { w: side, h: side };
  }
  const [w, h] = [cw * 0.88, ch * 0.86];
  return { w: Math.min(w, h * built[1]), h: Math.min(h, w / built[0]) };
}

/** Lays all out in what the window leaves room for, anew where that has changed; who is under way keeps its place in it. */
export function fit(g: Game, s: State): void {
  const [x, w, h] = [(W - g.width) / 2, g.width, g.height];
  const old = s.box;
  if (old.w === w && old.h === h && s.spots[0]?.w) return;
  s.box = { x, y: 0, w, h };
  for (const one of [s.hero, ...(s.mate ? [s.mate] : []), ...s.foes]) {
    one.x = x + ((one.x - old.x) / old.w) * w;
    one.y = (one.y / old.h) * h;
  }
  s.trail = [];
  const { cells, cw, ch } = cellsOf(s);
  const size = sizeOf(s.surface, cw, ch);
  s.spots.forEach((one, i) => {
    const cell = cells[i % cells.length] as Cell;
    one.x = cell.x + one.ju * cw;
    one.y = cell.y + one.jv * ch;
    [one.w, one.h] = [size.w, size.h];
  });
  s.stones.forEach((one, i) => {
    const cell = cells[(s.spots.length + i) % cells.length] as Cell;
    [one.x, one.y] = [cell.x, cell.y];
  });
}
