/** Slide all tiles; two alike become the next. The cast's things are a row of growth; the tile that is wanted ends the level. */
import type { Actor, GameDesign } from '../../design.js';
import { clamp, Spring } from '../../kit/juice.js';
import { clearPad } from '../../kit/pad.js';
import { defineKind, type Game, type Painter } from '../../kit/types.js';
import { middleOf, RIM, viewOf, type Grid } from './grid.js';
import { drawTray, isLight } from './look.js';
import { drawSeats } from './seats.js';
import { bestWay, canSlide, CELLS, SIDE, slide, WAYS, type Cells, type Slid, type Way } from './slide.js';

const GRID: Grid = { cols: SIDE, rows: SIDE };
/** frames of a slide, and of the pause in which the new tile comes */
const SLIDE = 5;
/** moves that a tile of 2^n takes are some 2^n / 2.2; those a player makes in a second */
const PACE = 1.4;

interface State {
  cells: Cells;
  /** power of the tile that is wanted */
  readonly goal: number;
  readonly row: readonly Actor[];
  /** pictures on the tiles: the prompt named things for them */
  readonly pictures: boolean;
  slid: Slid[];
  /** frames left of the slide */
  left: number;
  queue: Way[];
  heldFor: number;
  /** where the newest tile came, and frames since */
  born: number;
  bornFor: number;
  readonly pops: readonly Spring[];
  moves: number | null;
  most: number;
  mood: Spring;
  done: boolean;
}

/** The things that grow into each other, smallest first; what is wanted at last is the goal, or the hero. */
export function growth({ cast }: Pick<GameDesign, 'cast'>, goal: number): { row: Actor[]; pictures: boolean } {
  const all = [...cast.items, ...cast.obstacles, ...cast.enemies, ...cast.deco].filter(
    (actor, i, list) => list.findIndex(({ sprite }) => sprite === actor.sprite) === i,
  );
  const named = all.filter(({ from }) => from === 'prompt');
  // "2048 but with cats": a cat is on every tile, and its number tells which
  if (named.length === 0 && cast.hero.from === 'prompt')
    return { row: Array.from({ length: goal }, () => cast.hero), pictures: true };
  const things = (named.length > 0 ? [...named, ...all.filter((actor) => !named.includes(actor))] : all).slice(
    0,
    goal - 1,
  );
  const row = Array.from({ length: goal - 1 }, (_, i) => things[Math.floor((i * things.length) / (goal - 1))] as Actor);
  return { row: [...row, cast.goal?.from === 'prompt' ? cast.goal : cast.hero], pictures: named.length > 0 };
}

/** Power of the tile that is wanted: 2048 for most, less for children, and never more than the moves and the clock allow. */
function goalOf(g: Game): number {
  const most = Math.min(g.rule('moves')?.n ?? Infinity, (g.rule('timer')?.seconds ?? Infinity) * PACE);
  const reach = Number.isFinite(most) ? Math.floor(Math.log2(most * 1.5)) : 11;
  const steps = g.levels > 1 ? g.levels - g.level : 0;
  return clamp(Math.min(reach, Math.round(7.2 + g.skill * 7.6) - Math.min(3, steps)), 4, 11);
}

function addTile(g: Game, s: State): void {
  const empty = [...s.cells.keys()].filter((c) => s.cells[c] === 0);
  if (empty.length === 0) return;
  s.born = g.rand.pick(empty);
  s.bornFor = 0;
  s.cells[s.born] = g.rand.chance(0.9) ? 1 : 2;
}

function tell(g: Game, s: State): void {
  g.progress(2 ** s.most, 2 ** s.goal, s.row.at(-1));
}

/** A life is spent: the smaller half of the tiles goes, and there are moves again. */
function clearRoom(g: Game, s: State): void {
  const order = [...s.cells.keys()].filter((c) => s.cells[c]).toSorted((a, b) => (s.cells[a] ?? 0) - (s.cells[b] ?? 0));
  for (const c of order.slice(0, Math.ceil(order.length / 2))) {
    s.cells[c] = 0;
    const { x, y } = middleOf(GRID, c);
    g.burst(x, y, { n: 8, shape: 'smoke', gravity: 0 });
  }
  if (s.moves !== null) s.moves = Math.max(20, g.rule('moves')?.n ?? 0);
  if (order.length < 2) addTile(g, s);
}

