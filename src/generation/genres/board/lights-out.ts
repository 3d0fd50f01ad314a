/** Lights out: a press switches a lamp and those beside it; all are to be off. Every deal can be solved, and the fewest presses are known. */
import type { Actor, GameDesign } from '../../design.js';
import { levelsUnless, secondsByLevels } from '../../kit/budget.js';
import { clamp, round, Spring } from '../../kit/juice.js';
import { clearPad } from '../../kit/pad.js';
import { defineKind, type Game, type Painter } from '../../kit/types.js';
import { middleOf, RIM, viewOf, type Grid } from './grid.js';
import { newHands, readHands, type Hands } from './hands.js';
import { dealLamps, fewest, idlePresses, press, switchedBy } from './lamps.js';
import { drawFrame, drawTray } from './look.js';
import { drawSeats } from './seats.js';

/** frames between two of the bot's presses */
const REST = 14;

interface State {
  readonly grid: Grid;
  readonly lit: Uint8Array;
  /** the fewest presses that put all out from here */
  rest: Uint8Array;
  readonly idle: readonly Uint8Array[];
  /** the fewest from the deal */
  readonly least: number;
  /** things of the prompt that shine, in turn; none: plain lamps */
  readonly lamps: readonly Actor[];
  readonly pressed: number[];
  /** presses that are left, where the prompt limits them */
  left: number | null;
  /** shown by a hint, -1 none */
  hint: number;
  readonly hands: Hands;
  readonly pops: readonly Spring[];
  readonly mood: Spring;
  done: boolean;
  wait: number;
}

/** Cells as the prompt says, else by difficulty. */
export function gridOf({ rules, difficulty, grid }: Pick<GameDesign, 'rules' | 'difficulty' | 'grid'>): Grid {
  if (grid) return { cols: grid.columns, rows: grid.rows };
  const gentle = rules.some(({ rule }) => rule === 'gentle') ? 1 : 0;
  const side = { easy: 4, normal: 5, hard: 6 }[difficulty] - gentle;
  return { cols: side, rows: side };
}

const burning = (s: State): number => s.lit.reduce((sum, one) => sum + one, 0);
const presses = (s: State): number => s.rest.reduce((sum, one) => sum + one, 0);
const tell = (g: Game, s: State): void =>
  g.progress(s.lit.length - burning(s), s.lit.length, s.lamps[0] ?? g.design.cast.hero);

function flip(g: Game, s: State, cell: number): void {
  const { palette } = g.design.theme;
  press(s.grid, s.lit, cell);
  const rest = s.rest.slice();
  rest[cell] = rest[cell] ? 0 : 1;
  s.rest = fewest(rest, s.idle);
  s.hint = -1;
  for (const c of switchedBy(s.grid, cell)) {
    (s.pops[c] as Spring).kick(c === cell ? 0.3 : 0.16);
    const { x, y } = middleOf(s.grid, c);
    if (s.lit[c]) g.burst(x, y, { n: 3, speed: 2, colour: [palette.accent, '#ffffff'] });
    else g.burst(x, y, { n: 2, shape: 'smoke', speed: 1, gravity: -1 });
  }
  g.sound(s.lit[cell] ? 'select' : 'swap', 1 + (s.lit.length - burning(s)) / s.lit.length / 2);
  tell(g, s);
}

function pick(g: Game, s: State, cell: number): void {
  flip(g, s, cell);
  s.pressed.push(cell);
  if (s.left !== null) s.left--;
  const { x, y } = middleOf(s.grid, cell);
  if (burning(s) === 0) {
    s.done = true;
    s.mood.kick(-0.4);
    g.addScore(s.pressed.length <= s.least ? 200 : Math.max(50, 150 - 10 * (s.pressed.length - s.least)), x, y);
    const n = g.has('confetti') ? 80 : 40;
    g.burst(RIM + s.grid.cols / 2, RIM + s.grid.rows / 2, { n, shape: 'star', speed: 7, life: 1 });
    g.freeze(3);
    return g.levelDone();
  }
  if (s.left === null || s.left > 0) return;
  s.mood.kick(0.4);
  if (g.hurt(x, y) === 'dead') s.done = true;
  else s.left = presses(s) + 2;
}

function undo(g: Game, s: State): void {
  const cell = s.pressed.pop();
  if (cell === undefined) return g.sound('swap', 0.6);
  flip(g, s, cell);
  if (s.left !== null) s.left++;
}

