/** How pipes and cables look: pieces with what flows in them, who sends it, what it reaches, and where it leaks. */
import type { Painter, Game } from '../../kit/types.js';
import { noise } from '../../kit/random.js';
import { clamp } from '../../kit/juice.js';
import { middleOf } from './grid.js';
import { drawFrame, drawTray } from './look.js';
import { arm, drawWalls, lookOf, type Look } from './pipe-look.js';
import type { State } from './pipe-state.js';
import { FIRST, opens, periodOf, STEP, WAYS, type Way } from './pipes.js';
import { drawSeats, type Seat } from './seats.js';

/** frames of a level in which the kit tells its idea, with time to fade */
const TOLD = { from: 76, to: 310 };

/** What flows, so far as it has come: in by the arm that it enters, then out by all others. */
function drawFlow(p: Painter, s: State, cell: number, piece: number, look: Look): void {
  const fill = s.fill[cell] as number;
  const colour = look.flows[s.tint[cell] as number];
  if (fill <= 0 || !colour) return;
  const way = s.flow.entered[cell] as number;
  const entered = way >= 0 && s.flow.water[cell] ? (way as Way) : null;
  const into = entered === null ? 1 : clamp(fill * 2, 0, 1);
  const out = entered === null ? fill : clamp(fill * 2 - 1, 0, 1);
  const { ctx } = p;
  ctx.save();
  if (s.stuff === 'circuit') {
    ctx.shadowColor = colour;
    ctx.shadowBlur = 8;
  }
  // what drains fades where it is
  if (entered === null && !s.flow.water[cell]) ctx.globalAlpha = fill;
  if (entered !== null) arm(p, entered, look.core, colour, 0.5 - 0.5 * into, 0.5);
  if (into === 1) p.circle(0, 0, look.core / 2, colour);
  if (into === 1)
    for (const one of WAYS) if (one !== entered && opens(piece, one)) arm(p, one, look.core, colour, 0, 0.5 * out);
  ctx.restore();
  if (fill < 1 || !s.flow.water[cell]) return;
  // light that runs along shows that it flows
  const part = (p.now * 1.4 + noise(cell) * 0.2) % 1;
  const bright = p.mix(colour, '#ffffff', 0.65);
  for (const one of WAYS) {
    if (!opens(piece, one)) continue;
    const at = one === entered ? 0.5 - part * 0.5 : part * 0.5;
    const [dx, dy] = STEP[one] as readonly [number, number];
    p.circle(dx * at, dy * at, look.core * 0.22, bright);
  }
}

function drawPlate(p: Painter, s: State, cell: number): void {
  const { palette } = p;
  const bolted = s.board.fixed[cell] === 1;
  const wet = s.flow.water[cell] !== 0;
  const base = s.stuff === 'circuit' ? p.mix(palette.solid, '#232a3d', 0.8) : p.mix(palette.panel, '#ffffff', 0.15);
  const plain = p.mix(base, palette.solid, bolted ? 0.5 : 0.1);
  const colour = wet ? p.mix(plain, '#ffffff', 0.15) : plain;
  p.rect(-0.47, -0.44, 0.94, 0.93, p.mix(colour, '#000000', 0.4), 0.14);
  p.rect(-0.47, -0.47, 0.94, 0.9, colour, 0.14);
}

function drawBolts(p: Painter): void {
  const { palette } = p;
  for (const [x, y] of [
    [-0.37, -0.37],
    [0.37, -0.37],
    [-0.37, 0.33],
    [0.37, 0.33],
  ] as const) {
    p.circle(x, y, 0.075, p.mix(palette.solid, '#000000', 0.5));
    p.circle(x, y - 0.01, 0.055, p.mix(palette.panel, '#ffffff', 0.5));
    p.line(x - 0.03, y - 0.03, x + 0.03, y + 0.01, 0.05, p.mix(palette.solid, '#000000', 0.4));
  }
}

function drawPiece(p: Painter, s: State, cell: number, look: Look): void {
  const { ctx } = p;
  const piece = s.pieces[cell] as number;
  const { x, y } = middleOf(s.board.grid, cell);
  const size = 1 - (s.pops[cell]?.value ?? 0) * 0.5;
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(size, size);
  drawPlate(p, s, cell);
  ctx.rotate(((s.spin[cell] as number) * Math.PI) / 2);
  drawWalls(p, piece, look);
  drawFlow(p, s, cell, piece, look);
  ctx.restore();
}

/** Who sends it: the hero at the first source, a tank or a battery of its colour under it and at the others. */
function drawSource(p: Painter, s: State, at: number, look: Look): void {
  const source = s.board.sources[at];
  if (!source) return;
  const { x, y } = middleOf(s.board.grid, source.cell);
  const colour = look.flows[source.water] as string;
  const beat = 1 + Math.sin(p.now * 4) * 0.03;
  p.circle(x, y + 0.03, 0.4, look.edge);
  p.circle(x, y, 0.38, colour);
  p.circle(x, y, 0.31 * beat, p.mix(colour, '#ffffff', 0.55));
  if (at === 0) return p.hero(x, y - 0.02, 0.72, { squash: -s.mood.value * 0.2, shadow: false });
  // a drop, or a bolt of lightning
  const { ctx } = p;
  ctx.fillStyle = p.mix(colour, '#000000', 0.25);
  ctx.beginPath();
  if (s.stuff === 'circuit') for (const [dx, dy] of BOLT) ctx.lineTo(x + dx, y + dy);
  else {
    ctx.moveTo(x, y - 0.22);
    ctx.quadraticCurveTo(x + 0.17, y, x + 0.13, y + 0.08);
    ctx.arc(x, y + 0.06, 0.135, 0, Math.PI);
    ctx.quadraticCurveTo(x - 0.17, y, x, y - 0.22);
  }
  ctx.fill();
}
const BOLT = [
  [0.06, -0.24],
  [-0.15, 0.04],
  [-0.01, 0.04],
  [-0.06, 0.24],
  [0.15, -0.06],
  [0.01, -0.06],
] as const;