function move(g: Game, s: State, way: Way): void {
  s.slid = [];
  const points = slide(s.cells, way, s.slid);
  if (points < 0) {
    s.slid = [];
    s.mood.kick(0.25);
    return;
  }
  s.left = SLIDE;
  if (s.moves !== null) s.moves--;
  g.sound('step', 0.9);
  if (points > 0) g.addScore(points);
}

/** The slide is over: what has merged pops, a tile comes, and it is seen whether that was the last. */
function settle(g: Game, s: State): void {
  const { palette } = g.design.theme;
  let top = 0;
  for (const { to, power, merges } of s.slid) {
    if (!merges) continue;
    const { x, y } = middleOf(GRID, to);
    (s.pops[to] as Spring).kick(-0.22);
    g.burst(x, y, { n: 4 + power, shape: power > 6 ? 'star' : 'dot', speed: 3, colour: [palette.accent, '#ffffff'] });
    top = Math.max(top, power + 1);
  }
  s.slid = [];
  if (top > 0) g.sound(top > s.most ? 'combo' : 'collect', 0.7 + top * 0.06);
  if (top > s.most) {
    s.most = top;
    s.mood.kick(-0.4);
    tell(g, s);
  }
  addTile(g, s);
  if (s.most >= s.goal) {
    s.done = true;
    g.burst(RIM + 2, RIM + 2, { n: g.has('confetti') ? 80 : 40, shape: 'star', speed: 8, life: 1 });
    g.freeze(3);
    return g.levelDone();
  }
  if (canSlide(s.cells) && s.moves !== 0) return;
  s.mood.kick(0.4);
  if (g.hurt(RIM + 2, RIM + 2) === 'dead') s.done = true;
  else clearRoom(g, s);
}

function readHands(g: Game, s: State): void {
  let held: Way | null = null;
  for (const way of WAYS) {
    if (g.pad[way]) held = way;
    if (g.pressed(way) && s.queue.length < 2) {
      s.queue.push(way);
      s.heldFor = 0;
    }
  }
  s.heldFor = held ? s.heldFor + 1 : 0;
  // one who holds a key slides on and on
  if (held && s.heldFor > 18 && s.queue.length === 0 && s.heldFor % 9 === 0) s.queue.push(held);
}

/** Colours go from the panel's to the accent's and on to what warns. */
function colourOf(p: Painter, power: number, goal: number): string {
  const { panel, accent, danger, solid } = p.palette;
  const part = (power - 1) / Math.max(1, goal - 1);
  const low = p.mix(panel, solid, 0.18);
  return part < 0.5 ? p.mix(low, accent, part * 2) : p.mix(accent, danger, (part - 0.5) * 1.7);
}

function drawTile(p: Painter, s: State, power: number, x: number, y: number, size: number): void {
  const { ctx } = p;
  const colour = colourOf(p, power, s.goal);
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(size, size);
  p.rect(-0.45, -0.42, 0.9, 0.9, p.mix(colour, '#000000', 0.4), 0.14);
  p.rect(-0.45, -0.45, 0.9, 0.9, colour, 0.14);
  p.rect(-0.45, -0.45, 0.9, 0.12, 'rgba(255,255,255,.22)', 0.06);
  const ink = isLight(colour) ? p.mix(colour, '#000000', 0.82) : '#ffffff';
  const text = String(2 ** power);
  const last = power >= s.goal;
  if (s.pictures || last) {
    p.sprite(s.row[Math.min(power, s.goal) - 1] as Actor, 0, -0.1, 0.6, {
      shadow: false,
      ...(last ? { glow: '#ffffff' } : {}),
    });
    p.text(text, 0, 0.325, 0.22, ink);
  } else p.text(text, 0, 0.02, [0.56, 0.5, 0.4, 0.32, 0.26][text.length - 1] ?? 0.24, ink);
  ctx.restore();
}

