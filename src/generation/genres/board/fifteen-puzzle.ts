/** The 15 puzzle: tiles with numbers, or a picture cut in tiles where the prompt names somebody, slide into the one gap until all is in order. */
import type { GameDesign } from '../../design.js';
import { clamp, Spring } from '../../kit/juice.js';
import { clearPad } from '../../kit/pad.js';
import { defineKind, type Game, type Painter } from '../../kit/types.js';
import { cellAt, middleOf, RIM, viewOf, xOf, yOf, type Grid } from './grid.js';
import { drawTray, isLight } from './look.js';
import { drawSeats } from './seats.js';
import { BACK, misplaced, mixTiles, slideTile, sourceOf, WAYS, waysFor, type Tiles, type Way } from './tiles.js';

/** frames of a slide */
const SLIDE = 6;

interface State {
  readonly tiles: Tiles;
  /** slides that the board was mixed by */
  readonly mixed: number;
  moves: number;
  /** slides that are left, where the prompt limits them */
  left: number | null;
  queue: Way[];
  /** the cell that the last tile came from, and frames left of its slide */
  from: number;
  to: number;
  sliding: number;
  /** the cell under a finger that may become a tap, -1 none */
  down: number;
  heldFor: number;
  readonly pops: readonly Spring[];
  readonly mood: Spring;
  done: boolean;
}

/** Cells as the prompt says, fewer for small children, else the fifteen that give it its name. */
export function gridOf({ rules, grid }: Pick<GameDesign, 'rules' | 'grid'>): Grid {
  if (grid) return { cols: grid.columns, rows: grid.rows };
  const side = rules.some(({ rule }) => rule === 'gentle') ? 3 : 4;
  return { cols: side, rows: side };
}

const isPicture = ({ cast }: Pick<GameDesign, 'cast'>): boolean => cast.hero.from === 'prompt';

function tell(g: Game, s: State): void {
  const all = s.tiles.cells.length - 1;
  g.progress(all - misplaced(s.tiles), all, g.design.cast.hero);
}

function move(g: Game, s: State, way: Way): void {
  const from = sourceOf(s.tiles, way);
  const to = s.tiles.gap;
  if (!slideTile(s.tiles, way)) return s.mood.kick(0.2);
  [s.from, s.to, s.sliding] = [from, to, SLIDE];
  s.moves++;
  if (s.left !== null) s.left--;
  g.sound('step', 0.9 + (s.moves % 4) * 0.05);
}

/** The slide is over: a tile that came home pops, and it is seen whether all are. */
function settle(g: Game, s: State): void {
  const { palette } = g.design.theme;
  const { x, y } = middleOf(s.tiles.grid, s.to);
  if (s.tiles.cells[s.to] === s.to + 1) {
    (s.pops[s.to] as Spring).kick(-0.12);
    g.sound('select', 1.2);
    g.burst(x, y, { n: 3, speed: 2, colour: palette.accent });
  }
  tell(g, s);
  if (misplaced(s.tiles) === 0) {
    s.done = true;
    s.queue = [];
    s.mood.kick(-0.4);
    g.addScore(100 + Math.max(0, s.mixed * 3 - s.moves) * 2, x, y);
    const { cols, rows } = s.tiles.grid;
    g.burst(RIM + cols / 2, RIM + rows / 2, { n: g.has('confetti') ? 80 : 40, shape: 'star', speed: 7, life: 1 });
    g.freeze(3);
    return g.levelDone();
  }
  if (s.left !== null && s.left <= 0 && g.hurt(x, y) === 'dead') s.done = true;
  else if (s.left !== null && s.left <= 0) s.left = Math.max(10, s.tiles.trail.length + 4);
}

/** Keys and flicks push the tile beside the gap; a tap pushes the tapped one, and all between it and the gap. */
function readWays(g: Game, s: State): void {
  let held: Way | null = null;
  let flicked = false;
  for (const way of WAYS) {
    if (g.pad[way]) held = way;
    if (!g.pressed(way)) continue;
    flicked = true;
    s.heldFor = 0;
    if (s.queue.length < 2) s.queue.push(way);
  }
  s.heldFor = held ? s.heldFor + 1 : 0;
  if (held && s.heldFor > 18 && s.heldFor % 8 === 0 && s.queue.length === 0) s.queue.push(held);
  const { pointer } = g.pad;
  const over = pointer ? cellAt(s.tiles.grid, pointer.x, pointer.y) : -1;
  if (g.clicked()) s.down = over;
  // a quick flick is down and away in one frame: its end is no tap
  if (flicked || over !== s.down) s.down = -1;
  if (!pointer || pointer.down || s.down < 0) return;
  if (s.queue.length === 0) s.queue.push(...waysFor(s.tiles, s.down));
  s.down = -1;
}