/** What waits: a ring of the colour that it wants, full and bright when it has it. */
function drawSink(p: Painter, s: State, at: number, look: Look): void {
  const sink = s.board.sinks[at];
  const actor = s.reached[at % s.reached.length];
  if (!sink || !actor) return;
  const { x, y } = middleOf(s.board.grid, sink.cell);
  const colour = look.flows[sink.water] as string;
  const fill = s.flow.water[sink.cell] === sink.water ? (s.fill[sink.cell] as number) : 0;
  p.circle(x, y + 0.03, 0.43, look.edge);
  p.circle(x, y, 0.41, p.mix(look.hollow, colour, 0.35 + 0.65 * fill));
  p.circle(x, y, 0.33, p.mix(p.palette.panel, '#ffffff', 0.35 + 0.4 * fill));
  const hop = fill === 1 ? Math.abs(Math.sin(p.now * 4 + at)) * 0.05 : 0;
  p.sprite(actor, x, y - 0.02 - hop, 0.66, {
    shadow: false,
    alpha: 0.55 + 0.45 * fill,
    ...(fill === 1 && { glow: colour }),
  });
}

/** Drops, or sparks, at each open end that what flows has come to. */
function drawLeaks(p: Painter, s: State, look: Look): void {
  for (const { cell, way } of s.flow.leaks) {
    if ((s.fill[cell] as number) < 1 || (s.spin[cell] as number) !== 0) continue;
    const { x, y } = middleOf(s.board.grid, cell);
    const [dx, dy] = STEP[way] as readonly [number, number];
    const colour = look.flows[s.tint[cell] as number] as string;
    for (let i = 0; i < 3; i++) {
      const part = (p.now * 1.6 + i / 3 + noise(cell + i) * 0.1) % 1;
      const aside = (noise(cell * 7 + i) - 0.5) * 0.3 * part;
      const fall = s.stuff === 'water' ? part * part * 0.12 : 0;
      const r = (s.stuff === 'water' ? 0.075 : 0.05) * (1 - part * 0.6);
      p.circle(
        x + dx * (0.48 + part * 0.28) + dy * aside,
        y + dy * (0.48 + part * 0.28) + dx * aside + fall,
        r,
        colour,
      );
    }
  }
}

/** Whether a line tells what the level brings in. */
const isTelling = (s: State, g: Game): boolean =>
  s.idea !== 'steps' && g.levels > 1 && g.frame > TOLD.from && g.frame < TOLD.to;

function heroSeat(s: State, g: Game, look: Look): Seat {
  const { hero } = g.design.cast;
  return {
    actor: hero,
    // whoever was made up for pipes lays no cables
    ...(s.stuff === 'circuit' && hero.from !== 'prompt' ? { caption: '⚡' } : {}),
    colour: look.flows[FIRST] as string,
    active: false,
    mood: clamp(-s.mood.value * 3, -1, 1),
    text: `↻ ${s.left === null ? s.turns : `${s.turns} / ${s.turns + s.left}`}`,
    ...(g.levels > 1 ? { won: g.level - 1, of: g.levels } : {}),
  };
}

/** The whole board, with who sits beside it. */
export function drawPipes(p: Painter, s: State, g: Game): void {
  const { palette } = p;
  const { grid, fixed, sinks, sources } = s.board;
  const look = lookOf(p, s.stuff);
  const tray = p.mix(palette.solid, palette.near, 0.35);
  drawTray(p, grid, tray);
  for (const { cell, actor } of s.scenery) {
    const { x, y } = middleOf(grid, cell);
    p.sprite(actor, x, y, 0.62, { shadow: false, alpha: actor.from === 'prompt' ? 0.9 : 0.4 });
  }
  for (let cell = 0; cell < s.pieces.length; cell++) if (s.pieces[cell]) drawPiece(p, s, cell, look);
  const ends = new Set([...sinks, ...sources].map(({ cell }) => cell));
  for (let cell = 0; cell < fixed.length; cell++) {
    if (!fixed[cell] || ends.has(cell) || periodOf(s.pieces[cell] as number) === 1) continue;
    const { x, y } = middleOf(grid, cell);
    p.ctx.save();
    p.ctx.translate(x, y);
    drawBolts(p);
    p.ctx.restore();
  }
  for (let at = 0; at < sources.length; at++) drawSource(p, s, at, look);
  for (let at = 0; at < sinks.length; at++) drawSink(p, s, at, look);
  drawLeaks(p, s, look);
  if (s.hint >= 0) drawFrame(p, grid, s.hint, palette.danger, 0.1 + Math.sin(p.now * 5) * 0.02);
  if (s.hands.keys) drawFrame(p, grid, s.hands.cursor, '#ffffff', 0.1);
  // a line that tells what the level brings in stands there first
  const mine = isTelling(s, g) ? null : heroSeat(s, g, look);
  const actor = s.reached[0] ?? g.design.cast.hero;
  drawSeats(p, grid, mine, { actor, colour: palette.near, active: false, text: `${s.seen} / ${sinks.length}` });
}