function draw(p: Painter, s: State, g: Game): void {
  const { palette } = p;
  const tray = p.mix(palette.panel, palette.solid, 0.55);
  drawTray(p, GRID, tray);
  for (let c = 0; c < CELLS; c++) {
    const { x, y } = middleOf(GRID, c);
    p.rect(x - 0.45, y - 0.45, 0.9, 0.9, p.mix(tray, '#000000', 0.22), 0.14);
  }
  if (s.left > 0) {
    const part = 1 - s.left / SLIDE;
    for (const { from, to, power } of s.slid) {
      const [a, b] = [middleOf(GRID, from), middleOf(GRID, to)];
      drawTile(p, s, power, a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part, 1);
    }
  } else
    for (let c = 0; c < CELLS; c++) {
      const power = s.cells[c] as number;
      if (power === 0) continue;
      const { x, y } = middleOf(GRID, c);
      const grow = c === s.born ? Math.min(1, 0.3 + s.bornFor / 8) : 1;
      drawTile(p, s, power, x, y, grow * (1 - (s.pops[c] as Spring).value));
    }
  const { hero } = g.design.cast;
  // the other place shows what is to be made next
  const next = Math.min(s.most + 1, s.goal);
  drawSeats(
    p,
    GRID,
    {
      actor: hero,
      colour: palette.accent,
      active: false,
      text: String(g.score),
      mood: clamp(-s.mood.value * 3, -1, 1),
      ...(s.moves === null ? {} : { things: [{ actor: hero, text: `⇄ ${s.moves}` }] }),
    },
    { actor: s.row[next - 1] as Actor, colour: colourOf(p, next, s.goal), active: false, text: String(2 ** next) },
  );
}

export const mergeGrid = defineKind<State>({
  genre: 'merge_grid',
  rules: ['lives', 'timer', 'levels', 'moves', 'fast', 'slow', 'gentle', 'confetti'],
  view: viewOf(GRID),
  touch: { move: 'swipe' },
  // one rescue: who is stuck once goes on with the larger half of the tiles
  lives: 2,
  levels: 1,
  budget: (design) =>
    240 + 200 * ((design.rules.find(({ rule }) => rule === 'levels') as { n?: number } | undefined)?.n ?? 0),
  backdrop: 'top',
  inCells: true,

  create(g) {
    const goal = goalOf(g);
    const s: State = {
      cells: new Uint8Array(CELLS),
      goal,
      ...growth(g.design, goal),
      slid: [],
      left: 0,
      queue: [],
      heldFor: 0,
      born: -1,
      bornFor: 0,
      pops: Array.from({ length: CELLS }, () => new Spring()),
      moves: g.rule('moves')?.n ?? null,
      most: 1,
      mood: new Spring(),
      done: false,
    };
    addTile(g, s);
    addTile(g, s);
    tell(g, s);
    if (g.has('timer')) g.clock(180, 'lose');
    return s;
  },

  update(g, s) {
    s.bornFor++;
    s.mood.step();
    for (const pop of s.pops) pop.step();
    if (s.done) return;
    readHands(g, s);
    if (s.left > 0 && --s.left === 0) settle(g, s);
    const way = s.left === 0 && !s.done ? s.queue.shift() : undefined;
    if (way) move(g, s, way);
  },

  draw,

  bot(_g, s, pad) {
    const free = s.left === 0 && s.queue.length === 0 && !s.done && !WAYS.some((way) => pad[way]);
    clearPad(pad);
    pad.pointer = null;
    if (!free || s.bornFor < 2) return;
    const way = bestWay(s.cells);
    if (way) pad[way] = true;
  },

  state: (s) => ({
    cells: [...s.cells].map((power) => (power ? 2 ** power : 0)),
    most: 2 ** s.most,
    needed: 2 ** s.goal,
    moves: s.moves,
  }),
});
