/** Open every cell that hides nothing: numbers tell how many of the cast's enemies lie around. No guess is ever needed. */
import type { Actor } from '../../design.js';
import { clamp, round, Spring } from '../../kit/juice.js';
import { levelsUnless, secondsByLevels } from '../../kit/budget.js';
import { clearPad } from '../../kit/pad.js';
import { defineKind, type Game, type Painter } from '../../kit/types.js';
import { around, middleOf, RIM, viewOf, xOf, yOf, type Grid } from './grid.js';
import { newHands, readHands, type Hands } from './hands.js';
import { drawFrame, drawTray } from './look.js';
import { layMines, openFrom, type Field } from './mines.js';
import { drawSeats } from './seats.js';

const GRID: Grid = { cols: 9, rows: 9 };
const CELLS = GRID.cols * GRID.rows;
const NEAR = Array.from({ length: CELLS }, (_, c) => around(GRID, c));
/** frames between two of the bot's taps */
const REST = 9;

interface State {
  readonly field: Field;
  readonly foe: Actor;
  readonly open: Uint8Array;
  readonly flags: Uint8Array;
  /** frames since each cell was opened, for its picture */
  readonly since: Uint8Array;
  readonly hands: Hands;
  left: number;
  readonly free: number;
  readonly mines: number;
  mood: Spring;
  done: boolean;
  wait: number;
}

function tell(g: Game, s: State): void {
  g.progress(s.free - s.left, s.free, g.design.cast.hero);
}

function open(g: Game, s: State, cell: number): void {
  const { palette } = g.design.theme;
  const { x, y } = middleOf(GRID, cell);
  if (s.field.mines[cell]) {
    // found the hard way: it lies open from now on, and counts as found
    s.open[cell] = s.flags[cell] = 1;
    s.mood.kick(0.4);
    g.burst(x, y, { n: 24, shape: 'smoke', speed: 5, gravity: 0, colour: [palette.danger, '#ffffff'] });
    g.sound('explode');
    if (g.hurt(x, y) === 'dead') s.done = true;
    return;
  }
  const cells = openFrom(NEAR, s.field.counts, s.open, cell);
  for (const c of cells) s.flags[c] = 0;
  s.left -= cells.length;
  if (cells.length > 4) s.mood.kick(-0.25);
  g.addScore(cells.length * 5, x, y);
  g.sound(cells.length > 4 ? 'collect' : 'select', 1 + Math.min(12, cells.length) * 0.03);
  g.burst(x, y, { n: 3 + Math.min(12, cells.length), speed: 3, colour: palette.solidEdge });
  tell(g, s);
  if (s.left > 0) return;
  s.done = true;
  s.mood.kick(-0.4);
  for (let c = 0; c < CELLS; c++) {
    if (!s.field.mines[c]) continue;
    s.flags[c] = 1;
    const at = middleOf(GRID, c);
    g.burst(at.x, at.y, {
      n: g.has('confetti') ? 14 : 6,
      shape: 'star',
      speed: 4,
      colour: [palette.accent, '#ffffff'],
    });
  }
  g.levelDone();
}

/** A hidden cell is opened; an open number with all its flags opens what is left around it. */
function pick(g: Game, s: State, cell: number): void {
  if (s.flags[cell]) return g.sound('swap', 0.6);
  if (!s.open[cell]) return open(g, s, cell);
  const near = NEAR[cell] as number[];
  if (near.reduce((sum, c) => sum + (s.flags[c] as number), 0) !== s.field.counts[cell]) return;
  for (const c of near) if (!s.open[c] && !s.flags[c] && !s.done) open(g, s, c);
}

function mark(g: Game, s: State, cell: number): void {
  if (s.open[cell]) return;
  s.flags[cell] = s.flags[cell] ? 0 : 1;
  g.sound(s.flags[cell] ? 'power' : 'swap', 1.1);
  const { x, y } = middleOf(GRID, cell);
  g.burst(x, y, { n: 4, speed: 2, colour: g.design.theme.palette.accent });
}

function drawFlag(p: Painter, x: number, y: number): void {
  const { ctx, palette } = p;
  p.line(x - 0.12, y - 0.28, x - 0.12, y + 0.3, 0.07, palette.ink);
  p.rect(x - 0.24, y + 0.24, 0.26, 0.07, palette.ink, 0.03);
  ctx.fillStyle = palette.danger;
  ctx.beginPath();
  ctx.moveTo(x - 0.1, y - 0.3);
  ctx.lineTo(x + 0.28, y - 0.13 + Math.sin(p.now * 3 + x) * 0.02);
  ctx.lineTo(x - 0.1, y + 0.04);
  ctx.fill();
}

function drawCell(p: Painter, s: State, c: number): void {
  const { palette } = p;
  const { x, y } = middleOf(GRID, c);
  const even = (xOf(GRID, c) + yOf(GRID, c)) % 2 === 0;
  const floor = p.mix(palette.panel, palette.ink, even ? 0.04 : 0.1);
  p.rect(x - 0.5, y - 0.5, 1.005, 1.005, floor);
  const mine = s.field.mines[c] === 1;
  if (s.open[c]) {
    if (mine) {
      p.rect(x - 0.5, y - 0.5, 1, 1, p.mix(palette.danger, palette.panel, 0.35));
      return p.sprite(s.foe, x, y, 0.78, { shadow: false });
    }
    const count = s.field.counts[c] as number;
    const hue = [palette.near, palette.near, palette.solid, palette.danger, palette.accent][
      Math.min(count, 4)
    ] as string;
    if (count > 0) p.text(String(count), x, y + 0.03, 0.62, p.mix(palette.ink, hue, count > 2 ? 0.5 : 0.35));
    const fresh = s.since[c] as number;
    if (fresh >= 10) return;
    p.ctx.save();
    p.ctx.globalAlpha = 1 - fresh / 10;
    lid(p, x, y, even, 1 - fresh / 20);
    return p.ctx.restore();
  }
  lid(p, x, y, even, 1);
  if (s.done && mine) p.sprite(s.foe, x, y, 0.72, { shadow: false });
  else if (s.flags[c]) drawFlag(p, x, y - 0.02);
}