function drawLamp(p: Painter, s: State, cell: number): void {
  const { ctx, palette } = p;
  const { x, y } = middleOf(s.grid, cell);
  const on = s.lit[cell] === 1;
  const size = 1 - (s.pops[cell]?.value ?? 0) * 0.5;
  // dark as night and bright as a lamp, whatever the theme's own colours are
  const off = p.mix(palette.solid, '#141a2b', 0.8);
  const light = p.mix(palette.accent, '#ffd84a', 0.75);
  p.rect(x - 0.46, y - 0.43, 0.92, 0.92, p.mix(on ? light : off, '#000000', 0.5), 0.2);
  p.rect(x - 0.46 * size, y - 0.46 * size, 0.92 * size, 0.9 * size, on ? light : off, 0.2);
  if (on) {
    ctx.save();
    ctx.globalAlpha = 0.65 + Math.sin(p.now * 3 + cell) * 0.08;
    p.circle(x, y, 0.4 * size, '#fff8d8');
    ctx.restore();
  }
  const lamp = s.lamps[cell % Math.max(1, s.lamps.length)];
  if (lamp) p.sprite(lamp, x, y, 0.66 * size, on ? { shadow: false, glow: '#ffffff' } : { shadow: false, alpha: 0.3 });
  else {
    p.circle(x, y, 0.27 * size, on ? p.mix(light, '#ffffff', 0.75) : p.mix(off, '#ffffff', 0.12));
    p.circle(x - 0.09, y - 0.1, 0.07, on ? '#ffffff' : p.mix(off, '#ffffff', 0.25));
  }
}

function draw(p: Painter, s: State, g: Game): void {
  const { palette } = p;
  drawTray(p, s.grid, p.mix(palette.solid, '#232c45', 0.65));
  for (let cell = 0; cell < s.lit.length; cell++) drawLamp(p, s, cell);
  if (s.hint >= 0) drawFrame(p, s.grid, s.hint, palette.danger, 0.1 + Math.sin(p.now * 5) * 0.02);
  if (s.hands.keys) drawFrame(p, s.grid, s.hands.cursor, '#ffffff', 0.1);
  const { hero, items } = g.design.cast;
  const used = s.pressed.length;
  drawSeats(
    p,
    s.grid,
    {
      actor: hero,
      colour: palette.accent,
      active: false,
      mood: clamp(-s.mood.value * 3, -1, 1),
      // presses so far, and the fewest that it takes
      text: `${used} / ${s.left === null ? s.least : used + s.left}`,
      ...(g.levels > 1 ? { won: g.level - 1, of: g.levels } : {}),
    },
    { actor: s.lamps[0] ?? items[0] ?? hero, colour: palette.near, active: false, text: `✹ ${burning(s)}` },
  );
}

export const lightsOut = defineKind<State>({
  genre: 'lights_out',
  rules: ['lives', 'timer', 'levels', 'moves', 'gentle', 'confetti'],
  view: (design) => viewOf(gridOf(design)),
  touch: { move: 'none' },
  lives: 0,
  levels: levelsUnless(4),
  budget: secondsByLevels({ base: 60, level: 30, levels: 4, item: 0, wanted: [] }),
  backdrop: 'top',

  create(g) {
    const grid = gridOf(g.design);
    const limit = g.rule('moves')?.n ?? null;
    const { lit, presses: rest } = dealLamps(g.rand, grid, Math.min(Math.round(2 + g.skill * 12), limit ?? Infinity));
    const { hero, items } = g.design.cast;
    const named = items.filter(({ from }) => from === 'prompt');
    const s: State = {
      grid,
      lit,
      rest,
      idle: idlePresses(grid),
      least: rest.reduce((sum, one) => sum + one, 0),
      lamps: named.length > 0 ? named : hero.from === 'prompt' ? [hero] : [],
      pressed: [],
      left: limit,
      hint: -1,
      hands: newHands((lit.length - 1) >> 1),
      pops: Array.from(lit, () => new Spring()),
      mood: new Spring(),
      done: false,
      wait: 0,
    };
    tell(g, s);
    if (g.has('timer')) g.clock(180, 'lose');
    return s;
  },

  update(g, s) {
    s.mood.step();
    for (const pop of s.pops) pop.step();
    if (s.done) return;
    if (g.pressed('b')) undo(g, s);
    if (g.key('KeyH')) {
      s.hint = s.rest.indexOf(1);
      g.sound('power', 1.1);
    }
    const picked = readHands(g, s.grid, s.hands);
    if (picked) pick(g, s, picked.cell);
  },

  draw,

  bot(_g, s, pad) {
    clearPad(pad);
    if (pad.pointer) pad.pointer.down = false;
    if (s.done || ++s.wait < REST) return;
    s.wait = 0;
    const cell = s.rest.indexOf(1);
    if (cell >= 0) pad.pointer = { ...middleOf(s.grid, cell), down: true };
  },

  state(s) {
    const { x, y } = middleOf(s.grid, s.hands.cursor);
    return {
      cursor: { x: round(x), y: round(y) },
      needed: burning(s),
      fewest: presses(s),
      presses: s.pressed.length,
      // '#' is lit
      rows: Array.from({ length: s.grid.rows }, (_, row) =>
        Array.from({ length: s.grid.cols }, (__, col) => (s.lit[row * s.grid.cols + col] ? '#' : '.')).join(''),
      ),
    };
  },
});