function drawTile(p: Painter, s: State, g: Game, tile: number, x: number, y: number): void {
  const { ctx, palette } = p;
  const { grid } = s.tiles;
  const home = tile - 1;
  const part = home / (grid.cols * grid.rows);
  const picture = isPicture(g.design);
  const colour = picture
    ? p.mix(p.mix(palette.sky, palette.horizon, yOf(grid, home) / grid.rows), '#ffffff', 0.2 * (xOf(grid, home) % 2))
    : p.mix(palette.accent, p.mix(palette.panel, palette.solid, 0.2), part * 0.85);
  const right = s.tiles.cells[home] === tile;
  p.rect(x - 0.47, y - 0.44, 0.94, 0.93, p.mix(colour, '#000000', 0.45), 0.12);
  p.rect(x - 0.47, y - 0.47, 0.94, 0.9, colour, 0.12);
  if (picture) {
    ctx.save();
    ctx.beginPath();
    ctx.roundRect(x - 0.47, y - 0.47, 0.94, 0.9, 0.12);
    ctx.clip();
    const at = middleOf(grid, home);
    const size = Math.min(grid.cols, grid.rows) * 0.96;
    p.sprite(g.design.cast.hero, x - at.x + RIM + grid.cols / 2, y - at.y + RIM + grid.rows / 2, size, {
      shadow: false,
    });
    ctx.restore();
  }
  p.rect(x - 0.4, y - 0.43, 0.8, 0.07, 'rgba(255,255,255,.28)', 0.03);
  const ink = isLight(colour) ? p.mix(colour, '#000000', 0.82) : '#ffffff';
  if (!picture) return p.text(String(tile), x, y + 0.02, tile > 9 ? 0.46 : 0.54, ink);
  // the number is a help, small in the corner; it stays off what is in its place
  if (right) return;
  p.circle(x - 0.31, y - 0.3, 0.14, 'rgba(0,0,0,.5)');
  p.text(String(tile), x - 0.31, y - 0.29, 0.17, '#ffffff');
}

function draw(p: Painter, s: State, g: Game): void {
  const { palette } = p;
  const { grid, cells } = s.tiles;
  const tray = p.mix(palette.solid, palette.panel, 0.4);
  drawTray(p, grid, tray);
  p.rect(RIM - 0.04, RIM - 0.04, grid.cols + 0.08, grid.rows + 0.08, p.mix(tray, '#000000', 0.45), 0.14);
  for (let c = 0; c < cells.length; c++) {
    // the last piece completes the picture
    const tile = cells[c] || (s.done && misplaced(s.tiles) === 0 && isPicture(g.design) ? cells.length : 0);
    if (tile === 0) continue;
    let { x, y } = middleOf(grid, c);
    if (c === s.to && s.sliding > 0) {
      const was = middleOf(grid, s.from);
      const part = s.sliding / SLIDE;
      x += (was.x - x) * part;
      y += (was.y - y) * part;
    }
    const size = 1 - (s.pops[c]?.value ?? 0);
    p.ctx.save();
    p.ctx.translate(x, y);
    p.ctx.scale(size, size);
    p.ctx.translate(-x, -y);
    drawTile(p, s, g, tile, x, y);
    p.ctx.restore();
  }
  const { hero, items } = g.design.cast;
  const all = cells.length - 1;
  drawSeats(
    p,
    grid,
    {
      actor: hero,
      colour: palette.accent,
      active: false,
      mood: clamp(-s.mood.value * 3, -1, 1),
      text: s.left === null ? `⇄ ${s.moves}` : `⇄ ${s.moves} / ${s.moves + s.left}`,
      ...(g.levels > 1 ? { won: g.level - 1, of: g.levels } : {}),
    },
    {
      actor: items[0] ?? hero,
      colour: palette.near,
      active: false,
      text: `${all - misplaced(s.tiles)} / ${all}`,
    },
  );
}

export const fifteenPuzzle = defineKind<State>({
  genre: 'fifteen_puzzle',
  rules: ['lives', 'timer', 'levels', 'moves', 'gentle', 'confetti'],
  view: (design) => viewOf(gridOf(design)),
  touch: { move: 'swipe' },
  lives: 0,
  levels: (design) => (gridOf(design).cols < 4 ? 3 : 1),
  budget: ({ rules }) => {
    const levels = rules.find(({ rule }) => rule === 'levels');
    return 60 + 60 * (levels && 'n' in levels ? levels.n : 1);
  },
  backdrop: 'top',
  goalShows: 'hero',

  create(g) {
    const grid = gridOf(g.design);
    const limit = g.rule('moves')?.n;
    const wanted = Math.round(grid.cols * grid.rows * (1.2 + g.skill * 5.5));
    const mixed = Math.max(2, Math.min(wanted, Math.floor((limit ?? Infinity) * 0.8), 400));
    const s: State = {
      tiles: mixTiles(g.rand, grid, mixed),
      mixed,
      moves: 0,
      left: limit ?? null,
      queue: [],
      from: 0,
      to: 0,
      sliding: 0,
      down: -1,
      heldFor: 0,
      pops: Array.from({ length: grid.cols * grid.rows }, () => new Spring()),
      mood: new Spring(),
      done: false,
    };
    tell(g, s);
    if (g.has('timer')) g.clock(300, 'lose');
    return s;
  },

  update(g, s) {
    s.mood.step();
    for (const pop of s.pops) pop.step();
    if (s.done) return;
    readWays(g, s);
    if (s.sliding > 0 && --s.sliding === 0) settle(g, s);
    const way = s.sliding === 0 && !s.done ? s.queue.shift() : undefined;
    if (way) move(g, s, way);
  },

  draw,

  bot(_g, s, pad) {
    const free = s.sliding === 0 && s.queue.length === 0 && !s.done && !WAYS.some((way) => pad[way]);
    clearPad(pad);
    pad.pointer = null;
    const last = s.tiles.trail.at(-1);
    if (free && last) pad[BACK[last]] = true;
  },

  state: (s) => ({
    needed: misplaced(s.tiles),
    moves: s.moves,
    rows: Array.from({ length: s.tiles.grid.rows }, (_, row) => [
      ...s.tiles.cells.subarray(row * s.tiles.grid.cols, (row + 1) * s.tiles.grid.cols),
    ]),
  }),
});