/** What lies over a cell that nobody has opened. */
function lid(p: Painter, x: number, y: number, even: boolean, size: number): void {
  const { solid, solidEdge } = p.palette;
  const top = p.mix(solid, solidEdge, even ? 0.3 : 0.18);
  p.rect(x - 0.47 * size, y - 0.44 * size, 0.94 * size, 0.93 * size, p.mix(solid, '#000000', 0.35), 0.14);
  p.rect(x - 0.47 * size, y - 0.47 * size, 0.94 * size, 0.88 * size, top, 0.14);
  p.rect(x - 0.4 * size, y - 0.43 * size, 0.8 * size, 0.09 * size, 'rgba(255,255,255,.3)', 0.04);
}

export const minesweeper = defineKind<State>({
  genre: 'minesweeper',
  rules: ['lives', 'timer', 'levels', 'mines', 'gentle', 'confetti'],
  view: viewOf(GRID),
  touch: { move: 'none' },
  lives: 3,
  levels: levelsUnless(3),
  budget: secondsByLevels({ base: 60, level: 60, item: 0, wanted: [] }),
  backdrop: 'top',
  goalShows: 'foe',

  create(g) {
    const first = g.level === 1 && g.levels > 1 ? 2 : 0;
    const field = layMines(g.rand, GRID, g.rule('mines')?.n ?? clamp(Math.round(8 + g.skill * 9) - first, 6, 17));
    const { enemies } = g.design.cast;
    const named = enemies.filter(({ from }) => from === 'prompt');
    const hidden = named.length > 0 ? named : enemies;
    const s: State = {
      field,
      foe: hidden[(g.level - 1) % hidden.length] as Actor,
      open: new Uint8Array(CELLS),
      flags: new Uint8Array(CELLS),
      since: new Uint8Array(CELLS),
      hands: newHands(field.start),
      left: 0,
      free: CELLS - field.mines.reduce((sum, mine) => sum + mine, 0),
      mines: field.mines.reduce((sum, mine) => sum + mine, 0),
      mood: new Spring(),
      done: false,
      wait: 0,
    };
    s.left = s.free - openFrom(NEAR, field.counts, s.open, field.start).length;
    tell(g, s);
    if (g.has('timer')) g.clock(180, 'lose');
    return s;
  },

  update(g, s) {
    s.mood.step();
    for (let c = 0; c < CELLS; c++) if (s.open[c] && (s.since[c] as number) < 20) (s.since[c] as number)++;
    if (s.done) return;
    const picked = readHands(g, GRID, s.hands, g.pad, true);
    if (picked?.how === 'pick') pick(g, s, picked.cell);
    else if (picked) mark(g, s, picked.cell);
  },

  draw(p, s, g) {
    const { palette } = p;
    drawTray(p, GRID, p.mix(palette.solid, palette.solidEdge, 0.12));
    p.rect(RIM - 0.04, RIM - 0.04, GRID.cols + 0.08, GRID.rows + 0.08, p.mix(palette.solid, '#000000', 0.4), 0.1);
    for (let c = 0; c < CELLS; c++) drawCell(p, s, c);
    // a finger that stays will set a flag
    if (s.hands.down >= 0 && s.hands.downFor > 6) drawFrame(p, GRID, s.hands.down, palette.danger, 0.1);
    if (s.hands.keys) drawFrame(p, GRID, s.hands.cursor, palette.ink, 0.1);
    const found = s.flags.reduce((sum, flag) => sum + flag, 0);
    const mood = clamp(-s.mood.value * 3, -1, 1);
    const share = `${Math.round(((s.free - s.left) / s.free) * 100)} %`;
    drawSeats(
      p,
      GRID,
      {
        actor: g.design.cast.hero,
        colour: palette.accent,
        active: false,
        mood,
        text: share,
        won: g.level - 1,
        of: g.levels,
      },
      { actor: s.foe, colour: palette.danger, active: false, mood: -mood, text: `⚑ ${found} / ${s.mines}` },
    );
  },

  bot(_g, s, pad) {
    clearPad(pad);
    if (pad.pointer) pad.pointer.down = false;
    if (s.done) s.wait = 0;
    if (s.done || ++s.wait < REST) return;
    s.wait = 0;
    const cell = s.field.proof.find((c) => !s.open[c] && !s.flags[c]);
    if (cell !== undefined) pad.pointer = { ...middleOf(GRID, cell), down: true };
  },

  state(s) {
    const { x, y } = middleOf(GRID, s.hands.cursor);
    return {
      cursor: { x: round(x), y: round(y) },
      needed: s.left,
      mines: s.mines,
      // only what a player sees: a number, '#' hidden, 'F' flag, '*' a mine that was opened
      rows: Array.from({ length: GRID.rows }, (_, row) =>
        Array.from({ length: GRID.cols }, (__, col) => {
          const c = row * GRID.cols + col;
          if (!s.open[c]) return s.flags[c] ? 'F' : '#';
          return s.field.mines[c] ? '*' : String(s.field.counts[c]);
        }).join(''),
      ),
    };
  },
});
