/** Open every cell that hides nothing: numbers tell how many of the cast's enemies lie around. No guess is ever needed. */
import type { Actor } from '../../design.js';
import { clamp, round, Spring } from '../../kit/juice.js';
import { levelsUnless, secondsByLevels } from '../../kit/budget.js';
import { clearPad } from '../../kit/pad.js';
import { defineKind, type Game } from '../../kit/types.js';
import { around, middleOf, RIM, viewOf, type Grid } from './grid.js';
import { newHands, readHands } from './hands.js';
import { drawFrame, drawTray } from './look.js';
import { layMines, openFrom } from './mines.js';
import { drawCell } from './minesweeper-draw.js';
import { gridOf, type State } from './minesweeper-state.js';
import { drawSeats } from './seats.js';

/** frames between two of the bot's taps */
const REST = 9;

/** As many mines as the prompt says; else more by skill, for each cell of the board, and two fewer at first. */
function minesOf(g: Game, { cols, rows }: Grid): number {
  const first = g.level === 1 && g.levels > 1 ? 2 : 0;
  return g.rule('mines')?.n ?? Math.round((clamp(8 + g.skill * 9 - first, 6, 17) * cols * rows) / 81);
}

function tell(g: Game, s: State): void {
  g.progress(s.free - s.left, s.free, g.design.cast.hero);
}

function open(g: Game, s: State, cell: number): void {
  const { palette } = g.design.theme;
  const { x, y } = middleOf(s.grid, cell);
  if (s.field.mines[cell]) {
    // found the hard way: it lies open from now on, and counts as found
    s.open[cell] = s.flags[cell] = 1;
    s.mood.kick(0.4);
    g.burst(x, y, { n: 24, shape: 'smoke', speed: 5, gravity: 0, colour: [palette.danger, '#ffffff'] });
    g.sound('explode');
    if (g.hurt(x, y) === 'dead') s.done = true;
    return;
  }
  const cells = openFrom(s.near, s.field.counts, s.open, cell);
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
  for (let c = 0; c < s.open.length; c++) {
    if (!s.field.mines[c]) continue;
    s.flags[c] = 1;
    const at = middleOf(s.grid, c);
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
  const near = s.near[cell] as readonly number[];
  if (near.reduce((sum, c) => sum + (s.flags[c] as number), 0) !== s.field.counts[cell]) return;
  for (const c of near) if (!s.open[c] && !s.flags[c] && !s.done) open(g, s, c);
}

function mark(g: Game, s: State, cell: number): void {
  if (s.open[cell]) return;
  s.flags[cell] = s.flags[cell] ? 0 : 1;
  g.sound(s.flags[cell] ? 'power' : 'swap', 1.1);
  const { x, y } = middleOf(s.grid, cell);
  g.burst(x, y, { n: 4, speed: 2, colour: g.design.theme.palette.accent });
}

export const minesweeper = defineKind<State>({
  genre: 'minesweeper',
  rules: ['lives', 'timer', 'levels', 'mines', 'gentle', 'confetti'],
  view: (design) => viewOf(gridOf(design)),
  touch: { move: 'none' },
  lives: 3,
  levels: levelsUnless(3),
  budget: secondsByLevels({ base: 60, level: 60, item: 0, wanted: [] }),
  backdrop: 'top',
  goalShows: 'foe',

  create(g) {
    const grid = gridOf(g.design);
    const cells = grid.cols * grid.rows;
    const near = Array.from({ length: cells }, (_, c) => around(grid, c));
    const field = layMines(g.rand, grid, minesOf(g, grid));
    const { enemies } = g.design.cast;
    const named = enemies.filter(({ from }) => from === 'prompt');
    const hidden = named.length > 0 ? named : enemies;
    const s: State = {
      grid,
      near,
      field,
      foe: hidden[(g.level - 1) % hidden.length] as Actor,
      open: new Uint8Array(cells),
      flags: new Uint8Array(cells),
      since: new Uint8Array(cells),
      hands: newHands(field.start),
      left: 0,
      free: cells - field.mines.reduce((sum, mine) => sum + mine, 0),
      mines: field.mines.reduce((sum, mine) => sum + mine, 0),
      mood: new Spring(),
      done: false,
      wait: 0,
    };
    s.left = s.free - openFrom(near, field.counts, s.open, field.start).length;
    tell(g, s);
    if (g.has('timer')) g.clock(180, 'lose');
    return s;
  },

  update(g, s) {
    s.mood.step();
    for (let c = 0; c < s.open.length; c++) if (s.open[c] && (s.since[c] as number) < 20) (s.since[c] as number)++;
    if (s.done) return;
    const picked = readHands(g, s.grid, s.hands, g.pad, true);
    if (picked?.how === 'pick') pick(g, s, picked.cell);
    else if (picked) mark(g, s, picked.cell);
  },

  draw(p, s, g) {
    const { palette } = p;
    drawTray(p, s.grid, p.mix(palette.solid, palette.solidEdge, 0.12));
    p.rect(RIM - 0.04, RIM - 0.04, s.grid.cols + 0.08, s.grid.rows + 0.08, p.mix(palette.solid, '#000000', 0.4), 0.1);
    for (let c = 0; c < s.open.length; c++) drawCell(p, s, c);
    // a finger that stays will set a flag
    if (s.hands.down >= 0 && s.hands.downFor > 6) drawFrame(p, s.grid, s.hands.down, palette.danger, 0.1);
    if (s.hands.keys) drawFrame(p, s.grid, s.hands.cursor, palette.ink, 0.1);
    const found = s.flags.reduce((sum, flag) => sum + flag, 0);
    const mood = clamp(-s.mood.value * 3, -1, 1);
    const share = `${Math.round(((s.free - s.left) / s.free) * 100)} %`;
    drawSeats(
      p,
      s.grid,
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
    if (cell !== undefined) pad.pointer = { ...middleOf(s.grid, cell), down: true };
  },

  state(s) {
    const { x, y } = middleOf(s.grid, s.hands.cursor);
    return {
      cursor: { x: round(x), y: round(y) },
      needed: s.left,
      mines: s.mines,
      // only what a player sees: a number, '#' hidden, 'F' flag, '*' a mine that was opened
      rows: Array.from({ length: s.grid.rows }, (_, row) =>
        Array.from({ length: s.grid.cols }, (__, col) => {
          const c = row * s.grid.cols + col;
          if (!s.open[c]) return s.flags[c] ? 'F' : '#';
          return s.field.mines[c] ? '*' : String(s.field.counts[c]);
        }).join(''),
      ),
    };
  },
});
